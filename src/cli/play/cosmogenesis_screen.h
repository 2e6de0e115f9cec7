// The table of Cosmogenesis: the cosmos board, the own system, objectives, and the others.
#pragma once

#include "cli/play/canvas.h"
#include "cli/play/cosmogenesis_view.h"
#include "cli/play/presenter.h"

namespace orrery::cli::play {

Lines draw_cosmos(const cosmogenesis::Content& content, const SeenCosmos& cosmos,
                  const SeatNames& names, const Style& style);
// One seat's system and all it holds.
Lines draw_star_system(const cosmogenesis::Content& content, const SeenCosmos& cosmos, Seat seat,
                       const SeatNames& names, const Style& style);

}  // namespace orrery::cli::play
