// Typed text, taken apart. Everything is in small letters by then.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::anunnaki::companion::typed {

using Words = std::vector<std::string>;

std::string lower(std::string_view text);
std::string_view trimmed(std::string_view text);
// What stands between the blanks.
Words words_of(std::string_view text);
// What stands between these signs, trimmed; empty pieces are left out.
Words split(std::string_view text, char between);
std::string joined(const Words& words, std::size_t first = 0);

// A number of so many digits at most.
std::optional<int> number_of(std::string_view text, std::size_t most_digits);
// Capital letters and digits alone, without zeros in front of a number: "g-k03" is "GK3".
std::string plain(std::string_view name);

}  // namespace orrery::anunnaki::companion::typed
