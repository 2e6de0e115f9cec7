// The table of Cosmic Factory as one seat sees it.
#pragma once

#include "cli/play/canvas.h"
#include "cli/play/cosmic_factory_view.h"
#include "cli/play/presenter.h"
#include "games/cosmic_factory/content.h"

namespace orrery::cli::play {

Lines draw_table(const cosmic_factory::Content& content, const SeenTable& table,
                 const SeatNames& names, const Style& style);

// One seat's galaxy and what it counts.
Lines draw_seat(const cosmic_factory::Content& content, const SeenTable& table, Seat seat,
                const SeatNames& names, const Style& style);

// Markers, final points and what everybody is doing.
Canvas draw_seats(const SeenTable& table, const SeatNames& names);

// Whose galaxy the viewer has to look at: a neighbour's when that is to be damaged.
Seat galaxy_in_question(const SeenTable& table);

// Sizes of zones: "9 2 1", or a dash.
std::string sizes_text(const std::vector<int>& sizes);

}  // namespace orrery::cli::play
