// Everything that can be entered now, each exactly once, without allocating.
#pragma once

#include "games/anunnaki/companion/check.h"
#include "games/anunnaki/companion/game.h"

namespace orrery::anunnaki::companion {

template <class Visit>
void Companion::legal(const State& state, Seat seat, Visit&& visit) const {
    if (!has_seat(actors(state), seat)) return;
    const Model model{content_, state};
    for (const Action action : words_->entries)
        if (why_not(model, action) == Why::kNothing) visit(action);
}

}  // namespace orrery::anunnaki::companion
