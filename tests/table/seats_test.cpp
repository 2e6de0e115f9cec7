// Opening a table, who sits where, and what people say.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/fairness.h"
#include "tests/table/house.h"

namespace orrery::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kTwoSeats = R"({"game":"cosmogenesis","seats":[{"you":true},{"open":true}]})";

std::string message_of(const Json& reply) {
    return std::string(reply.at("error").at("message").as_string());
}

TEST(TableSeats, a_table_opens_with_its_invitation_and_is_the_owners) {
    House house;
    const Json answer = house.open(kAda, kTwoSeats);
    ASSERT_EQ(error_code(answer), "") << to_text(answer);
    const std::string id(answer.at("table").as_string()), code(answer.at("code").as_string());
    EXPECT_GE(code.size(), 20U);
    const table::State& state = house.state(id);
    EXPECT_EQ(state.owner(), kAda.id);
    EXPECT_EQ(state.phase(), table::Phase::kOpen);
    EXPECT_TRUE(state.seat(0).is_person());
    EXPECT_EQ(state.seat(0).name, "Ada");
    EXPECT_EQ(state.seat(1).holder, table::Holder::kOpen);
    EXPECT_EQ(state.number(), 1U);
}

TEST(TableSeats, opening_again_with_the_same_message_id_opens_nothing) {
    House house;
    const std::string request =
        R"({"id":"x","game":"cosmogenesis","seats":[{"you":true},{"open":true}]})";
    const Json first = house.open(kAda, request), again = house.open(kAda, request);
    EXPECT_EQ(first, again);
    EXPECT_EQ(house.lobby().loaded(), 1U);
    house.restart();
    EXPECT_EQ(house.open(kAda, request), first);
    EXPECT_NE(house.open(kBen, request).at("table"), first.at("table"));
}

TEST(TableSeats, a_wrong_request_to_open_says_what_is_wrong_and_where) {
    struct Case {
        const char *request, *at, *message;
    };
    const std::vector<Case> cases{
        {R"({"game":"chess","seats":[{"you":true}]})", "/game", "there is no game"},
        {R"({"game":"cosmogenesis","seats":[]})", "/seats", "expected 1 to 6"},
        {R"({"game":"cosmogenesis","seats":[{"you":true}]})", "/seats", "2 to"},
        {R"({"game":"cosmogenesis","seats":[{"you":true},{"bot":"deep"}]})", "/seats/1/bot",
         "no bot \"deep\""},
        {R"({"game":"cosmogenesis","seats":[{"you":true},{"bot":"greedy","options":{"trials":0}}]})",
         "/seats/1/options", "expected a number"},
        {R"({"game":"cosmogenesis","seats":[{"you":true,"name":""},{"open":true}]})",
         "/seats/0/name", "nothing to read"},
        {R"({"game":"cosmogenesis","seats":[{"you":false},{"open":true}]})", "/seats/0", "\"you\""},
        {R"({"game":"cosmogenesis","seats":[{"you":true},{"open":true}],"options":{"x":1}})",
         "/options", "/options/x: unknown field"},
        {R"({"game":"cosmogenesis","seats":[{"you":true},{"open":true}],"clock":{"kind":"sun"}})",
         "/clock/kind", "real_time"},
        {R"({"game":"cosmogenesis","seats":[{"you":true},{"open":true}],
             "clock":{"kind":"real_time","budget_seconds":0,"increment_seconds":0}})",
         "/clock/budget_seconds", "expected a number"},
        {R"({"game":"cosmogenesis","seats":[{"you":true},{"open":true}],"takeover":"nobody"})",
         "/takeover", "no bot"},
        {R"({"game":"cosmogenesis","seats":[{"you":true},{"open":true}],"undo":"free"})", "/undo",
         "alone"},
        {R"({"game":"cosmogenesis","seats":[{"you":true},{"open":true}],"part":"12"})", "/part",
         "once the commitment is known"},
        {R"({"game":"cosmogenesis","seats":[{"you":true},{"open":true}],"speed":9})", "/speed",
         "unknown field"},
    };
    House house;
    for (const Case& each : cases) {
        const Json answer = house.open(kAda, each.request);
        ASSERT_NE(error_code(answer), "") << each.request;
        EXPECT_EQ(answer.at("error").at("at"), Json(each.at)) << to_text(answer);
        EXPECT_THAT(message_of(answer), HasSubstr(each.message)) << each.request;
    }
    EXPECT_EQ(
        error_code(house.open(kAda, R"({"game":"cosmogenesis","seats":[{"you":true},{"open":true}],
                             "start":true})")),
        "seats_open");
    EXPECT_EQ(house.lobby().loaded(), 0U);
}

TEST(TableSeats, one_guest_cannot_open_tables_without_end) {
    table::Settings settings;
    settings.most_tables = 2;
    House house(settings);
    house.open_table(kAda, kTwoSeats);
    const std::string second = house.open_table(kAda, kTwoSeats);
    EXPECT_EQ(error_code(house.open(kAda, kTwoSeats)), "too_many_tables");
    EXPECT_EQ(error_code(house.open(kBen, kTwoSeats)), "");
    EXPECT_EQ(error_code(house.ask(second, kAda, R"({"op":"close"})")), "");
    EXPECT_EQ(error_code(house.open(kAda, kTwoSeats)), "");
}

TEST(TableSeats, a_private_table_lets_in_who_has_a_seat_or_the_invitation) {
    House house;
    const Json answer = house.open(kAda, kTwoSeats);
    const std::string id(answer.at("table").as_string()), code(answer.at("code").as_string());
    EXPECT_TRUE(house.lobby().find(id, kAda.id, "").ok());
    EXPECT_EQ(house.lobby().find(id, kBen.id, "").error().code, "private");
    EXPECT_EQ(house.lobby().find(id, kBen.id, "wrong").error().code, "private");
    EXPECT_TRUE(house.lobby().find(id, kBen.id, code).ok());
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_TRUE(house.lobby().find(id, kBen.id, "").ok());
    EXPECT_EQ(house.lobby().find("nowhere", kBen.id, "").error().code, "unknown_table");
    EXPECT_TRUE(house.lobby().public_tables(kCleo.id, 10).tables.empty());
    EXPECT_EQ(house.lobby().tables_of(kBen.id, 10).tables.size(), 1U);
}

TEST(TableSeats, a_public_table_is_listed_and_lets_in_everybody) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmogenesis","public":true,"seats":[{"you":true},{"open":true}]})");
    EXPECT_TRUE(house.lobby().find(id, kCleo.id, "").ok());
    const JsonArray list = house.lobby().public_tables(kCleo.id, 10).tables;
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].at("table"), Json(id));
    EXPECT_EQ(list[0].at("phase"), Json("open"));
    EXPECT_EQ(list[0].at("seats").at(1).at("holder"), Json("open"));
    EXPECT_THAT(to_text(list), Not(HasSubstr("guest-")));
}

TEST(TableSeats, people_sit_down_and_stand_up_before_the_start) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmic-factory","seats":[{"you":true},{"open":true},{"open":true}]})");
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit","seat":2,"name":"Benno"})")), "");
    EXPECT_EQ(house.state(id).seat(2).name, "Benno");
    EXPECT_EQ(error_code(house.ask(id, kCleo, R"({"op":"sit","seat":2})")), "seat_taken");
    EXPECT_EQ(error_code(house.ask(id, kCleo, R"({"op":"sit"})")), "");
    EXPECT_EQ(house.state(id).seat(1).guest, kCleo.id);
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"sit"})")), "seat_taken");
    EXPECT_EQ(error_code(house.ask(id, kCleo, R"({"op":"stand","seat":2})")), "not_yours");
    EXPECT_EQ(error_code(house.ask(id, kCleo, R"({"op":"stand","seat":1})")), "");
    EXPECT_EQ(error_code(house.ask(id, kCleo, R"({"op":"stand","seat":1})")), "seats_open");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"stand","seat":2})")), "") << "the owner may";
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"sit","seat":9})")), "bad_input");
    EXPECT_EQ(house.state(id).seats_of(kAda.id), seat_bit(0));
}

TEST(TableSeats, only_the_owner_seats_bots_starts_and_closes) {
    House house;
    const std::string id = house.open_table(kAda, kTwoSeats);
    for (const char* op :
         {R"({"op":"seat_bot","seat":1,"bot":"random"})", R"({"op":"start"})", R"({"op":"close"})"})
        EXPECT_EQ(error_code(house.ask(id, kBen, op)), "not_yours") << op;
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "seats_open");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"seat_bot","seat":0,"bot":"random"})")),
              "seat_taken");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"seat_bot","seat":1,"bot":"none"})")),
              "bad_input");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"seat_bot","seat":1,"bot":"random"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"seat_bot","seat":1,"bot":"greedy"})")), "");
    EXPECT_EQ(house.state(id).seat(1).bot, "greedy");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    EXPECT_EQ(house.state(id).phase(), table::Phase::kPlaying);
    for (const char* op :
         {R"({"op":"start"})", R"({"op":"close"})", R"({"op":"sit"})", R"({"op":"stand","seat":0})",
          R"({"op":"seat_bot","seat":1,"bot":"random"})"})
        EXPECT_EQ(error_code(house.ask(id, kAda, op)), "wrong_phase") << op;
}

TEST(TableSeats, a_closed_table_is_over_without_a_record) {
    House house;
    const std::string id = house.open_table(kAda, kTwoSeats);
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"close"})")), "");
    EXPECT_EQ(house.state(id).phase(), table::Phase::kOver);
    EXPECT_TRUE(house.lobby().tables_of(kAda.id, 10).tables.empty());
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"record"})")), "wrong_phase");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"rematch"})")), "wrong_phase");
    EXPECT_TRUE(house.lobby().finished_of(kAda.id, 10)->tables.empty());
}

TEST(TableSeats, solo_against_bots_begins_with_one_request) {
    House house;
    const std::string id = house.open_table(kAda, R"({"game":"crafting-the-cosmos","start":true,
                  "seats":[{"bot":"random"},{"you":true},{"bot":"greedy","options":{"trials":5}}]})");
    EXPECT_EQ(house.state(id).phase(), table::Phase::kPlaying);
    EXPECT_EQ(house.state(id).seats().size(), 3U);
    EXPECT_EQ(house.tasks.size(), 1U) << "the first bot is asked at once";
}

TEST(TableSeats, several_seats_of_one_guest_make_a_hot_seat) {
    House house;
    const std::string id = house.open_table(kAda, R"({"game":"cosmogenesis","start":true,
                  "seats":[{"you":true,"name":"Ada"},{"you":true,"name":"Grandma"}]})");
    EXPECT_EQ(house.state(id).seats_of(kAda.id), 3);
    house.attach(1, id, kAda);
    const Json views = house.last(1).at("views");
    ASSERT_EQ(views.as_array().size(), 2U);
    EXPECT_EQ(views.at(0).at("seat"), Json(0));
    EXPECT_EQ(views.at(1).at("view").at("viewer"), Json(1));
    house.play_to_the_end(id);
    EXPECT_EQ(house.state(id).phase(), table::Phase::kOver);
}

TEST(TableSeats, chat_is_for_everybody_and_has_its_limits) {
    House house;
    const std::string id = house.open_table(kAda, R"({"game":"cosmogenesis","public":true,
                  "seats":[{"you":true,"name":"Captain"},{"open":true}]})");
    house.attach(1, id, kBen);
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"chat","text":"Grüße! ☄"})")), "");
    Json line = house.last(1).at("entries").at(0);
    EXPECT_EQ(line.at("kind"), Json("chat"));
    EXPECT_EQ(line.at("name"), Json("Captain"));
    EXPECT_EQ(line.at("text"), Json("Grüße! ☄"));
    EXPECT_EQ(line.at("seat"), Json(0));
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"chat","text":"hello"})")), "");
    line = house.last(1).at("entries").at(0);
    EXPECT_EQ(line.at("name"), Json("Ben"));
    EXPECT_FALSE(line.as_object().contains("seat"));
    for (const std::string& text :
         {std::string(), std::string("   "), std::string(501, 'a'), std::string("a\nb")})
        EXPECT_EQ(error_code(house.ask(id, kBen, JsonObject{{"op", "chat"}, {"text", text}})),
                  "bad_input");
    EXPECT_EQ(error_code(
                  house.ask(id, kBen, JsonObject{{"op", "chat"}, {"text", std::string(500, 'a')}})),
              "");
}

TEST(TableSeats, guests_ids_and_the_secret_seed_are_in_no_message) {
    House house;
    const std::string id = house.open_table(kAda, kTwoSeats);
    house.attach(1, id, kAda);
    house.attach(2, id, kBen);
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    house.attach(3, id, kCleo, 0);
    const std::string secret = to_hex(house.state(id).setup().host_seed);
    const std::string hash = to_hex(house.state(id).hash());
    for (const auto& [listener, messages] : house.inbox)
        for (const std::string& message : messages) {
            EXPECT_THAT(message, Not(HasSubstr("guest-")));
            EXPECT_THAT(message, Not(HasSubstr(secret)));
            EXPECT_THAT(message, Not(HasSubstr(hash)));
        }
    EXPECT_THAT(house.inbox[1].front(),
                HasSubstr(table::commitment_to(house.state(id).setup().host_seed)));
    EXPECT_THAT(house.inbox[1].front(), HasSubstr(house.state(id).setup().code));
    EXPECT_THAT(house.inbox[3].front(), Not(HasSubstr(house.state(id).setup().code)))
        << "who has no seat is not told the invitation";
}

TEST(TableSeats, nobody_sits_at_more_tables_than_they_may) {
    table::Settings settings;
    settings.most_seats = 2;
    House house(settings);
    std::vector<std::string> ids;
    for (int i = 0; i < 3; ++i)
        ids.push_back(house.open_table(kAda, R"({"game":"cosmogenesis","public":true,
            "seats":[{"open":true},{"open":true},{"open":true}]})"));
    for (const int i : {0, 1})
        EXPECT_EQ(error_code(house.ask(ids[i], kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(error_code(house.ask(ids[2], kBen, R"({"op":"sit"})")), "too_many_tables");
    EXPECT_EQ(error_code(house.ask(ids[2], kAda, R"({"op":"sit"})")), "") << "it is hers";
    EXPECT_EQ(error_code(house.ask(ids[0], kBen, R"({"op":"stand","seat":0})")), "");
    EXPECT_EQ(error_code(house.ask(ids[2], kBen, R"({"op":"sit"})")), "");
}

}  // namespace
}  // namespace orrery::test
