// What a learned judge of Crafting the Cosmos looks at.
#include "games/crafting_the_cosmos/features.h"

#include "games/crafting_the_cosmos/options.h"
#include "tests/games/crafting_the_cosmos/position.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

InputRow row_of(const State& state, Seat seat) {
    InputRow row;
    game().features(state, seat, row);
    return row;
}

int value(const InputRow& row, std::string_view name) {
    const auto names = game().feature_space().names();
    const auto found = std::find(names.begin(), names.end(), name);
    EXPECT_NE(found, names.end()) << name;
    return found == names.end() ? 0 : row.values[static_cast<std::size_t>(found - names.begin())];
}

TEST(CraftingFeatures, tell_what_is_there) {
    const State state = position(R"({"round": 3, "start": 1, "current": 0,
        "stars": "S19 H, S24 SN-C", "life": "L21 proto, L27 stable", "hand": "3 light 1 time",
        "powers": "PL-5 - - PT-1", "crystal": 4, "waiting": 1, "discharges": 2,
        "nebulae": "ND0 NT1-05, NP0 NT2-01 formed 8 7",
        "track": "UG-01 - UG-14", "goal_deck": "UG-05 UG-06",
        "P1": {"stars": "S19 H", "discharges": 3, "life": "L21 stable, L27 stable"},
        "supply": {"crystals": 5}})",
                                 3);
    const InputRow row = row_of(state, 0);
    EXPECT_EQ(value(row, "own/crystal on space 4"), 1);
    EXPECT_EQ(value(row, "own/crystals waiting"), 1);
    EXPECT_EQ(value(row, "own/steps climbed"), 3 * 6 + 4);
    EXPECT_EQ(value(row, "own/discharges >= 2"), 1);
    EXPECT_EQ(value(row, "own/discharges >= 3"), 0);
    EXPECT_EQ(value(row, "own/lead in discharges"), -1) << "to who looks best of the others";
    EXPECT_EQ(value(row, "own/light cards"), 3);
    EXPECT_EQ(value(row, "own/light cards >= 3"), 1);
    EXPECT_EQ(value(row, "own/light powers"), 1);
    EXPECT_EQ(value(row, "own/PT-1 held"), 1);
    EXPECT_EQ(value(row, "own/PT-2 held"), 0);
    EXPECT_EQ(value(row, "own/H stars"), 1);
    EXPECT_EQ(value(row, "own/C stars"), 0) << "a supernova is no element";
    EXPECT_EQ(value(row, "own/supernovae"), 1);
    EXPECT_EQ(value(row, "own/open nebulae"), 1);
    EXPECT_EQ(value(row, "own/formed nebulae"), 1);
    EXPECT_EQ(value(row, "own/evolved life"), 1);
    EXPECT_EQ(value(row, "own/points of advanced life"), 15);
    EXPECT_EQ(value(row, "own/goal 1 value"), 1) << "stable life";
    EXPECT_EQ(value(row, "own/goal 1 lead"), -1);
    EXPECT_EQ(value(row, "own/goal 1 rivals ahead"), 1);
    EXPECT_EQ(value(row, "rivals/rival 1 discharges"), 3);
    EXPECT_EQ(value(row, "rivals/rival 2 present"), 1);
    EXPECT_EQ(value(row, "rivals/rival 3 present"), 0);
    EXPECT_EQ(value(row, "shared/players 3"), 1);
    EXPECT_EQ(value(row, "shared/round 3"), 1);
    EXPECT_EQ(value(row, "shared/crystals left: 5"), 1);
    EXPECT_EQ(value(row, "shared/UG-14 on space 3"), 1);
    EXPECT_EQ(value(row, "shared/UG-14 may come"), 0);
    EXPECT_EQ(value(row, "shared/UG-05 may come"), 1);
    Evaluator evaluate(game().content(), state, 0);
    EXPECT_NEAR(value(row, "own/worth") / 4.0, evaluate(state).total(), 0.13);
}

// CTC-TURN-03, CTC-END-06: with three players seat 1 begins this round, and seat 2 the next.
TEST(CraftingFeatures, know_who_plays_when) {
    const State state = position(R"({"start": 1, "current": 2})", 3);
    const InputRow row = row_of(state, 2);
    EXPECT_EQ(value(row, "shared/turns before the next"), 1);
    EXPECT_EQ(value(row, "shared/the round ends now"), 0);
    const InputRow last = row_of(position(R"({"start": 1, "current": 0})", 3), 0);
    EXPECT_EQ(value(last, "shared/the round ends now"), 1);
    EXPECT_EQ(value(last, "shared/turns before the next"), 1);
    const InputRow first = row_of(position(R"({"start": 1, "current": 1})", 3), 1);
    EXPECT_EQ(value(first, "shared/turns before the next"), 4);
    int this_round = 0, before = 0;
    for (const std::string rival : {"rivals/rival 1 ", "rivals/rival 2 "}) {
        this_round += value(row, rival + "plays this round");
        before += value(row, rival + "turns before it");
    }
    EXPECT_EQ(this_round, 1);
    EXPECT_EQ(before, 0 + 3) << "seat 0 at once; seat 1 after seats 0, 2 and 0";
}

TEST(CraftingFeatures, at_an_omega_nebula_are_those_from_before_it_was_drawn) {
    State state = position(R"({"nebulae": "ND0 NT1-05", "life": "L21 proto"})");
    const InputRow before = row_of(state, 0);
    EXPECT_TRUE(game().is_turn_end(state, 0));
    EXPECT_FALSE(game().is_turn_end(state, 1));
    play(state, "omega nebula 2");
    EXPECT_TRUE(game().is_turn_end(state, 0));
    EXPECT_EQ(row_of(state, 0), before);
}

TEST(CraftingFeatures, show_every_option) {
    struct Shown {
        std::string_view options, name;
        int usually, then;
    };
    const InputRow usual = row_of(position("{}", 4), 0);
    for (const auto& [options, name, usually, then] :
         {Shown{R"({"form_rule": "exact"})", "shared/exact forms", 0, 1},
          Shown{R"({"second_2p": 3})", "shared/second place of two", 0, 3},
          Shown{R"({"star_goal": "chain"})", "shared/chain of stars", 0, 1},
          Shown{R"({"pulsar_grav": 1})", "shared/gravitons of Pulsar", 2, 1},
          Shown{R"({"shooting_cost": "any"})", "shared/Shooting Star for any", 0, 1},
          Shown{R"({"stardust_target": "size1"})", "shared/Stardust for size 1", 0, 1},
          Shown{R"({"survival_min": "1"})", "shared/Survival for one", 0, 1},
          Shown{R"({"supply_4p": 16})", "shared/crystals of four", 15, 16},
          Shown{R"({"event_horizon_cost": "token"})", "shared/Event Horizon for a token", 0, 1}}) {
        EXPECT_EQ(value(usual, name), usually) << name;
        EXPECT_EQ(value(row_of(position("{}", 4, options), 0), name), then) << name;
    }
}

TEST(CraftingFeatures, have_room_for_what_happens) {
    for (int number = 0; number < test::scaled(40); ++number) {
        test::RandomGame walk(test::game(kGameId), 2 + number % 3, JsonObject{},
                              static_cast<std::uint64_t>(number));
        while (const auto step = walk.choose()) {
            if (walk.position().is_turn_end(step->seat)) {
                InputRow row;
                walk.position().features(step->seat, row);
                for (std::size_t i = 0; i < kMaxInputs; ++i)
                    ASSERT_LT(std::abs(row.values[i]), kMaxInput)
                        << game().feature_space().names()[i];
            }
            walk.play(*step);
        }
    }
}

// What did not change at a space is not worked out again: the sum is the same all the same.
TEST(CraftingEvaluator, says_the_same_whatever_it_was_asked_before) {
    for (int number = 0; number < test::scaled(40); ++number) {
        State state = new_game(2 + number % 3, number % 2 == 0 ? "{}" : R"({"edition": "de"})",
                               static_cast<std::uint64_t>(number));
        RandomStream random(seed_from_number(static_cast<std::uint64_t>(number)));
        while (game().actors(state) != 0) {
            const auto seat = static_cast<Seat>(state.current);
            Evaluator asked_before(game().content(), state, seat);
            for (int i = 0; i < 4; ++i) {
                State after = state;
                game().apply(after, seat, game().random_action(state, seat, random), NoEvents{});
                Evaluator fresh(game().content(), state, seat);
                ASSERT_EQ(asked_before(after).features, fresh(after).features);
            }
            game().apply(state, seat, game().random_action(state, seat, random), NoEvents{});
        }
    }
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
