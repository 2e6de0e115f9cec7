// Using a power: the cost at once, then clause after clause, asking where one needs a target.
#pragma once

#include "games/crafting_the_cosmos/flow.h"

namespace orrery::crafting_the_cosmos {

template <class Events>
void Flow<Events>::use_power(std::uint8_t power, std::size_t type, int mode) {
    const PowerCost cost = content_.powers[power].cost(state_.options);
    spend_cards(type, cost.cards);
    add(state_.turn.gravitons, -cost.gravitons);
    add(state_.turn.supernova, -cost.supernova);
    begin_power(power, mode);
}

template <class Events>
void Flow<Events>::begin_power(std::uint8_t power, int mode) {
    Turn& turn = state_.turn;
    turn.power = power;
    turn.mode = static_cast<std::uint8_t>(mode);
    turn.clause = 0;
    turn.left = pending_clause(content_, state_).amount;
    tell(EventKind::kPowerUsed, {power, mode});
    run_power();
}

template <class Events>
void Flow<Events>::next_clause() {
    Turn& turn = state_.turn;
    ++turn.clause;
    if (turn.clause == kMaxClauses) return;
    const Clause clause = pending_clause(content_, state_);
    turn.left = is_putting_down(clause.what) ? turn.lifted : clause.amount;
}

// CTC-POWER-11: a clause without targets left is done as far as possible.
template <class Events>
void Flow<Events>::run_power() {
    Turn& turn = state_.turn;
    for (; turn.clause < kMaxClauses; next_clause()) {
        const Clause clause = pending_clause(content_, state_);
        if (clause.what == Do::kNothing) break;
        if (!asks(clause.what)) {
            happen(clause);
        } else if (turn.left > 0 && !pending_targets(content_, state_).empty()) {
            state_.phase = Phase::kUsePower;
            return;
        }
    }
    const bool discharge = content_.powers[turn.power].discharge;
    turn.power = turn.mode = turn.clause = turn.left = turn.focus = 0;
    state_.phase = Phase::kCraft;
    if (discharge) score_crystal();  // CTC-DISCH-07: the power comes before the points
}

// Clauses that need no target.
template <class Events>
void Flow<Events>::happen(Clause clause) {
    Turn& turn = state_.turn;
    const auto focus = static_cast<std::size_t>(turn.focus - 1);
    const std::size_t element = index(content_.powers[turn.power].element);
    switch (clause.what) {
        case Do::kTimeSteps:
            return step_crystal(clause.amount);
        case Do::kPoints:
            tell(EventKind::kPointsGained, {clause.amount});
            return gain_card_points(clause.amount);
        case Do::kGainElement:
            for (int i = 0; i < clause.amount; ++i) gain_star(element);
            return;
        case Do::kGainProto:
            for (int i = 0; i < clause.amount; ++i) gain_proto();
            return;
        case Do::kGainNebula:
            return gain_nebula(clause.of);
        case Do::kStabilizeAroundFocus:
            return stabilize(content_.board.life_at_star[focus]);
        case Do::kStabilizeAroundElement:  // supernovae are no element
            return stabilize(content_.board.life_next_to(own_->normal_stars(element)));
        case Do::kStabilizeFocus: {
            LifeSet space;
            space.insert(focus);
            return stabilize(space);
        }
        default:
            return;
    }
}

template <class Events>
void Flow<Events>::answer(Action action) {
    Turn& turn = state_.turn;
    const std::uint8_t chosen = action.operands[0];
    const auto focus = static_cast<std::size_t>(turn.focus - 1);
    const Clause clause = pending_clause(content_, state_);
    const auto set_focus = [&] { turn.focus = static_cast<std::uint8_t>(chosen + 1); };
    --turn.left;
    switch (clause.what) {
        case Do::kPaySupernova:
        case Do::kDiscardStar:
            discard_star(chosen);
            break;
        case Do::kPayProto:
        case Do::kPayStable:
            discard_life(chosen);
            break;
        case Do::kGainAnyStar:
            gain_star(chosen);
            break;
        case Do::kPlaceStar:
            --state_.star_supply[chosen];
            put_star(chosen, action.operands[1]);
            break;
        case Do::kPlaceStable:
            --state_.life_supply;
            own_->stable.insert(chosen);
            tell(EventKind::kStablePlaced, {chosen});
            break;
        case Do::kPlaceProto:
            --state_.life_supply;
            own_->proto.insert(chosen);
            tell(EventKind::kProtoPlaced, {chosen});
            break;
        case Do::kConvert:
            turn_supernova(chosen);
            set_focus();
            break;
        case Do::kUnconvert:
            own_->supernovae.remove(chosen);
            tell(EventKind::kTurnedStar, {chosen, number(element_at(*own_, chosen))});
            set_focus();
            break;
        case Do::kStabilize: {
            LifeSet space;
            space.insert(chosen);
            stabilize(space);
            break;
        }
        case Do::kEvolve:
            add_advanced_life(chosen);
            break;
        case Do::kReplaceNebula:
            replace_nebula(chosen, clause.of);
            break;
        case Do::kFocusSupernova:
        case Do::kFocusStar:
            set_focus();
            tell(EventKind::kStarChosen, {chosen});
            break;
        case Do::kFocusProto:
            set_focus();
            tell(EventKind::kLifeChosen, {chosen});
            break;
        case Do::kFocusNebula:
            set_focus();
            tell(EventKind::kNebulaChosen, {chosen});
            break;
        case Do::kMoveStar:
        case Do::kRelocateStar:
            move_star(focus, chosen);
            set_focus();
            break;
        case Do::kMoveLife:
            move_life(focus, chosen);
            set_focus();
            break;
        case Do::kRelocateNebula:
            std::swap(own_->nebulae[focus], own_->nebulae[chosen]);
            tell(EventKind::kNebulaMoved, {number(focus), chosen});
            break;
        case Do::kLiftProto:
        case Do::kLiftStable:
            lift(chosen);
            break;
        case Do::kPutDownProto:
        case Do::kPutDownStable:
            put_down(chosen, clause.what == Do::kPutDownStable);
            break;
        default:
            break;
    }
    run_power();
}

// PG-3 (b), A-66: the new tile is drawn first, then the old one goes under its stack.
template <class Events>
void Flow<Events>::replace_nebula(std::size_t space, std::size_t size) {
    auto& stack = state_.nebula_stacks[size - 1];
    const std::uint8_t old_tile = own_->nebulae[space], tile = stack.back();
    stack.pop_back();
    own_->nebulae[space] = tile;
    applied_.revealed = true;
    tell(EventKind::kNebulaReplaced, {number(space), old_tile, tile});
    return_tile(old_tile);
}

// PG-8, A-35: the chosen tokens are all off the board before the first is put down.
template <class Events>
void Flow<Events>::lift(std::size_t space) {
    own_->proto.remove(space);
    own_->stable.remove(space);
    ++state_.turn.lifted;
    tell(EventKind::kLifeLifted, {number(space)});
}

template <class Events>
void Flow<Events>::put_down(std::size_t space, bool stable) {
    (stable ? own_->stable : own_->proto).insert(space);
    --state_.turn.lifted;
    tell(EventKind::kLifePutDown, {number(space), stable ? 1 : 0});
}

}  // namespace orrery::crafting_the_cosmos
