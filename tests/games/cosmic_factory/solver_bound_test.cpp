// The bounds that the solver's proofs rest on are never too tight.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "games/cosmic_factory/solver_partition.h"
#include "games/cosmic_factory/solver_search.h"
#include "games/cosmic_factory/solver_shapes.h"
#include "tests/games/cosmic_factory/solver_support.h"
#include "tests/games/cosmic_factory/support.h"
#include "tests/support/scale.h"

namespace orrery::cosmic_factory::testing {
namespace {

// Tries every way to put the lumps into groups.
int partition_by_force(const std::vector<std::size_t>& lumps, std::size_t next,
                       std::vector<std::size_t>& groups, std::span<const std::uint8_t> values,
                       bool least) {
    if (next == lumps.size()) {
        int sum = 0;
        for (const std::size_t group : groups) sum += values[group];
        return sum;
    }
    int best = least ? std::numeric_limits<int>::max() : std::numeric_limits<int>::min();
    const auto better = [&](int value) {
        best = least ? std::min(best, value) : std::max(best, value);
    };
    for (std::size_t i = 0; i < groups.size(); ++i) {
        groups[i] += lumps[next];
        better(partition_by_force(lumps, next + 1, groups, values, least));
        groups[i] -= lumps[next];
    }
    groups.push_back(lumps[next]);
    better(partition_by_force(lumps, next + 1, groups, values, least));
    groups.pop_back();
    return best;
}

TEST(CosmicFactorySolver, CF_ZONE_08_lumps_of_planets_are_grouped_in_the_best_way) {
    RandomStream random(seed_from_number(3));
    for (int i = 0; i < test::scaled(300); ++i) {
        // The printed tables with every card, and tables that nobody printed.
        std::array<std::uint8_t, kMaxZonePlanets + 1> values{};
        const std::uint32_t card =
            random.uniform(static_cast<std::uint32_t>(game().content().card_count()) + 1);
        if (random.uniform(3) == 0) {
            const std::uint32_t top = 1 + random.uniform(9);
            for (std::uint32_t size = 0; size <= kMaxZonePlanets; ++size)
                values[size] = size < top ? static_cast<std::uint8_t>(random.uniform(6)) : 5;
        } else {
            std::ranges::copy(
                game().content().scoring(static_cast<int>(card)).zone_points.row(random.uniform(3)),
                values.begin());
        }
        std::vector<std::size_t> lumps;
        int total = 0;
        for (std::uint32_t n = random.uniform(9); n > 0; --n) {
            lumps.push_back(random.uniform(random.uniform(4) == 0 ? 11 : 4));
            total += static_cast<int>(lumps.back());
        }
        for (const bool least : {false, true}) {
            solver::PartitionBound partition(values, total, least);
            std::uint64_t heap = 0;
            for (const std::size_t lump : lumps) heap += partition.lump(lump);
            std::vector<std::size_t> groups;
            const int forced = partition_by_force(lumps, 0, groups, values, least);
            if (least)
                ASSERT_LE(partition.bound(heap), forced);  // lumps of 0 may be left out
            else
                ASSERT_EQ(partition.bound(heap), forced);
        }
    }
}

// Fills the boards of the card at random, step by step: what the search would have said on the way
// must never be less than what came out.
void expect_admissible(int card, Goal goal, RandomStream& random) {
    const Problem problem = random_problem(card, goal, random);
    solver::Pool pool(game().content(), problem);
    solver::Plan plan = solver::make_plan(pool);
    if (card == 3) {  // a few of the other shapes
        const auto shapes = solver::free_shapes(kTilesPerPlayer);
        for (int i = 0; i < 4; ++i)
            solver::add_shape(plan, pool,
                              shapes[random.uniform(static_cast<std::uint32_t>(shapes.size()))],
                              std::span(&solver::kWholeHand, 1));
    }
    const CardRules& rules = game().content().rules(card);
    const int hand_bound = pool.hand_bound();
    for (int i = 0; i < 25; ++i) {
        const solver::Task& task =
            plan.tasks[random.uniform(static_cast<std::uint32_t>(plan.tasks.size()))];
        const solver::Board& board = plan.boards[task.board];
        solver::Search search(pool, board);
        std::vector<std::uint8_t> order;
        for (std::uint8_t tile = 0; tile < kTilesPerPlayer; ++tile)
            if ((task.tiles >> tile & 1U) != 0) order.push_back(tile);
        shuffle(std::span<std::uint8_t>(order), random);
        Galaxy galaxy;
        std::vector<int> bounds{hand_bound, task.bound};
        solver::TileMask rest = task.tiles;
        search.clear();
        for (std::size_t cell = 0; cell < board.count; ++cell) {
            const std::uint32_t rotation = random.uniform(4);
            rest &= ~(solver::TileMask{1} << order[cell]);
            bounds.push_back(search.place(order[cell], rotation, rest));
            galaxy.push_back({board.cells[cell], problem.hand[order[cell]],
                              static_cast<std::uint8_t>(rotation), 0});
        }
        const int value = value_of(problem, galaxy);
        for (std::size_t step = 0; step < bounds.size(); ++step)
            ASSERT_GE(bounds[step], value)
                << "card " << card << " goal " << static_cast<int>(goal) << " after "
                << static_cast<int>(step) - 1 << " tiles of " << text_of(galaxy);
        // With every tile in place there is nothing left to guess.
        ASSERT_EQ(bounds.back(), value) << rules.sabotage;
    }
}

TEST(CosmicFactorySolver, bounds_never_undercut_what_comes_out) {
    RandomStream random(seed_from_number(5));
    for (int i = 0; i < test::scaled(6); ++i)
        for (int card = 0; card <= game().content().card_count(); ++card) {
            if (game().content().rules(card).shape == Shape::kTwoSquares) continue;
            for (const Goal goal :
                 {Goal::kRoundPoints, Goal::kMarkers, Goal::kLowestThenTotal, Goal::kLeastPoints})
                expect_admissible(card, goal, random);
        }
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
