#include "store/system.h"

#include <sodium.h>

#include <algorithm>
#include <chrono>

namespace orrery::store {

table::Milliseconds SystemClock::now() const {
    const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
    const table::Milliseconds now =
        std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
    latest_ = std::max(latest_, now);
    return latest_;
}

Seed SystemEntropy::draw() {
    Seed seed;
    randombytes_buf(seed.words.data(), sizeof(seed.words));
    return seed;
}

}  // namespace orrery::store
