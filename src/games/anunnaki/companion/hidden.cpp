// The program's own decks and dice are all that the person cannot know.
#include "games/anunnaki/companion/game.h"
#include "games/anunnaki/game.h"

namespace orrery::anunnaki::companion {

State Companion::hide(const State& state, Seat) const {
    State seen = seen_by_all(state);
    // What the person told.
    seen.facts = state.facts;
    seen.typed = state.typed;
    seen.physical = state.physical;
    return seen;
}

State Companion::guess(const State& view, Seat, RandomStream& random) const {
    State state = view;
    state.random = {random.fork(), {}};
    for (auto& deck : state.decks)
        shuffle(std::span<std::uint8_t>(deck.data(), deck.size()), random);
    return state;
}

}  // namespace orrery::anunnaki::companion
