// What changes a star system.
#pragma once

#include "games/cosmogenesis/flow.h"

namespace orrery::cosmogenesis {

template <class Events>
void Flow<Events>::belt(int asteroids, int comets) {
    SeatState& seat = own();
    seat.asteroids = static_cast<std::uint8_t>(seat.asteroids + asteroids);
    seat.comets = static_cast<std::uint8_t>(seat.comets + comets);
    tell_own(EventKind::kBeltChanged, {asteroids, comets});
}

// CG-PLANET-01: the first empty orbit from the star.
template <class Events>
void Flow<Events>::create_planet(const Body& body) {
    Orbit orbit;
    orbit.planet = body;
    own().orbits.push_back(orbit);
    tell_own(EventKind::kPlanetCreated,
             {static_cast<int>(own().orbits.size()), static_cast<int>(body.kind), body.size,
              body.is_gas_giant() ? body.mark : 0});
}

template <class Events>
void Flow<Events>::create_moon(std::uint8_t orbit, const Body& body) {
    auto& moons = own().orbits[orbit - 1U].moons;
    moons.push_back(body);
    tell_own(EventKind::kMoonCreated,
             {orbit, static_cast<int>(moons.size()), static_cast<int>(body.kind), body.size, 0});
}

// Growth and the fall of life; what is left of the colliding body comes after.
template <class Events>
void Flow<Events>::apply_collision(Target target, int collider, const Collision& plan) {
    Body& hit = body_at(own().orbits, target);
    const int stage = hit.stage();
    hit = plan.grown;
    state_.supply = plan.supply;
    const int rest = !plan.rest.exists() ? 0 : plan.rest_stays ? 1 : 2;
    tell_own(EventKind::kCollided, {target.orbit, target.place, plan.grown.size, collider, rest});
    if (stage > 0) tell_own(EventKind::kLifeFell, {target.orbit, target.place, stage});
}

template <class Events>
void Flow<Events>::collide(Target target, const Body& collider) {
    Collision plan;
    why_no_hit(own(), target, collider, state_.supply, plan);
    apply_collision(target, collider.size, plan);
    if (plan.rest_stays) create_moon(target.orbit, plan.rest);
}

template <class Events>
void Flow<Events>::throw_moon(Target moon, Target target) {
    Collision plan;
    why_no_throw(own(), moon, target, state_.supply, plan);
    apply_collision(target, body_at(own().orbits, moon).size, plan);
    own().orbits[moon.orbit - 1U].moons.erase_at(moon.place - 1U);
    if (plan.rest_stays) create_moon(moon.orbit, plan.rest);
}

// CG-COMET-02, -04: the tile is flipped, nothing else changes. Where the comet comes from and goes
// to is the caller's business.
template <class Events>
void Flow<Events>::comet_hits(Target target) {
    Body& hit = body_at(own().orbits, target);
    hit.other = 1;
    if (hit.is_gas_giant()) return tell_own(EventKind::kGotRings, {target.orbit});
    tell_own(EventKind::kGotWet, {target.orbit, target.place});
}

template <class Events>
void Flow<Events>::create_life(Target target) {
    body_at(own().orbits, target).mark = 1;
    tell_own(EventKind::kLifeCreated, {target.orbit, target.place});
}

template <class Events>
void Flow<Events>::evolve(Seat seat, Target target) {
    Body& body = body_at(state_.seat(seat).orbits, target);
    ++body.mark;
    tell(EventKind::kEvolved, seat, {target.orbit, target.place, body.stage()});
}

// CG-PLANETARY-03, CG-REWARD-04: items wait on a stack, the first of the newest on top.
template <class Events>
void Flow<Events>::reveal(std::uint8_t objective, std::uint8_t orbit) {
    SeatState& seat = own();
    if (!seat.drafted.remove(objective)) {
        seat.holds_start = 0;
        seat.start = 0;
        applied_.revealed = true;  // the others see it for the first time
    }
    seat.orbits[orbit - 1U].objective = objective;
    tell_own(EventKind::kObjectiveRevealed, {objective, orbit});
    const auto& items = content_.planetary[objective].rewards;
    for (std::size_t i = items.size(); i-- > 0;) state_.rewards.push_back(items[i]);
}

}  // namespace orrery::cosmogenesis
