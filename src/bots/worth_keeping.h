// Which plans bots keep.
#pragma once

#include "core/game.h"

namespace orrery {

// Whether to go on with its plan. A thought that went beyond the own turn is dear, and its plan as
// good as another thought's; one that looked no further finds better by looking again
// (docs/strength.md), unless nothing was weighed against the plan. Whoever was hurried looks again.
bool is_worth_keeping(const Effort& effort, const Advice& advice);

}  // namespace orrery
