// The parts of the solver that do not show in solver.h.
#pragma once

#include "games/cosmic_factory/solver_pool.h"
#include "games/cosmic_factory/solver_run.h"

namespace orrery::cosmic_factory::solver {

// Local search; stops early when a value of `enough` is reached.
Solution climb(Pool& pool, std::uint32_t trials, std::uint64_t seed, int enough, Patience patience);

// Card 11, by complete enumeration.
void solve_two_squares(const Pool& pool, Run& run);

}  // namespace orrery::cosmic_factory::solver
