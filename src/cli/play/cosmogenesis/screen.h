// The table of Cosmogenesis: the cosmos board, the own system, objectives, and the others.
#pragma once

#include "cli/play/canvas.h"
#include "cli/play/cosmogenesis/words.h"

namespace orrery::cli::play {

Lines draw_cosmos(const CosmosView& seen, const SeatNames& names, const Style& style);
// One seat's system and all it holds.
Lines draw_star_system(const CosmosView& seen, Seat seat, const SeatNames& names,
                       const Style& style);

}  // namespace orrery::cli::play
