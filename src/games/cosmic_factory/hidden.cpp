// What a viewer may know (section 3.9 of the rules), and a position that could be behind it.
#include <algorithm>

#include "core/bitset.h"
#include "games/cosmic_factory/defaults.h"
#include "games/cosmic_factory/game.h"

namespace orrery::cosmic_factory {
namespace {

using Tiles = FixedVector<std::uint8_t, kTilesPerPlayer>;

bool is_draft(Phase phase) {
    return phase == Phase::kDraft1 || phase == Phase::kDraft2;
}

// So many tiles whose faces cannot be seen.
Tiles face_down(const Tiles& tiles) {
    Tiles unseen;
    for (std::size_t i = 0; i < tiles.size(); ++i) unseen.push_back(0);
    return unseen;
}

// Only the packet somebody still chooses from can be looked at, and only by that player; kept
// tiles show their faces when building begins (CF-DRAFT-06, CF-BUILD-02).
SeatState seen_seat(const State& state, Seat seat, Seat viewer) {
    const SeatState& own = state.seat(seat);
    const bool choosing = is_draft(state.phase) && seat == viewer && has_seat(state.owing, seat);
    const bool piles_open = !is_draft(state.phase) && state.phase != Phase::kReady;
    SeatState seen;
    seen.markers = own.markers;
    seen.packet = choosing ? own.packet : face_down(own.packet);
    seen.pile = piles_open ? own.pile : face_down(own.pile);
    seen.galaxy = own.galaxy;
    seen.bonus = own.bonus;
    seen.done = own.done;
    seen.frozen = own.frozen;
    seen.pending.kind = own.pending.kind;  // that somebody chose is public, what is not
    if (seat == viewer) seen.pending = own.pending;
    return seen;
}

void fill(Tiles& tiles, std::span<const std::uint8_t> unseen, std::size_t& next) {
    bool filled = false;
    for (std::uint8_t& tile : tiles)
        if (tile == 0) {
            tile = unseen[next++];
            filled = true;
        }
    if (filled) std::sort(tiles.begin(), tiles.end());
}

void guess_tiles(State& state, RandomStream& random) {
    Bitset<kTileCount + 1> hidden = Bitset<kTileCount + 1>::all();
    hidden.remove(0);
    const auto seen = [&](std::uint8_t tile) { hidden.remove(tile); };
    for (const SeatState& own : state.seats) {
        for (std::uint8_t tile : own.packet)
            if (tile != 0) seen(tile);
        for (std::uint8_t tile : own.pile)
            if (tile != 0) seen(tile);
        for (const PlacedTile& placed : own.galaxy) seen(placed.tile);
    }
    FixedVector<std::uint8_t, kTileCount> unseen;
    hidden.for_each([&](std::size_t tile) { unseen.push_back(static_cast<std::uint8_t>(tile)); });
    shuffle(std::span<std::uint8_t>(unseen.data(), unseen.size()), random);
    std::size_t next = 0;
    for (SeatState& own : state.seats) {
        fill(own.packet, {unseen.data(), unseen.size()}, next);
        fill(own.pile, {unseen.data(), unseen.size()}, next);
    }
}

void guess_cards(const Content& content, State& state, RandomStream& random) {
    if (state.options.beginner != 0) return;
    FixedVector<std::uint8_t, kMostCards> unused;
    for (std::uint8_t card = 1; card <= content.card_count(); ++card)
        if (std::find(state.cards.begin(), state.cards.end(), card) == state.cards.end())
            unused.push_back(card);
    shuffle(std::span<std::uint8_t>(unused.data(), unused.size()), random);
    for (std::uint8_t& card : state.cards)
        if (card == 0) {
            card = unused.back();
            unused.pop_back();
        }
}

// Another player's secret choice: any that was open to them.
Action guess_choice(const CosmicFactory& game, const State& state, Seat seat,
                    RandomStream& random) {
    State asked = state;
    asked.seat(seat).pending = {};
    asked.owing = static_cast<SeatSet>(asked.owing | seat_bit(seat));
    Action choice;
    std::uint32_t count = 0;
    game.legal(asked, seat, [&](Action action) {
        if (random.uniform(++count) == 0) choice = action;
    });
    return choice;
}

}  // namespace

State CosmicFactory::hide(const State& state, Seat viewer) const {
    State seen;
    seen.options = state.options;
    seen.players = state.players;
    seen.phase = state.phase;
    seen.round = state.round;
    seen.middle = state.middle;
    seen.owing = state.owing;
    seen.scored = state.scored;
    for (std::size_t i = 0; i < seen.cards.size(); ++i)
        if (i < state.round || state.options.cards[i] != 0) seen.cards[i] = state.cards[i];
    for (Seat seat = 0; seat < state.players; ++seat)
        seen.seat(seat) = seen_seat(state, seat, viewer);
    return seen;
}

State CosmicFactory::guess(const State& view, Seat viewer, RandomStream& random) const {
    State state = view;
    state.random = {random.fork(), {}};
    guess_cards(content_, state, random);
    guess_tiles(state, random);
    for (Seat seat = 0; seat < state.players; ++seat)
        if (seat != viewer && state.seat(seat).pending.kind != 0)
            state.seat(seat).pending = guess_choice(*this, state, seat, random);
    return state;
}

}  // namespace orrery::cosmic_factory
