#include "games/crafting_the_cosmos/advice.h"

#include <algorithm>
#include <cmath>

#include "games/crafting_the_cosmos/galaxy.h"

namespace orrery::crafting_the_cosmos {
namespace {

// A gain smaller than this is not worth an action.
constexpr double kLeast = 0.02;

bool closes_turn(ActionKind kind) {
    return kind == ActionKind::kOmegaNebula || kind == ActionKind::kOmegaStabilize ||
           kind == ActionKind::kOmegaNone;
}

}  // namespace

void Adviser::keep_better(Choice& best, Action action, double value) const {
    if (!best.any() || value > best.value) best = {action, value};
}

// The answer to a question of the game that looks best at once.
Adviser::Choice Adviser::best_answer(const State& state) const {
    if (state.phase == Phase::kTakeCard) return best_card(state);
    if (state.phase == Phase::kPickNebula) return best_size(state, ActionKind::kPickNebula);
    Choice best;
    std::uint8_t kept = 0;
    game_.legal(state, seat_, [&](Action action) {
        if (kind_of(action) == ActionKind::kKeepPower) {
            if (action.operands[0] == kept) return;  // the order of the others does not matter
            kept = action.operands[0];
        }
        State after = state;
        game_.apply(after, seat_, action, NoEvents{});
        keep_better(best, action, value(after));
    });
    return best;
}

// Until the game waits for a crafting action, or for somebody else.
void Adviser::answer_all(State& state) const {
    const std::uint8_t current = state.current;
    while (state.current == current &&
           (state.phase == Phase::kTakeCard || state.phase == Phase::kPickNebula ||
            state.phase == Phase::kUsePower || state.phase == Phase::kChoosePower)) {
        const Choice choice = best_answer(state);
        if (!choice.any()) return;
        game_.apply(state, seat_, choice.action, NoEvents{});
    }
}

// A power is judged with its targets; a bought one before it is known which it is.
Adviser::Choice Adviser::best_craft(const State& state) const {
    Choice best;
    game_.legal(state, seat_, [&](Action action) {
        if (closes_turn(kind_of(action))) return;
        State after = state;
        game_.apply(after, seat_, action, NoEvents{});
        if (after.phase == Phase::kUsePower) answer_all(after);
        keep_better(best, action, value(after));
    });
    return best;
}

// Nothing that scores is left undone, even if it costs a star that seemed worth more.
Adviser::Choice Adviser::certain_gain(const State& state) const {
    Choice best;
    game_.legal(state, seat_, [&](Action action) {
        const ActionKind kind = kind_of(action);
        if (kind != ActionKind::kForm && kind != ActionKind::kAdvancedLife &&
            kind != ActionKind::kDischarge && kind != ActionKind::kDischargeEmpty)
            return;
        State after = state;
        game_.apply(after, seat_, action, NoEvents{});
        keep_better(best, action, value(after));
    });
    return best;
}

// CTC-ALIFE-02: proto life around it is lost, so DNA comes before advanced life.
Action Adviser::stabilize_first(const State& state, Action advanced_life) const {
    if (state.turn.dna == 0) return advanced_life;
    Choice best;
    (state.own().proto & content_.board.sides[advanced_life.operands[0]])
        .for_each([&](std::size_t side) {
            const Action action = make_action(ActionKind::kStabilize, {side});
            State after = state;
            game_.apply(after, seat_, action, NoEvents{});
            game_.apply(after, seat_, advanced_life, NoEvents{});
            keep_better(best, action, value(after));
        });
    return best.any() ? best.action : advanced_life;
}

// Nothing when the turn should be closed.
std::optional<Action> Adviser::next_craft(const State& state) const {
    Choice choice = best_craft(state);
    if (!choice.any() || choice.value < value(state) + kLeast) choice = certain_gain(state);
    if (!choice.any()) return std::nullopt;
    if (kind_of(choice.action) == ActionKind::kAdvancedLife)
        return stabilize_first(state, choice.action);
    return choice.action;
}

void Adviser::craft_all(State& state) const {
    const std::uint8_t round = state.round, current = state.current;
    while (state.phase == Phase::kCraft && state.round == round && state.current == current) {
        const std::optional<Action> action = next_craft(state);
        if (!action) return;
        game_.apply(state, seat_, *action, NoEvents{});
        answer_all(state);
    }
}

Action Adviser::choose(const State& state) const {
    switch (state.phase) {
        case Phase::kShift:
            return best_shift(state).action;
        case Phase::kCraft:
            if (const std::optional<Action> action = next_craft(state)) return *action;
            return best_omega(state).action;
        default:
            return best_answer(state).action;
    }
}

// The features are what the action changes at once.
Advice CraftingTheCosmos::advise(const State& state, Seat seat, Effort, RandomStream&) const {
    const Adviser adviser(*this, state, seat);
    Advice advice;
    advice.action = adviser.choose(state);
    if (advice.action.kind == 0) return advice;
    State after = state;
    apply(after, seat, advice.action, NoEvents{});
    Evaluation change = adviser.judge(after);
    advice.value = change.total();
    change.add(adviser.judge(state), -1);
    advice.features = reasons(change, kWorthNames);
    return advice;
}

}  // namespace orrery::crafting_the_cosmos
