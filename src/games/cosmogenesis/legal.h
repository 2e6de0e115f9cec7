// Every legal action of a seat, each exactly once, without allocating.
#pragma once

#include "games/cosmogenesis/conditions.h"
#include "games/cosmogenesis/game.h"
#include "games/cosmogenesis/side_cost.h"

namespace orrery::cosmogenesis {

template <class Visit>
void visit_targets(const SeatState& own, Visit&& visit) {
    for_each_body(own.orbits, [&](Target target, const Body&) { visit(target); });
}

template <class Visit>
void visit_orbits(const SeatState& own, Visit&& visit) {
    for (std::size_t orbit = 1; orbit <= own.orbits.size(); ++orbit)
        visit(static_cast<std::uint8_t>(orbit));
}

// Main actions with the element on a field.
template <class Visit>
void visit_element(const Content& content, const State& state, const SeatState& own,
                   FieldPlace from, Visit&& visit) {
    const Element element = element_on(content, state, from);
    const auto planet = [&] {
        if (why_no_planet(own) == Why::kNothing) visit(take(ActionKind::kTakePlanet, from));
    };
    switch (element.kind) {
        case ElementKind::kNone:
            return;
        case ElementKind::kBody:
            planet();
            visit_orbits(own, [&](std::uint8_t orbit) {
                if (why_no_moon(own, orbit, element.body.size) == Why::kNothing)
                    visit(take_moon(from, orbit));
            });
            visit_targets(own, [&](Target target) {
                Collision plan;
                if (why_no_hit(own, target, element.body, state.supply, plan) == Why::kNothing)
                    visit(take_hit(from, target));
            });
            break;
        case ElementKind::kGasGiant:
            planet();
            break;
        case ElementKind::kObject:
            visit(take(ActionKind::kTakeObject, from));
            break;
        case ElementKind::kComet:
            visit_targets(own, [&](Target target) {
                if (why_no_comet(own, target) == Why::kNothing) visit(take_hit(from, target));
            });
            visit(take(ActionKind::kTakeBelt, from));
            break;
        case ElementKind::kAsteroids:
            visit(take(ActionKind::kTakeBelt, from));
            break;
        case ElementKind::kStellar:
        case ElementKind::kPlanetary:
            visit(take(ActionKind::kTakeObjective, from));
            break;
    }
    visit(take(ActionKind::kDiscard, from));
}

// Everything the belt can pay for.
template <class Visit>
void visit_paid_actions(const State& state, const SeatState& own, Visit&& visit) {
    const auto paid = [&](ActionKind kind) { return can_pay(own, kind); };
    if (paid(ActionKind::kSideMoon))
        visit_orbits(own, [&](std::uint8_t orbit) {
            if (why_no_moon(own, orbit, 1) == Why::kNothing) visit(side_moon(orbit));
        });
    const bool hit = paid(ActionKind::kSideHit), life = paid(ActionKind::kSideLife);
    const bool buy_hit = paid(ActionKind::kSideBuyHit) && state.comets > 0;
    if (hit || life || buy_hit)
        visit_targets(own, [&](Target target) {
            Collision plan;
            if (hit && why_no_hit(own, target, kAsteroidBody, state.supply, plan) == Why::kNothing)
                visit(on_target(ActionKind::kSideHit, target));
            if (life && why_no_life(own, target) == Why::kNothing)
                visit(on_target(ActionKind::kSideLife, target));
            if (buy_hit && why_no_comet(own, target) == Why::kNothing)
                visit(on_target(ActionKind::kSideBuyHit, target));
        });
    if (paid(ActionKind::kSideBuyComet) && state.comets > 0)
        visit(plain(ActionKind::kSideBuyComet));
    if (paid(ActionKind::kSideModule) && own.module == 0) visit(plain(ActionKind::kSideModule));
    if (paid(ActionKind::kSideThrow))
        visit_targets(own, [&](Target target) {
            if (why_no_comet(own, target) == Why::kNothing)
                visit(on_target(ActionKind::kSideThrow, target));
        });
}

template <class Visit>
void visit_side_actions(const Content& content, const State& state, const SeatState& own,
                        Visit&& visit) {
    visit_paid_actions(state, own, visit);
    const auto reveal = [&](std::uint8_t objective) {
        visit_orbits(own, [&](std::uint8_t orbit) {
            if (why_no_reveal(content, own, objective, orbit) == Why::kNothing)
                visit(side_reveal(objective, orbit));
        });
    };
    if (own.holds_start != 0) reveal(own.start);
    for (std::uint8_t objective : own.drafted) reveal(objective);
}

// Every body that `allowed` has nothing against.
template <class Allowed, class Visit>
void visit_use_targets(const SeatState& own, ActionKind kind, std::uint8_t object,
                       Allowed&& allowed, Visit&& visit) {
    visit_targets(own, [&](Target target) {
        if (allowed(target) == Why::kNothing) visit(use_target(kind, object, target));
    });
}

template <class Visit>
void visit_use_moons(const SeatState& own, std::uint8_t object, int size, Visit&& visit) {
    visit_orbits(own, [&](std::uint8_t orbit) {
        if (why_no_moon(own, orbit, size) == Why::kNothing) visit(use_moon(object, orbit));
    });
}

// O08 and O09.
template <class Visit>
void visit_two_places(const State& state, const SeatState& own, std::uint8_t object,
                      ObjectEffect effect, Visit&& visit) {
    visit_orbits(own, [&](std::uint8_t a) {
        if (effect == ObjectEffect::kSwapOrbits) {
            for (std::size_t b = a + 1U; b <= own.orbits.size(); ++b)
                visit(use_swap(object, a, static_cast<std::uint8_t>(b)));
            return;
        }
        const std::size_t moons = own.orbits[a - 1U].moons.size();
        for (std::size_t moon = 1; moon <= moons; ++moon)
            for (std::size_t place = 0; place <= moons; ++place) {
                const Target from{a, static_cast<std::uint8_t>(moon)};
                const Target to{a, static_cast<std::uint8_t>(place)};
                Collision plan;
                if (why_no_throw(own, from, to, state.supply, plan) == Why::kNothing)
                    visit(use_throw(object, from, to));
            }
    });
}

template <class Visit>
void visit_object(const Content& content, const State& state, const SeatState& own,
                  std::uint8_t object, Visit&& visit) {
    const ObjectEffect effect = content.objects[object].effect;
    Collision plan;
    switch (effect) {
        case ObjectEffect::kAsteroid:
        case ObjectEffect::kSideAction:
            return visit(use(ActionKind::kUse, object));
        case ObjectEffect::kComet:
            if (state.comets == 0) return;
            visit(use(ActionKind::kUseBelt, object));
            return visit_use_targets(
                own, ActionKind::kUseHit, object,
                [&](Target target) { return why_no_comet(own, target); }, visit);
        case ObjectEffect::kRoguePlanet:
            if (state.supply[0] == 0) return;
            if (why_no_planet(own) == Why::kNothing) visit(use(ActionKind::kUsePlanet, object));
            visit_use_moons(own, object, 2, visit);
            return visit_use_targets(
                own, ActionKind::kUseHit, object,
                [&](Target target) { return why_no_rogue_hit(own, target, state.supply, plan); },
                visit);
        case ObjectEffect::kAsteroidCollision:
            return visit_use_targets(
                own, ActionKind::kUseHit, object,
                [&](Target target) {
                    return why_no_hit(own, target, kAsteroidBody, state.supply, plan);
                },
                visit);
        case ObjectEffect::kLife:
            return visit_use_targets(
                own, ActionKind::kUseOn, object,
                [&](Target target) { return why_no_life(own, target); }, visit);
        case ObjectEffect::kEvolution:
            return visit_use_targets(
                own, ActionKind::kUseOn, object,
                [&](Target target) { return why_no_evolution(own, target); }, visit);
        case ObjectEffect::kSwapOrbits:
        case ObjectEffect::kMoonCollision:
            return visit_two_places(state, own, object, effect, visit);
        case ObjectEffect::kAsteroidMoon:
            return visit_use_moons(own, object, 1, visit);
    }
}

template <class Visit>
void visit_reward(const Content& content, const State& state, const SeatState& own, Visit&& visit) {
    const RewardItem item = state.rewards.back();
    if (item == RewardItem::kSideAction) visit_side_actions(content, state, own, visit);
    visit_targets(own, [&](Target target) {
        if (item == RewardItem::kLife && why_no_life(own, target) == Why::kNothing)
            visit(on_target(ActionKind::kRewardLife, target));
        if (item == RewardItem::kEvolution && why_no_evolution(own, target) == Why::kNothing)
            visit(on_target(ActionKind::kRewardEvolve, target));
    });
    visit(plain(ActionKind::kDecline));
}

template <class Visit>
void Cosmogenesis::legal(const State& state, Seat seat, Visit&& visit) const {
    if (seat < 0 || seat >= state.players || !has_seat(actors(state), seat)) return;
    const SeatState& own = state.seat(seat);
    switch (state.phase) {
        case Phase::kChooseStart:
            for (std::uint8_t objective : own.drawn) visit(keep(objective));
            return;
        case Phase::kMain:
            for (std::uint8_t sector = 1; sector <= kSectors; ++sector)
                for (std::uint8_t field = 1; field <= kFields; ++field)
                    if (!state.sector_used(seat, sector))
                        visit_element(content_, state, own, {sector, field}, visit);
            return;
        case Phase::kOptional:
            if (state.side_used == 0) visit_side_actions(content_, state, own, visit);
            for (std::uint8_t object = 1; object <= kObjectCount; ++object)
                if (own.objects[object - 1U] > 1 && !state.object_used(object))
                    visit_object(content_, state, own, object, visit);
            return visit(plain(ActionKind::kEndTurn));
        case Phase::kReward:
            return visit_reward(content_, state, own, visit);
        case Phase::kGameOver:
            return;
    }
}

}  // namespace orrery::cosmogenesis
