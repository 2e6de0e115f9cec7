// The course of a round: what an action changes, and what then runs by itself. One object lives
// for one action; `Events` is NoEvents in playouts.
#pragma once

#include <algorithm>
#include <numeric>

#include "core/game.h"
#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/content.h"
#include "games/cosmic_factory/events.h"
#include "games/cosmic_factory/repair.h"
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

    // Distribution.
    void keep(Seat seat, Action picked);
    void pass_packets();
    void end_draft();
    void start_building();

    // Building.
    void end_building_if_all_finished();
    void end_building();

    // Choices after building, in the order of the round.
    void all_answered();
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

template <class Events>
void Flow<Events>::start_building() {
    wait_for(Phase::kBuild, 0);
    tell(EventKind::kBuildStarted, kClock, {state_.options.sandglass_seconds});
}

// CF-BUILD-13: an accepted tile command takes the player's `done` back.
template <class Events>
void Flow<Events>::tile_command(Seat seat, Action action) {
    SeatState& own = state_.seat(seat);
    Galaxy& galaxy = own.galaxy;
    own.done = 0;
    const ActionKind kind = kind_of(action);
    if (kind == ActionKind::kPlace) {
        const Cell cell = cell_operand(action, 2);
        own.pile.remove(action.operands[0]);
        galaxy.push_back({cell, action.operands[0], action.operands[1], 0});
        return tell(EventKind::kPlaced, seat,
                    {action.operands[0], action.operands[1], cell.x, cell.y});
    }
    const Cell cell = cell_operand(action, kind == ActionKind::kRotate ? 1 : 0);
    const auto index = static_cast<std::size_t>(index_at(galaxy, cell));
    PlacedTile& placed = galaxy[index];
    switch (kind) {
        case ActionKind::kMove: {
            const Cell to = cell_operand(action, 2);
            placed.cell = to;
            return tell(EventKind::kMoved, seat, {placed.tile, cell.x, cell.y, to.x, to.y});
        }
        case ActionKind::kSwap: {
            const Cell other = cell_operand(action, 2);
            std::swap(placed.cell, galaxy[static_cast<std::size_t>(index_at(galaxy, other))].cell);
            return tell(EventKind::kSwapped, seat, {cell.x, cell.y, other.x, other.y});
        }
        case ActionKind::kRotate:
            placed.rotation = action.operands[0];
            return tell(EventKind::kRotated, seat, {placed.tile, placed.rotation, cell.x, cell.y});
        case ActionKind::kRemove: {
            const std::uint8_t tile = placed.tile;
            galaxy.erase_at(index);
            const auto at = std::lower_bound(own.pile.begin(), own.pile.end(), tile);
            own.pile.insert_at(static_cast<std::size_t>(at - own.pile.begin()), tile);
            return tell(EventKind::kRemoved, seat, {tile, cell.x, cell.y});
        }
        default:
            placed.face_down = kind == ActionKind::kFlipDown ? 1 : 0;
            return tell(EventKind::kFlipped, seat, {placed.tile, placed.face_down, cell.x, cell.y});
    }
}

// CF-BONUS-02, -03: the grab is final, and freezes the galaxy unless card 18 is active.
template <class Events>
void Flow<Events>::take_bonus(Seat seat, std::uint8_t colours) {
    applied_.turn_passed = true;
    SeatState& own = state_.seat(seat);
    own.bonus = static_cast<std::uint8_t>(own.bonus | colours);
    state_.middle = static_cast<std::uint8_t>(state_.middle & ~colours);
    if (card_rules().grab_freezes) own.frozen = 1;
    tell(EventKind::kBonusTaken, seat, {colours});
    end_building_if_all_finished();
}

template <class Events>
void Flow<Events>::set_done(Seat seat, bool done) {
    state_.seat(seat).done = done ? 1 : 0;
    tell(done ? EventKind::kDone : EventKind::kUndone, seat);
    if (done) end_building_if_all_finished();
}

// CF-BUILD-09, -14: frozen counts as finished, whatever the galaxy looks like.
template <class Events>
void Flow<Events>::end_building_if_all_finished() {
    for (Seat seat = 0; seat < state_.players; ++seat)
        if (state_.seat(seat).done == 0 && state_.seat(seat).frozen == 0) return;
    end_building();
}

template <class Events>
void Flow<Events>::end_building() {
    applied_ = {true, true};
    tell(EventKind::kBuildEnded);
    const CardRules& card = card_rules();
    {
        RandomStream chance(state_.random);
        for_each_seat([&](Seat seat, SeatState& own) {  // CF-TIME-10
            repair(own, card.shape, chance, [&](const PlacedTile& put) {
                tell(EventKind::kRepaired, seat, {put.tile, put.rotation, put.cell.x, put.cell.y});
            });
            for (std::uint8_t tile : own.pile) tell(EventKind::kDiscarded, seat, {tile});
        });
    }
    if (card.tiles_to_turn_down > 0) return ask_black_hole();
    if (card.sabotage) return ask_sabotage();
    begin_scoring();
}

// CF-CARD-01c: the left neighbour chooses what a player forgot to turn down.
template <class Events>
void Flow<Events>::ask_black_hole() {
    SeatSet choosers = 0;
    for_each_seat([&](Seat seat, SeatState& own) {
        if (tiles_face_down(own.galaxy) < card_rules().tiles_to_turn_down)
            choosers = static_cast<SeatSet>(choosers | seat_bit(state_.left(seat)));
    });
    if (choosers == 0) return begin_scoring();
    wait_for(Phase::kBlackHole, choosers);
}

template <class Events>
void Flow<Events>::ask_sabotage() {
    wait_for(Phase::kSabotage, everybody());
}

template <class Events>
void Flow<Events>::turn_down_chosen() {
    for_each_seat([&](Seat seat, SeatState& chooser) {
        const Action choice = chooser.pending;
        chooser.pending = {};
        if (choice.kind == 0) return;
        const Seat owner = state_.right(seat);
        Galaxy& galaxy = state_.seat(owner).galaxy;
        for (std::size_t i = 0; i < choice.operands[0]; ++i) {
            const Cell cell = cell_operand(choice, 1 + 2 * i);
            PlacedTile& placed = galaxy[static_cast<std::size_t>(index_at(galaxy, cell))];
            placed.face_down = 1;
            tell(EventKind::kTurnedDown, owner, {placed.tile, cell.x, cell.y});
        }
    });
    begin_scoring();
}

// CF-CARD-13b, -13c: all removals happen together and leave holes.
template <class Events>
void Flow<Events>::remove_sabotaged() {
    for_each_seat([&](Seat seat, SeatState& chooser) {
        const Cell cell = cell_operand(chooser.pending, 0);
        chooser.pending = {};
        const Seat owner = state_.left(seat);
        Galaxy& galaxy = state_.seat(owner).galaxy;
        const auto index = static_cast<std::size_t>(index_at(galaxy, cell));
        tell(EventKind::kSabotaged, owner, {galaxy[index].tile, cell.x, cell.y});
        galaxy.erase_at(index);
    });
    begin_scoring();
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
