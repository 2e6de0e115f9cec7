// Who thinks for whom, in which order, and for how long.
#include "server/bot_pool.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

#include "bots/bot.h"
#include "tests/support/games.h"

namespace orrery::server {
namespace {

using std::chrono::hours;
using std::chrono::milliseconds;
using testing::ElementsAre;

constexpr BotPool::Bounds kNoHurry{hours(10), 2};

struct Wish {
    std::string table = "t", guest = "ada", address = {};
    Seat seat = 0;
    bool hint = false;
};

// A question that a real bot can answer.
BotQuestion question(std::uint64_t id, const Wish& wish = {}) {
    BotQuestion question;
    question.task.table = wish.table;
    question.task.id = id;
    question.task.guest = wish.guest;
    question.task.seat = wish.seat;
    question.task.bot = "random";
    question.task.options = JsonObject{};
    question.task.seen = test::start(test::game("cosmic-factory"), 3, JsonObject{}, 1);
    question.task.hint = wish.hint;
    question.address = wish.address;
    return question;
}

// One that would be thought about for minutes.
BotQuestion dearest(std::uint64_t id, const Wish& wish = {}) {
    BotQuestion dear = question(id, wish);
    dear.task.bot = "greedy";
    dear.task.options = JsonObject{{"trials", kMostTrials}};
    return dear;
}

// A pool of one thread, and what it has answered.
class OneThread {
  public:
    explicit OneThread(const BotPool::Bounds& bounds = kNoHurry)
        : pool_(1, bounds, [this](BotAnswer answer) {
              const std::lock_guard lock(mutex_);
              answers_.push_back(std::move(answer));
              arrived_.notify_all();
          }) {}

    BotPool* operator->() { return &pool_; }
    std::vector<std::uint64_t> hear(std::size_t count) {
        std::vector<std::uint64_t> ids;
        for (const BotAnswer& answer : answers(count)) ids.push_back(answer.question.task.id);
        return ids;
    }
    std::vector<BotAnswer> answers(std::size_t count) {
        std::unique_lock lock(mutex_);
        arrived_.wait(lock, [&] { return answers_.size() >= count; });
        return answers_;
    }

  private:
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::vector<BotAnswer> answers_;
    BotPool pool_;  // ends first: its threads tell the others
};

TEST(BotPool, answers_in_its_own_thread) {
    OneThread pool;
    pool->ask(question(5, {.seat = 1}));
    const BotAnswer answer = pool.answers(1).front();
    EXPECT_EQ(answer.question.task.id, 5U);
    EXPECT_EQ(answer.question.task.seen->check(1, answer.answer.advice.action), nullptr);
    EXPECT_FALSE(answer.cut_short);
}

TEST(BotPool, keeps_one_question_a_seat_and_every_hint) {
    BotPool pool(0, kNoHurry, [](const BotAnswer&) {});
    for (std::uint64_t id = 1; id <= 5; ++id) pool.ask(question(id));
    EXPECT_EQ(pool.waiting(), 1U);
    pool.ask(question(6, {.seat = 1}));
    pool.ask(question(6, {.table = "other"}));
    EXPECT_EQ(pool.waiting(), 3U);
    pool.ask(question(7, {.hint = true}));
    pool.ask(question(8, {.hint = true}));
    EXPECT_EQ(pool.waiting(), 5U);
}

TEST(BotPool, refuses_the_hint_that_is_one_too_many_for_a_guest) {
    BotPool pool(0, kNoHurry, [](const BotAnswer&) {});
    for (const char* table : {"t", "u"})
        EXPECT_EQ(pool.ask(question(1, {.table = table, .hint = true})), std::nullopt);
    const std::optional<Error> refused = pool.ask(question(1, {.table = "v", .hint = true}));
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->code, "busy");
    EXPECT_EQ(pool.ask(question(2, {.guest = "ben", .hint = true})), std::nullopt);
    EXPECT_EQ(pool.ask(question(3, {.table = "w"})), std::nullopt) << "a bot has to play";
    EXPECT_EQ(pool.waiting(), 4U);
}

// Addresses, then guests, then tables; who is not connected has one turn with all who are not.
TEST(BotPool, lets_everybody_have_their_turn) {
    OneThread pool;
    pool->ask(dearest(1, {.guest = "eve"}));
    while (pool->waiting() > 0) std::this_thread::yield();
    std::uint64_t id = 10;
    for (const char* table : {"e1", "e2"})
        for (Seat seat = 0; seat < 3; ++seat)
            pool->ask(question(id++, {table, "eve", "192.0.2.6", seat}));
    for (const char* guest : {"x", "y", "z"})
        pool->ask(question(id++, {std::string("of ") + guest, guest}));
    pool->ask(question(id++, {"f1", "friend", "192.0.2.6"}));
    pool->ask(question(id++, {"a1", "ada", "192.0.2.1"}));
    pool->give_up("t", 1);
    EXPECT_THAT(pool.hear(11), ElementsAre(10, 16, 20, 19, 17, 13, 18, 11, 14, 12, 15));
}

TEST(BotPool, what_was_given_up_is_not_answered_but_a_hint_is_at_once) {
    OneThread pool;
    pool->ask(dearest(1));
    pool->ask(dearest(2, {.table = "u"}));
    pool->ask(dearest(3, {.table = "v", .hint = true}));
    pool->ask(question(4, {.table = "w"}));
    for (const char* table : {"u", "v", "t"})
        for (std::uint64_t task = 1; task <= 3; ++task) pool->give_up(table, task);
    EXPECT_THAT(pool.hear(2), ElementsAre(3, 4));
    const BotAnswer hint = pool.answers(2).front();
    EXPECT_EQ(hint.question.task.seen->check(0, hint.answer.advice.action), nullptr);
    EXPECT_FALSE(hint.cut_short);
}

TEST(BotPool, ends_what_takes_too_long_with_the_best_that_was_found) {
    OneThread pool({milliseconds(20), 2});
    pool->ask(dearest(1));
    const BotAnswer answer = pool.answers(1).front();
    EXPECT_TRUE(answer.cut_short);
    EXPECT_EQ(answer.question.task.seen->check(0, answer.answer.advice.action), nullptr);
}

TEST(BotPool, ends_in_the_middle_of_the_dearest_thoughts) {
    std::vector<BotAnswer> answers;
    std::mutex mutex;
    {
        BotPool pool(4, kNoHurry, [&](BotAnswer answer) {
            const std::lock_guard lock(mutex);
            answers.push_back(std::move(answer));
        });
        for (std::uint64_t id = 1; id <= 20; ++id)
            pool.ask(dearest(id, {.table = std::to_string(id)}));
        pool.stop();
        pool.ask(dearest(21));
    }
    EXPECT_LE(answers.size(), 4U) << "no other thought was begun";
}

TEST(HeldAnswers, come_when_it_is_time) {
    HeldAnswers held;
    EXPECT_EQ(held.next(), std::nullopt);
    const table::Moment now(5);
    held.hold(now + 300, {question(3), {}, 0});
    held.hold(now + 100, {question(1), {}, 0});
    held.hold(now + 200, {question(2), {}, 0});
    EXPECT_EQ(held.next(), now + 100);
    const std::vector<BotAnswer> due = held.take(now + 200);
    ASSERT_EQ(due.size(), 2U);
    EXPECT_EQ(due[0].question.task.id, 1U);
    EXPECT_EQ(due[1].question.task.id, 2U);
    EXPECT_EQ(held.next(), now + 300);
}

TEST(Pace, is_human_and_not_always_the_same) {
    std::set<table::Milliseconds> times;
    for (std::uint64_t id = 1; id <= 100; ++id) {
        const table::Milliseconds time = time_for(question(id).task, 900);
        EXPECT_GE(time, 600);
        EXPECT_LE(time, 1'200);
        times.insert(time);
    }
    EXPECT_GT(times.size(), 50U);
    EXPECT_EQ(time_for(question(1).task, 0), 0);
}

}  // namespace
}  // namespace orrery::server
