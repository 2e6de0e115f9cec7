// What a learned judge of Cosmogenesis looks at.
#include "games/cosmogenesis/features.h"

#include <gtest/gtest.h>

#include "core/erased_game.h"
#include "games/cosmogenesis/game.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::cosmogenesis {
namespace {

const Cosmogenesis& rules() {
    return rules_of<Cosmogenesis>(test::game("cosmogenesis"));
}

std::size_t index_of(std::string_view name) {
    const auto names = rules().feature_space().names();
    const auto found = std::find(names.begin(), names.end(), name);
    EXPECT_NE(found, names.end()) << name;
    return static_cast<std::size_t>(found - names.begin());
}

TEST(CosmogenesisFeatures, tell_what_is_there) {
    const auto position = test::start(test::game("cosmogenesis"), 3, JsonObject{}, 4);
    State state = state_of<Cosmogenesis>(*position);
    state.seat(1).asteroids = 3;
    state.seat(1).comets = 1;
    state.seat(2).asteroids = 9;
    state.seat(1).stellar = {2};
    state.round = 4;
    InputRow row;
    rules().features(state, 1, row);
    const auto value = [&](std::string_view name) { return int{row.values[index_of(name)]}; };
    EXPECT_EQ(value("own/asteroids"), 3);
    EXPECT_EQ(value("own/asteroids >= 3"), 1);
    EXPECT_EQ(value("own/asteroids >= 4"), 0);
    EXPECT_EQ(value("own/belt lead"), -4);
    EXPECT_EQ(value("own/belt points"), 3);
    EXPECT_EQ(value("own/S02 held"), 1);
    EXPECT_EQ(value("own/S03 held"), 0);
    EXPECT_EQ(value("shared/players 3"), 1);
    EXPECT_EQ(value("shared/round 4"), 1);
    EXPECT_EQ(value("rivals/rival 2 present"), 1);
    EXPECT_EQ(value("rivals/rival 3 present"), 0);
    const Evaluation hand_made = evaluate(rules().content(), state, 1);
    EXPECT_NEAR(value("own/worth") / 8.0, hand_made.total(), 0.07);
}

// While a seat plays its turn, its rivals stay as they are: that part of a row need not be made
// again.
TEST(CosmogenesisFeatures, of_rivals_do_not_change_during_the_own_turn) {
    for (int number = 0; number < test::scaled(40); ++number) {
        test::RandomGame game(test::game("cosmogenesis"), 2 + number % 3, JsonObject{},
                              static_cast<std::uint64_t>(number));
        while (const auto step = game.choose()) {
            const State before = state_of<Cosmogenesis>(game.position());
            if (game.play(*step).turn_passed) continue;
            const State& after = state_of<Cosmogenesis>(game.position());
            InputRow one, two;
            rules().all_features().add_rivals(rules().content(), before, step->seat, one);
            rules().all_features().add_rivals(rules().content(), after, step->seat, two);
            ASSERT_EQ(one, two);
        }
    }
}

}  // namespace
}  // namespace orrery::cosmogenesis
