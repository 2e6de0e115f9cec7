// The JSON forms that hosts send, made from a game's own descriptions.
#include "core/any_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "core/json.h"
#include "tests/support/games.h"

namespace orrery {
namespace {

using test::json;

const AnyGame& factory() {
    return test::game("cosmic-factory");
}

Action action(std::string_view text) {
    const Result<Action> read = factory().parse(text);
    EXPECT_TRUE(read.ok()) << text;
    return read ? *read : Action{};
}

TEST(SeatJson, is_a_number_or_the_clock) {
    EXPECT_EQ(seat_json(3), Json(3));
    EXPECT_EQ(seat_json(kClock), Json("clock"));
}

TEST(ActionJson, names_kind_and_operands_and_has_the_text_form) {
    EXPECT_EQ(action_json(factory(), action("place 7.2 at (1,2)")),
              (JsonObject{{"text", "place 07.2 at (1,2)"},
                          {"kind", "place"},
                          {"tile", 7},
                          {"rotation", 2},
                          {"cell", JsonArray{1, 2}}}));
    EXPECT_EQ(action_json(factory(), action("move (-1,-8) to (0,3)")),
              (JsonObject{{"text", "move (-1,-8) to (0,3)"},
                          {"kind", "move"},
                          {"cell", JsonArray{-1, -8}},
                          {"target", JsonArray{0, 3}}}));
    EXPECT_EQ(action_json(factory(), action("ready")), json(R"({"text":"ready","kind":"ready"})"));
}

TEST(ActionJson, an_unknown_kind_has_no_operands) {
    EXPECT_EQ(action_json(factory(), Action{200, {1}}).as_object().size(), 1U);
}

TEST(EventJson, names_the_event_its_seat_and_its_arguments) {
    std::unique_ptr<Position> position = test::start(factory(), 2, JsonObject{}, 1);
    std::vector<Event> events;
    position->apply(1, position->legal(1).front(), &events);
    ASSERT_EQ(events.size(), 1U);
    EXPECT_EQ(event_json(factory(), events[0]), json(R"({"event":"picked","seat":1})"));
    events.clear();
    position->apply(0, position->legal(0).front(), &events);
    ASSERT_EQ(events.size(), 2U);
    EXPECT_EQ(event_json(factory(), events[1]), json(R"({"event":"packets_passed","to_left":1})"));
}

TEST(StandingJson, has_points_place_and_parts_of_every_seat) {
    const std::unique_ptr<Position> position = test::start(factory(), 3, JsonObject{}, 1);
    const Json standing = standing_json(position->standing());
    ASSERT_EQ(standing.as_array().size(), 3U);
    EXPECT_EQ(standing.at(0).at("points"), 0);
    EXPECT_EQ(standing.at(0).at("place"), 1);
    EXPECT_EQ(standing.at(2).at("parts").at("star"), 0);
}

TEST(GameJson, describes_every_game_so_that_a_host_can_offer_it) {
    for (const auto& game : test::registry().games()) {
        const Json description = game_json(*game);
        EXPECT_EQ(description.at("id"), Json(game->info().id));
        EXPECT_EQ(description.at("min_players"), game->info().min_players);
        EXPECT_EQ(description.at("content"), Json(game->content_version()));
        EXPECT_EQ(description.at("actions").as_array().size(), game->info().actions.size());
        for (const OptionShape& option : game->info().options)
            EXPECT_TRUE(parse_json(option.default_value).ok())
                << option.name << ": the default must be JSON";
    }
}

TEST(GameJson, lists_limits_and_choices_of_options) {
    const Json description = game_json(factory());
    for (const Json& option : description.at("options").as_array())
        if (option.at("name") == "sandglass_seconds") {
            EXPECT_EQ(option.at("type"), "integer");
            EXPECT_EQ(option.at("default"), 60);
            EXPECT_EQ(option.at("max"), 3600);
        }
}

TEST(RefusalError, says_which_action_and_which_rule) {
    const std::unique_ptr<Position> position = test::start(factory(), 2, JsonObject{}, 1);
    const Refusal* refusal = position->check(0, action("ready"));
    ASSERT_NE(refusal, nullptr);
    const Error error = refusal_error(factory(), action("ready"), *refusal);
    EXPECT_EQ(error.code, "illegal_action");
    EXPECT_EQ(error.rule, refusal->rule);
    EXPECT_THAT(error.message, ::testing::StartsWith("ready: "));
    EXPECT_EQ(error.at, "/action");
}

TEST(AnyGame, a_wrong_number_of_players_is_refused_with_the_rule) {
    for (int players : {-1, 0, 1, 7, 1000}) {
        const auto position = factory().start(players, JsonObject{}, Seed{});
        ASSERT_FALSE(position.ok()) << players;
        EXPECT_EQ(position.error().code, "wrong_players");
        EXPECT_EQ(position.error().at, "/players");
        EXPECT_EQ(position.error().rule, "CF-SETUP-01");
    }
}

TEST(AnyGame, wrong_options_are_refused_with_their_place) {
    struct Case {
        const char* options;
        const char* at;
    };
    for (const Case& wrong : {Case{"[]", "/options"}, Case{"null", "/options"},
                              Case{R"({"colour":1})", "/options/colour"},
                              Case{R"({"beginner":1})", "/options/beginner"},
                              Case{R"({"cards":[1,1]})", "/options/cards/1"},
                              Case{R"({"sandglass_seconds":-1})", "/options/sandglass_seconds"}}) {
        const auto position = factory().start(2, json(wrong.options), Seed{});
        ASSERT_FALSE(position.ok()) << wrong.options;
        EXPECT_EQ(position.error().at, wrong.at) << wrong.options;
    }
}

TEST(AnyGame, positions_of_different_games_or_content_are_never_equal) {
    const Result<Registry> second = Registry::load(embedded_content());
    ASSERT_TRUE(second.ok());
    const auto here = test::start(factory(), 2, JsonObject{}, 1);
    const auto there = test::start(*second->find("cosmic-factory"), 2, JsonObject{}, 1);
    EXPECT_FALSE(here->equals(*there));
    EXPECT_EQ(here->hash(), there->hash());
}

TEST(Registry, an_unknown_game_is_refused_with_the_list_of_known_ones) {
    const Result<const AnyGame*> none = test::registry().get("chess");
    ASSERT_FALSE(none.ok());
    EXPECT_EQ(none.error().code, "unknown_game");
    EXPECT_EQ(none.error().at, "/game");
    EXPECT_THAT(none.error().message, ::testing::HasSubstr("cosmic-factory"));
    EXPECT_EQ(test::registry().find("chess"), nullptr);
}

TEST(Registry, without_content_there_is_no_game) {
    const Result<Registry> empty = Registry::load({});
    ASSERT_FALSE(empty.ok());
    EXPECT_EQ(empty.error().code, "missing_content");
}

TEST(Registry, every_game_has_its_own_id) {
    std::set<std::string_view> ids;
    for (const auto& game : test::registry().games()) ids.insert(game->info().id);
    EXPECT_EQ(ids.size(), test::registry().games().size());
}

}  // namespace
}  // namespace orrery
