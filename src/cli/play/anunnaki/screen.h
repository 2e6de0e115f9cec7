// The whole table on a screen.
#pragma once

#include "cli/play/anunnaki/words.h"
#include "cli/play/presenter.h"

namespace orrery::cli::play::pantheon {

Lines draw_table(const an::Content& content, const an::State& view, const SeatNames& names,
                 const Style& style);
// What is not on the map, at length: gods, weapons, tiles, goals, creatures, distant planets.
Lines draw_things(const an::Content& content, const an::State& view, const Style& style);

}  // namespace orrery::cli::play::pantheon
