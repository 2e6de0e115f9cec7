// What the trainer of a judge expects of the program, computed in Python: the outputs for some
// positions, which must be the same bit by bit.
#pragma once

#include "core/any_game.h"

namespace orrery::cli {

// {"positions", "different"}: in how many the outputs are others. Throws Failed when the trainer's
// file is damaged or of other features than the game's.
JsonObject compared_with_golden(const AnyGame& game, const Judge& judge, const Json& golden);

}  // namespace orrery::cli
