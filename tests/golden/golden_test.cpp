// One recorded game for each game and number of players. They were played once and must end the
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

#include "tests/support/games.h"
#include "tests/support/random_game.h"

namespace orrery::test {
namespace {

struct Golden {
    const AnyGame* game;
    int players;
};

void PrintTo(const Golden& golden, std::ostream* out) {
    *out << golden.game->info().id << " for " << golden.players;
}

std::string path_of(const Golden& golden) {
    return std::string(ORRERY_TEST_DATA) + "/golden/" + std::string(golden.game->info().id) + "-" +
           std::to_string(golden.players) + ".json";
}

// Options that lead through many kinds of actions. A game without a row is played as it comes.
Json options_for(const Golden& golden) {
    if (golden.game->info().id == "cosmic-factory") {
        constexpr std::array<const char*, 5> kCards{
            R"({"cards":[1,13,19,20,3]})", R"({"cards":[11,1,18,13,19],"draft_seconds":30})",
            R"({"cards":[2,20,7,1,12]})", R"({"cards":[17,8,13,4,1]})",
            R"({"cards":[20,9,10,19,5],"sandglass_seconds":90})"};
        return json(kCards[static_cast<std::size_t>(golden.players - 2)]);
    }
    return JsonObject{};
}

// The games with this number show every kind of action, and each of them most. Where chance alone
// seldom gets far, every other step is the adviser's.
struct Course {
    std::uint64_t number = 17;
    bool advised = false;
};
Course course_of(const AnyGame& game) {
    if (game.info().id == "crafting-the-cosmos") return {35, true};
    if (game.info().id == "cosmogenesis") return {1201, false};
    return {};
}

// Kinds for supplies that run out completely: no game comes to that, other tests do.
bool hardly_ever(const AnyGame& game, std::string_view kind) {
    return game.info().id == "crafting-the-cosmos" &&
           (kind == "discharge for nothing" || kind == "omega none");
}

void write(const Golden& golden) {
    const Course course = course_of(*golden.game);
    RandomGame game(*golden.game, golden.players, options_for(golden), course.number);
    while (std::optional<RecordedAction> step = game.choose()) {
        if (course.advised && game.one_in(2))
            step->action = game.position().advise(step->seat, Effort{}, game.random()).action;
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
        for (int players = game->info().min_players; players <= game->info().max_players;
             ++players) {
            std::ifstream file(path_of({game.get(), players}));
            std::stringstream text;
            text << file.rdbuf();
            const Result<Json> document = parse_json(text.str());
            ASSERT_TRUE(document.ok()) << to_string(document.error());
            const Result<Record> record = record_from_json(*game, *document);
            ASSERT_TRUE(record.ok()) << to_string(record.error());
            for (const RecordedAction& step : record->actions) kinds.insert(step.action.kind);
        }
        for (const ActionShape& shape : game->info().actions)
            EXPECT_TRUE(kinds.contains(shape.kind) || hardly_ever(*game, shape.name)) << shape.name;
    }
}

std::vector<Golden> all_golden() {
    std::vector<Golden> all;
    for (const auto& game : registry().games())
        for (int players = game->info().min_players; players <= game->info().max_players; ++players)
            all.push_back({game.get(), players});
    return all;
}

std::string name_of(const testing::TestParamInfo<Golden>& info) {
    return test_name(info.param.game->info().id) + "_" + std::to_string(info.param.players);
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenRecord, testing::ValuesIn(all_golden()), name_of);

}  // namespace
}  // namespace orrery::test
