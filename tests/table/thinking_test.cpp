// What a table asks bots, for whom, and when nobody needs to think about it any more.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/table/house.h"

namespace orrery::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* kAgainstBot =
    R"({"op":"open","game":"cosmic-factory","start":true,
        "seats":[{"you":true},{"bot":"greedy","options":{"trials":40}}]})";

std::string open_with_trials(const std::string& trials) {
    return R"({"op":"open","game":"cosmic-factory","start":true,
               "seats":[{"you":true},{"bot":"greedy","options":{"trials":)" +
           trials + "}}]}";
}

void expect_too_hard(const Json& reply, std::string_view at) {
    ASSERT_EQ(error_code(reply), "bad_input") << to_text(reply);
    EXPECT_EQ(reply.at("error").at("at"), Json(at));
    EXPECT_EQ(reply.at("error").at("message"), "a bot may try at most 50000 here");
}

table::Settings modest() {
    table::Settings settings;
    settings.most_trials = 50'000;
    return settings;
}

TEST(TableThinking, a_bot_that_would_think_too_hard_is_refused) {
    House house(modest());
    expect_too_hard(house.open(kAda, open_with_trials("50001")), "/seats/1/options/trials");
    expect_too_hard(house.open(kAda, open_with_trials("10000000")), "/seats/1/options/trials");
    EXPECT_EQ(error_code(house.open(kAda, open_with_trials("50000"))), "");
    const std::string id = house.open_table(
        kAda, R"({"op":"open","game":"cosmic-factory","seats":[{"you":true},{"open":true}]})");
    expect_too_hard(
        house.ask(id, kAda,
                  R"({"op":"seat_bot","seat":1,"bot":"greedy","options":{"trials":50001}})"),
        "/options/trials");
}

TEST(TableThinking, what_was_allowed_once_goes_on_and_a_rematch_has_what_is_allowed_now) {
    House house;
    const std::string id =
        house.open_table(kAda, R"({"op":"open","game":"cosmogenesis","start":true,
                  "seats":[{"you":true},{"bot":"greedy","options":{"trials":100000}}]})");
    house.lower_trials(50'000);
    EXPECT_EQ(house.state(id).seat(1).bot_options.at("trials"), 100'000);
    house.play_to_the_end(id);
    const Json rematch = house.ask(id, kAda, R"({"op":"rematch"})");
    ASSERT_EQ(error_code(rematch), "") << to_text(rematch);
    const std::string next(rematch.at("table").as_string());
    EXPECT_EQ(house.state(next).seat(1).bot_options.at("trials"), 50'000);
}

// A level is told nothing, but it is granted no more than others are.
TEST(TableThinking, a_level_is_granted_what_the_host_allows) {
    House house(modest());
    const std::string id = house.open_table(kAda, R"({"op":"open","game":"cosmic-factory",
                  "start":true,"seats":[{"you":true},{"bot":"level-5"}]})");
    EXPECT_EQ(house.state(id).seat(1).bot, "level-5");
    ASSERT_EQ(house.tasks.size(), 1U);
    EXPECT_EQ(house.tasks.front().most_trials, 50'000U);
    const Json reply = house.open(kAda, R"({"op":"open","game":"cosmic-factory",
                  "seats":[{"you":true},{"bot":"level-5","options":{"trials":1}}]})");
    EXPECT_EQ(error_code(reply), "bad_input");
    EXPECT_EQ(reply.at("error").at("at"), "/seats/1/options");
}

TEST(TableThinking, a_hint_is_granted_what_the_host_allows) {
    House house(modest());
    const std::string id = house.open_table(kAda, R"({"op":"open","game":"cosmic-factory",
                  "start":true,"seats":[{"you":true},{"bot":"random"}]})");
    house.submit(id, kAda, JsonObject{{"op", "hint"}, {"id", "h"}, {"seat", 0}});
    EXPECT_TRUE(house.tasks.back().hint);
    EXPECT_EQ(house.tasks.back().most_trials, 50'000U);
}

// Another bot is made for every question; it goes on with the plan of the one before.
TEST(TableThinking, a_plan_is_handed_on_from_question_to_question) {
    House house;
    const std::string id = house.open_table(kAda, R"({"op":"open","game":"cosmogenesis",
                  "start":true,"seats":[{"bot":"learned","options":{"iterations":8}},{"you":true}]})");
    int gone_on = 0;
    for (int step = 0; step < 30; ++step) {
        if (house.tasks.empty()) {
            house.play(id, house.actor(id));
            continue;
        }
        const table::Task& task = house.tasks.front();
        const auto planned = task.plan.next(*task.seen, task.seat);
        gone_on += planned ? 1 : 0;
        house.think();
    }
    EXPECT_GT(gone_on, 0);
}

TEST(TableThinking, is_for_the_opener_or_for_who_plays_while_the_opener_is_away) {
    House house;
    const std::string id = house.open_table(kAda, R"({"op":"open","game":"cosmic-factory",
                  "seats":[{"you":true},{"bot":"random"},{"open":true}]})");
    house.ask(id, kBen, R"({"op":"sit"})");
    house.attach(1, id, kBen);
    house.ask(id, kAda, R"({"op":"start"})");
    ASSERT_EQ(house.tasks.size(), 1U);
    EXPECT_EQ(house.tasks.front().guest, kBen.id);
    house.attach(2, id, kAda);
    house.think();
    house.play(id, 0);
    house.play(id, 2);
    ASSERT_EQ(house.tasks.size(), 1U);
    EXPECT_EQ(house.tasks.front().guest, kAda.id);
    house.submit(id, kBen, JsonObject{{"op", "hindsight"}, {"id", "h"}, {"seat", 2}});
    EXPECT_EQ(house.tasks.back().guest, kBen.id);
}

TEST(TableThinking, is_given_up_when_the_game_goes_elsewhere) {
    House house;
    const std::string id = house.open_table(kAda, kAgainstBot);
    ASSERT_EQ(house.tasks.size(), 1U);
    const std::uint64_t asked = house.tasks.front().id;
    house.play(id, 0);  // a pick: it says something about what is to come
    EXPECT_THAT(house.given_up, ElementsAre(asked));
    const std::uint64_t number = house.state(id).number();
    house.think();
    EXPECT_EQ(house.state(id).number(), number) << "its answer came all the same";
    house.think();
    EXPECT_GT(house.state(id).number(), number) << "it was asked again";
}

TEST(TableThinking, that_was_answered_is_not_given_up) {
    House house;
    const std::string id = house.open_table(kAda, kAgainstBot);
    while (house.state(id).number() < 30) {
        house.let_bots_act();
        house.play(id, 0);
    }
    EXPECT_THAT(house.given_up, IsEmpty());
}

TEST(TableThinking, about_a_hint_is_given_up_when_its_turn_is_over_or_who_asked_has_left) {
    House house;
    const std::string id =
        house.open_table(kAda, R"({"op":"open","game":"cosmogenesis","start":true,
                  "seats":[{"you":true},{"you":true}]})");
    house.attach(1, id, kAda);
    const Seat seat = house.actor(id);
    const JsonObject hint{{"op", "hint"}, {"id", "h"}, {"seat", seat}};
    house.submit(id, kAda, hint);
    ASSERT_EQ(house.tasks.size(), 1U);
    const std::uint64_t first = house.tasks.front().id;
    while (house.actor(id) == seat) house.play(id, seat);
    EXPECT_THAT(house.given_up, testing::Contains(first));
    house.think();
    EXPECT_EQ(house.replies.back().at("op"), Json("hint")) << "who asked is answered all the same";
    house.given_up.clear();
    house.submit(id, kAda, JsonObject{{"op", "hint"}, {"id", "i"}, {"seat", house.actor(id)}});
    ASSERT_EQ(house.tasks.size(), 1U);
    house.at(id).detach(1);
    EXPECT_THAT(house.given_up, ElementsAre(house.tasks.front().id));
}

TEST(TableThinking, a_hint_that_the_host_refuses_is_answered_and_may_be_asked_for_again) {
    House house;
    const std::string id =
        house.open_table(kAda, R"({"op":"open","game":"cosmogenesis","start":true,
                  "seats":[{"you":true},{"you":true}]})");
    const JsonObject hint{{"op", "hint"}, {"seat", house.actor(id)}};
    house.takes_hints = false;
    EXPECT_EQ(error_code(house.ask(id, kAda, hint)), "busy");
    house.takes_hints = true;
    const std::size_t before = house.replies.size();
    house.submit(id, kAda, hint);
    house.think();
    ASSERT_EQ(house.replies.size(), before + 1);
    EXPECT_EQ(error_code(house.replies.back()), "");
}

// To tell it the whole game is played again.
TEST(TableThinking, about_the_course_of_a_game_is_done_once_and_elsewhere) {
    House house;
    const std::string id =
        house.open_table(kAda, R"({"op":"open","game":"cosmogenesis","start":true,"public":true,
                  "seats":[{"you":true},{"bot":"random"}]})");
    house.play_to_the_end(id);
    house.replies.clear();
    house.tasks.clear();
    const auto ask_for_it = [&](const table::Guest& guest, const char* message) {
        house.submit(id, guest, JsonObject{{"op", "history"}, {"id", message}});
    };
    ask_for_it(kAda, "a");
    ask_for_it(kBen, "b");
    EXPECT_TRUE(house.replies.empty()) << "nobody's thread waits for it";
    ASSERT_EQ(house.tasks.size(), 1U) << "of two who ask";
    house.think();
    ASSERT_EQ(house.replies.size(), 2U);
    EXPECT_EQ(house.replies[0].at("id"), "a");
    EXPECT_EQ(house.replies[1].at("id"), "b");
    EXPECT_EQ(house.replies[0].at("points"), house.replies[1].at("points"));
    ask_for_it(kCleo, "c");
    ASSERT_EQ(house.replies.size(), 3U) << "it is known from now on";
    EXPECT_TRUE(house.tasks.empty());
    EXPECT_EQ(house.replies[2].at("points"), house.replies[0].at("points"));
}

TEST(TableThinking, about_the_course_of_a_game_may_be_refused_and_asked_for_again) {
    House house;
    const std::string id =
        house.open_table(kAda, R"({"op":"open","game":"cosmogenesis","start":true,
                  "seats":[{"you":true},{"bot":"random"}]})");
    house.play_to_the_end(id);
    house.takes_hints = false;
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"history"})")), "busy");
    house.takes_hints = true;
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"history"})")), "");
}

}  // namespace
}  // namespace orrery::test
