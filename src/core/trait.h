// What the games of a game can differ in besides who plays: cards, houses and objectives that seats
// had or that lay on the table. Whoever compares many games asks for it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"

namespace orrery {

struct TraitEntry {
    std::string id;        // as in the game's words: "PL-3"
    std::string name;      // of the content, in English; it may have none
    bool possible = true;  // false: these options leave it out
};

struct TraitKind {
    std::string_view key;    // stable, for programs: "powers"
    std::string_view title;  // in English: "Powers bought"
    // It lies on the table: who plays there all have it, or nobody.
    bool shared = false;
    // Not every game could have every entry: those are compared that tell it, whoever had it.
    bool only_where_told = false;
    // The option that decides it, if one does; its values are the entries' ids.
    std::string_view option{};
    // All there are, in their usual order.
    std::vector<TraitEntry> entries{};
};

// Whether a seat had an entry of a kind, by their numbers, in a game that is over. The same may be
// told several times: then all the seats had it.
struct Trait {
    std::size_t kind = 0, entry = 0;
    SeatSet seats = 0;
};

}  // namespace orrery
