// The table of Crafting the Cosmos as one seat sees it.
#pragma once

#include "cli/play/canvas.h"
#include "cli/play/crafting_the_cosmos/words.h"

namespace orrery::cli::play::crafting {

Lines draw_table(const Table& table, const SeatNames& names, const Style& style);

// One seat's galaxy, chamber and powers.
Lines draw_seat(const Table& table, Seat seat, const SeatNames& names, const Style& style);

// Console, goals, open cards and supply, in panel.cpp; it stands right of the galaxy.
Canvas draw_panel(const Table& table, const SeatNames& names);

inline constexpr std::array<Ink, crafting_the_cosmos::kMaxPlayers> kSeatInks{
    Ink{213, kPlain, true}, Ink{44, kPlain, true}, Ink{221, kPlain, true}, Ink{105, kPlain, true}};

}  // namespace orrery::cli::play::crafting
