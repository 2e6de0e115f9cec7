// What the tests of Crafting the Cosmos share: the game, data files, steps by their text.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "games/crafting_the_cosmos/game.h"
#include "games/crafting_the_cosmos/refusals.h"
#include "tests/support/by_hand.h"

namespace orrery::crafting_the_cosmos {

const CraftingTheCosmos& game_of(const State&);

namespace testing {

const CraftingTheCosmos& game();

// A file of tests/data/crafting-the-cosmos.
const Json& data_file(const std::string& name);

using test::json;
using test::refusal_of;

// The first position of a game; the options must be valid.
State new_game(int players, std::string_view options = "{}", std::uint64_t seed = 1);

bool same(const State& a, const State& b);
// Reads the position back from its JSON, which also validates it.
void expect_valid(const State& state);

Action act(std::string_view text);
std::string print(Action action);
// Of the current player: the reason why not, and an action that has to be allowed.
std::string refusal_of(const State& state, std::string_view text);
Applied play(State& state, std::string_view text);
std::vector<Event> play_heard(State& state, std::string_view text);
std::vector<std::string> legal_texts(const State& state, Seat seat);

std::vector<std::string> words_of(std::string_view text);
std::string joined(const std::vector<std::string>& words);

// Spaces, tiles and cards by name; the name must be right.
std::size_t star(std::string_view name);
std::size_t life(std::string_view name);
std::size_t nebula(std::string_view name);
std::uint8_t tile(std::string_view name);
std::uint8_t power(std::string_view name);
std::uint8_t goal(std::string_view name);
std::size_t energy(std::string_view name);
std::size_t element(std::string_view name);

}  // namespace testing
}  // namespace orrery::crafting_the_cosmos
