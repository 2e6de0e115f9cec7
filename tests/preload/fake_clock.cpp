// Preloaded into a program (LD_PRELOAD), it puts the clocks that the program sees wrong, by what
// the file that ORRERY_FAKE_CLOCK names says: two numbers of milliseconds, which a test changes
// while the program runs (tests/server/fake_clock.h).
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>
#include <cstdlib>

namespace {

struct Wrong {
    std::atomic<std::int64_t> set_by;  // the system's clock was
    std::atomic<std::int64_t> slept;   // the machine has
};

const Wrong* wrong_by() {
    static const Wrong* const shared = [] {
        const char* name = std::getenv("ORRERY_FAKE_CLOCK");
        const int file = name == nullptr ? -1 : open(name, O_RDONLY | O_CLOEXEC);
        if (file < 0) std::abort();
        void* bytes = mmap(nullptr, sizeof(Wrong), PROT_READ, MAP_SHARED, file, 0);
        if (bytes == MAP_FAILED) std::abort();
        close(file);
        return static_cast<const Wrong*>(bytes);
    }();
    return shared;
}

}  // namespace

extern "C" int clock_gettime(clockid_t clock, timespec* at) noexcept {
    if (syscall(SYS_clock_gettime, clock, at) != 0) return -1;
    if (clock != CLOCK_REALTIME && clock != CLOCK_BOOTTIME) return 0;
    const Wrong& wrong = *wrong_by();
    const std::int64_t by = wrong.slept + (clock == CLOCK_REALTIME ? wrong.set_by.load() : 0);
    const std::int64_t nanoseconds = at->tv_nsec + by % 1'000 * 1'000'000;
    at->tv_sec += by / 1'000 + (nanoseconds < 0 ? -1 : nanoseconds / 1'000'000'000);
    at->tv_nsec = (nanoseconds + 1'000'000'000) % 1'000'000'000;
    return 0;
}
