// What a learned judge of Anunnaki looks at.
#include "games/anunnaki/advice/features.h"

#include <gtest/gtest.h>

#include "core/erased_game.h"
#include "games/anunnaki/game.h"
#include "games/anunnaki/scoring.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::anunnaki {
namespace {

const Anunnaki& rules() {
    return rules_of<Anunnaki>(test::game("anunnaki"));
}

State start(std::string_view options) {
    return state_of<Anunnaki>(*test::start(test::game("anunnaki"), 1, test::json(options), 4));
}

class Row {
  public:
    explicit Row(const State& state) { rules().features(state, kPersonSeat, row_); }
    int operator[](std::string_view name) const {
        const auto names = rules().feature_space().names();
        const auto found = std::find(names.begin(), names.end(), name);
        EXPECT_NE(found, names.end()) << name;
        return row_.values[static_cast<std::size_t>(found - names.begin())];
    }
    const InputRow& values() const { return row_; }

  private:
    InputRow row_;
};

TEST(AnunnakiFeatures, tell_what_is_there) {
    State state = start(R"({"person_house": "greek", "bot_house": "norse", "difficulty": "hard",
                            "distant_planets": true})");
    state.side(Side::kPerson).tracks = {4, 7, 0};
    state.side(Side::kBot).tracks = {9, 1, 2};
    state.side(Side::kBot).cubes = 5;
    state.person.gods = 0b10;
    state.person.resources = {1, 0, 6, 2};
    state.person.contracts = {3};
    state.goals[0] = Goal::kUnits;
    const Row row(state);
    EXPECT_EQ(row["own/house greek"], 1);
    EXPECT_EQ(row["rivals/house norse"], 1);
    EXPECT_EQ(row["shared/difficulty hard"], 1);
    EXPECT_EQ(row["shared/difficulty easy"], 0);
    EXPECT_EQ(row["shared/distant_planets"], 1);
    EXPECT_EQ(row["shared/goal at war: units"], 1);
    EXPECT_EQ(row["own/war 4"], 1);
    EXPECT_EQ(row["own/war 5"], 0);
    EXPECT_EQ(row["rivals/war 9"], 1);
    EXPECT_EQ(row["rivals/cubes 5"], 1);
    EXPECT_EQ(row["own/gods"], 1);
    EXPECT_EQ(row["own/summoned GRE-1"], 1);
    EXPECT_EQ(row["own/summoned NOR-1"], 0);
    EXPECT_EQ(row["own/resources"], 9);
    EXPECT_EQ(row["own/has gold"], 6);
    EXPECT_EQ(row["own/contract 1 is there"], 1);
    EXPECT_EQ(row["own/contract 2 is there"], 0);
    EXPECT_EQ(row["own/contract 1 points"], rules().content().contracts[3].vp);
    EXPECT_EQ(row["own/points"], score_of(rules().content(), state, Side::kPerson).total());
    EXPECT_EQ(row["rivals/points"], score_of(rules().content(), state, Side::kBot).total());
    EXPECT_NEAR(row["shared/hand-made worth"] / 4.0, evaluate(rules().content(), state).total(),
                0.13);
}

TEST(AnunnakiFeatures, see_who_holds_an_area) {
    State state = start("{}");
    std::size_t area = 0;
    while (rules().content().areas[area].id != "G05") ++area;
    state.areas[area] = {};
    EXPECT_EQ(Row(state)["shared/G05 held"], 0);
    state.areas[area].units[index(Side::kBot)] = {2, 0, 0, 0};
    EXPECT_EQ(Row(state)["shared/G05 held"], -1);
    EXPECT_EQ(Row(state)["shared/G05 their strength"], 2);
    state.areas[area].units[index(Side::kBot)] = {};
    state.areas[area].units[index(Side::kPerson)] = {0, 1, 0, 0};
    const Row row(state);
    EXPECT_EQ(row["shared/G05 held"], 1);
    EXPECT_EQ(row["shared/G05 own gods"], 1);
    EXPECT_EQ(row["own/on the board minor"], 1);
}

// Naming and filling come from one description, so what is beyond the names stays empty.
TEST(AnunnakiFeatures, fill_as_many_numbers_as_are_named) {
    const std::size_t count = rules().feature_space().size();
    for (int number = 0; number < test::scaled(20); ++number) {
        test::RandomGame game(
            test::game("anunnaki"), 1,
            test::json(R"({"distant_planets": true, "creatures": true, "advanced_reveal": true})"),
            static_cast<std::uint64_t>(number));
        bool last_was_set = false;
        while (const auto step = game.choose()) {
            const Row row(state_of<Anunnaki>(game.position()));
            for (std::size_t i = count; i < kMaxInputs; ++i) ASSERT_EQ(row.values().values[i], 0);
            last_was_set |= row.values().values[count - 1] != 0;
            game.play(*step);
        }
        EXPECT_TRUE(last_was_set) << "tempo counts in every position but the last";
    }
}

}  // namespace
}  // namespace orrery::anunnaki
