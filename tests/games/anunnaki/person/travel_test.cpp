// Moving, teleporting, harvesting, building (6.5, 6.6, 6.8).
#include <gmock/gmock.h>

#include "tests/games/anunnaki/desk.h"

namespace orrery::anunnaki::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

TEST(AnunnakiMoves, AN_HMOVE_01_a_point_moves_one_unit_to_an_adjacent_area_of_its_planet) {
    Desk desk("G02: P[m1]; DP2 right: leader P | lead P[F1]");
    desk.effect("move 3");
    EXPECT_EQ(desk.key("move follower from GRE-C to GRE-M"), "not_adjacent");
    EXPECT_EQ(desk.rule("move follower from GRE-C to G01"), "AN-HMOVE-01");
    const Action from_afar = move_unit(UnitKind::kFollower, place("DP2:lead"), place("G01"));
    EXPECT_EQ(std::string(game().check(desk.state, 0, from_afar)->rule), "AN-HMOVE-01");
    EXPECT_EQ(desk.key("move minor from GRE-C to GRE-L"), "no_such_unit");
    EXPECT_EQ(desk.key("move follower from GRE-M to GRE-L"), "no_such_unit");
    desk.play("move follower from GRE-C to GRE-L; move follower from GRE-L to GRE-M");
    desk.play("move minor from G02 to G05");
    EXPECT_EQ(desk.at("GRE-M"), "P[F1]");
    EXPECT_EQ(desk.at("G05"), "P[m1]");
    EXPECT_EQ(desk.state.phase, Phase::kFree);  // the points are spent
    EXPECT_EQ(desk.key("move follower from GRE-C to GRE-L"), "no_move_points");
}

TEST(AnunnakiMoves, AN_HMOVE_02_units_never_enter_cosmobots_capital) {
    Desk desk("NOR-R: P[F1]");
    desk.effect("move 1");
    EXPECT_EQ(desk.key("move follower from NOR-R to NOR-C"), "bot_capital");
    EXPECT_THAT(desk.legal(), Not(Contains("move follower from NOR-R to NOR-C")));
    EXPECT_THAT(desk.legal(), Contains("move follower from NOR-R to NOR-M"));
}

TEST(AnunnakiMoves, AN_HMOVE_03_a_unit_that_meets_an_enemy_stops_with_all_others_there) {
    Desk desk("G02: P[F2]; G01: AC01; G05: B[F1] P[F1]");
    desk.effect("move 4");
    EXPECT_EQ(desk.rule("move follower from G05 to G09"), "AN-HMOVE-03");
    desk.play("move follower from G02 to G01");
    EXPECT_EQ(desk.rule("move follower from G01 to G03"), "AN-HMOVE-03");
    EXPECT_EQ(desk.key("move follower from G01 to G03"), "unit_engaged");
    desk.play("move follower from G02 to G01");  // reinforcement (AN-HMOVE-06)
    EXPECT_EQ(desk.at("G01"), "P[F2] AC01");
}

TEST(AnunnakiMoves, AN_HMOVE_04_an_area_may_be_left_empty) {
    Desk desk("G02: P[F1]");
    desk.effect("move 1");
    desk.play("move follower from G02 to G05");
    EXPECT_EQ(desk.board().controller(place("G02")), std::nullopt);
}

TEST(AnunnakiMoves, AN_HMOVE_05_no_strength_is_needed_to_enter) {
    Desk desk("G02: P[F1]; G05: B[G1 m4 F3]; G04: AC12");
    desk.effect("move 1");
    EXPECT_EQ(desk.rule("move follower from G02 to G05"), "");
    EXPECT_EQ(desk.rule("move follower from G02 to G04"), "");
}

TEST(AnunnakiMoves, AN_HMOVE_06_a_settlement_does_not_stop_a_unit_and_combats_are_joined) {
    Desk desk("G02: P[F2]; G05: B[S]; G09: B[F1] P[F1]");
    desk.effect("move 3");
    desk.play("move follower from G02 to G05");
    EXPECT_EQ(desk.board().controller(place("G05")), Side::kPerson);
    EXPECT_TRUE(desk.board().besieged(Side::kBot, place("G05")));
    desk.play("move follower from G05 to G09");
    EXPECT_EQ(desk.at("G09"), "B[F1] P[F2]");
    EXPECT_EQ(desk.board().controller(place("G05")), Side::kBot);
    EXPECT_EQ(desk.rule("move follower from GRE-C to GRE-L"), "");
}

TEST(AnunnakiPortals, AN_HPORT_01_units_of_any_planet_go_to_one_place_but_not_to_atlantis) {
    Desk desk("GRE-L: P[F1]; G02: P[m1]; G05: P[F1] B[F1]");
    desk.effect("portal 3");
    EXPECT_EQ(desk.key("portal minor from G02 to G07"), "atlantis_portal");
    EXPECT_EQ(desk.rule("portal minor from G02 to G08"), "AN-HPORT-01");
    EXPECT_EQ(desk.key("portal follower from G05 to G03"), "portal_engaged");
    EXPECT_EQ(desk.rule("portal follower from G05 to G03"), "AN-HPORT-01");
    EXPECT_EQ(desk.key("portal follower from GRE-C to EGY-L"), "not_in_play");
    EXPECT_EQ(desk.rule("portal follower from GRE-C to DP2:land"), "AN-HDIST-02");
    desk.play("portal minor from G02 to NOR-M");
    EXPECT_EQ(desk.key("portal follower from GRE-L to G03"), "one_portal_target");
    desk.play("portal follower from GRE-L to NOR-M; portal follower from GRE-C to NOR-M");
    EXPECT_EQ(desk.at("NOR-M"), "P[F2 m1]");
    EXPECT_EQ(desk.key("portal follower from GRE-C to NOR-M"), "no_portal");
}

TEST(AnunnakiPortals, AN_HPORT_02_into_a_combat_or_an_own_area_and_at_least_one_unit) {
    Desk desk("GRE-L: P[F1]; G05: B[F1]; G01: AC01");
    desk.effect("portal 2");
    EXPECT_EQ(desk.rule("portal follower from GRE-C to G05"), "");
    EXPECT_EQ(desk.rule("portal follower from GRE-C to G01"), "");
    EXPECT_EQ(desk.key("portal follower from GRE-L to GRE-L"), "already_there");
    EXPECT_EQ(desk.rule("portal follower from GRE-L to GRE-L"), "AN-HPORT-02");
    desk.play("portal follower from GRE-C to GRE-L; stop");
    EXPECT_EQ(desk.at("GRE-L"), "P[F2]");
    EXPECT_EQ(desk.at("GRE-C"), "P[S F2]");
    desk.effect("portal 2");
    desk.play("portal follower from GRE-C to G05; portal follower from GRE-C to G05");
    EXPECT_TRUE(desk.board().combat_pending(place("G05")));
}

TEST(AnunnakiHarvest, AN_HHARV_01_symbols_of_controlled_areas_and_the_capital_once) {
    Desk desk("GRE-L: P[F1]; GRE-R: P[F1] x1; G04: P[F1] AC01");
    desk.effect("harvest 4");
    EXPECT_THAT(desk.legal(),
                UnorderedElementsAre("harvest gold in GRE-C", "harvest grain in GRE-L", "stop"));
    EXPECT_EQ(desk.key("harvest wood in GRE-L"), "no_symbol");
    desk.play("harvest gold in GRE-C; harvest grain in GRE-L; harvest grain in GRE-L");
    EXPECT_EQ(desk.state.phase, Phase::kFree);  // one is left to take, but no symbol
    EXPECT_EQ(desk.resources(), "gold 1 grain 2");
    desk.effect("harvest 2");  // another action: the capital gives again
    desk.play("harvest gold in GRE-C");
    EXPECT_EQ(desk.resources(), "gold 2 grain 2");
    desk.state.areas[place("GRE-L")].exhausted = 0;
    desk.effect("harvest 3");
    desk.play("harvest gold in GRE-C");
    EXPECT_EQ(desk.key("harvest gold in GRE-C"), "capital_harvested");
}

TEST(AnunnakiHarvest, AN_HHARV_02_a_symbol_gives_one_resource_and_is_exhausted_for_good) {
    Desk desk("GRE-L: P[F1]");
    desk.effect("harvest 1");
    desk.play("harvest grain in GRE-L");
    EXPECT_EQ(desk.at("GRE-L"), "P[F1] x1");
    desk.effect("harvest 3");
    desk.play("harvest grain in GRE-L");
    EXPECT_EQ(desk.key("harvest grain in GRE-L"), "exhausted");
    EXPECT_EQ(desk.rule("harvest grain in GRE-L"), "AN-HHARV-02");
    EXPECT_EQ(desk.resources(), "grain 2");
}

TEST(AnunnakiHarvest, AN_HHARV_03_either_symbol_of_a_gaia_area) {
    Desk desk("G03: P[F1]");
    desk.effect("harvest 1");
    desk.play("harvest metal in G03");  // the right one
    EXPECT_EQ(desk.at("G03"), "P[F1] x@2");
    EXPECT_EQ(desk.resources(), "metal 1");
}

TEST(AnunnakiHarvest, AN_HHARV_04_only_areas_controlled_now_and_what_exceeds_the_cap_is_lost) {
    Desk desk("G02: P[F1] B[F1]; G04: P[F1] AC01; GRE-R: P[S] B[F1]; GRE-L: P[F1]");
    desk.give("grain 7");
    desk.effect("harvest 4");
    for (const char* action : {"harvest wood in G02", "harvest gold in G04",
                               "harvest wood in GRE-R", "harvest wood in G05"})
        EXPECT_EQ(desk.rule(action), "AN-HHARV-04") << action;
    desk.play("harvest grain in GRE-L");
    EXPECT_EQ(desk.resources(), "grain 7");
    EXPECT_EQ(desk.at("GRE-L"), "P[F1] x1");
}

TEST(AnunnakiBuilding, AN_HBLD_01_in_a_controlled_area_without_any_settlement) {
    Desk desk("GRE-L: P[S F1]; G05: P[F1] B[S]; G02: P[F1]");
    desk.give("wood 7 metal 7 gold 7 grain 7");
    desk.effect("build");
    EXPECT_EQ(desk.key("build in GRE-L"), "build_occupied");
    EXPECT_EQ(desk.key("build in G05"), "build_occupied");
    EXPECT_EQ(desk.rule("build in GRE-C"), "AN-HBLD-01");
    EXPECT_EQ(desk.key("build in GRE-M"), "build_control");
    EXPECT_EQ(desk.rule("build in GRE-M"), "AN-HBLD-01");
    EXPECT_THAT(desk.legal(), UnorderedElementsAre("build in G02", "stop"));
}

TEST(AnunnakiBuilding, AN_HBLD_02_costs_rise_and_a_discount_leaves_one_resource) {
    Desk desk("GRE-L: P[S F1]; GRE-R: P[F1]");  // the second: wood, grain, metal
    desk.give("wood 1 grain 1");
    desk.effect("build");
    EXPECT_EQ(desk.state.phase, Phase::kFree);  // cannot be paid, so it is not asked
    desk.effect("build discount 1");
    EXPECT_EQ(desk.key("build in GRE-R"), "discount");
    EXPECT_EQ(desk.key("build in GRE-R without gold"), "discount");
    EXPECT_EQ(desk.key("build in GRE-R without wood, metal"), "discount");
    EXPECT_EQ(desk.key("build in GRE-R without wood"), "build_cost");
    EXPECT_EQ(desk.rule("build in GRE-R without wood"), "AN-HBLD-04");
    EXPECT_THAT(desk.legal(), UnorderedElementsAre("build in GRE-R without metal", "stop"));
    desk.play("build in GRE-R without metal");
    EXPECT_EQ(desk.resources(), "");
    Desk great("GRE-L: P[F1]");
    great.give("grain 1");
    great.effect("build discount 5");  // the first: wood, grain; one of them stays
    EXPECT_EQ(great.key("build in GRE-L without wood, grain"), "discount");
    great.play("build in GRE-L without wood");
    EXPECT_EQ(great.resources(), "");
}

TEST(AnunnakiBuilding, AN_HBLD_03_the_leftmost_settlement_of_the_row_is_used) {
    Desk desk("GRE-L: P[F1]; GRE-R: P[F1]");
    desk.give("wood 2 metal 1 grain 2");
    desk.effect("build");
    desk.play("build in GRE-L");
    EXPECT_EQ(desk.events.back().arguments[1], 0);
    desk.effect("build");
    desk.play("build in GRE-R");
    EXPECT_EQ(desk.events.back().arguments[1], 1);
    EXPECT_EQ(desk.of("P", "settlements 2"), "settlements 2");
}

TEST(AnunnakiBuilding, AN_HBLD_04_nothing_is_gained_instead_and_atlantis_may_be_built_on) {
    Desk desk("GRE-L: P[S]; GRE-R: P[S]; GRE-M: P[S]; GRE-BL: P[S]; G07: P[F1]");
    desk.give("wood 7 metal 7 gold 7 grain 7");
    desk.effect("build");
    EXPECT_EQ(desk.state.phase, Phase::kFree);
    EXPECT_EQ(desk.person().vp, 0);
    Desk rich("G07: P[F1]");
    rich.give("wood 1 grain 1");
    rich.effect("build");
    rich.play("build in G07");
    EXPECT_EQ(rich.at("G07"), "P[S F1]");
    Desk unwilling("G07: P[F1]");
    unwilling.give("wood 1 grain 1");
    unwilling.effect("build");
    unwilling.play("stop");
    EXPECT_EQ(unwilling.resources(), "wood 1 grain 1");
}

TEST(AnunnakiGods, AN_HGOD_05_a_norse_settlement_walks_once_in_an_action) {
    Desk desk(
        "person=norse bot=greek; NOR-L: P[S F1]; NOR-M: P[F1]; NOR-BL: P[F1]; NOR-R: P[S] B[F1]");
    desk.effect("move 4");
    EXPECT_EQ(desk.key("move settlement from NOR-C to NOR-L"), "capital_stays");
    EXPECT_EQ(desk.key("move settlement from NOR-M to NOR-L"), "no_settlement");
    EXPECT_EQ(desk.key("move settlement from NOR-R to NOR-M"), "settlement_besieged");
    EXPECT_EQ(desk.key("move settlement from NOR-L to NOR-BR"), "settlement_steps");
    EXPECT_EQ(desk.key("move settlement from NOR-L to NOR-C"), "settlement_there");
    EXPECT_EQ(desk.key("move settlement from NOR-L to NOR-R"), "settlement_control");
    EXPECT_EQ(desk.rule("move settlement from NOR-L to NOR-R"), "AN-HGOD-05");
    desk.play("move settlement from NOR-L to NOR-M");
    EXPECT_EQ(desk.at("NOR-L"), "P[F1]");
    EXPECT_EQ(desk.at("NOR-M"), "P[S F1]");
    EXPECT_EQ(desk.state.tasks.back().a, 3);  // it cost a point
    EXPECT_EQ(desk.key("move settlement from NOR-M to NOR-BL"), "settlement_moved");
    desk.phase(TaskKind::kSecondary);
    desk.play("secondary s_move; move settlement from NOR-M to NOR-BL");  // another action
    EXPECT_EQ(desk.at("NOR-BL"), "P[S F1]");
    Desk greek("GRE-L: P[S F1]; GRE-M: P[F1]");
    greek.effect("move 1");
    EXPECT_EQ(greek.key("move settlement from GRE-L to GRE-M"), "settlements_stay");
}

}  // namespace
}  // namespace orrery::anunnaki::testing
