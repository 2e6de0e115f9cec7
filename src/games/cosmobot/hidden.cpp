// The program's own decks and dice are all that the person cannot know.
#include <algorithm>

#include "games/cosmobot/game.h"

namespace orrery::anunnaki::cosmobot {

State Cosmobot::hide(const State& state, Seat) const {
    State seen = state;
    seen.random = {};
    // What is left in a deck is known, its order is not.
    for (auto& deck : seen.decks) std::sort(deck.begin(), deck.end());
    return seen;
}

State Cosmobot::guess(const State& view, Seat, RandomStream& random) const {
    State state = view;
    state.random = {random.fork(), {}};
    for (auto& deck : state.decks)
        shuffle(std::span<std::uint8_t>(deck.data(), deck.size()), random);
    return state;
}

}  // namespace orrery::anunnaki::cosmobot
