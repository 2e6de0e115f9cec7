// Whoever runs out of patience has a legal action all the same, from the dearest bots.
#include <gtest/gtest.h>

#include <bit>
#include <thread>

#include "bots/bot.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery {
namespace {

// As hard as it can be told to think.
Json dearest_options(const BotShape& shape) {
    JsonObject options;
    for (const OptionShape& option : shape.options) options[option.name] = option.max;
    return options;
}

// Positions of a random game of its own options, as many as there is time for.
class PatienceOf : public testing::TestWithParam<std::string> {
  protected:
    // Every bot answers at every position.
    void expect_answers(const std::atomic<bool>& over, int positions) {
        const AnyGame& game = test::game(GetParam());
        test::RandomGame played(game, game.info().max_players, JsonObject{}, 17);
        RandomStream random(seed_from_number(23));
        int looked_at = 0;
        for (auto next = played.choose(); next && looked_at < positions; next = played.choose()) {
            const Position& now = played.position();
            if (next->seat != kClock) {
                for (const BotShape& shape : bot_shapes()) {
                    const auto bot = std::move(make_bot(shape.name, dearest_options(shape),
                                                        {.patience = Patience(over)}))
                                         .value();
                    const Advice advice = ask_bot(*bot, now, next->seat, random);
                    ASSERT_EQ(now.check(next->seat, advice.action), nullptr)
                        << shape.name << ": " << game.print(advice.action);
                }
                ++looked_at;
            }
            played.play(*next);
        }
        EXPECT_GT(looked_at, 0);
    }
};

TEST_P(PatienceOf, that_is_out_from_the_beginning_still_finds_something_legal) {
    const std::atomic<bool> over = true;
    expect_answers(over, test::scaled(400));
}

TEST_P(PatienceOf, that_is_taken_away_ends_the_dearest_thought) {
    const AnyGame& game = test::game(GetParam());
    const std::unique_ptr<Position> begin =
        test::start(game, game.info().max_players, JsonObject{}, 29);
    const auto seat = static_cast<Seat>(std::countr_zero(begin->actors()));
    for (const BotShape& shape : bot_shapes()) {
        std::atomic<bool> over = false;
        Advice advice;
        std::thread thinking([&] {
            RandomStream random(seed_from_number(31));
            const auto bot = std::move(make_bot(shape.name, dearest_options(shape),
                                                {.patience = Patience(over)}))
                                 .value();
            advice = ask_bot(*bot, *begin, seat, random);
        });
        over = true;
        thinking.join();
        EXPECT_EQ(begin->check(seat, advice.action), nullptr) << shape.name;
    }
}

INSTANTIATE_TEST_SUITE_P(Bots, PatienceOf, testing::ValuesIn(test::game_ids()),
                         [](const auto& each) { return test::test_name(each.param); });

}  // namespace
}  // namespace orrery
