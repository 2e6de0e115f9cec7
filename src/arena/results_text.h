// Results as text: a set-up in front, then one line a unit, as CSV. Whoever plays the same gets the
// same bytes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arena/tournament.h"

namespace orrery::arena {

// Everything that the results depend on: game, rules, content, options, players, seats, seed. How
// many games are played is none of it: more can follow.
JsonObject setup_json(const Tournament& tournament);

// Comment lines with the set-up and its fingerprint, and the names of the columns.
std::string results_header(const Tournament& tournament);
// unit, deal, players, seatings, points, places, forfeits, items, check. Games of the unit stand
// between "|", sides between blanks; the last column is a checksum of all before it.
std::string results_row(const Schedule& schedule, const Unit& unit);

struct Results {
    std::vector<Unit> units;
    std::size_t whole_bytes = 0;  // after them comes nothing, or a line that was cut off
};

// Refuses what another set-up made, and says what differs; and a line that was changed. A last line
// without its end is what an interrupted writer leaves: it is not counted.
Result<Results> read_results(const Tournament& tournament, std::string_view text);

}  // namespace orrery::arena
