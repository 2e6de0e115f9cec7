#include "games/cosmogenesis/scoring.h"

#include <algorithm>
#include <bit>

namespace orrery::cosmogenesis {
namespace {

bool fits(const ScoreTerm& term, const Body& body) {
    return (term.kind == BodyKind::kNone || body.kind == term.kind) &&
           body.size >= term.size_from && body.size <= term.size_to &&
           (!term.wet || body.is_wet()) && (!term.rings || body.has_rings()) &&
           (term.life < 0 || body.stage() >= term.life);
}

// Planets, moons, bodies or orbits, by what the term counts.
int count_bodies(const ScoreTerm& term, const Orbits& orbits) {
    int count = 0;
    const std::size_t last = std::min<std::size_t>(term.orbit_to, orbits.size());
    for (std::size_t number = term.orbit_from; number <= last; ++number) {
        const Orbit& orbit = orbits[number - 1];
        int here = 0;
        if (term.count != Count::kMoons && fits(term, orbit.planet) &&
            (term.moons < 0 || static_cast<int>(orbit.moons.size()) == term.moons))
            ++here;
        if (term.count != Count::kPlanets)
            for (const Body& moon : orbit.moons)
                if ((term.count == Count::kMoons || moon.is_terrestrial()) && fits(term, moon))
                    ++here;
        count += term.count == Count::kOrbits ? std::min(here, 1) : here;
    }
    return count;
}

std::array<int, kColours> giants_by_colour(const Orbits& orbits) {
    std::array<int, kColours> giants{};
    for (const Orbit& orbit : orbits)
        if (orbit.planet.is_gas_giant()) ++giants[orbit.planet.mark];
    return giants;
}

// T1 < T2 < T3 < T4 < G1 < G2.
int class_of(const Body& body) {
    return body.is_gas_giant() ? kMaxSize + body.size : body.size;
}

int different_classes(const Orbits& orbits) {
    unsigned seen = 0;
    for_each_body(orbits, [&](Target, const Body& body) {
        if (!body.is_asteroid()) seen |= 1U << class_of(body);
    });
    return std::popcount(seen);
}

int longest_run(const Orbits& orbits) {
    int longest = 0, run = 0, last = 0;
    for (const Orbit& orbit : orbits) {
        const int size = class_of(orbit.planet);
        run = size >= last ? run + 1 : 1;
        last = size;
        longest = std::max(longest, run);
    }
    return longest;
}

int revealed(const Orbits& orbits) {
    return static_cast<int>(std::count_if(orbits.begin(), orbits.end(),
                                          [](const Orbit& orbit) { return orbit.objective != 0; }));
}

}  // namespace

int count_of(const ScoreTerm& term, const SeatState& seat) {
    switch (term.count) {
        case Count::kPlanets:
        case Count::kMoons:
        case Count::kBodies:
        case Count::kOrbits:
            return count_bodies(term, seat.orbits);
        case Count::kGasColours: {
            const auto giants = giants_by_colour(seat.orbits);
            return static_cast<int>(
                std::count_if(giants.begin(), giants.end(), [](int n) { return n > 0; }));
        }
        case Count::kGasPairs: {
            int pairs = 0;
            for (int giants : giants_by_colour(seat.orbits)) pairs += giants / 2;
            return pairs;
        }
        case Count::kClasses:
            return different_classes(seat.orbits);
        case Count::kLongestRun:
            return longest_run(seat.orbits);
        case Count::kBeltAsteroids:
            return seat.asteroids;
        case Count::kBeltComets:
            return seat.comets;
        case Count::kObjects:
            return seat.object_count();
        case Count::kRevealedObjectives:
            return revealed(seat.orbits);
    }
    return 0;
}

int points_of(const ScoreTerm& term, int count) {
    if (term.table.empty()) return std::min<int>(term.each * count, term.at_most);
    return term.table[std::min(static_cast<std::size_t>(count), term.table.size() - 1)];
}

int stellar_points(const StellarObjective& objective, const SeatState& seat) {
    int points = 0;
    for (const ScoreTerm& term : objective.terms) points += points_of(term, count_of(term, seat));
    return points;
}

int life_points(const Content& content, const Body& body) {
    if (!body.is_wet() || !body.has_life()) return 0;
    return content.stages[static_cast<std::size_t>(body.stage())].points;
}

int evolution_points(const Content& content, const Orbits& orbits) {
    int points = 0;
    for_each_body(orbits, [&](Target, const Body& body) { points += life_points(content, body); });
    return points;
}

// CG-SCORE-06: places are distinct values above zero.
std::array<int, kMaxPlayers> belt_points(std::span<const int> values) {
    int first = 0, second = 0;
    for (int value : values) first = std::max(first, value);
    for (int value : values)
        if (value < first) second = std::max(second, value);
    std::array<int, kMaxPlayers> points{};
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i] > 0)
            points[i] = values[i] == first ? kBeltFirst : values[i] == second ? kBeltSecond : 0;
    return points;
}

SeatScore score_of(const Content& content, const State& state, Seat seat) {
    const SeatState& own = state.seat(seat);
    SeatScore score;
    for (const Orbit& orbit : own.orbits)
        score.planetary += content.planetary[orbit.objective].points;
    for (std::uint8_t objective : own.stellar)
        score.stellar += stellar_points(content.stellar[objective], own);
    score.evolution = evolution_points(content, own.orbits);
    score.objects = kObjectPoints * own.object_count();
    std::array<int, kMaxPlayers> values{};
    for (std::size_t i = 0; i < state.players; ++i) values[i] = state.seats[i].belt_value();
    score.belt = belt_points({values.data(), state.players})[static_cast<std::size_t>(seat)];
    score.monolith = state.monolith == seat ? kMonolithPoints : 0;
    return score;
}

int place_of(std::span<const Rank> ranks, std::size_t seat) {
    return 1 + static_cast<int>(std::count_if(ranks.begin(), ranks.end(), [&](const Rank& rank) {
               return rank > ranks[seat];
           }));
}

}  // namespace orrery::cosmogenesis
