#include "games/anunnaki/companion/check.h"

#include "games/anunnaki/companion/game.h"

namespace orrery::anunnaki::companion {

Why why_not(const Model& model, Action action) {
    if (!is_edit(kind_of(action))) return why_not_answer(model, action);
    if (model.state.combat.active != 0) return Why::kCombatUnderWay;
    return why_not_edit(model, action);
}

const Refusal* Companion::check(const State& state, Seat seat, Action action) const {
    if (seat != 0) return refusal(Why::kNoSuchSeat);
    if (!words_->vocabulary.is_action(action)) return refusal(Why::kNotAnAction);
    if (state.phase == Phase::kGameOver) return refusal(Why::kGameOver);
    return refusal(why_not({content(), state}, action));
}

}  // namespace orrery::anunnaki::companion
