// Gaia and the home planets: areas as bricks, so that three of them meet where a culture token
// lies.
#pragma once

#include "cli/play/anunnaki/words.h"

namespace orrery::cli::play::pantheon {

Canvas draw_gaia(const an::Content& content, const an::State& view);
// Capital on top, two areas below it, three at the bottom.
Canvas draw_home(const an::Content& content, const an::State& view, an::Side side,
                 std::string_view title);
Lines map_legend();

}  // namespace orrery::cli::play::pantheon
