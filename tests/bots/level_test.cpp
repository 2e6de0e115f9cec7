// The five levels at which people are offered a bot: what they are, what they overlook, and that
// they play by the rules whatever they miss.
#include "bots/level.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <set>

#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// As much as a test has time for.
constexpr Allowance kLittle{.trials = 40};

std::unique_ptr<Bot> level(std::size_t number, const Allowance& allowed = kLittle) {
    return std::move(make_bot(level_shapes()[number].name, JsonObject{}, allowed)).value();
}

Seat first_actor(const Position& position) {
    return static_cast<Seat>(std::countr_zero(position.actors()));
}

TEST(Levels, are_five_with_names_for_programs_and_for_people) {
    std::vector<std::string_view> names, titles;
    for (const BotShape& shape : level_shapes()) {
        names.push_back(shape.name);
        titles.push_back(shape.title);
    }
    EXPECT_THAT(names, ElementsAre("level-1", "level-2", "level-3", "level-4", "level-5"));
    EXPECT_THAT(titles, ElementsAre("Novice", "Apprentice", "Journeyman", "Expert", "Master"));
}

TEST(Levels, have_nothing_to_set) {
    for (const BotShape& shape : level_shapes()) {
        EXPECT_TRUE(shape.options.empty());
        const auto made = make_bot(shape.name, json(R"({"trials":5})"));
        ASSERT_FALSE(made.ok());
        EXPECT_EQ(made.error().at, "/trials");
    }
    EXPECT_THAT(make_bot("level-6", JsonObject{}).error().message, HasSubstr("level-4, level-5"));
    EXPECT_FALSE(make_bot("level-0", JsonObject{}).ok());
}

// No two alike, nobody is blind, the strongest misses nothing, and where one is described all are.
TEST(Levels, of_every_game_differ_and_make_sense) {
    for (const AnyGame* game : all_games()) {
        const auto levels = game->info().levels;
        std::set<std::string_view> characters;
        for (std::size_t i = 0; i < levels.size(); ++i) {
            EXPECT_GE(levels[i].overlooks, 0);
            EXPECT_LT(levels[i].overlooks, 100);
            EXPECT_GE(levels[i].trials, 1U);
            EXPECT_LE(levels[i].trials, kMostTrials);
            characters.insert(levels[i].character);
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_FALSE(levels[i].trials == levels[j].trials &&
                             levels[i].iterations == levels[j].iterations &&
                             levels[i].learned == levels[j].learned &&
                             levels[i].overlooks == levels[j].overlooks)
                    << game->info().id << ": " << i << " plays as " << j << " does";
        }
        EXPECT_EQ(levels.back().overlooks, 0) << game->info().id;
        EXPECT_EQ(characters.size(), characters.contains("") ? 1U : kLevels) << game->info().id;
    }
}

// What a level may play instead of what is advised can be played.
TEST(Levels, look_at_legal_actions) {
    for (const AnyGame* game : all_games())
        for (int number = 0; number < scaled(4); ++number) {
            RandomGame walk(*game, game->info().min_players, JsonObject{},
                            static_cast<std::uint64_t>(900 + number));
            while (const auto step = walk.choose()) {
                if (walk.one_in(20)) {
                    const Seat seat = first_actor(walk.position());
                    const Effort effort{.trials = 40, .tell_all = true};
                    const Advice advice = walk.position().advise(seat, effort, walk.random());
                    for (const Advice::Other& other : advice.looked_at)
                        ASSERT_EQ(walk.position().check(seat, other.action), nullptr)
                            << game->print(other.action);
                }
                walk.play(*step);
            }
        }
}

// Games of every size among players of one level; each action is allowed, and the games end.
TEST(Levels, play_legal_games_to_the_end) {
    for (const AnyGame* game : all_games())
        for (int players = game->info().min_players; players <= game->info().max_players; ++players)
            for (int number = 0; number < scaled(10); ++number) {
                const auto bot = level(static_cast<std::size_t>(number) % kLevels);
                const auto position =
                    start(*game, players, JsonObject{}, static_cast<std::uint64_t>(3000 + number));
                RandomStream random(seed_from_number(static_cast<std::uint64_t>(number)));
                int actions = 0;
                while (!position->over()) {
                    const Seat seat = first_actor(*position);
                    const Action action = ask_bot(*bot, *position, seat, random).action;
                    const Refusal* refusal = position->check(seat, action);
                    ASSERT_EQ(refusal, nullptr)
                        << "level-" << number % 5 + 1 << ": " << game->print(action);
                    position->apply(seat, action, nullptr);
                    ASSERT_LT(++actions, 5000) << "the game does not end";
                }
            }
}

TEST(Levels, try_no_more_than_they_are_granted) {
    const auto granted = level(3, {.trials = 40});  // the best that asks no judge
    const auto greedy = std::move(make_bot("greedy", JsonObject{}, {.trials = 40})).value();
    const auto told = std::move(make_bot("greedy", JsonObject{{"trials", 40}})).value();
    const auto position = start(game("cosmic-factory"), 2, JsonObject{}, 8);
    const auto answer = [&](Bot& bot) {
        RandomStream random(seed_from_number(4));
        return ask_bot(bot, *position, 0, random).action;
    };
    EXPECT_EQ(answer(*granted), answer(*told));
    EXPECT_EQ(answer(*greedy), answer(*told));
}

// Advice at a position as if these had been valued, the best first.
Advice advice_of(const std::vector<Action>& actions, std::vector<double> values) {
    Advice advice;
    for (std::size_t i = 0; i < values.size(); ++i)
        advice.looked_at.push_back({actions.at(i), values[i]});
    advice.action = actions.at(0);
    advice.value = values[0];
    advice.plan = {advice.action};
    advice.features = {{"points", 1}};
    return advice;
}

class Overlooking : public testing::Test {
  protected:
    // How often each of the actions is played in a thousand tries.
    std::vector<int> played(const std::vector<double>& values, int percent) {
        std::vector<int> counts(values.size());
        for (int number = 0; number < 1000; ++number) {
            const Advice chosen = overlook(*draft_, 0, advice_of(picks_, values), percent, random_);
            for (std::size_t i = 0; i < values.size(); ++i)
                if (chosen.action == picks_[i]) {
                    ++counts[i];
                    EXPECT_EQ(chosen.value, values[i]);
                    // Reasons are of the best action alone.
                    EXPECT_EQ(chosen.plan.empty(), i > 0);
                    EXPECT_EQ(chosen.features.empty(), i > 0);
                }
        }
        return counts;
    }

    std::unique_ptr<Position> draft_ = start(game("cosmic-factory"), 2, JsonObject{}, 8);
    std::vector<Action> picks_ = draft_->legal(0);
    RandomStream random_{seed_from_number(99)};
};

TEST_F(Overlooking, nothing_plays_the_best) {
    EXPECT_THAT(played({5, 4, 3}, 0), ElementsAre(1000, 0, 0));
}

TEST_F(Overlooking, plays_the_best_of_what_is_in_sight) {
    const std::vector<int> counts = played({5, 4, 3, 2, 1}, 50);
    EXPECT_NEAR(counts[0], 563, 60);  // a half, and whoever saw none of the four
    EXPECT_NEAR(counts[1], 250, 60);
    EXPECT_NEAR(counts[2], 125, 60);
    EXPECT_NEAR(counts[3], 63, 60);
}

TEST_F(Overlooking, never_falls_back_on_the_worst) {
    EXPECT_EQ(played({5, 4, 3}, 99)[2], 0);
    EXPECT_THAT(played({5, 1}, 99), ElementsAre(1000, 0));
    EXPECT_THAT(played({5}, 99), ElementsAre(1000));
    EXPECT_THAT(played({5, 5, 5}, 99), ElementsAre(1000, 0, 0)) << "all lead to the same";
}

TEST_F(Overlooking, takes_all_ways_to_the_same_together) {
    const std::vector<int> counts = played({5, 5, 5, 5, 4, 1}, 50);
    EXPECT_NEAR(counts[4], 250, 60);
}

// An adviser that knows better than the values (a sure gain before a promise) is overlooked, too.
TEST_F(Overlooking, begins_with_what_is_advised) {
    const std::vector<int> counts = played({3, 5, 4, 1}, 50);
    EXPECT_NEAR(counts[0], 625, 60);
    EXPECT_NEAR(counts[1], 250, 60);
    EXPECT_NEAR(counts[2], 125, 60);
}

// Ending a turn of Cosmogenesis is in sight while something else could be done: whoever misses the
// better ways stops rather than doing something worse.
TEST(OverlookingInATurn, stopping_is_always_in_sight) {
    const AnyGame& cosmos = game("cosmogenesis");
    RandomGame walk(cosmos, 2, JsonObject{}, 12);
    RandomStream random(seed_from_number(7));
    int seen = 0;
    while (const auto step = walk.choose()) {
        const Position& now = walk.position();
        const Seat seat = first_actor(now);
        std::vector<Action> on;
        std::optional<Action> stop;
        for (const Action action : now.legal(seat)) {
            const bool passes = now.clone()->apply(seat, action, nullptr).turn_passed;
            if (passes)
                stop = action;
            else
                on.push_back(action);
        }
        if (stop && on.size() >= 2) {
            const Advice best = advice_of({on[0], *stop, on[1]}, {3, 2, 1});
            for (int number = 0; number < 50; ++number)
                ASSERT_NE(overlook(now, seat, best, 90, random).action, on[1]);
            const Advice end = advice_of({*stop, on[0], on[1]}, {3, 2, 1});
            for (int number = 0; number < 50; ++number)
                ASSERT_EQ(overlook(now, seat, end, 90, random).action, *stop);
            ++seen;
        }
        walk.play(*step);
    }
    EXPECT_GT(seen, 0);
}

TEST(OverlookingInATurn, is_the_same_for_the_same_chance) {
    RandomGame walk(game("cosmogenesis"), 2, JsonObject{}, 5);
    int positions = 0, with_errors = 0;
    while (const auto step = walk.choose()) {
        const Position& now = walk.position();
        const Seat seat = first_actor(now);
        if (now.legal(seat).size() >= 10 && positions < 10) {
            std::set<std::string> different;
            for (std::uint64_t number = 0; number < 20; ++number) {
                RandomStream one(seed_from_number(number)), two(seed_from_number(number));
                const Action action = ask_bot(*level(0), now, seat, one).action;
                EXPECT_EQ(action, ask_bot(*level(0), now, seat, two).action);
                different.insert(now.game().print(action));
            }
            ++positions;
            with_errors += different.size() > 1 ? 1 : 0;
        }
        walk.play(*step);
    }
    EXPECT_EQ(positions, 10);
    EXPECT_GT(with_errors, 5) << "it does not always miss the same";
}

}  // namespace
}  // namespace orrery::test
