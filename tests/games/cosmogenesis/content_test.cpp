// Tables 6.1 to 6.3 of the rules: every objective and every object against a second copy.
#include "games/cosmogenesis/codec.h"
#include "games/cosmogenesis/scoring.h"
#include "tests/games/cosmogenesis/support.h"

namespace orrery::cosmogenesis::testing {
namespace {

std::string id_of(const ::testing::TestParamInfo<Json>& test) {
    return text_at(test.param, "id");
}
std::size_t number_of(const Json& entry) {
    return static_cast<std::size_t>(std::stoi(text_at(entry, "id").substr(1)));
}
void expect_names(const Names& names, const Json& entry) {
    EXPECT_EQ(names.german, text_at(entry, "de"));
    EXPECT_EQ(names.english, text_at(entry, "en"));
    EXPECT_EQ(names.french, text_at(entry, "fr"));
}

class CosmogenesisStellar : public ::testing::TestWithParam<Json> {};

TEST_P(CosmogenesisStellar, CG_SCORE_02_the_formula_reads_the_final_system) {
    const StellarObjective& objective = content().stellar[number_of(GetParam())];
    expect_names(objective.names, GetParam());
    for (const Json& entry : GetParam().at("systems").as_array()) {
        const State state = position(text_at(entry, "given"));
        EXPECT_EQ(stellar_points(objective, state.seats[0]), number_at(entry, "points"))
            << text_at(entry, "given");
    }
}

TEST_P(CosmogenesisStellar, CG_SCORE_02_it_counts_for_its_owner_alone) {
    const Json& best = GetParam().at("systems").as_array().back();
    State state = position(text_at(best, "given"));
    EXPECT_EQ(score_of(content(), state, 0).stellar, 0);
    state.seats[0].stellar.push_back(static_cast<std::uint8_t>(number_of(GetParam())));
    EXPECT_EQ(score_of(content(), state, 0).stellar, number_at(best, "points"));
    EXPECT_EQ(score_of(content(), state, 1).stellar, 0);
}

INSTANTIATE_TEST_SUITE_P(Objectives, CosmogenesisStellar,
                         ::testing::ValuesIn(entries("stellar.json", "objectives")), id_of);

class CosmogenesisPlanetary : public ::testing::TestWithParam<Json> {
  protected:
    // An orbit with this number; small planets before it.
    static State with_orbit(const Json& entry, std::uint8_t objective) {
        State state = position("A=0 K=0");
        const int number = number_at(entry, "orbit");
        state.seats[0].module = number > static_cast<int>(kBoardOrbits) ? 1 : 0;
        for (int i = 1; i < number; ++i) state.seats[0].orbits.push_back(orbit_from_text("T1"));
        state.seats[0].orbits.push_back(orbit_from_text(text_at(entry, "contents")));
        state.seats[0].drafted.push_back(objective);
        return state;
    }
    static std::string reveal(const Json& entry, const std::string& id) {
        return "side reveal " + id + " at O" + std::to_string(number_at(entry, "orbit"));
    }
    std::string id() const { return text_at(GetParam(), "id"); }
    std::uint8_t number() const { return static_cast<std::uint8_t>(number_of(GetParam())); }
};

TEST_P(CosmogenesisPlanetary, CG_PLANETARY_03_CG_PLANETARY_04_met_and_just_missed) {
    expect_names(content().planetary[number()].names, GetParam());
    for (const Json& entry : GetParam().at("met").as_array()) {
        State state = with_orbit(entry, number());
        EXPECT_EQ(code_of(state, 0, reveal(entry, id())), "") << text_at(entry, "contents");
        EXPECT_TRUE(game().missing_for(state, 0, state.seats[0].orbits.size(), number()).empty());
    }
    for (const Json& entry : GetParam().at("missed").as_array()) {
        State state = with_orbit(entry, number());
        EXPECT_EQ(code_of(state, 0, reveal(entry, id())), "E_REQUIREMENT")
            << text_at(entry, "contents");
        EXPECT_FALSE(game().missing_for(state, 0, state.seats[0].orbits.size(), number()).empty());
    }
}

TEST_P(CosmogenesisPlanetary, CG_REWARD_01_CG_REWARD_02_CG_SCORE_01_reward_and_points) {
    const Json& entry = GetParam().at("met").at(0);
    State state = with_orbit(entry, number());
    play(state, 0, reveal(entry, id()));
    const std::size_t orbit = state.seats[0].orbits.size() - 1;
    EXPECT_EQ(state.seats[0].orbits[orbit].objective, number());
    EXPECT_FALSE(state.seats[0].holds(number()));
    int asteroids = 0, comets = 0;
    std::string choice;
    for (const Json& item : GetParam().at("rewards").as_array()) {
        if (item.as_string() == "asteroid")
            ++asteroids;
        else if (item.as_string() == "comet")
            ++comets;
        else
            choice = item.as_string();
    }
    EXPECT_EQ(state.seats[0].asteroids, asteroids);
    EXPECT_EQ(state.seats[0].comets, comets);
    EXPECT_EQ(state.comets, 20 - comets);
    EXPECT_EQ(state.phase, choice.empty() ? Phase::kOptional : Phase::kReward);
    if (!choice.empty()) {
        ASSERT_EQ(state.rewards.size(), 1U);
        EXPECT_EQ(game().words().reward->name_of(static_cast<int>(state.rewards.back())), choice);
    }
    EXPECT_EQ(score_of(content(), state, 0).planetary, number_at(GetParam(), "points"));
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
