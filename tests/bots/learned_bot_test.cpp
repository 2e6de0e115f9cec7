// The learned bot: by the rules, the same for the same seed, and without a look at what is hidden.
// Its weights mean nothing here: how well the real ones play is measured elsewhere.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "tests/support/games.h"
#include "tests/support/judges.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

// Plays as the bot `learned` does, with weights from a seed.
class RandomJudgeBot final : public Bot {
  public:
    explicit RandomJudgeBot(std::uint64_t seed, std::uint32_t iterations = 0)
        : judge_(random_judge("cosmogenesis", *game("cosmogenesis").feature_space(), seed)),
          iterations_(iterations) {}
    Advice choose(const Position& seen, Seat seat, RandomStream& random) override {
        Effort effort;
        effort.judge = &judge_;
        effort.iterations = iterations_;
        return seen.advise(seat, effort, random);
    }

  private:
    Judge judge_;
    std::uint32_t iterations_;
};

// One in so many games looks ahead, which takes longer.
constexpr int kOneLooksAhead = 10;
constexpr std::uint32_t kIterations = 12;

Seat first_actor(const Position& position) {
    Seat seat = 0;
    while (!has_seat(position.actors(), seat)) ++seat;
    return seat;
}

TEST(LearnedBot, plays_legal_games_to_the_end_with_any_weights) {
    const AnyGame& cosmogenesis = game("cosmogenesis");
    for (int players = 2; players <= 4; ++players)
        for (int number = 0; number < scaled(100); ++number) {
            RandomJudgeBot bot(static_cast<std::uint64_t>(number),
                               number % kOneLooksAhead == 0 ? kIterations : 0);
            const auto position =
                start(cosmogenesis, players, JsonObject{}, static_cast<std::uint64_t>(number));
            RandomStream random(seed_from_number(static_cast<std::uint64_t>(number)));
            int actions = 0;
            while (!position->over()) {
                const Seat seat = first_actor(*position);
                const Action action = ask_bot(bot, *position, seat, random).action;
                const Refusal* refusal = position->check(seat, action);
                ASSERT_EQ(refusal, nullptr) << cosmogenesis.print(action) << ": " << refusal->text;
                position->apply(seat, action, nullptr);
                ASSERT_LT(++actions, 5000) << "the game does not end";
            }
        }
}

TEST(LearnedBot, answers_alike_for_the_same_seed_and_cannot_peek) {
    for (int number = 0; number < scaled(20); ++number) {
        RandomJudgeBot bot(7, number % 2 == 0 ? kIterations : 0);
        RandomGame walk(game("cosmogenesis"), 2 + number % 3, JsonObject{},
                        static_cast<std::uint64_t>(700 + number));
        while (const auto step = walk.choose()) {
            if (walk.one_in(10)) {
                const Position& position = walk.position();
                const Seat seat = first_actor(position);
                const auto twin = position.guess(seat, walk.random());
                const Seed chance = walk.random().fork();
                RandomStream one(chance), two(chance), three(chance);
                const Advice here = ask_bot(bot, position, seat, one);
                const Advice again = ask_bot(bot, position, seat, two);
                const Advice there = ask_bot(bot, *twin, seat, three);
                ASSERT_EQ(here.action, again.action);
                ASSERT_EQ(here.value, again.value);
                ASSERT_EQ(here.action, there.action) << "it looked at what is hidden";
                ASSERT_EQ(here.value, there.value);
            }
            walk.play(*step);
        }
    }
}

TEST(LearnedBot, another_judge_plays_otherwise) {
    RandomJudgeBot one(1), other(2);
    int different = 0;
    RandomGame walk(game("cosmogenesis"), 2, JsonObject{}, 5);
    while (const auto step = walk.choose()) {
        RandomStream chance(seed_from_number(1)), same(seed_from_number(1));
        const Seat seat = first_actor(walk.position());
        different += ask_bot(one, walk.position(), seat, chance).action !=
                             ask_bot(other, walk.position(), seat, same).action
                         ? 1
                         : 0;
        walk.play(*step);
    }
    EXPECT_GT(different, 0);
}

TEST(LearnedBot, plays_as_greedy_does_where_a_game_has_no_judge) {
    const auto learned = std::move(make_bot("learned", JsonObject{{"trials", 40}})).value();
    const auto greedy = std::move(make_bot("greedy", JsonObject{{"trials", 40}})).value();
    for (const AnyGame* any : all_games()) {
        if (any->judge() != nullptr) continue;
        const auto position = start(*any, any->info().min_players, JsonObject{}, 3);
        const Seat seat = first_actor(*position);
        RandomStream one(seed_from_number(1)), two(seed_from_number(1));
        EXPECT_EQ(ask_bot(*learned, *position, seat, one).action,
                  ask_bot(*greedy, *position, seat, two).action)
            << any->info().id;
    }
}

}  // namespace
}  // namespace orrery::test
