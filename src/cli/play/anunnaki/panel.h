// Both sides' tracks, goals and figures, one below the other.
#pragma once

#include "cli/play/anunnaki/words.h"

namespace orrery::cli::play::pantheon {

Canvas draw_panel(const an::Content& content, const an::State& view);

}  // namespace orrery::cli::play::pantheon
