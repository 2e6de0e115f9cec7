// Everything that can be entered now, each exactly once, without allocating.
#pragma once

#include "games/cosmobot/check.h"
#include "games/cosmobot/game.h"
#include "games/cosmobot/operand.h"

namespace orrery::anunnaki::cosmobot {

template <class Visit>
void Cosmobot::legal(const State& state, Seat seat, Visit&& visit) const {
    if (!has_seat(actors(state), seat)) return;
    const Model model{content_, state};
    for (const Form& form : forms())
        for_each_action(content_, form, [&](Action action) {
            if (why_not(model, action) == Why::kNothing) visit(action);
        });
}

}  // namespace orrery::anunnaki::cosmobot
