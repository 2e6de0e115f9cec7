// The crafting phase, but for the effects of powers.
#pragma once

#include <algorithm>

#include "games/crafting_the_cosmos/flow.h"

namespace orrery::crafting_the_cosmos {

template <class Events>
void Flow<Events>::craft(Action action) {
    Turn& turn = state_.turn;
    const auto& operands = action.operands;
    switch (kind_of(action)) {
        case ActionKind::kPlaceNebula:
            if (state_.phase == Phase::kOmegaNebula) {
                put_nebula(operands[0], operands[1]);
                return end_turn(0);
            }
            turn.nebulae.remove(operands[0]);
            return put_nebula(operands[0], operands[1]);
        case ActionKind::kPlaceStar:
            --turn.stars[operands[0]];
            return put_star(operands[0], operands[1]);
        case ActionKind::kPlaceProto:
            --turn.proto;
            own_->proto.insert(operands[0]);
            return tell(EventKind::kProtoPlaced, {operands[0]});
        case ActionKind::kForm:
            return form(operands[0], operands[1]);
        case ActionKind::kDischarge:  // CTC-DISCH-02: first the star, then the points
            --state_.star_supply[operands[0]];
            put_star(operands[0], operands[1]);
            return score_crystal();
        case ActionKind::kDischargeEmpty:
            return score_crystal();
        case ActionKind::kDischargePower:
            return begin_power(operands[0], 0);
        case ActionKind::kAdvancedLife:
            return create_advanced_life(operands[0]);
        case ActionKind::kBuyPower:
            return buy_power(operands[0] - 1U, operands[1]);
        case ActionKind::kUsePower:
            return use_power(operands[0], operands[1], operands[2]);
        case ActionKind::kScoreSet:
            spend_cards(operands[0], kSetSize);
            tell(EventKind::kSetScored, {operands[0], content_.numbers.set_points});
            return gain_card_points(content_.numbers.set_points);
        case ActionKind::kSupernova:
            --turn.supernova;
            return turn_supernova(operands[0]);
        case ActionKind::kStabilize: {
            --turn.dna;
            LifeSet space;
            space.insert(operands[0]);
            return stabilize(space);
        }
        case ActionKind::kMoveStar:
            --turn.gravitons;
            return move_star(operands[0], operands[1]);
        case ActionKind::kMoveLife:
            --turn.gravitons;
            return move_life(operands[0], operands[1]);
        default:
            return;
    }
}

template <class Events>
void Flow<Events>::put_star(std::size_t element, std::size_t space) {
    own_->stars[element].insert(space);
    tell(EventKind::kStarPlaced, {number(element), number(space)});
}

template <class Events>
void Flow<Events>::put_nebula(std::uint8_t tile, std::size_t space) {
    own_->nebulae[space] = tile;
    tell(EventKind::kNebulaPlaced, {tile, number(space)});
}

// back to the supply of the element, also from under a supernova.
template <class Events>
void Flow<Events>::discard_star(std::size_t space) {
    const std::size_t element = element_at(*own_, space);
    own_->stars[element].remove(space);
    own_->supernovae.remove(space);
    ++state_.star_supply[element];
    tell(EventKind::kStarDiscarded, {number(element), number(space)});
}

template <class Events>
void Flow<Events>::discard_life(std::size_t space) {
    const bool stable = own_->stable.contains(space);
    own_->proto.remove(space);
    own_->stable.remove(space);
    ++state_.life_supply;
    tell(EventKind::kLifeDiscarded, {number(space), stable ? 1 : 0});
}

template <class Events>
void Flow<Events>::stabilize(const LifeSet& spaces) {
    const LifeSet turned = spaces & own_->proto;
    own_->proto -= turned;
    own_->stable |= turned;
    if constexpr (Events::kListens)
        turned.for_each([&](std::size_t space) { tell(EventKind::kStabilized, {number(space)}); });
}

template <class Events>
void Flow<Events>::turn_supernova(std::size_t space) {
    own_->supernovae.insert(space);
    tell(EventKind::kTurnedSupernova, {number(space), number(element_at(*own_, space))});
}

// Also relocates a supernova, which stays one (PG-4).
template <class Events>
void Flow<Events>::move_star(std::size_t from, std::size_t to) {
    StarSet& stars = own_->stars[element_at(*own_, from)];
    stars.remove(from);
    stars.insert(to);
    if (own_->supernovae.contains(from)) {
        own_->supernovae.remove(from);
        own_->supernovae.insert(to);
    }
    tell(EventKind::kStarMoved, {number(from), number(to)});
}

template <class Events>
void Flow<Events>::move_life(std::size_t from, std::size_t to) {
    LifeSet& life = own_->proto.contains(from) ? own_->proto : own_->stable;
    life.remove(from);
    life.insert(to);
    tell(EventKind::kLifeMoved, {number(from), number(to)});
}

// CTC-FORM-03: points, then the star, then the tile is turned.
template <class Events>
void Flow<Events>::form(std::size_t space, std::size_t discarded) {
    const std::uint8_t tile = own_->nebulae[space];
    tell(EventKind::kFormed, {number(space), tile, content_.tiles[tile].points});
    discard_star(discarded);
    own_->formed.insert(space);
}

template <class Events>
void Flow<Events>::score_crystal() {
    const int points = discharge_points(content_, own_->discharges);
    --own_->waiting;
    ++own_->discharges;
    tell(EventKind::kDischarged, {own_->discharges, points});
}

// CTC-ALIFE-02, A-53: proto life leaves first, then the tile is drawn.
template <class Events>
void Flow<Events>::create_advanced_life(std::size_t space) {
    (own_->proto & content_.board.sides[space]).for_each([&](std::size_t side) {
        discard_life(side);
    });
    add_advanced_life(space);
}

template <class Events>
void Flow<Events>::add_advanced_life(std::size_t space) {
    const std::uint8_t tile = state_.advanced_stack.back();
    state_.advanced_stack.pop_back();
    auto& tiles = own_->advanced[space];
    tiles[tiles[0] == 0 ? 0 : 1] = tile;
    applied_.revealed = true;  // the owner may look at it
    tell(EventKind::kAdvancedLife, {number(space), group_of(tile)});
    whisper(EventKind::kAdvancedLifeSeen, {number(space), value_of(tile)});
}

template <class Events>
void Flow<Events>::gain_card_points(int points) {
    own_->card_points = static_cast<std::uint16_t>(own_->card_points + points);
}

template <class Events>
void Flow<Events>::spend_cards(std::size_t type, int count) {
    add(own_->hand[type], -count);
    add(own_->cards, -count);
    add(state_.discard[type], count);
    tell(EventKind::kCardsSpent, {number(type), count});
}

// CTC-POWER-01, -02: as many cards are drawn as were paid, or all that are left.
template <class Events>
void Flow<Events>::buy_power(std::size_t slot, std::size_t type) {
    const int cost = content_.numbers.slot_costs[slot];
    spend_cards(type, cost);
    Turn& turn = state_.turn;
    auto& deck = state_.power_decks[type];
    for (int i = 0; i < cost && !deck.empty(); ++i) {
        turn.drawn.push_back(deck.back().card);
        deck.pop_back();
    }
    std::sort(turn.drawn.begin(), turn.drawn.end());
    turn.drawn_slot = static_cast<std::uint8_t>(slot);
    turn.drawn_type = static_cast<std::uint8_t>(type);
    state_.phase = Phase::kChoosePower;
    applied_.revealed = true;
    tell(EventKind::kPowersDrawn, {number(type), number(turn.drawn.size())});
    if constexpr (Events::kListens)
        for (std::uint8_t card : turn.drawn) whisper(EventKind::kPowerSeen, {card});
}

// CTC-POWER-03, -04: the last card named is the new bottom card. Who put it there knows it.
template <class Events>
void Flow<Events>::keep_power(Action action) {
    Turn& turn = state_.turn;
    auto& deck = state_.power_decks[turn.drawn_type];
    for (std::size_t i = 1; i < turn.drawn.size(); ++i)
        deck.insert_at(0, {action.operands[i], static_cast<std::uint8_t>(1 + state_.current)});
    own_->powers[turn.drawn_slot] = action.operands[0];
    tell(EventKind::kPowerKept, {action.operands[0], turn.drawn_slot + 1});
    turn.drawn.clear();
    turn.drawn_slot = 0;
    turn.drawn_type = 0;
    state_.phase = Phase::kCraft;
}

}  // namespace orrery::crafting_the_cosmos
