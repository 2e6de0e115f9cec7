// People who go away, come back, give up or want to play again; and the bots who act for them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/table/house.h"

namespace orrery::test {
namespace {

using ::testing::HasSubstr;

std::string open_crafting(House& house, const std::string& others) {
    return house.open_table(kAda, R"({"game":"crafting-the-cosmos","public":true,
        "takeover":"random","seats":[{"you":true},)" +
                                      others + "]}");
}

// Ada and Ben in a game that has begun.
std::string open_for_two(House& house) {
    const std::string id = open_crafting(house, R"({"open":true})");
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    return id;
}

JsonObject about(const char* op, Seat seat) {
    return {{"op", op}, {"seat", seat}};
}

TEST(TableAbsence, a_bot_takes_an_abandoned_seat_and_hands_it_back) {
    House house;
    const std::string id = open_for_two(house);
    house.attach(1, id, kAda);
    house.attach(2, id, kBen);
    EXPECT_EQ(error_code(house.ask(id, kAda, about("takeover", 1))), "not_away");
    house.at(id).detach(2);
    house.pass(59'999);
    EXPECT_EQ(error_code(house.ask(id, kAda, about("takeover", 1))), "not_away");
    house.pass(1);
    EXPECT_EQ(error_code(house.ask(id, kCleo, about("takeover", 1))), "not_yours");
    EXPECT_EQ(error_code(house.ask(id, kAda, about("takeover", 1))), "");
    EXPECT_EQ(house.last(1).at("entries").at(0).at("why"), Json("away"));
    EXPECT_EQ(error_code(house.ask(id, kAda, about("takeover", 1))), "bot_acts");
    while (house.actor(id) == 0) EXPECT_EQ(error_code(house.play(id, 0)), "");
    ASSERT_EQ(house.tasks.size(), 1U);
    EXPECT_EQ(house.tasks[0].seat, 1);
    EXPECT_EQ(house.tasks[0].bot, "random");

    house.attach(2, id, kBen);
    EXPECT_EQ(error_code(house.ask(id, kAda, about("return", 1))), "not_yours");
    EXPECT_EQ(error_code(house.ask(id, kBen, about("return", 1))), "");
    EXPECT_EQ(error_code(house.ask(id, kBen, about("return", 1))), "wrong_phase");
    const std::uint64_t number = house.state(id).number();
    house.think();
    EXPECT_EQ(house.state(id).number(), number) << "the bot's answer came too late";
    EXPECT_EQ(error_code(house.play(id, 1)), "");
}

TEST(TableAbsence, who_is_here_and_says_nothing_for_a_day_does_not_hold_the_game) {
    House house;
    const std::string id = open_for_two(house);
    house.attach(1, id, kAda);
    house.attach(2, id, kBen);
    while (house.actor(id) != 1) EXPECT_EQ(error_code(house.play(id, 0)), "");
    house.pass(table::kHour);
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"chat","text":"later"})")), "");
    house.pass(23 * table::kHour - 1);
    EXPECT_EQ(error_code(house.ask(id, kAda, about("takeover", 1))), "not_away");
    house.pass(1);
    EXPECT_EQ(error_code(house.ask(id, kCleo, about("takeover", 1))), "not_yours");
    EXPECT_EQ(error_code(house.ask(id, kAda, about("takeover", 1))), "") << "talk is no move";
    EXPECT_EQ(house.last(1).at("entries").at(0).at("why"), Json("silent"));
    ASSERT_EQ(house.tasks.size(), 1U);

    EXPECT_EQ(error_code(house.ask(id, kBen, about("return", 1))), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, about("takeover", 1))), "not_away")
        << "who comes back has a day again";
}

TEST(TableAbsence, only_who_is_waited_for_is_silent) {
    House house;
    const std::string id = open_for_two(house);
    house.attach(1, id, kAda);
    house.attach(2, id, kBen);
    while (house.actor(id) != 0) EXPECT_EQ(error_code(house.play(id, 1)), "");
    house.pass(48 * table::kHour);
    EXPECT_EQ(error_code(house.ask(id, kAda, about("takeover", 1))), "not_away");
    EXPECT_EQ(error_code(house.ask(id, kBen, about("takeover", 0))), "");
}

TEST(TableAbsence, a_server_that_was_away_itself_gives_a_moment_to_say_something) {
    House house;
    const std::string id = open_for_two(house);
    while (house.actor(id) != 1) EXPECT_EQ(error_code(house.play(id, 0)), "");
    house.time += 72 * table::kHour;
    house.restart();
    house.attach(1, id, kAda);
    house.attach(2, id, kBen);
    house.pass(59'999);
    EXPECT_EQ(error_code(house.ask(id, kAda, about("takeover", 1))), "not_away");
    house.pass(1);
    EXPECT_EQ(error_code(house.ask(id, kAda, about("takeover", 1))), "");
}

TEST(TableAbsence, whoever_is_not_back_after_a_restart_counts_as_away_from_then_on) {
    House house;
    const std::string id = open_for_two(house);
    house.pass(3'600'000);
    house.restart();
    EXPECT_EQ(error_code(house.ask(id, kAda, about("takeover", 1))), "not_away");
    house.pass(60'000);
    EXPECT_EQ(error_code(house.ask(id, kAda, about("takeover", 1))), "");
}

TEST(TableAbsence, everybody_may_let_a_bot_act_for_themselves) {
    House house;
    const std::string id = open_for_two(house);
    house.attach(1, id, kAda);
    EXPECT_EQ(error_code(house.ask(id, kAda, about("takeover", 0))), "");
    EXPECT_EQ(house.last(1).at("entries").at(0).at("why"), Json("asked"));
    EXPECT_EQ(error_code(house.ask(id, kAda, about("undo", 0))), "bot_acts");
    EXPECT_EQ(error_code(house.ask(id, kAda, about("takeover", 0))), "bot_acts");
}

TEST(TableAbsence, resigning_from_a_game_of_two_ends_it_and_the_other_wins) {
    House house;
    const std::string id = open_for_two(house);
    house.attach(1, id, kAda);
    EXPECT_EQ(error_code(house.ask(id, kAda, about("resign", 1))), "not_yours");
    EXPECT_EQ(error_code(house.ask(id, kAda, about("resign", 0))), "");
    EXPECT_EQ(house.state(id).phase(), table::Phase::kOver);
    const Json lines = house.last(1).at("entries");
    EXPECT_EQ(lines.at(0).at("kind"), Json("resign"));
    EXPECT_EQ(lines.at(1).at("reason"), Json("resigned"));
    EXPECT_EQ(lines.at(1).at("scores").at(0).at("place"), Json(2));
    EXPECT_EQ(lines.at(1).at("scores").at(1).at("place"), Json(1));
    EXPECT_EQ(house.last(1).at("state").at("seats").at(0).at("resigned"), Json(true));
    EXPECT_TRUE(house.last(1).at("state").at("to_move").as_array().empty());
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"record"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, about("resign", 0))), "wrong_phase");
    EXPECT_TRUE(house.tasks.empty());
}

TEST(TableAbsence, among_more_a_bot_plays_on_and_the_seat_comes_last) {
    House house;
    const std::string id = open_crafting(house, R"({"open":true},{"bot":"random"})");
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kBen, about("resign", 1))), "");
    EXPECT_EQ(house.state(id).phase(), table::Phase::kPlaying);
    EXPECT_EQ(error_code(house.ask(id, kBen, about("return", 1))), "bot_acts");
    EXPECT_EQ(error_code(house.ask(id, kBen, about("resign", 1))), "wrong_phase");
    EXPECT_EQ(error_code(house.play(id, 1)), "bot_acts");
    house.play_to_the_end(id);
    EXPECT_EQ(house.state(id).phase(), table::Phase::kOver);
    const Json scores = house.ask(id, kAda, R"({"op":"view"})").at("state").at("scores");
    EXPECT_EQ(scores.at(1).at("place"), Json(3));
    EXPECT_LE(scores.at(0).at("place").as_int64(), 2);
    EXPECT_LE(scores.at(2).at("place").as_int64(), 2);
}

TEST(TableAbsence, when_the_last_person_resigns_the_bots_do_not_play_on) {
    House house;
    const std::string id = open_crafting(house, R"({"bot":"random"},{"bot":"random"})");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, about("resign", 0))), "");
    EXPECT_EQ(house.state(id).phase(), table::Phase::kOver);
}

TEST(TableAbsence, a_rematch_seats_the_same_people_once) {
    House house;
    const std::string id = open_for_two(house);
    house.attach(1, id, kAda);
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"rematch"})")), "wrong_phase");
    EXPECT_EQ(error_code(house.ask(id, kBen, about("resign", 1))), "");
    EXPECT_EQ(error_code(house.ask(id, kCleo, R"({"op":"rematch"})")), "not_yours");
    const Json first = house.ask(id, kAda, R"({"op":"rematch"})");
    ASSERT_EQ(error_code(first), "") << to_text(first);
    const std::string next(first.at("table").as_string());
    EXPECT_EQ(house.last(1).at("entries").at(0).at("table"), Json(next));
    EXPECT_EQ(house.last(1).at("state").at("rematch"), Json(next));
    EXPECT_EQ(house.ask(id, kBen, R"({"op":"rematch"})").at("table"), Json(next));
    EXPECT_EQ(house.lobby().loaded(), 2U);
    const table::State& state = house.state(next);
    EXPECT_EQ(state.phase(), table::Phase::kOpen) << "the others give their part of the seed";
    EXPECT_EQ(state.owner(), kAda.id);
    EXPECT_EQ(state.seat(1).guest, kBen.id);
    EXPECT_FALSE(state.seat(1).resigned);
    EXPECT_NE(state.setup().host_seed, house.state(id).setup().host_seed);
    EXPECT_NE(state.setup().code, house.state(id).setup().code);
    EXPECT_EQ(error_code(house.ask(next, kAda, R"({"op":"start"})")), "");
    EXPECT_EQ(error_code(house.ask(next, kBen, about("resign", 1))), "");
    EXPECT_EQ(house.lobby().finished_of(kBen.id, 10)->tables.size(), 2U);
}

TEST(TableAbsence, a_rematch_is_as_quiet_as_the_game_before) {
    House house;
    const std::string id = open_for_two(house);
    EXPECT_EQ(error_code(house.ask(id, kCleo, R"({"op":"chat","text":"boo"})")), "");
    const auto alias = [&](const std::string& table, const table::Guest& guest) {
        return house.state(table).alias_of(guest.id);
    };
    EXPECT_EQ(
        error_code(house.ask(id, kAda, JsonObject{{"op", "remove"}, {"person", alias(id, kCleo)}})),
        "");
    EXPECT_EQ(error_code(house.ask(id, kBen, about("resign", 1))), "");
    const Json made = house.ask(id, kBen, R"({"op":"rematch"})");
    const std::string next(made.at("table").as_string());
    EXPECT_EQ(error_code(house.ask(next, kCleo, R"({"op":"chat","text":"boo"})")), "kept_out");
    EXPECT_EQ(alias(next, kAda), alias(id, kAda)) << "who was muted stays so";
    EXPECT_NE(house.state(next).setup().code, house.state(id).setup().code);
    house.restart();
    EXPECT_EQ(error_code(house.ask(next, kCleo, R"({"op":"chat","text":"boo"})")), "kept_out");
    const std::string other = open_for_two(house);
    EXPECT_NE(alias(other, kAda), alias(id, kAda));
}

TEST(TableAbsence, a_rematch_against_bots_begins_when_it_is_started) {
    House house;
    const std::string id = open_crafting(house, R"({"bot":"random"})");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, about("resign", 0))), "");
    const std::string next(house.ask(id, kAda, R"({"op":"rematch"})").at("table").as_string());
    EXPECT_EQ(house.state(next).phase(), table::Phase::kOpen);
    EXPECT_EQ(house.state(next).seat(1).bot, "random");
    EXPECT_EQ(error_code(house.ask(next, kAda, R"({"op":"start"})")), "");
}

TEST(TableBots, are_shown_a_guess_and_asked_once) {
    House house;
    const std::string id = open_crafting(house, R"({"bot":"random"})");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    while (house.actor(id) == 0) EXPECT_EQ(error_code(house.play(id, 0)), "");
    ASSERT_EQ(house.tasks.size(), 1U);
    const table::Task& task = house.tasks[0];
    EXPECT_FALSE(task.seen->equals(house.state(id).position())) << "the deck is not for its eyes";
    EXPECT_EQ(task.seen->view_json(1), house.state(id).position().view_json(1));
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"chat","text":"come on"})")), "");
    house.attach(1, id, kAda);
    EXPECT_EQ(house.tasks.size(), 1U);
}

TEST(TableBots, an_answer_counts_once_and_only_for_its_own_question) {
    House house;
    const std::string id = open_crafting(house, R"({"bot":"random"})");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    while (house.actor(id) == 0) EXPECT_EQ(error_code(house.play(id, 0)), "");
    const table::Task task = house.tasks[0];
    const table::Answer answer = table::think(task);
    const std::uint64_t number = house.state(id).number();
    house.lobby().answer(task, answer);
    house.lobby().answer(task, answer);
    house.store.settle();
    EXPECT_EQ(house.state(id).number(), number + 1);
    house.lobby().answer(task, answer);
    table::Task nonsense = task;
    nonsense.id = 12345;
    house.lobby().answer(nonsense, answer);
    nonsense.table = "elsewhere";
    house.lobby().answer(nonsense, answer);
    house.store.settle();
    EXPECT_EQ(house.state(id).number(), number + 1);
}

TEST(TableBots, where_all_act_at_once_others_do_not_make_a_bot_think_again) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmic-factory","start":true,"options":{"sandglass_seconds":0},
                  "seats":[{"you":true},{"bot":"random"}]})");
    while (house.state(id).position().state_json().at("phase") != Json("build")) {
        house.let_bots_act();
        if (house.state(id).position().state_json().at("phase") == Json("build")) break;
        EXPECT_EQ(error_code(house.play(id, 0)), "");
    }
    ASSERT_EQ(house.tasks.size(), 1U);
    const std::uint64_t task = house.tasks[0].id;
    for (int i = 0; i < 3; ++i) EXPECT_EQ(error_code(house.play(id, 0)), "");
    ASSERT_EQ(house.tasks.size(), 1U);
    EXPECT_EQ(house.tasks[0].id, task);
    const std::uint64_t number = house.state(id).number();
    house.think();
    EXPECT_EQ(house.state(id).number(), number + 1);
}

TEST(TableBots, go_on_after_a_restart_and_after_the_store_failed) {
    House house;
    const std::string id = open_crafting(house, R"({"bot":"random"})");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    while (house.actor(id) == 0) EXPECT_EQ(error_code(house.play(id, 0)), "");
    house.restart();
    ASSERT_EQ(house.tasks.size(), 1U);
    house.store.fate = [] { return MemoryStore::Fate::kFails; };
    house.think();
    EXPECT_TRUE(house.tasks.empty()) << "not at once again";
    EXPECT_EQ(house.next_deadline(), house.time + 1000);
    house.store.fate = [] { return MemoryStore::Fate::kCommits; };
    house.pass(1000);
    ASSERT_EQ(house.tasks.size(), 1U);
    const std::uint64_t number = house.state(id).number();
    house.think();
    EXPECT_EQ(house.state(id).number(), number + 1);
}

}  // namespace
}  // namespace orrery::test
