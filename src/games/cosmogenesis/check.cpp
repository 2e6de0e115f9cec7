// Why an action is not allowed, in the order of section 4.3.
#include "games/cosmogenesis/conditions.h"
#include "games/cosmogenesis/game.h"
#include "games/cosmogenesis/side_cost.h"

namespace orrery::cosmogenesis {
namespace {

Why check_keep(const State& state, const SeatState& own, Action action) {
    if (state.phase != Phase::kChooseStart) return Why::kStartChosen;
    return own.drawn.contains(action.operands[0]) ? Why::kNothing : Why::kNotDrawn;
}

// CG-TURN-08: which main action an element allows.
bool element_allows(const Element& element, ActionKind kind) {
    using enum ElementKind;
    switch (kind) {
        case ActionKind::kTakePlanet:
            return element.kind == kBody || element.kind == kGasGiant;
        case ActionKind::kTakeMoon:
            return element.kind == kBody;
        case ActionKind::kTakeHit:
            return element.kind == kBody || element.kind == kComet;
        case ActionKind::kTakeBelt:
            return element.kind == kAsteroids || element.kind == kComet;
        case ActionKind::kTakeObject:
            return element.kind == kObject;
        case ActionKind::kTakeObjective:
            return element.kind == kStellar || element.kind == kPlanetary;
        default:
            return true;  // CG-DISCARD-01
    }
}

Why check_main(const Content& content, const State& state, Seat seat, Action action) {
    if (state.phase != Phase::kMain)
        return state.phase == Phase::kReward ? Why::kRewardPending : Why::kMainDone;
    const FieldPlace from = field_operand(action);
    if (state.sector_used(seat, from.sector)) return Why::kSectorUsed;
    if (from.field > kFields || !content.in_use(from.sector, from.field, state.players))
        return Why::kFieldNotInUse;
    const Element element = element_on(content, state, from);
    if (element.kind == ElementKind::kNone) return Why::kFieldEmpty;
    const ActionKind kind = kind_of(action);
    if (!element_allows(element, kind))
        return kind == ActionKind::kTakeMoon && element.kind == ElementKind::kGasGiant
                   ? Why::kGasGiantMoon
                   : Why::kElementType;
    const SeatState& own = state.seat(seat);
    Collision plan;
    switch (kind) {
        case ActionKind::kTakePlanet:
            return why_no_planet(own);
        case ActionKind::kTakeMoon:
            return why_no_moon(own, action.operands[2], element.body.size);
        case ActionKind::kTakeHit:
            return element.kind == ElementKind::kComet
                       ? why_no_comet(own, target_operand(action, 2))
                       : why_no_hit(own, target_operand(action, 2), element.body, state.supply,
                                    plan);
        default:
            return Why::kNothing;
    }
}

// CG-SIDE-02
Why why_not_paid(const SeatState& own, ActionKind side) {
    if (can_pay(own, side)) return Why::kNothing;
    const SideCost cost = side_cost(side);
    if (own.comets < cost.comets) return Why::kBeltComet;
    return cost.asteroids > 1 ? Why::kBeltTwoAsteroids : Why::kBeltAsteroid;
}

// The cost first, then the conditions of the action.
Why check_side(const Content& content, const State& state, Seat seat, Action action) {
    const SeatState& own = state.seat(seat);
    const Target target = target_operand(action, 0);
    if (const Why unpaid = why_not_paid(own, kind_of(action)); unpaid != Why::kNothing)
        return unpaid;
    const Why comet = state.comets > 0 ? Why::kNothing : Why::kSupplyComet;
    Collision plan;
    switch (kind_of(action)) {
        case ActionKind::kSideMoon:
            return why_no_moon(own, action.operands[0], 1);
        case ActionKind::kSideHit:
            return why_no_hit(own, target, kAsteroidBody, state.supply, plan);
        case ActionKind::kSideBuyComet:
            return comet;
        case ActionKind::kSideBuyHit: {
            const Why hit = why_no_comet(own, target);
            return hit != Why::kNothing ? hit : comet;
        }
        case ActionKind::kSideLife:
            return why_no_life(own, target);
        case ActionKind::kSideModule:
            return own.module == 0 ? Why::kNothing : Why::kModuleUsed;
        case ActionKind::kSideReveal:
            return why_no_reveal(content, own, action.operands[0], action.operands[1]);
        default:
            return why_no_comet(own, target);
    }
}

// The effect of an object with the parameters that were named (table 6.3).
Why check_effect(const State& state, const SeatState& own, ObjectEffect effect, Action action) {
    using enum ObjectEffect;
    const ActionKind kind = kind_of(action);
    const Target target = target_operand(action, 1);
    const Why comet = state.comets > 0 ? Why::kNothing : Why::kSupplyComet;
    const Why small = state.supply[0] > 0 ? Why::kNothing : Why::kSupplySmall;
    const auto first = [](Why a, Why b) { return a != Why::kNothing ? a : b; };
    Collision plan;
    if (kind == ActionKind::kUse && (effect == kAsteroid || effect == kSideAction))
        return Why::kNothing;  // CG-OBJECT-07
    if (effect == kComet && kind == ActionKind::kUseBelt) return comet;
    if (effect == kComet && kind == ActionKind::kUseHit)
        return first(why_no_comet(own, target), comet);
    if (effect == kRoguePlanet && kind == ActionKind::kUsePlanet)
        return first(why_no_planet(own), small);
    if (effect == kRoguePlanet && kind == ActionKind::kUseMoon)
        return first(why_no_moon(own, action.operands[1], 2), small);
    if (effect == kRoguePlanet && kind == ActionKind::kUseHit)
        return why_no_rogue_hit(own, target, state.supply, plan);
    if (effect == kAsteroidCollision && kind == ActionKind::kUseHit)
        return why_no_hit(own, target, kAsteroidBody, state.supply, plan);
    if (effect == kLife && kind == ActionKind::kUseOn) return why_no_life(own, target);
    if (effect == kEvolution && kind == ActionKind::kUseOn) return why_no_evolution(own, target);
    if (effect == kSwapOrbits && kind == ActionKind::kUseSwap)
        return why_no_swap(own, action.operands[1], action.operands[2]);
    if (effect == kMoonCollision && kind == ActionKind::kUseThrow)
        return why_no_throw(own, target, target_operand(action, 3), state.supply, plan);
    if (effect == kAsteroidMoon && kind == ActionKind::kUseMoon)
        return why_no_moon(own, action.operands[1], 1);
    return Why::kObjectEffect;
}

Why check_use(const Content& content, const State& state, Seat seat, Action action) {
    const SeatState& own = state.seat(seat);
    const std::uint8_t object = action.operands[0];
    if (!own.owns_object(object)) return Why::kNoObject;
    if (own.objects[object - 1U] == 1) return Why::kObjectSpent;
    if (state.object_used(object)) return Why::kObjectUsed;
    return check_effect(state, own, content.objects[object].effect, action);
}

// CG-REWARD-05: only what fits the item on top.
Why check_reward(const Content& content, const State& state, Seat seat, Action action) {
    const ActionKind kind = kind_of(action);
    const RewardItem item = state.rewards.back();
    const SeatState& own = state.seat(seat);
    if (kind == ActionKind::kDecline) return Why::kNothing;
    if (kind == ActionKind::kRewardLife)
        return item == RewardItem::kLife ? why_no_life(own, target_operand(action, 0))
                                         : Why::kNotThisReward;
    if (kind == ActionKind::kRewardEvolve)
        return item == RewardItem::kEvolution ? why_no_evolution(own, target_operand(action, 0))
                                              : Why::kNotThisReward;
    if (!is_side(kind)) return Why::kRewardPending;
    return item == RewardItem::kSideAction ? check_side(content, state, seat, action)
                                           : Why::kNotThisReward;
}

Why check_active(const Content& content, const State& state, Seat seat, Action action) {
    const ActionKind kind = kind_of(action);
    if (state.phase == Phase::kChooseStart)
        return kind == ActionKind::kKeep ? check_keep(state, state.seat(seat), action)
                                         : Why::kStartFirst;
    if (kind == ActionKind::kKeep) return Why::kStartChosen;
    if (is_main(kind)) return check_main(content, state, seat, action);
    if (state.phase == Phase::kReward) return check_reward(content, state, seat, action);
    if (kind == ActionKind::kRewardLife || kind == ActionKind::kRewardEvolve ||
        kind == ActionKind::kDecline)
        return Why::kNoReward;
    if (state.phase == Phase::kMain) return Why::kMainFirst;
    if (kind == ActionKind::kEndTurn) return Why::kNothing;
    if (is_use(kind)) return check_use(content, state, seat, action);
    return state.side_used != 0 ? Why::kSideUsed : check_side(content, state, seat, action);
}

}  // namespace

const Refusal* Cosmogenesis::check(const State& state, Seat seat, Action action) const {
    if (seat < 0 || seat >= state.players) return refusal(Why::kNoSuchSeat);
    if (!words_->vocabulary.is_action(action)) return refusal(Why::kNotAnAction);
    if (state.phase == Phase::kGameOver) return refusal(Why::kGameOver);
    if (!has_seat(actors(state), seat))
        return refusal(state.phase == Phase::kChooseStart ? Why::kAlreadyChose : Why::kNotYourTurn);
    return refusal(check_active(content_, state, seat, action));
}

}  // namespace orrery::cosmogenesis
