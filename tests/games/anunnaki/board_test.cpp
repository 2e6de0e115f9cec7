// Who controls what (AN-CTRL), and what a board says of itself.
#include <gmock/gmock.h>

#include "tests/games/anunnaki/desk.h"

namespace orrery::anunnaki::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> ids(const AreaSet& areas) {
    std::vector<std::string> list;
    areas.for_each([&](std::size_t area) { list.push_back(content().areas[area].id); });
    return list;
}

// P, B or - for nobody.
std::string controller(const Desk& desk, std::string_view area) {
    const std::optional<Side> side = desk.board().controller(place(area));
    return !side ? "-" : *side == Side::kPerson ? "P" : "B";
}

TEST(AnunnakiBoard, AN_CTRL_01_an_area_belongs_to_gaia_or_to_one_of_the_two_home_planets) {
    const Desk desk;
    const AreaSet areas = desk.board().in_play();
    EXPECT_EQ(areas.count(), 14 + 6 + 6);
    int by_planet = 0;
    for (const AreaSet& planet : content().planet_areas) by_planet += planet.count();
    EXPECT_EQ(by_planet, static_cast<int>(content().areas.size()));
    EXPECT_TRUE(areas.contains(place("G14")));
    EXPECT_TRUE(areas.contains(place("GRE-BL")));
    EXPECT_TRUE(areas.contains(place("NOR-M")));
    EXPECT_FALSE(areas.contains(place("EGY-M")));
}

TEST(AnunnakiBoard, AN_CTRL_02_one_piece_holds_an_area_and_a_settlement_alone_is_enough) {
    const Desk desk("G02: P[F1]; G03: B[m1]; G05: P[S]; G12: B[S]; G04: P[F1] AC01");
    EXPECT_EQ(controller(desk, "G02"), "P");
    EXPECT_EQ(controller(desk, "G03"), "B");
    EXPECT_EQ(controller(desk, "G05"), "P");
    EXPECT_EQ(controller(desk, "G12"), "B");
    EXPECT_EQ(controller(desk, "G04"), "-");
    EXPECT_EQ(controller(desk, "G13"), "-");
}

TEST(AnunnakiBoard, AN_CTRL_03_who_held_an_area_holds_it_until_its_combat_is_resolved) {
    Desk desk("G05: B[F1] P[F2]");
    EXPECT_EQ(controller(desk, "G05"), "B");  // in the person's turn the person arrived
    EXPECT_TRUE(desk.board().combat_pending(place("G05")));
    desk.state.active = Side::kBot;
    EXPECT_EQ(controller(desk, "G05"), "P");
}

TEST(AnunnakiBoard, AN_CTRL_04_units_in_an_area_with_an_enemy_settlement_besiege_it) {
    const Desk desk("G05: B[S] P[F1]; G02: P[S F1] B[F1]");
    EXPECT_EQ(controller(desk, "G05"), "P");
    EXPECT_FALSE(desk.board().combat_pending(place("G05")));
    EXPECT_TRUE(desk.board().besieged(Side::kBot, place("G05")));
    EXPECT_FALSE(desk.board().besieged(Side::kPerson, place("G02")));  // its owner has a unit there
}

TEST(AnunnakiBoard, AN_CTRL_05_uncontrolled_is_without_pieces_civilisation_and_combat) {
    const Desk desk("G01: AC01; G02: P[F1]; G03: B[F1]; G04: B[F1] P[F1]");
    const AreaSet free = desk.board().uncontrolled();
    for (const char* taken : {"G01", "G02", "G03", "G04", "GRE-C", "NOR-C"})
        EXPECT_FALSE(free.contains(place(taken))) << taken;
    EXPECT_TRUE(free.contains(place("G05")));
    EXPECT_FALSE(free.contains(place("EGY-L")));
}

TEST(AnunnakiBoard, AN_CTRL_06_control_changes_with_every_piece) {
    Desk desk("GRE-L: P[F1]");
    desk.play("pawn to O1; stop");  // away from O0
    desk.phase(TaskKind::kPawn);
    desk.play("pawn to O0; move follower from GRE-L to GRE-BL");
    EXPECT_EQ(controller(desk, "GRE-L"), "-");
    EXPECT_EQ(controller(desk, "GRE-BL"), "P");
}

TEST(AnunnakiBoard, AN_CTRL_07_nobody_enters_the_other_capital) {
    Desk desk("NOR-L: P[F1]");
    desk.effect("move 1");
    EXPECT_EQ(desk.rule("move follower from NOR-L to NOR-C"), "AN-CTRL-07");
    desk.effect("portal 1");
    EXPECT_EQ(desk.rule("portal follower from GRE-C to NOR-C"), "AN-CTRL-07");
}

TEST(AnunnakiBoard, AN_CTRL_08_the_capital_is_never_exhausted) {
    Desk desk;
    desk.effect("harvest 2");
    desk.play("harvest gold in GRE-C");
    EXPECT_EQ(desk.at("GRE-C"), "P[S F3]");
}

TEST(AnunnakiBoard, AN_CTRL_09_strength_is_that_of_the_units_alone) {
    const Desk desk("G02: P[S F2 m1 G1 K1]");
    EXPECT_EQ(desk.board().strength(Side::kPerson, place("G02")), 2 + 2 + 3 + 2);
    EXPECT_EQ(desk.board().strength(Side::kBot, place("G02")), 0);
}

TEST(AnunnakiBoard, AN_CTRL_10_pieces_are_units_and_the_settlement) {
    const Desk desk("G02: P[S F2 m1]; G03: B[F1] P[S]");
    EXPECT_EQ(desk.board().pieces(Side::kPerson, place("G02")), 4);
    EXPECT_EQ(desk.board().pieces(Side::kBot, place("G03")), 1);
    EXPECT_EQ(desk.board().pieces(Side::kPerson, place("G03")), 1);
}

TEST(AnunnakiBoard, AN_CTRL_11_a_combat_is_pending_where_both_have_units_or_one_meets_a_tile) {
    const Desk desk(
        "G01: B[F1] AC01; G02: P[F1] AC02; G04: AC03; G05: B[F1] P[F1]; G12: B[S] P[F1]");
    EXPECT_THAT(ids(desk.board().pending_combats()), ElementsAre("G01", "G02", "G05"));
    EXPECT_EQ(controller(desk, "G01"), "-");
    EXPECT_EQ(controller(desk, "G02"), "-");
}

TEST(AnunnakiBoard, AN_CTRL_12_each_side_always_controls_its_capital) {
    const Desk desk("GRE-C: P[S]; NOR-C: B[S]");
    EXPECT_THAT(ids(desk.board().controlled(Side::kPerson)), ElementsAre("GRE-C"));
    EXPECT_THAT(ids(desk.board().controlled(Side::kBot)), ElementsAre("NOR-C"));
    EXPECT_EQ(desk.board().goal_count(Side::kPerson, Goal::kAreas), 1);
    EXPECT_THAT(ids(desk.board().pending_combats()), IsEmpty());
}

TEST(AnunnakiBoard, AN_GOAL_03_the_goal_values_of_both_sides_follow_one_table) {
    const Desk desk(
        "GRE-C: P[S F3]; GRE-L: P[S F1]; GRE-R: P[F1]; GRE-M: P[F1]; G02: P[F2 m1]; G03: P[F1]; "
        "NOR-C: B[S F3]; NOR-BR: B[F2]; G12: B[S F1]; DP2 right: leader P | lead P[F1]");
    const Board board = desk.board();
    EXPECT_EQ(board.goal_value(Side::kPerson, Goal::kShrines), 2);  // G02, G03
    EXPECT_EQ(board.goal_value(Side::kPerson, Goal::kAreas), 3);    // six areas
    EXPECT_EQ(board.goal_value(Side::kPerson, Goal::kUnits), 3);    // eleven units
    EXPECT_EQ(board.goal_value(Side::kPerson, Goal::kSettlements), 2);
    EXPECT_EQ(board.goal_value(Side::kBot, Goal::kShrines), 2);  // NOR-BR, G12
    EXPECT_EQ(board.goal_value(Side::kBot, Goal::kAreas), 1);
    EXPECT_EQ(board.goal_value(Side::kBot, Goal::kUnits), 2);
    EXPECT_EQ(board.goal_value(Side::kBot, Goal::kSettlements), 2);
}

}  // namespace
}  // namespace orrery::anunnaki::testing
