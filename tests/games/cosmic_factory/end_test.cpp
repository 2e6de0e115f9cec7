// The end of the game: CF-END.
#include "tests/games/cosmic_factory/support.h"

namespace orrery::cosmic_factory::testing {
namespace {

// The standing of seats with these markers when the game is over.
Standing standing_of(const std::vector<Markers>& markers) {
    State state = new_game(static_cast<int>(markers.size()));
    state.phase = Phase::kGameOver;
    state.round = 5;
    state.owing = 0;
    for (std::size_t seat = 0; seat < markers.size(); ++seat)
        state.seats[seat].markers = markers[seat];
    return game().standing(state);
}

std::vector<int> places_of(const std::vector<Markers>& markers) {
    std::vector<int> places;
    for (const SeatStanding& seat : standing_of(markers).seats) places.push_back(seat.place);
    return places;
}

TEST(CosmicFactoryEnd, CF_END_01_the_lowest_zone_marker_and_the_star) {
    const Standing standing = standing_of({{25, 17, 23, 6}, {0, 30, 30, 30}, {9, 9, 9, 0}});
    EXPECT_TRUE(standing.over);
    EXPECT_EQ(standing.seats[0].points, 17 + 6);
    EXPECT_EQ(standing.seats[1].points, 0 + 30);
    EXPECT_EQ(standing.seats[2].points, 9);
    // Each colour can be the lowest; the star never is one of them.
    EXPECT_EQ(standing_of({{3, 8, 8, 1}, {8, 8, 8, 1}}).seats[0].points, 4);
    EXPECT_EQ(standing_of({{8, 3, 8, 1}, {8, 8, 8, 1}}).seats[0].points, 4);
    EXPECT_EQ(standing_of({{8, 8, 3, 1}, {8, 8, 8, 1}}).seats[0].points, 4);
}

TEST(CosmicFactoryEnd, CF_END_01_the_parts_of_a_score_are_its_markers) {
    const Standing standing = standing_of({{25, 17, 23, 6}, {0, 0, 0, 0}});
    std::string parts;
    for (const ScorePart& part : standing.seats[0].parts)
        parts += std::string(part.key) + "=" + std::to_string(part.points) + " ";
    EXPECT_EQ(parts, "green=25 blue=17 orange=23 star=6 lowest zone=17 ");
}

TEST(CosmicFactoryEnd, CF_END_02_the_higher_score_ranks_first) {
    EXPECT_EQ(places_of({{10, 10, 10, 2}, {10, 10, 10, 5}, {11, 11, 11, 0}}),
              (std::vector<int>{2, 1, 3}));
}

TEST(CosmicFactoryEnd, CF_END_03_on_a_tie_fewer_star_points_rank_first) {
    EXPECT_EQ(places_of({{17, 17, 17, 6}, {18, 18, 18, 5}}), (std::vector<int>{2, 1}));
    EXPECT_EQ(places_of({{20, 20, 20, 0}, {15, 20, 20, 5}}), (std::vector<int>{1, 2}));
}

TEST(CosmicFactoryEnd, CF_END_04_a_full_tie_shares_the_place_and_skips_the_next) {
    EXPECT_EQ(places_of({{16, 30, 30, 4}, {30, 16, 16, 4}, {17, 17, 17, 2}}),
              (std::vector<int>{1, 1, 3}));
    EXPECT_EQ(places_of({{5, 5, 5, 1}, {9, 9, 9, 1}, {5, 6, 7, 1}, {5, 5, 30, 1}}),
              (std::vector<int>{2, 1, 2, 2}));
    // Three groups of two: 1, 1, 3, 3, 5, 5.
    EXPECT_EQ(
        places_of(
            {{1, 1, 1, 1}, {3, 3, 3, 1}, {2, 2, 2, 1}, {3, 3, 3, 1}, {1, 1, 1, 1}, {2, 2, 2, 1}}),
        (std::vector<int>{5, 1, 3, 1, 5, 3}));
}

TEST(CosmicFactoryEnd, CF_END_02_before_the_end_the_standing_is_that_of_the_moment) {
    State state = building(2, 0);
    state.seat(1).markers = {3, 3, 3, 0};
    const Standing standing = game().standing(state);
    EXPECT_FALSE(standing.over);
    EXPECT_EQ(standing.seats[0].place, 2);
    EXPECT_EQ(standing.seats[1].place, 1);
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
