// Main actions, side actions, objects and rewards.
#pragma once

#include "games/cosmogenesis/flow.h"
#include "games/cosmogenesis/side_cost.h"

namespace orrery::cosmogenesis {

template <class Events>
void Flow<Events>::main_action(Action action) {
    const FieldPlace from = field_operand(action);
    const Element element = element_on(content_, state_, from);
    SeatState& seat = own();
    seat.used_sectors = static_cast<std::uint8_t>(seat.used_sectors | 1U << (from.sector - 1));
    tell_own(EventKind::kTook, {from.sector, from.field});
    // CG-MONO-01, -02: choosing the element is enough, whatever is done with it.
    if (content_.fields[from.sector - 1U][from.field - 1U].monolith) take_monolith();
    if (kind_of(action) == ActionKind::kDiscard) give_up(element, from);
    state_.board[from.sector - 1U][from.field - 1U] = 0;
    state_.phase = Phase::kOptional;
    switch (kind_of(action)) {
        case ActionKind::kTakePlanet:
            return create_planet(element.body);
        case ActionKind::kTakeMoon:
            return create_moon(action.operands[2], element.body);
        case ActionKind::kTakeHit:
            if (element.kind != ElementKind::kComet)
                return collide(target_operand(action, 2), element.body);
            ++state_.comets;  // CG-COMET-03
            return comet_hits(target_operand(action, 2));
        case ActionKind::kTakeBelt:
            if (element.kind == ElementKind::kComet) return belt(0, 1);
            return belt(element.number, 0);
        case ActionKind::kTakeObject:
            return take_object(element.number);
        case ActionKind::kTakeObjective:
            return take_objective(element);
        default:
            return belt(1, 0);  // CG-DISCARD-01
    }
}

// CG-DISCARD-02: objectives and tiles to the box, comets to the supply.
template <class Events>
void Flow<Events>::give_up(const Element& element, FieldPlace from) {
    tell_own(EventKind::kDiscarded, {from.sector, from.field});
    if (element.kind == ElementKind::kStellar)
        insert_sorted(state_.stellar_box, element.number);
    else if (element.kind == ElementKind::kPlanetary)
        insert_sorted(state_.planetary_box, element.number);
    else if (element.kind == ElementKind::kComet)
        ++state_.comets;
    else if (from.sector < kSectors)
        insert_sorted(state_.box, static_cast<std::uint8_t>(
                                      (state_.field(from.sector, from.field) & ~kSize2Face) - 1));
}

template <class Events>
void Flow<Events>::take_monolith() {
    if (state_.monolith == state_.active) return;
    state_.monolith = state_.active;
    tell_own(EventKind::kMonolithTaken);
}

template <class Events>
void Flow<Events>::take_object(std::uint8_t object) {
    const std::uint8_t uses = content_.objects[object].uses;
    own().objects[object - 1U] = static_cast<std::uint8_t>(1 + uses);
    tell_own(EventKind::kObjectTaken, {object, uses});
}

template <class Events>
void Flow<Events>::take_objective(const Element& element) {
    const bool stellar = element.kind == ElementKind::kStellar;
    if (stellar)
        insert_sorted(own().stellar, element.number);
    else
        insert_sorted(own().drafted, element.number);
    tell_own(stellar ? EventKind::kStellarTaken : EventKind::kPlanetaryTaken, {element.number});
}

template <class Events>
void Flow<Events>::side_action(Action action) {
    // CG-SIDE-01: one that was granted does not use up the turn's own.
    if (state_.phase == Phase::kReward)
        state_.rewards.pop_back();
    else
        state_.side_used = 1;
    perform_side(action);
    settle_rewards();
}

template <class Events>
void Flow<Events>::perform_side(Action action) {
    const Target target = target_operand(action, 0);
    const ActionKind kind = kind_of(action);
    const SideCost cost = side_cost(kind);
    const int bought = kind == ActionKind::kSideBuyComet ? 1 : 0;
    state_.comets = static_cast<std::uint8_t>(state_.comets + cost.comets - bought);
    if (!cost.is_free()) belt(-cost.asteroids, bought - cost.comets);
    switch (kind) {
        case ActionKind::kSideMoon:
            return create_moon(action.operands[0], kAsteroidBody);
        case ActionKind::kSideHit:
            return collide(target, kAsteroidBody);
        case ActionKind::kSideBuyComet:
            return;
        case ActionKind::kSideBuyHit:  // the comet comes from the supply and goes back to it
        case ActionKind::kSideThrow:
            return comet_hits(target);
        case ActionKind::kSideLife:
            return create_life(target);
        case ActionKind::kSideModule:
            own().module = 1;
            return tell_own(EventKind::kModuleBuilt);
        default:
            return reveal(action.operands[0], action.operands[1]);
    }
}

template <class Events>
void Flow<Events>::use_object(Action action) {
    const std::uint8_t object = action.operands[0];
    std::uint8_t& left = own().objects[object - 1U];
    --left;
    std::uint8_t& used = state_.objects_used[(object - 1U) / 8];
    used = static_cast<std::uint8_t>(used | 1U << (object - 1U) % 8);
    tell_own(EventKind::kObjectUsed, {object, left - 1});
    const Target target = target_operand(action, 1);
    const ObjectEffect effect = content_.objects[object].effect;
    switch (kind_of(action)) {
        case ActionKind::kUse:
            if (effect == ObjectEffect::kAsteroid) return belt(1, 0);
            state_.rewards.push_back(RewardItem::kSideAction);  // CG-OBJECT-07
            return settle_rewards();
        case ActionKind::kUseBelt:
            --state_.comets;
            return belt(0, 1);
        case ActionKind::kUsePlanet:
            --state_.supply[0];
            return create_planet(terrestrial(2));
        case ActionKind::kUseMoon:
            if (effect == ObjectEffect::kAsteroidMoon)
                return create_moon(action.operands[1], kAsteroidBody);
            --state_.supply[0];
            return create_moon(action.operands[1], terrestrial(2));
        case ActionKind::kUseHit:
            if (effect == ObjectEffect::kComet) return comet_hits(target);
            if (effect == ObjectEffect::kAsteroidCollision) return collide(target, kAsteroidBody);
            --state_.supply[0];
            return collide(target, terrestrial(2));
        case ActionKind::kUseOn:
            return effect == ObjectEffect::kLife ? create_life(target)
                                                 : evolve(state_.active, target);
        case ActionKind::kUseSwap:
            std::swap(own().orbits[target.orbit - 1U], own().orbits[target.place - 1U]);
            return tell_own(EventKind::kOrbitsSwapped, {target.orbit, target.place});
        default:
            return throw_moon(target, target_operand(action, 3));
    }
}

template <class Events>
void Flow<Events>::use_reward(Action action) {
    const RewardItem item = state_.rewards.back();
    state_.rewards.pop_back();
    if (kind_of(action) == ActionKind::kDecline)
        tell_own(EventKind::kRewardLost, {static_cast<int>(item)});
    else if (item == RewardItem::kLife)
        create_life(target_operand(action, 0));
    else
        evolve(state_.active, target_operand(action, 0));
    settle_rewards();
}

// CG-REWARD-02, -03: asteroids and comets are given at once, the others wait for the player.
template <class Events>
void Flow<Events>::settle_rewards() {
    while (!state_.rewards.empty()) {
        const RewardItem item = state_.rewards.back();
        if (item > RewardItem::kComet) break;
        state_.rewards.pop_back();
        if (item == RewardItem::kAsteroid) {
            belt(1, 0);
        } else if (state_.comets > 0) {
            --state_.comets;
            belt(0, 1);
        } else {
            tell_own(EventKind::kRewardLost, {static_cast<int>(item)});
        }
    }
    state_.phase = state_.rewards.empty() ? Phase::kOptional : Phase::kReward;
    if (!state_.rewards.empty())
        tell_own(EventKind::kRewardPending, {static_cast<int>(state_.rewards.back())});
}

}  // namespace orrery::cosmogenesis
