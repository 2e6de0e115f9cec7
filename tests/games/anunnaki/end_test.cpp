// How the game ends (4.19, AN-HEND), and the examples that concern the person.
#include <gmock/gmock.h>

#include "tests/games/anunnaki/desk.h"

namespace orrery::anunnaki::testing {
namespace {

using ::testing::Contains;
using ::testing::Not;

bool over(const Desk& desk) {
    return game().standing(desk.state).over;
}

// The rest of a turn of the person in which nothing happens; Cosmobot's turn does nothing either.
void pass(Desk& desk, std::string_view node) {
    desk.idle_bot();
    desk.play("pawn to " + std::string(node) + "; stop; stop; stop");
}

TEST(AnunnakiEnd, AN_END_01_after_cosmobots_trigger_the_person_has_one_last_turn) {
    Desk desk("tracks B: trade 11");
    desk.idle_bot();
    desk.state.typed[1].elements.push_back(
        {Do::kAdvance, 1, static_cast<std::uint8_t>(Track::kTrade)});
    desk.play("pawn to O1; stop; stop; stop");
    EXPECT_EQ(desk.at("end"), "B");
    EXPECT_EQ(desk.state.last_turn, 1);
    EXPECT_FALSE(over(desk));
    pass(desk, "O0");
    EXPECT_TRUE(over(desk));
    EXPECT_EQ(std::string(game().check(desk.state, 0, stop())->key), "game_over");
    EXPECT_TRUE(desk.legal().empty());
}

TEST(AnunnakiEnd, AN_END_02_after_the_persons_trigger_cosmobot_has_one_last_turn) {
    Desk desk("tracks P: war 11");
    desk.give("metal 1");
    desk.play("pawn to I2");
    EXPECT_EQ(desk.at("end"), "P");
    EXPECT_EQ(desk.state.phase, Phase::kSecondary);  // the turn goes on
    desk.idle_bot();
    desk.state.typed[0].elements.push_back({Do::kAdvance, 1, 0});
    desk.play("stop; stop");
    EXPECT_TRUE(over(desk));
    EXPECT_EQ(desk.of("B", "war 1"), "war 1");  // Cosmobot played its last turn
}

TEST(AnunnakiEnd, AN_HEND_01_the_end_of_a_track_or_the_last_cube_triggers_it) {
    for (const char* track : {"war", "tech", "trade"}) {
        Desk desk("tracks P: war 11 tech 11 trade 11");
        desk.effect("advance " + std::string(track) + " 1");
        EXPECT_EQ(desk.at("end"), "P") << track;
        EXPECT_EQ(desk.of("P", "vp 5"), "vp 5") << track;
    }
    Desk cubes;
    cubes.give("gold 1");
    cubes.person().cubes = kCubes - 1;
    cubes.idle_bot();
    cubes.play("pawn to I0; stop; stop; stop");
    EXPECT_TRUE(over(cubes));
}

TEST(AnunnakiEnd, AN_END_03_a_trigger_in_a_last_turn_changes_nothing_but_its_points_count) {
    Desk desk;
    desk.give("gold 1");
    desk.person().cubes = kCubes - 1;
    desk.state.triggered = 2;
    desk.state.last_turn = 1;
    desk.play("pawn to I0; stop; stop; stop");
    EXPECT_EQ(desk.at("end"), "B");
    EXPECT_EQ(desk.person().vp, 5);
    EXPECT_TRUE(over(desk));
}

TEST(AnunnakiEnd, AN_END_04_a_trigger_in_the_persons_turn_by_cosmobot) {
    // EX-49: Cosmobot's war marker on 11; the person attacks and loses.
    Desk desk("tracks B: war 11; G05: B[F3] P[F1]");
    desk.idle_bot();
    desk.next_die(5);
    desk.phase(TaskKind::kPersonCombat);
    desk.play("weapon none");
    EXPECT_EQ(desk.of("B", "war 12"), "war 12");
    EXPECT_EQ(desk.at("end"), "B");
    EXPECT_EQ(desk.state.last_turn, 1);  // Cosmobot had its ordinary turn; now the last one
    EXPECT_EQ(desk.state.active, Side::kPerson);
    EXPECT_EQ(desk.state.turn, 2);
    pass(desk, "O1");
    EXPECT_TRUE(over(desk));
    EXPECT_EQ(desk.state.turn, 2);
}

TEST(AnunnakiEnd, AN_END_04_a_trigger_in_cosmobots_turn_by_the_person) {
    Desk desk("tracks P: war 10; G05: B[F1] P[G1 m2]");
    desk.next_die(1);
    desk.bot_combats();
    desk.play("weapon none");
    EXPECT_EQ(desk.of("P", "war 12 vp 5"), "war 12 vp 5");
    EXPECT_EQ(desk.at("end"), "P");
    EXPECT_EQ(desk.state.last_turn,
              0);  // the person takes an ordinary turn, then Cosmobot its last
    pass(desk, "O1");
    EXPECT_TRUE(over(desk));
}

TEST(AnunnakiEnd, AN_END_04_only_the_first_trigger_counts) {
    Desk desk("tracks P: war 11");
    desk.give("metal 1");
    desk.idle_bot();
    desk.play("pawn to I2");
    Course course{content(), desk.state};
    trigger_end(course, Side::kBot);
    EXPECT_EQ(desk.at("end"), "P");
}

TEST(AnunnakiEnd, EX_46_the_end_of_a_track_in_step_4) {
    Desk desk("tracks B: war 11; G05: B[F3] P[F1]");
    desk.next_die(5);
    desk.bot_combats();
    desk.play("weapon none");
    EXPECT_EQ(desk.of("B", "war 12"), "war 12");  // the second step lapses
    EXPECT_EQ(desk.state.last_turn, 1);
    pass(desk, "O1");
    EXPECT_TRUE(over(desk));
}

TEST(AnunnakiExamples, EX_37_a_tie_when_cosmobot_attacks) {
    Desk desk("G05: B[F2] P[F1]");
    desk.give("wood 1");
    desk.next_die(1);
    desk.bot_combats();
    desk.play("weapon spear");
    EXPECT_EQ(desk.at("G05"), "B[F2]");
    EXPECT_EQ(desk.of("B", "war 2"), "war 2");
    EXPECT_EQ(desk.at("GRE-C"), "P[S F4]");
    EXPECT_EQ(desk.resources(), "");
}

TEST(AnunnakiExamples, EX_38_a_tie_when_the_person_attacks) {
    Desk desk("G05: B[F2] P[F1]");
    desk.give("wood 1");
    desk.next_die(1);
    desk.phase(TaskKind::kPersonCombat);
    desk.play("weapon spear");
    EXPECT_EQ(desk.at("G05"), "P[F1]");
    EXPECT_EQ(desk.at("NOR-C"), "B[S F5]");
    EXPECT_EQ(desk.of("P", "war 2"), "war 2");
}

TEST(AnunnakiExamples, EX_44_star_path_and_triangle) {
    Desk desk;
    desk.state.person.pawn = 0;
    desk.give("gold 1 grain 1");
    desk.bot().cubes = 4;
    pass(desk, "O0");
    EXPECT_EQ(desk.person().cubes, 0);
    pass(desk, "I0");
    desk.idle_bot();
    desk.play("pawn to I1; pay grain; stop; stop");
    EXPECT_THAT(desk.legal(), Not(Contains("summon GRE-1 at GRE-C by T0")));
    desk.play("stop");
    desk.play("pawn to O0; stop; stop");
    EXPECT_EQ(desk.person().cubes, 3);
    EXPECT_EQ(desk.state.person.crystals, 4);
    EXPECT_THAT(desk.legal(), Contains("summon GRE-1 at GRE-C by T0"));
}

TEST(AnunnakiExamples, EX_47_four_opening_turns) {
    Desk desk;
    desk.state.areas[place("G01")].civilisation = 1;
    desk.state.person.pawn = 0;
    desk.give("wood 1 gold 1 grain 1");
    desk.play("pawn to O0; move follower from GRE-C to GRE-L; move follower from GRE-C to GRE-R");
    desk.play("move follower from GRE-C to GRE-L; move follower from GRE-L to GRE-M");
    EXPECT_EQ(
        desk.at("GRE-C") + " " + desk.at("GRE-L") + " " + desk.at("GRE-R") + " " + desk.at("GRE-M"),
        "P[S] P[F1] P[F1] P[F1]");
    EXPECT_EQ(desk.board().goal_count(Side::kPerson, Goal::kAreas), 4);
    desk.idle_bot();
    desk.play("stop; stop");

    desk.play("pawn to O2; build in GRE-L; secondary s_harvest");
    desk.play("harvest grain in GRE-L; harvest wood in GRE-R");
    EXPECT_EQ(desk.person().cubes, 0);
    EXPECT_EQ(desk.resources(), "wood 1 gold 1 grain 1");
    EXPECT_EQ(desk.state.person.crystals, 1);
    desk.idle_bot();
    desk.play("stop");

    EXPECT_EQ(desk.rule("pawn to I2"), "AN-HPRIM-07");
    desk.play("pawn to I3");
    EXPECT_EQ(desk.of("P", "cubes 1 tech 1"), "cubes 1 tech 1");
    EXPECT_EQ(desk.state.person.crystals, 2);
    desk.play("secondary s_followers; place follower in GRE-C");
    EXPECT_EQ(desk.at("GRE-C"), "P[S F1]");
    desk.idle_bot();
    desk.play("stop");

    desk.play("pawn to I0; portal follower from GRE-C to G02; portal follower from GRE-L to G02");
    desk.play("portal follower from GRE-R to G02");
    EXPECT_EQ(desk.at("G02"), "P[F3]");
    EXPECT_EQ(desk.at("GRE-L"), "P[S] x1");
    EXPECT_EQ(desk.board().goal_count(Side::kPerson, Goal::kAreas), 4);
    EXPECT_EQ(desk.board().goal_count(Side::kPerson, Goal::kShrines), 1);
    EXPECT_EQ(desk.resources(), "grain 1");
    EXPECT_EQ(desk.state.person.crystals, 1);
    EXPECT_EQ(desk.person().cubes, 1);
}

TEST(AnunnakiExamples, EX_48_the_oracle_not_yet) {
    Desk desk("cubes: P 3 B 3");  // the pawn on O0 is joined to the oracle on I1 by E0b
    desk.give("wood 1");
    EXPECT_EQ(desk.rule("pawn to I1"), "AN-HORA-01");
}

}  // namespace
}  // namespace orrery::anunnaki::testing
