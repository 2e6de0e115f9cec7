// What the person may know (AN-RNG-02), and a position that could be behind it. Everybody who
// watches knows the same.
#include <algorithm>

#include "games/anunnaki/game.h"

namespace orrery::anunnaki {
namespace {

// What lies in a stack is known: everything else was seen. Its order is not.
template <std::size_t N>
FixedVector<std::uint8_t, N> without_order(const FixedVector<std::uint8_t, N>& stack) {
    Bitset<64> set;
    for (std::uint8_t number : stack) set.insert(number);
    FixedVector<std::uint8_t, N> sorted;
    set.for_each([&](std::size_t number) { sorted.push_back(static_cast<std::uint8_t>(number)); });
    return sorted;
}

template <std::size_t N>
void shuffle_stack(FixedVector<std::uint8_t, N>& stack, RandomStream& random) {
    shuffle(std::span<std::uint8_t>(stack.data(), stack.size()), random);
}

// 1 + the numbers below `count` whose bit is not set, in random order.
FixedVector<std::uint8_t, 32> unseen(std::size_t count, std::uint32_t seen, RandomStream& random) {
    FixedVector<std::uint8_t, 32> numbers;
    for (std::size_t i = 0; i < count; ++i)
        if ((seen >> i & 1U) == 0) numbers.push_back(static_cast<std::uint8_t>(i + 1));
    shuffle_stack(numbers, random);
    return numbers;
}

void turn_over(std::uint8_t& tile, FixedVector<std::uint8_t, 32>& tiles) {
    if (tile != kUnknown) return;
    tile = tiles.back();
    tiles.pop_back();
}

}  // namespace

State seen_by_all(const State& state) {
    State seen;
    seen.combats = state.combats;
    seen.sides = state.sides;
    seen.person = state.person;
    seen.supremacy_tokens = state.supremacy_tokens;
    seen.seen_civilisations = state.seen_civilisations;
    seen.seen_culture = state.seen_culture;
    seen.areas = state.areas;
    for (AreaState& area : seen.areas)
        if (area.civilisation != 0 && area.revealed == 0) area.civilisation = kUnknown;
    seen.options = state.options;
    seen.active = state.active;
    seen.phase = state.phase;
    seen.turn = state.turn;
    seen.triggered = state.triggered;
    seen.last_turn = state.last_turn;
    seen.combat = state.combat;
    seen.distant = state.distant;
    seen.creatures = state.creatures;
    std::transform(state.culture.begin(), state.culture.end(), seen.culture.begin(),
                   [](std::uint8_t token) { return token == 0 ? std::uint8_t{0} : kUnknown; });
    seen.atlantis_gods = state.atlantis_gods;
    seen.goals = state.goals;
    seen.contracts = state.contracts;
    seen.contract_stack = without_order(state.contract_stack);
    seen.artefact_deck = without_order(state.artefact_deck);
    for (std::size_t deck = 0; deck < state.decks.size(); ++deck)
        seen.decks[deck] = without_order(state.decks[deck]);
    seen.face_up = state.face_up;
    seen.tasks = state.tasks;
    seen.candidates = state.candidates;
    seen.choice = state.choice;
    seen.arrow = state.arrow;
    return seen;
}

State Anunnaki::hide(const State& state, Seat) const {
    return seen_by_all(state);
}

State Anunnaki::guess(const State& view, Seat, RandomStream& random) const {
    State state = view;
    state.random = {random.fork(), {}};
    auto civilisations = unseen(content_.civilisations.size(), view.seen_civilisations, random);
    for (AreaState& area : state.areas) turn_over(area.civilisation, civilisations);
    const std::uint32_t seen_culture = view.seen_culture[0] | std::uint32_t{view.seen_culture[1]}
                                                                  << 16;
    auto culture = unseen(content_.culture_tokens.size(), seen_culture, random);
    for (std::uint8_t& token : state.culture) turn_over(token, culture);
    shuffle_stack(state.contract_stack, random);
    shuffle_stack(state.artefact_deck, random);
    for (auto& deck : state.decks) shuffle_stack(deck, random);
    return state;
}

}  // namespace orrery::anunnaki
