// Games played by hand, by the texts of their actions. A test that asks for something impossible
// fails and says so. The game of a position is `game_of(state)`, which the tests of each game
// define in the namespace of its State.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "tests/support/games.h"

namespace orrery::test {

// The first position of a game; the options must be valid.
template <class G>
typename G::State new_game(const G& game, int players, std::string_view options,
                           std::uint64_t seed) {
    const Json parsed = json(options);
    JsonErrors errors;
    const auto state = game.setup(players, JsonReader(parsed, errors), seed_from_number(seed));
    EXPECT_TRUE(errors.ok()) << to_string(errors.error());
    return state;
}

template <class State>
Action action_of(const State& state, std::string_view text) {
    const Result<Action> action = game_of(state).words().vocabulary.parse(text);
    if (action) return *action;
    ADD_FAILURE() << text << ": " << to_string(action.error());
    return {};
}

// The reason why not, as "RULE key"; empty when it is allowed.
template <class State>
std::string refusal_of(const State& state, Seat seat, Action action) {
    const Refusal* refusal = game_of(state).check(state, seat, action);
    return refusal == nullptr ? "" : std::string(refusal->rule) + " " + std::string(refusal->key);
}
template <class State>
std::string refusal_of(const State& state, Seat seat, std::string_view text) {
    return refusal_of(state, seat, action_of(state, text));
}

// Applies an action that has to be allowed.
template <class State, class Events = NoEvents>
Applied play(State& state, Seat seat, std::string_view text, const Events& events = {}) {
    const Action action = action_of(state, text);
    const std::string refusal = refusal_of(state, seat, action);
    EXPECT_EQ(refusal, "") << "seat " << int{seat} << ": " << text;
    return refusal.empty() ? game_of(state).apply(state, seat, action, events) : Applied{};
}
template <class State>
std::vector<Event> play_heard(State& state, Seat seat, std::string_view text) {
    std::vector<Event> events;
    auto listener = [&](const Event& event) { events.push_back(event); };
    play(state, seat, text, EventSink(listener));
    return events;
}

template <class State>
std::vector<Action> legal_actions(const State& state, Seat seat) {
    std::vector<Action> actions;
    game_of(state).legal(state, seat, [&](Action action) { actions.push_back(action); });
    return actions;
}

template <class State>
std::vector<int> waits_for(const State& state) {
    std::vector<int> seats;
    for (Seat seat = 0; seat < game_of(state).players(state); ++seat)
        if (has_seat(game_of(state).actors(state), seat)) seats.push_back(seat);
    return seats;
}

}  // namespace orrery::test
