// What a position is worth: points that are safe, and those that are within reach.
#include "games/cosmogenesis/evaluation.h"

#include <algorithm>
#include <bit>

#include "games/cosmogenesis/scoring.h"

namespace orrery::cosmogenesis {
namespace {

// Weights, in points. Found by play of many games against itself.
constexpr double kAsteroidWorth = 0.47;  // as means, while turns are left
constexpr double kCometWorth = 0.8;
constexpr double kUseWorth = 1.2;
constexpr double kPlanetWorth = 0.8;
constexpr double kMoonWorth = 0.2;
constexpr double kRewardWorth = 1.2;
constexpr double kBeltEdge = 0.1;    // each point of belt value towards the ranking
constexpr double kMeansTurns = 6.0;  // with fewer turns left, means are worth less
// How sure an objective is that lacks nothing, and by how many steps it may be out of reach.
constexpr double kSure = 0.95;
constexpr double kReach = 2.25;
constexpr double kReachOfTurn = 0.6;
// Steps towards conditions.
constexpr double kCometSteps = 1.5;
constexpr double kStageSteps = 0.4;  // life evolves by itself
constexpr double kNewPlanetSteps = 0.5;
constexpr double kLaterPlanetSteps = 1.0;  // each planet that has to come before
// Chances of a body without life to bring points, by what it lacks.
constexpr double kSmallChance = 0.4;
constexpr double kDryChance = 0.5;
constexpr double kLifelessChance = 0.6;
constexpr double kNever = 99;
// How many more of what a stellar objective counts a whole game brings by the way, in the order of
// Count, and the share of it that each narrowing of a term leaves.
constexpr std::array kGrowth{1.25, 2.0, 1.75, 1.0, 0.7, 0.3, 1.25, 0.9, 1.75, 1.25, 0.9, 0.8};
static_assert(kGrowth.size() == static_cast<std::size_t>(Count::kRevealedObjectives) + 1);
constexpr double kNarrowed = 0.7;
constexpr double kGameTurns = kRounds * static_cast<double>(kSectors);

// Evolution phases still to come.
int phases_left(const State& state) {
    return state.phase == Phase::kGameOver ? 0 : kRounds + 1 - state.round;
}

double life_worth(const Content& content, int stage, int phases) {
    return content.stages[static_cast<std::size_t>(std::min(kMaxStage, stage + phases))].points;
}

// Stages above bacteria need a wet planet in the habitable zone, and then time only.
double life_steps(const Missing& gap, const Orbit& orbit, std::size_t number) {
    double steps = gap.have < 0 ? 1.0 : 0.0;
    if (gap.need <= 0) return steps;
    if (number > kHabitableOrbits) return kNever;
    if (!orbit.planet.is_wet()) steps += kCometSteps + std::max(0, kMinWetSize - orbit.planet.size);
    return steps + kStageSteps * (gap.need - std::max<int>(gap.have, 0));
}

// How many steps an orbit is away from a condition, roughly.
double step_cost(const Missing& gap, const Orbit& orbit, std::size_t number) {
    const bool empty = !orbit.planet.exists();
    const double lacking = gap.need - gap.have;
    int largest = 0;
    bool rock = false;
    for (const Body& moon : orbit.moons) {
        if (!moon.is_terrestrial()) continue;
        rock = true;
        largest = std::max<int>(largest, moon.size);
    }
    switch (gap.condition) {
        case Condition::kTerrestrialPlanet:
        case Condition::kGasGiant:
            return empty ? 1.0 : kNever;
        case Condition::kSize:
            // A gas giant does not grow; a new one may come in either size.
            if (orbit.planet.is_gas_giant()) return kNever;
            return empty ? std::max(0.0, lacking - 1.5) : lacking;
        case Condition::kWet:
        case Condition::kRings:
            return kCometSteps;
        case Condition::kLife:
            return life_steps(gap, orbit, number);
        case Condition::kMoonSize:
            return gap.have == 0 ? std::max(1.0, lacking - 0.5) : lacking;
        case Condition::kWetMoons:
            return kCometSteps + (rock ? std::max(0, kMinWetSize - largest) : 2.0);
        case Condition::kLivingMoons:
            return rock ? 1.0 : 2.0;
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
        cost += step_cost(gap, orbit, number);
    return cost;
}

constexpr std::size_t kMaxHand = 4;  // the start objective and three drafted ones

// What an objective in hand is worth at each place for a planet, the empty ones too.
struct HandRow {
    std::array<double, kMaxOrbits> worth{};
};

HandRow hand_row(const Content& content, const SeatState& own, std::uint8_t objective, int turns) {
    const PlanetaryObjective& entry = content.planetary[objective];
    const double reach = kReach + kReachOfTurn * turns;
    const double worth = entry.points + kRewardWorth * std::min(1.0, turns / kMeansTurns);
    HandRow row;
    for (std::size_t i = 0; i < own.orbit_places(); ++i) {
        double cost = 0;
        if (i < own.orbits.size()) {
            if (own.orbits[i].objective != 0) continue;  // CG-PLANETARY-05
            cost = cost_of(entry.requirement, own.orbits[i], i + 1);
        } else {
            cost = kNewPlanetSteps +
                   kLaterPlanetSteps * static_cast<double>(i - own.orbits.size()) +
                   cost_of(entry.requirement, Orbit{}, i + 1);
        }
        row.worth[i] = worth * std::clamp(kSure - cost / reach, 0.0, kSure);
    }
    return row;
}

// An orbit serves one objective only: the best pairs of objective and orbit, one after another.
double hand_worth(const Content& content, const SeatState& own, int turns, bool with_start,
                  ObjectiveWorths* worths) {
    if (turns == 0) return 0;
    FixedVector<HandRow, kMaxHand> rows;
    const auto add = [&](std::uint8_t objective) {
        rows.push_back(hand_row(content, own, objective, turns));
        const auto& worth = rows.back().worth;
        if (worths != nullptr)
            worths->hand.push_back({objective, *std::max_element(worth.begin(), worth.end())});
    };
    if (with_start && own.holds_start != 0 && own.start != 0) add(own.start);
    for (std::uint8_t objective : own.drafted) add(objective);
    double total = 0;
    while (!rows.empty()) {
        std::size_t best_row = 0, best_orbit = 0;
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (std::size_t orbit = 0; orbit < kMaxOrbits; ++orbit)
                if (rows[row].worth[orbit] > rows[best_row].worth[best_orbit])
                    best_row = row, best_orbit = orbit;
        total += rows[best_row].worth[best_orbit];
        rows.erase_at(best_row);
        for (HandRow& row : rows) row.worth[best_orbit] = 0;
    }
    return total;
}

double growth_of(const ScoreTerm& term) {
    const bool sized = term.size_from > 1 || term.size_to < kMaxSize;
    const bool placed = term.orbit_from > 1 || term.orbit_to < kMaxOrbits;
    double growth = kGrowth[static_cast<std::size_t>(term.count)];
    for (const bool narrowed : {term.kind != BodyKind::kNone, sized, placed, term.wet, term.rings,
                                term.life >= 0, term.life > 0, term.moons >= 0})
        if (narrowed) growth *= kNarrowed;
    return growth;
}

// Points for what is there and for what will come; half a thing is worth half of its points.
double stellar_worth(const StellarObjective& objective, const SeatState& own, int turns) {
    double points = 0;
    for (const ScoreTerm& term : objective.terms) {
        const double count = count_of(term, own) + growth_of(term) * turns / kGameTurns;
        const int whole = static_cast<int>(count);
        const int now = points_of(term, whole), next = points_of(term, whole + 1);
        points += now + (count - whole) * (next - now);
    }
    return points;
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
            const double chance = (body.size >= kMinWetSize ? 1.0 : kSmallChance) *
                                  (body.is_wet() ? 1.0 : kDryChance) *
                                  (body.has_life() ? 0.9 : kLifelessChance);
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
    const double late = 1.0 - turns / kGameTurns;  // the ranking counts at the end only
    return means * std::min(1.0, turns / kMeansTurns) + late * late * points +
           kBeltEdge * late * own.belt_value();
}

// All that depends on the seat's own things alone.
Evaluation evaluate_system(const Content& content, const State& state, Seat seat, bool with_start,
                           ObjectiveWorths* worths) {
    const SeatState& own = state.seat(seat);
    const int turns = turns_left(state, seat), phases = phases_left(state);
    Evaluation value;
    for (const Orbit& orbit : own.orbits) {
        value[FeatureKind::kRevealed] += content.planetary[orbit.objective].points;
        value[FeatureKind::kSystem] +=
            (kPlanetWorth + kMoonWorth * static_cast<double>(orbit.moons.size())) * turns /
            kGameTurns;
    }
    value[FeatureKind::kHand] = hand_worth(content, own, turns, with_start, worths);
    for (std::uint8_t objective : own.stellar) {
        const double worth = stellar_worth(content.stellar[objective], own, turns);
        value[FeatureKind::kStellar] += worth;
        if (worths != nullptr) worths->stellar.push_back({objective, worth});
    }
    add_life(content, own.orbits, phases, value);
    for (std::uint8_t object : own.objects)
        if (object != 0)
            value[FeatureKind::kObjects] +=
                kObjectPoints + kUseWorth * std::min<int>(object - 1, turns);
    return value;
}

Evaluation evaluate_all(const Content& content, const State& state, Seat seat,
                        ObjectiveWorths* worths) {
    Evaluation value = evaluate_system(content, state, seat, true, worths);
    const int turns = turns_left(state, seat);
    value[FeatureKind::kBelt] = belt_worth(state, seat, turns);
    value[FeatureKind::kMonolith] =
        state.monolith == seat ? kMonolithPoints * (1.0 - turns / 30.0) : 0.0;
    return value;
}

}  // namespace

int turns_left(const State& state, Seat seat) {
    if (state.phase == Phase::kGameOver) return 0;
    const int this_round =
        static_cast<int>(kSectors) - std::popcount(state.seat(seat).used_sectors);
    return this_round + static_cast<int>(kSectors) * (kRounds - state.round);
}

Evaluation evaluate(const Content& content, const State& state, Seat seat) {
    return evaluate_all(content, state, seat, nullptr);
}

Evaluation evaluate(const Content& content, const State& state, Seat seat,
                    ObjectiveWorths& worths) {
    return evaluate_all(content, state, seat, &worths);
}

Evaluation evaluate_seen(const Content& content, const State& state, Seat seat) {
    return evaluate_system(content, state, seat, false, nullptr);
}

}  // namespace orrery::cosmogenesis
