// Tables of examples: the files of tests/data.
#pragma once

#include <string>

#include "core/json.h"

namespace orrery::test {

// "cosmogenesis/scoring.json", read once; it must be there.
const Json& data_file(const std::string& path);

}  // namespace orrery::test
