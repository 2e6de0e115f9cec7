// The state's JSON, described for other people's tools. Stacks are written from the top down.
#pragma once

#include "core/json_reader.h"

namespace orrery::crafting_the_cosmos {

Json state_schema();

}  // namespace orrery::crafting_the_cosmos
