// The start of the game, turns, and the end of a round.
#pragma once

#include "games/cosmogenesis/flow.h"

namespace orrery::cosmogenesis {

// CG-SETUP-11, -13: when all have chosen, what they return goes under the stack in turn order.
template <class Events>
void Flow<Events>::keep(Seat seat, std::uint8_t objective) {
    SeatState& own_seat = state_.seat(seat);
    own_seat.start = objective;
    own_seat.holds_start = 1;
    own_seat.returned = own_seat.drawn[own_seat.drawn[0] == objective ? 1 : 0];
    own_seat.drawn.clear();
    state_.owing = static_cast<SeatSet>(state_.owing & ~seat_bit(seat));
    applied_.turn_passed = true;
    tell(EventKind::kStartChosen, seat);
    if (state_.owing != 0) return;
    for (int i = 0; i < state_.players; ++i)
        state_.planetary_stack.push_back(state_.seat(state_.after(state_.first, i)).returned);
    begin_round(state_.first);
}

template <class Events>
void Flow<Events>::begin_turn(Seat seat) {
    state_.active = seat;
    state_.phase = Phase::kMain;
    state_.side_used = 0;
    state_.objects_used = {};
}

// CG-ROUND-01: the Monolith's holder plays first.
template <class Events>
void Flow<Events>::begin_round(Seat starts) {
    state_.starts = starts;
    state_.turn = 0;
    tell(EventKind::kRoundStarted, starts, {state_.round});
    begin_turn(starts);
}

template <class Events>
void Flow<Events>::end_turn() {
    applied_.turn_passed = true;
    tell_own(EventKind::kTurnEnded);
    ++state_.turn;
    if (state_.turn == kSectors * state_.players) return end_round();
    begin_turn(state_.after(state_.active));
}

// CG-ROUND-03.
template <class Events>
void Flow<Events>::end_round() {
    applied_.revealed = true;
    tell(EventKind::kRoundEnded, kClock, {state_.round});
    evolution_phase();
    if (state_.round == kRounds) {
        state_.phase = Phase::kGameOver;
        state_.side_used = 0;
        state_.objects_used = {};
        return tell(EventKind::kGameOver);
    }
    clear_board();
    ++state_.round;
    {
        RandomStream chance(state_.random);
        fill_board(chance);
    }
    begin_round(state_.monolith);
}

// CG-EVO-01.
template <class Events>
void Flow<Events>::evolution_phase() {
    for (Seat seat = 0; seat < state_.players; ++seat) {
        const Orbits& orbits = state_.seat(seat).orbits;
        for_each_body(orbits, [&](Target target, const Body& body) {
            if (is_habitable(target.orbit, body) && body.has_life() && body.stage() < kMaxStage)
                evolve(seat, target);
        });
    }
}

// CG-ROUND-04: the objective to the box, bodies and objects to the bag, comets to the supply.
template <class Events>
void Flow<Events>::clear_board() {
    for (Seat seat = 0; seat < state_.players; ++seat) state_.seat(seat).used_sectors = 0;
    for (std::size_t sector = 0; sector < kSectors; ++sector)
        for (FieldContent& field : state_.board[sector]) {
            if (field == 0) continue;
            const bool stellar = state_.stellar_round();
            const auto tile = static_cast<std::uint8_t>((field & ~kSize2Face) - 1);
            if (sector == 0) {
                if (stellar)
                    insert_sorted(state_.stellar_box, field);
                else
                    insert_sorted(state_.planetary_box, field);
                tell(EventKind::kObjectiveBoxed, kClock, {stellar ? 1 : 0, field});
            } else if (sector < kSectors - 1) {
                insert_sorted(state_.bag, tile);
                tell(EventKind::kTileReturned, kClock, {tile});
            } else if (field == kOneComet) {
                ++state_.comets;
            }
            field = 0;
        }
}

template <class Events>
template <UniformSource Source>
void Flow<Events>::fill_board(Source& chance) {
    refill(content_, state_, chance,
           [&](std::uint8_t sector, std::uint8_t field, FieldContent what) {
               const bool stellar = state_.stellar_round();
               if (sector == 1)
                   tell(EventKind::kObjectiveLaid, kClock, {sector, field, stellar ? 1 : 0, what});
               else if (sector == kSectors)
                   tell(EventKind::kBeltFieldLaid, kClock, {sector, field, what});
               else
                   tell(EventKind::kTileLaid, kClock,
                        {sector, field, (what & ~kSize2Face) - 1,
                         element_on(content_, state_, {sector, field}).body.size});
           });
}

}  // namespace orrery::cosmogenesis
