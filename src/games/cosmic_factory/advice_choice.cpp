// The choices of cards 1, 13, 19 and 20: whatever leaves the best markers behind.
#include <algorithm>

#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/advice.h"

namespace orrery::cosmic_factory {
namespace {

// The victim's galaxy after a choice of card 1 or 13.
Galaxy after_choice(Galaxy galaxy, Action choice) {
    if (kind_of(choice) == ActionKind::kSabotage) {
        galaxy.erase_at(static_cast<std::size_t>(index_at(galaxy, cell_operand(choice, 0))));
        return galaxy;
    }
    for (std::size_t i = 0; i < choice.operands[0]; ++i) {
        const Cell cell = cell_operand(choice, 1 + 2 * i);
        galaxy[static_cast<std::size_t>(index_at(galaxy, cell))].face_down = 1;
    }
    return galaxy;
}

// Hurt the neighbour where it hurts most.
Advice advise_attack(const Content& content, const State& state, Seat victim,
                     std::span<const Action> choices) {
    const SeatState& target = state.seat(victim);
    const auto& tables = content.scoring(state.card());
    const Objective objective{Goal::kMarkers, target.markers, kRounds - state.round};
    const auto points_of_galaxy = [&](const Galaxy& galaxy) {
        return score_galaxy(content.tiles, tables, {galaxy.data(), galaxy.size()});
    };
    struct Attack {
        Action action;
        GalaxyPoints after;
        int value = 0;  // what is left to the victim
    };
    const GalaxyPoints before = points_of_galaxy(target.galaxy);
    std::vector<Attack> attacks;
    for (Action choice : choices) {
        const GalaxyPoints after = points_of_galaxy(after_choice(target.galaxy, choice));
        attacks.push_back(
            {choice, after, objective_value(objective, content.rules(state.card()), after)});
    }
    std::stable_sort(attacks.begin(), attacks.end(),
                     [](const Attack& a, const Attack& b) { return a.value < b.value; });
    const Attack& best = attacks[0];
    const auto next = std::find_if(attacks.begin(), attacks.end(), [&](const Attack& other) {
        return !(other.after == best.after);
    });
    Advice advice;
    const auto taken = [&](const GalaxyPoints& after) { return before.total() - after.total(); };
    advice.action = best.action;
    advice.value = taken(best.after);
    for (const Attack& attack : attacks) {
        const double less = in_points(objective, attack.value - best.value);
        advice.looked_at.push_back({attack.action, advice.value - less});
    }
    if (next != attacks.end())
        advice.next = {next->action, static_cast<double>(taken(next->after))};
    const GalaxyPoints& than = next != attacks.end() ? next->after : before;
    const auto more = [](int theirs, int own) { return static_cast<double>(theirs - own); };
    advice.features = {{"green taken", more(than.zones[0], best.after.zones[0])},
                       {"blue taken", more(than.zones[1], best.after.zones[1])},
                       {"orange taken", more(than.zones[2], best.after.zones[2])},
                       {"track taken", more(than.track, best.after.track)}};
    std::erase_if(advice.features, [](const Feature& feature) { return feature.value == 0; });
    return advice;
}

// Card 19: where the track points do most good. Card 20: whether five for two is a good trade.
Markers after_own_choice(Markers markers, Action choice, int track_points) {
    const std::uint8_t colour = choice.operands[0];
    const auto add = [&](std::size_t marker, int points) {
        markers[marker] =
            static_cast<std::uint8_t>(std::clamp(markers[marker] + points, 0, kMarkerMax));
    };
    if (kind_of(choice) == ActionKind::kExchange) {
        add(colour, track_points);
    } else if (colour != kOfferNothing) {
        add(colour, -kOfferingPrice);
        add(kStar, kOfferingReward);
    }
    return markers;
}

}  // namespace

Advice advise_choice(const Content& content, const State& state, Seat seat,
                     std::span<const Action> choices) {
    if (state.phase == Phase::kBlackHole)
        return advise_attack(content, state, state.right(seat), choices);
    if (state.phase == Phase::kSabotage)
        return advise_attack(content, state, state.left(seat), choices);

    const SeatState& own = state.seat(seat);
    const auto& tables = content.scoring(state.card());
    const int track =
        score_galaxy(content.tiles, tables, {own.galaxy.data(), own.galaxy.size()}).track;
    const int rounds_to_go = kRounds - state.round;
    const double now = worth_of(own.markers, rounds_to_go);
    Advice advice;
    for (Action choice : choices) {
        const double gain =
            worth_of(after_own_choice(own.markers, choice, track), rounds_to_go) - now;
        advice.looked_at.push_back({choice, gain});
        if (advice.action.kind == 0) {
            advice.action = choice;
            advice.value = gain;
        } else if (gain > advice.value) {
            advice.next = {advice.action, advice.value};
            advice.action = choice;
            advice.value = gain;
        } else if (gain < advice.value && (!advice.next || gain > advice.next->value)) {
            advice.next = {choice, gain};
        }
    }
    const double than = advice.next ? advice.next->value : 0;
    advice.features = {{"gain in the final score", advice.value - than}};
    return advice;
}

}  // namespace orrery::cosmic_factory
