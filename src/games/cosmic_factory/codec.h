// States and views as JSON.
#pragma once

#include "core/json_reader.h"
#include "games/cosmic_factory/content.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cosmic_factory {

// Whether a position that was read could stand on a table; complains where it could not.
void validate(const Content& content, const State& state, const JsonReader& json);

}  // namespace orrery::cosmic_factory
