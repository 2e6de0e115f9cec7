// What the person would do without looking ahead: the answer that looks best at once.
#pragma once

#include <vector>

#include "games/anunnaki/advice/evaluation.h"
#include "games/anunnaki/game.h"

namespace orrery::anunnaki {

inline bool asks(const State& state, TaskKind kind) {
    return state.candidates.empty() && !state.tasks.empty() && state.tasks.back().kind == kind;
}

// Phases 1 to 3, where all is in the person's hand.
inline bool in_own_hand(const State& state) {
    return state.active == Side::kPerson && state.phase <= Phase::kFree;
}

class AtSight {
  public:
    explicit AtSight(const Anunnaki& game) : game_(game) {}

    const Anunnaki& game() const { return game_; }
    Evaluation value(const State& state) const { return evaluate(game_.content(), state); }
    std::vector<Action> legal(const State& state) const;
    State after(const State& state, Action action) const;

    Action answer(const State& state) const;
    // For the combat under way, where a weapon is to be committed.
    Action weapon(const State& state) const;
    // What each legal answer is worth there.
    std::vector<Advice::Other> weapons(const State& state) const;

  private:
    double stake(const State& state, Place place) const;
    Action attack(const State& state) const;

    const Anunnaki& game_;
};

}  // namespace orrery::anunnaki
