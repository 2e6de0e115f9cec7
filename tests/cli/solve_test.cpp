#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/solve_problem.h"
#include "core/embedded_content.h"
#include "games/cosmic_factory/laid_galaxy.h"

namespace orrery::cli {
namespace {

using namespace cosmic_factory;
using testing::ElementsAre;
using testing::HasSubstr;

const Content& content() {
    static const Result<Content> loaded = load_content(embedded_content());
    return *loaded;
}

Result<Problem> read(std::string_view text) {
    return read_problem(content(), parse_json(text).value());
}

TEST(SolveProblem, needs_only_the_tiles) {
    const Result<Problem> text = read(R"({"tiles":"01 2, 03 4 5 6 7 8 9"})");
    ASSERT_TRUE(text.ok()) << to_string(text.error());
    EXPECT_THAT(text->hand, ElementsAre(1, 2, 3, 4, 5, 6, 7, 8, 9));
    EXPECT_EQ(text->card, 0);
    EXPECT_EQ(text->objective.goal, Goal::kRoundPoints);
    const Result<Problem> list = read(R"({"tiles":["09",8,7,6,5,4,3,2,54]})");
    ASSERT_TRUE(list.ok());
    EXPECT_THAT(list->hand, ElementsAre(9, 8, 7, 6, 5, 4, 3, 2, 54));
}

TEST(SolveProblem, has_a_card_a_goal_and_markers) {
    const Result<Problem> problem = read(R"({"tiles":"1 2 3 4 5 6 7 8 9","card":20,"goal":"markers",
        "markers":{"green":1,"blue":2,"orange":3,"star":4},"rounds_to_go":4})");
    ASSERT_TRUE(problem.ok()) << to_string(problem.error());
    EXPECT_EQ(problem->card, 20);
    EXPECT_EQ(problem->objective.goal, Goal::kMarkers);
    EXPECT_THAT(problem->objective.markers, ElementsAre(1, 2, 3, 4));
    EXPECT_EQ(problem->objective.rounds_to_go, 4);
    const Result<Problem> list = read(R"({"tiles":"1 2 3 4 5 6 7 8 9","markers":[4,3,2,1]})");
    ASSERT_TRUE(list.ok());
    EXPECT_THAT(list->objective.markers, ElementsAre(4, 3, 2, 1));
}

TEST(SolveProblem, is_refused_with_the_place_of_the_mistake) {
    struct Case {
        const char *text, *at, *message;
    };
    const Case cases[] = {
        {R"([])", "", "expected an object"},
        {R"({})", "", "\"tiles\" is missing"},
        {R"({"tiles":7})", "/tiles", "expected a list"},
        {R"({"tiles":"1 2 3"})", "/tiles", "expected nine tiles, found 3"},
        {R"({"tiles":"1 2 3 4 5 6 7 8 9 10"})", "/tiles", "found 10"},
        {R"({"tiles":"1 2 3 4 5 6 7 8 x"})", "/tiles", "\"x\" is no tile"},
        {R"({"tiles":"1 2 3 4 5 6 7 8 55"})", "/tiles", "\"55\" is no tile"},
        {R"({"tiles":"1 2 3 4 5 6 7 8 99999999999999999999"})", "/tiles", "is no tile"},
        {R"({"tiles":"1 2 3 4 5 6 7 8 8"})", "/tiles", "tile 08 is there twice"},
        {R"({"tiles":[1,2,3,4,5,6,7,8,8]})", "/tiles/8", "tile 08 is there twice"},
        {R"({"tiles":[1,2,3,4,5,6,7,8,0]})", "/tiles/8", "1 to 54"},
        {R"({"tiles":"1 2 3 4 5 6 7 8 9","card":21})", "/card", "0 to 20"},
        {R"({"tiles":"1 2 3 4 5 6 7 8 9","goal":"win"})", "/goal", "none of: points"},
        {R"({"tiles":"1 2 3 4 5 6 7 8 9","markers":[1,2,3]})", "/markers", "expected 4"},
        {R"({"tiles":"1 2 3 4 5 6 7 8 9","markers":[1,2,3,31]})", "/markers/3", "0 to 30"},
        {R"({"tiles":"1 2 3 4 5 6 7 8 9","markers":{"green":1}})", "/markers",
         "\"blue\" is missing"},
        {R"({"tiles":"1 2 3 4 5 6 7 8 9","rounds_to_go":5})", "/rounds_to_go", "0 to 4"},
        {R"({"tiles":"1 2 3 4 5 6 7 8 9","seconds":5})", "/seconds", "unknown field"},
    };
    for (const Case& c : cases) {
        const Result<Problem> problem = read(c.text);
        ASSERT_FALSE(problem.ok()) << c.text;
        EXPECT_EQ(problem.error().at, c.at) << c.text;
        EXPECT_THAT(problem.error().message, HasSubstr(c.message)) << c.text;
    }
}

TEST(SolveSeed, draws_nine_different_tiles_the_same_every_time) {
    const auto hand = draw_hand(seed_from_number(7));
    EXPECT_EQ(hand, draw_hand(seed_from_number(7)));
    EXPECT_NE(hand, draw_hand(seed_from_number(8)));
    for (std::size_t i = 1; i < hand.size(); ++i) EXPECT_LT(hand[i - 1], hand[i]);
    EXPECT_GE(hand.front(), 1);
    EXPECT_LE(hand.back(), kTileCount);
}

TEST(SolveValue, is_told_in_words) {
    Objective objective;
    EXPECT_EQ(value_text(objective, 1), "1 point");
    objective.goal = Goal::kLowestThenTotal;
    EXPECT_EQ(value_text(objective, 5 * kValueScale + 18), "lowest marker 5, 18 points");
    objective.goal = Goal::kMarkers;
    EXPECT_EQ(value_text(objective, (12 * 7 + 6) * kValueScale + 18), "7.50 in the end, 18 points");
    objective.goal = Goal::kLeastPoints;
    EXPECT_EQ(value_text(objective, -3), "3 points");
}

TEST(SolveJson, has_the_parts_of_its_value_by_name) {
    const auto parts = [](Goal goal, int value, int bound) {
        Problem problem;
        problem.objective.goal = goal;
        Solution solution;
        solution.value = value;
        solution.bound = bound;
        const Json json = solution_json(content(), problem, solution, 0);
        EXPECT_EQ(json.at("value"), Json(value));
        EXPECT_EQ(json.at("bound"), Json(bound));
        return to_text(JsonArray{json.at("value_parts"), json.at("bound_parts")});
    };
    EXPECT_EQ(parts(Goal::kRoundPoints, 16, 18), R"([{"points":16},{"points":18}])");
    EXPECT_EQ(parts(Goal::kLeastPoints, -3, -2), R"([{"points":3},{"points":2}])");
    EXPECT_EQ(parts(Goal::kLowestThenTotal, 5 * kValueScale + 18, 6 * kValueScale + 1),
              R"([{"lowest":5,"points":18},{"lowest":6,"points":1}])");
    EXPECT_EQ(parts(Goal::kMarkers, (12 * 7 + 6) * kValueScale + 18, 12 * 8 * kValueScale),
              R"([{"final":7.5E0,"points":18},{"final":8E0,"points":0}])");
}

TEST(SolveJson, can_be_scored_again) {
    for (const int card : {0, 1, 3, 7, 11}) {
        Problem problem;
        problem.hand = draw_hand(seed_from_number(7));
        problem.card = card;
        const Solution solution = improve(content(), problem, 200, 1);
        const Json json = solution_json(content(), problem, solution, 0.5);
        EXPECT_EQ(json.at("milliseconds"), Json(500));
        JsonObject file{{"card", card}, {"galaxy", json.at("galaxy")}};
        if (card == 3) file["cells"] = json.at("cells");
        const Result<LaidGalaxy> laid = read_laid_galaxy(content(), file);
        ASSERT_TRUE(laid.ok()) << card << ": " << to_string(laid.error());
        const GalaxyPoints points =
            score_galaxy(content().tiles, content().scoring(card), laid->galaxy);
        EXPECT_EQ(Json(points.total()), json.at("points").at("total")) << card;
    }
}

}  // namespace
}  // namespace orrery::cli
