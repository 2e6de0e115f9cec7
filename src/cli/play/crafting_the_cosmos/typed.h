// Words a player of Crafting the Cosmos types, read one by one in any case.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/play/typed.h"
#include "games/crafting_the_cosmos/content.h"

namespace orrery::cli::play::crafting {

// In small letters; commas separate like blanks.
Words split(std::string_view typed);

// Each gives the name as actions write it, or nothing for another word.
std::optional<std::string> star(std::string_view word);      // "5", "05", "s5"
std::optional<std::string> life(std::string_view word);      // "14", "l14"
std::optional<std::string> nebula(const std::string& word);  // "nd0"
std::optional<std::string> element(const std::string& word);
std::optional<std::size_t> energy(std::string_view word);         // "light", "l"
std::optional<std::uint8_t> typed_tile(const std::string& word);  // "nt2-05"
// "pl-4", "pl4"
std::optional<std::uint8_t> power(const crafting_the_cosmos::Content& content,
                                  const std::string& word);

}  // namespace orrery::cli::play::crafting
