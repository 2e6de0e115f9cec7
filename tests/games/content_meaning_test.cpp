// What does not change a game's content version is read by no rule.
#include <gtest/gtest.h>

#include <deque>
#include <set>

#include "core/judge.h"
#include "core/lesson_file.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

// Another text that may stand in the same place.
void change_text(Json& text) {
    static const std::vector<std::string> kSources{"rulebook", "public", "reconstructed"};
    for (std::size_t i = 0; i < kSources.size(); ++i)
        if (text == Json(kSources[i])) {
            text = kSources[(i + 1) % kSources.size()];
            return;
        }
    text = std::string(text.as_string()) + " ?";
}

void change_texts(Json& content) {
    if (content.is_string()) return change_text(content);
    if (JsonArray* list = content.if_array())
        for (Json& each : *list) change_texts(each);
    if (JsonObject* members = content.if_object())
        for (auto& member : *members) change_texts(member.value());
}

// Changes all texts in members of this name.
void change_member(Json& content, const std::string& name) {
    if (JsonArray* list = content.if_array())
        for (Json& each : *list) change_member(each, name);
    if (JsonObject* members = content.if_object())
        for (auto& member : *members)
            member.key() == name ? change_texts(member.value())
                                 : change_member(member.value(), name);
}

void collect_members(const Json& content, std::set<std::string>& names) {
    if (const JsonArray* list = content.if_array())
        for (const Json& each : *list) collect_members(each, names);
    if (const JsonObject* members = content.if_object())
        for (const auto& member : *members) {
            names.insert(member.key());
            collect_members(member.value(), names);
        }
}

const std::set<std::string> kForPeople{
    "chaos_die_source", "counts",          "format",  "name_sources", "names", "notation", "note",
    "source",           "strength_source", "summary", "texts"};

void erase_members(Json& content, const std::set<std::string>& names) {
    if (JsonArray* list = content.if_array())
        for (Json& each : *list) erase_members(each, names);
    if (JsonObject* members = content.if_object()) {
        for (const std::string& name : names) members->erase(name);
        for (auto& member : *members) erase_members(member.value(), names);
    }
}

std::string version_with(const ContentFile& file, const Json& content) {
    const std::string text = to_text(content);
    return content_version(std::array{ContentFile{file.game, file.name, text}}, file.game);
}

bool is_of_rules(const ContentFile& file) {
    return file.name != kLessonFile && file.name != kJudgeFile;
}

TEST(ContentMeaning, every_other_text_changes_the_version) {
    for (const ContentFile& file : embedded_content()) {
        if (!is_of_rules(file)) continue;
        Json content = json(file.text);
        erase_members(content, kForPeople);
        std::set<std::string> names;
        collect_members(content, names);
        for (const std::string& name : names) {
            Json changed = content;
            change_member(changed, name);
            if (changed != content) {
                EXPECT_NE(version_with(file, changed), version_with(file, content))
                    << file.game << "/" << file.name << ": " << name;
            }
        }
    }
}

TEST(ContentMeaning, what_people_read_changes_neither_the_version_nor_a_game) {
    std::deque<std::string> texts;
    std::vector<ContentFile> files;
    for (const ContentFile& file : embedded_content()) {
        files.push_back(file);
        if (!is_of_rules(file)) continue;
        Json content = json(file.text);
        for (const std::string& name : kForPeople) change_member(content, name);
        files.back().text = texts.emplace_back(to_text(content));
    }
    const Result<Registry> changed = Registry::load(files);
    ASSERT_TRUE(changed.ok()) << to_string(changed.error());
    for (const AnyGame* game : all_games()) {
        const AnyGame& other = *changed->find(game->info().id);
        EXPECT_EQ(other.content_version(), game->content_version());
        EXPECT_NE(other.content_json(), game->content_json()) << "something was changed";
        for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(scaled(40)); ++number) {
            const int players = game->info().min_players;
            RandomGame here(*game, players, JsonObject{}, number);
            RandomGame there(other, players, JsonObject{}, number);
            here.play_to_the_end();
            there.play_to_the_end();
            ASSERT_EQ(record_json(other, there.record()), record_json(*game, here.record()))
                << game->info().id << " " << number;
            ASSERT_EQ(there.position().view_json(0), here.position().view_json(0));
        }
    }
}

}  // namespace
}  // namespace orrery::test
