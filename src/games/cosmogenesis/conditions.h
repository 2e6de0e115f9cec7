// The conditions that main actions, side actions, objects and rewards share. Each answers with the
// first reason of section 4.3 that stands against it.
#pragma once

#include "games/cosmogenesis/action.h"
#include "games/cosmogenesis/collision.h"
#include "games/cosmogenesis/content.h"

namespace orrery::cosmogenesis {

// What lies on a field, as the rules see it.
enum class ElementKind : std::uint8_t {
    kNone,
    kBody,  // terrestrial
    kGasGiant,
    kObject,
    kAsteroids,
    kComet,
    kStellar,
    kPlanetary,
};
struct Element {
    ElementKind kind = ElementKind::kNone;
    Body body;
    std::uint8_t number = 0;  // object, objective, or number of asteroids
};

// Of sector IV.
constexpr Element belt_element(FieldContent what) {
    return what == kOneComet ? Element{ElementKind::kComet, {}, 0}
                             : Element{ElementKind::kAsteroids, {}, what};
}

inline Element element_on(const Content& content, const State& state, FieldPlace place) {
    const FieldContent what = state.field(place.sector, place.field);
    if (what == 0) return {};
    if (place.sector == 1)
        return {state.stellar_round() ? ElementKind::kStellar : ElementKind::kPlanetary, {}, what};
    if (place.sector == 4) return belt_element(what);
    const Tile& tile = content.tiles[(what & ~kSize2Face) - 1U];
    if (tile.object != 0) return {ElementKind::kObject, {}, tile.object};
    Body body = tile.body;
    if ((what & kSize2Face) != 0) body.size = 2;
    return {body.is_gas_giant() ? ElementKind::kGasGiant : ElementKind::kBody, body, 0};
}

inline bool has_planet(const SeatState& own, std::uint8_t orbit) {
    return orbit >= 1 && orbit <= own.orbits.size();
}

inline Why why_no_planet(const SeatState& own) {
    return own.orbits.size() < own.orbit_places() ? Why::kNothing : Why::kNoFreeOrbit;
}

// CG-MOON-01, -03 and CG-SIDE-03.
inline Why why_no_moon(const SeatState& own, std::uint8_t orbit, int size) {
    if (!has_planet(own, orbit)) return Why::kNoPlanet;
    const Orbit& at = own.orbits[orbit - 1U];
    if (!may_have_moon(at.planet, size)) return Why::kMoonSize;
    return at.moons.full() ? Why::kMoonLimit : Why::kNothing;
}

// A body from outside the orbit hits the target.
inline Why why_no_hit(const SeatState& own, Target target, const Body& collider,
                      const TileCounts& supply, Collision& plan) {
    if (find_body(own.orbits, target) == nullptr) return Why::kNoTarget;
    const Orbit& orbit = own.orbits[target.orbit - 1U];
    return plan_collision(orbit, target.place, collider, kMaxMoons - orbit.moons.size(), supply,
                          plan);
}

// O09: the moon leaves its place first, so there is always room for what is left of it.
inline Why why_no_throw(const SeatState& own, Target moon, Target target, const TileCounts& supply,
                        Collision& plan) {
    const Body* collider = find_body(own.orbits, moon);
    if (collider == nullptr || find_body(own.orbits, target) == nullptr) return Why::kNoTarget;
    if (moon.place == 0 || moon.orbit != target.orbit || moon == target) return Why::kMoonInOrbit;
    return plan_collision(own.orbits[target.orbit - 1U], target.place, *collider, 1, supply, plan);
}

// O03: the small tile is outside the supply while the exchange is checked; that there is none is
// the last reason of all.
inline Why why_no_rogue_hit(const SeatState& own, Target target, TileCounts supply,
                            Collision& plan) {
    const bool there = supply[0] > 0;
    if (there) --supply[0];
    const Why why = why_no_hit(own, target, terrestrial(2), supply, plan);
    return why == Why::kNothing && !there ? Why::kSupplySmall : why;
}

// CG-COMET-01.
inline Why why_no_comet(const SeatState& own, Target target) {
    const Body* body = find_body(own.orbits, target);
    if (body == nullptr) return Why::kNoTarget;
    if (body->is_gas_giant()) return body->has_rings() ? Why::kAlreadyRinged : Why::kNothing;
    if (body->size < kMinWetSize) return Why::kTargetSmall;
    return body->is_wet() ? Why::kAlreadyWet : Why::kNothing;
}

// CG-LIFE-01.
inline Why why_no_life(const SeatState& own, Target target) {
    const Body* body = find_body(own.orbits, target);
    if (body == nullptr) return Why::kNoTarget;
    if (!body->is_terrestrial()) return Why::kTargetNotTerrestrial;
    return body->has_life() ? Why::kLifeExists : Why::kNothing;
}

// CG-EVO-04.
inline Why why_no_evolution(const SeatState& own, Target target) {
    const Body* body = find_body(own.orbits, target);
    if (body == nullptr) return Why::kNoTarget;
    if (!body->has_life()) return Why::kNoLife;
    if (body->stage() >= kMaxStage) return Why::kLifeMax;
    if (!body->is_wet()) return Why::kDryBody;
    return target.orbit <= kHabitableOrbits ? Why::kNothing : Why::kOutsideZone;
}

// CG-PLANETARY-03, -05.
inline Why why_no_reveal(const Content& content, const SeatState& own, std::uint8_t objective,
                         std::uint8_t orbit) {
    if (!own.holds(objective)) return Why::kNotInHand;
    if (!has_planet(own, orbit)) return Why::kNoPlanet;
    const Orbit& at = own.orbits[orbit - 1U];
    if (at.objective != 0) return Why::kOrbitHasObjective;
    return meets(content.planetary[objective].requirement, at, orbit) ? Why::kNothing
                                                                      : Why::kRequirement;
}

inline Why why_no_swap(const SeatState& own, std::uint8_t a, std::uint8_t b) {
    if (!has_planet(own, a) || !has_planet(own, b)) return Why::kNoPlanet;
    return a == b ? Why::kSameOrbit : Why::kNothing;
}

}  // namespace orrery::cosmogenesis
