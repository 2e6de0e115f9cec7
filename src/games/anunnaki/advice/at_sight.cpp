#include "games/anunnaki/advice/at_sight.h"

#include "games/anunnaki/advice/odds.h"

namespace orrery::anunnaki {

std::vector<Action> AtSight::legal(const State& state) const {
    std::vector<Action> actions;
    game_.legal(state, kPersonSeat, [&](Action action) { actions.push_back(action); });
    return actions;
}

State AtSight::after(const State& state, Action action) const {
    State next = state;
    game_.apply(next, kPersonSeat, action, NoEvents{});
    return next;
}

Action AtSight::answer(const State& state) const {
    if (asks(state, TaskKind::kCommitWeapon)) return weapon(state);
    const std::vector<Action> actions = legal(state);
    if (!state.candidates.empty() || actions.size() == 1) return actions[0];
    if (asks(state, TaskKind::kPersonCombat)) return attack(state);
    const Action* found = nullptr;
    double most = 0;
    for (const Action& action : actions) {
        const double worth = value(after(state, action)).total();
        if (found == nullptr || worth > most) found = &action, most = worth;
    }
    return *found;
}

double AtSight::stake(const State& state, Place place) const {
    const Content& content = game_.content();
    return value(after_combat(content, state, place, true)).total() -
           value(after_combat(content, state, place, false)).total();
}

Action AtSight::weapon(const State& state) const {
    const Place place = state.combat.place;
    return commit_weapon(
        best_card(game_.content(), state, place, stake(state, place)).card_or_none);
}

std::vector<Advice::Other> AtSight::weapons(const State& state) const {
    const Place place = state.combat.place;
    const double at_stake = stake(state, place);
    std::vector<Advice::Other> all;
    for (const Action action : legal(state))
        all.push_back(
            {action,
             card_choice(game_.content(), state, place, at_stake, action.operands[0]).worth});
    return all;
}

// Attacks on a distant planet that are more likely won than lost.
Action AtSight::attack(const State& state) const {
    const std::size_t planet = state.distant[state.tasks.back().a - 1U].planet - 1U;
    const Place place = landing_place(planet);
    const CardChoice card = best_card(game_.content(), state, place, stake(state, place));
    return attack_distant(planet, card.chance > 0.5);
}

}  // namespace orrery::anunnaki
