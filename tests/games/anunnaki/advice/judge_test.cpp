// Anunnaki with a learned judge. Its weights mean nothing here: how well real ones play is measured
// elsewhere.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "core/erased_game.h"
#include "games/anunnaki/game.h"
#include "tests/support/games.h"
#include "tests/support/judges.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::anunnaki {
namespace {

const AnyGame& anunnaki() {
    return test::game("anunnaki");
}

constexpr std::string_view kEverything =
    R"({"distant_planets": true, "creatures": true, "advanced_reveal": true})";

Judge random_judge(std::uint64_t seed) {
    return test::random_judge("anunnaki", *anunnaki().feature_space(), seed);
}

Effort quick(const Judge* judge) {
    Effort effort;
    effort.trials = 1000;
    effort.judge = judge;
    effort.tell_all = true;
    return effort;
}

Advice advise(const Position& position, const Effort& effort, const Seed& chance) {
    RandomStream random(chance);
    return position.guess(kPersonSeat, random)->advise(kPersonSeat, effort, random);
}

TEST(AnunnakiJudge, plays_legal_games_to_the_end_with_any_weights) {
    for (int number = 0; number < test::scaled(12); ++number) {
        const Judge judge = random_judge(static_cast<std::uint64_t>(number));
        const auto position =
            test::start(anunnaki(), 1, number % 2 == 0 ? test::json("{}") : test::json(kEverything),
                        static_cast<std::uint64_t>(number));
        RandomStream random(seed_from_number(static_cast<std::uint64_t>(number)));
        int actions = 0;
        while (!position->over()) {
            const Action action = advise(*position, quick(&judge), random.fork()).action;
            const Refusal* refusal = position->check(kPersonSeat, action);
            ASSERT_EQ(refusal, nullptr) << anunnaki().print(action) << ": " << refusal->text;
            position->apply(kPersonSeat, action, nullptr);
            ASSERT_LT(++actions, 5000) << "the game does not end";
        }
    }
}

TEST(AnunnakiJudge, answers_alike_for_the_same_seed_and_cannot_peek) {
    const Judge judge = random_judge(7);
    for (int number = 0; number < test::scaled(8); ++number) {
        test::RandomGame walk(anunnaki(), 1, test::json(kEverything),
                              static_cast<std::uint64_t>(700 + number));
        while (const auto step = walk.choose()) {
            if (walk.one_in(10)) {
                const Seed chance = walk.random().fork();
                const auto twin = walk.position().guess(kPersonSeat, walk.random());
                const Advice here = advise(walk.position(), quick(&judge), chance);
                const Advice again = advise(walk.position(), quick(&judge), chance);
                const Advice there = advise(*twin, quick(&judge), chance);
                ASSERT_EQ(here.action, again.action);
                ASSERT_EQ(here.value, again.value);
                ASSERT_EQ(here.action, there.action) << "it looked at what is hidden";
                ASSERT_EQ(here.value, there.value);
            }
            walk.play(*step);
        }
    }
}

TEST(AnunnakiJudge, another_judge_plays_otherwise) {
    const Judge one = random_judge(1), other = random_judge(2);
    int different = 0;
    test::RandomGame walk(anunnaki(), 1, JsonObject{}, 5);
    while (const auto step = walk.choose()) {
        const Seed chance = seed_from_number(1);
        different += advise(walk.position(), quick(&one), chance).action !=
                             advise(walk.position(), quick(&other), chance).action
                         ? 1
                         : 0;
        walk.play(*step);
    }
    EXPECT_GT(different, 0);
}

TEST(AnunnakiJudge, has_something_legal_when_the_patience_is_out) {
    const Judge judge = random_judge(5);
    const std::atomic<bool> over = true;
    Effort dearest = quick(&judge);
    dearest.trials = 10'000'000;
    dearest.patience = Patience(over);
    test::RandomGame walk(anunnaki(), 1, test::json(kEverything), 9);
    while (const auto step = walk.choose()) {
        const Action action = advise(walk.position(), dearest, walk.random().fork()).action;
        ASSERT_EQ(walk.position().check(kPersonSeat, action), nullptr) << anunnaki().print(action);
        walk.play(*step);
    }
}

// Whatever the question is: what was looked at has the advice with its value, nothing better and
// nothing twice, and all of it is legal; a plan begins with the advice.
TEST(AnunnakiJudge, tells_all_that_was_looked_at) {
    const Judge judge = random_judge(3);
    for (const Judge* asked : {static_cast<const Judge*>(nullptr), &judge})
        for (int number = 0; number < test::scaled(6); ++number) {
            test::RandomGame walk(anunnaki(), 1, test::json(kEverything),
                                  static_cast<std::uint64_t>(40 + number));
            while (const auto step = walk.choose()) {
                if (walk.one_in(6)) {
                    const Position& now = walk.position();
                    const Advice advice = advise(now, quick(asked), walk.random().fork());
                    const auto& all = advice.looked_at;
                    const auto is_advice = [&](const Advice::Other& other) {
                        return other.action == advice.action && other.value == advice.value;
                    };
                    ASSERT_EQ(std::count_if(all.begin(), all.end(), is_advice), 1);
                    for (const Advice::Other& other : all) {
                        ASSERT_EQ(now.check(kPersonSeat, other.action), nullptr);
                        ASSERT_LE(other.value, advice.value);
                        ASSERT_EQ(std::count_if(all.begin(), all.end(),
                                                [&](const Advice::Other& same) {
                                                    return same.action == other.action;
                                                }),
                                  1);
                    }
                    if (!advice.plan.empty()) {
                        ASSERT_EQ(advice.plan[0], advice.action);
                    }
                }
                walk.play(*step);
            }
        }
}

// The rest of a turn as it was planned is legal, and ends where something comes to light: people
// play it with one click.
TEST(AnunnakiJudge, plans_the_turn_to_its_end) {
    int followed = 0;
    const auto position = test::start(anunnaki(), 1, JsonObject{}, 11);
    for (int turn = 0; turn < 6 && !position->over(); ++turn) {
        const Advice advice =
            advise(*position, quick(nullptr), seed_from_number(static_cast<std::uint64_t>(turn)));
        ASSERT_FALSE(advice.plan.empty());
        for (const Action action : advice.plan) {
            ASSERT_EQ(position->check(kPersonSeat, action), nullptr) << anunnaki().print(action);
            const Applied applied = position->apply(kPersonSeat, action, nullptr);
            ++followed;
            if (applied.revealed) {
                EXPECT_EQ(action, advice.plan.back());
            }
            if (applied.revealed || applied.turn_passed) break;
        }
        RandomStream random(seed_from_number(99));
        while (!position->over() && !position->is_turn_end(kPersonSeat))
            position->apply(kPersonSeat, position->random_action(kPersonSeat, random), nullptr);
    }
    EXPECT_GT(followed, 12);
}

TEST(AnunnakiJudge, knows_the_beginnings_of_turns_alone) {
    test::RandomGame walk(anunnaki(), 1, JsonObject{}, 3);
    int turns = 0;
    bool begins = true;
    while (const auto step = walk.choose()) {
        const bool known = walk.position().is_turn_end(kPersonSeat);
        const State& state = state_of<Anunnaki>(walk.position());
        if (known) {
            EXPECT_TRUE(begins) << "nothing of the turn is done";
            EXPECT_EQ(state.active, Side::kPerson);
            EXPECT_TRUE(state.combats.empty());
            EXPECT_EQ(state.turn, ++turns);
        }
        begins = walk.play(*step).turn_passed || (begins && !known);
    }
    EXPECT_GT(turns, 5);
}

}  // namespace
}  // namespace orrery::anunnaki
