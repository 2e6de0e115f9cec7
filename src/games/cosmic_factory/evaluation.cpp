// What a bot may know about this game: the value of markers, and whom to ask in which phase.
#include "core/evaluation.h"
#include "games/cosmic_factory/advice.h"
#include "games/cosmic_factory/game.h"

namespace orrery::cosmic_factory {

double in_points(const Objective& objective, double value) {
    constexpr double kTwelfths = 12.0 * kValueScale;
    return objective.goal == Goal::kMarkers ? value / kTwelfths : value;
}

double worth_of(const Markers& markers, int rounds_to_go) {
    const Objective objective{Goal::kMarkers, markers, rounds_to_go};
    return in_points(objective, objective_value(objective, CardRules{}, GalaxyPoints{}));
}

Objective objective_of(const Content& content, const State& state, Seat seat) {
    const bool gift = content.rules(state.card()).gift;
    const Goal goal = gift ? Goal::kLeastPoints : Goal::kMarkers;
    return {goal, state.seat(seat).markers, kRounds - state.round};
}

std::vector<Feature> point_features(const GalaxyPoints& points, const GalaxyPoints& than) {
    std::vector<Feature> features;
    const auto add = [&](const char* name, int value) {
        if (value != 0) features.push_back({name, static_cast<double>(value)});
    };
    add("green zones", points.zones[0] - than.zones[0]);
    add("blue zones", points.zones[1] - than.zones[1]);
    add("orange zones", points.zones[2] - than.zones[2]);
    add("asteroid track", points.track - than.track);
    add("constellations", points.constellations - than.constellations);
    return features;
}

Advice CosmicFactory::advise(const State& state, Seat seat, Effort effort,
                             RandomStream& random) const {
    Advice advice;
    switch (state.phase) {
        case Phase::kDraft1:
        case Phase::kDraft2:
            advice = advise_pick(*this, state, seat, effort, random);
            break;
        case Phase::kReady:
            advice.action = plain(ActionKind::kReady);
            break;
        case Phase::kBuild:
            advice = advise_building(*this, state, seat, effort);
            break;
        default: {
            std::vector<Action> choices;
            legal(state, seat, [&](Action action) { choices.push_back(action); });
            advice = advise_choice(content_, state, seat, choices);
        }
    }
    // Where there is one thing to do, or one plan, there is nothing else to look at.
    if (advice.looked_at.empty()) advice.looked_at = {{advice.action, advice.value}};
    if (!effort.tell_all) advice.looked_at.clear();
    sort_reasons(advice.features);
    return advice;
}

}  // namespace orrery::cosmic_factory
