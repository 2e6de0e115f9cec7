#include "cli/interrupt.h"

#include <csignal>

namespace orrery::cli {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal's handler sets it");

}  // namespace

std::atomic<bool>& stop_on_interrupt() {
    for (const int wish : {SIGINT, SIGTERM})
        std::signal(wish, [](int number) {
            interrupted = true;
            std::signal(number, SIG_DFL);
        });
    return interrupted;
}

}  // namespace orrery::cli
