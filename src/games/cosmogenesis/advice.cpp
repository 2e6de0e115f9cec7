// What a bot may know about this game: the best way through the rest of the own turn.
#include "games/cosmogenesis/turn_search.h"

namespace orrery::cosmogenesis {
namespace {

// The best that leads to something else than the choice does.
const Choice* next_best(const std::vector<Choice>& others, const Choice& best) {
    const Choice* next = nullptr;
    for (const Choice& other : others)
        if (!(other.action == best.action) && !other.worth.parts.is_like(best.worth.parts) &&
            (next == nullptr || other.worth.value > next->worth.value))
            next = &other;
    return next;
}

template <class TurnJudge>
Advice advise_by(const Cosmogenesis& game, const State& state, Seat seat, const Effort& effort,
                 const TurnJudge& judge) {
    std::vector<Choice> others;
    const Choice best =
        TurnSearch<TurnJudge>(game, seat, judge, effort.patience).best(state, 0, &others);
    Advice advice;
    advice.action = best.action;
    advice.value = best.worth.value;
    const Choice* next = next_best(others, best);
    if (next != nullptr) advice.next = {next->action, next->worth.value};
    const Evaluation than =
        next != nullptr ? next->worth.parts : evaluate(game.content(), state, seat);
    advice.features = reasons(best.worth.parts.minus(than), kFeatureNames);
    if (effort.tell_all)
        for (const Choice& other : others)
            advice.looked_at.push_back({other.action, other.worth.value});
    return advice;
}

}  // namespace

Advice Cosmogenesis::advise(const State& state, Seat seat, Effort effort, RandomStream&) const {
    // Before the first turn there is none that could end: the start objective is chosen by hand.
    if (effort.judge == nullptr || state.phase == Phase::kChooseStart)
        return advise_by(*this, state, seat, effort, HandMadeJudge(*this, seat));
    return advise_by(*this, state, seat, effort, LearnedJudge(*this, *effort.judge, state, seat));
}

}  // namespace orrery::cosmogenesis
