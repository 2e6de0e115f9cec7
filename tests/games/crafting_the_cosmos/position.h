// Positions made to order, in few words. Every piece is taken from where it lies in the box, so
// that a position made this way is one that could stand on a table.
//
// {"controls": "L{P0,d} T{P1,d} G{d} C{d}", "phase": "shift", "round": 3, "start": 1, "current": 0,
//  "stars": "S19 H, S24-S26 SN-C", "life": "L21 proto, L27 stable",
//  "nebulae": "NF0 NT3-14, ND0 NT1-02 formed, NP0 NT2-01 formed 8 7", "hand": "3 light 1 time",
//  "powers": "PL-5 - - PT-1", "crystal": 4, "waiting": 1, "discharges": 2, "points": 50,
//  "P1": {"stars": …},
//  "staged": "2 H 1 proto NT1-05 2 dna 1 graviton 1 supernova",
//  "supply": {"H": 0, "life": 1, "crystals": 1}, "display": "light - time -",
//  "deck": "light time", "discard": "2 light", "power_decks": {"light": "PL-3 PL-1"},
//  "stacks": {"1": "NT1-05"}, "track": "UG-01 - UG-14", "goal_deck": "UG-02", "advanced": 0}
//
// Everything may be left out: then boards, hands and staging are empty and supplies full, it is
// the crafting phase of seat 0 in round 1, and seat i's energy token is on control i. Members like
// "stars" are seat 0's; those of other seats stand under "P1" …. Stacks name their top cards; after
// "only" they hold no others. What a short supply or stack lacks is with the last player.
#pragma once

#include "tests/games/crafting_the_cosmos/support.h"

namespace orrery::crafting_the_cosmos::testing {

State position(const Json& given, int players, const Json& options);
State position(std::string_view given, int players = 2, std::string_view options = "{}");

}  // namespace orrery::crafting_the_cosmos::testing
