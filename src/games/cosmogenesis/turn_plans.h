// Cosmogenesis as a game of whole turns, for the search over them (core/turn_tree.h).
#pragma once

#include <vector>

#include "core/judge.h"
#include "core/turn_tree.h"
#include "games/cosmogenesis/game.h"

namespace orrery::cosmogenesis {

class TurnPlans {
  public:
    using State = cosmogenesis::State;

    TurnPlans(const Cosmogenesis& game, const Judge& judge, Patience patience)
        : game_(&game), judge_(&judge), patience_(patience) {}

    Seat mover(const State& state) const { return state.active; }
    // Depends on nothing that the mover cannot know.
    std::vector<TurnPlan> propose(const State& begin) const;
    Prospects prospects(const State& begin, const TurnPlan& plan) const;
    // Goes on until the end of the round, where new elements are laid out.
    bool play(State& state, const TurnPlan& plan) const;

    // The position before the turn is ended.
    State end_of(const State& begin, const TurnPlan& plan) const;

  private:
    const Cosmogenesis* game_;
    const Judge* judge_;
    Patience patience_;
};

}  // namespace orrery::cosmogenesis
