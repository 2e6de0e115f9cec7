// What must hold in every position of every game: nothing is lost, nothing doubled.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/bitset.h"
#include "core/json.h"
#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/game.h"
#include "tests/support/games.h"
#include "tests/support/scale.h"

namespace orrery::cosmic_factory {
namespace {

const CosmicFactory& rules() {
    static const CosmicFactory game(*load_content(embedded_content()));
    return game;
}

State start(int players, const Json& options, std::uint64_t seed) {
    JsonErrors errors;
    const State state = rules().setup(players, JsonReader(options, errors), seed_from_number(seed));
    EXPECT_TRUE(errors.ok());
    return state;
}

// CF-COMP-01, CF-DRAFT-10: nine tiles a player while a round lasts, and no tile twice.
void expect_tiles_are_conserved(const State& state) {
    Bitset<kTileCount + 1> seen;
    for (Seat seat = 0; seat < state.players; ++seat) {
        const SeatState& own = state.seat(seat);
        int count = 0;
        const auto add = [&](std::uint8_t tile) {
            ASSERT_TRUE(tile >= 1 && tile <= kTileCount);
            ASSERT_FALSE(seen.contains(tile)) << "tile " << int{tile} << " is in two places";
            seen.insert(tile);
            ++count;
        };
        for (std::uint8_t tile : own.packet) add(tile);
        for (std::uint8_t tile : own.pile) add(tile);
        for (const PlacedTile& placed : own.galaxy) add(placed.tile);
        ASSERT_EQ(count, state.phase == Phase::kGameOver ? 0 : kTilesPerPlayer);
        ASSERT_TRUE(std::is_sorted(own.packet.begin(), own.packet.end()));
    }
}

// CF-COMP-04: each bonus tile is in the middle or held by one player.
void expect_bonus_tiles_are_conserved(const State& state) {
    int count = std::popcount(state.middle);
    unsigned all = state.middle;
    for (Seat seat = 0; seat < state.players; ++seat) {
        count += std::popcount(state.seat(seat).bonus);
        all |= state.seat(seat).bonus;
    }
    ASSERT_EQ(count, 3);
    ASSERT_EQ(all, 7U);
}

// CF-SCORE-02, CF-BUILD-06, -12: markers stay on the board, tiles on different cells.
void expect_boards_are_sound(const State& state) {
    for (Seat seat = 0; seat < state.players; ++seat) {
        const SeatState& own = state.seat(seat);
        for (std::uint8_t marker : own.markers) ASSERT_LE(marker, kMarkerMax);
        for (const PlacedTile& placed : own.galaxy) {
            ASSERT_LE(placed.rotation, 3);
            ASSERT_TRUE(state.phase != Phase::kBuild ||
                        on_board(rules().content().rules(state.card()).shape, placed.cell));
            ASSERT_EQ(&own.galaxy[static_cast<std::size_t>(index_at(own.galaxy, placed.cell))],
                      &placed)
                << "two tiles on one cell";
        }
        ASSERT_LE(tiles_face_down(own.galaxy),
                  rules().content().rules(state.card()).tiles_to_turn_down);
    }
    for (std::size_t seat = state.players; seat < kMaxPlayers; ++seat)
        ASSERT_EQ(state.seats[seat], SeatState{}) << "a seat nobody sits on";
}

// CF-SETUP-07, CF-COMP-03: five different cards; none in the beginner variant.
void expect_cards_are_different(const State& state) {
    std::set<int> cards(state.cards.begin(), state.cards.end());
    ASSERT_EQ(cards.size(), state.options.beginner != 0 ? 1U : kRounds);
    ASSERT_EQ(cards.contains(0), state.options.beginner != 0);
}

void expect_all_is_sound(const State& state) {
    expect_tiles_are_conserved(state);
    expect_bonus_tiles_are_conserved(state);
    expect_boards_are_sound(state);
    expect_cards_are_different(state);
}

Seat any_actor(const State& state, RandomStream& random) {
    Seat chosen = 0;
    std::uint32_t count = 0;
    for (Seat seat = 0; seat < state.players; ++seat)
        if (has_seat(rules().actors(state), seat) && random.uniform(++count) == 0) chosen = seat;
    return chosen;
}

// Any legal action of an actor, the clock one time in fifteen a player.
std::pair<Seat, Action> any_step(const State& state, RandomStream& random, bool purposeful) {
    const Action time_up = plain(ActionKind::kTimeUp);
    if (random.uniform(15U * state.players) == 0 &&
        rules().check(state, kClock, time_up) == nullptr)
        return {kClock, time_up};
    const Seat seat = any_actor(state, random);
    if (purposeful) return {seat, rules().random_action(state, seat, random)};
    Action chosen;
    std::uint32_t count = 0;
    rules().legal(state, seat, [&](Action action) {
        if (random.uniform(++count) == 0) chosen = action;
    });
    return {seat, chosen};
}

class Players : public ::testing::TestWithParam<int> {};

// Every chaos card comes in five of every twenty games, in every round.
TEST_P(Players, tiles_bonus_tiles_and_markers_are_conserved_with_every_card) {
    constexpr int kGames = 2000;
    const int games = test::scaled(kGames);
    for (int number = 0; number < games; ++number) {
        const auto seed = static_cast<std::uint64_t>(number);
        JsonArray cards;
        for (int round = 0; round < kRounds; ++round)
            cards.push_back((number + 7 * round) % 20 + 1);
        State state = start(GetParam(), JsonObject{{"cards", cards}}, seed);
        RandomStream random(seed_from_number(seed + 1'000'000));
        const bool purposeful = number % 4 != 0;
        while (rules().actors(state) != 0) {
            const auto [seat, action] = any_step(state, random, purposeful);
            const State before = state;
            rules().apply(state, seat, action, NoEvents{});
            expect_all_is_sound(state);
            ASSERT_FALSE(HasFatalFailure()) << "in game " << number << " by "
                                            << rules().words().vocabulary.print(action) << " from\n"
                                            << orrery::to_text(rules().state_json(before));
        }
        ASSERT_EQ(state.round, kRounds);
    }
}

TEST_P(Players, the_beginner_variant_is_sound_too) {
    for (int number = 0; number < test::scaled(50); ++number) {
        const auto seed = static_cast<std::uint64_t>(number);
        State state = start(GetParam(), JsonObject{{"beginner", true}}, seed);
        RandomStream random(seed_from_number(seed));
        while (rules().actors(state) != 0) {
            const auto [seat, action] = any_step(state, random, true);
            rules().apply(state, seat, action, NoEvents{});
            expect_all_is_sound(state);
            ASSERT_FALSE(HasFatalFailure()) << "in game " << number;
        }
    }
}

// CF-END-01, -03: points are the lowest zone marker and the star; on a tie fewer stars rank first.
TEST_P(Players, the_final_standing_follows_from_the_markers) {
    for (int number = 0; number < test::scaled(200); ++number) {
        const auto seed = static_cast<std::uint64_t>(number);
        State state = start(GetParam(), JsonObject{}, seed);
        RandomStream random(seed_from_number(seed));
        while (rules().actors(state) != 0) {
            const auto [seat, action] = any_step(state, random, true);
            rules().apply(state, seat, action, NoEvents{});
        }
        const Standing standing = rules().standing(state);
        ASSERT_TRUE(standing.over);
        const auto key = [&](std::size_t seat) {
            const Markers& m = state.seats[seat].markers;
            return std::pair(std::min({m[0], m[1], m[2]}) + m[kStar], -m[kStar]);
        };
        for (std::size_t seat = 0; seat < state.players; ++seat) {
            int place = 1;
            for (std::size_t other = 0; other < state.players; ++other)
                if (key(other) > key(seat)) ++place;
            ASSERT_EQ(standing.seats[seat].points, key(seat).first);
            ASSERT_EQ(standing.seats[seat].place, place);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(CosmicFactory, Players, ::testing::Range(kMinPlayers, kMaxPlayers + 1),
                         [](const ::testing::TestParamInfo<int>& players) {
                             return std::to_string(players.param);
                         });

}  // namespace
}  // namespace orrery::cosmic_factory
