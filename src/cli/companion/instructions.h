// What Cosmobot does, as instructions for the pieces on the table, each with the criterion that
// decided it (AN-COMP-04).
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play/canvas.h"
#include "core/event.h"
#include "games/anunnaki/companion/game.h"

namespace orrery::cli::companion {

namespace an = anunnaki;

// A heading has no number and no reason; a step has both, where something was decided.
struct Step {
    std::string text;
    std::string reason;  // "produces metal (resource:metal, AN-HARV-03)"
    bool heading = false;
    std::size_t first = 0, last = 0;  // the events it was made of, criteria included
};

// Equal moves that follow each other are one step, unless the person was asked in between.
std::vector<Step> instructions(const an::companion::Companion& rules,
                               std::span<const Event> events);

// Where turns of either side begin among the events of a game; the first is 0.
std::vector<std::size_t> turn_starts(std::span<const Event> events);

}  // namespace orrery::cli::companion
