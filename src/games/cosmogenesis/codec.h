// The words of the JSON of states and views.
#pragma once

#include <array>
#include <string_view>

#include "core/json_reader.h"
#include "games/cosmogenesis/content.h"
#include "games/cosmogenesis/state.h"

namespace orrery::cosmogenesis {

inline constexpr std::array<std::string_view, 5> kPhaseNames{"choose_start", "main", "optional",
                                                             "reward", "game_over"};
inline constexpr std::array<std::string_view, 6> kRewardNames{"none", "asteroid",  "comet",
                                                              "life", "evolution", "side_action"};
// Sector IV, by content.
inline constexpr std::array<std::string_view, 4> kBeltFieldNames{"", "asteroid", "two_asteroids",
                                                                 "comet"};
inline constexpr std::array<std::string_view, kTileClasses> kTileClassNames{"small", "size_3",
                                                                            "size_4"};
// More never lie in one belt: each of 24 turns brings a few.
inline constexpr int kMaxBelt = 120;

// Whether a position that was read could stand on a table; complains where it could not.
void validate(const Content& content, const State& state, const JsonReader& json);

}  // namespace orrery::cosmogenesis
