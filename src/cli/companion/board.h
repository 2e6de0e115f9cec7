// The model of the table, drawn.
#pragma once

#include "cli/play/canvas.h"
#include "games/anunnaki/content/content.h"
#include "games/anunnaki/state.h"

namespace orrery::cli::companion {

namespace an = anunnaki;

play::Lines draw_board(const an::Content& content, const an::State& state,
                       const play::Style& style);

}  // namespace orrery::cli::companion
