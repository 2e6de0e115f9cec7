// The turns that are told beside the advised one, with their chances, in every game that has a
// learned judge.
#include <gtest/gtest.h>

#include <bit>
#include <set>

#include "bots/bot.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

Seat first_actor(const Position& position) {
    return static_cast<Seat>(std::countr_zero(position.actors()));
}

void expect_playable(const Position& position, Seat seat, const std::vector<Action>& actions) {
    const std::unique_ptr<Position> then = position.clone();
    for (const Action action : actions) {
        ASSERT_EQ(then->check(seat, action), nullptr) << position.game().print(action);
        then->apply(seat, action, nullptr);
    }
}

double value_of(const std::vector<Feature>& features, const std::string& name) {
    for (const Feature& feature : features)
        if (feature.name == name) return feature.value;
    return 0;
}

void expect_sensible(const Position& position, Seat seat, const Advice& advice) {
    ASSERT_LE(advice.turns.size(), 3U);
    ASSERT_EQ(advice.turns.front().actions.front(), advice.action);
    std::set<Action> first;
    for (const Advice::Turn& turn : advice.turns) {
        ASSERT_TRUE(first.insert(turn.actions.front()).second) << "two begin alike";
        ASSERT_GE(turn.prospect.win_chance, 0);
        ASSERT_LE(turn.prospect.win_chance, 1);
        expect_playable(position, seat, turn.actions);
    }
    if (advice.turns.size() < 2) {
        ASSERT_TRUE(advice.turns.front().features.empty()) << "there is nothing it differs from";
        return;
    }
    // What the best brings more than the second, the second brings less.
    const auto &best = advice.turns[0].features, &second = advice.turns[1].features;
    ASSERT_EQ(best.size(), second.size());
    for (const Feature& feature : best)
        ASSERT_DOUBLE_EQ(feature.value, -value_of(second, feature.name)) << feature.name;
}

class ToldTurns : public testing::TestWithParam<const AnyGame*> {};

// In positions of random games, and so in every phase.
TEST_P(ToldTurns, begin_otherwise_can_be_played_and_say_how_they_differ) {
    const AnyGame& game = *GetParam();
    if (game.judge() == nullptr) GTEST_SKIP() << "nobody has learned this game";
    const auto bot = std::move(make_bot("learned", JsonObject{{"trials", 400}})).value();
    int told = 0, several = 0;
    for (int number = 0; number < scaled(12); ++number) {
        const int span = game.info().max_players - game.info().min_players + 1;
        RandomGame walk(game, game.info().min_players + number % span, JsonObject{},
                        static_cast<std::uint64_t>(1200 + number));
        while (const auto step = walk.choose()) {
            if (walk.one_in(12)) {
                const Position& now = walk.position();
                const Seat seat = first_actor(now);
                bot->take_up(seat, {});
                const Advice advice = ask_bot(*bot, now, seat, walk.random());
                if (!advice.turns.empty()) {
                    expect_sensible(now, seat, advice);
                    if (HasFatalFailure()) return;
                    ++told;
                    several += advice.turns.size() > 1 ? 1 : 0;
                }
            }
            walk.play(*step);
        }
    }
    EXPECT_GT(told, 0);
    EXPECT_GT(several, 0);
}

INSTANTIATE_TEST_SUITE_P(Bots, ToldTurns, testing::ValuesIn(all_games()), name_of_game);

}  // namespace
}  // namespace orrery::test
