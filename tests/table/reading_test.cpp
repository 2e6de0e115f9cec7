// `read`: what somebody typed, read by the game of the table.
#include <gtest/gtest.h>

#include "tests/table/house.h"

namespace orrery::test {
namespace {

TEST(TableReading, what_is_typed_becomes_actions_or_a_problem_and_changes_nothing) {
    House house;
    const std::string id = house.open_table(
        kAda,
        R"({"game":"cosmobot","options":{"bot_house":"norse"},"start":true,"seats":[{"you":true}]})");
    const Hash128 before = house.state(id).hash();
    const Json read = house.ask(id, kAda, R"({"op":"read","seat":0,"text":"g3 +f, war +1"})");
    ASSERT_EQ(read.at("actions").as_array().size(), 2U) << to_text(read);
    EXPECT_EQ(read.at("actions").at(0).at("kind"), Json("put"));
    EXPECT_EQ(read.at("actions").at(0).at("place"), Json("G03"));
    EXPECT_EQ(read.at("actions").at(1).at("kind"), Json("track"));
    EXPECT_EQ(read.at("actions").at(1).at("space"), Json(1));
    const Json misread = house.ask(id, kAda, R"({"op":"read","seat":0,"text":"g3 +f, g3 +2q"})");
    EXPECT_EQ(misread.at("problem").at("key"), Json("change"));
    EXPECT_EQ(misread.at("problem").at("with"), json(R"({"word":"+2q"})"));
    EXPECT_EQ(misread.at("problem").at("at"), json(R"({"part":2,"text":"g3 +2q"})"));
    const Json refused = house.ask(id, kAda, R"({"op":"read","seat":0,"text":"xc +f"})");
    EXPECT_EQ(refused.at("problem").at("refusal").at("rule"), Json("AN-CTRL-07"));
    EXPECT_EQ(refused.at("problem").at("refusal").at("action").at("kind"), Json("put"));
    EXPECT_EQ(house.state(id).hash(), before);
}

TEST(TableReading, only_who_sits_there_asks_and_only_where_something_is_typed) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"crafting-the-cosmos","start":true,"seats":[{"you":true},{"you":true}]})");
    constexpr const char* kRead = R"({"op":"read","seat":0,"text":"g3 +f"})";
    EXPECT_EQ(error_code(house.ask(id, kAda, kRead)), "nothing_typed");
    EXPECT_EQ(error_code(house.ask(id, kBen, kRead)), "not_yours");
    const std::string endless(3000, 'x');
    EXPECT_EQ(
        error_code(house.ask(id, kAda, JsonObject{{"op", "read"}, {"seat", 0}, {"text", endless}})),
        "too_large");
}

}  // namespace
}  // namespace orrery::test
