// Files of the project that tests read.
#pragma once

#include <string>

#include "core/json.h"
#include "tests/support/paths.h"

namespace orrery::test {

// "cosmogenesis/scoring.json", read once; it must be there.
const Json& data_file(const std::string& path);

// What "docs/protocol.md" and the like say; it must be there.
std::string project_file(const std::string& path);

}  // namespace orrery::test
