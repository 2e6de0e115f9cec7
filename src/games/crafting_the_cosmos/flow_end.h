// The omega action, the end of a turn, and the end phase of a round.
#pragma once

#include "games/crafting_the_cosmos/flow.h"

namespace orrery::crafting_the_cosmos {

template <class Events>
void Flow<Events>::omega_nebula(std::size_t size) {
    auto& stack = state_.nebula_stacks[size - 1];
    state_.turn.omega_tile = stack.back();
    stack.pop_back();
    state_.phase = Phase::kOmegaNebula;
    applied_.revealed = true;
    tell(EventKind::kOmegaNebula, {state_.turn.omega_tile});
}

// CTC-TURN-02: what is not placed goes back. A-66: tiles in the order gained, a dropped omega tile
// last of all.
template <class Events>
void Flow<Events>::end_turn(std::uint8_t dropped) {
    Turn& turn = state_.turn;
    tell(EventKind::kPiecesLost, {turn.stars[0], turn.stars[1], turn.stars[2], turn.stars[3],
                                  turn.proto, number(turn.nebulae.size())});
    for (std::size_t element = 0; element < kElements; ++element)
        add(state_.star_supply[element], turn.stars[element]);
    add(state_.life_supply, turn.proto);
    for (std::uint8_t tile : turn.nebulae) return_tile(tile);
    if (dropped != 0) return_tile(dropped);
    turn = Turn{};
    tell(EventKind::kTurnEnded);
    applied_.turn_passed = true;
    const std::uint8_t next = state_.next(state_.current);
    if (next == state_.start) return end_phase();  // CTC-TURN-03
    begin_turn(next);
}

template <class Events>
void Flow<Events>::return_tile(std::uint8_t tile) {
    state_.nebula_stacks[size_of_tile(tile) - 1U].insert_at(0, tile);
}

// CTC-END-01 … -03: goals move down, the one that reaches the fourth space is scored.
template <class Events>
void Flow<Events>::end_phase() {
    auto& track = state_.track;
    const std::uint8_t reached = track[kTrack - 1];
    for (std::size_t i = kTrack - 1; i > 0; --i) track[i] = track[i - 1];
    track[0] = 0;
    if (reached != 0) score_goal(reached);
    if (!state_.goal_deck.empty()) {
        track[0] = state_.goal_deck.back();
        state_.goal_deck.pop_back();
        applied_.revealed = true;
        tell_about(kClock, EventKind::kGoalRevealed, {track[0]});
    }
    state_.current = state_.start;
    ask_for_discards();
}

template <class Events>
void Flow<Events>::score_goal(std::uint8_t goal) {
    tell_about(kClock, EventKind::kGoalScored, {goal});
    std::array<int, kMaxPlayers> values{};
    for (std::size_t i = 0; i < state_.players; ++i)
        values[i] = goal_value(content_, state_.options, state_.seats[i], goal);
    const auto points = goal_points(content_.numbers, state_.options, values, state_.players);
    for (std::size_t i = 0; i < state_.players; ++i) {
        SeatState& seat = state_.seats[i];
        seat.goal_points = static_cast<std::uint16_t>(seat.goal_points + points[i]);
        tell_about(static_cast<Seat>(i), EventKind::kGoalPoints, {goal, values[i], points[i]});
    }
    state_.scored_goals.push_back(goal);
}

// CTC-END-05, A-13: in turn order, from the start player on.
template <class Events>
void Flow<Events>::ask_for_discards() {
    std::uint8_t seat = state_.start;
    for (int i = 0; i < state_.players; ++i, seat = state_.next(seat)) {
        if (state_.seats[seat].cards <= kHandLimit) continue;
        state_.current = seat;
        state_.phase = Phase::kDiscard;
        return;
    }
    finish_round();
}

template <class Events>
void Flow<Events>::discard_to_limit(Action action) {
    for (std::size_t type = 0; type < kEnergies; ++type) {
        const int count = action.operands[type];
        if (count == 0) continue;
        add(own_->hand[type], -count);
        add(own_->cards, -count);
        add(state_.discard[type], count);
        tell(EventKind::kLimitDiscarded, {number(type), count});
    }
    applied_.turn_passed = true;
    ask_for_discards();
}

// CTC-END-06. With two players the start-player tile stays.
template <class Events>
void Flow<Events>::finish_round() {
    tell_about(kClock, EventKind::kRoundEnded, {state_.round});
    if (game_ends(state_)) {
        state_.phase = Phase::kGameOver;
        state_.current = state_.start;
        applied_.revealed = true;
        for (std::size_t i = 0; i < state_.players; ++i)
            tell_about(static_cast<Seat>(i), EventKind::kAdvancedLifePoints,
                       {points_of(content_, state_.seats[i]).advanced});
        return tell_about(kClock, EventKind::kGameOver);
    }
    ++state_.round;
    if (state_.players > 2) state_.start = state_.next(state_.start);
    tell_about(static_cast<Seat>(state_.start), EventKind::kRoundBegan, {state_.round});
    begin_turn(state_.start);
}

}  // namespace orrery::crafting_the_cosmos
