// What would have been best: the solver's galaxy for the tiles of the galaxy that was scored last.
#include <algorithm>

#include "core/json.h"
#include "games/cosmic_factory/codec.h"
#include "games/cosmic_factory/game.h"
#include "games/cosmic_factory/solver.h"

namespace orrery::cosmic_factory {
namespace {

constexpr std::uint64_t kMostNodes = 10'000'000;  // about half a second; 99 of 100 need less

}  // namespace

Json CosmicFactory::hindsight(const State& state, Seat seat, Patience patience) const {
    const Galaxy& built = state.scored.seats[static_cast<std::size_t>(seat)].galaxy;
    // With card 13 a tile was taken away: nobody knows what would have been taken of another
    // galaxy.
    if (state.scored.round == 0 || built.size() != kTilesPerPlayer) return nullptr;
    Problem problem;
    std::transform(built.begin(), built.end(), problem.hand.begin(),
                   [](const PlacedTile& placed) { return placed.tile; });
    problem.card = state.scored.card;
    // CF-CARD-02: the neighbour gets the points.
    if (content_.rules(problem.card).gift) problem.objective.goal = Goal::kLeastPoints;
    SolveLimits limits;
    limits.max_nodes = kMostNodes;
    limits.patience = patience;
    const Solution best = solve(content_, problem, limits);
    return JsonObject{{"round", state.scored.round},
                      {"galaxy", galaxy_json(best.galaxy)},
                      {"evaluation", evaluation_json(best.galaxy, problem.card)},
                      {"proven", best.proven}};
}

}  // namespace orrery::cosmic_factory
