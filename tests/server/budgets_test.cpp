// What guests and addresses may use up, and whose turn it is: without a server.
#include "server/budgets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/turns.h"

namespace orrery::server {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;

class BudgetsTest : public testing::Test {
  protected:
    Limits limits_;
    Budgets budgets_{limits_};
    Budgets::Clock::time_point now_{};

    bool may_work(const Caller& caller) { return budgets_.until_work(caller, now_) == 0ms; }
    bool may_open(const Caller& caller) {
        return budgets_.take(Ration::kTables, caller, now_) == 0ms;
    }
    bool may_come(const Caller& caller) {
        return budgets_.until_guest(caller, now_, [] { return false; }) == 0ms;
    }
};

TEST_F(BudgetsTest, work_is_charged_to_the_guest_and_to_the_address) {
    limits_.guest_work = {100, 10};
    limits_.address_work = {250, 10};
    const Caller ada{"ada", "192.0.2.1"}, ben{"ben", "192.0.2.1"}, eve{"eve", "192.0.2.1"},
        elsewhere{"ada", "192.0.2.2"}, far{"far", "192.0.2.3"};
    for (const Caller& each : {ada, ben, eve, far}) EXPECT_TRUE(may_come(each));
    budgets_.charge_work(ada, now_, 105);
    EXPECT_FALSE(may_work(ada));
    EXPECT_FALSE(may_work(elsewhere)) << "a guest is the same wherever they come from";
    EXPECT_EQ(budgets_.until_work(ada, now_), 540ms)
        << "what it owes, and the least of two requests";
    EXPECT_TRUE(may_work(ben));
    budgets_.charge_work(ben, now_, 99);
    budgets_.charge_work(eve, now_, 60);
    EXPECT_FALSE(may_work(eve)) << "the address has used up its own";
    EXPECT_TRUE(may_work(far));
    now_ += 2s;
    EXPECT_TRUE(may_work(eve));
    EXPECT_TRUE(may_work(ada));
}

TEST_F(BudgetsTest, whatever_is_asked_costs_something) {
    limits_.guest_work = {1, 1};
    limits_.least_work = 0.5;
    const Caller ada{"ada", "192.0.2.1"};
    EXPECT_TRUE(may_come(ada));
    budgets_.charge_work(ada, now_, 0);
    EXPECT_TRUE(may_work(ada));
    budgets_.charge_work(ada, now_, 0);
    EXPECT_FALSE(may_work(ada));
}

TEST_F(BudgetsTest, tables_are_given_back_where_none_was_opened) {
    limits_.guest_tables = {2, 1};
    limits_.address_tables = {3, 0.1};
    const Caller ada{"ada", "192.0.2.1"}, ben{"ben", "192.0.2.1"};
    EXPECT_TRUE(may_open(ada));
    EXPECT_TRUE(may_open(ada));
    EXPECT_FALSE(may_open(ada));
    EXPECT_TRUE(may_open(ben)) << "what was refused cost the address nothing";
    EXPECT_FALSE(may_open(ben));
    budgets_.give_back(Ration::kTables, ben, now_);
    EXPECT_TRUE(may_open(ben));
}

TEST_F(BudgetsTest, new_guests_are_the_addresss) {
    limits_.address_guests = {2, 1};
    EXPECT_TRUE(may_come({"g1", "192.0.2.1"}));
    EXPECT_TRUE(may_come({"g2", "192.0.2.1"}));
    EXPECT_FALSE(may_come({"g3", "192.0.2.1"}));
    EXPECT_TRUE(may_come({"g1", "192.0.2.1"})) << "known by now";
    EXPECT_TRUE(may_come({"g4", "192.0.2.2"}));
    budgets_.charge_work({"g3", "192.0.2.1"}, now_, 1);
    EXPECT_FALSE(may_come({"g3", "192.0.2.1"})) << "asking makes nobody known";
    now_ += 1s;
    EXPECT_TRUE(may_come({"g3", "192.0.2.1"}));
}

// A provider hands out a /48 to whoever asks: 65,536 households.
std::string household(int number) {
    return "2001:db8:7:" + std::to_string(number) + "::/64";
}

TEST_F(BudgetsTest, the_households_of_one_network_have_one_larger_budget) {
    limits_.guest_tables = limits_.address_tables = {10, 0.001};
    int opened = 0;
    for (int i = 0; i < 1'000; ++i)
        opened += may_open({"g" + std::to_string(i), household(i)}) ? 1 : 0;
    EXPECT_GT(opened, 10) << "it may be many people";
    EXPECT_LT(opened, 200);
    EXPECT_TRUE(may_open({"ada", "2001:db8:8:1::/64"}));
    EXPECT_TRUE(may_open({"ben", "192.0.2.1"}));
}

TEST_F(BudgetsTest, the_households_of_one_network_work_for_one) {
    limits_.address_work = {100, 1};
    for (int i = 0; i < 200; ++i) budgets_.charge_work({"", household(i)}, now_, 100);
    EXPECT_FALSE(may_work({"", household(999)}));
    EXPECT_TRUE(may_work({"", "2001:db8:8:1::/64"}));
}

TEST_F(BudgetsTest, remember_no_more_than_there_is_room_for) {
    limits_.accounts = 100;
    limits_.guest_work = limits_.address_work = {10, 1};
    const Caller busy{"busy", "192.0.2.1"};
    EXPECT_TRUE(may_come(busy));
    budgets_.charge_work(busy, now_, 15);
    for (int i = 0; i < 1'000; ++i) {
        EXPECT_TRUE(may_come({"g" + std::to_string(i), "a" + std::to_string(i)}));
        EXPECT_FALSE(may_work(busy)) << "who goes on asking is not forgotten";
    }
    EXPECT_EQ(budgets_.guests(), 100U);
    EXPECT_EQ(budgets_.addresses(), 100U);
}

class TurnsTest : public testing::Test {
  protected:
    std::deque<Turns::Job> posted_;
    Turns turns_{[this](Turns::Job job) { posted_.push_back(std::move(job)); }};
    std::vector<std::string> done_;

    void wants(const std::string& guest, const std::string& address, const std::string& what) {
        turns_.wait({guest, address}, [this, what] { done_.push_back(what); });
    }
    void work(std::size_t jobs) {
        for (; jobs > 0 && !posted_.empty(); --jobs) {
            const Turns::Job job = std::move(posted_.front());
            posted_.pop_front();
            job();
        }
    }
};

TEST_F(TurnsTest, who_asks_much_lets_others_in_between) {
    for (int i = 0; i < 16; ++i) wants("eve", "192.0.2.6", "eve");
    work(2);
    wants("ada", "192.0.2.1", "ada");
    wants("ben", "192.0.2.2", "ben");
    work(3);
    EXPECT_THAT(done_, ElementsAre("eve", "eve", "eve", "ada", "ben"));
    work(100);
    EXPECT_EQ(done_.size(), 18U);
    EXPECT_TRUE(posted_.empty());
}

TEST_F(TurnsTest, many_guests_at_one_address_have_one_turn_together) {
    for (const char* guest : {"e1", "e2", "e3"})
        for (int i = 0; i < 2; ++i) wants(guest, "192.0.2.6", guest);
    for (int i = 0; i < 3; ++i) wants("ada", "192.0.2.1", "ada");
    work(100);
    EXPECT_THAT(done_, ElementsAre("e1", "ada", "e2", "ada", "e3", "ada", "e1", "e2", "e3"));
}

TEST_F(TurnsTest, what_is_asked_for_meanwhile_has_its_turn) {
    turns_.wait({"ada", "192.0.2.1"}, [this] { wants("ada", "192.0.2.1", "again"); });
    work(100);
    EXPECT_THAT(done_, ElementsAre("again"));
    wants("ada", "192.0.2.1", "later");
    work(100);
    EXPECT_THAT(done_, ElementsAre("again", "later"));
}

}  // namespace
}  // namespace orrery::server
