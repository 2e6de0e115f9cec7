// Short forms of what is done with pieces on the board.
#pragma once

#include "cli/play/anunnaki/typed.h"
#include "core/action.h"

namespace orrery::cli::play::pantheon {

// All throw Misread where the words make no sense.
// "c l", "c l m" on and on, "2 c l" twice, "min c l", "s l m".
std::string read_moves(const an::Content& content, const an::State& view, const Words& words);
// "c c l g2": the last one is the target unless it is fixed.
std::string read_portals(const an::Content& content, const an::State& view, const Words& words);
// "l l r", "g3 gold": the leftmost symbol that is left, unless another is named; "harvest 2 in g3":
// the second one of the area.
std::string read_harvests(const an::Content& content, const an::State& view, const Words& words);
// "l", "l -wood": without a word the discount takes what the person lacks most.
Action read_build(const an::Content& content, const an::State& view, const Words& words);

}  // namespace orrery::cli::play::pantheon
