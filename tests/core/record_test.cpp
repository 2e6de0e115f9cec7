#include "core/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "tests/support/games.h"
#include "tests/support/random_game.h"

namespace orrery {
namespace {

using ::testing::HasSubstr;

const AnyGame& factory() {
    return test::game("cosmic-factory");
}

const test::RandomGame& played_game() {
    static const auto game = [] {
        auto played =
            std::make_unique<test::RandomGame>(factory(), 3, test::json(R"({"cards":[1,13]})"), 42);
        played->play_to_the_end();
        return played;
    }();
    return *game;
}

// Read and played again; the error of whichever step found it.
Result<std::unique_ptr<Position>> verify(const Json& json) {
    const Result<Record> record = record_from_json(factory(), json);
    if (!record) return record.error();
    return replay(factory(), *record);
}

TEST(Record, read_back_and_replayed_reaches_the_same_position) {
    const test::RandomGame& game = played_game();
    const std::string text = to_pretty_text(record_json(factory(), game.record()));
    const Json json = test::json(text);
    const Result<std::string> id = game_of_record(json);
    ASSERT_TRUE(id.ok());
    EXPECT_EQ(*id, "cosmic-factory");
    const Result<Record> record = record_from_json(factory(), json);
    ASSERT_TRUE(record.ok()) << to_string(record.error());
    const auto position = replay(factory(), *record);
    ASSERT_TRUE(position.ok()) << to_string(position.error());
    EXPECT_TRUE((*position)->equals(game.position()));
    EXPECT_EQ(to_pretty_text(record_json(factory(), *record)), text);
}

TEST(Record, of_another_version_that_plays_the_same_is_as_good) {
    JsonObject json = record_json(factory(), played_game().record()).as_object();
    json["rules"] = 999;
    json["content"] = "0000";
    const auto position = verify(json);
    ASSERT_TRUE(position.ok()) << to_string(position.error());
    EXPECT_TRUE((*position)->equals(played_game().position()));
}

TEST(Record, replay_shows_every_step_with_its_events) {
    const test::RandomGame& game = played_game();
    struct Seen {
        std::size_t steps = 0, events = 0;
        bool in_order = true;
        Hash128 last;
    } seen;
    const auto on_step = [](void* context, std::size_t step, const RecordedAction&,
                            const std::vector<Event>& events, const Position& position) {
        Seen& so_far = *static_cast<Seen*>(context);
        so_far.in_order = so_far.in_order && step == ++so_far.steps;
        so_far.events += events.size();
        so_far.last = position.hash();
    };
    ASSERT_TRUE(replay(factory(), game.record(), on_step, &seen).ok());
    EXPECT_EQ(seen.steps, game.actions().size());
    EXPECT_TRUE(seen.in_order);
    EXPECT_GT(seen.events, seen.steps);
    EXPECT_EQ(seen.last, game.position().hash());
}

TEST(Record, can_start_from_a_position_set_up_by_hand) {
    const test::RandomGame& game = played_game();
    Record record = game.record();
    const std::vector<RecordedAction> all = record.actions;
    record.actions.resize(all.size() / 2);
    auto middle = start_of(factory(), record);
    ASSERT_TRUE(middle.ok());
    for (const RecordedAction& step : record.actions)
        (*middle)->apply(step.seat, step.action, nullptr);
    record.start = (*middle)->state_json();
    record.actions.assign(all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2), all.end());
    const auto position = verify(test::json(to_text(record_json(factory(), record))));
    ASSERT_TRUE(position.ok()) << to_string(position.error());
    EXPECT_TRUE((*position)->equals(game.position()));
}

struct Tampering {
    const char* what;
    std::function<void(JsonObject&)> change;
    const char* at;
    const char* message;
};

TEST(Record, tampered_with_is_refused_with_the_place) {
    const test::RandomGame& game = played_game();
    const JsonObject sound = record_json(factory(), game.record()).as_object();
    const auto step = [](JsonObject& json, std::size_t i) -> JsonArray& {
        return json["actions"].as_array()[i].as_array();
    };
    const std::vector<Tampering> cases{
        {"format", [](JsonObject& json) { json["format"] = "pgn"; }, "/format", "no record"},
        {"no format", [](JsonObject& json) { json.erase("format"); }, "", "\"format\" is missing"},
        {"version", [](JsonObject& json) { json["version"] = 2; }, "/version", "from 1 to 1"},
        {"game", [](JsonObject& json) { json["game"] = "chess"; }, "/game", "another game: chess"},
        {"rules and hash",
         [](JsonObject& json) {
             json["rules"] = 999;
             json["hash"] = std::string(32, '0');
         },
         "/hash", "played under version 999 of the rules; this program has version 1)"},
        {"content and an action",
         [&](JsonObject& json) {
             json["content"] = "0000";
             step(json, 4)[1] = "pick 01 01 01";
         },
         "/actions/4/1", "played with other content (0000)"},
        {"players", [](JsonObject& json) { json["players"] = 7; }, "/players", "from 1 to 6"},
        {"too few players",
         [](JsonObject& json) {
             json["players"] = 1;
             json["actions"] = JsonArray{};
         },
         "/players", "2 to 6 players"},
        {"options", [](JsonObject& json) { json["options"] = JsonObject{{"x", 1}}; }, "/options/x",
         "unknown field"},
        {"no options", [](JsonObject& json) { json["options"] = nullptr; }, "/options",
         "expected an object"},
        {"seed", [](JsonObject& json) { json["seed"] = "12"; }, "/seed", "64 hexadecimal"},
        {"seed as number", [](JsonObject& json) { json["seed"] = 12; }, "/seed", "expected a text"},
        {"unknown field", [](JsonObject& json) { json["extra"] = 1; }, "/extra", "unknown field"},
        {"actions", [](JsonObject& json) { json["actions"] = 1; }, "/actions", "expected a list"},
        {"a step with three entries", [&](JsonObject& json) { step(json, 4).push_back(1); },
         "/actions/4", "expected 2 entries"},
        {"a seat too high", [&](JsonObject& json) { step(json, 4)[0] = 3; }, "/actions/4/0",
         "from 0 to 2"},
        {"a seat by name", [&](JsonObject& json) { step(json, 4)[0] = "cloc"; }, "/actions/4/0",
         "a number or \"clock\""},
        {"no action", [&](JsonObject& json) { step(json, 4)[1] = nullptr; }, "/actions/4/1",
         "expected a text"},
        {"an action nobody knows", [&](JsonObject& json) { step(json, 4)[1] = "castle"; },
         "/actions/4/1", "column 1"},
        {"an illegal action", [&](JsonObject& json) { step(json, 0)[1] = "undone"; }, "/actions/0",
         "undone: "},
        {"a step twice",
         [&](JsonObject& json) {
             JsonArray& actions = json["actions"].as_array();
             actions.insert(actions.begin(), actions.front());
         },
         "/actions/1", ""},
        {"hash", [](JsonObject& json) { json["hash"] = std::string(32, '0'); }, "/hash",
         "the record says 00000000000000000000000000000000"},
        {"hash form", [](JsonObject& json) { json["hash"] = "xyz"; }, "/hash", "32 hexadecimal"},
        {"the last action is gone", [](JsonObject& json) { json["actions"].as_array().pop_back(); },
         "/hash", "the replay ends in"},
        {"start", [](JsonObject& json) { json["start"] = 5; }, "/start", "expected an object"},
        {"start field", [](JsonObject& json) { json["start"] = JsonObject{{"seat", 1}}; },
         "/start/seat", "unknown field"},
    };
    for (const Tampering& tampering : cases) {
        JsonObject json = sound;
        tampering.change(json);
        const auto position = verify(json);
        ASSERT_FALSE(position.ok()) << tampering.what;
        EXPECT_EQ(position.error().at, tampering.at) << tampering.what;
        EXPECT_THAT(position.error().message, HasSubstr(tampering.message)) << tampering.what;
    }
}

TEST(Record, without_any_one_of_its_fields_is_refused) {
    const JsonObject sound = record_json(factory(), played_game().record()).as_object();
    for (const auto& member : sound) {
        JsonObject json = sound;
        json.erase(member.key());
        const auto position = verify(json);
        ASSERT_FALSE(position.ok()) << member.key();
        EXPECT_THAT(position.error().message, HasSubstr(std::string(member.key()))) << member.key();
    }
}

TEST(Record, with_another_seed_is_refused) {
    JsonObject json = record_json(factory(), played_game().record()).as_object();
    json["seed"] = std::string(64, '7');
    const auto position = verify(json);
    ASSERT_FALSE(position.ok());
    EXPECT_THAT(position.error().at, ::testing::StartsWith("/actions/"));
    EXPECT_FALSE(position.error().rule.empty());
}

TEST(Record, cut_off_anywhere_is_refused) {
    const std::string text = to_text(record_json(factory(), played_game().record()));
    for (std::size_t length = 0; length < text.size(); length += 97)
        EXPECT_FALSE(parse_json(std::string_view(text).substr(0, length)).ok()) << length;
}

TEST(Record, another_kind_of_document_has_no_game) {
    for (const char* text :
         {"[]", "5", "{}", R"({"format":"x","game":"y"})", R"({"format":"orrery-record"})",
          R"({"format":"orrery-record","game":7})"})
        EXPECT_FALSE(game_of_record(test::json(text)).ok()) << text;
}

}  // namespace
}  // namespace orrery
