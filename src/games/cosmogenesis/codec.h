// States and views as JSON.
#pragma once

#include "core/json_reader.h"
#include "games/cosmogenesis/content.h"
#include "games/cosmogenesis/state.h"

namespace orrery::cosmogenesis {

// Whether a position that was read could stand on a table; complains where it could not.
void validate(const Content& content, const State& state, const JsonReader& json);

}  // namespace orrery::cosmogenesis
