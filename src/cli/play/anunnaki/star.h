// The person's action board: a star of ten tiles, laid out as the strip of its five triangles.
#pragma once

#include "cli/play/anunnaki/words.h"

namespace orrery::cli::play::pantheon {

Canvas draw_star(const an::Content& content, const an::State& view);
Lines star_legend();

}  // namespace orrery::cli::play::pantheon
