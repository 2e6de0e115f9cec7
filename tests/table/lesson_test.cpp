// A guided first game: as long as the person plays what the script says, the other seats answer
// from it; from the first departure on it is a game like any other.
#include "table/lesson.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/json.h"
#include "core/lesson_file.h"
#include "table/fairness.h"
#include "tests/cli/run_program.h"
#include "tests/support/json_edit.h"
#include "tests/table/house.h"

namespace orrery::test {
namespace {

using ::testing::HasSubstr;

std::string lesson_of(std::string_view game) {
    return R"({"lesson":true,"game":")" + std::string(game) + R"("})";
}

std::vector<std::string> games_with_lessons() {
    std::vector<std::string> ids;
    for (const std::unique_ptr<AnyGame>& game : registry().games())
        if (registry().lesson(game->info().id) != nullptr) ids.emplace_back(game->info().id);
    return ids;
}

std::size_t done(House& house, const std::string& id) {
    return house.state(id).script_played();
}

// What the script wants next, by whoever is to do it.
void follow(House& house, const std::string& id) {
    const RecordedAction next = *house.state(id).scripted();
    if (!house.state(id).seat(next.seat).is_person()) return house.think();
    const Json answer =
        house.ask(id, kAda,
                  JsonObject{{"op", "move"},
                             {"seat", next.seat},
                             {"action", house.state(id).game().print(next.action)}});
    EXPECT_EQ(error_code(answer), "") << to_text(answer);
}

// To the person's own line number `count`, counted from 0, which is not played.
void follow_until_own(House& house, const std::string& id, int count) {
    for (int own = 0; house.state(id).scripted() != nullptr; follow(house, id))
        if (house.state(id).seat(house.state(id).scripted()->seat).is_person() && own++ == count)
            return;
}

// Anything that may be done but what the script wants.
void depart(House& house, const std::string& id) {
    const RecordedAction wanted = *house.state(id).scripted();
    for (const Action action : house.state(id).position().legal(wanted.seat)) {
        if (action == wanted.action) continue;
        const Json answer = house.ask(id, kAda,
                                      JsonObject{{"op", "move"},
                                                 {"seat", wanted.seat},
                                                 {"action", house.state(id).game().print(action)}});
        ASSERT_EQ(error_code(answer), "") << to_text(answer);
        return;
    }
    FAIL() << "nothing else may be done";
}

Json told(House& house, const std::string& id) {
    return house.ask(id, kAda, R"({"op":"view"})").at("state").at("lesson");
}

TEST(TableLesson, every_lesson_leads_to_a_free_game_and_is_recorded_as_what_it_is) {
    ASSERT_EQ(games_with_lessons(),
              (std::vector<std::string>{"cosmic-factory", "crafting-the-cosmos", "cosmogenesis",
                                        "anunnaki"}));
    for (const std::string& game : games_with_lessons()) {
        House house;
        const std::string id = house.open_table(kAda, lesson_of(game));
        const std::size_t length = house.state(id).script().size();
        for (std::size_t i = 0; i < length; ++i) {
            ASSERT_EQ(done(house, id), i) << game;
            follow(house, id);
        }
        EXPECT_EQ(told(house, id),
                  (Json(JsonObject{{"length", length}, {"done", length}, {"departed", false}})));
        house.play_to_the_end(id);
        EXPECT_EQ(house.state(id).phase(), table::Phase::kOver) << game;
        EXPECT_EQ(done(house, id), length);
        EXPECT_FALSE(house.state(id).departed());
        const Json record = house.ask(id, kAda, R"({"op":"record"})").at("record");
        EXPECT_EQ(record.at("lesson"), Json(true));
        EXPECT_FALSE(record.as_object().contains("fairness"));
        const cli::TemporaryFolder folder;
        const cli::Ran ran =
            cli::run_program_with("verify " + folder.write("lesson.json", to_text(record)));
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("dealt for a guided first game"));
    }
}

TEST(TableLesson, it_is_dealt_alike_for_everybody_and_says_so) {
    House house;
    const std::string a = house.open_table(kAda, lesson_of("cosmogenesis"));
    const std::string b = house.open_table(kBen, lesson_of("cosmogenesis"));
    EXPECT_EQ(house.state(a).hash(), house.state(b).hash());
    house.attach(1, a, kAda);
    const Json about = house.last(1).at("table");
    EXPECT_EQ(about.at("lesson"), Json(true));
    EXPECT_FALSE(about.as_object().contains("commitment"));
    EXPECT_EQ(about.at("public"), Json(false));
    EXPECT_EQ(about.at("clock"), json(R"({"kind":"none"})"));
    EXPECT_EQ(house.state(a).seat(0).name, "Ada");
    EXPECT_NE(house.state(a).setup().code, house.state(b).setup().code);
}

TEST(TableLesson, the_person_is_told_what_comes_next_and_nobody_else) {
    House house;
    const std::string id = house.open_table(kAda, lesson_of("cosmogenesis"));
    const Json lesson = told(house, id);
    EXPECT_EQ(lesson.at("done"), Json(0));
    EXPECT_EQ(lesson.at("departed"), Json(false));
    EXPECT_EQ(lesson.at("next").at("seat"), Json(0));
    EXPECT_EQ(lesson.at("next").at("action").at("kind"), Json("keep"));
    const Json seen = house.ask(id, kBen, R"({"op":"view"})").at("state").at("lesson");
    EXPECT_FALSE(seen.as_object().contains("next"));
    follow(house, id);
    EXPECT_FALSE(told(house, id).as_object().contains("next")) << "it is the bot's line";
}

TEST(TableLesson, other_tables_have_none) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmogenesis","start":true,"seats":[{"you":true},{"bot":"random"}]})");
    EXPECT_FALSE(
        house.ask(id, kAda, R"({"op":"view"})").at("state").as_object().contains("lesson"));
    EXPECT_EQ(house.state(id).scripted(), nullptr);
    EXPECT_FALSE(house.state(id).departed());
}

TEST(TableLesson, where_all_act_at_once_the_bots_keep_the_scripts_order) {
    House house;
    const std::string id = house.open_table(kAda, lesson_of("cosmic-factory"));
    EXPECT_TRUE(house.tasks.empty()) << "the person comes first";
    follow(house, id);
    ASSERT_EQ(house.tasks.size(), 1U);
    EXPECT_TRUE(house.tasks.front().scripted.has_value());
    follow(house, id);
    EXPECT_TRUE(house.tasks.empty());
    while (house.state(id).scripted() != nullptr) follow(house, id);
    ASSERT_EQ(house.tasks.size(), 1U) << "from now on it thinks for itself";
    EXPECT_FALSE(house.tasks.front().scripted.has_value());
}

TEST(TableLesson, who_departs_from_it_plays_a_game_like_any_other) {
    House house;
    const std::string id = house.open_table(kAda, lesson_of("cosmogenesis"));
    follow_until_own(house, id, 1);
    const std::size_t before = done(house, id);
    depart(house, id);
    EXPECT_TRUE(house.state(id).departed());
    EXPECT_EQ(told(house, id), (Json(JsonObject{{"length", house.state(id).script().size()},
                                                {"done", before},
                                                {"departed", true}})));
    while (house.tasks.empty()) ASSERT_EQ(error_code(house.play(id, 0)), "");
    EXPECT_FALSE(house.tasks.front().scripted.has_value());
    house.play_to_the_end(id);
    EXPECT_EQ(house.state(id).phase(), table::Phase::kOver);
}

TEST(TableLesson, undoing_leads_back_to_it) {
    House house;
    const std::string id = house.open_table(kAda, lesson_of("cosmogenesis"));
    follow_until_own(house, id, 1);
    const std::size_t before = done(house, id);
    follow(house, id);
    EXPECT_EQ(done(house, id), before + 1);
    house.ask(id, kAda, R"({"op":"undo","seat":0})");
    EXPECT_EQ(done(house, id), before);
    depart(house, id);
    ASSERT_TRUE(house.state(id).departed());
    house.ask(id, kAda, R"({"op":"undo","seat":0})");
    EXPECT_FALSE(house.state(id).departed());
    while (house.state(id).scripted() != nullptr) follow(house, id);
    EXPECT_EQ(done(house, id), house.state(id).script().size());
}

TEST(TableLesson, a_restart_goes_on_where_it_was) {
    for (const std::string& game : games_with_lessons()) {
        House house;
        const std::string id = house.open_table(kAda, lesson_of(game));
        const std::size_t length = house.state(id).script().size();
        for (std::size_t i = 0; i < length; ++i) {
            const Json before = told(house, id);
            EXPECT_TRUE(house.restart().empty());
            EXPECT_EQ(told(house, id), before) << game;
            follow(house, id);
        }
    }
}

TEST(TableLesson, a_table_keeps_the_lesson_it_was_opened_with) {
    House house;
    const std::string id = house.open_table(kAda, lesson_of("cosmogenesis"));
    Json& script = house.store.entries(id).front().payload.at("lesson").at("script");
    script.as_array().resize(3);
    EXPECT_TRUE(house.restart().empty());
    EXPECT_EQ(house.state(id).script().size(), 3U);
    script.as_array()[0] = JsonArray{0, "castle"};
    const std::vector<Error> refused = house.restart();
    ASSERT_EQ(refused.size(), 1U);
    EXPECT_THAT(refused[0].message, HasSubstr("entry 1 (open)"));
}

TEST(TableLesson, it_brings_everything_along) {
    House house;
    const auto refused_at = [&](const std::string& request) {
        const Json answer = house.open(kAda, request);
        EXPECT_EQ(error_code(answer), "bad_input") << to_text(answer);
        return answer.at("error").at("at");
    };
    for (const char* more : {R"("seats":[{"you":true}])", R"("options":{})", R"("public":true)",
                             R"("clock":{"kind":"none"})", R"("start":true)"}) {
        const std::string field(more, 1, std::string_view(more).find('"', 1) - 1);
        EXPECT_EQ(refused_at(R"({"lesson":true,"game":"cosmogenesis",)" + std::string(more) + "}"),
                  Json("/" + field));
    }
    EXPECT_EQ(refused_at(lesson_of("cosmobot")), Json("/lesson"));
    EXPECT_EQ(refused_at(R"({"lesson":1,"game":"cosmogenesis"})"), Json("/lesson"));
    EXPECT_EQ(refused_at(lesson_of("go")), Json("/game"));
    const std::string plain = R"({"lesson":false,"game":"cosmogenesis","start":true,)"
                              R"("seats":[{"you":true},{"bot":"random"}]})";
    EXPECT_FALSE(house.state(house.open_table(kAda, plain)).setup().lesson.has_value());
}

TEST(TableLesson, once_more_is_a_game_like_any_other) {
    House house;
    const std::string id = house.open_table(kAda, lesson_of("cosmogenesis"));
    house.ask(id, kAda, R"({"op":"resign","seat":0})");
    const Json answer = house.ask(id, kAda, R"({"op":"rematch"})");
    const std::string other(answer.at("table").as_string());
    EXPECT_EQ(error_code(house.ask(other, kAda, R"({"op":"start"})")), "");
    const table::State& next = house.state(other);
    EXPECT_FALSE(next.setup().lesson.has_value());
    EXPECT_TRUE(next.record().fairness.has_value());
}

TEST(TableLesson, what_is_wrong_with_one_is_said_and_where) {
    const AnyGame& game = test::game("cosmogenesis");
    const Json sound = embedded("cosmogenesis", kLessonFile);
    EXPECT_TRUE(table::read_lesson(game, sound).ok());
    const auto complaint = [&](std::string_view pointer, const Json& value) {
        Json lesson = sound;
        set_at(lesson, pointer, value);
        const auto read = table::read_lesson(game, lesson);
        EXPECT_FALSE(read.ok()) << pointer;
        return read.ok() ? Error{} : read.error();
    };
    EXPECT_EQ(complaint("/seed", "x").at, "cosmogenesis/lesson.json: /seed");
    EXPECT_EQ(complaint("/seats/1", JsonObject{{"bot", "nobody"}}).at,
              "cosmogenesis/lesson.json: /seats/1/bot");
    EXPECT_EQ(complaint("/seats/1", JsonObject{{"you", true}}).at,
              "cosmogenesis/lesson.json: /seats");
    EXPECT_EQ(complaint("/seats/0", JsonObject{{"you", false}}).at,
              "cosmogenesis/lesson.json: /seats/0");
    EXPECT_EQ(complaint("/options", JsonObject{{"speed", 1}}).at,
              "cosmogenesis/lesson.json: /options");
    EXPECT_EQ(complaint("/source", "hearsay").at, "cosmogenesis/lesson.json: /source");
    EXPECT_EQ(complaint("/extra", 1).at, "cosmogenesis/lesson.json: /extra");
    EXPECT_EQ(complaint("/script/2/1", "castle").at, "cosmogenesis/lesson.json: /script/2/1");
    const Error illegal = complaint("/script/2/1", "end turn");
    EXPECT_EQ(illegal.code, "bad_content");
    EXPECT_EQ(illegal.at, "cosmogenesis/lesson.json: /script/2");
    EXPECT_THAT(illegal.message, HasSubstr("end turn"));
}

TEST(TableLesson, it_is_no_part_of_what_a_game_is_played_with) {
    const std::string other = R"({"game":"cosmogenesis"})";
    const std::vector<ContentFile> files = content_with("cosmogenesis", kLessonFile, &other);
    EXPECT_EQ(content_version(files, "cosmogenesis"),
              content_version(embedded_content(), "cosmogenesis"));
    EXPECT_FALSE(content_files(files, "cosmogenesis").contains(kLessonFile));
    EXPECT_EQ(registry().lesson("cosmobot"), nullptr) << "it shares a folder, not the lesson";
    const std::string broken = "{";
    const auto registry = Registry::load(content_with("cosmogenesis", kLessonFile, &broken));
    ASSERT_FALSE(registry.ok());
    EXPECT_THAT(registry.error().at, HasSubstr("cosmogenesis/lesson.json"));
}

TEST(TableLesson, its_seed_is_nobodys_secret) {
    Record record;
    record.lesson = true;
    EXPECT_EQ(table::check_fairness(record), std::nullopt);
    record.fairness.emplace();
    EXPECT_EQ(table::check_fairness(record)->at, "/fairness");
}

}  // namespace
}  // namespace orrery::test
