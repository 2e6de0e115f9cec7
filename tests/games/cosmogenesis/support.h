// What the tests of Cosmogenesis share: the game, systems in the notation of the rules, positions
// made to order, scripted chance.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "games/cosmogenesis/game.h"
#include "games/cosmogenesis/refusals.h"
#include "tests/support/by_hand.h"
#include "tests/support/scripted_random.h"

namespace orrery::cosmogenesis {

const Cosmogenesis& game_of(const State&);

namespace testing {

const Cosmogenesis& game();
const AnyGame& any_game();
const Content& content();
const Vocabulary& words();

// A file of tests/data/cosmogenesis, and the entries of one of its lists.
const Json& data_file(const std::string& name);
std::vector<Json> entries(const char* file, const char* key);
std::string text_at(const Json& entry, const char* key);
int number_at(const Json& entry, const char* key);
std::vector<int> numbers_at(const Json& entry, const char* key);
bool has(const Json& entry, const char* key);

using test::legal_actions;
using test::play;
using test::Script;

// "O1=T4[T2,a]{P06} A=3 K=1 mod=1 mono=1 hand(P01) stel(S03) obj(O02:1)": the notation of section
// 1.4. The other way round, everything in a fixed order.
void give_system(State& state, Seat seat, std::string_view text);
std::string system_text(const State& state, Seat seat);
Orbit orbit_from_text(std::string_view text);
// "sm=10 t3=10 t4=10 K=20".
void give_supply(State& state, std::string_view text);
std::string supply_text(const State& state);

// A position in which it is the turn of seat 0, the board is empty, seat 1 has the Monolith, and
// the supply is that of the vectors.
State position(std::string_view system, Phase phase = Phase::kOptional, int players = 4);
// Puts "T2", "G1.red", "O05", "S03", "P07", "comet", "asteroid" or "two_asteroids" on a field.
void lay(State& state, std::string_view field, std::string_view element);
// A tile by its id, as it lies in bag and box.
std::uint8_t tile(std::string_view id);

// The first position of a game, and one in which round 1 has begun with everybody's first choice.
State new_game(int players, std::uint64_t seed = 1);
State started(int players, std::uint64_t seed = 1);

Action act(std::string_view text);
std::string text_of(Action action);
// The code of section 4.3 and the rule; empty when it is allowed.
std::string code_of(const State& state, Seat seat, std::string_view text);
std::string rule_of(const State& state, Seat seat, std::string_view text);
// The active seat takes any element it can from this sector by discarding it, and ends its turn.
void discard_from(State& state, std::size_t sector);
// Everybody discards one element of every sector, I first, until the next round begins.
void discard_round(State& state);
// One evolution phase, as the end of the last round runs it, on the systems alone.
void evolve(State& state);

int total_points(const State& state, Seat seat);
template <class List>
std::vector<int> numbers(const List& list) {
    return {list.begin(), list.end()};
}
Seat first_actor(const State& state);

// Plays with random actions and calls back after every one, until the game is over.
template <class After>
void play_random_game(State& state, RandomStream& random, After&& after) {
    while (game().actors(state) != 0) {
        const Seat seat = first_actor(state);
        const Action action = game().random_action(state, seat, random);
        ASSERT_EQ(game().check(state, seat, action), nullptr) << text_of(action);
        const State before = state;
        game().apply(state, seat, action, NoEvents{});
        after(before, seat, action);
        if (::testing::Test::HasFatalFailure()) return;
    }
}

}  // namespace testing
}  // namespace orrery::cosmogenesis
