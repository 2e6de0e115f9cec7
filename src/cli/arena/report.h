// What an arena tells about its players.
#pragma once

#include <iosfwd>
#include <string>

#include "cli/arena/run.h"

namespace orrery::cli {

// Tables for people.
void print_arena(const ArenaRun& run, std::ostream& out);

// {"game", "games", "players": [{"name", "win_share", "interval": [low, high], "mean_margin",
// "elo", …}, …], …}: the same figures for programs.
JsonObject arena_json(const ArenaRun& run);
// The players' figures, a line each, under their names.
std::string arena_csv(const ArenaRun& run);

}  // namespace orrery::cli
