// Bots leave people a chance: where all act at once without a limit, what a person could still take
// is not gone before a person could have taken it.
#include <gtest/gtest.h>

#include "tests/table/house.h"

namespace orrery::test {
namespace {

constexpr table::Milliseconds kSecond = 1000;

Json middle(House& house, const std::string& id) {
    return house.state(id).position().state_json().at("middle");
}

Json phase(House& house, const std::string& id) {
    return house.state(id).position().state_json().at("phase");
}

// Ada and a bot have begun to build; the bot's task waits for an answer.
std::string open_building(House& house, int seconds) {
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmic-factory","start":true,"options":{"beginner":true,)"
              R"("sandglass_seconds":)" +
                  std::to_string(seconds) + R"(},"seats":[{"you":true},{"bot":"greedy"}]})");
    while (phase(house, id) != Json("build")) {
        if (has_seat(house.state(id).position().actors(), 0))
            EXPECT_EQ(error_code(house.play(id, 0)), "");
        else
            house.think();
    }
    return id;
}

void answer(House& house, const std::string& id, std::string_view action) {
    ASSERT_EQ(house.tasks.size(), 1U);
    const table::Task task = house.tasks.front();
    house.tasks.pop_front();
    table::Answer answer;
    answer.advice.action = *house.state(id).game().parse(action);
    house.lobby().answer(task, answer);
    house.store.settle();
}

const Json kAll = JsonArray{"green", "blue", "orange"};
const Json kWithoutGreen = JsonArray{"blue", "orange"};

TEST(TableGrabs, a_bot_takes_nothing_from_people_who_build_without_a_limit_in_the_first_minute) {
    House house;
    const std::string id = open_building(house, 0);
    house.pass(10 * kSecond);
    answer(house, id, "take green");
    EXPECT_EQ(middle(house, id), kAll);
    EXPECT_EQ(house.next_deadline(), house.time + 50 * kSecond);
    house.pass(50 * kSecond - 1);
    EXPECT_EQ(middle(house, id), kAll);
    house.pass(1);
    EXPECT_EQ(middle(house, id), kWithoutGreen);
}

TEST(TableGrabs, the_person_may_be_first_and_the_bot_thinks_again) {
    House house;
    const std::string id = open_building(house, 0);
    answer(house, id, "take green");
    ASSERT_EQ(error_code(house.ask(id, kAda, R"({"op":"move","seat":0,"action":"take green"})")),
              "");
    EXPECT_EQ(middle(house, id), kWithoutGreen);
    EXPECT_EQ(house.tasks.size(), 1U) << "it is asked once more";
    house.pass(120 * kSecond);
    EXPECT_EQ(middle(house, id), kWithoutGreen);
}

TEST(TableGrabs, nothing_is_held_back_when_nobody_else_builds_any_more) {
    House house;
    const std::string id = open_building(house, 0);
    const auto may_be_done = [&] {
        const Position& now = house.state(id).position();
        return now.check(0, *now.game().parse("done")) == nullptr;
    };
    while (!may_be_done()) ASSERT_EQ(error_code(house.play(id, 0)), "");
    answer(house, id, "take green");
    EXPECT_EQ(middle(house, id), kAll);
    ASSERT_EQ(error_code(house.ask(id, kAda, R"({"op":"move","seat":0,"action":"done"})")), "");
    // That was the last one who built: the round is over.
    const Json scored = house.state(id).position().state_json().at("scored");
    ASSERT_TRUE(scored.is_object());
    EXPECT_EQ(scored.at("seats").at(1).at("bonus"), Json(JsonArray{"green"}));
}

TEST(TableGrabs, where_the_sand_runs_it_is_a_race) {
    House house;
    const std::string id = open_building(house, 60);
    answer(house, id, "take green");
    EXPECT_EQ(middle(house, id), kWithoutGreen);
}

TEST(TableGrabs, what_takes_nothing_away_is_played_at_once) {
    House house;
    const std::string id = open_building(house, 0);
    const Json pile = house.state(id).position().state_json().at("seats").at(1).at("pile");
    answer(house, id, "place " + std::string(pile.at(0).as_string()) + ".0 at (0,0)");
    EXPECT_EQ(
        house.state(id).position().state_json().at("seats").at(1).at("galaxy").as_array().size(),
        1U);
}

TEST(TableGrabs, every_round_begins_anew) {
    House house;
    const std::string id = open_building(house, 0);
    house.pass(120 * kSecond);
    const auto round = [&] { return house.state(id).position().state_json().at("round"); };
    while (round() == Json(1)) {
        if (has_seat(house.state(id).position().actors(), 0))
            ASSERT_EQ(error_code(house.play(id, 0)), "");
        else
            house.think();
    }
    while (phase(house, id) != Json("build")) {
        if (has_seat(house.state(id).position().actors(), 0))
            ASSERT_EQ(error_code(house.play(id, 0)), "");
        else
            house.think();
    }
    answer(house, id, "take green");
    EXPECT_EQ(middle(house, id), kAll);
}

}  // namespace
}  // namespace orrery::test
