// What a report says of a game, from many games of it.
#pragma once

#include <string>

#include "arena/worth.h"
#include "cli/arena/run.h"

namespace orrery::cli {

// How often an entry was there, of all seats, or of all games where it lies on the table.
double share_of(const arena::Worth& worth, const arena::Worth::Kind& kind,
                const arena::Worth::Entry& entry);

// What lies on the table is there for everybody: where no other plays against them, nobody is ahead
// by it, and what it changes is the points of all.
bool counts_points(const ArenaRun& run, const arena::Worth::Kind& kind);

// One page that needs nothing from outside (page.cpp).
std::string report_page(const ArenaRun& run, const arena::Worth& worth);
// The same figures for programs (report_json.cpp).
JsonObject report_json(const ArenaRun& run, const arena::Worth& worth);

}  // namespace orrery::cli
