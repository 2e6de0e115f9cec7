// Points, and what the universal goals count.
#pragma once

#include <string_view>

#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos {

// The keys of the parts.
inline constexpr std::string_view kNebulaePart = "nebulae";
inline constexpr std::string_view kCrystalsPart = "time crystals";
inline constexpr std::string_view kCardsPart = "energy cards";
inline constexpr std::string_view kGoalsPart = "goals";
inline constexpr std::string_view kAdvancedPart = "advanced life";

// What a board is worth by its parts. Nebulae and crystals are counted from the board, so that a
// position set up by hand cannot contradict itself.
struct Points {
    int nebulae = 0;
    int crystals = 0;
    int cards = 0;
    int goals = 0;
    int advanced = 0;  // CTC-ALIFE-03: added when the game is over
    int on_track() const { return nebulae + crystals + cards + goals; }
};
Points points_of(const Content& content, const SeatState& own);

// CTC-DISCH-03, -04: what the next discharge pays.
int discharge_points(const Content& content, int discharges_before);

// CTC-GOAL-01: a player's value for a goal.
int goal_value(const Content& content, const Options& options, const SeatState& own,
               std::uint8_t goal);

// CTC-GOAL-02, -05: what the second place of a goal is worth; with two players an option says it.
int second_place(const Numbers& numbers, const Options& options, std::size_t players);

// CTC-GOAL-02 … -05: what each value scores.
std::array<std::uint8_t, kMaxPlayers> goal_points(const Numbers& numbers, const Options& options,
                                                  const std::array<int, kMaxPlayers>& values,
                                                  std::size_t players);

}  // namespace orrery::crafting_the_cosmos
