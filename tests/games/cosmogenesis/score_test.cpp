// What bodies are, where things go that leave a system, and the points at the end.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>

#include "games/cosmogenesis/scoring.h"
#include "tests/games/cosmogenesis/support.h"
#include "tests/support/scale.h"

namespace orrery::cosmogenesis::testing {
namespace {

using ::testing::ElementsAre;

// Calls back with every position of random games of every player count.
template <class Visit>
void visit_random_games(int games, Visit&& visit) {
    for (int players : {2, 3, 4})
        for (int i = 0; i < test::scaled(games); ++i) {
            const auto seed = static_cast<std::uint64_t>(i) + 60;
            State state = new_game(players, seed);
            RandomStream random(seed_from_number(seed + 6));
            play_random_game(state, random, [&](const State&, Seat, Action) { visit(state); });
        }
}

template <class Visit>
void for_each_body_of(const State& state, Visit&& visit) {
    for (const SeatState& own : state.seats)
        for_each_body(own.orbits, [&](Target target, const Body& body) { visit(target, body); });
}

std::string after(std::string_view system, std::string_view action) {
    State state = position(system);
    play(state, 0, action);
    return system_text(state, 0);
}

std::vector<int> places(const State& state) {
    std::vector<int> list;
    for (const SeatStanding& seat : game().standing(state).seats) list.push_back(seat.place);
    return list;
}

TEST(CosmogenesisScore, CG_SCORE_07_the_Monolith_is_worth_one_point) {
    State state = position("A=0 K=0", Phase::kGameOver, 3);
    for (Seat holder = 0; holder < 3; ++holder) {
        state.monolith = holder;
        for (Seat seat = 0; seat < 3; ++seat) {
            EXPECT_EQ(score_of(content(), state, seat).monolith, seat == holder ? 1 : 0);
            EXPECT_EQ(total_points(state, seat), seat == holder ? 1 : 0);
        }
    }
}

TEST(CosmogenesisScore, CG_SCORE_08_the_total_is_the_sum_of_six_parts_and_nothing_is_negative) {
    State state = position(
        "O1=T4[a,a]{P06} O2=G1.red.r{P16} O3=T3w+L4 A=2 K=1 mono=1 stel(S01) "
        "obj(O01:0,O05:2)",
        Phase::kGameOver, 2);
    const SeatScore score = score_of(content(), state, 0);
    EXPECT_EQ(score.planetary, 8);
    EXPECT_EQ(score.evolution, 5);
    EXPECT_EQ(score.objects, 2);
    EXPECT_EQ(score.belt, 5);
    EXPECT_EQ(score.monolith, 1);
    EXPECT_EQ(total_points(state, 0), 8 + score.stellar + 5 + 2 + 5 + 1);
    // Planets, moons and modules are worth nothing by themselves.
    state = position(
        "O1=T4w[T3w,a,a] O2=G2.red.r[T4,T4,T4] O3=T1+L0 O4=T3 O5=T2 O6=T1 O7=G1.red "
        "mod=1 A=0 K=0",
        Phase::kGameOver, 2);
    EXPECT_EQ(total_points(state, 0), 0);
    visit_random_games(5, [](const State& now) {
        for (const SeatStanding& seat : game().standing(now).seats) {
            int sum = 0;
            EXPECT_EQ(seat.parts.size(), 6U);
            for (const auto& part : seat.parts) {
                EXPECT_GE(part.points, 0);
                sum += part.points;
            }
            EXPECT_EQ(seat.points, sum);
        }
    });
}

TEST(CosmogenesisScore, CG_TIE_03_lower_ranks_are_ordered_by_points_Monolith_and_planets_too) {
    State state = position("O1=T1 A=0 K=0 mono=1", Phase::kGameOver, 4);  // 1 point: the Monolith
    give_system(state, 1, "O1=T1 O2=T1 A=0 K=0 obj(O01:0)");
    give_system(state, 2, "O1=T1 O2=T1 O3=T1 A=0 K=0 obj(O02:0)");
    give_system(state, 3, "A=0 K=0 obj(O03:0,O04:0)");  // more points, no planet
    EXPECT_THAT(places(state), ElementsAre(2, 4, 3, 1));
    give_system(state, 1, "O1=T2 O2=T2 O3=G1.red[a] A=0 K=0 obj(O01:2)");  // as many planets
    EXPECT_THAT(places(state), ElementsAre(2, 3, 3, 1));
    state.monolith = 3;
    EXPECT_THAT(places(state), ElementsAre(4, 2, 2, 1));
    // The same with ranks: what comes first in the chain decides.
    const std::vector<Rank> ranks{{9, 0, 7}, {10, 0, 0}, {9, 1, 0}, {9, 0, 7}};
    for (std::size_t seat = 0; seat < 4; ++seat)
        EXPECT_EQ(place_of(ranks, seat), (std::vector<int>{3, 1, 2, 3})[seat]);
}

TEST(CosmogenesisBodies, CG_BODY_04_only_large_terrestrial_bodies_are_wet_and_only_giants_ringed) {
    State state = position("O1=T2[a] O2=T1 O3=G1.red A=0 K=1");
    for (const char* target : {"O1.P", "O1.M1", "O2.P"})
        EXPECT_EQ(code_of(state, 0, std::string("side throw comet at ") + target),
                  "E_TARGET_SMALL");
    EXPECT_EQ(after("O1=T3 A=0 K=1", "side throw comet at O1.P"), "O1=T3w A=0 K=0");
    EXPECT_EQ(after("O1=T4 A=0 K=1", "side throw comet at O1.P"), "O1=T4w A=0 K=0");
    EXPECT_EQ(after("O1=G1.red A=0 K=1", "side throw comet at O1.P"), "O1=G1.red.r A=0 K=0");
    visit_random_games(10, [](const State& now) {
        for_each_body_of(now, [](Target, const Body& body) {
            EXPECT_TRUE(body.other == 0 || body.is_gas_giant() ||
                        (body.is_terrestrial() && body.size >= 3));
        });
    });
}

TEST(CosmogenesisBodies, CG_BODY_05_planets_are_terrestrial_or_gas_and_giants_are_never_moons) {
    State state = position("O1=G2.blue A=3 K=0", Phase::kMain);
    lay(state, "II-1", "G1.red");
    lay(state, "IV-2", "asteroid");
    EXPECT_EQ(code_of(state, 0, "take II-1 as moon of O1"), "E_ELEMENT_TYPE");
    EXPECT_EQ(code_of(state, 0, "take IV-2 as planet"), "E_ELEMENT_TYPE");
    EXPECT_EQ(code_of(state, 0, "take II-1 as planet"), "");
    visit_random_games(10, [](const State& now) {
        for_each_body_of(now, [](Target target, const Body& body) {
            EXPECT_TRUE(target.place == 0 ? body.is_terrestrial() || body.is_gas_giant()
                                          : body.is_terrestrial() || body.is_asteroid());
        });
    });
}

TEST(CosmogenesisBodies, CG_BODY_11_life_beyond_bacteria_is_on_wet_bodies_only) {
    State state = position("O1=T3+L0 O2=T2+L0 A=0 K=0 obj(O06:2)");
    for (const char* target : {"O1.P", "O2.P"})
        EXPECT_EQ(code_of(state, 0, std::string("use O06 on ") + target), "E_NOT_HABITABLE");
    evolve(state);
    EXPECT_EQ(system_text(state, 0), "O1=T3+L0 O2=T2+L0 A=0 K=0 obj(O06:2)");
    // A wet body that becomes too small for water falls back to bacteria.
    EXPECT_EQ(after("O1=G1.red[T3w+L3,T2] A=0 K=0 obj(O09:2)", "use O09 on O1.M1 to hit O1.M2"),
              "O1=G1.red[T3,T2+L0] A=0 K=0 obj(O09:1)");
    visit_random_games(10, [](const State& now) {
        for_each_body_of(now, [](Target, const Body& body) {
            EXPECT_TRUE(body.stage() <= 0 || body.is_wet()) << to_text(body);
        });
    });
}

TEST(CosmogenesisBodies, CG_BODY_14_objects_are_part_of_the_system_but_of_no_orbit) {
    for (const char* system : {"", "O1=T1 O2=T1 O3=T1 O4=T1 O5=T1"}) {
        State state = position(std::string(system) + " A=0 K=0 stel(S05)", Phase::kMain);
        const Orbits orbits = state.seats[0].orbits;
        const int points = score_of(content(), state, 0).stellar;
        for (int object = 1; object <= 4; ++object) {
            state.phase = Phase::kMain;
            state.seats[0].used_sectors = 0;
            lay(state, "II-1", id_text('O', static_cast<std::size_t>(object)));
            play(state, 0, "take II-1 as object");
        }
        EXPECT_EQ(state.seats[0].orbits, orbits);  // full or empty orbits do not matter
        EXPECT_EQ(state.seats[0].object_count(), 4);
        EXPECT_GT(score_of(content(), state, 0).stellar, points);  // S05 counts objects
    }
}

TEST(CosmogenesisBodies, CG_BODY_15_grown_moons_keep_their_place_and_new_ones_come_last) {
    State state = position("O1=G1.red[a,T1] A=0 K=0", Phase::kMain);
    lay(state, "II-1", "T2");
    State hit = state;
    play(hit, 0, "take II-1 to hit O1.M1");
    EXPECT_EQ(system_text(hit, 0), "O1=G1.red[T2,T1,T1] A=0 K=0");
    play(state, 0, "take II-1 as moon of O1");
    EXPECT_EQ(system_text(state, 0), "O1=G1.red[a,T1,T2] A=0 K=0");
    EXPECT_EQ(after("O1=G1.red[T3,T1] A=1 K=0", "side moon of O1"), "O1=G1.red[T3,T1,a] A=0 K=0");
    // The order means nothing: every objective judges all orders alike.
    std::array<Body, 3> moons{*body_from_text("T3w+L2"), *body_from_text("T1+L0"), kAsteroidBody};
    const auto judge = [&](std::array<int, 3> order) {
        State system = position("O1=G2.blue.r A=1 K=1 mod=1");
        SeatState& own = system.seats[0];
        for (int i : order) own.orbits[0].moons.push_back(moons[static_cast<std::size_t>(i)]);
        std::vector<int> answers{evolution_points(content(), own.orbits)};
        for (std::size_t id = 1; id <= content().stellar_count(); ++id)
            answers.push_back(stellar_points(content().stellar[id], own));
        for (std::size_t id = 1; id <= content().planetary_count(); ++id)
            answers.push_back(static_cast<int>(
                missing(content().planetary[id].requirement, own.orbits[0], 1).size()));
        return answers;
    };
    std::array<int, 3> order{0, 1, 2};
    const std::vector<int> answers = judge(order);
    while (std::next_permutation(order.begin(), order.end())) EXPECT_EQ(judge(order), answers);
}

TEST(CosmogenesisSupply, CG_SUPPLY_06_what_a_collision_frees_goes_to_the_supply) {
    const auto supply_after = [](const char* system, const char* field, const char* element,
                                 const std::string& action) {
        State state = position(system, Phase::kMain);
        lay(state, field, element);
        play(state, 0, std::string("take ") + field + action);
        EXPECT_TRUE(state.box.empty() && state.bag.empty());
        return supply_text(state);
    };
    // The replaced tile and the colliding one that vanishes.
    EXPECT_EQ(supply_after("O1=T2 A=0 K=0", "II-1", "T1", " to hit O1.P"), "sm=12 t3=9 t4=10 K=20");
    // A fourth moon.
    EXPECT_EQ(supply_after("O1=T3[a,a,a] A=0 K=0", "II-1", "T2", " to hit O1.P"),
              "sm=11 t3=11 t4=9 K=20");
    // A comet from the board.
    EXPECT_EQ(supply_after("O1=T3 A=0 K=0", "IV-1", "comet", " to hit O1.P"),
              "sm=10 t3=10 t4=10 K=21");
    State state = position("O1=T3[T1+L0] A=1 K=0 obj(O09:2)");
    play(state, 0, "use O09 on O1.M1 to hit O1.P");
    play(state, 0, "side module");
    // A moon that vanishes takes its life along; marker and asteroid are spent.
    EXPECT_EQ(system_text(state, 0), "O1=T4 A=0 K=0 mod=1 obj(O09:1)");
    EXPECT_EQ(supply_text(state), "sm=11 t3=11 t4=9 K=20");
}

TEST(CosmogenesisSupply, CG_SUPPLY_06_what_is_discarded_or_left_goes_to_box_supply_or_bag) {
    const auto discard = [](const char* field, const char* element) {
        State state = position("A=0 K=0", Phase::kMain);
        lay(state, field, element);
        play(state, 0, std::string("discard ") + field);
        EXPECT_EQ(state.seats[0].asteroids, 1);
        EXPECT_EQ(state.seats[0].comets, 0);
        EXPECT_TRUE(state.bag.empty());
        return state;
    };
    for (const char* field : {"II-1", "III-2"})
        for (const char* element : {"T2", "T3", "G1.red", "O05"}) {
            const State state = discard(field, element);
            EXPECT_EQ(state.box.size(), 1U);
            EXPECT_EQ(supply_text(state), "sm=10 t3=10 t4=10 K=20");
        }
    EXPECT_THAT(numbers(discard("I-1", "S03").stellar_box), ElementsAre(3));
    EXPECT_THAT(numbers(discard("I-1", "P07").planetary_box), ElementsAre(7));
    EXPECT_EQ(supply_text(discard("IV-1", "comet")), "sm=10 t3=10 t4=10 K=21");
    EXPECT_EQ(supply_text(discard("IV-2", "asteroid")), "sm=10 t3=10 t4=10 K=20");
    // The end of a round: objective to the box, tiles to the bag, a comet to the supply.
    for (bool comet_left : {false, true}) {
        State state = started(2, 31);
        for (std::size_t turn = 0; turn < 7; ++turn) discard_from(state, 1 + turn / 2);
        const std::uint8_t objective =
            *std::max_element(state.board[0].begin(), state.board[0].end());
        play(state, state.active, "discard IV-2");
        state.board[3][0] = comet_left ? kOneComet : FieldContent{0};
        const int comets = state.comets;
        const std::size_t tiles = state.bag.size();
        play(state, state.active, "end turn");
        EXPECT_TRUE(state.stellar_box.contains(objective));
        EXPECT_EQ(state.bag.size(), tiles + 2 - 6);               // two came back, six were laid
        EXPECT_EQ(state.comets, comets + (comet_left ? 0 : -1));  // one was laid
    }
}

TEST(CosmogenesisSupply, CG_SUPPLY_07_giants_and_objects_come_from_the_bag_only) {
    visit_random_games(10, [](const State& state) {
        // Giants by size and colour, and objects: in play wherever they are.
        std::map<std::string, int> left, start;
        const auto count = [](std::map<std::string, int>& counts, std::size_t tile) {
            const Tile& what = content().tiles[tile];
            if (what.body.is_gas_giant()) ++counts[to_text(what.body)];
            if (!what.body.exists()) ++counts[what.id];
        };
        for (std::size_t i = 0; i < kTileCount; ++i)
            if (content().tiles[i].players != 0 && content().tiles[i].players <= state.players)
                count(start, i);
        for (std::uint8_t tile : state.bag) count(left, tile);
        for (std::uint8_t tile : state.box) count(left, tile);
        for (std::size_t sector : {1, 2})
            for (FieldContent what : state.board[sector])
                if (what != 0) count(left, (what & ~kSize2Face) - 1U);
        for_each_body_of(state, [&](Target, Body body) {
            body.other = 0;
            if (body.is_gas_giant()) ++left[to_text(body)];
        });
        for (const SeatState& own : state.seats)
            for (std::size_t object = 1; object <= kObjectCount; ++object)
                if (own.owns_object(object)) ++left[id_text('O', object)];
        ASSERT_EQ(left, start);
        ASSERT_EQ(start.size(), 4U * static_cast<std::size_t>(state.players) + 4U);
    });
}

}  // namespace
}  // namespace orrery::cosmogenesis::testing
