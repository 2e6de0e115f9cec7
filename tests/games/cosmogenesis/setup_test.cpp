// Section 3 of the rules, W-01, W-04 and W-15, and the order in which chance is used.
#include <gmock/gmock.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "games/cosmogenesis/conditions.h"
#include "games/cosmogenesis/refill.h"
#include "tests/games/cosmogenesis/support.h"

namespace orrery::cosmogenesis::testing {
namespace {

using ::testing::ElementsAre;

int filled(const State& state, std::size_t sector) {
    const auto& fields = state.board[sector - 1];
    return static_cast<int>(fields.size() - std::count(fields.begin(), fields.end(), 0));
}

struct Numbers {  // the summary of section 3
    int players, bag, stellar, planetary, fields, belt_fields, comets;
};
constexpr Numbers kNumbers[] = {
    {2, 24, 6, 7, 3, 2, 24}, {3, 32, 8, 9, 4, 3, 24}, {4, 40, 10, 11, 5, 4, 23}};

TEST(CosmogenesisSetup, CG_SETUP_03_04_05_bag_supply_and_box_by_players) {
    // Proves CG-SETUP-03, CG-SETUP-04 and CG-SETUP-05.
    for (const Numbers& n : kNumbers) {
        const State state = new_game(n.players);
        EXPECT_EQ(supply_text(state), "sm=10 t3=10 t4=10 K=" + std::to_string(n.comets));
        EXPECT_EQ(static_cast<int>(state.bag.size()), n.bag);
        std::set<int> tiles(state.bag.begin(), state.bag.end());
        for (std::size_t sector : {2, 3})
            for (FieldContent what : state.board[sector - 1])
                if (what != 0) tiles.insert((what & ~kSize2Face) - 1);
        for (std::size_t i = 0; i < kTileCount; ++i) {
            const int players = content().tiles[i].players;
            EXPECT_EQ(tiles.count(static_cast<int>(i)), players != 0 && players <= n.players)
                << content().tiles[i].id;
        }
        EXPECT_EQ(static_cast<int>(tiles.size()), 10 * (n.players + 1));
    }
}

TEST(CosmogenesisSetup, CG_SETUP_06_CG_SETUP_07_stacks_by_players_without_doubles) {
    // Proves CG-SETUP-06 and CG-SETUP-07.
    for (const Numbers& n : kNumbers) {
        const State state = new_game(n.players);
        EXPECT_EQ(static_cast<int>(state.stellar_stack.size()), n.stellar);
        EXPECT_EQ(static_cast<int>(state.planetary_stack.size()), n.planetary);
        std::set<int> stellar(state.stellar_stack.begin(), state.stellar_stack.end());
        for (FieldContent what : state.board[0]) stellar.insert(what);
        stellar.erase(0);
        EXPECT_EQ(static_cast<int>(stellar.size()), 3 * (n.players + 1));
        EXPECT_LE(*stellar.rbegin(), static_cast<int>(content().stellar_count()));
        std::set<int> planetary(state.planetary_stack.begin(), state.planetary_stack.end());
        for (const SeatState& own : state.seats)
            planetary.insert(own.drawn.begin(), own.drawn.end());
        EXPECT_EQ(static_cast<int>(planetary.size()), 4 * n.players + 3);
        EXPECT_LE(*planetary.rbegin(), static_cast<int>(content().planetary_count()));
    }
}

TEST(CosmogenesisSetup, CG_SETUP_08_CG_REFILL_01_CG_REFILL_06_the_board_of_round_1) {
    // Proves CG-SETUP-08, CG-REFILL-01 and CG-REFILL-06.
    for (const Numbers& n : kNumbers) {
        const State state = new_game(n.players);
        for (std::size_t sector : {1, 2, 3}) {
            EXPECT_EQ(filled(state, sector), n.fields);
            for (std::size_t field = 1; field <= kFields; ++field)
                EXPECT_EQ(state.field(sector, field) != 0, static_cast<int>(field) <= n.fields);
        }
        EXPECT_EQ(filled(state, 4), n.belt_fields);
        EXPECT_EQ(state.field(4, 1), kOneComet);
        EXPECT_EQ(state.field(4, 2), kOneAsteroid);
        EXPECT_EQ(state.field(4, 3), n.players >= 3 ? kTwoAsteroids : 0);
        EXPECT_EQ(state.field(4, 4), n.players == 4 ? kOneComet : 0);
        EXPECT_TRUE(state.stellar_round());
    }
}

TEST(CosmogenesisSetup, CG_SETUP_01_CG_SETUP_02_systems_are_empty_and_the_counter_is_on_round_1) {
    // Proves CG-SETUP-01 and CG-SETUP-02.
    const State state = new_game(4);
    EXPECT_EQ(state.round, 1);
    EXPECT_EQ(state.turn, 0);
    for (const SeatState& own : state.seats) {
        EXPECT_TRUE(own.orbits.empty() && own.stellar.empty() && own.drafted.empty());
        EXPECT_EQ(own.module, 0);
        EXPECT_EQ(own.used_sectors, 0);  // all four markers are at hand
        EXPECT_EQ(own.orbit_places(), 5U);
    }
}

TEST(CosmogenesisSetup, CG_SETUP_09_CG_SETUP_10_start_player_monolith_and_asteroids) {
    // Proves CG-SETUP-09 and CG-SETUP-10.
    std::set<int> starters;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const State state = new_game(3, seed);
        starters.insert(state.first);
        EXPECT_EQ(state.monolith, state.first);
        for (int i = 0; i < 3; ++i)
            EXPECT_EQ(state.seat(state.after(state.first, i)).asteroids, i + 1);
    }
    EXPECT_EQ(starters.size(), 3U);
}

TEST(CosmogenesisSetup, CG_SETUP_11_pairs_from_the_top_and_returned_under_the_stack) {
    // W-04 with the real generator: the same shuffles, drawn by hand.
    const State state = new_game(4, 11);
    RandomStream random(seed_from_number(11));
    std::vector<std::uint8_t> stellar(content().stellar_count()), p(content().planetary_count());
    std::iota(stellar.begin(), stellar.end(), std::uint8_t{1});
    std::iota(p.begin(), p.end(), std::uint8_t{1});
    shuffle(std::span<std::uint8_t>(stellar), random);
    shuffle(std::span<std::uint8_t>(p), random);
    State after = state;
    std::vector<int> bottom;
    for (int i = 0; i < 4; ++i) {
        const Seat seat = state.after(state.first, i);
        const std::uint8_t first = p[2U * i], second = p[2U * i + 1];
        EXPECT_THAT(state.seat(seat).drawn,
                    ElementsAre(std::min(first, second), std::max(first, second)));
        bottom.push_back(second);
    }
    for (int i : {2, 0, 3, 1}) {  // choices arrive in any order
        const Seat seat = state.after(state.first, i);
        play(after, seat, "keep " + id_text('P', p[2U * i]));
        EXPECT_EQ(after.seat(seat).start, p[2U * i]);
    }
    std::vector<int> expected(p.begin() + 8, p.begin() + 19);
    expected.insert(expected.end(), bottom.begin(), bottom.end());
    EXPECT_EQ(numbers(after.planetary_stack), expected);
    // Round 6 shows the last of the stack and then what was returned.
    const std::vector<int> last(expected.end() - 5, expected.end());
    for (int round = 1; round < 6; ++round) discard_round(after);
    EXPECT_EQ(numbers(after.board[0]), last);
}

TEST(CosmogenesisSetup, CG_SETUP_12_CG_SETUP_13_choices_before_round_1) {
    // Proves CG-SETUP-12 and CG-SETUP-13.
    State state = new_game(3, 4);  // W-15
    const Seat first = state.first, second = state.after(first), third = state.after(first, 2);
    EXPECT_EQ(game().actors(state), 0b111);
    const auto choice = [&](Seat seat) {
        return "keep " + id_text('P', state.seat(seat).drawn[0]);
    };
    const std::string mine = choice(second), other = choice(third);
    EXPECT_EQ(code_of(state, second, other), "E_NOT_IN_HAND");
    EXPECT_EQ(legal_actions(state, second).size(), 2U);
    play(state, second, mine);
    EXPECT_EQ(code_of(state, second, mine), "E_NOT_ACTIVE");
    EXPECT_EQ(code_of(state, third, "discard IV-1"), "E_PHASE");
    EXPECT_EQ(code_of(state, third, "end turn"), "E_PHASE");
    EXPECT_FALSE(has_seat(game().actors(state), second));
    EXPECT_TRUE(has_seat(game().hide(state, third).owing, first));
    EXPECT_FALSE(has_seat(game().hide(state, third).owing, second));
    play(state, third, choice(third));
    EXPECT_EQ(state.phase, Phase::kChooseStart);
    play(state, first, choice(first));
    EXPECT_EQ(state.phase, Phase::kMain);
    EXPECT_EQ(state.active, first);
    EXPECT_EQ(code_of(state, first, mine), "E_PHASE");
}

TEST(CosmogenesisSetup, CG_GEN_01_two_three_or_four_players) {
    for (int players : {1, 5, 0})
        EXPECT_FALSE(any_game().start(players, JsonObject{}, seed_from_number(1)).ok()) << players;
    for (int players : {2, 3, 4})
        EXPECT_TRUE(any_game().start(players, JsonObject{}, seed_from_number(1)).ok()) << players;
    const auto refused = any_game().start(5, JsonObject{}, seed_from_number(1));
    EXPECT_EQ(refused.error().rule, "CG-GEN-01");
}

TEST(CosmogenesisRandom, CG_RNG_01_equal_seeds_give_equal_games) {
    for (int players : {2, 3, 4}) {
        EXPECT_EQ(new_game(players, 9), new_game(players, 9));
        EXPECT_NE(new_game(players, 9).board, new_game(players, 10).board);
        State a = started(players, 9), b = started(players, 9);
        discard_round(a);
        discard_round(b);
        EXPECT_EQ(a, b);
    }
}

TEST(CosmogenesisRandom, CG_RNG_02_CG_RNG_05_the_setup_uses_chance_in_this_order) {
    // Proves CG-RNG-02 and CG-RNG-05.
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const State state = new_game(3, seed);
        RandomStream random(seed_from_number(seed));
        const auto shuffled = [&](std::size_t count) {
            std::vector<int> ids(count);
            std::iota(ids.begin(), ids.end(), 1);
            for (int i = static_cast<int>(count) - 1; i >= 1; --i)
                std::swap(ids[static_cast<std::size_t>(i)],
                          ids[random.uniform(static_cast<std::uint32_t>(i + 1))]);
            return ids;
        };
        const std::vector<int> stellar = shuffled(content().stellar_count()),
                               planetary = shuffled(content().planetary_count());
        EXPECT_TRUE(std::equal(stellar.begin(), stellar.begin() + 4, state.board[0].begin()));
        EXPECT_TRUE(std::equal(state.stellar_stack.begin(), state.stellar_stack.end(),
                               stellar.begin() + 4));
        EXPECT_TRUE(std::equal(state.planetary_stack.begin(), state.planetary_stack.end(),
                               planetary.begin() + 6));
        std::vector<std::string> bag;
        for (const Tile& tile : content().tiles)
            if (tile.players != 0 && tile.players <= 3) bag.push_back(tile.id);
        std::sort(bag.begin(), bag.end());
        for (std::size_t sector : {1, 2})
            for (std::size_t field = 0; field < 4; ++field) {
                const std::size_t index = random.uniform(static_cast<std::uint32_t>(bag.size()));
                const std::uint8_t drawn = tile(bag[index]);
                bag.erase(bag.begin() + static_cast<std::ptrdiff_t>(index));
                const bool size_2 = content().tiles[drawn].small && random.uniform(2) == 1;
                EXPECT_EQ(state.board[sector][field], (drawn + 1) | (size_2 ? 0x80 : 0));
            }
        EXPECT_EQ(state.first, static_cast<Seat>(random.uniform(3)));
    }
}

TEST(CosmogenesisRefill, CG_REFILL_02_objectives_from_the_top_by_the_kind_of_the_round) {
    State state = started(2, 3);
    const std::vector<int> planetary = numbers(state.planetary_stack);
    const std::vector<int> stellar = numbers(state.stellar_stack);
    discard_round(state);
    EXPECT_FALSE(state.stellar_round());
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(state.board[0][i], planetary[i]);
    EXPECT_EQ(numbers(state.stellar_stack), stellar);
    discard_round(state);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(state.board[0][i], stellar[i]);
}

TEST(CosmogenesisRefill, CG_REFILL_03_CG_REFILL_04_sector_II_first_with_a_face_for_small_tiles) {
    State state = new_game(2);
    state.board = {};
    state.bag.clear();
    for (const char* id : {"O01", "g1-red-1", "sm11", "sm12", "sm13", "t3-11"})
        state.bag.push_back(tile(id));
    // Index into the sorted bag, then a face for the small ones only.
    Script chance{{2, 1, 0, 0, 1, 0, 0, 1, 0}};
    refill(content(), state, chance, [](int, int, int) {});
    EXPECT_THAT(chance.bounds, ElementsAre(6, 2, 5, 4, 3, 2, 2, 2, 1));
    const auto shows = [&](std::uint8_t sector, std::uint8_t field) {
        const Element element = element_on(content(), state, {sector, field});
        return element.kind == ElementKind::kObject ? "O" : to_text(element.body);
    };
    EXPECT_EQ(shows(2, 1), "T2");
    EXPECT_EQ(shows(2, 2), "O");
    EXPECT_EQ(shows(2, 3), "G1.red");
    EXPECT_EQ(shows(3, 1), "T1");
    EXPECT_EQ(shows(3, 2), "T2");
    EXPECT_EQ(shows(3, 3), "T3");
    EXPECT_TRUE(state.bag.empty());
}

TEST(CosmogenesisRefill, CG_REFILL_04_a_small_tile_shows_both_faces_equally_often) {
    int twos = 0, smalls = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const State state = new_game(4, seed);
        for (std::size_t sector : {1, 2})
            for (FieldContent what : state.board[sector])
                if (content().tiles[(what & ~kSize2Face) - 1U].small) {
                    ++smalls;
                    twos += (what & kSize2Face) != 0 ? 1 : 0;
                }
    }
    EXPECT_NEAR(static_cast<double>(twos) / smalls, 0.5, 0.06);  // about five deviations
}

TEST(CosmogenesisRefill, CG_REFILL_05_CG_BODY_04_nothing_wet_or_ringed_is_laid_out) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        State state = started(4, seed);
        for (int round = 1; round <= 6; ++round) {
            for (std::uint8_t sector = 2; sector <= 3; ++sector)
                for (std::uint8_t field = 1; field <= 5; ++field) {
                    const Body body = element_on(content(), state, {sector, field}).body;
                    EXPECT_EQ(body.other, 0);
                    EXPECT_NE(body.size, 4);  // section 2.3: size 4 arises by collision only
                }
            if (round < 6) discard_round(state);
        }
    }
}

TEST(CosmogenesisRefill, CG_REFILL_07_CG_SUPPLY_02_two_asteroids_replace_a_missing_comet) {
    // Proves CG-REFILL-07 and CG-SUPPLY-02.
    for (int comets : {0, 1, 2}) {  // W-08
        State state = new_game(4);
        state.board = {};
        state.comets = static_cast<std::uint8_t>(comets);
        RandomStream chance(seed_from_number(1));
        refill(content(), state, chance, [](int, int, int) {});
        EXPECT_EQ(state.field(4, 1), comets >= 1 ? kOneComet : kTwoAsteroids);
        EXPECT_EQ(state.field(4, 4), comets >= 2 ? kOneComet : kTwoAsteroids);
        EXPECT_EQ(state.comets, 0);
        if (comets > 0) continue;
        State main = position("A=0 K=0", Phase::kMain);
        main.board = state.board;
        play(main, 0, "take IV-1 to belt");
        EXPECT_EQ(system_text(main, 0), "A=2 K=0");  // and no Monolith
    }
}

}  // namespace
}  // namespace orrery::cosmogenesis::testing
