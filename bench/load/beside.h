// How long honest guests wait while somebody asks for the dearest there is.
#pragma once

#include "bench/load/report.h"

namespace orrery::load {

// Somebody moves, ten times a second unless told otherwise, and plays against a bot; beside them
// sixteen sockets of one guest ask one thing after the other, or bots think as hard as they may.
void beside(const Options& options);

}  // namespace orrery::load
