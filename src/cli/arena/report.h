// What an arena tells about its players.
#pragma once

#include <iosfwd>
#include <string>

#include "cli/arena/run.h"

namespace orrery::cli {

// How long each player took for a decision. Times differ from run to run: they are no figures.
void print_thinking(const ArenaRun& run, std::ostream& out);
// Says so where something was left to be played; the exit code.
int tell_whether_complete(const ArenaRun& run, std::ostream& out);

// Tables for people.
void print_arena(const ArenaRun& run, std::ostream& out);

// {"game", "games", "players": [{"name", "win_share", "interval": [low, high], "mean_margin",
// "elo", …}, …], …}: the same figures for programs.
JsonObject arena_json(const ArenaRun& run);
// The players' figures, a line each, under their names.
std::string arena_csv(const ArenaRun& run);

}  // namespace orrery::cli
