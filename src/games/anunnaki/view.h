// What a page wants to know about a position besides what lies on the table.
#pragma once

#include "core/json_reader.h"
#include "games/anunnaki/content.h"
#include "games/anunnaki/state.h"

namespace orrery::anunnaki {

// Adds who controls what, where combats are pending, goal values, the score as if the game ended
// now, the combat under way and the question on top. Needs nothing that is hidden.
void add_facts(const Content& content, const State& view, JsonObject& json);

// The view that `view_json` wrote, for whoever draws it: what nobody here can know is zero or
// kUnknown in it.
State view_from_json(const Content& content, const JsonReader& json);

}  // namespace orrery::anunnaki
