#include "tests/server/fake_clock.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <stdexcept>

#include "tests/support/paths.h"

namespace orrery::test {

FakeClock::FakeClock(const std::string& file) : file_(file) {
    const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0 || ftruncate(descriptor, sizeof(Wrong)) != 0)
        throw std::runtime_error("no file for a clock");
    void* bytes = mmap(nullptr, sizeof(Wrong), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    close(descriptor);
    if (bytes == MAP_FAILED) throw std::runtime_error("no memory for a clock");
    wrong_ = static_cast<Wrong*>(bytes);  // zeros: right
}

FakeClock::~FakeClock() {
    munmap(wrong_, sizeof(Wrong));
}

// A sanitizer would rather be loaded first.
std::vector<std::string> FakeClock::environment() const {
    const char* given = std::getenv("ASAN_OPTIONS");
    const std::string options = given == nullptr ? "" : std::string(given) + ":";
    return {"LD_PRELOAD=" + fake_clock_path(), "ORRERY_FAKE_CLOCK=" + file_,
            "ASAN_OPTIONS=" + options + "verify_asan_link_order=0"};
}

}  // namespace orrery::test
