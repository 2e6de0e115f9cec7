// A plan that a bot goes on with, as long as its seat sees what it expected to see: a thought that
// was whole need not be thought again before each of its actions.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/any_game.h"

namespace orrery {

class KeptPlan {
  public:
    KeptPlan() = default;
    // What was advised there. It ends where something comes to light or the turn passes.
    KeptPlan(const Position& seen, Seat seat, const Advice& advice);

    // What comes next, with what the plan was worth; reasons were told when it was made. Nothing
    // where another has acted, something came to light, or it is no longer allowed. Asked again,
    // it says the same.
    std::optional<Advice> next(const Position& seen, Seat seat) const;

  private:
    struct Step {
        Hash128 view;  // of the seat, when it is to be played
        Action action;
    };
    std::vector<Step> steps_;
    double value_ = 0;
};

// A bot may play at several seats.
using KeptPlans = std::array<KeptPlan, kMaxSeats>;

}  // namespace orrery
