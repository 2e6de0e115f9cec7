// Every legal action of a seat, each exactly once, without allocating.
#pragma once

#include "games/crafting_the_cosmos/game.h"
#include "games/crafting_the_cosmos/power_use.h"
#include "games/crafting_the_cosmos/shift.h"

namespace orrery::crafting_the_cosmos {

// CTC-ENERGY-01 … -04: one to three moves, of which one at least is the own token's.
template <class Visit>
void visit_shifts(const Controls& controls, Action action, std::size_t count, bool own_moved,
                  Visit&& visit) {
    if (count > 0 && own_moved) visit(action);
    if (count == kMaxMoves) return;
    for (std::uint8_t move = kMoveOwn; move < kMoveDark + kEnergies; ++move) {
        Controls after = controls;
        if (!after.move(move)) continue;
        action.operands[count] = move;
        visit_shifts(after, action, count + 1, own_moved || move == kMoveOwn, visit);
    }
}

template <class Visit>
void visit_placings(const Board& board, const State& state, const SeatState& own, Visit&& visit) {
    const Turn& turn = state.turn;
    if (!turn.nebulae.empty()) {
        const NebulaSet empty = empty_nebulae(own);
        for (std::uint8_t tile : turn.nebulae)
            empty.for_each([&](std::size_t space) {
                visit(make_action(ActionKind::kPlaceNebula, {tile, space}));
            });
    }
    const StarSet empty = empty_stars(own);
    for (std::size_t element = 0; element < kElements; ++element)
        if (turn.stars[element] > 0)
            empty.for_each([&](std::size_t space) {
                visit(make_action(ActionKind::kPlaceStar, {element, space}));
            });
    if (turn.proto > 0)
        proto_targets(board, own).for_each([&](std::size_t space) {
            visit(make_action(ActionKind::kPlaceProto, {space}));
        });
}

template <class Visit>
void visit_nebulae(const Content& content, const State& state, const SeatState& own,
                   Visit&& visit) {
    const StarSet stars = own.occupied_stars();
    const LifeSet life = own.life();
    for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
        if (own.formed.contains(space)) {
            if (own.advanced[space][0] == 0 && life.includes(content.board.sides[space]) &&
                !state.advanced_stack.empty())
                visit(make_action(ActionKind::kAdvancedLife, {space}));
        } else if (formable(content, state.options, own, space) == Formable::kYes) {
            (stars & content.board.corners[space]).for_each([&](std::size_t star) {
                visit(make_action(ActionKind::kForm, {space, star}));
            });
        }
    }
}

template <class Visit>
void visit_discharges(const Content& content, const State& state, const SeatState& own,
                      Visit&& visit) {
    if (own.waiting == 0) return;
    const StarSet empty = empty_stars(own);
    for (std::size_t element = 0; element < kElements; ++element)
        if (state.star_supply[element] > 0)
            empty.for_each([&](std::size_t space) {
                visit(make_action(ActionKind::kDischarge, {element, space}));
            });
    if (!star_can_be_had(state, own)) visit(make_action(ActionKind::kDischargeEmpty));
    for (std::uint8_t power : own.powers)
        if (power != 0 && content.powers[power].discharge &&
            usable(content, state, own, power, 0) == Usable::kYes)
            visit(make_action(ActionKind::kDischargePower, {power}));
}

template <class Visit>
void visit_cards(const Content& content, const State& state, const SeatState& own, Visit&& visit) {
    const auto& costs = content.numbers.slot_costs;
    for (std::size_t type = 0; type < kEnergies; ++type) {
        if (own.hand[type] >= kSetSize) visit(make_action(ActionKind::kScoreSet, {type}));
        if (state.power_decks[type].empty()) continue;
        for (std::size_t slot = 0; slot < kSlots; ++slot)
            if (own.powers[slot] == 0 && own.hand[type] >= costs[slot])
                visit(make_action(ActionKind::kBuyPower, {slot + 1, type}));
    }
}

template <class Visit>
void visit_powers(const Content& content, const State& state, const SeatState& own, Visit&& visit) {
    if (own.cards == 0) return;
    for (std::uint8_t power : own.powers) {
        const Power& card = content.powers[power];
        if (power == 0 || card.discharge) continue;
        const PowerCost cost = card.cost(state.options);
        if (!counters_pay(cost, state.turn)) continue;
        const int modes = card.has_modes ? 2 : 0;
        for (int mode = modes == 0 ? 0 : 1; mode <= modes; ++mode) {
            if (usable(content, state, own, power, mode) != Usable::kYes) continue;
            for (std::size_t type = 0; type < kEnergies; ++type)
                if (type_pays(cost, type) && own.hand[type] >= cost.cards)
                    visit(make_action(ActionKind::kUsePower,
                                      {power, type, static_cast<std::size_t>(mode)}));
        }
    }
}

// Every movement: all movable pieces of a cluster reach the same spaces (CTC-MOVE-07).
template <class Set, std::size_t N, class Visit>
void visit_movements(const std::array<Set, N>& neighbours, const Set& occupied, const Set& movable,
                     ActionKind kind, Visit&& visit) {
    for (Set left = movable; !left.empty();) {
        const Cluster cluster(neighbours, occupied, left.first());
        (left & cluster.members).for_each([&](std::size_t from) {
            cluster.border.for_each([&](std::size_t to) { visit(make_action(kind, {from, to})); });
        });
        left -= cluster.members;
    }
}

template <class Visit>
void visit_counters(const Board& board, const State& state, const SeatState& own, Visit&& visit) {
    if (state.turn.supernova > 0)
        own.normal_stars().for_each(
            [&](std::size_t space) { visit(make_action(ActionKind::kSupernova, {space})); });
    if (state.turn.dna > 0)
        own.proto.for_each(
            [&](std::size_t space) { visit(make_action(ActionKind::kStabilize, {space})); });
    if (state.turn.gravitons == 0) return;
    visit_movements(board.star_neighbours, own.occupied_stars(), own.normal_stars(),
                    ActionKind::kMoveStar, visit);
    visit_movements(board.life_neighbours, own.life(), own.life(), ActionKind::kMoveLife, visit);
}

template <class Visit>
void visit_sizes(const State& state, ActionKind kind, Visit&& visit) {
    for (std::size_t size = 1; size <= kSizes; ++size)
        if (!state.nebula_stacks[size - 1].empty()) visit(make_action(kind, {size}));
}

// CTC-OMEGA-04.
template <class Visit>
void visit_omega(const State& state, const SeatState& own, Visit&& visit) {
    visit_sizes(state, ActionKind::kOmegaNebula, visit);
    own.proto.for_each(
        [&](std::size_t space) { visit(make_action(ActionKind::kOmegaStabilize, {space})); });
    if (!omega_possible(state, own)) visit(make_action(ActionKind::kOmegaNone));
}

template <class Visit>
void visit_answers(const Content& content, const State& state, Visit&& visit) {
    const Targets targets = pending_targets(content, state);
    const auto each = [&](const auto& spaces, ActionKind kind) {
        spaces.for_each([&](std::size_t space) { visit(make_action(kind, {space})); });
    };
    for (std::size_t element = 0; element < kElements; ++element) {
        if ((targets.elements >> element & 1U) == 0) continue;
        if (targets.places_star)
            targets.stars.for_each([&](std::size_t space) {
                visit(make_action(ActionKind::kPutStar, {element, space}));
            });
        else
            visit(make_action(ActionKind::kChooseElement, {element}));
    }
    if (!targets.places_star) each(targets.stars, ActionKind::kChooseStar);
    each(targets.life, ActionKind::kChooseLife);
    each(targets.nebulae, ActionKind::kChooseNebula);
    if (may_stop(content, state)) visit(make_action(ActionKind::kStop));
}

// CTC-POWER-03: each card kept, with the others in every order.
template <class Visit>
void visit_keeping(const FixedVector<std::uint8_t, kSlots>& drawn, Action action, unsigned used,
                   std::size_t count, Visit&& visit) {
    if (count == drawn.size()) return visit(action);
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        if ((used >> i & 1U) != 0) continue;
        action.operands[count] = drawn[i];
        visit_keeping(drawn, action, used | 1U << i, count + 1, visit);
    }
}

// CTC-END-05: every way to discard the cards above the limit.
template <class Visit>
void visit_discards(const SeatState& own, Visit&& visit) {
    const int excess = own.cards - kHandLimit;
    Action action = make_action(ActionKind::kDiscard);
    const auto choose = [&](const auto& self, std::size_t type, int left) -> void {
        if (type + 1 == kEnergies) {
            if (left > own.hand[type]) return;
            action.operands[type] = static_cast<std::uint8_t>(left);
            return visit(action);
        }
        for (int count = 0; count <= left && count <= own.hand[type]; ++count) {
            action.operands[type] = static_cast<std::uint8_t>(count);
            self(self, type + 1, left - count);
        }
    };
    choose(choose, 0, excess);
}

template <class Visit>
void CraftingTheCosmos::legal(const State& state, Seat seat, Visit&& visit) const {
    if (!has_seat(actors(state), seat)) return;
    const SeatState& own = state.own();
    switch (state.phase) {
        case Phase::kShift:
            return visit_shifts(Controls(state), make_action(ActionKind::kShift), 0, false, visit);
        case Phase::kPickNebula:
            return visit_sizes(state, ActionKind::kPickNebula, visit);
        case Phase::kTakeCard:
            for (std::size_t i = 0; i < kDisplay; ++i)
                if (state.display[i] != 0) visit(make_action(ActionKind::kTakeCard, {i + 1}));
            if (deck_has_card(state)) visit(make_action(ActionKind::kTakeCard, {kFromDeck}));
            return;
        case Phase::kCraft:
            visit_placings(content_.board, state, own, visit);
            visit_nebulae(content_, state, own, visit);
            visit_discharges(content_, state, own, visit);
            visit_cards(content_, state, own, visit);
            visit_powers(content_, state, own, visit);
            visit_counters(content_.board, state, own, visit);
            return visit_omega(state, own, visit);
        case Phase::kChoosePower:
            return visit_keeping(state.turn.drawn, make_action(ActionKind::kKeepPower), 0, 0,
                                 visit);
        case Phase::kUsePower:
            return visit_answers(content_, state, visit);
        case Phase::kOmegaNebula:
            empty_nebulae(own).for_each([&](std::size_t space) {
                visit(make_action(ActionKind::kPlaceNebula, {state.turn.omega_tile, space}));
            });
            return visit(make_action(ActionKind::kDropNebula));
        case Phase::kDiscard:
            return visit_discards(own, visit);
        case Phase::kGameOver:
            return;
    }
}

}  // namespace orrery::crafting_the_cosmos
