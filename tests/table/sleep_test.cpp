// Tables that sleep in the store until somebody wants them or their time has come; and long lists.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/table/house.h"

namespace orrery::test {
namespace {

using table::kHour;

std::string two_seats(const std::string& clock = R"({"kind":"none"})") {
    return R"({"game":"cosmogenesis","public":true,"clock":)" + clock +
           R"(,"seats":[{"you":true},{"open":true}]})";
}

std::string open_for_two(House& house, const std::string& clock) {
    const std::string id = house.open_table(kAda, two_seats(clock));
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    return id;
}

std::vector<std::string> ids(const JsonArray& tables) {
    std::vector<std::string> list;
    for (const Json& table : tables) list.emplace_back(table.at("table").as_string());
    return list;
}

void fall_asleep(House& house) {
    house.lobby().sweep();
    house.lobby().sweep();
    EXPECT_EQ(house.lobby().loaded(), 0U);
}

TEST(TableSleep, only_so_many_tables_are_in_memory_and_none_is_lost) {
    table::Settings settings;
    settings.tables_in_memory = 3;
    House house(settings);
    std::vector<std::string> opened;
    for (int i = 0; i < 12; ++i) opened.push_back(house.open_table(kAda, two_seats()));
    EXPECT_EQ(house.lobby().loaded(), 3U);
    EXPECT_EQ(house.lobby().unfinished(), 12U);
    for (const std::string& id : opened) {
        EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
        EXPECT_LE(house.lobby().loaded(), 3U);
    }
    EXPECT_TRUE(house.restart().empty());
    EXPECT_EQ(house.lobby().loaded(), 3U);
    EXPECT_EQ(house.lobby().tables_of(kBen.id, 20).tables.size(), 12U);
    EXPECT_LE(house.lobby().loaded(), 3U) << "reading a list does not fill the memory";
}

TEST(TableSleep, long_logs_fall_asleep_sooner) {
    table::Settings settings;
    settings.entries_in_memory = 100;
    House house(settings);
    std::vector<std::string> opened;
    for (int i = 0; i < 10; ++i) {
        opened.push_back(house.open_table(kAda, two_seats()));
        for (int said = 0; said < 30; ++said)
            EXPECT_EQ(error_code(house.ask(opened.back(), kBen, R"({"op":"chat","text":"me!"})")),
                      "");
    }
    EXPECT_LE(house.lobby().entries_loaded(), 100U);
    EXPECT_LE(house.lobby().loaded(), 3U);
    for (const std::string& id : opened) EXPECT_EQ(house.state(id).number(), 31U);
    house.lobby().sweep();
    house.lobby().sweep();
    EXPECT_EQ(house.lobby().entries_loaded(), 0U);
}

TEST(TableSleep, a_table_where_somebody_listens_stays_awake) {
    table::Settings settings;
    settings.tables_in_memory = 2;
    House house(settings);
    const std::string id = house.open_table(kAda, two_seats());
    house.attach(1, id, kCleo);
    for (int i = 0; i < 9; ++i) house.open_table(kAda, two_seats());
    EXPECT_TRUE(house.lobby().is_watched(id));
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(house.last(1).at("entries").at(0).at("kind"), Json("sit"));
}

TEST(TableSleep, a_list_wakes_nobody) {
    House house;
    std::vector<std::string> opened;
    for (int i = 0; i < 6; ++i)
        opened.push_back(open_for_two(house, R"({"kind":"turn_based","turn_seconds":86400})"));
    const JsonArray awake = house.lobby().tables_of(kBen.id, 20).tables;
    fall_asleep(house);
    house.store.loads = 0;
    house.time += 60'000;
    const JsonArray asleep = house.lobby().tables_of(kBen.id, 20).tables;
    EXPECT_EQ(house.lobby().public_tables(kCleo.id, 20).tables.size(), 6U);
    EXPECT_EQ(house.store.loads, 0U);
    EXPECT_EQ(house.lobby().loaded(), 0U);
    ASSERT_EQ(asleep.size(), 6U);
    for (const std::string& id : opened) {
        const auto is_it = [&](const Json& line) { return line.at("table") == Json(id); };
        const Json one = *std::find_if(awake.begin(), awake.end(), is_it);
        Json other = *std::find_if(asleep.begin(), asleep.end(), is_it);
        const Json live = house.at(id).summary(kBen.id);
        EXPECT_EQ(other, live) << "as if it had been awake, clocks included";
        EXPECT_EQ(one.at("waits_for_you"), other.at("waits_for_you"));
    }
}

TEST(TableSleep, a_start_plays_no_game_again_before_it_answers_and_all_of_them_afterwards) {
    House house;
    for (int i = 0; i < 10; ++i) open_for_two(house, R"({"kind":"none"})");
    const std::string waiting = house.open_table(kAda, two_seats());
    house.store.loads = 0;
    table::Lobby lobby(registry(), house.ports());
    ASSERT_FALSE(lobby.take_stock());
    EXPECT_EQ(house.store.loads, 0U);
    EXPECT_EQ(lobby.unfinished(), 11U);
    EXPECT_TRUE(lobby.has_tables(kBen.id));
    const JsonArray listed = lobby.public_tables(kBen.id, 20).tables;
    ASSERT_EQ(listed.size(), 11U) << "from what people did there, without a move";
    for (const Json& line : listed) {
        const bool open = line.at("table") == Json(waiting);
        EXPECT_EQ(line.at("phase"), open ? Json("open") : Json("playing"));
        EXPECT_EQ(line.at("seats").at(0).at("name"), Json("Ada"));
        EXPECT_EQ(line.at("seats").at(1).at("holder"), open ? Json("open") : Json("person"));
        if (!open) {
            EXPECT_EQ(line.at("seats").at(1).at("you"), Json(true));
        }
    }
    int steps = 0;
    for (; lobby.next_deadline().is_over(house.reading()); ++steps) {
        const std::size_t before = house.store.loads;
        lobby.tick();
        EXPECT_LE(house.store.loads - before, 2U) << "others have their turn in between";
        ASSERT_LT(steps, 100);
    }
    EXPECT_EQ(house.store.loads, 11U);
    EXPECT_GE(steps, 6);
}

TEST(TableSleep, many_turns_that_end_at_once_are_ended_a_few_at_a_time) {
    House house;
    for (int i = 0; i < 10; ++i)
        open_for_two(house, R"({"kind":"turn_based","turn_seconds":86400})");
    fall_asleep(house);
    house.store.loads = 0;
    house.time += 25 * kHour;
    house.lobby().tick();
    EXPECT_LE(house.store.loads, 2U);
    house.pass(0);
    EXPECT_EQ(house.store.loads, 10U);
}

TEST(TableSleep, how_games_stand_is_kept_a_few_at_a_time) {
    House house;
    std::vector<std::string> ids;
    for (int i = 0; i < 10; ++i) ids.push_back(open_for_two(house, R"({"kind":"none"})"));
    house.store.forget_accounts();
    const auto kept = [&] {
        return std::count_if(ids.begin(), ids.end(), [&](const std::string& id) {
            return house.store.account(id)->has_value();
        });
    };
    EXPECT_TRUE(house.lobby().keep_accounts(4));
    EXPECT_EQ(kept(), 4);
    EXPECT_TRUE(house.lobby().keep_accounts(4));
    EXPECT_FALSE(house.lobby().keep_accounts(4));
    EXPECT_EQ(kept(), 10);
}

TEST(TableSleep, what_is_not_used_falls_asleep_and_wakes_when_a_turn_is_over) {
    House house;
    const std::string id = open_for_two(house, R"({"kind":"turn_based","turn_seconds":86400})");
    const Seat mover = house.actor(id);
    house.lobby().sweep();
    EXPECT_EQ(house.lobby().loaded(), 1U) << "it was in use a moment ago";
    fall_asleep(house);
    house.pass(24 * kHour - 1);
    EXPECT_EQ(house.lobby().loaded(), 0U);
    house.pass(1);
    EXPECT_EQ(house.lobby().loaded(), 1U);
    EXPECT_FALSE(house.state(id).seat(mover).person_acts());
}

TEST(TableSleep, nobody_gains_time_on_a_running_clock_by_leaving) {
    House house;
    const std::string id =
        open_for_two(house, R"({"kind":"real_time","budget_seconds":600,"increment_seconds":0})");
    const Seat mover = house.actor(id);
    house.lobby().sweep();
    house.lobby().sweep();
    EXPECT_EQ(house.lobby().loaded(), 1U) << "its clock is in memory";
    house.pass(600'000);
    EXPECT_FALSE(house.state(id).seat(mover).person_acts());
}

TEST(TableSleep, who_left_before_it_fell_asleep_is_away_since_then) {
    House house;
    const std::string id = open_for_two(house, R"({"kind":"none"})");
    house.attach(1, id, kAda);
    house.attach(2, id, kBen);
    house.at(id).detach(2);
    house.at(id).detach(1);
    fall_asleep(house);
    house.pass(60'000);
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"takeover","seat":1})")), "");
}

TEST(TableSleep, one_that_nobody_came_back_to_expires_in_its_sleep) {
    House house;
    const std::string id = house.open_table(kAda, two_seats());
    house.pass(10 * kHour);
    house.attach(1, id, kAda);
    house.at(id).detach(1);
    fall_asleep(house);
    house.pass(12 * kHour);
    house.at(id);  // somebody looks, which changes nothing
    fall_asleep(house);
    house.pass(12 * kHour - 1);
    EXPECT_EQ(house.lobby().unfinished(), 1U);
    house.pass(1);
    EXPECT_EQ(house.lobby().unfinished(), 0U);
}

TEST(TableSleep, one_that_cannot_be_loaded_any_more_is_not_tried_for_ever) {
    House house;
    const std::string id = house.open_table(kAda, two_seats());
    fall_asleep(house);
    house.store.entries(id).front().payload.as_object()["game"] = "chess";
    house.pass(25 * kHour);
    EXPECT_FALSE(house.next_deadline());
}

TEST(TableLists, public_tables_come_page_by_page_the_newest_first) {
    House house;
    std::vector<std::string> opened;
    for (int i = 0; i < 5; ++i) {
        house.pass(1000);
        opened.insert(opened.begin(), house.open_table(kAda, two_seats()));
    }
    house.open_table(kAda, R"({"game":"anunnaki","seats":[{"you":true}]})");  // private
    std::vector<std::string> told;
    std::optional<table::Bookmark> next;
    int pages = 0;
    do {
        const table::Lobby::Page page = house.lobby().public_tables(kCleo.id, 2, next);
        for (const std::string& id : ids(page.tables)) told.push_back(id);
        next = page.next;
        ++pages;
    } while (next);
    EXPECT_EQ(told, opened);
    EXPECT_EQ(pages, 3);
}

TEST(TableLists, ones_own_tables_come_by_what_happened_last) {
    House house;
    const std::string first = house.open_table(kAda, two_seats());
    house.pass(1000);
    const std::string second = house.open_table(kAda, two_seats());
    EXPECT_THAT(ids(house.lobby().tables_of(kAda.id, 5).tables),
                testing::ElementsAre(second, first));
    house.pass(1000);
    EXPECT_EQ(error_code(house.ask(first, kBen, R"({"op":"sit"})")), "");
    const table::Lobby::Page page = house.lobby().tables_of(kAda.id, 1);
    EXPECT_THAT(ids(page.tables), testing::ElementsAre(first));
    EXPECT_THAT(ids(house.lobby().tables_of(kAda.id, 1, page.next).tables),
                testing::ElementsAre(second));
    EXPECT_THAT(ids(house.lobby().tables_of(kBen.id, 5).tables), testing::ElementsAre(first));
}

TEST(TableLists, finished_games_come_page_by_page) {
    House house;
    for (int i = 0; i < 3; ++i) {
        house.pass(1000);
        const std::string id = open_for_two(house, R"({"kind":"none"})");
        EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"resign","seat":1})")), "");
    }
    const Result<table::Lobby::Page> first = house.lobby().finished_of(kBen.id, 2);
    EXPECT_EQ(first->tables.size(), 2U);
    const Result<table::Lobby::Page> second = house.lobby().finished_of(kBen.id, 2, first->next);
    EXPECT_EQ(second->tables.size(), 1U);
    EXPECT_FALSE(second->next);
}

}  // namespace
}  // namespace orrery::test
