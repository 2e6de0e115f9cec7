// Time: the game's own limits, people's budgets, and turns of days.
#include <gtest/gtest.h>

#include "tests/table/house.h"

namespace orrery::test {
namespace {

constexpr table::Milliseconds kSecond = 1000;

JsonObject move(Seat seat, const std::string& action) {
    return {{"op", "move"}, {"seat", seat}, {"action", action}};
}

// Two people who build; the sandglass has just been turned.
std::string open_building(House& house, const std::string& options = "{}") {
    const std::string id =
        house.open_table(kAda, R"({"game":"cosmic-factory","public":true,"options":)" + options +
                                   R"(,"seats":[{"you":true},{"open":true}]})");
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    const auto phase = [&] { return house.state(id).position().state_json().at("phase"); };
    while (phase() != Json("build")) EXPECT_EQ(error_code(house.play(id, house.actor(id))), "");
    return id;
}

std::string phase(House& house, const std::string& id) {
    return std::string(house.state(id).position().state_json().at("phase").as_string());
}

bool is_legal(House& house, const std::string& id, Seat seat, const std::string& text) {
    const Position& now = house.state(id).position();
    return now.check(seat, *now.game().parse(text)) == nullptr;
}

// Until the galaxy is whole: then a player may be done, or take a bonus tile.
void build(House& house, const std::string& id, Seat seat) {
    while (!is_legal(house, id, seat, "done")) ASSERT_EQ(error_code(house.play(id, seat)), "");
}

TEST(TableClock, CF_CLOCK_03_the_building_ends_sixty_seconds_after_the_last_ready) {
    House house;
    const std::string id = open_building(house);
    house.attach(1, id, kBen);
    EXPECT_EQ(house.next_deadline(), house.time + 60 * kSecond);
    house.pass(20 * kSecond);
    EXPECT_EQ(house.ask(id, kAda, R"({"op":"view"})").at("state").at("time").at("limit"),
              Json(JsonObject{{"seconds", 60}, {"left_ms", 40 * kSecond}}));
    house.pass(40 * kSecond - 1);
    EXPECT_EQ(phase(house, id), "build");
    house.pass(1);
    EXPECT_NE(phase(house, id), "build");
    const Json line = house.last(1).at("entries").at(0);
    EXPECT_EQ(line.at("seat"), Json("clock"));
    EXPECT_EQ(line.at("kind"), Json("move"));
    EXPECT_EQ(house.state(id).history().actions().back().seat, kClock);
}

TEST(TableClock, CF_CLOCK_03_one_allowance_for_transmission_of_at_most_a_second) {
    for (const auto& [allowance, granted] : {std::pair{300, 300}, {5000, 1000}, {-7, 0}}) {
        table::Settings settings;
        settings.allowance = allowance;
        House house(settings);
        const std::string id = open_building(house);
        EXPECT_EQ(house.next_deadline(), house.time + 60 * kSecond + granted);
    }
}

TEST(TableClock, CF_BUILD_10_what_was_received_before_the_deadline_is_in_time) {
    House house;
    const std::string id = open_building(house);
    build(house, id, 0);
    house.pass(60 * kSecond - 1);
    JsonObject request = move(0, "done");
    request["id"] = "in time";
    house.replies.clear();
    house.submit(id, kAda, request);
    house.time += 500;  // the disk is slow
    house.lobby().tick();
    house.store.settle();
    ASSERT_EQ(house.replies.size(), 1U);
    EXPECT_EQ(error_code(house.replies[0]), "");
    EXPECT_NE(phase(house, id), "build") << "and then time was up";
}

TEST(TableClock, CF_BUILD_10_what_comes_later_is_refused_even_if_nobody_looked_at_the_clock) {
    House house;
    const std::string id = open_building(house);
    build(house, id, 0);
    house.time += 60 * kSecond;
    EXPECT_EQ(error_code(house.ask(id, kAda, move(0, "done"))), "illegal_action");
    EXPECT_NE(phase(house, id), "build");
}

TEST(TableClock, CF_CLOCK_04_a_limit_is_void_when_its_phase_is_left) {
    House house;
    const std::string id = open_building(house);
    build(house, id, 0);
    build(house, id, 1);
    EXPECT_EQ(error_code(house.ask(id, kAda, move(0, "done"))), "");
    house.time += 60 * kSecond - 1;
    JsonObject request = move(1, "done");
    request["id"] = "last";
    house.submit(id, kBen, request);
    house.time += 1;
    house.lobby().tick();  // waits behind the last `done`, which ends the building
    house.store.settle();
    EXPECT_NE(phase(house, id), "build");
    EXPECT_EQ(house.state(id).history().actions().back().seat, 1);
}

TEST(TableClock, CF_CLOCK_05_untimed_there_is_no_deadline) {
    House house;
    const std::string id = open_building(house, R"({"sandglass_seconds":0})");
    EXPECT_GE(house.next_deadline(), house.time + 24 * table::kHour);
    house.pass(3600 * kSecond);
    EXPECT_EQ(phase(house, id), "build");
    EXPECT_FALSE(house.ask(id, kAda, R"({"op":"view"})").at("state").as_object().contains("time"));
}

TEST(TableClock, CF_CLOCK_07_getting_ready_has_no_limit) {
    House house;
    const std::string id = open_building(house);
    house.pass(60 * kSecond);
    while (phase(house, id) != "ready") house.play(id, house.actor(id));
    EXPECT_GE(house.next_deadline(), house.time + 24 * table::kHour);
}

TEST(TableClock, CF_CLOCK_02_who_was_heard_first_gets_the_bonus) {
    House house;
    const std::string id = open_building(house, R"({"beginner":true})");
    const std::string bonus = "take green";
    ASSERT_TRUE(is_legal(house, id, 0, bonus) && is_legal(house, id, 1, bonus));
    house.replies.clear();
    JsonObject ben = move(1, bonus), ada = move(0, bonus);
    ben["id"] = "b";
    ada["id"] = "a";
    house.submit(id, kBen, ben);
    house.submit(id, kAda, ada);
    house.store.settle();
    ASSERT_EQ(house.replies.size(), 2U);
    EXPECT_EQ(house.replies[0].at("type"), Json("ack"));
    EXPECT_EQ(house.replies[0].at("id"), Json("b"));
    EXPECT_EQ(error_code(house.replies[1]), "illegal_action");
    EXPECT_EQ(house.replies[1].at("id"), Json("a"));
}

TEST(TableClock, a_restart_leaves_the_sandglass_what_was_in_it) {
    House house;
    const std::string id = open_building(house);
    house.pass(45 * kSecond);
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"chat","text":"puh"})")), "");
    house.time += 3600 * kSecond;
    house.restart();
    EXPECT_EQ(phase(house, id), "build");
    EXPECT_EQ(house.next_deadline(), house.time + 15 * kSecond);
}

std::string open_timed(House& house, const std::string& clock) {
    const std::string id = house.open_table(
        kAda, R"({"game":"crafting-the-cosmos","public":true,"takeover":"random","clock":)" +
                  clock + R"(,"seats":[{"you":true},{"open":true}]})");
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    return id;
}

// Plays on until another seat has to act; the time stands still meanwhile.
void play_turn(House& house, const std::string& id) {
    const Seat seat = house.actor(id);
    while (house.actor(id) == seat) ASSERT_EQ(error_code(house.play(id, seat)), "");
}

Json left(House& house, const std::string& id, Seat seat) {
    return house.ask(id, kAda, R"({"op":"view"})")
        .at("state")
        .at("time")
        .at("seats")
        .at(static_cast<std::size_t>(seat))
        .at("left_ms");
}

constexpr const char* kFischer =
    R"({"kind":"real_time","budget_seconds":100,"increment_seconds":7})";

TEST(TableClock, in_real_time_a_budget_runs_during_ones_turn_and_grows_after_it) {
    House house;
    const std::string id = open_timed(house, kFischer);
    const Seat first = house.actor(id), second = static_cast<Seat>(1 - first);
    house.pass(30 * kSecond);
    EXPECT_EQ(left(house, id, first), Json(70 * kSecond));
    EXPECT_EQ(left(house, id, second), Json(100 * kSecond));
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"chat","text":"?"})")), "");
    EXPECT_EQ(left(house, id, first), Json(70 * kSecond)) << "talk does not stop a clock";
    play_turn(house, id);
    EXPECT_EQ(left(house, id, first), Json(77 * kSecond));
    house.pass(50 * kSecond);
    EXPECT_EQ(left(house, id, second), Json(50 * kSecond));
    house.time += 1000 * kSecond;
    house.restart();
    EXPECT_EQ(left(house, id, second), Json(100 * kSecond))
        << "nobody is charged while the server is down";
    EXPECT_EQ(left(house, id, first), Json(77 * kSecond));
}

TEST(TableClock, who_runs_out_of_time_is_replaced_by_the_bot_and_does_not_come_back) {
    House house;
    const std::string id = open_timed(house, kFischer);
    const Seat seat = house.actor(id);
    house.attach(1, id, kCleo);
    house.pass(100 * kSecond);
    EXPECT_EQ(house.state(id).seat(seat).bot, "random");
    EXPECT_EQ(house.last(1).at("entries").at(0).at("why"), Json("time"));
    EXPECT_EQ(house.last(1).at("state").at("seats").at(seat).at("played_by"), Json("random"));
    ASSERT_EQ(house.tasks.size(), 1U);
    const table::Guest& guest = seat == 0 ? kAda : kBen;
    EXPECT_EQ(error_code(house.play(id, seat)), "bot_acts");
    EXPECT_EQ(error_code(house.ask(id, guest, JsonObject{{"op", "return"}, {"seat", seat}})),
              "no_time");
    house.let_bots_act();
    EXPECT_NE(house.actor(id), seat);
}

TEST(TableClock, in_days_each_turn_has_its_time_whether_the_server_runs_or_not) {
    House house;
    const table::Milliseconds day = 86'400 * kSecond;
    const std::string id = open_timed(house, R"({"kind":"turn_based","turn_seconds":86400})");
    const Seat first = house.actor(id);
    house.pass(day / 2);
    play_turn(house, id);
    const Seat second = house.actor(id);
    EXPECT_EQ(house.next_deadline(), house.time + day);
    house.time += day / 2;
    house.restart();
    EXPECT_EQ(house.next_deadline(), house.time + day / 2);
    EXPECT_EQ(left(house, id, second), Json(day / 2));
    house.pass(day / 2);
    EXPECT_EQ(house.state(id).seat(second).bot, "random");
    const table::Guest& guest = second == 0 ? kAda : kBen;
    EXPECT_EQ(error_code(house.ask(id, guest, JsonObject{{"op", "return"}, {"seat", second}})), "");
    EXPECT_EQ(left(house, id, second), Json(day)) << "a new turn's time";
    play_turn(house, id);
    EXPECT_EQ(house.actor(id), first);
    EXPECT_EQ(left(house, id, first), Json(day));
}

TEST(TableClock, what_a_bot_needs_is_nobodys_time) {
    House house;
    const std::string id = house.open_table(kAda, R"({"game":"crafting-the-cosmos","start":true,
                  "clock":{"kind":"real_time","budget_seconds":5,"increment_seconds":0},
                  "seats":[{"bot":"random"},{"you":true}]})");
    EXPECT_EQ(house.next_deadline(), std::nullopt);
    house.pass(60 * kSecond);
    house.let_bots_act();
    EXPECT_EQ(left(house, id, 1), Json(5 * kSecond));
    EXPECT_EQ(house.next_deadline(), house.time + 5 * kSecond);
}

TEST(TableClock, all_who_act_at_once_are_charged) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmic-factory","start":true,"options":{"sandglass_seconds":0},
                  "clock":{"kind":"real_time","budget_seconds":60,"increment_seconds":5},
                  "seats":[{"you":true},{"you":true,"name":"B"}]})");
    house.pass(10 * kSecond);
    EXPECT_EQ(error_code(house.play(id, 0)), "");
    EXPECT_EQ(left(house, id, 0), Json(55 * kSecond));
    EXPECT_EQ(left(house, id, 1), Json(50 * kSecond));
    house.pass(50 * kSecond);
    EXPECT_EQ(house.state(id).seat(1).bot, "greedy");
    EXPECT_EQ(house.state(id).seat(0).bot, "");
}

}  // namespace
}  // namespace orrery::test
