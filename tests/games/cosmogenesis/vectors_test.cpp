// The worked systems of the rules, from data files: what actions do to a system and which are
// refused. Every entry names the rules it proves; they are part of its test's name.
#include <algorithm>

#include "games/cosmogenesis/scoring.h"
#include "tests/games/cosmogenesis/support.h"

namespace orrery::cosmogenesis::testing {
namespace {

std::string name_of(const ::testing::TestParamInfo<Json>& test) {
    std::string name = text_at(test.param, "id");
    for (const Json& rule : test.param.at("rules").as_array())
        name += "_" + std::string(rule.as_string());
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

State given(const Json& entry) {
    const Phase phase = text_at(entry, "phase") == "main" ? Phase::kMain : Phase::kOptional;
    State state = position(text_at(entry, "given"), phase);
    if (has(entry, "supply")) give_supply(state, text_at(entry, "supply"));
    if (has(entry, "sectors_used")) state.seats[0].used_sectors = 1U << 1;  // always sector II
    if (has(entry, "object_used")) state.objects_used[0] = 1U << 0;         // always O01
    return state;
}

void do_step(State& state, const std::string& step) {
    if (step == "evolve") return evolve(state);
    if (step.starts_with("lay ")) {
        const std::size_t space = step.find(' ', 4);
        return lay(state, step.substr(4, space - 4), step.substr(space + 1));
    }
    play(state, 0, step);
}

class CosmogenesisVectors : public ::testing::TestWithParam<Json> {};

TEST_P(CosmogenesisVectors, actions_change_the_system_as_written) {
    const Json& entry = GetParam();
    SCOPED_TRACE(text_at(entry, "title"));
    State state = given(entry);
    const std::string supply = supply_text(state);
    const auto& steps = entry.at("do").as_array();
    const bool refused = has(entry, "refused");
    for (std::size_t i = 0; i + (refused ? 1 : 0) < steps.size(); ++i)
        do_step(state, std::string(steps[i].as_string()));
    if (refused) {
        const std::string last(steps.back().as_string());
        EXPECT_EQ(code_of(state, 0, last), text_at(entry, "refused"));
        // What is refused is not offered either (CG-GEN-08).
        const std::vector<Action> offered = legal_actions(state, 0);
        EXPECT_EQ(std::count(offered.begin(), offered.end(), act(last)), 0);
        return;
    }
    EXPECT_EQ(system_text(state, 0), system_text(position(text_at(entry, "then")), 0));
    EXPECT_EQ(supply_text(state),
              has(entry, "supply_then") ? text_at(entry, "supply_then") : supply);
}

INSTANTIATE_TEST_SUITE_P(Systems, CosmogenesisVectors,
                         ::testing::ValuesIn(entries("vectors.json", "vectors")), name_of);

class CosmogenesisScoreVectors : public ::testing::TestWithParam<Json> {};

TEST_P(CosmogenesisScoreVectors, CG_SCORE_01_CG_SCORE_04_systems_score_as_written) {
    const State state = position(text_at(GetParam(), "given"), Phase::kGameOver);
    const SeatScore score = score_of(content(), state, 0);
    const Json& points = GetParam().at("points");
    EXPECT_EQ(score.stellar, number_at(points, "stellar"));
    EXPECT_EQ(score.planetary, number_at(points, "planetary"));
    EXPECT_EQ(score.evolution, number_at(points, "evolution"));
    EXPECT_EQ(score.objects, number_at(points, "objects"));
}

INSTANTIATE_TEST_SUITE_P(Scores, CosmogenesisScoreVectors,
                         ::testing::ValuesIn(entries("scoring.json", "systems")), name_of);

class CosmogenesisBelts : public ::testing::TestWithParam<Json> {};

TEST_P(CosmogenesisBelts, CG_SCORE_05_CG_SCORE_06_belts_score_as_written) {
    const std::vector<int> values = numbers_at(GetParam(), "values");
    const auto points = numbers_at(GetParam(), "points");
    const auto counted = belt_points(values);
    EXPECT_EQ(std::vector<int>(counted.begin(), counted.begin() + std::ssize(values)), points);
    // The same through a whole standing.
    State state = position("A=0 K=0", Phase::kGameOver, static_cast<int>(values.size()));
    for (std::size_t seat = 0; seat < values.size(); ++seat) {
        state.seats[seat].asteroids = static_cast<std::uint8_t>(values[seat] % 2);
        state.seats[seat].comets = static_cast<std::uint8_t>(values[seat] / 2);
        state.monolith = -1;
    }
    for (std::size_t seat = 0; seat < values.size(); ++seat)
        EXPECT_EQ(total_points(state, static_cast<Seat>(seat)), points[seat]);
}

INSTANTIATE_TEST_SUITE_P(Belts, CosmogenesisBelts,
                         ::testing::ValuesIn(entries("scoring.json", "belts")), name_of);

class CosmogenesisWinners : public ::testing::TestWithParam<Json> {};

TEST_P(CosmogenesisWinners, CG_TIE_01_CG_TIE_02_winners_are_as_written) {
    const auto points = numbers_at(GetParam(), "points");
    const auto planets = numbers_at(GetParam(), "planets");
    std::vector<Rank> ranks;
    for (std::size_t seat = 0; seat < points.size(); ++seat)
        ranks.push_back({points[seat],
                         number_at(GetParam(), "monolith") == static_cast<int>(seat) ? 1 : 0,
                         planets[seat]});
    std::vector<int> winners;
    for (std::size_t seat = 0; seat < points.size(); ++seat)
        if (place_of(ranks, seat) == 1) winners.push_back(static_cast<int>(seat));
    EXPECT_EQ(winners, numbers_at(GetParam(), "winners"));
}

INSTANTIATE_TEST_SUITE_P(Winners, CosmogenesisWinners,
                         ::testing::ValuesIn(entries("scoring.json", "winners")), name_of);

}  // namespace
}  // namespace orrery::cosmogenesis::testing
