// What the tests of Cosmic Factory share: the game, positions made to order, scripted chance.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "games/cosmic_factory/game.h"
#include "games/cosmic_factory/refusals.h"
#include "tests/support/by_hand.h"
#include "tests/support/json_edit.h"
#include "tests/support/scripted_random.h"

namespace orrery::cosmic_factory {

const CosmicFactory& game_of(const State&);

namespace testing {

const CosmicFactory& game();
const AnyGame& any_game();

// A file of tests/data/cosmic-factory.
const Json& data_file(const std::string& name);

using test::json;
using test::legal_actions;
using test::play;
using test::play_heard;
using test::refusal_of;
using test::waits_for;
// The generator `Z` of the worked examples is Zeros.
using test::Script;
using test::Zeros;

// A generator in a position whose next draws, with these bounds, are all 0.
Random random_with_zeros_next(std::initializer_list<std::uint32_t> bounds);

using test::set_at;
// The first position of a game; the options must be valid.
State new_game(int players, std::string_view options = "{}", std::uint64_t seed = 1);
// A round that has just come to BUILD, reached by its actions. Card 0: a base round, played by the
// beginner variant. Seat 0 then has the tiles 1–9, seat 1 10–18 and so on.
State building(int players, int card, int round = 1);
// The same, just before the picks or before everybody is ready.
State drafting(int players, int card, int round = 1);
State ready(int players, int card);

// "01.0 33.0 45.3d": the cells of the shape in order, a hole is "--"; or with cells of their own,
// "01.0@5,5 33.0@B1,0".
Galaxy laid(std::string_view layout, Shape shape = Shape::kSquare);
// A galaxy of vectors.json.
Galaxy vector(std::string_view id);
// All tiles of the seat's pile that its board takes, in order, unrotated.
void lay_all(State& state, Seat seat);
// Gives the seat a galaxy, and a pile besides.
void give(State& state, Seat seat, const Galaxy& galaxy, const std::vector<int>& pile = {});

Action act(std::string_view text);
Result<Action> parsed(std::string_view text);
std::string printed(Action action);
// What the round's card changes.
const CardRules& card_rules(const State& state);
// The clock's action.
void time_up(State& state);
void everybody(State& state, std::string_view text);

std::vector<int> numbers(const FixedVector<std::uint8_t, kTilesPerPlayer>& tiles);
std::vector<int> markers_of(const State& state, Seat seat);
// The galaxy row by row, as `laid` reads it with cells.
std::string text_of(const Galaxy& galaxy);
// Plays with random actions until the condition holds or the game is over.
template <class Until>
void play_on(State& state, RandomStream& random, Until&& until) {
    while (!until(state) && state.phase != Phase::kGameOver) {
        const std::vector<int> waiting = waits_for(state);
        const auto seat =
            static_cast<Seat>(waiting[random.uniform(static_cast<std::uint32_t>(waiting.size()))]);
        const Action action = game().random_action(state, seat, random);
        ASSERT_EQ(refusal_of(state, seat, action), "") << printed(action);
        game().apply(state, seat, action, NoEvents{});
    }
}
void play_out_round(State& state, RandomStream& random);

}  // namespace testing
}  // namespace orrery::cosmic_factory
