// Zones, tracks, constellations and tiles, rule by rule, on galaxies made for the purpose.
#include "games/cosmic_factory/scoring.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/games/cosmic_factory/support.h"
#include "tests/games/cosmic_factory/tile_text.h"

namespace orrery::cosmic_factory::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::size_t kG = 0, kB = 1, kO = 2;

const Content& content() {
    return game().content();
}

GalaxyPoints points_by(int card, const Evaluation& evaluation) {
    return points_of(content().scoring(card), evaluation);
}
Evaluation with_zones(std::size_t colour, std::initializer_list<std::uint8_t> sizes) {
    Evaluation evaluation;
    evaluation.zones[colour] = sizes;
    return evaluation;
}
int track_points(int card, int longest, int network, int separate) {
    Evaluation evaluation;
    evaluation.longest = static_cast<std::uint8_t>(longest);
    evaluation.network = static_cast<std::uint8_t>(network);
    evaluation.separate = static_cast<std::uint8_t>(separate);
    return points_by(card, evaluation).track;
}

// --- tiles --------------------------------------------------------------------------------------

TEST(CosmicFactoryTile,
     CF_TILE_01_four_fields_of_a_colour_with_up_to_two_planets_or_constellation) {
    for (int id = 1; id <= kTileCount; ++id)
        for (const Field& field : content().tiles[static_cast<std::size_t>(id)].fields) {
            EXPECT_LE(field.planets, 2) << id;
            EXPECT_TRUE(field.kind != Kind::kConstellation || field.planets == 0) << id;
        }
}

TEST(CosmicFactoryTile, CF_TILE_02_all_sixteen_sets_of_spokes_are_legal) {
    for (unsigned spokes = 0; spokes < 16; ++spokes) {
        MadeGalaxy galaxy = made({{0, 0, "G0G0G0G0/-"}});
        galaxy.tiles[1].spokes = static_cast<std::uint8_t>(spokes);
        const Evaluation count = evaluate(galaxy.tiles, galaxy.galaxy);
        EXPECT_EQ(count.longest, spokes == 0 ? 0 : 1);
        // A ring of four fields falls apart at the second cut.
        EXPECT_EQ(count.zones[kG].size(), std::max(1, std::popcount(spokes)));
    }
}

TEST(CosmicFactoryTile, CF_TILE_03_one_constellation_on_a_tile_but_the_count_does_not_rely_on_it) {
    for (int id = 1; id <= kTileCount; ++id) {
        const Tile& tile = content().tiles[static_cast<std::size_t>(id)];
        EXPECT_LE(std::ranges::count(tile.fields, Kind::kConstellation, &Field::kind), 1) << id;
    }
    const Evaluation count =
        evaluated({{0, 0, "********/-"}, {1, 0, "**G0G0**/-"}, {0, 1, "**G0**G0/-"}});
    EXPECT_THAT(count.constellations, ElementsAre(7, 1));
    EXPECT_EQ(points_by(9, count).constellations, 4);  // CF-CARD-09a: five and more count as four
}

TEST(CosmicFactoryTile, CF_TILE_04_a_quarter_turn_moves_fields_and_spokes_on_by_one) {
    const Tile tile = content().tiles[51];
    EXPECT_EQ(code_of(turned(tile, 0)), "**B0G1O2/NSW");
    EXPECT_EQ(code_of(turned(tile, 1)), "O2**B0G1/NEW");
    EXPECT_EQ(code_of(turned(tile, 2)), "G1O2**B0/NES");
    EXPECT_EQ(code_of(turned(tile, 3)), "B0G1O2**/ESW");
}

TEST(CosmicFactoryTile, CF_TILE_05_no_two_tiles_are_equal_up_to_rotation) {
    std::set<std::string> seen;
    for (int id = 1; id <= kTileCount; ++id)
        for (int r = 0; r < 4; ++r)
            EXPECT_TRUE(
                seen.insert(code_of(turned(content().tiles[static_cast<std::size_t>(id)], r)))
                    .second)
                << id << '.' << r;
}

// --- zones --------------------------------------------------------------------------------------

TEST(CosmicFactoryScoring, CF_ZONE_01_zones_are_fields_of_one_colour_that_hang_together) {
    const Evaluation count = evaluated({{0, 0, "G1G1B1O1/-"}, {1, 0, "G2O1B2B1/-"}});
    EXPECT_THAT(count.zones[kG], ElementsAre(4));
    EXPECT_THAT(count.zones[kB], ElementsAre(4));
    EXPECT_THAT(count.zones[kO], ElementsAre(1, 1));
}

TEST(CosmicFactoryScoring, CF_ZONE_02_corners_do_not_connect) {
    const Evaluation inside = evaluated({{0, 0, "G1B0G2B0/-"}});
    EXPECT_THAT(inside.zones[kG], ElementsAre(2, 1));
    // Where four tiles meet, too.
    const Evaluation outside = evaluated({{0, 0, "O0O0G1O0/-"}, {1, 1, "G2O0O0O0/-"}});
    EXPECT_THAT(outside.zones[kG], ElementsAre(2, 1));
}

TEST(CosmicFactoryScoring, CF_ZONE_03_a_spoke_cuts_its_border_but_not_the_way_round) {
    EXPECT_THAT(evaluated({{0, 0, "G1G2B0B0/N"}}).zones[kG], ElementsAre(2, 1));
    EXPECT_THAT(evaluated({{0, 0, "G1G2G0G0/N"}}).zones[kG], ElementsAre(3));
    // Round by the neighbouring tile.
    EXPECT_THAT(evaluated({{0, 0, "G1G2B0B0/N"}, {0, -1, "B0B0G0G0/-"}}).zones[kG], ElementsAre(3));
}

TEST(CosmicFactoryScoring, CF_ZONE_04_equal_colours_meet_across_a_tile_side_whatever_the_spokes) {
    const Evaluation count = evaluated({{0, 0, "B0G1G1B0/NESW"}, {1, 0, "G1O0O0G1/NESW"}});
    EXPECT_THAT(count.zones[kG], ElementsAre(2, 2));
}

TEST(CosmicFactoryScoring, CF_ZONE_05_constellations_spokes_gaps_and_the_edge_bound_a_zone) {
    const Evaluation count =
        evaluated({{0, 0, "G1**G1B0/-"}, {2, 0, "G1B0B0G1/W"}, {5, 5, "G2G2O0O0/-"}});
    EXPECT_THAT(count.zones[kG], ElementsAre(4, 1, 1, 1, 1));
}

TEST(CosmicFactoryScoring, CF_ZONE_06_size_is_planets_not_fields) {
    const Evaluation count = evaluated({{0, 0, "B0B0B0B0/-"}, {1, 0, "B1B0B0B2/-"}});
    EXPECT_THAT(count.zones[kB], ElementsAre(3));
    EXPECT_EQ(count.largest(kB), 3);
    EXPECT_EQ(count.largest(kO), 0);  // no zone at all
}

TEST(CosmicFactoryScoring, CF_ZONE_07_a_zone_without_planets_is_a_zone_of_size_0) {
    EXPECT_THAT(evaluated({{0, 0, "O0O0G1G1/-"}}).zones[kO], ElementsAre(0));
}

TEST(CosmicFactoryScoring, CF_ZONE_08_every_zone_scores_by_the_table_of_its_colour) {
    constexpr int kTable[3][11] = {{0, 0, 0, 1, 1, 1, 3, 3, 3, 5, 5},
                                   {0, 0, 2, 2, 2, 4, 4, 4, 5, 5, 5},
                                   {0, 0, 2, 2, 5, 5, 5, 7, 7, 7, 7}};
    for (std::size_t colour = 0; colour < kColours; ++colour)
        for (std::uint8_t size = 0; size <= 10; ++size) {
            EXPECT_EQ(points_by(0, with_zones(colour, {size})).zones[colour], kTable[colour][size]);
            EXPECT_EQ(points_by(0, with_zones(colour, {size, size})).zones[colour],
                      2 * kTable[colour][size]);
        }
}

TEST(CosmicFactoryScoring, CF_ZONE_08_EX_DE_01_green_zones_of_9_and_2_give_5) {
    EXPECT_EQ(points_by(0, with_zones(kG, {9, 2})).zones[kG], 5);
}
TEST(CosmicFactoryScoring, CF_ZONE_08_EX_DE_02_blue_zones_of_3_2_and_1_give_4) {
    EXPECT_EQ(points_by(0, with_zones(kB, {3, 2, 1})).zones[kB], 4);
}
TEST(CosmicFactoryScoring, CF_ZONE_08_EX_DE_03_orange_zones_of_4_1_0_and_0_give_5) {
    EXPECT_EQ(points_by(0, with_zones(kO, {4, 1, 0, 0})).zones[kO], 5);
}

// --- tracks -------------------------------------------------------------------------------------

TEST(CosmicFactoryScoring, CF_TRACK_01_neighbours_are_linked_when_both_have_a_spoke_to_the_side) {
    EXPECT_EQ(evaluated({{0, 0, "G0G0G0G0/E"}, {1, 0, "G0G0G0G0/W"}}).longest, 2);
    EXPECT_EQ(evaluated({{0, 0, "G0G0G0G0/E"}, {1, 0, "G0G0G0G0/E"}}).longest, 1);
    EXPECT_EQ(evaluated({{0, 0, "G0G0G0G0/S"}, {0, 1, "G0G0G0G0/N"}}).longest, 2);
    EXPECT_EQ(evaluated({{0, 0, "G0G0G0G0/E"}, {2, 0, "G0G0G0G0/W"}}).longest, 1);
}

TEST(CosmicFactoryScoring, CF_TRACK_02_a_trail_may_cross_a_hub_twice_but_no_spoke) {
    // V14: eight tiles on one trail, six on any walk that visits each tile once.
    EXPECT_EQ(evaluate(content().tiles, vector("V14")).longest, 8);
    // A star of three: two arms and the middle, since there is no way back.
    const Evaluation star = evaluated(
        {{1, 1, "G0G0G0G0/ESW"}, {2, 1, "G0G0G0G0/W"}, {1, 2, "G0G0G0G0/N"}, {0, 1, "G0G0G0G0/E"}});
    EXPECT_EQ(star.longest, 3);
    EXPECT_EQ(star.network, 4);
}

TEST(CosmicFactoryScoring, CF_TRACK_03_a_tile_crossed_twice_counts_once) {
    const GalaxyReport report = describe(content().tiles, content().scoring(0), vector("V14"));
    EXPECT_EQ(report.trail.size(), 9U);
    EXPECT_EQ(report.evaluation.longest, 8);
}

TEST(CosmicFactoryScoring, CF_TRACK_04_EX_DE_04_branches_are_ignored_and_7_tiles_give_2) {
    const Evaluation count = evaluate(content().tiles, vector("V08"));
    EXPECT_EQ(count.longest, 7);
    EXPECT_EQ(count.network, 8);
    EXPECT_EQ(points_by(0, count).track, 2);
}

TEST(CosmicFactoryScoring, CF_TRACK_05_at_a_hub_a_trail_may_go_on_into_any_other_spoke) {
    // Comes from the west and turns south although the east is open.
    const Evaluation count = evaluated({{0, 0, "G0G0G0G0/E"},
                                        {1, 0, "G0G0G0G0/ESW"},
                                        {2, 0, "G0G0G0G0/W"},
                                        {1, 1, "G0G0G0G0/NS"},
                                        {1, 2, "G0G0G0G0/N"}});
    EXPECT_EQ(count.longest, 4);
}

TEST(CosmicFactoryScoring, CF_TRACK_06_one_tile_with_a_spoke_is_a_track_of_length_1) {
    const Evaluation count = evaluated({{0, 0, "G0G0G0G0/NE"}});
    EXPECT_EQ(count.longest, 1);
    EXPECT_EQ(count.network, 1);
    EXPECT_EQ(count.separate, 1);
    EXPECT_EQ(evaluated({{0, 0, "G0G0G0G0/-"}}).longest, 0);
}

TEST(CosmicFactoryScoring, CF_TRACK_07_EX_DE_05_track_points_by_length) {
    constexpr int kPoints[10] = {0, 0, 0, 0, 1, 1, 2, 2, 2, 4};
    for (int length = 0; length <= 9; ++length)
        EXPECT_EQ(track_points(0, length, 9, 9), kPoints[length]) << length;
}

TEST(CosmicFactoryScoring, CF_TRACK_08_largest_network_and_number_of_tracks) {
    const Evaluation count = evaluated({{0, 0, "G0G0G0G0/E"},
                                        {1, 0, "G0G0G0G0/SW"},
                                        {1, 1, "G0G0G0G0/N"},
                                        {3, 0, "G0G0G0G0/NESW"},
                                        {3, 1, "G0G0G0G0/-"}});
    EXPECT_EQ(count.network, 3);
    EXPECT_EQ(count.separate, 2);
}

// --- constellations -----------------------------------------------------------------------------

TEST(CosmicFactoryScoring, CF_CON_01_constellation_zones_are_fields_that_hang_together) {
    const Evaluation count =
        evaluated({{0, 0, "G0**G0G0/-"}, {1, 0, "**G0G0G0/-"}, {2, 0, "**G0G0G0/-"}});
    EXPECT_THAT(count.constellations, ElementsAre(2, 1));
}

TEST(CosmicFactoryScoring, CF_CON_02_constellations_score_with_cards_8_and_9_only) {
    Evaluation count;
    count.constellations = {4, 3, 2, 1};
    for (int card = 0; card <= content().card_count(); ++card)
        EXPECT_EQ(points_by(card, count).constellations, card == 8 ? 4 : card == 9 ? 7 : 0) << card;
}

TEST(CosmicFactoryScoring, CF_CON_03_a_constellation_bounds_zones_and_lets_tracks_pass) {
    const Evaluation count = evaluated({{0, 0, "G1**G1**/E"}, {1, 0, "**G0G0**/W"}});
    EXPECT_THAT(count.zones[kG], ElementsAre(1, 1, 0));
    EXPECT_THAT(count.constellations, ElementsAre(2, 1, 1));
    EXPECT_EQ(count.longest, 2);
}

// --- cards --------------------------------------------------------------------------------------

TEST(CosmicFactoryScoring, CF_CARD_04_EX_DE_10_a_network_of_6_gives_2) {
    EXPECT_EQ(track_points(4, 4, 6, 1), 2);
    EXPECT_EQ(track_points(0, 4, 6, 1), 1);
}
TEST(CosmicFactoryScoring, CF_CARD_05_EX_DE_11_one_more_for_a_zone_of_3_and_more) {
    EXPECT_EQ(points_by(5, with_zones(kG, {3})).zones[kG], 2);
    EXPECT_EQ(points_by(5, with_zones(kG, {9, 2, 0})).zones[kG], 6);
    EXPECT_EQ(points_by(5, with_zones(kB, {2, 3})).zones[kB], 5);
    EXPECT_EQ(points_by(5, with_zones(kO, {7, 4})).zones[kO], 14);
    Evaluation constellations;
    constellations.constellations = {4};
    EXPECT_EQ(points_by(5, constellations).total(), 0);  // CF-CARD-05a
}
TEST(CosmicFactoryScoring, CF_CARD_06_EX_DE_12_one_more_for_a_zone_of_up_to_2) {
    EXPECT_EQ(points_by(6, with_zones(kG, {0})).zones[kG], 1);
    EXPECT_EQ(points_by(6, with_zones(kB, {2, 1, 0})).zones[kB], 5);
    EXPECT_EQ(points_by(6, with_zones(kO, {3, 2})).zones[kO], 5);
}
TEST(CosmicFactoryScoring, CF_CARD_05_and_06_together_count_every_zone_once) {
    const Evaluation count = evaluate(content().tiles, vector("V03"));
    const std::size_t zones =
        count.zones[kG].size() + count.zones[kB].size() + count.zones[kO].size();
    const int base = points_by(0, count).total();
    EXPECT_EQ(points_by(5, count).total() - base + points_by(6, count).total() - base,
              static_cast<int>(zones));
}
TEST(CosmicFactoryScoring, CF_CARD_08_EX_DE_13_three_constellation_zones_give_3) {
    EXPECT_EQ(points_by(8, evaluate(content().tiles, vector("V11"))).constellations, 3);
}
TEST(CosmicFactoryScoring, CF_CARD_09_EX_DE_14_constellation_zones_of_4_and_2_give_5) {
    EXPECT_EQ(points_by(9, evaluate(content().tiles, vector("V10"))).constellations, 5);
}
TEST(CosmicFactoryScoring, CF_CARD_10_EX_DE_15_six_separate_tracks_give_2) {
    EXPECT_EQ(track_points(10, 1, 1, 6), 2);
    EXPECT_EQ(points_by(10, evaluate(content().tiles, vector("V12"))).track, 2);
}
TEST(CosmicFactoryScoring, CF_CARD_14_CF_CARD_15_CF_CARD_16_EX_DE_16_one_more_for_every_zone) {
    constexpr int kCardOf[3] = {16, 14, 15};
    for (std::size_t colour = 0; colour < kColours; ++colour)
        for (std::size_t other = 0; other < kColours; ++other) {
            const int base = points_by(0, with_zones(other, {5, 0})).zones[other];
            EXPECT_EQ(points_by(kCardOf[colour], with_zones(other, {5, 0})).zones[other],
                      base + (colour == other ? 2 : 0));
        }
}

TEST(CosmicFactoryScoring, a_galaxy_without_tiles_counts_nothing) {
    const Evaluation count = evaluate(content().tiles, {});
    EXPECT_THAT(count.zones[kG], IsEmpty());
    EXPECT_EQ(score_galaxy(content().tiles, content().scoring(0), {}), GalaxyPoints{});
    EXPECT_TRUE(describe(content().tiles, content().scoring(0), {}).trail.empty());
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
