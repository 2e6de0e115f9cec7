// Legal actions as they are told: in groups.
#pragma once

#include <vector>

#include "core/any_game.h"

namespace orrery::test {

// Every combination of the values that the groups list.
std::vector<Json> expand(const Json& groups);

// Kind and operands, as the combinations have them.
Json without_text(const AnyGame& game, Action action);

}  // namespace orrery::test
