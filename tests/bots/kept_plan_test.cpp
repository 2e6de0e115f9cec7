// A bot goes on with its plan while it sees what it expected, and thinks anew otherwise.
#include "bots/kept_plan.h"

#include <gtest/gtest.h>

#include <atomic>
#include <bit>

#include "bots/bot.h"
#include "bots/worth_keeping.h"
#include "tests/support/games.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

Seat first_actor(const Position& position) {
    return static_cast<Seat>(std::countr_zero(position.actors()));
}

std::unique_ptr<Bot> bot(std::string_view name, const Json& options = JsonObject{}) {
    return std::move(make_bot(name, options, {.trials = 400})).value();
}

// Both build; each lays tiles where nobody else does, and sees what the other has laid.
class Building : public testing::Test {
  protected:
    Building() {
        for (const Seat seat : {Seat{0}, Seat{1}})
            position_->apply(seat, position_->legal(seat)[0], nullptr);
        advice_ = ask_bot(*bot("greedy"), *position_, 0, random_);
    }
    void play(Seat seat, Action action) { position_->apply(seat, action, nullptr); }

    std::unique_ptr<Position> position_ =
        start(game("cosmic-factory"), 2, JsonObject{{"beginner", true}}, 5);
    RandomStream random_{seed_from_number(1)};
    Advice advice_;
};

TEST_F(Building, a_plan_is_gone_on_with_to_its_end) {
    ASSERT_EQ(advice_.plan.size(), 9U);
    const KeptPlan plan(*position_, 0, advice_);
    EXPECT_FALSE(plan.next(*position_, 0)) << "what was just thought about is thought about again";
    play(0, advice_.plan[0]);
    for (std::size_t i = 1; i < advice_.plan.size(); ++i) {
        const std::unique_ptr<Position> seen = position_->guess(0, random_);
        const auto next = plan.next(*seen, 0);
        ASSERT_TRUE(next) << i;
        EXPECT_EQ(next->action, advice_.plan[i]);
        EXPECT_EQ(next->value, advice_.value);
        EXPECT_EQ(next->plan.size(), advice_.plan.size() - i);
        EXPECT_EQ(plan.next(*seen, 0)->action, next->action) << "asked again it says the same";
        play(0, next->action);
    }
    EXPECT_FALSE(plan.next(*position_, 0));
}

TEST_F(Building, another_players_act_ends_it) {
    const KeptPlan plan(*position_, 0, advice_);
    play(0, advice_.plan[0]);
    ASSERT_TRUE(plan.next(*position_, 0));
    EXPECT_FALSE(plan.next(*position_, 1)) << "it is another seat’s";
    play(1, ask_bot(*bot("greedy"), *position_, 1, random_).action);
    EXPECT_FALSE(plan.next(*position_, 0));
}

TEST_F(Building, one_action_is_no_plan) {
    Advice single = advice_;
    single.plan.resize(1);
    const KeptPlan plan(*position_, 0, single);
    play(0, advice_.action);
    EXPECT_FALSE(plan.next(*position_, 0));
}

// How often a bot thinks in so many actions of a game: what it plays by a plan has no reasons, and
// draws no chance.
struct Counts {
    int actions = 0, thoughts = 0;
};
Counts counts_of(Bot& player, const AnyGame& game, int actions) {
    const auto position = start(game, game.info().min_players, JsonObject{}, 21);
    RandomStream chance(seed_from_number(4));
    Counts counts;
    while (!position->over() && counts.actions < actions) {
        const Seat seat = first_actor(*position);
        const auto seen = position->guess(seat, chance);
        const Seed seed = chance.fork();
        const bool planned = player.plan_of(seat).next(*seen, seat).has_value();
        RandomStream one(seed), two(seed);
        const Advice advice = player.choose(*seen, seat, one);
        EXPECT_EQ(position->check(seat, advice.action), nullptr);
        if (planned) {
            EXPECT_TRUE(advice.features.empty());
        }
        counts.thoughts += planned ? 0 : 1;
        ++counts.actions;
        position->apply(seat, advice.action, nullptr);
    }
    return counts;
}

TEST(KeptPlans, who_looks_beyond_the_turn_thinks_less_often_than_it_acts) {
    const auto far = bot("learned", JsonObject{{"iterations", 8}});
    const Counts counts = counts_of(*far, game("cosmogenesis"), scaled(100));
    EXPECT_LT(counts.thoughts, counts.actions);
}

TEST(KeptPlans, where_nothing_was_weighed_against_a_plan_it_is_kept) {
    const auto builder = bot("level-3");
    const Counts counts = counts_of(*builder, game("cosmic-factory"), 60);
    EXPECT_LT(counts.thoughts, counts.actions);
}

// It would play worse by going on without another look.
TEST(KeptPlans, who_looks_no_further_than_the_turn_looks_again) {
    for (const char* id : {"cosmogenesis", "anunnaki"}) {
        const auto near = bot("learned");
        const Counts counts = counts_of(*near, game(id), scaled(60));
        EXPECT_EQ(counts.thoughts, counts.actions) << id;
    }
}

TEST(KeptPlans, who_was_hurried_looks_again) {
    const std::atomic<bool> over = true;
    const Advice advice;
    EXPECT_TRUE(is_worth_keeping({.iterations = 8}, advice));
    EXPECT_FALSE(is_worth_keeping({.iterations = 8, .patience = Patience(over)}, advice));
}

TEST(KeptPlans, who_overlooks_looks_anew_before_each_action) {
    const auto novice = bot("level-1");
    const Counts counts = counts_of(*novice, game("cosmic-factory"), 60);
    EXPECT_EQ(counts.thoughts, counts.actions);
}

// A host that makes another bot for every question hands the plan on.
TEST(KeptPlans, are_taken_up_by_another_bot) {
    const auto position = start(game("cosmogenesis"), 2, JsonObject{}, 3);
    RandomStream random(seed_from_number(2));
    int gone_on = 0;
    KeptPlans plans;
    for (int action = 0; action < 30 && !position->over(); ++action) {
        const Seat seat = first_actor(*position);
        KeptPlan& plan = plans[static_cast<std::size_t>(seat)];
        const auto fresh = bot("learned", JsonObject{{"iterations", 8}});
        fresh->take_up(seat, plan);
        const auto seen = position->guess(seat, random);
        const auto expected = plan.next(*seen, seat);
        const Advice advice = fresh->choose(*seen, seat, random);
        if (expected) {
            EXPECT_EQ(advice.action, expected->action);
            ++gone_on;
        }
        plan = fresh->plan_of(seat);
        position->apply(seat, advice.action, nullptr);
    }
    EXPECT_GT(gone_on, 0);
}

}  // namespace
}  // namespace orrery::test
