// Moves: their order, their effect once, and what everybody is told of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "core/record.h"
#include "tests/support/action_groups.h"
#include "tests/table/house.h"

namespace orrery::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// A draft in which what the others pick is secret.
std::string open_draft(House& house) {
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmic-factory","public":true,"options":{"sandglass_seconds":0},
                  "seats":[{"you":true},{"open":true}]})");
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    return id;
}

// Two seats of one person.
std::string open_hot_seat(House& house) {
    return house.open_table(kAda, R"({"game":"cosmogenesis","start":true,
                  "seats":[{"you":true},{"you":true,"name":"B"}]})");
}

JsonObject move(Seat seat, const std::string& action, const char* message_id = nullptr) {
    JsonObject request{{"op", "move"}, {"seat", seat}, {"action", action}};
    if (message_id != nullptr) request["id"] = message_id;
    return request;
}

std::string first_legal(House& house, const std::string& id, Seat seat) {
    const table::State& state = house.state(id);
    return state.game().print(state.position().legal(seat).front());
}

TEST(TableMoves, a_move_is_told_with_its_events_and_the_new_view) {
    House house;
    const std::string id = open_draft(house);
    house.attach(1, id, kAda);
    const std::uint64_t before = house.state(id).number();
    const Action action = house.state(id).position().legal(0).front();
    const Json told_action = action_json(house.state(id).game(), action);
    const Json ack = house.ask(id, kAda, move(0, house.state(id).game().print(action), "a1"));
    EXPECT_EQ(ack, (Json(JsonObject{{"type", "ack"}, {"id", "a1"}, {"number", before + 1}})));
    const Json told = house.last(1);
    EXPECT_EQ(told.at("type"), Json("entries"));
    EXPECT_EQ(told.at("since"), Json(before));
    EXPECT_EQ(told.at("number"), Json(before + 1));
    const Json& line = told.at("entries").at(0);
    EXPECT_EQ(line.at("kind"), Json("move"));
    EXPECT_EQ(line.at("seat"), Json(0));
    EXPECT_EQ(line.at("action"), told_action);
    EXPECT_EQ(line.at("events").at(0).at("event"), Json("picked"));
    EXPECT_EQ(told.at("views").at(0).at("hash"), Json(view_hash(house.state(id).position(), 0)));
    EXPECT_EQ(told.at("state").at("to_move"), Json(JsonArray{1}));
}

TEST(TableMoves, what_others_did_is_known_by_its_events_alone) {
    House house;
    const std::string id = open_draft(house);
    house.attach(1, id, kBen);
    house.attach(2, id, kCleo);
    const std::string action = first_legal(house, id, 0);
    EXPECT_EQ(error_code(house.ask(id, kAda, move(0, action))), "");
    for (const table::ListenerId listener : {1U, 2U}) {
        EXPECT_THAT(house.inbox[listener].back(), Not(HasSubstr(action)));
        EXPECT_THAT(house.inbox[listener].back(), HasSubstr("picked"));
        EXPECT_FALSE(house.last(listener).at("entries").at(0).as_object().contains("action"));
    }
    EXPECT_EQ(house.last(2).at("views").at(0).at("seat"), Json());
}

TEST(TableMoves, the_same_message_counts_once) {
    House house;
    const std::string id = open_draft(house);
    house.attach(1, id, kAda);
    const JsonObject request = move(0, first_legal(house, id, 0), "once");
    const Json first = house.ask(id, kAda, request);
    const std::size_t told = house.inbox[1].size();
    const std::uint64_t number = house.state(id).number();
    EXPECT_EQ(house.ask(id, kAda, request), first);
    EXPECT_EQ(house.state(id).number(), number);
    EXPECT_EQ(house.inbox[1].size(), told);
    house.restart();
    EXPECT_EQ(house.ask(id, kAda, request), first) << "also after a restart";
    EXPECT_EQ(house.state(id).number(), number);
    EXPECT_EQ(error_code(house.ask(id, kBen, move(1, first_legal(house, id, 1), "once"))), "")
        << "another guest chooses ids without knowing of these";
}

TEST(TableMoves, the_same_message_twice_at_once_counts_once) {
    House house;
    const std::string id = open_draft(house);
    const JsonObject request = move(0, first_legal(house, id, 0), "twice");
    house.replies.clear();
    house.submit(id, kAda, request);
    house.submit(id, kAda, request);
    EXPECT_TRUE(house.replies.empty()) << "nothing is acknowledged before it is durable";
    house.store.settle();
    ASSERT_EQ(house.replies.size(), 2U);
    EXPECT_EQ(house.replies[0], house.replies[1]);
    EXPECT_EQ(house.state(id).move_numbers().size(), 1U);
}

TEST(TableMoves, nobody_is_told_before_the_move_is_durable) {
    House house;
    const std::string id = open_draft(house);
    house.attach(1, id, kBen);
    const std::size_t told = house.inbox[1].size();
    const Hash128 hash = house.state(id).hash();
    house.submit(id, kAda, move(0, first_legal(house, id, 0), "x"));
    EXPECT_EQ(house.inbox[1].size(), told);
    EXPECT_EQ(house.state(id).hash(), hash);
    house.store.settle();
    EXPECT_EQ(house.inbox[1].size(), told + 1);
    EXPECT_NE(house.state(id).hash(), hash);
}

TEST(TableMoves, a_move_for_a_position_that_has_changed_is_refused_as_stale) {
    House house;
    const std::string id = open_draft(house);
    const std::uint64_t seen = house.state(id).number();
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"chat","text":"hm"})")), "");
    JsonObject request = move(0, first_legal(house, id, 0));
    request["expect"] = seen;
    EXPECT_EQ(error_code(house.ask(id, kAda, request)), "") << "talk does not change the position";
    request = move(1, first_legal(house, id, 1));
    request["expect"] = seen;
    EXPECT_EQ(error_code(house.ask(id, kBen, request)), "stale");
    request["expect"] = house.state(id).number();
    EXPECT_EQ(error_code(house.ask(id, kBen, request)), "");
}

TEST(TableMoves, what_the_rules_forbid_is_refused_with_the_rule) {
    House house;
    const std::string id = open_draft(house);
    const Json answer = house.ask(id, kAda, move(0, "ready", "r"));
    EXPECT_EQ(error_code(answer), "illegal_action");
    EXPECT_EQ(answer.at("id"), Json("r"));
    EXPECT_THAT(std::string(answer.at("error").at("rule").as_string()), HasSubstr("CF-"));
    EXPECT_EQ(error_code(house.ask(id, kAda, move(0, "pikc 1"))), "bad_action");
    EXPECT_EQ(error_code(house.ask(id, kAda, move(1, first_legal(house, id, 1)))), "not_yours");
    EXPECT_EQ(error_code(house.ask(id, kCleo, move(0, first_legal(house, id, 0)))), "not_yours");
    EXPECT_EQ(error_code(house.ask(id, kAda, move(7, "ready"))), "bad_input");
    EXPECT_EQ(house.state(id).move_numbers().size(), 0U);
}

TEST(TableMoves, malformed_requests_get_an_error_and_do_no_harm) {
    House house;
    const std::string id = open_draft(house);
    const Hash128 hash = house.state(id).hash();
    const std::string action = first_legal(house, id, 0);
    const std::vector<std::pair<Json, const char*>> cases{
        {Json(5), "bad_input"},
        {Json(), "bad_input"},
        {JsonArray{}, "bad_input"},
        {JsonObject{}, "bad_input"},
        {JsonObject{{"op", 7}}, "bad_input"},
        {JsonObject{{"op", "fly"}, {"id", "1"}}, "unknown_op"},
        {JsonObject{{"op", "open"}, {"id", "1"}}, "unknown_op"},
        {JsonObject{{"op", "move"}, {"seat", 0}, {"action", action}}, "bad_input"},
        {JsonObject{{"op", "move"}, {"id", ""}, {"seat", 0}, {"action", action}}, "bad_input"},
        {JsonObject{{"op", "move"}, {"id", 5}, {"seat", 0}, {"action", action}}, "bad_input"},
        {JsonObject{{"op", "move"}, {"id", std::string(65, 'x')}, {"seat", 0}, {"action", action}},
         "bad_input"},
        {JsonObject{{"op", "move"}, {"id", "1"}, {"seat", "clock"}, {"action", "time up"}},
         "bad_input"},
        {JsonObject{{"op", "move"}, {"id", "1"}, {"seat", -1}, {"action", action}}, "bad_input"},
        {JsonObject{{"op", "move"}, {"id", "1"}, {"seat", 0}}, "bad_input"},
        {JsonObject{{"op", "move"}, {"id", "1"}, {"seat", 0}, {"action", JsonArray{}}},
         "bad_input"},
        {JsonObject{{"op", "move"}, {"id", "1"}, {"seat", 0}, {"action", action}, {"x", 1}},
         "bad_input"},
        {JsonObject{{"op", "legal"}}, "bad_input"},
        {JsonObject{{"op", "legal"}, {"seat", 1}}, "not_yours"},
        {JsonObject{{"op", "hint"}, {"seat", "first"}}, "bad_input"},
        {JsonObject{{"op", "log"}, {"since", 1000}}, "bad_input"},
        {JsonObject{{"op", "rematch"}}, "bad_input"},
        {JsonObject{{"op", "undo"}, {"id", "1"}, {"seat", 0}, {"to", "start"}}, "bad_input"},
    };
    for (const auto& [request, code] : cases) {
        house.replies.clear();
        house.submit(id, kAda, request);
        house.store.settle();
        ASSERT_EQ(house.replies.size(), 1U) << to_text(request);
        EXPECT_EQ(error_code(house.replies[0]), code) << to_text(request);
    }
    EXPECT_EQ(house.state(id).hash(), hash);
}

TEST(TableMoves, questions_before_the_game_are_answered_or_refused) {
    House house;
    const std::string id =
        house.open_table(kAda, R"({"game":"cosmogenesis","seats":[{"you":true},{"open":true}]})");
    for (const char* op : {"legal", "why", "preview", "hint"})
        EXPECT_EQ(
            error_code(house.ask(id, kAda, JsonObject{{"op", op}, {"seat", 0}, {"action", "x"}})),
            std::string(op) == "legal" || std::string(op) == "hint" ? "bad_input" : "wrong_phase")
            << op;
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"legal","seat":0})")), "wrong_phase");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"hint","seat":0})")), "wrong_phase");
    EXPECT_TRUE(house.ask(id, kAda, R"({"op":"view"})").at("views").as_array().empty());
    EXPECT_EQ(error_code(house.ask(id, kAda, move(0, "x"))), "wrong_phase");
}

TEST(TableMoves, legal_actions_come_in_groups_of_named_operands) {
    House house;
    const std::string id = open_hot_seat(house);
    for (int moves = 0; moves < 40; ++moves) {
        const table::State& state = house.state(id);
        const Seat seat = house.actor(id);
        const Json answer = house.ask(id, kAda, JsonObject{{"op", "legal"}, {"seat", seat}});
        EXPECT_EQ(answer.at("type"), Json("answer"));
        EXPECT_EQ(answer.at("number"), Json(state.number()));
        std::vector<Json> legal;
        for (const Action action : state.position().legal(seat))
            legal.push_back(without_text(state.game(), action));
        EXPECT_THAT(expand(answer.at("groups")), testing::UnorderedElementsAreArray(legal));
        ASSERT_EQ(error_code(house.play(id, seat)), "");
    }
}

TEST(TableMoves, an_action_is_its_text_or_its_parts) {
    House house;
    const std::string id = open_hot_seat(house);
    const Action action = house.state(id).position().legal(0).front();
    const Json parts = without_text(house.state(id).game(), action);
    const auto ask = [&](std::string_view op, Json written) {
        JsonObject answer =
            house.ask(id, kAda, JsonObject{{"op", op}, {"seat", 0}, {"action", written}})
                .as_object();
        answer.erase("id");
        return Json(answer);
    };
    for (const char* op : {"why", "preview"})
        EXPECT_EQ(ask(op, parts), ask(op, Json(house.state(id).game().print(action)))) << op;
    Json wrong = parts;
    wrong.as_object()["objective"] = "P99";
    EXPECT_EQ(ask("why", wrong).at("error").at("at"), Json("/action/objective"));
    wrong.as_object()["kind"] = "castle";
    EXPECT_EQ(ask("move", wrong).at("error").at("at"), Json("/action/kind"));
    EXPECT_EQ(error_code(ask("move", parts)), "");
    EXPECT_EQ(house.state(id).log().back().entry.payload.at("action"),
              Json(house.state(id).game().print(action)));
}

TEST(TableMoves, a_known_list_of_legal_actions_is_not_told_again) {
    House house;
    const std::string id = open_draft(house);
    const auto ask = [&](Json known) {
        return house.ask(id, kAda, JsonObject{{"op", "legal"}, {"seat", 0}, {"known", known}});
    };
    const Json first = ask("");
    ASSERT_TRUE(first.as_object().contains("groups"));
    ASSERT_EQ(error_code(house.ask(id, kBen, move(1, first_legal(house, id, 1)))), "");
    const Json same = ask(first.at("hash"));
    EXPECT_EQ(same.at("number"), Json(house.state(id).number()));
    EXPECT_EQ(same.at("hash"), first.at("hash"));
    EXPECT_FALSE(same.as_object().contains("groups"));
    while (house.state(id).position().legal(0).empty() ||
           ask(first.at("hash")).at("hash") == first.at("hash"))
        ASSERT_EQ(error_code(house.play(id, 0)), "");
    EXPECT_TRUE(ask(first.at("hash")).as_object().contains("groups"));
    EXPECT_EQ(error_code(ask(7)), "bad_input");
}

TEST(TableMoves, why_not_names_the_rule) {
    House house;
    const std::string id = open_draft(house);
    const Json no = house.ask(id, kAda, R"({"op":"why","seat":0,"action":"ready"})");
    EXPECT_EQ(no.at("allowed"), Json(false));
    EXPECT_THAT(std::string(no.at("rule").as_string()), HasSubstr("CF-"));
    EXPECT_FALSE(no.at("text").as_string().empty());
    const Json yes = house.ask(
        id, kAda, JsonObject{{"op", "why"}, {"seat", 0}, {"action", first_legal(house, id, 0)}});
    EXPECT_EQ(yes.at("allowed"), Json(true));
}

TEST(TableMoves, a_preview_shows_what_would_be_unless_something_would_come_to_light) {
    House house;
    const std::string id = house.open_table(kAda, R"({"game":"crafting-the-cosmos","start":true,
                  "seats":[{"you":true},{"you":true,"name":"B"}]})");
    int shown = 0, hidden = 0;
    while (house.state(id).phase() == table::Phase::kPlaying && (shown < 20 || hidden < 3)) {
        const table::State& state = house.state(id);
        const Seat seat = house.actor(id);
        const Action action = state.position().legal(seat).back();
        const auto tried = state.position().clone();
        const Applied applied = tried->apply(seat, action, nullptr);
        const Hash128 before = state.hash();
        const Json answer = house.ask(
            id, kAda,
            JsonObject{{"op", "preview"}, {"seat", seat}, {"action", state.game().print(action)}});
        ASSERT_EQ(answer.at("reveals"), Json(applied.revealed)) << to_text(answer);
        if (applied.revealed) {
            ++hidden;
            EXPECT_FALSE(answer.as_object().contains("view"));
            EXPECT_FALSE(answer.as_object().contains("events"));
        } else {
            ++shown;
            EXPECT_EQ(answer.at("view"), tried->view_json(seat));
            EXPECT_FALSE(answer.at("events").as_array().empty());
        }
        EXPECT_EQ(house.state(id).hash(), before) << "a preview changes nothing";
        ASSERT_EQ(error_code(house.play(id, seat)), "");
    }
    EXPECT_GT(shown, 0);
    EXPECT_GT(hidden, 0);
}

TEST(TableMoves, a_hint_is_the_strongest_opponents_and_comes_when_it_has_thought) {
    House house;
    const std::string id = open_draft(house);
    house.replies.clear();
    house.submit(id, kAda, JsonObject{{"op", "hint"}, {"id", "h"}, {"seat", 0}});
    EXPECT_TRUE(house.replies.empty());
    ASSERT_EQ(house.tasks.size(), 1U);
    EXPECT_TRUE(house.tasks[0].hint);
    EXPECT_EQ(house.tasks[0].bot, "level-5");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"hint","seat":0})")), "busy");
    house.replies.clear();
    house.think();
    ASSERT_EQ(house.replies.size(), 1U);
    const Json& hint = house.replies[0];
    EXPECT_EQ(hint.at("id"), Json("h"));
    EXPECT_EQ(hint.at("action").at("kind"), Json("pick"));
    EXPECT_FALSE(hint.at("analysis").at("features").as_array().empty());
    EXPECT_EQ(hint.at("analysis").at("turns").as_array().size(), 3U);
    EXPECT_TRUE(house.state(id).move_numbers().empty()) << "advice is not a move";
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"hint","seat":1})")), "not_yours");
}

TEST(TableMoves, at_the_end_the_points_are_told_one_by_one) {
    House house;
    const std::string id = house.open_table(kAda, R"({"game":"cosmogenesis","start":true,
                  "seats":[{"you":true},{"you":true,"name":"B"}]})");
    const auto scores = [&] {
        return house.ask(id, kAda, R"({"op":"view"})").at("state").at("scores");
    };
    EXPECT_FALSE(scores().at(0).as_object().contains("items"))
        << "while it goes on there are parts";
    house.play_to_the_end(id);
    const Json last = scores();
    for (const Json& line : last.as_array()) {
        std::int64_t sum = 0;
        for (const Json& item : line.at("items").as_array()) sum += item.at("points").as_int64();
        EXPECT_EQ(line.at("points"), sum);
    }
}

TEST(TableMoves, hindsight_is_about_what_was_counted_last) {
    House house;
    const std::string id = open_draft(house);
    house.replies.clear();
    house.submit(id, kAda, JsonObject{{"op", "hindsight"}, {"id", "b"}, {"seat", 1}});
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"hindsight","seat":0})")), "busy");
    house.submit(id, kAda, JsonObject{{"op", "hint"}, {"id", "h"}, {"seat", 0}});
    house.replies.clear();
    house.think();
    house.think();
    ASSERT_EQ(house.replies.size(), 2U) << "advice need not wait for hindsight";
    EXPECT_EQ(house.replies[0].at("op"), Json("hindsight"));
    EXPECT_TRUE(house.replies[0].at("best").is_null()) << "nothing was counted yet";
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"hindsight","seat":7})")), "bad_input");
}

TEST(TableMoves, who_comes_back_gets_the_difference_or_a_fresh_view) {
    House house;
    const std::string id = open_draft(house);
    const std::uint64_t seen = house.state(id).number();
    EXPECT_EQ(error_code(house.play(id, 0)), "");
    EXPECT_EQ(error_code(house.play(id, 1)), "");
    house.attach(1, id, kAda, seen);
    Json welcome = house.last(1);
    EXPECT_EQ(welcome.at("type"), Json("welcome"));
    EXPECT_EQ(welcome.at("since"), Json(seen));
    EXPECT_EQ(welcome.at("entries").as_array().size(), house.state(id).number() - seen);
    EXPECT_EQ(welcome.at("views").at(0).at("hash"), Json(view_hash(house.state(id).position(), 0)));
    house.attach(1, id, kAda, house.state(id).number());
    EXPECT_TRUE(house.last(1).at("entries").as_array().empty());
    for (const std::optional<std::uint64_t> since :
         {std::optional<std::uint64_t>(), std::optional<std::uint64_t>(100'000)}) {
        house.attach(1, id, kAda, since);
        EXPECT_EQ(house.last(1).at("since"), Json());
        EXPECT_TRUE(house.last(1).at("entries").as_array().empty());
        EXPECT_EQ(house.last(1).at("views").as_array().size(), 1U);
    }
}

TEST(TableMoves, the_log_is_read_in_pages) {
    House house;
    const std::string id = open_draft(house);
    for (int i = 0; i < 250; ++i)
        EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"chat","text":"tick"})")), "");
    const Json first = house.ask(id, kCleo, R"({"op":"log"})");
    EXPECT_EQ(first.at("entries").as_array().size(), 200U);
    EXPECT_EQ(first.at("entries").at(0).at("kind"), Json("open"));
    const Json rest = house.ask(id, kCleo, R"({"op":"log","since":200,"most":7})");
    EXPECT_EQ(rest.at("entries").as_array().size(), 7U);
    EXPECT_EQ(rest.at("entries").at(0).at("number"), Json(201));
    house.attach(1, id, kAda, 1);
    EXPECT_EQ(house.last(1).at("since"), Json()) << "too much is missing";
}

TEST(TableMoves, presence_is_told_to_the_others) {
    House house;
    const std::string id = open_draft(house);
    house.attach(1, id, kAda);
    EXPECT_EQ(house.last(1).at("state").at("seats").at(0).at("here"), Json(true));
    EXPECT_EQ(house.last(1).at("state").at("seats").at(1).at("here"), Json(false));
    house.attach(2, id, kBen);
    EXPECT_EQ(house.last(1).at("type"), Json("presence"));
    EXPECT_EQ(house.last(1).at("here"), Json(JsonArray{true, true}));
    const std::size_t told = house.inbox[1].size();
    house.attach(3, id, kBen);
    house.at(id).detach(3);
    EXPECT_EQ(house.inbox[1].size(), told) << "a second window makes no difference";
    house.at(id).detach(2);
    EXPECT_EQ(house.last(1).at("here"), Json(JsonArray{true, false}));
}

TEST(TableMoves, a_game_is_played_to_its_end_and_its_record_verifies) {
    for (const char* game : {"cosmic-factory", "crafting-the-cosmos", "cosmogenesis"}) {
        House house;
        const std::string id =
            house.open_table(kAda, R"({"start":true,"game":")" + std::string(game) +
                                       R"(","seats":[{"you":true},{"bot":"random"}]})");
        house.attach(1, id, kAda);
        house.play_to_the_end(id);
        ASSERT_EQ(house.state(id).phase(), table::Phase::kOver) << game;
        const Json line = house.last(1).at("entries").as_array().back();
        EXPECT_EQ(line.at("kind"), Json("end"));
        EXPECT_EQ(line.at("reason"), Json("played"));
        Json scores = house.last(1).at("state").at("scores");
        for (Json& score : scores.as_array()) score.as_object().erase("items");
        EXPECT_EQ(line.at("scores"), scores);
        const Json answer = house.ask(id, kCleo, R"({"op":"record"})");
        const Result<Record> record =
            record_from_json(test::game(game), json(to_text(answer.at("record"))));
        ASSERT_TRUE(record.ok()) << to_string(record.error());
        const auto last = replay(test::game(game), *record);
        ASSERT_TRUE(last.ok()) << to_string(last.error());
        EXPECT_TRUE((*last)->equals(house.state(id).position()));
        const Json history = house.ask(id, kAda, R"({"op":"history"})");
        EXPECT_EQ(history.at("points").as_array().size(), record->actions.size());
        const JsonArray& rounds = history.at("rounds").as_array();
        EXPECT_EQ(rounds.size(), record->actions.size());
        const auto number = [](const Json& round) { return round.to_number<int>(); };
        EXPECT_TRUE(std::ranges::is_sorted(rounds, {}, number)) << game;
        EXPECT_GT(number(rounds.at(rounds.size() - 1)), 1) << game;
        EXPECT_EQ(error_code(house.ask(id, kAda, move(0, "x"))), "wrong_phase");
        const JsonArray finished = house.lobby().finished_of(kAda.id, 10)->tables;
        ASSERT_EQ(finished.size(), 1U);
        EXPECT_EQ(finished.at(0).at("reason"), Json("played"));
        EXPECT_EQ(finished.at(0).at("seats").at(0).at("you"), Json(true));
        EXPECT_THAT(to_text(finished), Not(HasSubstr("guest-")));
        house.at(id).detach(1);
        house.lobby().sweep();
        EXPECT_EQ(house.lobby().loaded(), 0U) << "a table that is over is kept in the store";
        EXPECT_EQ(house.ask(id, kCleo, R"({"op":"record"})").at("record"), answer.at("record"));
    }
}

}  // namespace
}  // namespace orrery::test
