// What the solver is asked: nine tiles, the card, and what counts as best.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/json.h"
#include "core/random.h"
#include "games/cosmic_factory/solver.h"

namespace orrery::cli {

// "points", "markers", "lowest", "least"
std::string_view goal_name(cosmic_factory::Goal goal);

// {"tiles": ["01", "02", …] or "01 02 …", "card", "goal", "markers": {…} or [g, b, o, s],
//  "rounds_to_go"}. Only the tiles have to be given.
Result<cosmic_factory::Problem> read_problem(const cosmic_factory::Content& content,
                                             const Json& json);

// The value of a galaxy in words: "lowest marker 5, 18 points".
std::string value_text(const cosmic_factory::Objective& objective, int value);

// Nine tiles drawn from the bag with this seed, in ascending order.
std::array<std::uint8_t, cosmic_factory::kTilesPerPlayer> draw_hand(const Seed& seed);

// What is known and what was found, for programs.
Json solution_json(const cosmic_factory::Content& content, const cosmic_factory::Problem& problem,
                   const cosmic_factory::Solution& solution, double seconds);

}  // namespace orrery::cli
