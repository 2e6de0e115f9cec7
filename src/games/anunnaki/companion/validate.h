// Which positions of the companion are possible.
#pragma once

#include "core/json_reader.h"
#include "games/anunnaki/board.h"

namespace orrery::anunnaki::companion {

// Complains where the model cannot be that of a table, or waits for nothing that the person could
// tell.
void validate_model(const Content& content, const State& state, const JsonReader& json);

}  // namespace orrery::anunnaki::companion
