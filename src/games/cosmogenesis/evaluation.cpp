// What a bot may know about this game. One-ply: the action after which the position looks best.
#include "games/cosmogenesis/evaluation.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "games/cosmogenesis/game.h"
#include "games/cosmogenesis/scoring.h"

namespace orrery::cosmogenesis {
namespace {

// Weights, in points.
constexpr double kAsteroidWorth = 0.7, kCometWorth = 1.4;  // as means, while turns are left
constexpr double kUseWorth = 0.8;
constexpr double kPlanetWorth = 0.8, kMoonWorth = 0.2;
constexpr double kStellarGrowth = 0.9;  // points a stellar objective gains in a round
constexpr double kRewardWorth = 1.2;
constexpr double kBeltEdge = 0.1;  // each point of belt value towards the ranking
constexpr double kNever = 99;

int turns_left(const State& state, Seat seat) {
    if (state.phase == Phase::kGameOver) return 0;
    const int this_round =
        static_cast<int>(kSectors) - std::popcount(state.seat(seat).used_sectors);
    return this_round + static_cast<int>(kSectors) * (kRounds - state.round);
}

// Evolution phases still to come.
int phases_left(const State& state) {
    return state.phase == Phase::kGameOver ? 0 : kRounds + 1 - state.round;
}

double life_worth(const Content& content, int stage, int phases) {
    return content.stages[static_cast<std::size_t>(std::min(kMaxStage, stage + phases))].points;
}

// How many steps an orbit is away from a condition, roughly.
double step_cost(const Missing& gap, bool empty) {
    const double lacking = gap.need - gap.have;
    switch (gap.condition) {
        case Condition::kTerrestrialPlanet:
        case Condition::kGasGiant:
            return empty ? 1.0 : kNever;
        case Condition::kSize:
            return empty ? std::max(0.0, lacking - 1.5) : lacking;
        case Condition::kWet:
        case Condition::kRings:
        case Condition::kWetMoons:
            return 1.5;
        case Condition::kMoonSize:
            return gap.have == 0 ? std::max(1.0, lacking - 0.5) : lacking;
        case Condition::kOrbitFrom:
        case Condition::kOrbitTo:
            return kNever;
        default:
            return lacking;
    }
}

double cost_of(const Requirement& requirement, const Orbit& orbit, std::size_t number) {
    double cost = 0;
    for (const Missing& gap : missing(requirement, orbit, number))
        cost += step_cost(gap, !orbit.planet.exists());
    return cost;
}

// Each objective in hand at the orbit that is nearest to it; the first empty orbit counts too.
double hand_worth(const Content& content, const SeatState& own, int turns) {
    double worth = 0;
    const double reach = 1.5 + 0.4 * turns;
    const auto add = [&](std::uint8_t objective) {
        const PlanetaryObjective& entry = content.planetary[objective];
        double cost = kNever;
        for (std::size_t i = 0; i < own.orbits.size(); ++i)
            if (own.orbits[i].objective == 0)
                cost = std::min(cost, cost_of(entry.requirement, own.orbits[i], i + 1));
        const std::size_t next = own.orbits.size() + 1;
        if (next <= own.orbit_places())
            cost = std::min(cost, 0.5 + cost_of(entry.requirement, Orbit{}, next));
        const double chance = std::clamp(0.9 - cost / reach, 0.0, 0.9);
        worth += chance * (entry.points + kRewardWorth);
    };
    if (own.holds_start != 0 && own.start != 0) add(own.start);
    for (std::uint8_t objective : own.drafted) add(objective);
    return worth;
}

// Points by the end if life goes on as it is, and what bodies without it could still bring.
void add_life(const Content& content, const Orbits& orbits, int phases, Evaluation& value) {
    for_each_body(orbits, [&](Target target, const Body& body) {
        if (!body.is_terrestrial()) return;
        const bool in_zone = target.orbit <= kHabitableOrbits;
        if (body.is_wet() && body.has_life())
            value[FeatureKind::kLife] += life_worth(content, body.stage(), in_zone ? phases : 0);
        else if (in_zone && phases > 0) {
            // The steps that are missing: growing to size 3, a comet, a life marker.
            const double chance = (body.size >= kMinWetSize ? 1.0 : 0.4) *
                                  (body.is_wet() ? 1.0 : 0.5) * (body.has_life() ? 0.9 : 0.6);
            value[FeatureKind::kHabitable] += chance * life_worth(content, 0, phases - 1);
        }
    });
}

double belt_worth(const State& state, Seat seat, int turns) {
    const SeatState& own = state.seat(seat);
    const double means = std::min<double>(own.asteroids, turns) * kAsteroidWorth +
                         std::min<double>(own.comets, turns) * kCometWorth;
    std::array<int, kMaxPlayers> values{};
    for (std::size_t i = 0; i < state.players; ++i) values[i] = state.seats[i].belt_value();
    const int points = belt_points({values.data(), state.players})[static_cast<std::size_t>(seat)];
    const double late = 1.0 - turns / 24.0;  // the ranking counts at the end only
    return means * std::min(1.0, turns / 6.0) + late * late * points +
           kBeltEdge * late * own.belt_value();
}

}  // namespace

Evaluation evaluate(const Content& content, const State& state, Seat seat) {
    const SeatState& own = state.seat(seat);
    const int turns = turns_left(state, seat), phases = phases_left(state);
    Evaluation value;
    for (const Orbit& orbit : own.orbits) {
        value[FeatureKind::kRevealed] += content.planetary[orbit.objective].points;
        value[FeatureKind::kSystem] +=
            (kPlanetWorth + kMoonWorth * static_cast<double>(orbit.moons.size())) * turns / 24.0;
    }
    value[FeatureKind::kHand] = hand_worth(content, own, turns);
    for (std::uint8_t objective : own.stellar)
        value[FeatureKind::kStellar] +=
            stellar_points(content.stellar[objective], own) + kStellarGrowth * turns / 4.0;
    add_life(content, own.orbits, phases, value);
    for (std::uint8_t object : own.objects)
        if (object != 0)
            value[FeatureKind::kObjects] +=
                kObjectPoints + kUseWorth * std::min<int>(object - 1, turns);
    value[FeatureKind::kBelt] = belt_worth(state, seat, turns);
    value[FeatureKind::kMonolith] =
        state.monolith == seat ? kMonolithPoints * (1.0 - turns / 30.0) : 0.0;
    return value;
}

// The end of a turn is judged without its consequences: what others do and what is drawn is not
// this seat's choice.
Advice Cosmogenesis::advise(const State& state, Seat seat, Effort, RandomStream&) const {
    const Evaluation now = evaluate(content_, state, seat);
    Advice best;
    Evaluation best_value;
    legal(state, seat, [&](Action action) {
        Evaluation value = now;
        if (kind_of(action) != ActionKind::kEndTurn) {
            State after = state;
            apply(after, seat, action, NoEvents{});
            value = evaluate(content_, after, seat);
        }
        if (best.action.kind != 0 && value.total() <= best.value) return;
        best.action = action;
        best.value = value.total();
        best_value = value;
    });
    for (std::size_t i = 0; i < kFeatures; ++i) {
        const double gain = best_value.features[i] - now.features[i];
        if (gain != 0) best.features.push_back({std::string(kFeatureNames[i]), gain});
    }
    std::stable_sort(
        best.features.begin(), best.features.end(),
        [](const Feature& a, const Feature& b) { return std::abs(a.value) > std::abs(b.value); });
    return best;
}

}  // namespace orrery::cosmogenesis
