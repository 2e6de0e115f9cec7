#include "tests/support/scale.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace orrery::test {

double scale() {
    const char* text = std::getenv("ORRERY_TEST_SCALE");
    const double value = text == nullptr ? 1.0 : std::strtod(text, nullptr);
    return value > 0 ? value : 1.0;
}

int scaled(int count) {
    return std::max(1, static_cast<int>(std::ceil(count * scale())));
}

}  // namespace orrery::test
