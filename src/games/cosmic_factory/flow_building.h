// Building, and the choices that cards ask for after it (section 3.4 of the rules).
#pragma once

#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/flow.h"
#include "games/cosmic_factory/repair.h"

namespace orrery::cosmic_factory {

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

}  // namespace orrery::cosmic_factory
