// The table of Cosmic Factory as one seat sees it.
#pragma once

#include <cstdint>
#include <span>

#include "cli/play/canvas.h"
#include "cli/play/cosmic_factory/seen.h"

namespace orrery::cli::play {

Lines draw_table(const FactoryView& table, const SeatNames& names, const Style& style);

// One seat's galaxy and what it counts.
Lines draw_seat(const FactoryView& table, Seat seat, const SeatNames& names, const Style& style);

// Markers, final points and what everybody is doing.
Canvas draw_seats(const FactoryView& table, const SeatNames& names);

// Whose galaxy the viewer has to look at: a neighbour's when that is to be damaged.
Seat galaxy_in_question(const FactoryView& table);

// Sizes of zones: "9 2 1", or a dash.
std::string sizes_text(std::span<const std::uint8_t> sizes);

}  // namespace orrery::cli::play
