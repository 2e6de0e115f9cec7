// The person's turn: phases, the pawn and its tiles (6.2 to 6.4).
#include <gmock/gmock.h>

#include <bit>

#include "tests/games/anunnaki/desk.h"

namespace orrery::anunnaki::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

void upgrade(Desk& desk, std::string_view tile) {
    for (std::size_t i = 0; i < kNodes; ++i)
        if (content().tiles[i].id == tile)
            desk.state.person.upgraded =
                static_cast<std::uint16_t>(desk.state.person.upgraded | 1U << i);
}

TEST(AnunnakiTurn, AN_HTURN_01_five_phases_in_order_and_only_the_first_is_mandatory) {
    Desk desk("G05: P[F1] B[F1]");
    desk.lay_culture("GRE-K1", "CT13");
    EXPECT_EQ(desk.state.phase, Phase::kPrimary);
    EXPECT_EQ(desk.rule("stop"), "AN-HTURN-01");
    EXPECT_EQ(desk.rule("secondary s_move"), "AN-HSEC-02");
    EXPECT_EQ(desk.rule("swap wood for gold"), "AN-HFREE-01");
    desk.play("pawn to O1; stop");
    EXPECT_EQ(desk.state.phase, Phase::kSecondary);
    EXPECT_EQ(desk.rule("pawn to O2"), "AN-HTURN-01");
    desk.play("stop");
    EXPECT_EQ(desk.state.phase, Phase::kFree);
    EXPECT_EQ(desk.rule("secondary s_move"), "AN-HSEC-02");
    desk.play("stop");
    EXPECT_EQ(desk.state.phase, Phase::kCombat);
    desk.idle_bot();
    desk.play("weapon none");
    EXPECT_EQ(desk.state.phase, Phase::kPrimary);  // culture asked nothing; the next turn
}

TEST(AnunnakiTurn, AN_HTURN_02_what_a_later_phase_gives_comes_too_late_for_an_earlier_one) {
    Desk desk;
    desk.give("grain 3");
    EXPECT_EQ(desk.rule("pawn to I2"), "AN-HPRIM-07");
    EXPECT_EQ(desk.rule("swap grain for metal"), "AN-HFREE-01");
    desk.play("pawn to O1; stop; stop; swap grain for metal");
    EXPECT_EQ(desk.resources(), "metal 1");
    EXPECT_EQ(desk.rule("pawn to I2"), "AN-HTURN-01");
}

TEST(AnunnakiTurn, AN_HTURN_03_after_phase_5_it_is_cosmobots_turn) {
    Desk desk;
    desk.idle_bot();
    const Applied applied = desk.play("pawn to O1; stop; stop; stop");
    EXPECT_TRUE(applied.turn_passed);
    EXPECT_EQ(desk.state.turn, 2);
    EXPECT_EQ(desk.state.active, Side::kPerson);  // Cosmobot's idle turn is over, too
    EXPECT_TRUE(desk.asks(TaskKind::kPawn));
}

TEST(AnunnakiPrimary, AN_HPRIM_01_the_pawn_starts_on_a_blue_node_and_then_never_stays) {
    Desk desk;
    desk.give("wood 1 metal 1 gold 1 grain 1");
    desk.state.person.pawn = 0;
    EXPECT_EQ(desk.key("pawn to I0"), "first_node_blue");
    EXPECT_EQ(desk.rule("pawn to I0"), "AN-HPRIM-01");
    EXPECT_THAT(desk.legal(),
                ElementsAre("pawn to O0", "pawn to O1", "pawn to O2", "pawn to O3", "pawn to O4"));
    desk.state.person.pawn = 3;
    EXPECT_EQ(desk.key("pawn to O2"), "same_node");
    EXPECT_EQ(desk.rule("pawn to O2"), "AN-HPRIM-01");
    EXPECT_EQ(desk.rule("pawn to I0"), "");
}

TEST(AnunnakiPrimary, AN_HPRIM_02_the_first_turn_places_no_cube) {
    Desk desk;
    desk.state.person.pawn = 0;
    desk.play("pawn to O1");
    EXPECT_EQ(desk.person().cubes, 0);
    EXPECT_EQ(desk.state.person.crystals, 2);
}

TEST(AnunnakiPrimary, AN_HPRIM_03_a_free_path_takes_a_cube_and_gives_its_crystals) {
    Desk desk;
    desk.give("gold 1");
    desk.play("pawn to I0");  // E0a
    EXPECT_EQ(desk.person().cubes, 1);
    EXPECT_EQ(desk.state.person.crystals, 3);
    EXPECT_EQ(std::popcount(desk.state.person.path_cubes), 1);
}

TEST(AnunnakiPrimary, AN_HPRIM_04_the_board_is_a_star_of_fifteen_paths) {
    std::vector<int> joined(kNodes, 0);
    for (const Path& path : content().paths) {
        ++joined[path.a];
        ++joined[path.b];
        EXPECT_EQ(path.crystals, path.id[2] == 'b' ? 0 : 1) << path.id;
    }
    EXPECT_THAT(joined, ElementsAre(2, 2, 2, 2, 2, 4, 4, 4, 4, 4));
    Desk desk;
    desk.give("wood 1");
    desk.state.person.pawn = 3;  // O2
    desk.play("pawn to I3");     // E2b shows no crystal; research gives one
    EXPECT_EQ(desk.state.person.crystals, 3);
    EXPECT_EQ(desk.person().cubes, 1);
}

TEST(AnunnakiPrimary, AN_HPRIM_05_without_a_cube_left_none_is_placed) {
    Desk desk;
    desk.give("gold 1");
    desk.person().cubes = kCubes;
    desk.play("pawn to I0");
    EXPECT_EQ(desk.person().cubes, kCubes);
    EXPECT_EQ(desk.state.person.crystals, 2);
    EXPECT_EQ(desk.state.triggered, 0);
}

TEST(AnunnakiPrimary, AN_HPRIM_06_the_fourteenth_cube_gives_5_vp_and_triggers_the_end) {
    Desk desk;
    desk.give("gold 1");
    desk.person().cubes = kCubes - 1;
    desk.play("pawn to I0");
    EXPECT_EQ(desk.of("P", "vp 5 cubes 14"), "vp 5 cubes 14");
    EXPECT_EQ(desk.at("end"), "P");
}

TEST(AnunnakiPrimary, AN_HPRIM_07_a_red_tile_must_be_paid_and_a_blue_one_is_free) {
    Desk desk;
    for (const char* red : {"pawn to I0", "pawn to I2", "pawn to I3", "pawn to I4"}) {
        EXPECT_EQ(desk.rule(red), "AN-HPRIM-07") << red;
        EXPECT_EQ(desk.key(red), "tile_cost") << red;
    }
    desk.bot().cubes = 4;
    EXPECT_EQ(desk.rule("pawn to I1"), "AN-HPRIM-07");  // the oracle costs any resource
    for (const char* blue : {"pawn to O1", "pawn to O2", "pawn to O3", "pawn to O4"})
        EXPECT_EQ(desk.rule(blue), "") << blue;
    desk.give("metal 2");
    desk.play("pawn to I2");
    EXPECT_EQ(desk.resources(), "metal 1");
}

TEST(AnunnakiPrimary, AN_HPRIM_08_an_action_may_be_done_in_part_or_not_at_all) {
    Desk desk;
    desk.give("gold 1");
    desk.play("pawn to I0; stop");
    EXPECT_EQ(desk.resources(), "");
    EXPECT_EQ(desk.state.phase, Phase::kSecondary);
    desk.phase(TaskKind::kPawn);
    desk.play("pawn to O0; move follower from GRE-C to GRE-L; stop");
    EXPECT_EQ(desk.at("GRE-L"), "P[F1]");
    EXPECT_EQ(desk.state.phase, Phase::kSecondary);
}

TEST(AnunnakiPrimary, AN_HPRIM_09_cube_then_cost_then_effect) {
    Desk desk;
    desk.give("metal 1");
    desk.state.person.pawn = 3;  // O2, joined to I2 by E2a
    desk.play("pawn to I2");
    std::vector<EventKind> kinds;
    for (const Event& event : desk.events) kinds.push_back(static_cast<EventKind>(event.kind));
    EXPECT_THAT(kinds, ElementsAre(EventKind::kPawnMoved, EventKind::kCubePlaced,
                                   EventKind::kCrystalsChanged, EventKind::kResourcePaid,
                                   EventKind::kTrackAdvanced, EventKind::kWeaponsRecovered));
}

TEST(AnunnakiPrimary, AN_HPRIM_10_nodes_that_are_not_joined_or_joined_by_a_used_path) {
    Desk desk;
    desk.give("gold 2");
    desk.play("pawn to O2; stop");  // O0 and O2 are not joined
    EXPECT_EQ(desk.person().cubes, 0);
    desk.cubes_on("E0a");
    desk.state.person.pawn = 1;
    desk.phase(TaskKind::kPawn);
    desk.play("pawn to I0");
    EXPECT_EQ(desk.person().cubes, 1);
    EXPECT_EQ(desk.state.person.crystals, 2);
}

// What the tile on a node still allows when it has been chosen.
int allowed_by(std::string_view tile, std::string_view node, TaskKind asked, bool upgraded) {
    Desk desk("person=egyptian");
    desk.give("gold 1");
    desk.state.person.pawn = 4;
    if (upgraded) upgrade(desk, tile);
    desk.play("pawn to " + std::string(node));
    EXPECT_TRUE(desk.asks(asked)) << tile;
    return desk.state.tasks.back().a;
}

TEST(AnunnakiActions, AN_HACT_01_move_gives_four_points_or_six) {
    EXPECT_EQ(allowed_by("move", "O0", TaskKind::kMovePoints, false), 4);
    EXPECT_EQ(allowed_by("move", "O0", TaskKind::kMovePoints, true), 6);
}

TEST(AnunnakiActions, AN_HACT_02_harvest_takes_four_symbols_or_five) {
    EXPECT_EQ(allowed_by("harvest", "O1", TaskKind::kHarvest, false), 4);
    EXPECT_EQ(allowed_by("harvest", "O1", TaskKind::kHarvest, true), 5);
}

TEST(AnunnakiActions, AN_HACT_06_a_portal_teleports_two_units_or_three) {
    EXPECT_EQ(allowed_by("portal", "I0", TaskKind::kPortal, false), 2);
    EXPECT_EQ(allowed_by("portal", "I0", TaskKind::kPortal, true), 3);
}

TEST(AnunnakiActions, AN_HACT_03_recruit_gives_followers_then_income) {
    Desk desk("GRE-C: P[S F1]");
    desk.person().settlements = 3;  // slot 1 is open: 1 follower, 1 VP
    desk.play("pawn to O3");
    EXPECT_EQ(desk.at("GRE-C"), "P[S F4]");
    EXPECT_EQ(desk.person().vp, 1);
    Desk better("GRE-C: P[S F1]");
    upgrade(better, "recruit");
    better.play("pawn to O3");
    EXPECT_EQ(better.at("GRE-C"), "P[S F4]");
}

TEST(AnunnakiActions, AN_HACT_04_build_pays_the_cost_and_one_less_when_upgraded) {
    Desk desk("GRE-L: P[F1]");
    desk.give("wood 1 grain 1");
    desk.play("pawn to O2; build in GRE-L");
    EXPECT_EQ(desk.at("GRE-L"), "P[S F1]");
    EXPECT_EQ(desk.resources(), "");
    Desk better("GRE-L: P[F1]");
    upgrade(better, "build");
    better.give("grain 1");
    better.play("pawn to O2; build in GRE-L without wood");
    EXPECT_EQ(better.resources(), "");
}

TEST(AnunnakiActions, AN_HACT_05_trade_takes_a_contract_then_gives_two_resources) {
    Desk desk("contracts: CN01 CN02 CN03 CN04 CN05 CN06");
    desk.play("pawn to O4; take contract 3; take gold; take gold");
    EXPECT_EQ(desk.resources(), "gold 2");
    EXPECT_EQ(desk.person().tracks[2], 0);
    Desk better("contracts: CN01 CN02 CN03 CN04 CN05 CN06");
    upgrade(better, "trade");
    better.play("pawn to O4; take contract 1; take wood; take metal");
    EXPECT_EQ(better.person().tracks[2], 1);
}

TEST(AnunnakiActions, AN_HACT_07_the_oracle_costs_any_resource_and_nothing_when_upgraded) {
    Desk desk("cubes: P 4 B 0; goals: war=units tech=areas trade=settlements sup=shrines");
    desk.give("grain 1");
    desk.play("pawn to I1");
    EXPECT_EQ(desk.rule("oracle war"), "AN-HORA-02");
    EXPECT_EQ(desk.rule("pay wood"), "AN-HPRIM-07");
    EXPECT_EQ(desk.rule("stop"), "AN-HDEC-02");
    desk.play("pay grain; oracle war");
    EXPECT_EQ(desk.resources(), "");
    EXPECT_EQ(desk.at("GRE-C"), "P[S F6]");
    Desk better("cubes: P 4 B 0; goals: war=units tech=areas trade=settlements sup=shrines");
    upgrade(better, "oracle");
    better.play("pawn to I1; oracle war");
    EXPECT_EQ(better.at("GRE-C"), "P[S F6]");
}

TEST(AnunnakiActions, AN_HACT_08_war_is_a_step_and_takes_used_cards_back) {
    Desk desk;
    desk.give("metal 1");
    desk.state.person.hand = 0b0001;
    desk.state.person.used = 0b1110;
    desk.play("pawn to I2");
    EXPECT_EQ(desk.person().tracks[0], 1);
    EXPECT_EQ(desk.state.person.hand, 0b1111);
    EXPECT_EQ(desk.state.person.used, 0);
    EXPECT_EQ(desk.at("GRE-C"), "P[S F3]");
    Desk better;
    better.give("metal 1");
    upgrade(better, "war");
    better.play("pawn to I2");
    EXPECT_EQ(better.at("GRE-C"), "P[S F4]");
}

TEST(AnunnakiActions, AN_HACT_09_research_is_a_step_and_a_crystal_or_two_steps) {
    Desk desk;
    desk.give("wood 1");
    desk.state.person.pawn = 2;  // not joined to I3
    desk.play("pawn to I3");
    EXPECT_EQ(desk.person().tracks[1], 1);
    EXPECT_EQ(desk.state.person.crystals, 3);
    Desk better;
    better.give("wood 1");
    upgrade(better, "research");
    better.state.person.pawn = 2;
    better.play("pawn to I3");
    EXPECT_EQ(better.person().tracks[1], 2);
    EXPECT_TRUE(better.asks(TaskKind::kPickUpgrade));  // the reward of space 2
    EXPECT_EQ(better.state.person.crystals, 2);
}

TEST(AnunnakiActions, AN_HACT_10_supremacy_goes_by_the_goal_tile_and_one_more_when_upgraded) {
    const char* notation =
        "GRE-L: P[S F1]; goals: war=units tech=areas trade=shrines sup=settlements; tokens:";
    Desk desk(notation);
    desk.give("grain 1");
    desk.play("pawn to I4");
    EXPECT_EQ(desk.of("P", "sup -4"), "sup -4");  // two settlements, two spaces
    Desk better(notation);
    better.give("grain 1");
    upgrade(better, "supremacy");
    better.play("pawn to I4");
    EXPECT_EQ(better.of("P", "sup -2"), "sup -2");
}

TEST(AnunnakiActions, AN_HORA_01_the_oracle_waits_for_four_cubes_of_either_side) {
    Desk desk("cubes: P 3 B 3");
    desk.give("wood 1");
    EXPECT_EQ(desk.rule("pawn to I1"), "AN-HORA-01");
    EXPECT_THAT(desk.legal(), Not(Contains("pawn to I1")));
    desk.bot().cubes = 4;
    EXPECT_EQ(desk.rule("pawn to I1"), "");
    desk.bot().cubes = 0;
    desk.person().cubes = 4;
    EXPECT_EQ(desk.rule("pawn to I1"), "");
}

TEST(AnunnakiActions, AN_HORA_02_one_of_three_tracks_and_its_tile) {
    const char* notation =
        "cubes: P 4 B 0; goals: war=shrines tech=areas trade=settlements sup=units; GRE-L: P[F1]";
    struct Row {
        const char* track;
        TaskKind asks;
        int number;
    };
    for (const Row& row : {Row{"war", TaskKind::kPortal, 2}, Row{"tech", TaskKind::kMovePoints, 3},
                           Row{"trade", TaskKind::kBuild, 1}}) {
        Desk desk(notation);
        desk.give("wood 2 grain 1");
        desk.play("pawn to I1; pay wood; oracle " + std::string(row.track));
        EXPECT_TRUE(desk.asks(row.asks)) << row.track;
        EXPECT_EQ(desk.state.tasks.back().a, row.number) << row.track;
    }
}

TEST(AnunnakiActions, AN_HORA_03_the_oracle_may_be_asked_in_vain_and_a_maximum_does_not_matter) {
    Desk desk(
        "cubes: P 4 B 0; goals: war=settlements tech=areas trade=units sup=shrines; "
        "GRE-L: P[S F1]; GRE-R: P[S F1]; GRE-M: P[S F1]; GRE-BR: P[S F1]");
    desk.give("wood 1");
    EXPECT_EQ(desk.board().goal_value(Side::kPerson, Goal::kSettlements), 5);
    desk.play("pawn to I1; pay wood; oracle war");  // no settlement is left to build
    EXPECT_EQ(desk.resources(), "");
    EXPECT_EQ(desk.state.phase, Phase::kSecondary);
    EXPECT_EQ(desk.rule("oracle tech"), "AN-HORA-02");
}

TEST(AnunnakiSecondary, AN_HSEC_01_six_secondary_actions_and_their_crystals) {
    struct Row {
        const char* id;
        int crystals;
    };
    for (const Row& row : {Row{"s_move", 1}, Row{"s_harvest", 1}, Row{"s_followers", 1},
                           Row{"s_supremacy", 1}, Row{"s_portal", 2}, Row{"s_advance", 3}}) {
        Desk desk;
        desk.state.person.crystals = static_cast<std::uint8_t>(row.crystals - 1);
        desk.phase(TaskKind::kSecondary);
        const std::string action = "secondary " + std::string(row.id);
        EXPECT_EQ(desk.rule(action), "AN-HSEC-02") << row.id;
        desk.state.person.crystals = static_cast<std::uint8_t>(row.crystals);
        desk.play(action);
        EXPECT_EQ(desk.state.person.crystals, 0) << row.id;
    }
    Desk desk;
    desk.phase(TaskKind::kSecondary);
    desk.play("secondary s_supremacy");
    EXPECT_EQ(desk.of("P", "sup -6"), "sup -6");
}

TEST(AnunnakiSecondary, AN_HSEC_02_one_a_turn_without_the_bonuses_of_primary_tiles) {
    Desk desk;  // Zeus: portal units +1
    desk.give("gold 1");
    desk.state.person.crystals = 6;
    upgrade(desk, "portal");
    desk.play("pawn to I0");
    EXPECT_EQ(desk.state.tasks.back().a, 4);
    desk.play("stop; secondary s_portal");
    EXPECT_EQ(desk.state.tasks.back().a, 1);
    desk.play("stop");
    EXPECT_EQ(desk.state.phase, Phase::kFree);
    EXPECT_EQ(desk.key("secondary s_portal"), "secondary_closed");
    Desk poor;
    poor.state.person.crystals = 0;
    poor.give("gold 1");
    poor.play("pawn to I0; stop; secondary s_move");  // paid with the crystal of the path
    EXPECT_EQ(poor.state.person.crystals, 0);
}

}  // namespace
}  // namespace orrery::anunnaki::testing
