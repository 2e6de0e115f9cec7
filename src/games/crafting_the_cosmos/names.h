// How pieces and spaces are written: S05, L12, ND0, NT1-05, PL-3, UG-14, He, light.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/crafting_the_cosmos/components.h"

namespace orrery::crafting_the_cosmos {

inline constexpr std::array<std::string_view, kEnergies> kEnergyNames{"light", "time", "gravity",
                                                                      "chemistry"};
inline constexpr std::array<std::string_view, kElements> kElementNames{"H", "He", "O", "C"};
inline constexpr std::array<std::string_view, kSectors> kSectorNames{"delta", "psi", "phi"};
// Star tokens: an element, or a supernova with the element under it.
inline constexpr std::array<std::string_view, 2 * kElements> kStarNames{
    "H", "He", "O", "C", "SN-H", "SN-He", "SN-O", "SN-C"};
inline constexpr std::array<std::string_view, 2> kLifeNames{"proto", "stable"};
inline constexpr std::array<std::string_view, 9> kPhaseNames{
    "shift",     "pick_nebula",  "take_card", "craft",    "choose_power",
    "use_power", "omega_nebula", "discard",   "game_over"};

std::string star_name(std::size_t space);
std::string life_name(std::size_t space);
std::string nebula_name(std::size_t space);
std::string tile_name(std::uint8_t tile);
std::string power_name(Energy type, std::size_t number);  // the number among those of the type
std::string goal_name(std::uint8_t goal);

}  // namespace orrery::crafting_the_cosmos
