// What the tests of the solver share.
#pragma once

#include "core/random.h"
#include "games/cosmic_factory/solver.h"

namespace orrery::cosmic_factory::testing {

// Nine tiles of the box at random, with markers and rounds to go where the goal asks for them.
Problem random_problem(int card, Goal goal, RandomStream& random);

// The value of a finished galaxy by the definition, without any part of the solver's search: with
// card 13 after the removal that hurts most.
int value_of(const Problem& problem, const Galaxy& galaxy);

}  // namespace orrery::cosmic_factory::testing
