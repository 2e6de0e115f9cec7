// What a player types, taken apart.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::cli::play {

using Words = std::vector<std::string>;

std::string upper(std::string text);
// In small letters, separated by blanks.
Words lower_words(std::string_view typed);

// A number of so many digits at most.
std::optional<int> typed_number(std::string_view text, std::size_t most_digits);

}  // namespace orrery::cli::play
