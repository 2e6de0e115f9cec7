// A star system, drawn: the star at the left, orbits to the right, moons below their planets.
#pragma once

#include "cli/play/canvas.h"
#include "games/cosmogenesis/content.h"
#include "games/cosmogenesis/state.h"

namespace orrery::cli::play {

// 80 columns at most, with the module too.
Canvas draw_system(const cosmogenesis::Content& content, const cosmogenesis::SeatState& seat);

// What the marks mean, in one line.
std::string_view system_legend();

Ink body_ink(const cosmogenesis::Body& body);

}  // namespace orrery::cli::play
