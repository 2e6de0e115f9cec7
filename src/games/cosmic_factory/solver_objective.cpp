// What a galaxy's points are worth to the player who asks.
#include <algorithm>

#include "games/cosmic_factory/solver.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cosmic_factory {
namespace {

using Standing = std::array<int, 4>;  // the markers, as plain numbers

// CF-SCORE-02
int clamped(int marker) {
    return std::clamp(marker, 0, kMarkerMax);
}

int lowest_zone(const Standing& markers) {
    return std::min({markers[0], markers[1], markers[2]});
}

// With no round to go this is the final score (CF-END-01) in twelfths. Before that a marker ahead
// of the lowest is worth something too, since the lowest can still catch up: the weights fall from
// the lowest to the highest, which keeps the sum concave, and add up to the star's, because three
// zone points, one of each colour, are one final point.
int worth(const Standing& markers, int rounds_to_go) {
    constexpr int kWeights[4][3] = {{12, 0, 0}, {8, 3, 1}, {6, 4, 2}, {5, 4, 3}};
    const int* weight = kWeights[std::clamp(rounds_to_go, 0, 3)];
    std::array<int, 3> zones{markers[0], markers[1], markers[2]};
    std::sort(zones.begin(), zones.end());
    return weight[0] * zones[0] + weight[1] * zones[1] + weight[2] * zones[2] + 12 * markers[3];
}

// CF-CARD-20: the best marker to offer, or none.
int worth_with_offering(const Standing& markers, int rounds_to_go) {
    int best = worth(markers, rounds_to_go);
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        if (markers[colour] < kOfferingPrice) continue;
        Standing offered = markers;
        offered[colour] -= kOfferingPrice;
        offered[3] = clamped(offered[3] + kOfferingReward);
        best = std::max(best, worth(offered, rounds_to_go));
    }
    return best;
}

// Calls visit with the markers after the round, once for each marker the track points may move.
template <class Visit>
void for_each_outcome(const Objective& objective, const CardRules& card, const GalaxyPoints& points,
                      Visit&& visit) {
    Standing after{};
    for (std::size_t i = 0; i < 4; ++i) after[i] = objective.markers[i];
    for (std::size_t colour = 0; colour < kColours; ++colour)
        after[colour] = clamped(after[colour] + points.zones[colour]);
    const bool exchange = card.stellar_exchange;
    // CF-CARD-19a: one zone marker takes all the track points, the star none.
    for (std::size_t taker = exchange ? 0 : 3; taker < (exchange ? 3 : 4); ++taker) {
        Standing moved = after;
        moved[taker] = clamped(moved[taker] + points.track);
        moved[3] = clamped(moved[3] + points.constellations);
        visit(moved);
    }
}

}  // namespace

int objective_value(const Objective& objective, const CardRules& card, const GalaxyPoints& points) {
    const int total = points.total();
    int best = 0;
    switch (objective.goal) {
        case Goal::kRoundPoints:
            return total;
        case Goal::kLeastPoints:
            return -total;
        case Goal::kMarkers:
            for_each_outcome(objective, card, points, [&](const Standing& markers) {
                const bool offering = card.offering;
                best =
                    std::max(best, offering ? worth_with_offering(markers, objective.rounds_to_go)
                                            : worth(markers, objective.rounds_to_go));
            });
            return kValueScale * best + std::min(total, kValueScale - 1);
        case Goal::kLowestThenTotal:
            for_each_outcome(objective, card, points, [&](const Standing& markers) {
                best = std::max(best, lowest_zone(markers));
            });
            return kValueScale * best + std::min(total, kValueScale - 1);
    }
    return 0;
}

}  // namespace orrery::cosmic_factory
