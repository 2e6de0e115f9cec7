// The energy phase: shifting tokens, then collecting in the order of CTC-COLLECT-01 … -11.
#pragma once

#include "games/crafting_the_cosmos/flow.h"

namespace orrery::crafting_the_cosmos {

template <class Events>
void Flow<Events>::shift(Action action) {
    Controls controls(state_);
    for (std::size_t i = 0; i < kMaxMoves && action.operands[i] != 0; ++i) {
        const Controls before = controls;
        const std::uint8_t move = action.operands[i];
        controls.move(move);
        if constexpr (Events::kListens) {
            const bool dark = move != kMoveOwn;
            const int from = dark ? move - kMoveDark : before.own;
            tell(EventKind::kTokenMoved, {dark ? 1 : 0, from, landed(before, controls, move)});
        }
    }
    state_.dark = controls.dark;
    own_->token = controls.own;
    continue_collecting();
}

// A unit that asks the player leaves the stage and the unit where they are.
template <class Events>
void Flow<Events>::continue_collecting() {
    Turn& turn = state_.turn;
    for (; turn.collect_stage <= kEnergies; ++turn.collect_stage, turn.collect_unit = 0)
        while (const auto unit = unit_at(content_, state_, turn.collect_stage, turn.collect_unit)) {
            if (waits_for(*unit)) return;
            gain(*unit);
            ++turn.collect_unit;
        }
    turn.collect_stage = 0;
    turn.collect_unit = 0;
    refill_display();
    state_.phase = Phase::kCraft;
}

// Cards and nebulae are chosen; without any left there is nothing to ask (CTC-COLLECT-02, -09).
template <class Events>
bool Flow<Events>::waits_for(Resource resource) {
    if (resource == Resource::kEnergyCard && (display_has_card(state_) || deck_has_card(state_))) {
        state_.phase = Phase::kTakeCard;
        return true;
    }
    if (resource == Resource::kNebula && stacks_have_nebula(state_)) {
        state_.phase = Phase::kPickNebula;
        return true;
    }
    return false;
}

template <class Events>
void Flow<Events>::gain(Resource resource) {
    Turn& turn = state_.turn;
    switch (resource) {
        case Resource::kH:
        case Resource::kHe:
        case Resource::kO:
        case Resource::kC:
            return gain_star(static_cast<std::size_t>(resource));
        case Resource::kTimeStep:
            return step_crystal(1);
        case Resource::kGraviton:
            ++turn.gravitons;
            return tell(EventKind::kGravitonGained, {turn.gravitons});
        case Resource::kProtoLife:
            return gain_proto();
        case Resource::kDna:
            ++turn.dna;
            return tell(EventKind::kDnaGained, {turn.dna});
        case Resource::kSupernova:
            ++turn.supernova;
            return tell(EventKind::kSupernovaGained, {turn.supernova});
        case Resource::kEnergyCard:
        case Resource::kNebula:
            return;  // none is left
    }
}

// CTC-COLLECT-10: what the supply lacks is lost.
template <class Events>
void Flow<Events>::gain_star(std::size_t element) {
    if (state_.star_supply[element] == 0) return;
    --state_.star_supply[element];
    ++state_.turn.stars[element];
    tell(EventKind::kStarGained, {number(element)});
}

template <class Events>
void Flow<Events>::gain_proto() {
    if (state_.life_supply == 0) return;
    --state_.life_supply;
    ++state_.turn.proto;
    tell(EventKind::kProtoGained);
}

template <class Events>
void Flow<Events>::gain_nebula(std::size_t size) {
    auto& stack = state_.nebula_stacks[size - 1];
    const std::uint8_t tile = stack.back();
    stack.pop_back();
    state_.turn.nebulae.push_back(tile);
    applied_.revealed = true;
    tell(EventKind::kNebulaGained, {tile});
}

template <class Events>
void Flow<Events>::take_card(std::uint8_t position) {
    if (position == kFromDeck) {
        const std::uint8_t card = draw_card();
        tell(EventKind::kCardDrawn);
        whisper(EventKind::kCardSeen, {number(index(energy_of(card)))});
        return put_in_hand(card);
    }
    std::uint8_t& place = state_.display[position - 1U];
    const std::uint8_t card = place;
    place = 0;
    tell(EventKind::kCardTaken, {position, number(index(energy_of(card)))});
    put_in_hand(card);
}

template <class Events>
void Flow<Events>::put_in_hand(std::uint8_t card) {
    ++own_->hand[index(energy_of(card))];
    ++own_->cards;
}

// CTC-COLLECT-09. The pile is sorted before it is shuffled: its order means nothing.
template <class Events>
std::uint8_t Flow<Events>::draw_card() {
    auto& deck = state_.deck;
    applied_.revealed = true;
    if (deck.empty()) {
        for (std::size_t type = 0; type < kEnergies; ++type)
            for (; state_.discard[type] > 0; --state_.discard[type])
                deck.push_back(card_of(static_cast<Energy>(type)));
        if (deck.empty()) return 0;
        RandomStream chance(state_.random);
        shuffle(std::span<std::uint8_t>(deck.data(), deck.size()), chance);
        tell_about(kClock, EventKind::kDeckShuffled, {number(deck.size())});
    }
    const std::uint8_t card = deck.back();
    deck.pop_back();
    return card;
}

// CTC-COLLECT-08, -11.
template <class Events>
void Flow<Events>::refill_display() {
    for (std::size_t i = 0; i < kDisplay; ++i) {
        std::uint8_t& place = state_.display[i];
        if (place != 0 || !deck_has_card(state_)) continue;
        place = draw_card();
        tell_about(kClock, EventKind::kDisplayFilled,
                   {number(i + 1), number(index(energy_of(place)))});
    }
}

// CTC-TIME-02 … -04: a crystal that reaches the top makes room for one from the supply, and for
// one from the box when the supply is empty.
template <class Events>
void Flow<Events>::step_crystal(int steps) {
    for (; steps > 0; --steps) {
        ++own_->crystal;
        tell(EventKind::kCrystalMoved, {own_->crystal});
        if (own_->crystal < kChamberTop) continue;
        own_->crystal = 0;
        ++own_->waiting;
        if (state_.crystals > 0) --state_.crystals;
        tell(EventKind::kCrystalTaken, {state_.crystals});
    }
}

}  // namespace orrery::crafting_the_cosmos
