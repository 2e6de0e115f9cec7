// What a viewer may know (section 8.1 of the rules), and a position that could be behind it.
#include <algorithm>

#include "games/crafting_the_cosmos/game.h"

namespace orrery::crafting_the_cosmos {
namespace {

// So many cards or tiles whose faces cannot be seen.
template <class Stack>
Stack face_down(const Stack& stack) {
    Stack unseen;
    for (std::size_t i = 0; i < stack.size(); ++i) unseen.push_back({});
    return unseen;
}

// Everything on a board is public but the values of advanced life, until the game is over.
SeatState seen_seat(const State& state, Seat seat, Seat viewer) {
    SeatState seen = state.seat(seat);
    if (seat == viewer) return seen;
    seen.hand = {};
    if (state.phase == Phase::kGameOver) return seen;
    for (auto& tiles : seen.advanced)
        for (std::uint8_t& tile : tiles) tile = advanced_tile(group_of(tile), 0);
    return seen;
}

// Guessing. A pool holds what the viewer has not seen, in random order.
template <std::size_t N>
class Pool {
  public:
    void add(std::uint8_t item) { items_.push_back(item); }
    void remove(std::uint8_t item) { items_.remove(item); }
    void shuffle_with(RandomStream& random) {
        shuffle(std::span<std::uint8_t>(items_.data(), items_.size()), random);
    }
    std::uint8_t draw() {
        const std::uint8_t item = items_.back();
        items_.pop_back();
        return item;
    }

  private:
    FixedVector<std::uint8_t, N> items_;
};

template <std::size_t N>
Pool<N> pool_from(std::size_t first) {
    Pool<N> pool;
    for (std::size_t i = 0; i < N; ++i) pool.add(static_cast<std::uint8_t>(first + i));
    return pool;
}

void guess_energy(State& state, RandomStream& random) {
    Pool<kEnergyCards> pool;
    for (std::size_t type = 0; type < kEnergies; ++type) {
        int unseen = static_cast<int>(kEnergyCards / kEnergies) - state.discard[type];
        const std::uint8_t card = card_of(static_cast<Energy>(type));
        unseen -= static_cast<int>(std::count(state.display.begin(), state.display.end(), card));
        for (const SeatState& seat : state.seats) unseen -= seat.hand[type];
        for (; unseen > 0; --unseen) pool.add(card);
    }
    pool.shuffle_with(random);
    for (SeatState& seat : state.seats) {
        int known = 0;
        for (std::uint8_t count : seat.hand) known += count;
        for (; known < seat.cards; ++known) ++seat.hand[index(energy_of(pool.draw()))];
    }
    for (std::uint8_t& card : state.deck) card = pool.draw();
}

void guess_powers(const Content& content, State& state, RandomStream& random) {
    for (std::size_t type = 0; type < kEnergies; ++type) {
        Pool<kMostPowers> pool;
        for (std::uint8_t card : content.powers_of[type]) pool.add(card);
        for (const SeatState& seat : state.seats)
            for (std::uint8_t card : seat.powers) pool.remove(card);
        auto& deck = state.power_decks[type];
        for (const DeckCard& entry : deck) pool.remove(entry.card);
        for (std::uint8_t card : state.turn.drawn) pool.remove(card);
        pool.shuffle_with(random);
        for (DeckCard& entry : deck)
            if (entry.card == 0) entry.card = pool.draw();
        if (state.turn.drawn_type != type) continue;
        for (std::uint8_t& card : state.turn.drawn)
            if (card == 0) card = pool.draw();
        std::sort(state.turn.drawn.begin(), state.turn.drawn.end());
    }
}

void guess_nebulae(State& state, RandomStream& random) {
    for (std::size_t size = 0; size < kSizes; ++size) {
        auto pool = pool_from<kTilesPerSize>(1 + size * kTilesPerSize);
        for (const SeatState& seat : state.seats)
            for (std::uint8_t tile : seat.nebulae) pool.remove(tile);
        for (std::uint8_t tile : state.turn.nebulae) pool.remove(tile);
        pool.remove(state.turn.omega_tile);
        pool.shuffle_with(random);
        for (std::uint8_t& tile : state.nebula_stacks[size]) tile = pool.draw();
    }
}

void guess_goals(const Content& content, State& state, RandomStream& random) {
    Pool<kMostGoals> pool;
    for (std::size_t goal = 1; goal <= content.goal_count; ++goal)
        pool.add(static_cast<std::uint8_t>(goal));
    for (std::uint8_t goal : state.track) pool.remove(goal);
    for (std::uint8_t goal : state.scored_goals) pool.remove(goal);
    pool.shuffle_with(random);
    for (std::uint8_t& goal : state.goal_deck) goal = pool.draw();
}

// Each group on its own: which group an unseen tile is of is known.
void guess_advanced_life(const Numbers& numbers, State& state, RandomStream& random) {
    for (int group = 1; group <= 2; ++group) {
        Pool<kSecondGroup> pool;
        if (group == 1)
            for (std::uint8_t value : numbers.first_group) pool.add(advanced_tile(1, value));
        else
            for (std::uint8_t value : numbers.second_group) pool.add(advanced_tile(2, value));
        const std::uint8_t unseen = advanced_tile(group, 0);
        for (const SeatState& seat : state.seats)
            for (const auto& tiles : seat.advanced)
                for (std::uint8_t tile : tiles)
                    if (tile != unseen) pool.remove(tile);
        pool.shuffle_with(random);
        for (SeatState& seat : state.seats)
            for (auto& tiles : seat.advanced)
                for (std::uint8_t& tile : tiles)
                    if (tile == unseen) tile = pool.draw();
        for (std::uint8_t& tile : state.advanced_stack)
            if (tile == unseen) tile = pool.draw();
    }
}

}  // namespace

State CraftingTheCosmos::hide(const State& state, Seat viewer) const {
    State seen;
    for (Seat seat = 0; seat < state.players; ++seat)
        seen.seat(seat) = seen_seat(state, seat, viewer);
    seen.options = state.options;
    seen.players = state.players;
    seen.phase = state.phase;
    seen.round = state.round;
    seen.start = state.start;
    seen.current = state.current;
    seen.dark = state.dark;
    seen.star_supply = state.star_supply;
    seen.life_supply = state.life_supply;
    seen.crystals = state.crystals;
    seen.track = state.track;
    seen.goal_deck = face_down(state.goal_deck);
    seen.scored_goals = state.scored_goals;
    seen.display = state.display;
    seen.discard = state.discard;
    seen.deck = face_down(state.deck);
    for (std::size_t type = 0; type < kEnergies; ++type)
        for (const DeckCard& entry : state.power_decks[type])
            // Who put a card under the deck is public, which card it was only that player knows.
            seen.power_decks[type].push_back(
                {entry.under_by != 0 && entry.under_by == viewer + 1 ? entry.card : std::uint8_t{0},
                 entry.under_by});
    for (std::size_t size = 0; size < kSizes; ++size)
        seen.nebula_stacks[size] = face_down(state.nebula_stacks[size]);
    for (std::uint8_t tile : state.advanced_stack)
        seen.advanced_stack.push_back(advanced_tile(group_of(tile), 0));
    seen.turn = state.turn;
    if (viewer != state.current) seen.turn.drawn = face_down(state.turn.drawn);
    return seen;
}

State CraftingTheCosmos::guess(const State& view, Seat, RandomStream& random) const {
    State state = view;
    state.random = {random.fork(), {}};
    guess_goals(content_, state, random);
    guess_powers(content_, state, random);
    guess_energy(state, random);
    guess_nebulae(state, random);
    guess_advanced_life(content_.numbers, state, random);
    return state;
}

}  // namespace orrery::crafting_the_cosmos
