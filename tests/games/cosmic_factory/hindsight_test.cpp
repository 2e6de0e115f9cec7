#include <gtest/gtest.h>

#include "core/json.h"
#include "games/cosmic_factory/laid_galaxy.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"

namespace orrery::cosmic_factory {
namespace {

int total(const Json& evaluation) {
    int sum = 0;
    for (const auto& part : evaluation.at("points").as_object())
        sum += static_cast<int>(part.value().to_number<std::int64_t>());
    return sum;
}

// Whole random games; after each round every seat's galaxy is held against the best one.
TEST(CosmicFactoryHindsight, names_a_galaxy_of_the_same_tiles_that_is_at_least_as_good) {
    int compared = 0;
    test::RandomGame played(test::game("cosmic-factory"), 2,
                            JsonObject{{"cards", JsonArray{5, 6, 8}}}, 11);
    std::int64_t last_round = 0;
    while (const auto next = played.choose()) {
        played.play(*next);
        const Json view = played.position().view_json(0);
        if (view.at("scored").is_null()) continue;
        const std::int64_t round = view.at("scored").at("round").to_number<std::int64_t>();
        if (round == last_round || round > 3) continue;
        last_round = round;
        for (Seat seat = 0; seat < 2; ++seat) {
            const Json best = played.position().hindsight(seat, {});
            const Json& mine =
                view.at("scored").at("seats").as_array()[static_cast<std::size_t>(seat)];
            ASSERT_TRUE(best.is_object());
            std::multiset<std::string> own, tiles;
            for (const Json& tile : mine.at("galaxy").as_array())
                own.emplace(tile.at("tile").as_string());
            for (const Json& tile : best.at("galaxy").as_array())
                tiles.emplace(tile.at("tile").as_string());
            EXPECT_EQ(own, tiles);
            EXPECT_GE(total(best.at("evaluation")), total(mine.at("evaluation")));
            ++compared;
        }
    }
    EXPECT_EQ(compared, 6);
}

// With card 3 there are 2,500 shapes to look through.
TEST(CosmicFactoryHindsight, says_that_it_is_not_proven_when_the_patience_is_out) {
    const std::atomic<bool> over = true;
    test::RandomGame played(test::game("cosmic-factory"), 2,
                            JsonObject{{"cards", JsonArray{3, 6, 8}}}, 12);
    while (played.position().view_json(0).at("scored").is_null()) played.play(*played.choose());
    const Json best = played.position().hindsight(0, Patience(over));
    ASSERT_TRUE(best.is_object());
    EXPECT_EQ(best.at("proven"), Json(false));
    EXPECT_EQ(best.at("galaxy").as_array().size(), 9U);
}

TEST(CosmicFactoryHindsight, says_nothing_before_the_first_scoring) {
    const test::RandomGame fresh(test::game("cosmic-factory"), 2, JsonObject{}, 1);
    EXPECT_TRUE(fresh.position().hindsight(0, {}).is_null());
}

TEST(CosmicFactoryHindsight, other_games_have_none) {
    const test::RandomGame fresh(test::game("cosmogenesis"), 2, JsonObject{}, 1);
    EXPECT_TRUE(fresh.position().hindsight(0, {}).is_null());
}

}  // namespace
}  // namespace orrery::cosmic_factory
