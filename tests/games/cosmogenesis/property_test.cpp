// What holds in every position of every game: random games, and games of players who know how.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "tests/games/cosmogenesis/support.h"
#include "tests/support/scale.h"

namespace orrery::cosmogenesis::testing {
namespace {

// Every other action is the advised one in a third of the games, so that systems grow rich. Nine
// are the least that show every number of players both ways.
template <class Visit>
void visit_games(int games, Visit&& visit) {
    for (int i = 0; i < std::max(9, test::scaled(games)); ++i) {
        const auto seed = static_cast<std::uint64_t>(i) + 900;
        State state = new_game(kMinPlayers + i % 3, seed);
        RandomStream random(seed_from_number(seed + 50));
        visit(state);
        while (game().actors(state) != 0) {
            const Seat seat = first_actor(state);
            const bool advised = i / 3 % 3 == 0 && random.uniform(2) == 0;
            const Action action = advised ? game().advise(state, seat, {}, random).action
                                          : game().random_action(state, seat, random);
            ASSERT_EQ(game().check(state, seat, action), nullptr) << print_action(action);
            game().apply(state, seat, action, NoEvents{});
            visit(state);
            if (::testing::Test::HasFailure()) {
                FAIL() << "game " << i << ", after " << print_action(action);
            }
        }
    }
}

// CG-SUPPLY-03.
std::size_t class_of(int size) {
    return size <= 2 ? 0 : static_cast<std::size_t>(size - 2);
}

TEST(CosmogenesisProperties, CG_SUPPLY_01_no_tile_and_no_comet_is_ever_lost_or_made) {
    int exchanged = 0;
    visit_games(45, [&](const State& state) {
        std::array<int, kTileClasses> all{}, now{};
        for (const Tile& tile : content().tiles)
            if (tile.body.is_terrestrial() && tile.players <= state.players)
                ++all[class_of(tile.body.size)];
        const auto count_tile = [&](std::size_t tile) {
            const Body& body = content().tiles[tile].body;
            if (body.is_terrestrial()) ++now[class_of(body.size)];
        };
        for (std::size_t i = 0; i < kTileClasses; ++i) now[i] = state.supply[i];
        for (std::uint8_t tile : state.bag) count_tile(tile);
        for (std::uint8_t tile : state.box) count_tile(tile);
        for (std::size_t sector : {1, 2})
            for (FieldContent what : state.board[sector])
                if (what != 0) count_tile((what & ~kSize2Face) - 1U);
        int comets = state.comets;
        for (FieldContent what : state.board[3]) comets += what == kOneComet ? 1 : 0;
        for (const SeatState& own : state.seats) {
            comets += own.comets;
            for_each_body(own.orbits, [&](Target, const Body& body) {
                if (body.is_terrestrial()) ++now[class_of(body.size)];
            });
        }
        EXPECT_EQ(now, all);
        EXPECT_EQ(comets, kComets);
        exchanged += state.supply != TileCounts{10, 10, 10} ? 1 : 0;
    });
    EXPECT_GT(exchanged, 0);  // collisions happened
}

TEST(CosmogenesisProperties, CG_BODY_06_moons_are_smaller_than_their_planet) {
    int moons = 0;
    visit_games(45, [&](const State& state) {
        for (const SeatState& own : state.seats)
            for (const Orbit& orbit : own.orbits)
                for (const Body& moon : orbit.moons) {
                    ++moons;
                    EXPECT_TRUE(orbit.planet.is_gas_giant() || moon.size < orbit.planet.size)
                        << to_text(orbit.planet) << " with " << to_text(moon);
                }
    });
    EXPECT_GT(moons, 0);
}

TEST(CosmogenesisProperties, CG_BODY_07_a_planet_has_three_moons_at_most) {
    std::size_t most = 0;
    visit_games(45, [&](const State& state) {
        for (const SeatState& own : state.seats)
            for (const Orbit& orbit : own.orbits) most = std::max(most, orbit.moons.size());
        EXPECT_LE(most, 3U);
    });
    EXPECT_EQ(most, 3U);
}

TEST(CosmogenesisProperties, CG_BODY_08_orbits_are_filled_without_gaps_and_as_far_as_they_go) {
    std::size_t most = 0;
    visit_games(45, [&](const State& state) {
        for (const SeatState& own : state.seats) {
            most = std::max(most, own.orbits.size());
            EXPECT_LE(own.orbits.size(), own.module != 0 ? 7U : 5U);
            for (const Orbit& orbit : own.orbits) EXPECT_TRUE(orbit.planet.exists());
        }
    });
    EXPECT_GE(most, 5U);
}

TEST(CosmogenesisProperties, CG_BODY_10_life_is_on_terrestrial_bodies_with_stages_0_to_4) {
    std::set<int> stages;
    visit_games(45, [&](const State& state) {
        for (const SeatState& own : state.seats)
            for_each_body(own.orbits, [&](Target, const Body& body) {
                EXPECT_TRUE(!body.is_asteroid() || body.mark == 0);
                if (!body.is_terrestrial() || body.mark == 0) return;
                stages.insert(body.stage());
                EXPECT_LE(body.stage(), 4);
                // Bacteria live anywhere, all else needs water and atmosphere (CG-BODY-11).
                EXPECT_TRUE(body.stage() == 0 || (body.is_wet() && body.size >= 3));
            });
    });
    EXPECT_GE(stages.size(), 3U);
}

}  // namespace
}  // namespace orrery::cosmogenesis::testing
