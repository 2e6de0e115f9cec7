// Who values where a turn leads. The search that proposes turns is the same for both: the hand-made
// evaluation, and a network that was trained on ends of turns and is asked about nothing else.
#pragma once

#include "core/judge.h"
#include "games/crafting_the_cosmos/game.h"

namespace orrery::crafting_the_cosmos {

class TurnJudge {
  public:
    // The decision begins at this position; without a judge the hand-made evaluation is taken.
    TurnJudge(const CraftingTheCosmos& game, const Judge* judge, const State& begin, Seat seat)
        : game_(&game), judge_(judge), seat_(seat) {
        if (judge_ == nullptr) return;
        InputRow row;
        game.features(begin, seat, row);
        judge_->network.begin(row, begin_);
    }

    // The end of the crafting, the omega action still to come. A position with the result of an
    // omega action may be asked about as if another one were to come: with all results of a choice
    // it is the same one.
    // By hand nobody can say who wins.
    Prospect operator()(const State& end, const Evaluation& hand_made) const {
        if (judge_ == nullptr) return {hand_made.total(), 0};
        InputRow row;
        game_->features(end, seat_, row);
        return judge_->prospect(judge_->network.value(begin_, row));
    }

  private:
    const CraftingTheCosmos* game_;
    const Judge* judge_;
    Seat seat_;
    FirstLayer begin_;
};

}  // namespace orrery::crafting_the_cosmos
