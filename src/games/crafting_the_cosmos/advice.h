// The adviser's turn: what it would do from a position on, one action after the other.
#pragma once

#include <optional>

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

// All that was looked at, for those who want to hear it.
using Told = std::vector<Advice::Other>*;

// Whether the turn is over with this action, or as soon as a nebula is placed.
constexpr bool closes_turn(ActionKind kind) {
    return kind == ActionKind::kOmegaNebula || kind == ActionKind::kOmegaStabilize ||
           kind == ActionKind::kOmegaNone;
}

// Lives for one question. The position is a guess at what is hidden; where something hidden would
// decide, the adviser averages over what it may be. Out of patience it takes the best of what it
// has looked at.
class Adviser {
  public:
    Adviser(const CraftingTheCosmos& game, const State& state, Seat seat, Patience patience)
        : game_(game),
          content_(game.content()),
          seat_(seat),
          evaluate_(content_, state, seat),
          patience_(patience) {}

    Choice choose(const State& state, Told told = nullptr) const;
    Evaluation outcome(const State& state, Action action) const;
    Evaluation judge(const State& state) const { return evaluate_(state); }
    double value(const State& state) const { return judge(state).total(); }

    // What it would do in parts of a turn. The answer to a question of the game that looks best at
    // once; the next crafting action, none when the turn should be closed; and how to close it.
    Choice best_answer(const State& state, Told told = nullptr) const;
    Choice next_craft(const State& state, Told told = nullptr) const;
    Choice best_omega(const State& state, Told told = nullptr) const;
    // Until the game waits for a crafting action, or for somebody else.
    void answer_all(State& state) const;
    // Shifts that lead to different tokens, the most promising first.
    std::vector<Action> promising_shifts(const State& state) const;
    // A nebula tile on the space that suits it best, or left out where that is better.
    struct Placing {
        double value = 0;
        std::optional<std::size_t> space;
    };
    Placing best_placing(const State& state, std::uint8_t tile) const;

  private:
    // advice.cpp: the crafting phase.
    void keep_better(Choice& best, Action action, double value, Told told = nullptr) const;
    Choice best_craft(const State& state, Told told) const;
    Choice certain_gain(const State& state) const;
    Action stabilize_first(const State& state, Action advanced_life) const;
    Choice craft_or_close(const State& state, Told told) const;
    void craft_all(State& state) const;

    // advice_energy.cpp: shifting, collecting and closing the turn.
    Choice best_shift(const State& state, Told told) const;
    double promise(const State& state, const State& shifted) const;
    double worth_of(Resource resource) const;
    Choice best_card(const State& state, Told told) const;
    Choice best_size(const State& state, ActionKind kind, Told told) const;
    double average_nebula(const State& state, std::size_t size) const;

    const CraftingTheCosmos& game_;
    const Content& content_;
    Seat seat_;
    mutable Evaluator evaluate_;  // it remembers the last position, and says the same without
    Patience patience_;
};

}  // namespace orrery::crafting_the_cosmos
