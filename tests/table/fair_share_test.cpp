// Where there are many tables, and on whose account work is done that comes of a request.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/table/house.h"

namespace orrery::test {
namespace {

using testing::Contains;
using testing::Each;

constexpr const char* kOpen = R"({"game":"cosmogenesis","seats":[{"you":true},{"open":true}]})";
constexpr const char* kBegun =
    R"({"game":"cosmogenesis","start":true,"seats":[{"you":true},{"bot":"random"}]})";

table::Guest from(const std::string& network, int number) {
    const std::string name = network + "-" + std::to_string(number);
    return {name, "Somebody", name, network};
}

House full_house() {
    table::Settings settings;
    settings.tables_in_all = 16;
    return House(settings);
}

// How many of so many tables it could open, each by somebody else.
int open_many(House& house, const std::string& network, int count, const char* request) {
    int opened = 0;
    for (int i = 0; i < count; ++i) {
        house.time += 1;
        opened += error_code(house.open(from(network, i), request)).empty() ? 1 : 0;
    }
    return opened;
}

TEST(TableShare, no_network_has_more_than_it_leaves_to_others) {
    House house = full_house();
    EXPECT_EQ(open_many(house, "greedy", 30, kBegun), 8);
    EXPECT_EQ(open_many(house, "next", 30, kBegun), 4);
    EXPECT_EQ(error_code(house.open(from("newcomer", 1), kOpen)), "");
    EXPECT_EQ(error_code(house.open(from("greedy", 99), kOpen)), "busy");
}

TEST(TableShare, a_full_house_makes_room_where_it_harms_least) {
    House house = full_house();
    const std::string first = house.open_table(from("greedy", 100), kOpen);
    const std::string second = house.open_table(from("greedy", 101), kOpen);
    house.attach(1, first, from("greedy", 100));
    open_many(house, "greedy", 6, kOpen);
    const std::string honest = house.open_table(from("honest", 1), kOpen);
    for (int i = 0; house.lobby().unfinished() < 16; ++i)
        house.open_table(from("other" + std::to_string(i), i), kOpen);
    EXPECT_EQ(error_code(house.open(from("newcomer", 1), kOpen)), "");
    EXPECT_EQ(house.lobby().unfinished(), 16U);
    EXPECT_EQ(house.state(second).phase(), table::Phase::kOver) << "the oldest that nobody is at";
    EXPECT_EQ(house.store.entries(second).back().payload.at("reason"), Json("expired"));
    EXPECT_EQ(house.state(first).phase(), table::Phase::kOpen) << "somebody waits there";
    EXPECT_EQ(house.state(honest).phase(), table::Phase::kOpen);
}

TEST(TableShare, games_that_have_begun_go_on_in_a_full_house) {
    House house = full_house();
    for (int i = 0; i < 16; ++i) house.open_table(from("n" + std::to_string(i), i), kBegun);
    EXPECT_EQ(error_code(house.open(from("newcomer", 1), kOpen)), "busy");
}

TEST(TableErrands, are_those_of_who_has_asked_and_bots_think_for_their_host) {
    House house;
    const std::string id = house.open_table(kAda, R"({"game":"cosmogenesis","public":true,
                  "seats":[{"you":true},{"bot":"random"}]})");
    EXPECT_THAT(house.errands, Each(kAda.id));
    EXPECT_FALSE(house.errands.empty());
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"chat","text":"hello"})")), "");
    EXPECT_EQ(house.errands.back(), kBen.id);
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    while (house.tasks.empty()) EXPECT_EQ(error_code(house.play(id, house.actor(id))), "");
    house.errands.clear();
    house.let_bots_act();
    EXPECT_THAT(house.errands, Each(kAda.id));
    EXPECT_THAT(house.errands, Contains(kAda.id));
}

}  // namespace
}  // namespace orrery::test
