// Reading and writing positions as JSON: what the files of the codec share.
#pragma once

#include "core/json_reader.h"
#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos {

// Whether a position that was read could stand on a table; complains where it could not.
void validate(const Content& content, const State& state, const JsonReader& json);

}  // namespace orrery::crafting_the_cosmos
