// Who values where a turn leads. The search that proposes turns is the same for all of them.
#pragma once

#include "core/judge.h"
#include "games/cosmogenesis/game.h"

namespace orrery::cosmogenesis {

// What a position is worth to the seat: the number that is compared, and the hand-made evaluation,
// which reasons are given from.
struct Worth {
    double value = 0;
    Evaluation parts;
    double win_chance = 0;  // 0 where nobody can say
};

// The hand-made evaluation alone; it has a view of every position.
class HandMadeJudge {
  public:
    HandMadeJudge(const Cosmogenesis& game, Seat seat) : game_(&game), seat_(seat) {}
    bool may_be_asked(const State&) const { return true; }
    Worth operator()(const State& state) const {
        const Evaluation parts = evaluate(game_->content(), state, seat_);
        return {parts.total(), parts, 0};
    }

  private:
    const Cosmogenesis* game_;
    Seat seat_;
};

// A network that was trained on ends of turns, and is asked about nothing else. It values by the
// margin at the end of the game.
class LearnedJudge {
  public:
    // The decision begins at this position: during the turn the rivals stay as they are.
    LearnedJudge(const Cosmogenesis& game, const Judge& judge, const State& begin, Seat seat)
        : game_(&game), judge_(&judge), seat_(seat) {
        game.all_features().add_rivals(game.content(), begin, seat, rivals_);
        InputRow row = rivals_;
        add_own_turn(begin, row);
        judge.network.begin(row, begin_);
    }
    bool may_be_asked(const State& state) const { return game_->is_turn_end(state, seat_); }
    Worth operator()(const State& state) const {
        InputRow row = rivals_;
        const Evaluation parts = add_own_turn(state, row);
        const Outputs outputs = judge_->network.value(begin_, row);
        return {judge_->opinion(Opinion::kMargin, outputs), parts, judge_->win_chance(outputs)};
    }

  private:
    Evaluation add_own_turn(const State& state, InputRow& row) const {
        game_->all_features().add_shared(game_->content(), state, seat_, row);
        return game_->all_features().add_own(game_->content(), state, seat_, row);
    }

    const Cosmogenesis* game_;
    const Judge* judge_;
    Seat seat_;
    InputRow rivals_;
    FirstLayer begin_;
};

}  // namespace orrery::cosmogenesis
