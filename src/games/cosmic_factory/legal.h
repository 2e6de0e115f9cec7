// Every legal action of a seat, each exactly once, without allocating.
#pragma once

#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/game.h"

namespace orrery::cosmic_factory {

template <class Visit>
void visit_picks(const SeatState& own, Visit&& visit) {
    const auto& packet = own.packet;
    for (std::size_t a = 0; a < packet.size(); ++a)
        for (std::size_t b = a + 1; b < packet.size(); ++b)
            for (std::size_t c = b + 1; c < packet.size(); ++c)
                visit(pick(packet[a], packet[b], packet[c]));
}

template <class Visit>
void visit_tile_commands(const SeatState& own, const CardRules& card, Visit&& visit) {
    const Galaxy& galaxy = own.galaxy;
    for_each_cell(card.shape, [&](Cell cell) {
        if (index_at(galaxy, cell) >= 0) return;
        for (std::uint8_t tile : own.pile)
            for (std::uint8_t rotation = 0; rotation < 4; ++rotation)
                visit(place(tile, rotation, cell));
        for (const PlacedTile& placed : galaxy) visit(move_tile(placed.cell, cell));
    });
    const int down = tiles_face_down(galaxy);
    for (std::size_t i = 0; i < galaxy.size(); ++i) {
        const PlacedTile& placed = galaxy[i];
        for (std::size_t j = i + 1; j < galaxy.size(); ++j)
            visit(swap_tiles(placed.cell, galaxy[j].cell));
        for (std::uint8_t rotation = 0; rotation < 4; ++rotation)
            visit(rotate(placed.cell, rotation));
        visit(on_cell(ActionKind::kRemove, placed.cell));
        if (placed.face_down != 0)
            visit(on_cell(ActionKind::kFlipUp, placed.cell));
        else if (down < card.tiles_to_turn_down)
            visit(on_cell(ActionKind::kFlipDown, placed.cell));
    }
}

template <class Visit>
void visit_building(const State& state, const SeatState& own, const CardRules& card,
                    Visit&& visit) {
    if (own.frozen == 0) visit_tile_commands(own, card, visit);
    if (card.bonus_tiles && !(card.grab_freezes && own.bonus != 0))
        for (std::uint8_t wanted = 1; wanted <= 7; ++wanted)
            if ((wanted & ~state.middle) == 0) visit(take(wanted));
    if (own.done != 0)
        visit(plain(ActionKind::kUndone));
    else if (is_complete(own.galaxy, card.shape) &&
             tiles_face_down(own.galaxy) == card.tiles_to_turn_down)
        visit(plain(ActionKind::kDone));
}

// Card 1: every way to turn down the tiles that the right neighbour forgot.
template <class Visit>
void visit_turning_down(const State& state, Seat seat, const CardRules& card, Visit&& visit) {
    const Galaxy& galaxy = state.seat(state.right(seat)).galaxy;
    const int missing = card.tiles_to_turn_down - tiles_face_down(galaxy);
    for (std::size_t i = 0; i < galaxy.size(); ++i) {
        if (galaxy[i].face_down != 0) continue;
        if (missing == 1) visit(turn_down(galaxy[i].cell));
        for (std::size_t j = i + 1; missing == 2 && j < galaxy.size(); ++j)
            if (galaxy[j].face_down == 0) visit(turn_down(galaxy[i].cell, galaxy[j].cell));
    }
}

template <class Visit>
void CosmicFactory::legal(const State& state, Seat seat, Visit&& visit) const {
    if (seat == kClock) {
        if (check(state, kClock, plain(ActionKind::kTimeUp)) == nullptr)
            visit(plain(ActionKind::kTimeUp));
        return;
    }
    if (seat < 0 || seat >= state.players || state.phase == Phase::kGameOver) return;
    const SeatState& own = state.seat(seat);
    const CardRules& card = content_.rules(state.card());
    if (state.phase == Phase::kBuild) return visit_building(state, own, card, visit);
    if (!has_seat(state.owing, seat)) return;
    switch (state.phase) {
        case Phase::kDraft1:
        case Phase::kDraft2:
            return visit_picks(own, visit);
        case Phase::kReady:
            return visit(plain(ActionKind::kReady));
        case Phase::kBlackHole:
            return visit_turning_down(state, seat, card, visit);
        case Phase::kSabotage:
            for (const PlacedTile& placed : state.seat(state.left(seat)).galaxy)
                visit(on_cell(ActionKind::kSabotage, placed.cell));
            return;
        case Phase::kExchange:
            for (std::uint8_t colour = 0; colour < kColours; ++colour)
                visit(with_colour(ActionKind::kExchange, colour));
            return;
        case Phase::kOffering:
            for (std::uint8_t colour = 0; colour < kColours; ++colour)
                if (own.markers[colour] >= kOfferingPrice)
                    visit(with_colour(ActionKind::kOffer, colour));
            return visit(with_colour(ActionKind::kOffer, kOfferNothing));
        case Phase::kBuild:
        case Phase::kGameOver:
            return;
    }
}

}  // namespace orrery::cosmic_factory
