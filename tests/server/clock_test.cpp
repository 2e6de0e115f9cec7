// The program itself, where somebody sets the system's clock, and where the machine sleeps.
#include <gtest/gtest.h>

#include "tests/server/company.h"
#include "tests/server/fake_clock.h"
#include "tests/server/playing.h"
#include "tests/support/games.h"

namespace orrery::test {
namespace {

constexpr table::Milliseconds kDay = 86'400'000;

class ServerClock : public testing::Test {
  protected:
    ServerClock() {
        server_.environment = clock_.environment();
        // A human pace, but a quick one.
        server_.bot_pace = "50ms";
        server_.start();
    }

    Invitation open(const std::string& clock, const std::string& opponent = R"({"you":true})") {
        return ada_.open(json(R"({"game":"crafting-the-cosmos","start":true,"clock":)" + clock +
                              R"(,"seats":[{"you":true},)" + opponent + "]}")
                             .as_object());
    }
    // Who has a bot instead: nobody, if all is well.
    int replaced(const Invitation& table) {
        int count = 0;
        const Json now = ada_.get(table.path());
        for (const Json& seat : now.at("state").at("seats").as_array())
            count += seat.as_object().contains("played_by") ? 1 : 0;
        return count;
    }
    void expect_stamps_in_order(const Invitation& table) {
        std::int64_t last = 0;
        const Json log = ada_.must(table, {{"op", "log"}});
        for (const Json& entry : log.at("entries").as_array()) {
            EXPECT_GE(entry.at("at").as_int64(), last) << to_text(entry);
            last = entry.at("at").as_int64();
        }
    }

    cli::TemporaryFolder folder_;
    FakeClock clock_{folder_.path() + "/clock"};
    ServerProcess server_{folder_.path()};
    Visitor ada_{server_.route, "ada"};
};

constexpr const char* kTenMinutes =
    R"({"kind":"real_time","budget_seconds":600,"increment_seconds":0})";
constexpr const char* kTurnsOfADay = R"({"kind":"turn_based","turn_seconds":86400})";

TEST_F(ServerClock, set_forward_or_back_while_it_runs_costs_nobody_time) {
    const Invitation quick = open(kTenMinutes), slow = open(kTurnsOfADay);
    for (const table::Milliseconds set_by : {kDay, -kDay, 40 * kDay, table::Milliseconds{0}}) {
        clock_.set_by(set_by);
        for (const Invitation& table : {quick, slow}) {
            ada_.must(table, {{"op", "chat"}, {"text", "?"}});
            EXPECT_EQ(replaced(table), 0) << set_by;
        }
    }
    for (const Invitation& table : {quick, slow}) expect_stamps_in_order(table);
}

TEST_F(ServerClock, set_back_silences_no_bot) {
    const Invitation table = open(R"({"kind":"none"})", R"({"bot":"random"})");
    Player player(ada_, table);
    player.arrive();  // somebody watches: the bot keeps a human pace
    Playing person(player, 1);
    const auto bots_moves = [&] {
        int moves = 0;
        const Json log = ada_.must(table, {{"op", "log"}});
        for (const Json& entry : log.at("entries").as_array())
            moves += entry.at("kind") == "move" && entry.at("seat") == 1 ? 1 : 0;
        return moves;
    };
    play_until({&person}, [&] { return bots_moves() > 0; });
    clock_.set_by(-kDay);
    const int before = bots_moves();
    play_until({&person}, [&] { return bots_moves() > before + 1; });
    EXPECT_EQ(player.surprises, 0);
    expect_stamps_in_order(table);
}

TEST_F(ServerClock, a_machine_that_sleeps_costs_time_only_where_turns_last_days) {
    const Invitation quick = open(kTenMinutes), slow = open(kTurnsOfADay);
    clock_.sleep(kDay / 2);
    EXPECT_EQ(replaced(quick) + replaced(slow), 0);
    clock_.sleep(kDay / 2);
    for (const Invitation& table : {quick, slow}) ada_.must(table, {{"op", "chat"}, {"text", "?"}});
    EXPECT_EQ(replaced(quick), 0);
    EXPECT_EQ(replaced(slow), 1) << "a day is a day, whether the machine slept or not";
}

TEST_F(ServerClock, set_back_before_the_next_start_turns_no_stamp_back_and_takes_no_turn) {
    const Invitation quick = open(kTenMinutes), slow = open(kTurnsOfADay);
    server_.kill_9();
    clock_.set_by(-kDay);
    server_.start();
    for (const Invitation& table : {quick, slow}) {
        ada_.must(table, {{"op", "chat"}, {"text", "?"}});
        EXPECT_EQ(replaced(table), 0);
        expect_stamps_in_order(table);
    }
}

}  // namespace
}  // namespace orrery::test
