#include "games/cosmic_factory/solver.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/solver_internal.h"
#include "games/cosmic_factory/solver_shapes.h"

namespace orrery::cosmic_factory {
namespace solver {
namespace {

// Enough for the search to start from a good galaxy, little enough not to be felt.
constexpr std::uint32_t kFirstTrials = 30000;
constexpr std::uint64_t kFirstSeed = 1;
constexpr std::size_t kKeptBoards = 64;

// The value is lowered from above: first a pass for galaxies that reach the bound itself, which
// cuts off nearly everything; when there is none, the bound falls and the next pass looks lower. So
// the bound means something whenever the search is stopped, and the last pass, the only long one,
// starts at the best value there is.
template <class Pass>
void prove(Run& run, bool coarse, Pass&& pass) {
    Solution& best = run.best;
    int step = coarse ? 1 : kValueScale;
    while (best.value < best.bound && !run.stopped) {
        run.target = std::max(best.value + 1, best.bound - step + 1);
        run.cut_off = std::numeric_limits<int>::min();
        pass();
        if (run.stopped) return;
        best.bound = std::max(best.value, best.value >= run.target ? best.value : run.cut_off);
        if (!coarse) step *= 2;
    }
}

void search_boards(Pool& pool, Plan plan, Run& run) {
    if (plan.tasks.empty()) {  // nothing seemed better
        run.best.bound = run.best.value;
        return;
    }
    std::stable_sort(plan.tasks.begin(), plan.tasks.end(),
                     [](const Task& a, const Task& b) { return a.bound > b.bound; });
    run.best.bound = std::min(run.best.bound, plan.tasks.front().bound);
    // Where there are few boards they are worth keeping from task to task and from pass to pass.
    std::vector<std::unique_ptr<Search>> kept(plan.boards.size());
    const bool keep = plan.boards.size() <= kKeptBoards;
    prove(run, pool.round_points || pool.least, [&] {
        for (const Task& task : plan.tasks) {
            if (run.prune(task.bound)) break;  // the others are no better
            std::unique_ptr<Search>& search = kept[task.board];
            if (search == nullptr) search = std::make_unique<Search>(pool, plan.boards[task.board]);
            search->run(task, run);
            if (run.stopped) return;
            if (!keep) search.reset();
        }
    });
}

}  // namespace

void lay_face_down(Galaxy& galaxy, const Problem& problem, const CardRules& card) {
    if (card.tiles_to_turn_down == 0 || galaxy.full()) return;
    FixedVector<std::uint8_t, kTilesPerPlayer> left;
    for (std::uint8_t tile : problem.hand)
        if (std::none_of(galaxy.begin(), galaxy.end(),
                         [&](const PlacedTile& placed) { return placed.tile == tile; }))
            left.push_back(tile);
    for_each_cell(card.shape, [&](Cell cell) {
        if (left.empty() || index_at(galaxy, cell) >= 0) return;
        galaxy.push_back({cell, left.back(), 0, 1});
        left.pop_back();
    });
}

}  // namespace solver

Solution solve(const Content& content, const Problem& problem, const SolveLimits& limits) {
    using namespace solver;
    Pool pool(content, problem);
    const CardRules& card = pool.card;
    const int bound = pool.hand_bound();
    Solution best = climb(pool, kFirstTrials, kFirstSeed, bound, limits.patience);
    best.bound = bound;
    Run run{best, problem, card, limits};
    if (card.shape == Shape::kTwoSquares) {
        solve_two_squares(pool, run);
    } else if (best.value < bound) {
        const bool free = card.shape == Shape::kFree;
        if (free) run.elsewhere = bound;  // the square says nothing about other shapes
        search_boards(pool, make_plan(pool), run);
        run.elsewhere = std::numeric_limits<int>::min();
        if (free) best.bound = bound;
        if (free && !run.stopped) {
            Plan others = make_free_plan(pool, best.value, limits.patience);
            run.look();  // then they may not be all
            if (!run.stopped) search_boards(pool, std::move(others), run);
        }
    }
    best.bound = std::max(best.bound, best.value);
    best.proven = best.value == best.bound;
    return best;
}

}  // namespace orrery::cosmic_factory
