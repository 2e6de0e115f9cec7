// Recorded games, one for each game and number of players. They were played once and must end the
// same for ever: whoever changes the rules, the random numbers or the hash sees it here.
//
// When a change is meant (then the game's rules version goes up, too) or the content was corrected:
//
//     ORRERY_UPDATE_GOLDEN=1 build/check/orrery_tests --gtest_filter='*Golden*'
//
// writes tests/data/golden/ anew.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>

#include "tests/support/data_file.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"

namespace orrery::test {
namespace {

// How a record came about, should it be written anew.
struct Course {
    std::uint64_t number = 17;  // of the random game
    // Where chance alone seldom gets far, one step in so many is left to it and the others are the
    // adviser's; 0 = all are left to chance.
    std::uint32_t chance = 0;
    Effort effort{};
};

struct Golden {
    const AnyGame* game;
    int players;
    std::string name;  // of the file, after the game's
    Json options;
    Course course;
};

void PrintTo(const Golden& golden, std::ostream* out) {
    *out << golden.game->info().id << " " << golden.name;
}

std::string path_of(const Golden& golden) {
    return test::project_path("tests/data/golden/" + std::string(golden.game->info().id) + "-" +
                              golden.name + ".json");
}

// Options that lead through many kinds of actions. A game without a row is played as it comes.
Json options_for(const AnyGame& game, int players) {
    if (game.info().id == "cosmic-factory") {
        constexpr std::array<const char*, 5> kCards{
            R"({"cards":[1,13,19,20,3]})", R"({"cards":[11,1,18,13,19],"draft_seconds":30})",
            R"({"cards":[2,20,7,1,12]})", R"({"cards":[17,8,13,4,1]})",
            R"({"cards":[20,9,10,19,5],"sandglass_seconds":90})"};
        return json(kCards[static_cast<std::size_t>(players - 2)]);
    }
    return JsonObject{};
}

// The games with this number show every kind of action, and each of them most.
Course course_of(const AnyGame& game) {
    if (game.info().id == "crafting-the-cosmos") return {35, 2};
    if (game.info().id == "cosmogenesis") return {1201};
    return {};
}

// One person plays Anunnaki: a record for each difficulty, with and without modules.
std::vector<Golden> records_of_anunnaki(const AnyGame& game) {
    struct Row {
        std::string_view difficulty, house;
        std::uint64_t number, number_with_modules;
    };
    constexpr std::array kRows{Row{"easy", "norse", 22, 19}, Row{"normal", "greek", 6, 15},
                               Row{"hard", "egyptian", 1, 1}, Row{"extreme", "babylonian", 1, 1}};
    constexpr std::uint32_t kChance = 4;
    constexpr Effort kLittle{300};
    std::vector<Golden> records;
    for (const Row& row : kRows) {
        JsonObject options{{"difficulty", row.difficulty}, {"person_house", row.house}};
        const std::string name(row.difficulty);
        records.push_back({&game, 1, name, options, {row.number, kChance, kLittle}});
        for (const char* module :
             {"distant_planets", "creatures", "advanced_reveal", "expansion_houses"})
            options[module] = true;
        records.push_back(
            {&game, 1, name + "-modules", options, {row.number_with_modules, kChance, kLittle}});
    }
    return records;
}

// The companion: with the program's cards and die and with the printed ones, from both boards.
std::vector<Golden> records_of_cosmobot(const AnyGame& game) {
    return {{&game, 1, "standard", JsonObject{}, {101}},
            {&game, 1, "empty", json(R"({"board":"empty","difficulty":"easy"})"), {118}},
            {&game,
             1,
             "modules",
             json(R"({"distant_planets":true,"creatures":true,"physical_die":true})"),
             {10}},
            {&game,
             1,
             "printed",
             json(R"({"difficulty":"extreme","distant_planets":true,"creatures":true,
                      "advanced_reveal":true,"expansion_houses":true,"physical_cards":true,
                      "physical_die":true})"),
             {11}}};
}

// One for each number of players, unless a game has a table of its own.
std::vector<Golden> records_of(const AnyGame& game) {
    if (game.info().id == "anunnaki") return records_of_anunnaki(game);
    if (game.info().id == "cosmobot") return records_of_cosmobot(game);
    std::vector<Golden> records;
    for (int players = game.info().min_players; players <= game.info().max_players; ++players)
        records.push_back(
            {&game, players, std::to_string(players), options_for(game, players), course_of(game)});
    return records;
}

// Kinds for supplies that run out completely: no game comes to that, other tests do.
bool hardly_ever(const AnyGame& game, std::string_view kind) {
    return game.info().id == "crafting-the-cosmos" &&
           (kind == "discharge for nothing" || kind == "omega none");
}

void write(const Golden& golden) {
    const Course& course = golden.course;
    RandomGame game(*golden.game, golden.players, golden.options, course.number);
    while (std::optional<RecordedAction> step = game.choose()) {
        if (course.chance > 0 && !game.one_in(course.chance))
            step->action = game.position().advise(step->seat, course.effort, game.random()).action;
        game.play(*step);
    }
    std::ofstream file(path_of(golden));
    file << to_pretty_text(record_json(*golden.game, game.record()));
    ASSERT_TRUE(file.good()) << path_of(golden);
}

class GoldenRecord : public testing::TestWithParam<Golden> {};

TEST_P(GoldenRecord, replays_to_its_recorded_end) {
    const Golden& golden = GetParam();
    if (std::getenv("ORRERY_UPDATE_GOLDEN") != nullptr) write(golden);
    std::ifstream file(path_of(golden));
    ASSERT_TRUE(file.good()) << path_of(golden) << " is missing; ORRERY_UPDATE_GOLDEN=1 writes it";
    std::stringstream text;
    text << file.rdbuf();
    const Result<Json> document = parse_json(text.str());
    ASSERT_TRUE(document.ok()) << to_string(document.error());
    const Result<Record> record = record_from_json(*golden.game, *document);
    ASSERT_TRUE(record.ok()) << to_string(record.error());
    EXPECT_EQ(record->players, golden.players);
    const auto position = replay(*golden.game, *record);
    ASSERT_TRUE(position.ok()) << to_string(position.error());
    EXPECT_TRUE((*position)->over());
    EXPECT_EQ(to_pretty_text(record_json(*golden.game, *record)), text.str());
}

// All records of a game together show every kind of action.
TEST(GoldenRecords, show_every_kind_of_action) {
    for (const auto& game : registry().games()) {
        std::set<int> kinds;
        for (const Golden& golden : records_of(*game)) {
            std::ifstream file(path_of(golden));
            std::stringstream text;
            text << file.rdbuf();
            const Result<Json> document = parse_json(text.str());
            ASSERT_TRUE(document.ok()) << to_string(document.error());
            const Result<Record> record = record_from_json(*game, *document);
            ASSERT_TRUE(record.ok()) << to_string(record.error());
            for (const RecordedAction& step : record->actions) kinds.insert(step.action.kind);
        }
        for (const ActionForm& shape : game->vocabulary().action_forms())
            EXPECT_TRUE(kinds.contains(shape.kind) || hardly_ever(*game, shape.name)) << shape.name;
    }
}

std::vector<Golden> all_golden() {
    std::vector<Golden> all;
    for (const auto& game : registry().games())
        for (const Golden& golden : records_of(*game)) all.push_back(golden);
    return all;
}

std::string name_of(const testing::TestParamInfo<Golden>& info) {
    return test_name(info.param.game->info().id) + "_" + test_name(info.param.name);
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenRecord, testing::ValuesIn(all_golden()), name_of);

}  // namespace
}  // namespace orrery::test
