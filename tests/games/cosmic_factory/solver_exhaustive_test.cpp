// The solver against brute force, on shapes small enough to try everything.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <set>

#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/solver_search.h"
#include "games/cosmic_factory/solver_shapes.h"
#include "tests/games/cosmic_factory/solver_support.h"
#include "tests/games/cosmic_factory/support.h"
#include "tests/support/scale.h"

namespace orrery::cosmic_factory::testing {
namespace {

using Cells = std::vector<Cell>;

constexpr int kNothing = std::numeric_limits<int>::min();
constexpr solver::TileMask kFour = 0b101010001;  // any four of the nine
constexpr std::array kGoals{Goal::kRoundPoints, Goal::kMarkers, Goal::kLowestThenTotal,
                            Goal::kLeastPoints};

std::vector<std::uint8_t> tiles_of(const Problem& problem, solver::TileMask mask) {
    std::vector<std::uint8_t> tiles;
    for (std::size_t i = 0; i < problem.hand.size(); ++i)
        if ((mask >> i & 1U) != 0) tiles.push_back(problem.hand[i]);
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

// The best value of all arrangements of the tiles on the cells.
int best_by_force(const Problem& problem, std::vector<std::uint8_t> tiles, const Cells& cells) {
    int best = kNothing;
    do {
        for (unsigned rotations = 0; rotations < 1U << 2 * cells.size(); ++rotations) {
            Galaxy galaxy;
            for (std::size_t i = 0; i < cells.size(); ++i)
                galaxy.push_back(
                    {cells[i], tiles[i], static_cast<std::uint8_t>(rotations >> 2 * i & 3U), 0});
            best = std::max(best, value_of(problem, galaxy));
        }
    } while (std::next_permutation(tiles.begin(), tiles.end()));
    return best;
}

// The same by branch and bound, from nothing.
Solution best_by_search(const Problem& problem, solver::TileMask tiles, const Cells& cells) {
    solver::Pool pool(game().content(), problem);
    solver::Plan plan;
    solver::add_shape(plan, pool, cells, std::span(&tiles, 1));
    Solution best;
    best.value = kNothing;
    const SolveLimits limits;
    solver::Run run{best, problem, pool.card, limits};
    run.target = kNothing;
    for (const solver::Task& task : plan.tasks)
        solver::Search(pool, plan.boards[task.board]).run(task, run);
    return best;
}

void compare_on(const Cells& cells, RandomStream& random) {
    for (int card = 0; card <= game().content().card_count(); ++card)
        for (const Goal goal : kGoals) {
            if (test::scale() < 1 && random.uniform(8) != 0) continue;
            const Problem problem = random_problem(card, goal, random);
            const Solution found = best_by_search(problem, kFour, cells);
            ASSERT_EQ(found.value, best_by_force(problem, tiles_of(problem, kFour), cells))
                << "card " << card << " goal " << static_cast<int>(goal);
            ASSERT_EQ(found.galaxy.size(), problem.card == 1 ? 9U : 4U);
        }
}

TEST(CosmicFactorySolver, finds_what_brute_force_finds_on_a_square_of_four) {
    RandomStream random(seed_from_number(21));
    compare_on({{0, 0}, {1, 0}, {0, 1}, {1, 1}}, random);
}
TEST(CosmicFactorySolver, finds_what_brute_force_finds_on_a_row_of_four) {
    RandomStream random(seed_from_number(22));
    compare_on({{0, 0}, {1, 0}, {2, 0}, {3, 0}}, random);
}
TEST(CosmicFactorySolver, finds_what_brute_force_finds_on_a_shape_without_symmetry) {
    RandomStream random(seed_from_number(23));
    compare_on({{0, 0}, {1, 0}, {1, 1}, {1, 2}}, random);
}

TEST(CosmicFactorySolver, finds_what_brute_force_finds_on_a_plus_of_five) {
    RandomStream random(seed_from_number(24));
    const Cells plus{{1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}};
    const solver::TileMask tiles = kFour | 0b10;
    for (const int card : {0, 4, 6, 9, 10}) {
        if (test::scale() < 1 && card != 0) continue;
        const Problem problem = random_problem(card, Goal::kRoundPoints, random);
        ASSERT_EQ(best_by_search(problem, tiles, plus).value,
                  best_by_force(problem, tiles_of(problem, tiles), plus))
            << card;
    }
}

// All shapes of so many cells that hang together, turned in every way, at the corner.
std::set<std::vector<std::pair<int, int>>> shapes_of(std::size_t size) {
    std::set<std::vector<std::pair<int, int>>> shapes{{{0, 0}}};
    for (std::size_t n = 1; n < size; ++n) {
        std::set<std::vector<std::pair<int, int>>> grown;
        for (const auto& shape : shapes)
            for (const auto& [x, y] : shape)
                for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                    auto next = shape;
                    const std::pair<int, int> cell{x + dx, y + dy};
                    if (std::find(next.begin(), next.end(), cell) != next.end()) continue;
                    next.push_back(cell);
                    int left = 0, top = 0;
                    for (const auto& [a, b] : next) {
                        left = std::min(left, a);
                        top = std::min(top, b);
                    }
                    for (auto& [a, b] : next) {
                        a -= left;
                        b -= top;
                    }
                    std::sort(next.begin(), next.end());
                    grown.insert(next);
                }
        shapes = std::move(grown);
    }
    return shapes;
}

TEST(CosmicFactorySolver, CF_CARD_03a_every_shape_is_there_once_up_to_turning) {
    for (const std::size_t size : {1U, 2U, 3U, 4U, 5U, 6U}) {
        std::set<std::vector<std::pair<int, int>>> turned_all;
        for (const Cells& shape : solver::free_shapes(size)) {
            std::set<std::vector<std::pair<int, int>>> ways;
            Cells cells = shape;
            for (int turns = 0; turns < 4; ++turns) {
                for (Cell& cell : cells) cell = {static_cast<std::int8_t>(-cell.y), cell.x};
                int left = 127, top = 127;
                for (const Cell cell : cells) {
                    left = std::min<int>(left, cell.x);
                    top = std::min<int>(top, cell.y);
                }
                std::vector<std::pair<int, int>> way;
                for (const Cell cell : cells) way.emplace_back(cell.x - left, cell.y - top);
                std::sort(way.begin(), way.end());
                ways.insert(way);
            }
            for (const auto& way : ways) EXPECT_TRUE(turned_all.insert(way).second);
        }
        EXPECT_EQ(turned_all, shapes_of(size));
    }
    EXPECT_EQ(solver::free_shapes(9).size(), 2500U);
}

TEST(CosmicFactorySolver, CF_CARD_03_free_shapes_of_four_are_searched_completely) {
    RandomStream random(seed_from_number(25));
    for (const Goal goal : kGoals) {
        const Problem problem = random_problem(3, goal, random);
        int forced = kNothing, found = kNothing;
        for (const auto& shape : shapes_of(4)) {
            Cells cells;
            for (const auto& [x, y] : shape)
                cells.push_back({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)});
            forced = std::max(forced, best_by_force(problem, tiles_of(problem, kFour), cells));
        }
        for (const Cells& shape : solver::free_shapes(4))
            found = std::max(found, best_by_search(problem, kFour, shape).value);
        ASSERT_EQ(found, forced) << static_cast<int>(goal);
        if (test::scale() < 1) return;
    }
}

TEST(CosmicFactorySolver, CF_CARD_11_pairs_of_squares_are_no_worse_than_a_search_finds) {
    RandomStream random(seed_from_number(26));
    const Problem problem = random_problem(11, Goal::kRoundPoints, random);
    const Solution pairs = solve(game().content(), problem, {});
    ASSERT_TRUE(pairs.proven);
    // Branch and bound on eight cells, for a value better by one, comes back empty.
    solver::Pool pool(game().content(), problem);
    Cells cells;
    for_each_cell(Shape::kTwoSquares, [&](Cell cell) { cells.push_back(cell); });
    const solver::Board board = solver::make_board(solver::filling_order(cells, 0));
    solver::Search search(pool, board);
    Solution better = pairs;
    const SolveLimits limits;
    solver::Run run{better, problem, pool.card, limits};
    run.target = pairs.value + 1;
    for (int aside = 0; aside < kTilesPerPlayer; ++aside) {
        solver::Task task;
        task.tiles = solver::kWholeHand & ~(solver::TileMask{1} << aside);
        search.run(task, run);
    }
    EXPECT_EQ(better.value, pairs.value);
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
