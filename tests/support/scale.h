// How much work property tests do.
#pragma once

namespace orrery::test {

// ORRERY_TEST_SCALE, 1 by default: sanitizers run with less, a night of testing with more.
double scale();

// So many repetitions at the present scale, but at least one.
int scaled(int count);

}  // namespace orrery::test
