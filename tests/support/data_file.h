// Files of the project that tests read, and its program. Only this source knows where they are, so
// that another clone finds the rest compiled.
#pragma once

#include <string>

#include "core/json.h"

namespace orrery::test {

// "cosmogenesis/scoring.json", read once; it must be there.
const Json& data_file(const std::string& path);

// "docs/protocol.md" and the like: where it is, and what it says; it must be there.
std::string project_path(const std::string& path);
std::string project_file(const std::string& path);

// The built program `orrery`.
std::string program_path();

}  // namespace orrery::test
