// The course of a round: what an action changes, and what then runs by itself. One object lives
// for one action; `Events` is NoEvents in playouts.
#pragma once

#include <algorithm>
#include <numeric>

#include "core/game.h"
#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/content.h"
#include "games/cosmic_factory/events.h"
#include "games/cosmic_factory/scoring.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cosmic_factory {

template <class Events>
class Flow {
  public:
    Flow(const Content& content, State& state, const Events& events)
        : content_(content), state_(state), events_(events) {}

    Applied result() const { return applied_; }

    void begin_round();
    void answer(Seat seat, Action action);
    void tile_command(Seat seat, Action action);
    void take_bonus(Seat seat, std::uint8_t colours);
    void set_done(Seat seat, bool done);
    void time_up();

  private:
    void tell(EventKind kind, Seat seat = kClock, std::initializer_list<int> arguments = {}) const {
        tell_event(events_, kind, seat, arguments);
    }
    SeatSet everybody() const { return static_cast<SeatSet>((1U << state_.players) - 1); }
    void for_each_seat(auto&& visit) {
        for (Seat seat = 0; seat < state_.players; ++seat) visit(seat, state_.seat(seat));
    }
    void wait_for(Phase phase, SeatSet seats) {
        state_.phase = phase;
        state_.owing = seats;
    }

    void all_answered();

    // Distribution.
    void keep(Seat seat, Action picked);
    void pass_packets();
    void end_draft();

    // Building, and the choices after it, in flow_building.h.
    void start_building();
    void end_building_if_all_finished();
    void end_building();
    void ask_black_hole();
    void ask_sabotage();
    void turn_down_chosen();
    void remove_sabotaged();
    void choose_by_default(Seat seat, RandomStream& chance);

    // Scoring, in flow_scoring.h.
    void begin_scoring();
    // Galaxies do not change while they are scored: each is counted once and handed on.
    using Evaluations = std::array<Evaluation, kMaxPlayers>;
    Evaluations evaluate_all() const {
        Evaluations all;
        for (std::size_t seat = 0; seat < state_.players; ++seat) {
            const Galaxy& galaxy = state_.seats[seat].galaxy;
            all[seat] = evaluate(content_.tiles, {galaxy.data(), galaxy.size()});
        }
        return all;
    }
    void score_track_bonus_and_card(const Evaluations& evaluations);
    void score_bonus_tiles(const Evaluations& evaluations);
    void offerings();
    void end_round();
    int advance(Seat seat, std::size_t marker, int points);
    const Evaluation& scored_by(Seat seat, const Evaluations& evaluations) const {
        const Seat owner = counted_seat(card_rules(), seat, state_.players);
        return evaluations[static_cast<std::size_t>(owner)];
    }
    const CardRules& card_rules() const { return content_.rules(state_.card()); }
    const ScoringTables& tables() const { return content_.scoring(state_.card()); }

    const Content& content_;
    State& state_;
    const Events& events_;
    Applied applied_;
};

// REVEAL and DRAW. CF-SETUP-07: seat i gets entries 9i … 9i + 8 of the shuffled tiles.
template <class Events>
void Flow<Events>::begin_round() {
    applied_.revealed = true;
    state_.middle = 7;
    if (state_.card() != 0) tell(EventKind::kCardRevealed, kClock, {state_.round, state_.card()});
    std::array<std::uint8_t, kTileCount> bag{};
    std::iota(bag.begin(), bag.end(), std::uint8_t{1});
    {
        RandomStream chance(state_.random);
        shuffle(std::span<std::uint8_t>(bag), chance);
    }
    const bool draft = state_.options.beginner == 0;
    for_each_seat([&](Seat seat, SeatState& own) {
        auto& target = draft ? own.packet : own.pile;
        for (std::size_t i = 0; i < kTilesPerPlayer; ++i)
            target.push_back(bag[static_cast<std::size_t>(seat) * kTilesPerPlayer + i]);
        std::sort(target.begin(), target.end());
    });
    tell(EventKind::kTilesDealt, kClock, {kTilesPerPlayer});
    wait_for(draft ? Phase::kDraft1 : Phase::kReady, everybody());  // CF-VAR-01
}

// An answer in a phase where everybody answers once; the last one moves the round on.
template <class Events>
void Flow<Events>::answer(Seat seat, Action action) {
    applied_.turn_passed = true;  // AMB-58: final when sent
    state_.owing = static_cast<SeatSet>(state_.owing & ~seat_bit(seat));
    switch (kind_of(action)) {
        case ActionKind::kPick:
            keep(seat, action);
            break;
        case ActionKind::kReady:
            tell(EventKind::kReady, seat);
            break;
        default:
            state_.seat(seat).pending = action;
            tell(EventKind::kChose, seat);
    }
    if (state_.owing == 0) all_answered();
}

template <class Events>
void Flow<Events>::all_answered() {
    applied_.revealed = true;
    switch (state_.phase) {
        case Phase::kDraft1:
            return pass_packets();
        case Phase::kDraft2:
            return end_draft();
        case Phase::kReady:
            return start_building();
        case Phase::kBlackHole:
            return turn_down_chosen();
        case Phase::kSabotage:
            return remove_sabotaged();
        case Phase::kExchange:
            return score_track_bonus_and_card(evaluate_all());
        case Phase::kOffering:
            return offerings();
        case Phase::kBuild:
        case Phase::kGameOver:
            return;
    }
}

template <class Events>
void Flow<Events>::keep(Seat seat, Action picked) {
    SeatState& own = state_.seat(seat);
    for (std::size_t i = 0; i < 3; ++i) {
        own.packet.remove(picked.operands[i]);
        own.pile.push_back(picked.operands[i]);
    }
    std::sort(own.pile.begin(), own.pile.end());
    tell(EventKind::kPicked, seat);
}

// CF-DRAFT-03: to the left in odd rounds, to the right in even ones, all at once (CF-DRAFT-07).
template <class Events>
void Flow<Events>::pass_packets() {
    const bool to_left = state_.round % 2 == 1;
    std::array<FixedVector<std::uint8_t, kTilesPerPlayer>, kMaxPlayers> packets;
    for_each_seat([&](Seat seat, SeatState& own) {
        const Seat to = to_left ? state_.left(seat) : state_.right(seat);
        packets[static_cast<std::size_t>(to)] = own.packet;
    });
    for_each_seat(
        [&](Seat seat, SeatState& own) { own.packet = packets[static_cast<std::size_t>(seat)]; });
    tell(EventKind::kPacketsPassed, kClock, {to_left ? 1 : 0});
    wait_for(Phase::kDraft2, everybody());
}

// CF-DRAFT-05: the last three go on unseen; card 12 then moves whole piles to the right.
template <class Events>
void Flow<Events>::end_draft() {
    pass_packets();
    for_each_seat([&](Seat, SeatState& own) {
        for (std::uint8_t tile : own.packet) own.pile.push_back(tile);
        std::sort(own.pile.begin(), own.pile.end());
        own.packet.clear();
    });
    if (card_rules().pirates) {
        const auto before = state_.seats;
        for_each_seat([&](Seat seat, SeatState& own) {
            own.pile = before[static_cast<std::size_t>(state_.left(seat))].pile;
        });
        tell(EventKind::kPilesPassed);
    }
    wait_for(Phase::kReady, everybody());
}

// CF-CLOCK-06, CF-DRAFT-09: whoever has not answered takes the default, in seat order.
template <class Events>
void Flow<Events>::time_up() {
    applied_ = {true, true};
    tell(EventKind::kTimeUp);
    if (state_.phase == Phase::kBuild) return end_building();
    {
        RandomStream chance(state_.random);
        const SeatSet owing = state_.owing;
        for (Seat seat = 0; seat < state_.players; ++seat)
            if (has_seat(owing, seat)) choose_by_default(seat, chance);
    }
    state_.owing = 0;
    all_answered();
}

}  // namespace orrery::cosmic_factory
