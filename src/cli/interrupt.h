// A wish to stop that a program obeys in its own time.
#pragma once

#include <atomic>

namespace orrery::cli {

// True from the first interrupt on (Ctrl-C, or to be terminated): what is whole is kept and told.
// Whoever interrupts again means it.
std::atomic<bool>& stop_on_interrupt();

}  // namespace orrery::cli
