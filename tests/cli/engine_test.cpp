#include "cli/engine.h"

#include <gmock/gmock.h>

#include <sstream>

#include "tests/cli/session.h"
#include "tests/support/action_groups.h"
#include "tests/support/games.h"

namespace orrery::cli {
namespace {

using testing::HasSubstr;

TEST(EngineGames, lists_every_game_and_bot_with_its_options) {
    Talk talk;
    const JsonObject answer = talk.done(R"({"op":"games"})");
    const Json& game = answer.at("games").at(0);
    EXPECT_EQ(text_of(game.at("id")), "cosmic-factory");
    EXPECT_EQ(game.at("min_players").as_int64(), 2);
    EXPECT_EQ(game.at("max_players").as_int64(), 6);
    EXPECT_FALSE(game.at("options").as_array().empty());
    EXPECT_EQ(text_of(answer.at("bots").at(0).at("name")), "random");
    EXPECT_EQ(text_of(answer.at("bots").at(1).at("name")), "greedy");
    EXPECT_EQ(text_of(answer.at("bots").at(1).at("options").at(0).at("name")), "trials");
    EXPECT_EQ(text_of(answer.at("bots").at(3).at("name")), "level-1");
    EXPECT_EQ(text_of(answer.at("bots").at(3).at("title")), "Novice");
    EXPECT_EQ(game.at("levels").as_array().size(), 5U);
    EXPECT_FALSE(text_of(game.at("levels").at(0).at("character")).empty());
}

TEST(EngineSchema, is_the_game_s_json_schema) {
    Talk talk;
    const JsonObject answer = talk.done(R"({"op":"schema","game":"cosmic-factory"})");
    EXPECT_TRUE(answer.at("schema").as_object().contains("properties"));
    EXPECT_EQ(text_of(talk.refused(R"({"op":"schema","game":"chess"})")["code"]), "unknown_game");
    const JsonObject view = talk.done(R"({"op":"schema","game":"cosmogenesis","view":true})");
    EXPECT_TRUE(view.at("schema").at("properties").as_object().contains("viewer"));
    EXPECT_FALSE(view.at("schema").at("properties").as_object().contains("random"));
}

TEST(EngineNew, says_who_moves_and_the_hash) {
    Talk talk;
    const JsonObject answer =
        talk.done(R"({"op":"new","game":"cosmic-factory","players":3,"seed":42,"options":{}})");
    EXPECT_EQ(to_text(answer.at("to_move")), "[0,1,2]");
    EXPECT_EQ(answer.at("hash").as_string().size(), 32U);
    EXPECT_EQ(answer.begin()->key(), "ok");
}

TEST(EngineNew, is_the_same_game_for_the_same_seed_however_it_is_written) {
    const std::string head = R"({"op":"new","game":"cosmic-factory","players":2,"seed":)";
    Talk talk;
    const Json number = talk.done(head + "42}")["hash"];
    const Json hex = talk.done(
        head + R"("2a00000000000000000000000000000000000000000000000000000000000000"})")["hash"];
    EXPECT_EQ(number, hex);
    EXPECT_NE(talk.done(head + "43}")["hash"], number);
    talk.done(head + "18446744073709551615}");
    talk.done(R"({"op":"new","game":"cosmic-factory","players":2})");
}

TEST(EngineNew, refuses_what_is_wrong_and_names_the_place) {
    struct Case {
        const char *request, *code, *at;
    };
    const Case cases[] = {
        {R"({"op":"new","game":"chess","players":2})", "unknown_game", "/game"},
        {R"({"op":"new","game":"cosmic-factory","players":1})", "wrong_players", "/players"},
        {R"({"op":"new","game":"cosmic-factory","players":7})", "wrong_players", "/players"},
        {R"({"op":"new","game":"cosmic-factory","players":-1})", "bad_input", "/players"},
        {R"({"op":"new","game":"cosmic-factory","players":"two"})", "bad_input", "/players"},
        {R"({"op":"new","game":"cosmic-factory","players":2.5})", "bad_input", "/players"},
        {R"({"op":"new","game":"cosmic-factory"})", "bad_input", ""},
        {R"({"op":"new","players":2})", "bad_input", ""},
        {R"({"op":"new","game":7,"players":2})", "bad_input", "/game"},
        {R"({"op":"new","game":"cosmic-factory","players":2,"seed":-1})", "bad_input", "/seed"},
        {R"({"op":"new","game":"cosmic-factory","players":2,"seed":1.5})", "bad_input", "/seed"},
        {R"({"op":"new","game":"cosmic-factory","players":2,"seed":"12"})", "bad_input", "/seed"},
        {R"({"op":"new","game":"cosmic-factory","players":2,"seed":1e30})", "bad_input", "/seed"},
        {R"({"op":"new","game":"cosmic-factory","players":2,"options":[]})", "bad_input",
         "/options"},
        {R"({"op":"new","game":"cosmic-factory","players":2,"options":{"x":1}})", "bad_input",
         "/options/x"},
        {R"({"op":"new","game":"cosmic-factory","players":2,"options":{"cards":[100]}})",
         "bad_input", "/options/cards/0"},
        {R"({"op":"new","game":"cosmic-factory","players":2,"sed":1})", "bad_input", "/sed"},
    };
    Talk talk;
    talk.start(3);
    for (const Case& c : cases) {
        JsonObject error = talk.refused(c.request);
        EXPECT_EQ(text_of(error["code"]), c.code) << c.request;
        EXPECT_EQ(text_of(error["at"]), c.at) << c.request;
        EXPECT_FALSE(text_of(error["message"]).empty()) << c.request;
    }
    JsonObject error = talk.refused(R"({"op":"new","game":"cosmic-factory","players":9})");
    EXPECT_EQ(text_of(error["rule"]), "CF-SETUP-01");
}

TEST(EngineRequest, is_one_json_object_with_a_known_op) {
    Talk talk;
    talk.start(2);
    EXPECT_EQ(text_of(talk.refused("{")["code"]), "bad_json");
    EXPECT_THAT(text_of(talk.refused(R"({"op":"state",})")["at"]), HasSubstr("line 1, column"));
    EXPECT_EQ(text_of(talk.refused("nonsense")["code"]), "bad_json");
    EXPECT_EQ(text_of(talk.refused(R"({"op":"state"} {"op":"state"})")["code"]), "bad_json");
    EXPECT_EQ(text_of(talk.refused("[]")["code"]), "bad_input");
    EXPECT_EQ(text_of(talk.refused("{}")["code"]), "bad_input");
    EXPECT_EQ(text_of(talk.refused(R"({"op":5})")["at"]), "/op");
    JsonObject unknown = talk.refused(R"({"op":"destroy"})");
    EXPECT_EQ(text_of(unknown["code"]), "unknown_op");
    EXPECT_THAT(text_of(unknown["message"]), HasSubstr("undo"));
    EXPECT_EQ(text_of(talk.refused(R"({"op":"undo","twice":true})")["at"]), "/twice");
    EXPECT_EQ(text_of(talk.refused(std::string(200, '['))["code"]), "bad_json") << "too deep";
    EXPECT_EQ(text_of(talk.refused("{\"op\":\"\xff\xfe\"}")["code"]), "bad_json") << "no UTF-8";
    EXPECT_EQ(text_of(talk.refused(std::string(kMaxJsonBytes + 1, ' '))["code"]), "too_large");
}

TEST(EngineRequest, may_carry_an_id_that_comes_back) {
    Talk talk;
    EXPECT_EQ(text_of(talk.ask(R"({"op":"games","id":"a1"})").at("id")), "a1");
    EXPECT_EQ(to_text(talk.ask(R"({"op":"state","id":[7]})").at("id")), "[7]");
}

TEST(EngineRequest, needs_a_game_where_it_speaks_of_one) {
    for (const char* op :
         {"state", "view", "legal", "check", "apply", "score", "bot", "record", "undo"}) {
        Talk talk;
        const Json answer = talk.ask(to_text(JsonObject{{"op", op}}));
        EXPECT_EQ(text_of(answer.at("error").at("code")), "no_game") << op;
    }
}

TEST(EngineState, loads_to_the_same_position) {
    Talk talk;
    talk.start(4);
    for (int i = 0; i < 12; ++i) {
        const std::string hash = talk.hash();
        JsonObject request{{"op", "load"},
                           {"game", "cosmic-factory"},
                           {"state", talk.done(R"({"op":"state"})")["state"]}};
        EXPECT_EQ(text_of(talk.done(to_text(request))["hash"]), hash);
        talk.play(37);
    }
}

TEST(EngineLoad, refuses_impossible_positions) {
    Talk talk;
    talk.start(2);
    const Json state = talk.done(R"({"op":"state"})")["state"];
    const auto refused_with = [&](std::string_view field, const Json& value) {
        Json changed = state;
        changed.as_object()[field] = value;
        JsonObject error = talk.refused(
            to_text(JsonObject{{"op", "load"}, {"game", "cosmic-factory"}, {"state", changed}}));
        EXPECT_EQ(text_of(error["code"]), "bad_input") << field;
        return text_of(error["at"]);
    };
    EXPECT_EQ(refused_with("round", 6), "/state/round");
    EXPECT_EQ(refused_with("players", 1), "/state/players");
    EXPECT_EQ(refused_with("phase", "sleep"), "/state/phase");
    EXPECT_EQ(refused_with("cards", Json(JsonArray{1, 1, 2, 3, 4})).substr(0, 12), "/state/cards");
    EXPECT_EQ(refused_with("colour", 1), "/state/colour");
    Json seats = state.at("seats");
    seats.as_array()[1].as_object()["packet"].as_array()[0] =
        seats.as_array()[0].as_object()["packet"].as_array()[0];
    EXPECT_THAT(refused_with("seats", seats), HasSubstr("/state/seats/"));
    seats = state.at("seats");
    seats.as_array()[0].as_object()["markers"].as_object()["green"] = 31;
    EXPECT_EQ(refused_with("seats", seats), "/state/seats/0/markers/green");
    EXPECT_EQ(text_of(talk.refused(R"({"op":"load","game":"cosmic-factory","state":7})")["at"]),
              "/state");
    EXPECT_EQ(text_of(talk.refused(R"({"op":"load","game":"chess","state":{}})")["code"]),
              "unknown_game");
    EXPECT_EQ(text_of(talk.refused(R"({"op":"load","game":"cosmic-factory"})")["code"]),
              "bad_input");
}

TEST(EngineView, shows_a_seat_what_it_may_know) {
    Talk talk;
    talk.start(3);
    const JsonObject own = talk.done(R"({"op":"view","player":1})");
    const Json& seats = own.at("view").at("seats");
    EXPECT_TRUE(seats.at(1).at("packet").at(0).is_string());
    EXPECT_TRUE(seats.at(0).at("packet").at(0).is_null());
    EXPECT_FALSE(own.at("view").as_object().contains("random"));
    const JsonObject spectator = talk.done(R"({"op":"view","player":"spectator"})");
    EXPECT_TRUE(spectator.at("view").at("seats").at(1).at("packet").at(0).is_null());
    EXPECT_EQ(text_of(talk.refused(R"({"op":"view","player":3})")["at"]), "/player");
    EXPECT_EQ(text_of(talk.refused(R"({"op":"view","player":"clock"})")["at"]), "/player");
    EXPECT_EQ(text_of(talk.refused(R"({"op":"view"})")["code"]), "bad_input");
}

TEST(EngineLegal, answers_texts_that_check_allows) {
    Talk talk;
    talk.start(2);
    const JsonObject answer = talk.done(R"({"op":"legal","player":0})");
    const JsonArray& actions = answer.at("actions").as_array();
    ASSERT_EQ(actions.size(), 84U) << "three of nine tiles";
    for (const Json& action : actions)
        talk.done(to_text(JsonObject{{"op", "check"}, {"player", 0}, {"action", action}}));
    EXPECT_FALSE(answer.contains("groups"));
    EXPECT_TRUE(talk.done(R"({"op":"legal","player":"clock"})")["actions"].as_array().empty());
    EXPECT_EQ(text_of(talk.refused(R"({"op":"legal","player":2})")["at"]), "/player");
    EXPECT_EQ(text_of(talk.refused(R"({"op":"legal","player":"spectator"})")["at"]), "/player");
}

TEST(EngineLegal, answers_groups_whose_combinations_check_allows) {
    Talk talk;
    Json waiting = talk.done(R"({"op":"new","game":"cosmogenesis","players":2})")["to_move"];
    for (int moves = 0; moves < 30; ++moves) {
        const int seat = static_cast<int>(waiting.at(0).as_int64());
        JsonObject request{{"op", "legal"}, {"player", seat}};
        const std::size_t count = talk.done(to_text(request))["actions"].as_array().size();
        request["groups"] = true;
        const JsonObject answer = talk.done(to_text(request));
        EXPECT_FALSE(answer.contains("actions"));
        const std::vector<Json> actions = test::expand(answer.at("groups"));
        EXPECT_EQ(actions.size(), count);
        for (const Json& action : actions)
            talk.done(to_text(JsonObject{{"op", "check"}, {"player", seat}, {"action", action}}));
        waiting = talk.apply(seat, talk.bot_action(seat, moves)).at("to_move");
    }
}

TEST(EngineContent, is_what_is_printed_and_what_the_rules_make_of_it) {
    Talk talk;
    const JsonObject answer = talk.done(R"({"op":"content","game":"cosmogenesis"})");
    EXPECT_TRUE(answer.at("files").as_object().contains("objects.json"));
    EXPECT_TRUE(answer.at("tables").is_object());
    EXPECT_EQ(text_of(answer.at("content")), test::game("cosmogenesis").content_version());
    EXPECT_EQ(text_of(talk.refused(R"({"op":"content","game":"chess"})")["code"]), "unknown_game");
}

TEST(EngineCheck, names_the_rule_and_changes_nothing) {
    Talk talk;
    talk.start(2);
    const std::string legal = text_of(talk.done(R"({"op":"legal","player":0})")["actions"].at(0));
    const std::string hash = talk.hash();
    talk.done(to_text(JsonObject{{"op", "check"}, {"player", 0}, {"action", legal}}));
    EXPECT_EQ(talk.hash(), hash);
    JsonObject error = talk.refused(R"({"op":"check","player":0,"action":"ready"})");
    EXPECT_EQ(text_of(error["code"]), "illegal_action");
    EXPECT_THAT(text_of(error["rule"]), HasSubstr("CF-"));
}

TEST(EngineApply, tells_events_and_who_is_next) {
    Talk talk;
    talk.start(2);
    const std::string action = text_of(talk.done(R"({"op":"legal","player":0})")["actions"].at(0));
    const JsonObject answer = talk.apply(0, action);
    EXPECT_EQ(to_text(answer.at("to_move")), "[1]");
    EXPECT_EQ(text_of(answer.at("events").at(0).at("event")), "picked");
    EXPECT_EQ(answer.at("events").at(0).at("seat").as_int64(), 0);
    EXPECT_EQ(text_of(answer.at("hash")), talk.hash());
    EXPECT_TRUE(answer.at("revealed").is_bool());
    EXPECT_TRUE(answer.at("turn_passed").is_bool());
}

TEST(EngineApply, refuses_illegal_actions_with_their_rule) {
    Talk talk;
    talk.start(2);
    const std::string action = text_of(talk.done(R"({"op":"legal","player":0})")["actions"].at(0));
    talk.apply(0, action);
    const auto rule = [&](const Json& player, std::string_view text) {
        JsonObject error = talk.refused(
            to_text(JsonObject{{"op", "apply"}, {"player", player}, {"action", text}}));
        EXPECT_EQ(text_of(error["code"]), "illegal_action") << text;
        EXPECT_EQ(text_of(error["at"]), "/action") << text;
        return text_of(error["rule"]);
    };
    EXPECT_THAT(rule(0, action), HasSubstr("CF-CLOCK-06")) << "picked already: out of turn";
    EXPECT_THAT(rule(1, action), HasSubstr("CF-DRAFT-")) << "somebody else's tiles";
    EXPECT_THAT(rule(1, "place 01.0 at (0,0)"), HasSubstr("CF-"));
    EXPECT_THAT(rule("clock", "time up"), HasSubstr("CF-CLOCK-"));
    EXPECT_THAT(rule(1, "time up"), HasSubstr("CF-CLOCK-"));
}

TEST(EngineApply, refuses_what_is_no_action) {
    Talk talk;
    talk.start(2);
    for (const char* text : {"", "fly", "pick 1 2", "pick 1 2 3 4", "pick 1 2 99",
                             "place 51.4 at (0,0)", "place 51.0 at (0,", "ready now"}) {
        JsonObject error =
            talk.refused(to_text(JsonObject{{"op", "apply"}, {"player", 0}, {"action", text}}));
        EXPECT_EQ(text_of(error["code"]), "bad_action") << text;
        EXPECT_EQ(text_of(error["at"]), "/action") << text;
    }
    EXPECT_EQ(text_of(talk.refused(R"({"op":"apply","player":0})")["code"]), "bad_input");
    EXPECT_EQ(text_of(talk.refused(R"({"op":"apply","player":0,"action":3})")["at"]), "/action");
    EXPECT_EQ(text_of(talk.refused(R"({"op":"apply","player":9,"action":"ready"})")["at"]),
              "/player");
    EXPECT_EQ(text_of(talk.refused(R"({"op":"apply","player":"me","action":"ready"})")["at"]),
              "/player");
}

TEST(EngineApply, lets_the_clock_end_the_building) {
    Talk talk;
    talk.start(2, R"({"beginner":true})");
    talk.apply(0, "ready");
    talk.apply(1, "ready");
    EXPECT_EQ(to_text(talk.done(R"({"op":"legal","player":"clock"})")["actions"]),
              R"(["time up"])");
    const JsonObject answer = talk.apply("clock", "time up");
    EXPECT_THAT(to_text(answer.at("events")), HasSubstr("repaired"));
    EXPECT_EQ(text_of(talk.refused(R"({"op":"apply","player":"clock","action":"time up"})")["rule"])
                  .substr(0, 9),
              "CF-CLOCK-");
}

TEST(EngineScore, gives_points_and_their_parts) {
    Talk talk;
    talk.start(3);
    const JsonObject answer = talk.done(R"({"op":"score"})");
    ASSERT_EQ(answer.at("scores").as_array().size(), 3U);
    EXPECT_EQ(answer.at("scores").at(0).at("points").as_int64(), 0);
    EXPECT_TRUE(answer.at("scores").at(0).at("parts").as_object().contains("green"));
    EXPECT_FALSE(answer.at("over").as_bool());
}

TEST(EngineBot, answers_an_action_and_what_it_thought) {
    Talk talk;
    talk.start(2);
    const std::string hash = talk.hash();
    const JsonObject random =
        talk.done(R"({"op":"bot","player":0,"bot":"random","ms":500,"seed":1})");
    talk.done(to_text(JsonObject{{"op", "check"}, {"player", 0}, {"action", random.at("action")}}));
    const std::string greedy = R"({"op":"bot","player":1,"bot":"greedy","ms":2,"seed":1})";
    const JsonObject thought = talk.done(greedy);
    EXPECT_TRUE(thought.at("analysis").as_object().contains("value"));
    for (const Json& feature : thought.at("analysis").at("features").as_array())
        EXPECT_TRUE(feature.at("name").is_string() && feature.at("value").is_number());
    EXPECT_EQ(talk.done(greedy), thought) << "the same for the same seed";
    EXPECT_EQ(talk.hash(), hash) << "a bot only thinks";
}

TEST(EngineBot, thinks_as_long_as_it_may) {
    Talk talk;
    talk.start(2);
    const std::string head = R"({"op":"bot","player":0,"bot":"greedy","seed":3,)";
    const JsonObject twenty = talk.done(head + R"("options":{"trials":20}})");
    EXPECT_EQ(talk.done(head + R"("ms":1000,"options":{"trials":20}})"), twenty)
        << "more time than the options allow is not used";
    EXPECT_EQ(talk.done(head + R"("ms":1,"options":{"trials":20000}})"),
              talk.done(head + R"("options":{"trials":40}})"));
}

TEST(EngineBot, refuses_what_it_cannot_do) {
    Talk talk;
    talk.start(2);
    struct Case {
        const char *request, *code, *at;
    };
    const Case cases[] = {
        {R"({"op":"bot","player":0,"bot":"deep"})", "unknown_bot", "/bot"},
        {R"({"op":"bot","player":2,"bot":"random"})", "bad_input", "/player"},
        {R"({"op":"bot","player":"clock","bot":"random"})", "bad_input", "/player"},
        {R"({"op":"bot","player":0})", "bad_input", ""},
        {R"({"op":"bot","player":0,"bot":"random","ms":0})", "bad_input", "/ms"},
        {R"({"op":"bot","player":0,"bot":"random","seed":-1})", "bad_input", "/seed"},
        {R"({"op":"bot","player":0,"bot":"random","options":3})", "bad_input", "/options"},
        {R"({"op":"bot","player":0,"bot":"random","options":{"x":1}})", "bad_input", "/options/x"},
        {R"({"op":"bot","player":0,"bot":"greedy","ms":5,"options":{"trials":0}})", "bad_input",
         "/options/trials"},
        {R"({"op":"bot","player":0,"bot":"greedy","ms":5,"options":{"trials":"x"}})", "bad_input",
         "/options/trials"},
    };
    for (const Case& c : cases) {
        JsonObject error = talk.refused(c.request);
        EXPECT_EQ(text_of(error["code"]), c.code) << c.request;
        EXPECT_EQ(text_of(error["at"]), c.at) << c.request;
    }
    talk.apply(0, talk.bot_action(0, 1));
    EXPECT_EQ(text_of(talk.refused(R"({"op":"bot","player":0,"bot":"random"})")["code"]),
              "no_action");
}

TEST(EngineUndo, takes_back_one_action_at_a_time) {
    Talk talk;
    talk.start(3);
    std::vector<std::string> hashes{talk.hash()};
    for (int i = 0; i < 60; ++i) {
        talk.play(1);
        hashes.push_back(talk.hash());
    }
    while (hashes.size() > 1) {
        hashes.pop_back();
        EXPECT_EQ(text_of(talk.done(R"({"op":"undo"})")["hash"]), hashes.back());
    }
    EXPECT_TRUE(talk.done(R"({"op":"record"})")["record"].at("actions").as_array().empty());
    EXPECT_EQ(text_of(talk.refused(R"({"op":"undo"})")["code"]), "nothing_to_undo");
}

TEST(EngineRecord, replays_to_the_same_position_and_can_be_played_on) {
    Talk talk;
    talk.start(2, R"({"cards":[13,19]})");
    talk.play(90);
    const Json record = talk.done(R"({"op":"record"})")["record"];
    Talk other;
    const JsonObject answer = other.done(to_text(JsonObject{{"op", "load"}, {"record", record}}));
    EXPECT_EQ(text_of(answer.at("hash")), text_of(record.at("hash")));
    EXPECT_EQ(other.done(R"({"op":"record"})")["record"], record);
    other.done(R"({"op":"undo"})");
    talk.done(R"({"op":"undo"})");
    EXPECT_EQ(other.hash(), talk.hash());
}

TEST(EngineRecord, begins_with_the_position_that_was_loaded) {
    Talk talk;
    talk.start(2);
    talk.play(10);
    const Json state = talk.done(R"({"op":"state"})")["state"];
    talk.done(to_text(JsonObject{{"op", "load"}, {"game", "cosmic-factory"}, {"state", state}}));
    talk.play(10);
    const Json record = talk.done(R"({"op":"record"})")["record"];
    EXPECT_EQ(record.at("start"), state);
    EXPECT_EQ(record.at("actions").as_array().size(), 10U);
    Talk other;
    other.done(to_text(JsonObject{{"op", "load"}, {"record", record}}));
    EXPECT_EQ(other.hash(), talk.hash());
}

TEST(EngineRecord, is_accepted_of_another_version_that_comes_to_the_same) {
    Talk talk;
    talk.start(2);
    talk.play(20);
    Json record = talk.done(R"({"op":"record"})")["record"];
    record.as_object()["content"] = "0000000000000000";
    record.as_object()["rules"] = 99;
    Talk other;
    other.done(to_text(JsonObject{{"op", "load"}, {"record", record}}));
    EXPECT_EQ(other.hash(), talk.hash());
}

TEST(EngineRecord, is_refused_when_it_was_tampered_with) {
    Talk talk;
    talk.start(2);
    talk.play(20);
    const Json record = talk.done(R"({"op":"record"})")["record"];
    const auto refused_with = [&](auto change) {
        Json changed = record;
        change(changed.as_object());
        return talk.refused(to_text(JsonObject{{"op", "load"}, {"record", changed}}));
    };
    JsonObject error = refused_with([](JsonObject& r) { r["hash"] = std::string(32, '0'); });
    EXPECT_EQ(text_of(error["code"]), "wrong_hash");
    EXPECT_EQ(text_of(error["at"]), "/record/hash");
    error = refused_with([](JsonObject& r) { r["actions"].as_array().pop_back(); });
    EXPECT_EQ(text_of(error["code"]), "wrong_hash") << "truncated";
    error = refused_with(
        [](JsonObject& r) { r["actions"].as_array().erase(r["actions"].as_array().begin()); });
    EXPECT_EQ(text_of(error["code"]), "illegal_action");
    EXPECT_THAT(text_of(error["at"]), HasSubstr("/record/actions/"));
    error = refused_with([](JsonObject& r) { r["actions"].as_array()[3].as_array()[1] = "fly"; });
    EXPECT_EQ(text_of(error["at"]), "/record/actions/3/1");
    error = refused_with([](JsonObject& r) { r["actions"].as_array()[3].as_array()[0] = 5; });
    EXPECT_EQ(text_of(error["at"]), "/record/actions/3/0");
    error = refused_with([](JsonObject& r) { r["seed"] = "12"; });
    EXPECT_EQ(text_of(error["at"]), "/record/seed");
    // Another version is no reason by itself
    // (is_accepted_of_another_version_that_comes_to_the_same).
    error = refused_with([](JsonObject& r) {
        r["content"] = "0000000000000000";
        r["actions"].as_array().pop_back();
    });
    EXPECT_EQ(text_of(error["code"]), "wrong_hash");
    EXPECT_THAT(text_of(error["message"]), HasSubstr("content"));
    error = refused_with([](JsonObject& r) { r["game"] = "chess"; });
    EXPECT_EQ(text_of(error["code"]), "unknown_game");
    error = refused_with([](JsonObject& r) { r.erase("actions"); });
    EXPECT_EQ(text_of(error["code"]), "bad_input");
    error = refused_with([](JsonObject& r) { r["format"] = "letter"; });
    EXPECT_EQ(text_of(error["at"]), "/record/format");
}

TEST(EngineGame, is_played_to_its_end) {
    Talk talk;
    talk.start(2, R"({"cards":[1,11,20,3,2]})");
    constexpr int kFarTooMany = 5000;
    EXPECT_LT(talk.play(kFarTooMany), kFarTooMany);
    EXPECT_EQ(to_text(talk.to_move()), "[]");
    EXPECT_TRUE(talk.done(R"({"op":"score"})")["over"].as_bool());
    EXPECT_TRUE(talk.done(R"({"op":"legal","player":0})")["actions"].as_array().empty());
    EXPECT_EQ(text_of(talk.refused(R"({"op":"apply","player":0,"action":"ready"})")["code"]),
              "illegal_action");
    EXPECT_EQ(text_of(talk.refused(R"({"op":"bot","player":0,"bot":"greedy"})")["code"]),
              "no_action");
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

TEST(EngineLines, each_get_one_answer_until_quit) {
    Engine engine(test_registry());
    std::istringstream in(
        "{\"op\":\"games\"}\r\n\n  \n{\"op\":\"nope\"}\n{\"op\":\"quit\"}\n{\"op\":\"games\"}\n");
    std::ostringstream out;
    serve_lines(engine, in, out);
    const std::vector<std::string> answers = lines_of(out.str());
    ASSERT_EQ(answers.size(), 3U) << "blank lines get none, and nothing follows quit";
    EXPECT_THAT(answers[1], HasSubstr("unknown_op"));
    EXPECT_EQ(answers[2], R"({"ok":true})");
}

TEST(EngineLines, that_are_too_long_are_skipped_and_the_session_goes_on) {
    Engine engine(test_registry());
    const std::string start = R"({"op":"new","game":"cosmic-factory","players":2,"seed":1})";
    std::istringstream in(start + "\n" + std::string(kMaxJsonBytes + 10, 'x') + "\n" +
                          R"({"op":"score"})");
    std::ostringstream out;
    serve_lines(engine, in, out);
    const std::vector<std::string> answers = lines_of(out.str());
    ASSERT_EQ(answers.size(), 3U);
    EXPECT_THAT(answers[1], HasSubstr("too_large"));
    EXPECT_THAT(answers[2], HasSubstr("\"scores\"")) << "the last line needs no newline";
}

TEST(EngineLines, end_when_nobody_reads_the_answers) {
    Engine engine(test_registry());
    std::istringstream in("{\"op\":\"games\"}\n{\"op\":\"games\"}\n");
    std::ostringstream out;
    out.setstate(std::ios::badbit);
    serve_lines(engine, in, out);
    EXPECT_TRUE(out.str().empty());
}

}  // namespace
}  // namespace orrery::cli
