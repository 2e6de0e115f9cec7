// Who may sit with whom: one seat each, names that nobody borrows, people who are sent away, talk.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/table/house.h"

namespace orrery::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kPublic =
    R"({"game":"crafting-the-cosmos","public":true,"seats":[{"you":true},{"open":true},{"open":true}]})";

std::string code(House& house, const std::string& table, const table::Guest& guest,
                 const std::string& request) {
    return error_code(house.ask(table, guest, request));
}

std::string remove(House& house, const std::string& table, const table::Guest& whom) {
    return R"({"op":"remove","person":")" + house.state(table).alias_of(whom.id) + R"("})";
}

TEST(TableCompany, at_a_public_table_everybody_has_one_seat) {
    House house;
    const std::string id = house.open_table(kAda, kPublic);
    EXPECT_EQ(code(house, id, kAda, R"({"op":"sit"})"), "one_seat");
    EXPECT_EQ(code(house, id, kBen, R"({"op":"sit"})"), "");
    EXPECT_EQ(code(house, id, kBen, R"({"op":"sit"})"), "one_seat");
    EXPECT_EQ(error_code(house.open(kAda, R"({"game":"crafting-the-cosmos","public":true,
                  "seats":[{"you":true},{"you":true,"name":"Eve"}]})")),
              "bad_input");
}

TEST(TableCompany, the_opener_may_allow_several_seats_and_a_private_table_does) {
    House house;
    for (const char* more : {R"("public":true,"several_seats":true)", R"("public":false)"}) {
        const std::string id = house.open_table(
            kAda, R"({"game":"crafting-the-cosmos","seats":[{"you":true},{"open":true}],)" +
                      std::string(more) + "}");
        EXPECT_EQ(code(house, id, kAda, R"({"op":"sit","name":"Eve"})"), "") << more;
    }
}

TEST(TableCompany, where_a_turn_has_a_day_nobody_is_replaced_for_being_away) {
    House house;
    const std::string id = house.open_table(kAda, R"({"game":"crafting-the-cosmos","public":true,
        "clock":{"kind":"turn_based","turn_seconds":86400},"seats":[{"you":true},{"open":true}]})");
    EXPECT_EQ(code(house, id, kBen, R"({"op":"sit"})"), "");
    EXPECT_EQ(code(house, id, kAda, R"({"op":"start"})"), "");
    house.attach(1, id, kBen);
    house.at(id).detach(1);
    house.pass(62'000);
    EXPECT_EQ(code(house, id, kAda, R"({"op":"takeover","seat":1})"), "not_away");
    EXPECT_EQ(code(house, id, kBen, R"({"op":"takeover","seat":1})"), "") << "one's own";
}

TEST(TableCompany, nobody_borrows_the_name_of_who_sits_there) {
    House house;
    const std::string id = house.open_table(kAda, kPublic);
    const Json answer = house.ask(id, kBen, R"({"op":"sit","name":"АDА"})");
    EXPECT_EQ(error_code(answer), "name_taken");
    EXPECT_THAT(to_text(answer), HasSubstr("Ada"));
    const table::Guest other_ada{"guest-other", "ada"};
    EXPECT_EQ(code(house, id, other_ada, R"({"op":"sit"})"), "name_taken");
    EXPECT_EQ(code(house, id, other_ada, R"({"op":"chat","text":"I am Ada"})"), "name_taken");
    EXPECT_EQ(code(house, id, other_ada, R"({"op":"sit","name":"  Ada\u200b B "})"), "");
    EXPECT_EQ(house.state(id).seat(1).name, "Ada B");
}

TEST(TableCompany, who_is_sent_away_before_the_start_loses_the_seat_and_stays_away) {
    House house;
    const std::string id = house.open_table(kAda, kPublic);
    EXPECT_EQ(code(house, id, kBen, R"({"op":"sit"})"), "");
    EXPECT_EQ(code(house, id, kBen, remove(house, id, kAda)), "not_yours");
    EXPECT_EQ(code(house, id, kAda, R"({"op":"remove","person":"nobody"})"), "bad_input");
    EXPECT_EQ(code(house, id, kAda, remove(house, id, kAda)), "bad_input");
    house.attach(1, id, kCleo);
    EXPECT_EQ(code(house, id, kAda, remove(house, id, kBen)), "");
    EXPECT_THAT(house.inbox[1].back(), Not(HasSubstr("guest-")));
    EXPECT_FALSE(house.state(id).seat(1).is_person());
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(code(house, id, kBen, R"({"op":"sit"})"), "kept_out");
        EXPECT_EQ(code(house, id, kBen, R"({"op":"chat","text":"let me in"})"), "kept_out");
        EXPECT_TRUE(house.restart().empty());
    }
}

TEST(TableCompany, a_private_table_lets_in_no_more_who_was_sent_away) {
    House house;
    const Json opened =
        house.open(kAda, R"({"game":"crafting-the-cosmos","seats":[{"you":true},{"open":true}]})");
    const std::string id(opened.at("table").as_string()), key(opened.at("code").as_string());
    EXPECT_EQ(code(house, id, kBen, R"({"op":"sit"})"), "");
    house.attach(1, id, kBen);
    EXPECT_EQ(code(house, id, kAda, remove(house, id, kBen)), "");
    EXPECT_EQ(error_code(house.last(1)), "kept_out");
    EXPECT_EQ(house.at(id).listeners(), 0U);
    EXPECT_EQ(house.lobby().find(id, kBen.id, key).error().code, "private");
}

TEST(TableCompany, nobody_is_sent_away_from_a_game_that_goes_on) {
    House house;
    const std::string id = house.open_table(
        kAda,
        R"({"game":"crafting-the-cosmos","public":true,"seats":[{"open":true},{"open":true}]})");
    EXPECT_EQ(code(house, id, kBen, R"({"op":"sit"})"), "");
    EXPECT_EQ(code(house, id, kCleo, R"({"op":"sit"})"), "");
    EXPECT_EQ(code(house, id, kAda, R"({"op":"start"})"), "");
    EXPECT_EQ(code(house, id, kAda, remove(house, id, kBen)), "wrong_phase");
    house.attach(1, id, kBen);
    EXPECT_EQ(code(house, id, kAda, R"({"op":"takeover","seat":0})"), "not_away");
    house.at(id).detach(1);
    house.pass(60'000);
    EXPECT_EQ(code(house, id, kAda, R"({"op":"takeover","seat":0})"), "") << "as anybody seated";
    EXPECT_EQ(code(house, id, kBen, R"({"op":"return","seat":0})"), "");
    const table::Guest heckler{"guest-heckler", "Heckler"};
    EXPECT_EQ(code(house, id, heckler, R"({"op":"chat","text":"boo"})"), "");
    EXPECT_EQ(code(house, id, kAda, remove(house, id, heckler)), "") << "who only talks";
    EXPECT_EQ(code(house, id, heckler, R"({"op":"chat","text":"boo"})"), "kept_out");
}

TEST(TableCompany, the_chat_can_be_off_from_the_beginning_and_be_switched_by_the_owner) {
    House house;
    const std::string id = house.open_table(kAda, R"({"game":"crafting-the-cosmos","public":true,
        "chat":false,"seats":[{"you":true},{"open":true}]})");
    house.attach(1, id, kCleo);
    EXPECT_EQ(house.last(1).at("state").at("chat"), Json(false));
    EXPECT_EQ(code(house, id, kAda, R"({"op":"chat","text":"hello"})"), "chat_off");
    EXPECT_EQ(code(house, id, kBen, R"({"op":"talk","on":true})"), "not_yours");
    EXPECT_EQ(code(house, id, kAda, R"({"op":"talk","on":true})"), "");
    EXPECT_EQ(house.last(1).at("entries").at(0).at("on"), Json(true));
    EXPECT_EQ(code(house, id, kBen, R"({"op":"chat","text":"hello"})"), "");
    EXPECT_EQ(code(house, id, kAda, R"({"op":"talk","on":false})"), "");
    EXPECT_TRUE(house.restart().empty());
    EXPECT_EQ(code(house, id, kBen, R"({"op":"chat","text":"hello"})"), "chat_off");
}

TEST(TableCompany, people_are_known_by_another_alias_at_every_table) {
    House house;
    const std::string one = house.open_table(kAda, kPublic), two = house.open_table(kAda, kPublic);
    const std::string alias = house.state(one).alias_of(kAda.id);
    EXPECT_NE(alias, house.state(two).alias_of(kAda.id));
    EXPECT_EQ(house.state(one).guest_known_as(alias), kAda.id);
    EXPECT_EQ(house.state(two).guest_known_as(alias), "");
    house.attach(1, one, kCleo);
    EXPECT_EQ(house.last(1).at("state").at("seats").at(0).at("person"), Json(alias));
}

TEST(TableCompany, tables_of_earlier_versions_say_nothing_of_chat_and_seats) {
    House house;
    const std::string id = house.open_table(kAda, kPublic);
    JsonObject& setup = house.store.entries(id).front().payload.as_object();
    setup.erase("several_seats");
    setup.erase("chat");
    EXPECT_TRUE(house.restart().empty());
    EXPECT_EQ(code(house, id, kAda, R"({"op":"chat","text":"hello"})"), "");
}

}  // namespace
}  // namespace orrery::test
