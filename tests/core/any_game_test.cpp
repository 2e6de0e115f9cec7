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
    const Result<Action> read = factory().read(text);
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
                          {"tile", "07"},
                          {"rotation", 2},
                          {"cell", "(1,2)"}}));
    EXPECT_EQ(action_json(factory(), action("move (-1,-8) to (0,3)")),
              (JsonObject{{"text", "move (-1,-8) to (0,3)"},
                          {"kind", "move"},
                          {"cell", "(-1,-8)"},
                          {"target", "(0,3)"}}));
    EXPECT_EQ(action_json(factory(), action("ready")), json(R"({"text":"ready","kind":"ready"})"));
}

// Records, the protocol and tables know one text of an action; a person may type it otherwise.
TEST(ParseAction, takes_only_the_text_that_is_printed_and_says_it) {
    struct Case {
        const char *game, *typed, *form, *column;
    };
    for (const Case& c : {
             Case{"cosmic-factory", "pick 42 3 17", "pick 03 17 42", "column 6"},
             Case{"cosmic-factory", "pick 3 17 42", "pick 03 17 42", "column 6"},
             Case{"cosmic-factory", "swap (1,1) with (0,0)", "swap (0,0) with (1,1)", "column 7"},
             Case{"cosmic-factory", "take orange blue", "take blue orange", "column 6"},
             Case{"cosmogenesis", "use O08 on O3 and O1", "use O08 on O1 and O3", "column 13"},
             Case{"crafting-the-cosmos", "discard 1 time 2 light", "discard 2 light 1 time",
                  "column 9"},
             Case{"anunnaki", "build in GRE-L without gold, wood",
                  "build in GRE-L without wood, gold", "column 24"},
             Case{"anunnaki", "stop ", "stop", "column 5"},
             Case{"cosmobot", "put bot  follower in G03", "put bot follower in G03", "column 9"},
         }) {
        const AnyGame& game = test::game(c.game);
        const Result<Action> read = game.read(c.typed);
        ASSERT_TRUE(read.ok()) << c.typed << ": " << to_string(read.error());
        EXPECT_EQ(game.print(*read), c.form);
        const Result<Action> parsed = game.parse(c.typed);
        ASSERT_FALSE(parsed.ok()) << c.typed;
        EXPECT_EQ(parsed.error().code, "bad_action");
        EXPECT_EQ(parsed.error().message, "this action is written \"" + std::string(c.form) + "\"");
        EXPECT_EQ(parsed.error().at, c.column) << c.typed;
        EXPECT_EQ(game.parse(c.form).value(), *read);
    }
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
    EXPECT_EQ(event_json(factory(), events[1]),
              json(R"({"event":"packets_passed","to_left":true})"));
}

TEST(StandingJson, has_points_place_and_parts_of_every_seat) {
    const std::unique_ptr<Position> position = test::start(factory(), 3, JsonObject{}, 1);
    const Json standing = standing_json(position->standing());
    ASSERT_EQ(standing.as_array().size(), 3U);
    EXPECT_EQ(standing.at(0).at("points"), 0);
    EXPECT_EQ(standing.at(0).at("place"), 1);
    EXPECT_EQ(standing.at(2).at("parts").at("star"), 0);
}

TEST(StandingJson, has_the_points_one_by_one_where_they_are_asked_for) {
    const std::unique_ptr<Position> position =
        test::start(test::game("cosmogenesis"), 2, JsonObject{}, 1);
    const Json standing = itemized_standing_json(*position);
    for (const Json& line : standing.as_array()) {
        std::int64_t sum = 0;
        for (const Json& item : line.at("items").as_array()) {
            EXPECT_TRUE(line.at("parts").as_object().contains(item.at("part").as_string()));
            sum += item.at("points").as_int64();
        }
        EXPECT_EQ(line.at("points"), sum);
    }
}

TEST(AnalysisJson, has_the_next_best_action_and_the_plan) {
    Advice advice;
    const std::unique_ptr<Position> position = test::start(factory(), 2, JsonObject{}, 1);
    advice.action = position->legal(0)[0];
    const Json alone = analysis_json(factory(), advice);
    EXPECT_FALSE(alone.as_object().contains("next"));
    EXPECT_FALSE(alone.as_object().contains("plan"));
    EXPECT_FALSE(alone.as_object().contains("turns"));
    advice.next = {position->legal(0)[1], 2.5};
    advice.plan = {advice.action};
    const Json both = analysis_json(factory(), advice);
    EXPECT_EQ(both.at("next").at("action"), action_json(factory(), advice.next->action));
    EXPECT_EQ(both.at("next").at("value"), 2.5);
    EXPECT_EQ(both.at("plan").as_array().size(), 1U);
}

TEST(AnalysisJson, tells_the_best_turns_with_their_chances) {
    Advice advice;
    const std::unique_ptr<Position> position = test::start(factory(), 2, JsonObject{}, 1);
    const std::vector<Action> actions = position->legal(0);
    advice.turns.push_back(
        {{actions[0], actions[1]}, {.margin = -2, .win_chance = 0.75}, {{"life", 1.5}}});
    const Json turns = analysis_json(factory(), advice).at("turns");
    ASSERT_EQ(turns.as_array().size(), 1U);
    EXPECT_EQ(
        turns.at(0),
        (Json(JsonObject{
            {"actions", {action_json(factory(), actions[0]), action_json(factory(), actions[1])}},
            {"win_chance", 0.75},
            {"margin", -2},
            {"features", {JsonObject{{"name", "life"}, {"value", 1.5}}}}})));
}

TEST(GameJson, has_every_reason_for_which_an_action_is_refused) {
    for (const auto& game : test::registry().games()) {
        const JsonArray refusals = game_json(*game).at("refusals").as_array();
        ASSERT_EQ(refusals.size(), game->info().refusals.size());
        std::set<std::string> keys;
        for (std::size_t i = 0; i < refusals.size(); ++i) {
            const Refusal& refusal = game->info().refusals[i];
            EXPECT_EQ(refusals[i],
                      (Json(JsonObject{
                          {"rule", refusal.rule}, {"key", refusal.key}, {"text", refusal.text}})));
            EXPECT_TRUE(keys.insert(std::string(refusal.key)).second)
                << refusal.key << ": translations could not tell it from another";
        }
        EXPECT_FALSE(game_summary_json(*game).contains("refusals"));
    }
}

TEST(GameJson, describes_every_game_so_that_a_host_can_offer_it) {
    for (const auto& game : test::registry().games()) {
        const Json description = game_json(*game);
        EXPECT_EQ(description.at("id"), Json(game->info().id));
        EXPECT_EQ(description.at("min_players"), game->info().min_players);
        EXPECT_EQ(description.at("content"), Json(game->content_version()));
        EXPECT_EQ(description.at("actions").as_array().size(),
                  game->vocabulary().action_forms().size());
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
