#include "tests/support/paths.h"

namespace orrery::test {

std::string project_path(const std::string& path) {
    return ORRERY_PROJECT_DIR "/" + path;
}

std::string program_path() {
    return ORRERY_PROGRAM;
}

std::string fake_clock_path() {
    return ORRERY_FAKE_CLOCK;
}

}  // namespace orrery::test
