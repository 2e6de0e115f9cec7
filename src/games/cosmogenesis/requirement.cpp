#include "games/cosmogenesis/requirement.h"

#include <algorithm>
#include <array>

namespace orrery::cosmogenesis {
namespace {

// Visits every condition that is asked for, until `visit` returns false.
template <class Visit>
void for_each_condition(const Requirement& asked, const Orbit& orbit, std::size_t number,
                        Visit&& visit) {
    const Body& planet = orbit.planet;
    int largest = 0, wet = 0, living = 0;
    for (const Body& moon : orbit.moons) {
        largest = std::max<int>(largest, moon.size);
        wet += moon.is_wet() ? 1 : 0;
        living += moon.has_life() ? 1 : 0;
    }
    const bool right_kind = asked.planet == BodyKind::kNone || planet.kind == asked.planet;
    const auto ask = [&](bool is_asked, Condition condition, int need, int have) {
        return !is_asked || visit(Missing{condition, static_cast<std::int8_t>(need),
                                          static_cast<std::int8_t>(have)});
    };
    const bool terrestrial = asked.planet == BodyKind::kTerrestrial;
    const bool giant = asked.planet == BodyKind::kGasGiant;
    const auto place = static_cast<int>(number);
    static_cast<void>(
        ask(terrestrial, Condition::kTerrestrialPlanet, 1, right_kind ? 1 : 0) &&
        ask(giant, Condition::kGasGiant, 1, right_kind ? 1 : 0) &&
        ask(asked.size > 0, Condition::kSize, asked.size, right_kind ? planet.size : 0) &&
        ask(asked.wet, Condition::kWet, 1, planet.is_wet() ? 1 : 0) &&
        ask(asked.rings, Condition::kRings, 1, planet.has_rings() ? 1 : 0) &&
        ask(asked.life >= 0, Condition::kLife, asked.life, planet.stage()) &&
        ask(asked.moons > 0, Condition::kMoons, asked.moons,
            static_cast<int>(orbit.moons.size())) &&
        ask(asked.moon_size > 0, Condition::kMoonSize, asked.moon_size, largest) &&
        ask(asked.wet_moons > 0, Condition::kWetMoons, asked.wet_moons, wet) &&
        ask(asked.living_moons > 0, Condition::kLivingMoons, asked.living_moons, living) &&
        ask(asked.living_bodies > 0, Condition::kLivingBodies, asked.living_bodies,
            living + (planet.has_life() ? 1 : 0)) &&
        ask(asked.orbit_from > 1, Condition::kOrbitFrom, asked.orbit_from, place) &&
        ask(asked.orbit_to < kMaxOrbits, Condition::kOrbitTo, asked.orbit_to, place));
}

bool holds(const Missing& asked) {
    return asked.condition == Condition::kOrbitTo ? asked.have <= asked.need
                                                  : asked.have >= asked.need;
}

// The kind of a planet and its place are what they are; everything else can come to an orbit.
bool is_fixed(const Missing& asked) {
    return asked.condition == Condition::kTerrestrialPlanet ||
           asked.condition == Condition::kGasGiant || asked.condition == Condition::kOrbitFrom ||
           asked.condition == Condition::kOrbitTo;
}

// What cannot come weighs as much as everything that can.
int distance(const MissingList& missing) {
    int sum = 0;
    for (const Missing& asked : missing)
        sum += is_fixed(asked) ? static_cast<int>(MissingList::capacity()) : 1;
    return sum;
}

}  // namespace

bool meets(const Requirement& requirement, const Orbit& orbit, std::size_t number) {
    bool met = true;
    for_each_condition(requirement, orbit, number,
                       [&](const Missing& asked) { return met = holds(asked); });
    return met;
}

MissingList missing(const Requirement& requirement, const Orbit& orbit, std::size_t number) {
    MissingList list;
    for_each_condition(requirement, orbit, number, [&](const Missing& asked) {
        if (!holds(asked)) list.push_back(asked);
        return true;
    });
    return list;
}

Fit nearest_fit(const Requirement& requirement, const Orbits& orbits) {
    Fit best;
    for (std::size_t number = 1; number <= orbits.size(); ++number) {
        const Orbit& orbit = orbits[number - 1];
        if (orbit.objective != 0) continue;  // CG-PLANETARY-05
        const MissingList list = missing(requirement, orbit, number);
        if (best.orbit != 0 && distance(list) >= distance(best.missing)) continue;
        best = {static_cast<std::uint8_t>(number), std::none_of(list.begin(), list.end(), is_fixed),
                list};
    }
    return best;
}

}  // namespace orrery::cosmogenesis
