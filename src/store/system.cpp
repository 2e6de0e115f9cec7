#include "store/system.h"

#include <sodium.h>
#include <time.h>

namespace orrery::store {
namespace {

// What has passed, the machine's sleep included; elsewhere than on Linux there may be no such
// clock.
#ifdef CLOCK_BOOTTIME
constexpr clockid_t kPassed = CLOCK_BOOTTIME;
#else
constexpr clockid_t kPassed = CLOCK_MONOTONIC;
#endif

table::Milliseconds read_clock(clockid_t clock) {
    timespec at{};
    clock_gettime(clock, &at);
    return table::Milliseconds{at.tv_sec} * 1'000 + at.tv_nsec / 1'000'000;
}

}  // namespace

table::Milliseconds system_time() {
    return read_clock(CLOCK_REALTIME);
}

SystemClock::SystemClock() : offset_(system_time() - read_clock(kPassed)) {}

table::Moment SystemClock::now() const {
    return table::Moment(read_clock(CLOCK_MONOTONIC));
}

table::Milliseconds SystemClock::wall() const {
    return read_clock(kPassed) + offset_;
}

Seed SystemEntropy::draw() {
    Seed seed;
    randombytes_buf(seed.words.data(), sizeof(seed.words));
    return seed;
}

}  // namespace orrery::store
