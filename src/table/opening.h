// How a table comes about.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "games/registry.h"
#include "table/commands.h"

namespace orrery::table {

// What a guest asks for; docs/table-messages.md describes the request.
struct Opening {
    const AnyGame* game = nullptr;
    Setup setup;
    std::vector<std::pair<Seat, Guest>> others;  // who is to sit where, besides the opener
    bool start = false;
};

// `fresh` are the host's secret part of the seed and what the invitation is made of.
Opening read_opening(const Registry& registry, const Guest& guest, const JsonReader& request,
                     const Seed& fresh);
// The same people once more; who asks opens it. It begins when it is started, so that everybody can
// give a part of the seed.
Opening rematch_of(const State& state, const Guest& guest, const Seed& fresh);

// The first entries of the table.
Draft draft_opening(const Opening& opening, const Guest& guest, const std::string& message_id,
                    const Reading& now, const Settings& settings);

}  // namespace orrery::table
