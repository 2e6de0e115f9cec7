// Moments and the wall clock: what a machine that sleeps, and a clock that somebody sets, do to a
// table.
#include <gtest/gtest.h>

#include <type_traits>

#include "tests/table/house.h"

namespace orrery::test {
namespace {

using table::kHour;
using table::Milliseconds;
using table::Moment;
using table::Reading;

static_assert(!std::is_convertible_v<Moment, Milliseconds>);
static_assert(!std::is_convertible_v<Milliseconds, Moment>);

constexpr Milliseconds kDay = 24 * kHour;
constexpr const char* kRealTime =
    R"({"kind":"real_time","budget_seconds":100,"increment_seconds":0})";
constexpr const char* kTurnsOfADay = R"({"kind":"turn_based","turn_seconds":86400})";

std::string open_timed(House& house, const std::string& clock) {
    const std::string id = house.open_table(
        kAda, R"({"game":"crafting-the-cosmos","public":true,"takeover":"random","clock":)" +
                  clock + R"(,"seats":[{"you":true},{"open":true}]})");
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    return id;
}

Json time_of(House& house, const std::string& id) {
    return house.ask(id, kAda, R"({"op":"view"})").at("state").at("time");
}

Json left(House& house, const std::string& id, Seat seat) {
    return time_of(house, id).at("seats").at(static_cast<std::size_t>(seat)).at("left_ms");
}

TEST(TableTime, what_is_due_is_due_by_either_clock) {
    const Reading now{Moment(500), 7'000'000};
    table::Due due;
    EXPECT_FALSE(due.ever());
    EXPECT_FALSE(due.is_over(now));
    EXPECT_EQ(due.wait(now, 60), 60);
    due.add({.now = Moment(540)});
    due.add({.now = Moment(530)});
    EXPECT_EQ(due.wait(now, 60), 30);
    due.add({.wall = 7'000'020});
    EXPECT_EQ(due.wait(now, 60), 20);
    EXPECT_FALSE(due.is_over({Moment(529), 7'000'019}));
    EXPECT_TRUE(due.is_over({Moment(530), 0}));
    EXPECT_TRUE(due.is_over({Moment(0), 7'000'020}));
}

TEST(TableTime, a_machine_that_sleeps_takes_nobodys_budget) {
    House house;
    const std::string id = open_timed(house, kRealTime);
    const Seat mover = house.actor(id);
    house.pass(40'000);
    house.sleep(kDay);
    EXPECT_TRUE(house.state(id).seat(mover).person_acts());
    EXPECT_EQ(left(house, id, mover), Json(60'000));
    EXPECT_EQ(house.next_deadline(), house.time + 60'000);
    house.pass(60'000);
    EXPECT_FALSE(house.state(id).seat(mover).person_acts());
}

TEST(TableTime, CF_CLOCK_03_a_machine_that_sleeps_stops_the_sandglass) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmic-factory","start":true,"seats":[{"you":true},{"you":true}]})");
    const auto phase = [&] { return house.state(id).position().state_json().at("phase"); };
    while (phase() != Json("build")) EXPECT_EQ(error_code(house.play(id, house.actor(id))), "");
    house.pass(20'000);
    house.sleep(kHour);
    EXPECT_EQ(phase(), Json("build"));
    EXPECT_EQ(time_of(house, id).at("limit").at("left_ms"), Json(40'000));
    house.pass(40'000);
    EXPECT_NE(phase(), Json("build"));
}

TEST(TableTime, where_turns_last_days_the_wall_clock_goes_on_also_for_tables_that_sleep) {
    for (const bool in_memory : {true, false}) {
        House house;
        const std::string id = open_timed(house, kTurnsOfADay);
        const Seat mover = house.actor(id);
        if (!in_memory) {
            house.lobby().sweep();
            house.lobby().sweep();
            ASSERT_EQ(house.lobby().loaded(), 0U);
        }
        house.sleep(kDay - 1);
        EXPECT_EQ(house.lobby().loaded(), in_memory ? 1U : 0U);
        EXPECT_TRUE(house.state(id).seat(mover).person_acts());
        house.sleep(1);
        EXPECT_FALSE(house.state(id).seat(mover).person_acts());
    }
}

TEST(TableTime, who_was_not_there_while_the_machine_slept_was_not_away) {
    House house;
    const std::string id = open_timed(house, R"({"kind":"none"})");
    house.attach(1, id, kBen);
    house.at(id).detach(1);
    house.sleep(kHour);
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"takeover","seat":1})")), "not_away");
    house.pass(60'000);
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"takeover","seat":1})")), "");
}

TEST(TableTime, a_clock_that_was_set_back_between_two_runs_turns_no_stamp_back) {
    House house;
    const std::string id = open_timed(house, kTurnsOfADay);
    const Seat mover = house.actor(id);
    house.set_by = -kDay;
    house.restart();
    EXPECT_EQ(left(house, id, mover), Json(kDay)) << "nobody loses by it";
    while (house.actor(id) == mover) EXPECT_EQ(error_code(house.play(id, mover)), "");
    Milliseconds last = 0;
    for (const table::Entry& entry : house.store.entries(id)) {
        EXPECT_GE(entry.at, last);
        last = entry.at;
    }
    EXPECT_EQ(left(house, id, house.actor(id)), Json(kDay));
}

}  // namespace
}  // namespace orrery::test
