// The chaos cards that change points and markers, a test for each.
#include "games/cosmic_factory/defaults.h"
#include "tests/games/cosmic_factory/support.h"

namespace orrery::cosmic_factory::testing {
namespace {

using Points = std::vector<int>;

// Seat 0 has this galaxy, seat 1 the one without tracks (V18, worth 5/2/7/0).
State with_galaxy(int card, const Galaxy& galaxy) {
    State state = building(2, card);
    give(state, 0, galaxy);
    give(state, 1, vector("V18"));
    return state;
}
// What seat 0 gets when building ends now.
Points scored(int card, std::string_view galaxy) {
    State state = with_galaxy(card, vector(galaxy));
    time_up(state);
    EXPECT_EQ(state.round, 2) << "card " << card;
    return markers_of(state, 0);
}

TEST(CosmicFactoryCardPoints, CF_CARD_02_celestial_gift_gives_the_points_to_the_left) {
    State state = building(3, 2);
    give(state, 0, vector("V08"));
    give(state, 1, vector("V15"));
    give(state, 2, vector("V17"));
    state.seat(0).markers = {28, 0, 0, 0};
    EXPECT_EQ(refusal_of(state, 0, "take green"), "CF-CARD-02 no_bonus_this_round");
    everybody(state, "done");
    EXPECT_EQ(markers_of(state, 0), (Points{30, 5, 9, 0}));  // V17, clamped at one's own marker
    EXPECT_EQ(markers_of(state, 1), (Points{5, 4, 5, 2}));   // V08
    EXPECT_EQ(markers_of(state, 2), (Points{0, 6, 12, 4}));  // V15
}

TEST(CosmicFactoryCardPoints, CF_CARD_04_criss_cross_counts_the_whole_network) {
    EXPECT_EQ(scored(4, "V13"), (Points{4, 6, 2, 2}));  // N = 6, while L = 4 gives 1
    EXPECT_EQ(scored(0, "V13"), (Points{4, 6, 2, 1}));
    EXPECT_EQ(scored(4, "V08"), (Points{5, 4, 5, 2}));
}

TEST(CosmicFactoryCardPoints, CF_CARD_05_mega_district_adds_one_for_zones_of_three_and_more) {
    EXPECT_EQ(scored(5, "V08"), (Points{6, 5, 6, 2}));
    // V03: a green zone of 3 gives 2 instead of 1; blue has one of 3.
    EXPECT_EQ(scored(5, "V03"), (Points{1 + 1, 6 + 1, 2, 0}));
    // Constellation zones are no zones of planets: V23 has one of 4 and one of 3, the star stays.
    EXPECT_EQ(scored(5, "V23")[3], scored(0, "V23")[3]);
}

TEST(CosmicFactoryCardPoints, CF_CARD_06_micro_scatter_adds_one_for_zones_of_up_to_two) {
    EXPECT_EQ(scored(6, "V08"), (Points{6, 6, 8, 2}));
    // Together with card 5 every colour zone is counted exactly once.
    for (const char* id : {"V01", "V04", "V08", "V17", "V24"}) {
        const Galaxy galaxy = vector(id);
        const Evaluation found = evaluate(game().content().tiles, {galaxy.data(), galaxy.size()});
        for (std::size_t colour = 0; colour < kColours; ++colour)
            EXPECT_EQ(scored(5, id)[colour] + scored(6, id)[colour],
                      2 * scored(0, id)[colour] + static_cast<int>(found.zones[colour].size()))
                << id;
    }
}

TEST(CosmicFactoryCardPoints, CF_CARD_08_constellation_galaxy_gives_a_star_point_per_zone) {
    EXPECT_EQ(scored(8, "V11"), (Points{7, 0, 4, 1 + 3}));
    EXPECT_EQ(scored(8, "V08"), (Points{5, 4, 5, 2 + 3}));
    EXPECT_EQ(scored(8, "V01"), (Points{5, 4, 2, 0}));  // no constellations
}

TEST(CosmicFactoryCardPoints, CF_CARD_09_absolute_vacuum_pays_constellation_zones_by_size) {
    EXPECT_EQ(scored(9, "V10"), (Points{3, 0, 0, 0 + 4 + 1}));      // 4, 2
    EXPECT_EQ(scored(9, "V23"), (Points{1, 4, 2, 0 + 4 + 2 + 0}));  // 4, 3, 1
    EXPECT_EQ(scored(9, "V05")[3], 1);                              // nine single ones
    // No tile set of ours can make a zone of five; the table pays it like four.
    EXPECT_EQ(game().content().scoring(9).constellation_points[5], 4);
}

TEST(CosmicFactoryCardPoints, CF_CARD_10_multipass_counts_separate_tracks) {
    EXPECT_EQ(scored(10, "V12"), (Points{7, 2, 5, 2}));  // six
    EXPECT_EQ(scored(10, "V16"), (Points{5, 4, 5, 4}));  // nine
    EXPECT_EQ(scored(10, "V03")[3], 1);                  // four
    EXPECT_EQ(scored(10, "V15")[3], 0);                  // one of nine tiles
    EXPECT_EQ(scored(10, "V18")[3], 0);                  // none
}

TEST(CosmicFactoryCardPoints, CF_CARD_14_eternal_ice_age_adds_one_for_every_blue_zone) {
    EXPECT_EQ(scored(14, "V08"), (Points{5, 4 + 3, 5, 2}));
    EXPECT_EQ(scored(14, "V06"), (Points{1, 0 + 5, 4, 0}));  // three of them without a planet
}

TEST(CosmicFactoryCardPoints, CF_CARD_15_infernal_heat_age_adds_one_for_every_orange_zone) {
    EXPECT_EQ(scored(15, "V08"), (Points{5, 4, 5 + 4, 2}));
    EXPECT_EQ(scored(15, "V04"), (Points{0, 4, 0 + 8, 0}));
}

TEST(CosmicFactoryCardPoints, CF_CARD_16_habitable_home_adds_one_for_every_green_zone) {
    EXPECT_EQ(scored(16, "V08"), (Points{5 + 2, 4, 5, 2}));
    EXPECT_EQ(scored(16, "V04"), (Points{0 + 9, 4, 0, 0}));
}

TEST(CosmicFactoryCardPoints, CF_CARD_17_happy_hour_doubles_what_bonus_tiles_bring) {
    State state = with_galaxy(17, vector("V08"));  // largest zones 9, 3, 4 against 10, 2, 4
    play(state, 0, "take green blue orange");
    time_up(state);
    EXPECT_EQ(markers_of(state, 0), (Points{5 - 4, 4 + 6, 5 + 6, 2}));
    State low = with_galaxy(17, vector("V04"));  // green: 0 points, 2 planets
    low.seat(0).markers = {3, 0, 0, 0};
    play(low, 0, "take green");
    time_up(low);
    EXPECT_EQ(markers_of(low, 0)[0], 0);
}

TEST(CosmicFactoryCardPoints, CF_CARD_19_stellar_exchange_moves_a_zone_marker_by_the_track) {
    State state = with_galaxy(19, vector("V15"));  // 0/6/12 and a track of nine: 4
    time_up(state);
    ASSERT_EQ(state.phase, Phase::kExchange);
    // Step a is done, step b waits for the choice; the other seat has no track points.
    EXPECT_EQ(markers_of(state, 0), (Points{0, 6, 12, 0}));
    EXPECT_EQ(waits_for(state), (std::vector<int>{0}));
    EXPECT_EQ(legal_actions(state, 0).size(), 3U);
    EXPECT_EQ(refusal_of(state, 0, with_colour(ActionKind::kExchange, 3)),
              "CF-CLOCK-02 not_an_action");
    State by_default = state;
    play(state, 0, "exchange orange");
    EXPECT_EQ(markers_of(state, 0), (Points{0, 6, 16, 0}));
    EXPECT_EQ(state.scored.seats[0].exchanged, 3);
    time_up(by_default);
    EXPECT_EQ(markers_of(by_default, 0), (Points{4, 6, 12, 0}));  // the lowest marker
    EXPECT_EQ(printed(default_exchange({5, 5, 5, 0})), "exchange green");
    EXPECT_EQ(printed(default_exchange({6, 5, 5, 0})), "exchange blue");
    EXPECT_EQ(printed(default_exchange({6, 7, 5, 9})), "exchange orange");
}

TEST(CosmicFactoryCardPoints, CF_CARD_19_choices_stay_secret_until_all_have_chosen) {
    State state = building(2, 19);
    give(state, 0, vector("V15"));
    give(state, 1, vector("V08"));
    time_up(state);
    EXPECT_EQ(waits_for(state), (std::vector<int>{0, 1}));
    State other = state;
    play(state, 0, "exchange green");
    play(other, 0, "exchange blue");
    EXPECT_EQ(game().hide(state, 1), game().hide(other, 1));
    EXPECT_EQ(refusal_of(state, 0, "exchange blue"), "CF-CLOCK-06 already_answered");
    EXPECT_EQ(markers_of(state, 0)[0], 0);
    play(state, 1, "exchange green");
    EXPECT_EQ(markers_of(state, 0)[0], 4);
}

TEST(CosmicFactoryCardPoints, CF_CARD_20_planetoid_offering_pays_five_for_two_stars) {
    State state = with_galaxy(20, vector("V08"));  // 5/4/5/2 after step d
    time_up(state);
    ASSERT_EQ(state.phase, Phase::kOffering);
    EXPECT_EQ(refusal_of(state, 0, "offer blue"), "CF-CARD-20 marker_below_five");
    EXPECT_EQ(refusal_of(state, 0, with_colour(ActionKind::kOffer, 4)),
              "CF-CLOCK-02 not_an_action");
    EXPECT_EQ(legal_actions(state, 0).size(), 3U);  // green, orange, none
    State by_default = state;
    play(state, 0, "offer orange");
    EXPECT_EQ(refusal_of(state, 0, "offer green"), "CF-CLOCK-06 already_answered");  // once only
    EXPECT_EQ(markers_of(state, 0), (Points{5, 4, 5, 2}));  // applied when all have chosen
    play(state, 1, "offer none");
    EXPECT_EQ(markers_of(state, 0), (Points{5, 4, 0, 4}));
    time_up(by_default);
    EXPECT_EQ(markers_of(by_default, 0), (Points{5, 4, 5, 2}));
    State full = with_galaxy(20, vector("V08"));
    full.seat(0).markers = {0, 0, 0, 28};
    time_up(full);
    play(full, 0, "offer green");
    play(full, 1, "offer none");
    EXPECT_EQ(markers_of(full, 0), (Points{0, 4, 5, 30}));
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
