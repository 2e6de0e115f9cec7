// Section 5.18 of the rules: what holds in every position, and from one position to the next.
#pragma once

#include <string>

#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos::testing {

// The number of the first rule that the position breaks and what is wrong, or nothing.
std::string broken_invariant(const Content& content, const State& state);
// The same for a step: points never decrease, crystals leave the supply one by one.
std::string broken_step(const Content& content, const State& before, const State& after);

}  // namespace orrery::crafting_the_cosmos::testing
