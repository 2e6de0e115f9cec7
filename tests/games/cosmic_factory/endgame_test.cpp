// The last galaxy of a game: none would have brought the strongest player more.
#include <algorithm>

#include "bots/bot.h"
#include "core/erased_game.h"
#include "games/cosmic_factory/advice.h"
#include "games/cosmic_factory/solver.h"
#include "tests/games/cosmic_factory/support.h"
#include "tests/support/scale.h"

namespace orrery::cosmic_factory::testing {
namespace {

// What counts at the end. The points of the round, by which the solver tells equal ones apart, do
// not.
int final_points(int value) {
    return value / (12 * kValueScale);
}

int value_of(const State& state, const Problem& problem, const Galaxy& galaxy) {
    const GalaxyPoints points =
        score_galaxy(game().content().tiles, game().content().scoring(state.card()),
                     {galaxy.data(), galaxy.size()});
    return objective_value(problem.objective, game().content().rules(state.card()), points);
}

// Nine tiles of all, and markers of which another is the lowest each time.
State last_round(std::uint64_t number) {
    RandomStream random(seed_from_number(number));
    State state = building(2, 0, kRounds);
    std::vector<int> tiles(kTileCount);
    for (int i = 0; i < kTileCount; ++i) tiles[static_cast<std::size_t>(i)] = i + 1;
    shuffle(std::span<int>(tiles), random);
    give(state, 0, {}, {tiles.begin(), tiles.begin() + kTilesPerPlayer});
    give(state, 1, {}, {tiles.begin() + kTilesPerPlayer, tiles.begin() + 2 * kTilesPerPlayer});
    for (Seat seat : {Seat{0}, Seat{1}})
        for (std::size_t marker = 0; marker < state.seat(seat).markers.size(); ++marker)
            state.seat(seat).markers[marker] = static_cast<std::uint8_t>(10 + random.uniform(8));
    return state;
}

TEST(CosmicFactoryEndgame, the_strongest_player_builds_a_last_galaxy_that_none_would_beat) {
    for (int number = 0; number < test::scaled(8); ++number) {
        SCOPED_TRACE(number);
        const State state = last_round(static_cast<std::uint64_t>(number));
        Problem problem{{}, state.card(), objective_of(game().content(), state, 0)};
        std::copy(state.seat(0).pile.begin(), state.seat(0).pile.end(), problem.hand.begin());
        std::sort(problem.hand.begin(), problem.hand.end());
        const Solution best = solve(game().content(), problem, {});
        ASSERT_TRUE(best.proven);

        const auto bot = std::move(make_bot("level-5", JsonObject{})).value();
        const auto position = any_game().load(game().state_json(state));
        ASSERT_TRUE(position) << to_string(position.error());
        RandomStream random(seed_from_number(5));
        Action last;
        for (int step = 0;
             step < 40 && kind_of(last) != ActionKind::kDone && kind_of(last) != ActionKind::kTake;
             ++step) {
            last = ask_bot(*bot, **position, 0, random).action;
            ASSERT_EQ((*position)->check(0, last), nullptr) << printed(last);
            (*position)->apply(0, last, nullptr);
        }
        const State& end = orrery::state_of<CosmicFactory>(**position);
        EXPECT_EQ(final_points(value_of(state, problem, end.seat(0).galaxy)),
                  final_points(best.value));
    }
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
