// What an arena tells about its players.
#pragma once

#include <iosfwd>

#include "arena/summary.h"

namespace orrery::cli {

// A table for people.
void print_arena(const arena::Tournament& tournament, const arena::Summary& summary,
                 std::ostream& out);

// {"game", "games", "players": [{"name", "win_share", "interval": [low, high], "mean_margin",
// "elo", …}, …], …}: the same figures for programs.
JsonObject arena_json(const arena::Tournament& tournament, const arena::Summary& summary);

}  // namespace orrery::cli
