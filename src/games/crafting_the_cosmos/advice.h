// The adviser's turn: what it would do from a position on, one action after the other.
#pragma once

#include "games/crafting_the_cosmos/evaluation.h"
#include "games/crafting_the_cosmos/game.h"

namespace orrery::crafting_the_cosmos {

// What looks best, and what comes next but leads to something else.
struct Choice {
    Action action;
    double value = 0;
    Action next;
    double next_value = 0;
    bool any() const { return action.kind != 0; }
};

// Lives for one question. The position is a guess at what is hidden; where something hidden would
// decide, the adviser averages over what it may be. Out of patience it takes the best of what it
// has looked at.
class Adviser {
  public:
    Adviser(const CraftingTheCosmos& game, const State& state, Seat seat, Patience patience)
        : game_(game),
          content_(game.content()),
          seat_(seat),
          outlook_(content_, state, seat),
          patience_(patience) {}

    Choice choose(const State& state) const;
    Evaluation outcome(const State& state, Action action) const;
    Evaluation judge(const State& state) const {
        return evaluate(content_, state, seat_, outlook_);
    }

  private:
    // advice.cpp: the crafting phase.
    double value(const State& state) const { return judge(state).total(); }
    void keep_better(Choice& best, Action action, double value) const;
    Choice best_answer(const State& state) const;
    void answer_all(State& state) const;
    Choice best_craft(const State& state) const;
    Choice certain_gain(const State& state) const;
    Action stabilize_first(const State& state, Action advanced_life) const;
    Choice next_craft(const State& state) const;
    Choice craft_or_close(const State& state) const;
    void craft_all(State& state) const;

    // advice_energy.cpp: shifting, collecting and closing the turn.
    Choice best_shift(const State& state) const;
    double promise(const State& state, const State& shifted) const;
    double worth_of(Resource resource) const;
    Choice best_card(const State& state) const;
    Choice best_size(const State& state, ActionKind kind) const;
    double average_nebula(const State& state, std::size_t size) const;
    double nebula_worth(const State& state, std::uint8_t tile) const;
    Choice best_omega(const State& state) const;

    const CraftingTheCosmos& game_;
    const Content& content_;
    Seat seat_;
    Outlook outlook_;
    Patience patience_;
};

}  // namespace orrery::crafting_the_cosmos
