// Where the person decides for Cosmobot (4.20).
#include "tests/games/anunnaki/bot/play.h"

namespace orrery::anunnaki::testing {
namespace {

// What is asked, with its candidates, after an element on a position with a tie.
struct Tie {
    Choice choice;
    const char* notation;
    const char* element;
    const char* asks;
};
void expect_tie(const Tie& tie) {
    BotPlay play{std::string_view(tie.notation)};
    play.element(tie.element);
    EXPECT_EQ(play.state.choice, tie.choice) << tie.element;
    EXPECT_EQ(fact_text(play.state, "asks", ""), tie.asks) << tie.element;
}

TEST(AnunnakiChoices, AN_CHOICE_02_harvest) {
    expect_tie(
        {Choice::kHarvest, "NOR-C: B[S F1]; G01: B[F1]; G11: B[F1]", "harvest 1", "G01 G11"});
}
TEST(AnunnakiChoices, AN_CHOICE_03_build) {
    expect_tie({Choice::kBuild, "NOR-C: B[S F1]; G01: B[F1]; G11: B[F1]", "build", "G01 G11"});
}
TEST(AnunnakiChoices, AN_CHOICE_04_followers) {
    expect_tie({Choice::kFollower, "NOR-C: B[S F1]; NOR-M: B[S F1]", "followers 1", "NOR-C NOR-M"});
}
TEST(AnunnakiChoices, AN_CHOICE_05_target_of_a_move) {
    expect_tie(
        {Choice::kMoveTarget, "NOR-C: B[S]; G02: B[F2]; G11: B[F1]", "move 1 mighty", "G03 G07"});
}
TEST(AnunnakiChoices, AN_CHOICE_06_unit_of_a_move) {
    expect_tie({Choice::kMoveUnit, "NOR-C: B[S F1]; NOR-M: B[F2]; NOR-L: B[F1]; NOR-R: B[F1]",
                "move 1 mighty", "NOR-C NOR-M"});
}
TEST(AnunnakiChoices, AN_CHOICE_07_target_of_a_portal) {
    expect_tie({Choice::kPortalTarget, "NOR-C: B[S F2]; G11: B[F1]", "portal 1 mighty", "G03 G07"});
}
TEST(AnunnakiChoices, AN_CHOICE_08_unit_of_a_portal) {
    expect_tie(
        {Choice::kPortalUnit, "NOR-C: B[S F1]; NOR-M: B[F2]", "portal 1 mighty", "NOR-C NOR-M"});
}
TEST(AnunnakiChoices, AN_CHOICE_09_area_of_a_summoning) {
    for (const char* element : {"summon minor", "summon great"})
        expect_tie({Choice::kSummon, "NOR-C: B[S F1]; NOR-M: B[F2]", element, "NOR-C NOR-M"});
}
TEST(AnunnakiChoices, AN_CHOICE_11_order_of_combats) {
    BotPlay play("NOR-C: B[S]; G01: B[F2] AC01; G06: B[F2] AC02");
    play.step_4();
    EXPECT_EQ(play.state.choice, Choice::kCombatOrder);
    EXPECT_EQ(fact_text(play.state, "asks", ""), "G01 G06");
}
TEST(AnunnakiChoices, AN_CHOICE_12_place_of_a_creature) {
    expect_tie({Choice::kCreature,
                "creatures: jormungandr; tracks B: war 3; NOR-C: B[S F1]; NOR-M: B[S F1]",
                "advance war", "NOR-C NOR-M"});
}

TEST(AnunnakiChoices, AN_CHOICE_15_contract_advance_and_oracle_never_ask) {
    // Everything is equal, and still each list ends in one candidate.
    BotPlay play(
        "contracts: CN01 CN02 CN04 CN05 - -; NOR-C: B[S F3]; cubes: B 4; "
        "goals: war=areas tech=units trade=shrines sup=settlements");
    play.element("contract").element("advance any");
    EXPECT_TRUE(play.state.tasks.empty());
    BotPlay oracle(
        "NOR-C: B[S F1]; NOR-BR: B[F1]; cubes: B 4; "
        "goals: war=shrines tech=areas trade=settlements sup=units");
    oracle.element("oracle");
    EXPECT_EQ(oracle.trace_of("AN-ORAC-04").back(),
              "AN-ORAC-04 lower-track  war tech trade -> trade");
    EXPECT_TRUE(oracle.state.tasks.empty());
}

}  // namespace
}  // namespace orrery::anunnaki::testing
