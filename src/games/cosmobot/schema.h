// The model's JSON, described for other people's tools.
#pragma once

#include "core/json_reader.h"

namespace orrery::anunnaki::cosmobot {

Json state_schema();

}  // namespace orrery::anunnaki::cosmobot
