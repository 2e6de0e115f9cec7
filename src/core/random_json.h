// The generator of a position in JSON: {"seed": 64 hex digits, "drawn": how many numbers}.
#pragma once

#include "core/json.h"
#include "core/random.h"

namespace orrery {

Json random_json(const Random& random);
Random random_from_json(const JsonReader& json);
Json random_schema();

}  // namespace orrery
