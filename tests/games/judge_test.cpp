// What judges look at, and the judges that the content has: the program computes what the trainer
// computed, bit by bit.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/network.h"
#include "tests/support/data_file.h"
#include "tests/support/games.h"
#include "tests/support/json_edit.h"

namespace orrery::test {
namespace {

std::vector<const AnyGame*> games_with_features() {
    std::vector<const AnyGame*> games = all_games();
    std::erase_if(games, [](const AnyGame* game) { return game->feature_space() == nullptr; });
    return games;
}

class JudgeFeatures : public testing::TestWithParam<const AnyGame*> {};

TEST_P(JudgeFeatures, have_names_of_their_own_in_three_blocks) {
    const auto names = GetParam()->feature_space()->names();
    EXPECT_LE(names.size(), kMaxInputs);
    EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size());
    for (const std::string& name : names)
        EXPECT_TRUE(name.starts_with("own/") || name.starts_with("rivals/") ||
                    name.starts_with("shared/"))
            << name;
}

INSTANTIATE_TEST_SUITE_P(Games, JudgeFeatures, testing::ValuesIn(games_with_features()),
                         name_of_game);

// What the judge looks at, by name, in the order of its file.
std::vector<std::string> trained_features(std::string_view game) {
    const Json judge = embedded(game, kJudgeFile);
    std::vector<std::string> names;
    for (const Json& name : judge.at("features").as_array()) names.emplace_back(name.as_string());
    return names;
}

std::string version_of(const std::vector<std::string>& names) {
    FeatureSpace space;
    for (const std::string& name : names) {
        const std::size_t slash = name.find('/');
        space.add(name.substr(0, slash), {std::string_view(name).substr(slash + 1)});
    }
    return space.version();
}

class BuiltInJudge : public testing::TestWithParam<const AnyGame*> {};

TEST_P(BuiltInJudge, gives_the_outputs_that_were_stored_with_it) {
    const AnyGame& game = *GetParam();
    ASSERT_EQ(game.judge_error(), nullptr) << to_string(*game.judge_error());
    ASSERT_NE(game.judge(), nullptr);
    const Json& golden = data_file(std::string(game.info().id) + "/judge_golden.json");
    // The trainer numbered the features as the judge did.
    const std::vector<std::string> trained = trained_features(game.info().id);
    ASSERT_EQ(golden.at("features").at("version"), Json(version_of(trained)));
    const auto names = game.feature_space()->names();
    const JsonArray& positions = golden.at("positions").as_array();
    EXPECT_GE(positions.size(), 20U);
    for (const Json& position : positions) {
        InputRow row;
        for (const Json& input : position.at("inputs").as_array()) {
            const std::string& name = trained.at(input.at(0).to_number<std::size_t>());
            const auto index = std::ranges::find(names, name) - names.begin();
            row.set(static_cast<std::size_t>(index), input.at(1).to_number<int>());
        }
        const Outputs outputs = game.judge()->network.value(row);
        for (std::size_t i = 0; i < kOutputs; ++i)
            EXPECT_EQ(outputs[i], position.at("outputs").at(i).to_number<std::int32_t>());
    }
}

TEST_P(BuiltInJudge, says_where_it_comes_from) {
    ASSERT_NE(GetParam()->judge(), nullptr);
    const JudgeProvenance& provenance = GetParam()->judge()->provenance;
    EXPECT_GT(provenance.games, 0);
    EXPECT_GT(provenance.generations, 0);
    EXPECT_FALSE(provenance.commit.empty());
    EXPECT_FALSE(provenance.match.empty());
}

INSTANTIATE_TEST_SUITE_P(Games, BuiltInJudge, testing::ValuesIn(games_with_features()),
                         name_of_game);

}  // namespace
}  // namespace orrery::test
