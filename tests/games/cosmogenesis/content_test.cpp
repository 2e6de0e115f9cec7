// Tables 6.1 to 6.3 of the rules: every objective and every object against a second copy.
#include "tests/games/cosmogenesis/objective_examples.h"

namespace orrery::cosmogenesis::testing {
namespace {

std::string id_of(const ::testing::TestParamInfo<Json>& test) {
    return text_at(test.param, "id");
}
class CosmogenesisStellar : public ::testing::TestWithParam<Json> {};

TEST_P(CosmogenesisStellar, CG_SCORE_02_the_formula_reads_the_final_system) {
    expect_formula(GetParam());
}

TEST_P(CosmogenesisStellar, CG_SCORE_02_it_counts_for_its_owner_alone) {
    expect_points_of_the_owner(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Objectives, CosmogenesisStellar,
                         ::testing::ValuesIn(entries("stellar.json", "objectives")), id_of);

class CosmogenesisPlanetary : public ::testing::TestWithParam<Json> {};

TEST_P(CosmogenesisPlanetary, CG_PLANETARY_03_CG_PLANETARY_04_met_and_just_missed) {
    expect_met_and_missed(GetParam());
}

TEST_P(CosmogenesisPlanetary, CG_REWARD_01_CG_REWARD_02_CG_SCORE_01_reward_and_points) {
    expect_reward_and_points(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Objectives, CosmogenesisPlanetary,
                         ::testing::ValuesIn(entries("planetary.json", "objectives")), id_of);

class CosmogenesisObjects : public ::testing::TestWithParam<Json> {};

TEST_P(CosmogenesisObjects, CG_OBJECT_01_taken_with_a_marker_for_each_use) {
    const std::string id = text_at(GetParam(), "id");
    expect_names(content().objects[number_of(GetParam())].names, GetParam());
    State state = position("A=0 K=0", Phase::kMain);
    lay(state, "III-2", id);
    play(state, 0, "take III-2 as object");
    EXPECT_EQ(system_text(state, 0),
              "A=0 K=0 obj(" + id + ":" + std::to_string(number_at(GetParam(), "uses")) + ")");
    EXPECT_EQ(content().tiles[tile(id)].players, number_at(GetParam(), "players"));
}

INSTANTIATE_TEST_SUITE_P(Objects, CosmogenesisObjects,
                         ::testing::ValuesIn(entries("objects.json", "objects")), id_of);

TEST(CosmogenesisContent, CG_BODY_01_the_eighty_tiles_are_the_components) {
    int small = 0, three = 0, four = 0, objects = 0;
    std::array<std::array<int, 3>, kColours> giants{};
    for (const Tile& tile : content().tiles) {
        if (tile.object != 0)
            ++objects;
        else if (tile.body.is_gas_giant())
            ++giants[tile.body.mark][tile.body.size];
        else if (tile.small)
            ++small;
        else
            ++(tile.body.size == 3 ? three : four);
    }
    EXPECT_EQ(small, 30);
    EXPECT_EQ(three, 15);
    EXPECT_EQ(four, 10);
    EXPECT_EQ(objects, 10);
    for (const auto& colour : giants) {
        EXPECT_EQ(colour[1], 2);
        EXPECT_EQ(colour[2], 1);
    }
}

TEST(CosmogenesisContent, CG_RNG_03_tiles_have_the_ids_of_the_rules) {
    const auto expect = [](const std::string& id, int players) {
        EXPECT_EQ(content().tiles[tile(id)].players, players) << id;
    };
    const auto two_digits = [](int i) { return (i < 10 ? "0" : "") + std::to_string(i); };
    for (int i = 1; i <= 30; ++i)
        expect("sm" + two_digits(i), i <= 10 ? 0 : i <= 22 ? 2 : i <= 26 ? 3 : 4);
    for (int i = 1; i <= 15; ++i) expect("t3-" + two_digits(i), i <= 10 ? 0 : i <= 13 ? 2 : i - 11);
    for (int i = 1; i <= 10; ++i) expect("t4-" + two_digits(i), 0);
    for (std::size_t i = 0; i < kColours; ++i)
        for (const char* format : {"g1-*-1", "g1-*-2", "g2-*"}) {
            std::string id = format;
            id.replace(id.find('*'), 1, kColourNames[i]);
            expect(id, i < 3 ? 2 : static_cast<int>(i));
        }
}

TEST(CosmogenesisContent, CG_RNG_04_tiles_are_sorted_by_their_ids_byte_by_byte) {
    for (std::size_t i = 1; i < kTileCount; ++i)
        EXPECT_LT(content().tiles[i - 1].id, content().tiles[i].id);
}

}  // namespace
}  // namespace orrery::cosmogenesis::testing
