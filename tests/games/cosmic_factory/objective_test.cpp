// What a round's points are worth to somebody: the goals of the solver.
#include <gtest/gtest.h>

#include "core/random.h"
#include "games/cosmic_factory/solver.h"
#include "tests/games/cosmic_factory/support.h"

namespace orrery::cosmic_factory::testing {
namespace {

constexpr int kFinalPoint = 12 * kValueScale;

// By the number of the card.
int value_of(const Objective& objective, int card, const GalaxyPoints& points) {
    return objective_value(objective, game().content().rules(card), points);
}

int final_score(std::array<std::uint8_t, 4> markers, int card, const GalaxyPoints& points) {
    return value_of({Goal::kMarkers, markers, 0}, card, points) / kFinalPoint;
}

TEST(CosmicFactoryObjective, CF_END_01_with_no_round_to_go_it_is_the_final_score) {
    EXPECT_EQ(final_score({20, 13, 18, 4}, 0, {{5, 4, 5}, 2, 0}), 17 + 6);
}

TEST(CosmicFactoryObjective, CF_SCORE_02_markers_stop_at_30) {
    EXPECT_EQ(final_score({27, 29, 30, 29}, 0, {{5, 4, 5}, 2, 0}), 30 + 30);
    // Points that are lost still break the tie: the total comes last.
    EXPECT_GT(value_of({Goal::kMarkers, {30, 30, 30, 0}, 0}, 0, {{5, 0, 0}, 0, 0}),
              value_of({Goal::kMarkers, {30, 30, 30, 0}, 0}, 0, {{4, 0, 0}, 0, 0}));
}

TEST(CosmicFactoryObjective, CF_SCORE_05_constellations_move_the_star) {
    EXPECT_EQ(final_score({10, 10, 10, 3}, 8, {{0, 0, 0}, 2, 3}), 10 + 8);
}

TEST(CosmicFactoryObjective, CF_CARD_19_track_points_move_the_zone_marker_that_needs_them) {
    EXPECT_EQ(final_score({10, 8, 9, 3}, 19, {{5, 4, 5}, 2, 0}), 14 + 3);
    EXPECT_EQ(value_of({Goal::kLowestThenTotal, {10, 8, 9, 3}, 0}, 19, {{5, 4, 5}, 2, 0}),
              14 * kValueScale + 16);
}

TEST(CosmicFactoryObjective, CF_CARD_20_an_offering_is_made_only_where_it_pays) {
    EXPECT_EQ(final_score({22, 15, 20, 6}, 20, {}), 15 + 8);  // green is offered
    EXPECT_EQ(final_score({15, 15, 18, 6}, 20, {}), 15 + 6);  // none: the lowest would fall
    EXPECT_EQ(final_score({4, 4, 4, 6}, 20, {}), 4 + 6);      // CF-CARD-20b: nothing to offer
    EXPECT_EQ(final_score({9, 4, 4, 29}, 20, {}), 4 + 30);    // the star stops at 30
}

TEST(CosmicFactoryObjective, CF_CARD_02_few_points_are_the_goal_of_a_gift) {
    EXPECT_EQ(value_of({Goal::kLeastPoints, {}, 0}, 2, {{5, 4, 5}, 2, 0}), -16);
}

TEST(CosmicFactoryObjective, the_lowest_marker_weighs_most_while_rounds_are_to_go) {
    for (int rounds = 0; rounds <= 4; ++rounds) {
        const Objective objective{Goal::kMarkers, {5, 8, 11, 2}, rounds};
        const int low = value_of(objective, 0, {{3, 0, 0}, 0, 0});
        const int middle = value_of(objective, 0, {{0, 3, 0}, 0, 0});
        const int high = value_of(objective, 0, {{0, 0, 3}, 0, 0});
        EXPECT_GT(low, middle) << rounds;
        EXPECT_GE(middle, high) << rounds;
        // One point in each colour is as good as one star.
        EXPECT_EQ(value_of(objective, 0, {{1, 1, 1}, 0, 0}) / kValueScale,
                  value_of(objective, 0, {{0, 0, 0}, 1, 0}) / kValueScale);
    }
}

// The solver bounds each number and asks for the value of the bounds.
TEST(CosmicFactoryObjective, more_points_are_never_worth_less) {
    RandomStream random(seed_from_number(11));
    const auto some = [&](std::uint32_t bound) {
        return static_cast<std::uint8_t>(random.uniform(bound));
    };
    for (int i = 0; i < 20000; ++i) {
        Objective objective;
        objective.goal = static_cast<Goal>(random.uniform(3));
        for (std::uint8_t& marker : objective.markers) marker = some(31);
        objective.rounds_to_go = static_cast<int>(random.uniform(5));
        const int card = static_cast<int>(random.uniform(21));
        const GalaxyPoints less{{some(15), some(15), some(15)}, some(5), some(9)};
        GalaxyPoints more = less;
        for (std::uint8_t& points : more.zones)
            points = static_cast<std::uint8_t>(points + some(3));
        more.track = static_cast<std::uint8_t>(more.track + some(3));
        more.constellations = static_cast<std::uint8_t>(more.constellations + some(3));
        ASSERT_GE(value_of(objective, card, more), value_of(objective, card, less));
    }
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
