// Tables end: those that never begin, those that everybody has left, and those that are too many.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/table/house.h"

namespace orrery::test {
namespace {

using table::kHour;
using table::Phase;

constexpr const char* kTwoSeats =
    R"({"game":"cosmogenesis","public":true,"seats":[{"you":true},{"open":true}]})";

std::string open_for_two(House& house, const std::string& clock = R"({"kind":"none"})") {
    const std::string id = house.open_table(
        kAda, R"({"game":"crafting-the-cosmos","public":true,"takeover":"random","clock":)" +
                  clock + R"(,"seats":[{"you":true},{"open":true}]})");
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    return id;
}

std::string reason(House& house, const std::string& table) {
    const table::Entry& last = house.store.entries(table).back();
    return last.kind == table::EntryKind::kEnd ? std::string(last.payload.at("reason").as_string())
                                               : "";
}

TEST(TableExpiry, a_table_that_never_begins_ends_when_its_people_stay_away_for_a_day) {
    House house;
    const std::string id = house.open_table(kAda, kTwoSeats);
    house.attach(1, id, kCleo);  // who only looks does not keep it
    house.pass(24 * kHour - 1);
    EXPECT_EQ(reason(house, id), "");
    house.pass(1);
    EXPECT_EQ(reason(house, id), "expired");
    EXPECT_EQ(house.last(1).at("entries").at(0).at("reason"), Json("expired"));
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "wrong_phase");
    EXPECT_TRUE(house.lobby().public_tables(kCleo.id, 10).tables.empty());
    EXPECT_EQ(house.lobby().unfinished(), 0U);
}

TEST(TableExpiry, a_table_stays_open_as_long_as_one_of_its_people_is_there) {
    House house;
    const std::string id = house.open_table(kAda, kTwoSeats);
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    house.attach(1, id, kBen);
    house.pass(100 * kHour);
    EXPECT_EQ(reason(house, id), "");
    house.at(id).detach(1);
    house.pass(24 * kHour - 1);
    EXPECT_EQ(reason(house, id), "");
    house.pass(1);
    EXPECT_EQ(reason(house, id), "expired");
}

TEST(TableExpiry, after_a_restart_people_have_a_moment_to_come_back) {
    House house;
    const std::string id = house.open_table(kAda, kTwoSeats);
    house.time += 100 * kHour;  // the host was down
    house.restart();
    house.pass(59'999);
    EXPECT_EQ(reason(house, id), "");
    house.pass(1);
    EXPECT_EQ(reason(house, id), "expired");
}

TEST(TableExpiry, restarting_every_day_keeps_no_table_for_ever) {
    House house;
    const std::string id = house.open_table(kAda, kTwoSeats);
    for (int day = 0; day < 2; ++day) {
        house.pass(20 * kHour);
        house.restart();
    }
    house.pass(kHour);
    EXPECT_EQ(reason(house, id), "expired");
}

TEST(TableExpiry, a_game_that_all_have_left_for_two_months_ends_with_the_points_of_then) {
    House house;
    const std::string id = open_for_two(house);
    EXPECT_EQ(error_code(house.play(id, 0)), "");
    house.pass(60 * 24 * kHour - 1);
    EXPECT_EQ(reason(house, id), "");
    house.pass(1);
    EXPECT_EQ(reason(house, id), "abandoned");
    const JsonArray finished = house.lobby().finished_of(kBen.id, 10)->tables;
    ASSERT_EQ(finished.size(), 1U);
    EXPECT_EQ(finished[0].at("reason"), Json("abandoned"));
    EXPECT_EQ(finished[0].at("scores").as_array().size(), 2U);
    for (const Json& score : finished[0].at("scores").as_array())
        EXPECT_FALSE(score.as_object().contains("resigned")) << "nobody gave up";
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"record"})")), "");
    EXPECT_TRUE(house.restart().empty()) << "and it loads again";
}

TEST(TableExpiry, a_game_of_long_turns_is_ended_by_its_clock_alone) {
    House house;
    const std::string id = open_for_two(house, R"({"kind":"turn_based","turn_seconds":5184000})");
    house.pass(60 * 24 * kHour - 1);
    EXPECT_EQ(house.state(id).phase(), Phase::kPlaying);
    EXPECT_TRUE(house.state(id).seat(0).person_acts());
    house.pass(200 * 24 * kHour);
    house.let_bots_act();
    for (int turn = 0; turn < 4 && house.state(id).phase() == Phase::kPlaying; ++turn) {
        house.pass(61 * 24 * kHour);
        house.let_bots_act();
    }
    EXPECT_EQ(reason(house, id), "played");
}

TEST(TableExpiry, a_rematch_counts_as_a_table_that_one_has_opened) {
    table::Settings settings;
    settings.most_tables = 1;
    House house(settings);
    const std::string id = open_for_two(house);
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"resign","seat":1})")), "");
    const std::string other = house.open_table(kAda, kTwoSeats);
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"rematch"})")), "too_many_tables");
    EXPECT_EQ(error_code(house.ask(other, kAda, R"({"op":"close"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"rematch"})")), "");
    EXPECT_EQ(error_code(house.open(kAda, kTwoSeats)), "too_many_tables");
}

TEST(TableExpiry, tables_on_their_way_to_the_store_are_counted) {
    table::Settings settings;
    settings.most_tables = 2;
    settings.tables_in_all = 3;
    House house(settings);
    std::vector<std::string> codes;
    const auto open = [&](const table::Guest& guest, const char* message_id) {
        Json request = json(kTwoSeats);
        request.as_object()["id"] = message_id;
        house.lobby().open(guest, request,
                           [&](const Json& reply) { codes.push_back(error_code(reply)); });
    };
    for (const char* message_id : {"1", "2", "3"}) open(kAda, message_id);
    for (const char* message_id : {"1", "2"}) open(kBen, message_id);
    EXPECT_THAT(codes, testing::ElementsAre("too_many_tables", "busy"));
    house.store.settle();
    EXPECT_EQ(codes.size(), 5U);
    EXPECT_EQ(house.lobby().unfinished(), 3U);
}

}  // namespace
}  // namespace orrery::test
