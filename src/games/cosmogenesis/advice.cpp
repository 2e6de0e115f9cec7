// What a bot may know about this game: the best way through the rest of the own turn, and with
// more effort what follows from it.
#include <algorithm>

#include "core/told_turns.h"
#include "games/cosmogenesis/turn_plans.h"
#include "games/cosmogenesis/turn_search.h"

namespace orrery::cosmogenesis {
namespace {

constexpr std::size_t kGuesses = 2;  // of what rivals hold

// Leads to something else, and by something else.
bool differs(const Choice& one, const Choice& other) {
    return !(one.action == other.action) && !one.worth.parts.is_like(other.worth.parts);
}

// The rest of the turn from the choice on. What was not followed ends as soon as it may.
std::vector<Action> turn_of(const Cosmogenesis& game, State state, Seat seat,
                            const Choice& choice) {
    std::vector<Action> turn{choice.action};
    turn.insert(turn.end(), choice.then.begin(), choice.then.end());
    for (const Action action : turn) game.apply(state, seat, action, NoEvents{});
    if (game.is_turn_end(state, seat)) turn.push_back(plain(ActionKind::kEndTurn));
    return turn;
}

// The choices are sorted, and the first one is taken.
Advice advice_of(const Cosmogenesis& game, const State& state, Seat seat,
                 const std::vector<Choice>& choices, bool with_turns) {
    const Choice& best = choices.front();
    Advice advice;
    advice.action = best.action;
    advice.value = best.worth.value;
    const auto next = std::find_if(choices.begin(), choices.end(),
                                   [&](const Choice& choice) { return differs(choice, best); });
    const Evaluation now = evaluate(game.content(), state, seat);
    if (next != choices.end()) advice.next = {next->action, next->worth.value};
    advice.features = reasons(
        best.worth.parts.minus(next != choices.end() ? next->worth.parts : now), kFeatureNames);
    if (!with_turns) return advice;
    std::vector<Evaluation> parts;
    for (const std::size_t told :
         tell_apart(choices.size(), [&](std::size_t one, std::size_t other) {
             return differs(choices[one], choices[other]);
         })) {
        const Choice& choice = choices[told];
        parts.push_back(choice.worth.parts);
        advice.turns.push_back({turn_of(game, state, seat, choice),
                                {choice.worth.value, choice.worth.win_chance},
                                {}});
    }
    tell_differences(advice.turns, parts, kFeatureNames);
    advice.plan = advice.turns.front().actions;
    return advice;
}

// One turn ahead.
template <class TurnJudge>
Advice advise_by(const Cosmogenesis& game, const State& state, Seat seat, const Effort& effort,
                 const TurnJudge& judge, bool with_turns) {
    std::vector<Choice> choices;
    const Choice best =
        TurnSearch<TurnJudge>(game, seat, judge, effort.patience).best(state, 0, &choices);
    std::vector<Advice::Other> looked_at;
    if (effort.tell_all)
        for (const Choice& choice : choices)
            looked_at.push_back({choice.action, choice.worth.value});
    std::stable_sort(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) {
        return a.worth.value > b.worth.value;
    });
    choices.insert(choices.begin(), best);
    Advice advice = advice_of(game, state, seat, choices, with_turns);
    advice.looked_at = std::move(looked_at);
    return advice;
}

// The position with what the seat cannot know made up anew: what is chosen must not depend on it,
// whatever position was given. Where nobody holds anything secret one guess says it all, since the
// search ends where the stacks come in.
std::vector<State> guesses_of(const Cosmogenesis& game, const State& state, Seat seat,
                              RandomStream& random) {
    bool secrets = false;
    for (Seat other = 0; other < state.players; ++other)
        secrets = secrets || (other != seat && state.seat(other).holds_start != 0);
    const State view = game.hide(state, seat);
    std::vector<State> guesses;
    for (std::size_t i = 0; i < (secrets ? kGuesses : 1); ++i)
        guesses.push_back(game.guess(view, seat, random));
    return guesses;
}

Advice look_ahead(const Cosmogenesis& game, const State& state, Seat seat, const Effort& effort,
                  RandomStream& random) {
    const TurnPlans plans(game, *effort.judge, effort.patience);
    TurnTree<TurnPlans> tree(plans, effort.all_seeing ? std::vector<State>{state}
                                                      : guesses_of(game, state, seat, random));
    if (tree.turns().size() > 1) tree.search(effort.iterations, effort.patience);
    std::vector<Choice> choices;
    for (const Turn& turn : tree.turns()) {
        if (turn.visits == 0 && !choices.empty()) break;
        const std::vector<Action>& actions = turn.plan.actions;
        const Prospect prospect = turn.mean();
        const Evaluation parts = evaluate(game.content(), plans.end_of(state, turn.plan), seat);
        choices.push_back({actions.front(),
                           {prospect.margin, parts, prospect.win_chance},
                           true,
                           {actions.begin() + 1, actions.end()}});
    }
    Advice advice = advice_of(game, state, seat, choices, true);
    if (effort.tell_all)
        for (const Choice& choice : choices)
            advice.looked_at.push_back({choice.action, choice.worth.value});
    return advice;
}

}  // namespace

Advice Cosmogenesis::advise(const State& state, Seat seat, Effort effort,
                            RandomStream& random) const {
    // Before the first turn there is none that could end: the start objective is chosen by hand.
    if (effort.judge == nullptr || state.phase == Phase::kChooseStart)
        return advise_by(*this, state, seat, effort, HandMadeJudge(*this, seat), false);
    if (effort.iterations > 0) return look_ahead(*this, state, seat, effort, random);
    return advise_by(*this, state, seat, effort, LearnedJudge(*this, *effort.judge, state, seat),
                     true);
}

}  // namespace orrery::cosmogenesis
