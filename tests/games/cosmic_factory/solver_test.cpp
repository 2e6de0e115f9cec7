// The solver as its users see it: proven optima, every card, stopping early.
#include "games/cosmic_factory/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/cosmic_factory/board.h"
#include "tests/games/cosmic_factory/solver_support.h"
#include "tests/games/cosmic_factory/support.h"
#include "tests/support/scale.h"

namespace orrery::cosmic_factory::testing {
namespace {

Problem problem_of(const Json& hand, Goal goal) {
    Problem problem;
    for (std::size_t i = 0; i < problem.hand.size(); ++i)
        problem.hand[i] = static_cast<std::uint8_t>(hand.at(i).as_int64());
    problem.objective.goal = goal;
    return problem;
}

// The tiles of the hand, on the cells of the card's shape, and worth what the solution says.
void expect_sound(const Problem& problem, const Solution& solution) {
    const CardRules& card = game().content().rules(problem.card);
    ASSERT_EQ(solution.galaxy.size(), static_cast<std::size_t>(tiles_in_shape(card.shape)));
    std::set<int> tiles;
    int face_down = 0;
    for (const PlacedTile& placed : solution.galaxy) {
        tiles.insert(placed.tile);
        face_down += placed.face_down;
        EXPECT_TRUE(on_board(card.shape, placed.cell));
        EXPECT_EQ(std::ranges::count(problem.hand, placed.tile), 1);
        EXPECT_EQ(std::ranges::count(solution.galaxy, placed.cell, &PlacedTile::cell), 1);
    }
    EXPECT_EQ(tiles.size(), solution.galaxy.size());
    EXPECT_EQ(face_down, card.tiles_to_turn_down);
    if (card.shape == Shape::kFree) {
        EXPECT_EQ(std::popcount(component_of(solution.galaxy, 0)), kTilesPerPlayer);
    }
    EXPECT_EQ(solution.value, value_of(problem, solution.galaxy)) << text_of(solution.galaxy);
    EXPECT_EQ(solution.value, objective_value(problem.objective, card, solution.points));
    EXPECT_GE(solution.bound, solution.value);
    EXPECT_EQ(solution.proven, solution.bound == solution.value);
}

TEST(CosmicFactorySolver, the_proven_optima_of_twelve_hands) {
    int left = std::max(test::scaled(12), 2);
    for (const Json& entry : data_file("optima.json").at("round_points").as_array()) {
        if (left-- == 0) break;
        SCOPED_TRACE(entry);
        const Problem problem = problem_of(entry.at("hand"), Goal::kRoundPoints);
        const Solution solution = solve(game().content(), problem, {});
        EXPECT_TRUE(solution.proven);
        EXPECT_EQ(solution.value, entry.at("optimum").as_int64());
        expect_sound(problem, solution);
        // The galaxy that the table shows is one of them.
        const Galaxy shown = laid(std::string_view(entry.at("layout").as_string()));
        EXPECT_EQ(value_of(problem, shown), entry.at("optimum").as_int64());
    }
}

TEST(CosmicFactorySolver, the_lowest_marker_first_then_the_total) {
    for (const Json& entry : data_file("optima.json").at("lowest_then_total").as_array()) {
        SCOPED_TRACE(entry);
        const Problem problem = problem_of(entry.at("hand"), Goal::kLowestThenTotal);
        const Solution solution = solve(game().content(), problem, {});
        EXPECT_TRUE(solution.proven);
        EXPECT_EQ(solution.value / kValueScale, entry.at("lowest").as_int64());
        EXPECT_EQ(solution.value % kValueScale, entry.at("total").as_int64());
        expect_sound(problem, solution);
    }
}

class CosmicFactorySolverCards : public ::testing::TestWithParam<int> {};

// A proof may take longer than a test should: the search is stopped early then.
TEST_P(CosmicFactorySolverCards, every_goal_leads_to_a_galaxy_that_the_card_allows) {
    const int card = GetParam();
    RandomStream random(seed_from_number(static_cast<std::uint64_t>(100 + card)));
    for (const Goal goal :
         {Goal::kRoundPoints, Goal::kMarkers, Goal::kLowestThenTotal, Goal::kLeastPoints}) {
        const Problem problem = random_problem(card, goal, random);
        SolveLimits limits;
        limits.max_nodes = static_cast<std::uint64_t>(test::scaled(1'000'000));
        const Solution solution = solve(game().content(), problem, limits);
        SCOPED_TRACE(text_of(solution.galaxy));
        expect_sound(problem, solution);
        // Local search with another seed finds nothing better than the bound.
        const Solution other =
            improve(game().content(), problem, static_cast<std::uint32_t>(test::scaled(5000)), 99);
        expect_sound(problem, other);
        EXPECT_LE(other.value, solution.bound);
    }
}
INSTANTIATE_TEST_SUITE_P(CF_CARD, CosmicFactorySolverCards, ::testing::Range(0, 21));

TEST(CosmicFactorySolver, CF_CARD_13_the_saboteur_takes_the_tile_that_hurts_most) {
    Problem problem;
    problem.hand = {1, 33, 45, 32, 30, 35, 4, 36, 43};
    problem.card = 13;
    const Solution solution = improve(game().content(), problem, 3000, 1);
    expect_sound(problem, solution);
    EXPECT_EQ(value_of(problem, vector("V08")), 9);  // section 10.4: cell 3 is taken
    EXPECT_GE(solution.value, 9);
}

TEST(CosmicFactorySolver, local_search_is_the_same_for_the_same_seed) {
    RandomStream random(seed_from_number(31));
    for (const int card : {0, 1, 3, 7, 11, 13}) {
        const Problem problem = random_problem(card, Goal::kMarkers, random);
        const Solution a = improve(game().content(), problem, 2000, 5);
        const Solution b = improve(game().content(), problem, 2000, 5);
        EXPECT_EQ(a.galaxy, b.galaxy);
        EXPECT_EQ(a.value, b.value);
    }
}

struct Watch {
    std::vector<Progress> seen;
    std::size_t stop_after = 0;
    static bool look(void* self, const Progress& progress) {
        auto* watch = static_cast<Watch*>(self);
        watch->seen.push_back(progress);
        return watch->seen.size() < watch->stop_after;
    }
};

TEST(CosmicFactorySolver, can_be_stopped_at_any_time_and_says_how_far_it_got) {
    Problem problem;  // a hand that needs more than the first bound
    problem.hand = {2, 8, 15, 20, 23, 31, 38, 47, 51};
    problem.card = 13;
    for (const std::size_t reports : {1U, 2U, 4U}) {
        Watch watch;
        watch.stop_after = reports;
        SolveLimits limits;
        limits.on_progress = Watch::look;
        limits.context = &watch;
        const Solution solution = solve(game().content(), problem, limits);
        expect_sound(problem, solution);
        EXPECT_LE(watch.seen.size(), reports);
        int value = std::numeric_limits<int>::min(), bound = std::numeric_limits<int>::max();
        for (const Progress& progress : watch.seen) {
            EXPECT_GE(progress.value, value);
            EXPECT_LE(progress.bound, bound);
            EXPECT_LE(progress.value, progress.bound);
            value = progress.value;
            bound = progress.bound;
        }
        if (watch.seen.size() == reports) {
            EXPECT_FALSE(solution.proven);
        }
    }
}

// Neither climbing nor planning nor proving goes on, whatever the card makes of them.
TEST_P(CosmicFactorySolverCards, nothing_is_proven_without_patience_but_the_galaxy_is_sound) {
    const int card = GetParam();
    const std::atomic<bool> over = true;
    RandomStream random(seed_from_number(static_cast<std::uint64_t>(300 + card)));
    for (const Goal goal : {Goal::kRoundPoints, Goal::kLeastPoints}) {
        const Problem problem = random_problem(card, goal, random);
        SolveLimits limits;
        limits.patience = Patience(over);
        const Solution solution = solve(game().content(), problem, limits);
        expect_sound(problem, solution);
        EXPECT_LE(solution.nodes, 20'000U);
        const Solution climbed = improve(game().content(), problem, 10'000'000, 1, Patience(over));
        expect_sound(problem, climbed);
        EXPECT_LE(climbed.nodes, 1U);
    }
}

TEST(CosmicFactorySolver, a_limit_on_nodes_is_kept) {
    RandomStream random(seed_from_number(33));
    const Problem problem = random_problem(13, Goal::kRoundPoints, random);
    SolveLimits limits;
    limits.max_nodes = 300'000;
    const Solution solution = solve(game().content(), problem, limits);
    expect_sound(problem, solution);
    EXPECT_LE(solution.nodes, limits.max_nodes + (1U << 17));
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
