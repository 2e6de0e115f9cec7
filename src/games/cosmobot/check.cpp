#include "games/cosmobot/check.h"

#include "games/cosmobot/game.h"

namespace orrery::anunnaki::cosmobot {

Why why_not(const Model& model, Action action) {
    if (!is_edit(kind_of(action))) return why_not_answer(model, action);
    if (model.state.combat.active != 0) return Why::kCombatUnderWay;
    return why_not_edit(model, action);
}

const Refusal* Cosmobot::check(const State& state, Seat seat, Action action) const {
    if (seat != 0) return refusal(Why::kNoSuchSeat);
    if (!is_entry(content(), action)) return refusal(Why::kNotAnAction);
    if (state.phase == Phase::kGameOver) return refusal(Why::kGameOver);
    return refusal(why_not({content(), state}, action));
}

}  // namespace orrery::anunnaki::cosmobot
