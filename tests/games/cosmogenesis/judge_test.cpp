// The judge that the content has: the program computes what the trainer computed, bit by bit.
#include <gtest/gtest.h>

#include "tests/support/data_file.h"
#include "tests/support/games.h"

namespace orrery::test {
namespace {

TEST(CosmogenesisJudge, gives_the_outputs_that_were_stored_with_it) {
    const AnyGame& cosmogenesis = game("cosmogenesis");
    ASSERT_EQ(cosmogenesis.judge_error(), nullptr) << to_string(*cosmogenesis.judge_error());
    ASSERT_NE(cosmogenesis.judge(), nullptr);
    const Json& golden = data_file("cosmogenesis/judge_golden.json");
    ASSERT_EQ(golden.at("features").at("version"), Json(cosmogenesis.feature_space()->version()));
    const JsonArray& positions = golden.at("positions").as_array();
    EXPECT_GE(positions.size(), 20U);
    for (const Json& position : positions) {
        InputRow row;
        for (const Json& input : position.at("inputs").as_array())
            row.set(input.at(0).to_number<std::size_t>(), input.at(1).to_number<int>());
        const Outputs outputs = cosmogenesis.judge()->network.value(row);
        for (std::size_t i = 0; i < kOutputs; ++i)
            EXPECT_EQ(outputs[i], position.at("outputs").at(i).to_number<std::int32_t>());
    }
}

TEST(CosmogenesisJudge, says_where_it_comes_from) {
    ASSERT_NE(game("cosmogenesis").judge(), nullptr);
    const JudgeProvenance& provenance = game("cosmogenesis").judge()->provenance;
    EXPECT_GT(provenance.games, 0);
    EXPECT_GT(provenance.generations, 0);
    EXPECT_FALSE(provenance.commit.empty());
    EXPECT_FALSE(provenance.match.empty());
}

}  // namespace
}  // namespace orrery::test
