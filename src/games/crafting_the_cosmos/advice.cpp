#include "games/crafting_the_cosmos/advice.h"

#include <algorithm>
#include <cmath>

#include "core/told_turns.h"
#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/turn_search.h"

namespace orrery::crafting_the_cosmos {
namespace {

// A gain smaller than this is not worth an action.
constexpr double kLeast = 0.02;

}  // namespace

void Adviser::keep_better(Choice& best, Action action, double value, Told told) const {
    constexpr double kAlike = 1e-9;  // another way to the same
    if (told != nullptr) told->push_back({action, value});
    if (!best.any())
        best = {action, value, {}, 0};
    else if (value > best.value)
        best = value > best.value + kAlike ? Choice{action, value, best.action, best.value}
                                           : Choice{action, value, best.next, best.next_value};
    else if (value < best.value - kAlike && (best.next.kind == 0 || value > best.next_value))
        best.next = action, best.next_value = value;
}

Choice Adviser::best_answer(const State& state, Told told) const {
    if (state.phase == Phase::kTakeCard) return best_card(state, told);
    if (state.phase == Phase::kPickNebula) return best_size(state, ActionKind::kPickNebula, told);
    Choice best;
    std::uint8_t kept = 0;
    game_.legal(state, seat_, [&](Action action) {
        if (kind_of(action) == ActionKind::kKeepPower) {
            if (action.operands[0] == kept) return;  // the order of the others does not matter
            kept = action.operands[0];
        }
        State after = state;
        game_.apply(after, seat_, action, NoEvents{});
        keep_better(best, action, value(after), told);
    });
    return best;
}

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
Choice Adviser::best_craft(const State& state, Told told) const {
    Choice best;
    game_.legal(state, seat_, [&](Action action) {
        if (closes_turn(kind_of(action)) || (best.any() && patience_.is_out())) return;
        State after = state;
        game_.apply(after, seat_, action, NoEvents{});
        if (after.phase == Phase::kUsePower) answer_all(after);
        keep_better(best, action, value(after), told);
    });
    return best;
}

// Nothing that scores is left undone, even if it costs a star that seemed worth more.
Choice Adviser::certain_gain(const State& state) const {
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

Choice Adviser::next_craft(const State& state, Told told) const {
    Choice choice = best_craft(state, told);
    if (!choice.any() || choice.value < value(state) + kLeast) choice = certain_gain(state);
    if (choice.any() && kind_of(choice.action) == ActionKind::kAdvancedLife)
        choice.action = stabilize_first(state, choice.action);
    return choice;
}

void Adviser::craft_all(State& state) const {
    const std::uint8_t round = state.round, current = state.current;
    while (state.phase == Phase::kCraft && state.round == round && state.current == current &&
           !patience_.is_out()) {
        const Choice choice = next_craft(state);
        if (!choice.any()) return;
        game_.apply(state, seat_, choice.action, NoEvents{});
        answer_all(state);
    }
}

// Instead of crafting the turn can always be closed.
Choice Adviser::craft_or_close(const State& state, Told told) const {
    Choice choice = next_craft(state, told);
    if (!choice.any() || told != nullptr) {
        const Choice omega = best_omega(state, told);
        if (!choice.any()) return omega;
    }
    if (choice.next.kind == 0 || value(state) > choice.next_value)
        choice.next = best_omega(state).action;
    return choice;
}

Choice Adviser::choose(const State& state, Told told) const {
    switch (state.phase) {
        case Phase::kShift:
            return best_shift(state, told);
        case Phase::kCraft:
            return craft_or_close(state, told);
        default:
            return best_answer(state, told);
    }
}

// A shift is judged with the turn that it makes possible, a power with its targets; the end of the
// turn without what others then do.
Evaluation Adviser::outcome(const State& state, Action action) const {
    State after = state;
    if (closes_turn(kind_of(action))) {
        if (kind_of(action) == ActionKind::kOmegaStabilize) {
            after.own().proto.remove(action.operands[0]);
            after.own().stable.insert(action.operands[0]);
        }
        return judge(after);
    }
    game_.apply(after, seat_, action, NoEvents{});
    if (state.phase == Phase::kShift || after.phase == Phase::kUsePower) answer_all(after);
    if (state.phase == Phase::kShift) craft_all(after);
    return judge(after);
}

namespace {

// As it looks to the adviser alone.
Advice advise_at_once(const CraftingTheCosmos& game, const State& state, Seat seat,
                      const Effort& effort) {
    const Adviser adviser(game, state, seat, effort.patience);
    Advice advice;
    const Choice choice = adviser.choose(state, effort.tell_all ? &advice.looked_at : nullptr);
    advice.action = choice.action;
    if (!choice.any()) return advice;
    const Evaluation outcome = adviser.outcome(state, choice.action);
    advice.value = outcome.total();
    Evaluation than = adviser.judge(state);
    if (choice.next.kind != 0) {
        than = adviser.outcome(state, choice.next);
        advice.next = {choice.next, than.total()};
    }
    advice.features = reasons(outcome.minus(than), kWorthNames);
    return advice;
}

// The best that leads to something else.
const Way* next_best(const std::vector<Way>& ways) {
    for (const Way& way : ways)
        if (!way.parts.is_like(ways.front().parts)) return &way;
    return nullptr;
}

std::vector<Advice::Turn> turns_of(const std::vector<Way>& ways) {
    std::vector<Advice::Turn> turns;
    std::vector<Evaluation> parts;
    for (const std::size_t told : tell_apart(ways.size(), [&](std::size_t one, std::size_t other) {
             return !ways[one].parts.is_like(ways[other].parts);
         })) {
        turns.push_back({ways[told].plan, ways[told].looks, {}});
        parts.push_back(ways[told].parts);
    }
    tell_differences(turns, parts, kWorthNames);
    return turns;
}

Advice advise_by_turns(const CraftingTheCosmos& game, const State& state, Seat seat,
                       const Effort& effort) {
    const std::vector<Way> ways = TurnSearch(game, state, seat, effort).ways(effort.tell_all);
    const Way& best = ways.front();
    Advice advice;
    advice.action = best.action;
    advice.value = best.value();
    advice.plan = best.plan;
    const Way* next = next_best(ways);
    if (next != nullptr) advice.next = {next->action, next->value()};
    const Evaluation than =
        next != nullptr ? next->parts : Adviser(game, state, seat, effort.patience).judge(state);
    advice.features = reasons(best.parts.minus(than), kWorthNames);
    if (effort.judge != nullptr) advice.turns = turns_of(ways);
    if (effort.tell_all)
        for (const Way& way : ways) advice.looked_at.push_back({way.action, way.value()});
    return advice;
}

}  // namespace

// The hand-made evaluation looks along several lines only where more effort is allowed than usual.
// Who discards is asked after the turn, and no judge has learned that.
Advice CraftingTheCosmos::advise(const State& state, Seat seat, Effort effort,
                                 RandomStream&) const {
    const bool by_turns = effort.judge != nullptr || effort.trials > kUsualTrials;
    return by_turns && state.phase != Phase::kDiscard ? advise_by_turns(*this, state, seat, effort)
                                                      : advise_at_once(*this, state, seat, effort);
}

}  // namespace orrery::crafting_the_cosmos
