// How pieces and spaces are written: S05, L12, ND0, NT1-05, PL-3, UG-14, He, light.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/text.h"
#include "games/crafting_the_cosmos/components.h"

namespace orrery::crafting_the_cosmos {

inline constexpr std::array<std::string_view, kEnergies> kEnergyNames{"light", "time", "gravity",
                                                                      "chemistry"};
inline constexpr std::array<std::string_view, kElements> kElementNames{"H", "He", "O", "C"};
inline constexpr std::array<std::string_view, kSectors> kSectorNames{"delta", "psi", "phi"};

std::string star_name(std::size_t space);
std::string life_name(std::size_t space);
std::string nebula_name(std::size_t space);
std::string tile_name(std::uint8_t tile);
std::string power_name(std::uint8_t power);
std::string goal_name(std::uint8_t goal);

// Each reads one name from the text, or leaves the reader where it is wrong.
using Named = std::optional<std::uint8_t>;
Named read_star(TextReader& text);
Named read_life(TextReader& text);
Named read_nebula(TextReader& text);
Named read_tile(TextReader& text);
Named read_power(TextReader& text);
Named read_goal(TextReader& text);
Named read_element(TextReader& text);
Named read_energy(TextReader& text);

// The whole text is one name.
Named whole_name(Named (*read)(TextReader&), std::string_view text);

}  // namespace orrery::crafting_the_cosmos
