// How long honest guests wait beside somebody who does all they can to disturb, at a server with
// its usual limits.
#pragma once

#include "bench/load/report.h"

namespace orrery::load {

void attacks(const Options& options);

}  // namespace orrery::load
