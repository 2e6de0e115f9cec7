// Which bonus tiles are worth taking, now that the galaxy is built.
#include <algorithm>
#include <array>

#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/advice.h"

namespace orrery::cosmic_factory {
namespace {

// How often the largest zone of a galaxy has at most so many planets, in per cent: counted over
// 2,000 random hands, each built by `improve` with 2,000 trials towards kMarkers with two rounds to
// go. A rival who is still building is taken to build such a galaxy.
constexpr std::array<std::array<std::uint8_t, 13>, kColours> kAtMost{{
    {0, 0, 0, 11, 14, 15, 48, 55, 57, 89, 97, 99, 99},
    {0, 1, 52, 80, 85, 97, 99, 99, 100, 100, 100, 100, 100},
    {1, 5, 53, 57, 96, 99, 99, 100, 100, 100, 100, 100, 100},
}};

double chance_of_largest(const Content& content, const State& state, Seat seat, std::size_t colour,
                         int own_largest) {
    double chance = 1;
    for (Seat other = 0; other < state.players; ++other) {
        if (other == seat) continue;
        const SeatState& rival = state.seat(other);
        if (rival.done != 0 || rival.frozen != 0) {
            const Galaxy& galaxy = rival.galaxy;
            const Evaluation evaluation = evaluate(content.tiles, {galaxy.data(), galaxy.size()});
            if (evaluation.largest(colour) > own_largest) return 0;
        } else {
            const auto& table = kAtMost[colour];
            const auto index =
                std::min<std::size_t>(static_cast<std::size_t>(own_largest), table.size() - 1);
            chance *= table[index] / 100.0;
        }
    }
    // Somebody may remove just the tile that holds the zone together (CF-CARD-13d).
    constexpr double kSurvivesSabotage = 0.7;
    return content.rules(state.card()).sabotage ? chance * kSurvivesSabotage : chance;
}

Markers moved(Markers markers, std::size_t marker, int points) {
    markers[marker] =
        static_cast<std::uint8_t>(std::clamp(markers[marker] + points, 0, kMarkerMax));
    return markers;
}

Markers after_round(Markers markers, const GalaxyPoints& points) {
    for (std::size_t colour = 0; colour < kColours; ++colour)
        markers = moved(markers, colour, points.zones[colour]);
    return moved(markers, kStar, points.track + points.constellations);
}

}  // namespace

Bets possible_bets(const Content& content, const State& state, Seat seat,
                   const GalaxyPoints& points) {
    Bets bets;
    const CardRules& card = content.rules(state.card());
    const SeatState& own = state.seat(seat);
    if (!card.bonus_tiles || (card.grab_freezes && own.bonus != 0)) return bets;
    const Evaluation evaluation = evaluate(content.tiles, {own.galaxy.data(), own.galaxy.size()});
    const int rounds_to_go = kRounds - state.round;
    const Markers after = after_round(own.markers, points);
    const double now = worth_of(after, rounds_to_go);
    for (std::uint8_t colour = 0; colour < kColours; ++colour) {
        if ((state.middle >> colour & 1U) == 0) continue;
        const double chance =
            chance_of_largest(content, state, seat, colour, evaluation.largest(colour));
        const int factor = card.bonus_factor;
        const double won = worth_of(moved(after, colour, factor * kBetWon), rounds_to_go);
        const double lost = worth_of(moved(after, colour, -factor * kBetLost), rounds_to_go);
        bets.push_back({colour, chance * won + (1 - chance) * lost - now});
    }
    return bets;
}

}  // namespace orrery::cosmic_factory
