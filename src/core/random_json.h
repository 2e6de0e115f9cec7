// Chance in JSON.
#pragma once

#include "core/json_reader.h"
#include "core/random.h"

namespace orrery {

// 64 hexadecimal digits.
Seed seed_from_json(const JsonReader& json);

// The generator of a position: {"seed": 64 hex digits, "drawn": how many numbers}.
Json random_json(const Random& random);
Random random_from_json(const JsonReader& json);
Json random_schema();

}  // namespace orrery
