#include "tests/games/cosmic_factory/solver_support.h"

#include <algorithm>
#include <limits>

#include "tests/games/cosmic_factory/support.h"

namespace orrery::cosmic_factory::testing {

Problem random_problem(int card, Goal goal, RandomStream& random) {
    std::array<std::uint8_t, kTileCount> tiles{};
    for (std::size_t i = 0; i < tiles.size(); ++i) tiles[i] = static_cast<std::uint8_t>(i + 1);
    shuffle(std::span<std::uint8_t>(tiles), random);
    Problem problem;
    std::copy_n(tiles.begin(), problem.hand.size(), problem.hand.begin());
    problem.card = card;
    problem.objective.goal = goal;
    for (std::uint8_t& marker : problem.objective.markers)
        marker = static_cast<std::uint8_t>(random.uniform(28));
    problem.objective.rounds_to_go = static_cast<int>(random.uniform(5));
    return problem;
}

int value_of(const Problem& problem, const Galaxy& galaxy) {
    const Content& content = game().content();
    const auto value = [&](const Galaxy& scored) {
        const Evaluation count = evaluate(content.tiles, scored);
        return objective_value(problem.objective, content.rules(problem.card),
                               points_of(content.scoring(problem.card), count));
    };
    if (!content.rules(problem.card).sabotage) return value(galaxy);
    int weakest = std::numeric_limits<int>::max();
    for (std::size_t removed = 0; removed < galaxy.size(); ++removed) {
        Galaxy left = galaxy;
        left.erase_at(removed);
        weakest = std::min(weakest, value(left));
    }
    return weakest;
}

}  // namespace orrery::cosmic_factory::testing
