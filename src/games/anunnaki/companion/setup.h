// The model at the beginning (AN-COMP-01).
#pragma once

#include "games/anunnaki/companion/options.h"

namespace orrery::anunnaki::companion {

// The decks are shuffled as in the full game of the same seed; what lies on the table face down, or
// is drawn from the printed box, is left for the person to tell.
State set_up_model(const Content& content, const Start& start, const Seed& seed);

}  // namespace orrery::anunnaki::companion
