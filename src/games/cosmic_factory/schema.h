// The state's JSON, described for other people's tools.
#pragma once

#include "core/json_reader.h"

namespace orrery::cosmic_factory {

Json state_schema();

}  // namespace orrery::cosmic_factory
