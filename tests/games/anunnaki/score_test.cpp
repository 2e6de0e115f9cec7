// The person's final score, and who wins (AN-HSCO-01 to -05).
#include "games/anunnaki/scoring.h"

#include "tests/games/anunnaki/desk.h"

namespace orrery::anunnaki::testing {
namespace {

SideScore score(const State& state, Side side = Side::kPerson) {
    return score_of(content(), state, side);
}

TEST(AnunnakiScore, AN_HSCO_02_leftover_resources_three_for_a_point) {
    Desk desk;
    for (const auto& [held, points] :
         {std::pair{"wood 2", 0}, {"wood 2 gold 1", 1}, {"wood 3 metal 2", 1}, {"grain 7", 2}}) {
        desk.give(held);
        EXPECT_EQ(score(desk.state).resources, points) << held;
    }
}

TEST(AnunnakiScore, AN_HSCO_02_creatures_score_what_is_printed_for_the_person_alone) {
    Desk desk;
    desk.person().creatures = 0b010001;  // Jörmungandr 3, Lamassu 4
    EXPECT_EQ(score(desk.state).creatures, 7);
    desk.bot().creatures = 0b100000;
    EXPECT_EQ(score(desk.state, Side::kBot).creatures, 0);
}

TEST(AnunnakiScore, AN_HSCO_02_end_powers_count_what_is_controlled_up_to_their_limit) {
    // Heimdall: 1 for each Gaia area, at most 5.
    Desk norse("person=norse bot=greek");
    norse.state.person.gods = 0b10000;
    EXPECT_EQ(score(norse.state).powers, 0);
    int areas = 0;
    for (const char* area : {"G01", "G02", "G03", "G05", "G10", "G12"}) {
        norse.state.areas[place(area)].units[index(Side::kPerson)][0] = 1;
        EXPECT_EQ(score(norse.state).powers, std::min(++areas, 5)) << area;
    }
    // Marduk, once summoned: 1 for each settlement on the board.
    Desk babylon("person=babylonian bot=greek; BAB-C: P[S F3]; BAB-L: P[S F1]; G05: P[S F1]");
    EXPECT_EQ(score(babylon.state).powers, 0);
    babylon.state.person.gods = 1;
    EXPECT_EQ(score(babylon.state).powers, 3);
    // Ra: 1 for each shrine; a shrine that Cosmobot controls is none.
    Desk egypt("person=egyptian bot=greek; EGY-BR: P[F1]; G02: P[F1]; G03: B[F1]");
    egypt.state.person.gods = 1;
    EXPECT_EQ(score(egypt.state).powers, 2);
}

TEST(AnunnakiScore, AN_HSCO_02_artefacts_count_their_end_power_once_drawn) {
    Desk desk;
    desk.state.person.artefacts = 0b011;  // those that worked at once
    EXPECT_EQ(score(desk.state).powers, 0);
    desk.state.person.artefacts = 0b111;
    EXPECT_EQ(score(desk.state).powers, 5);
}

TEST(AnunnakiScore, AN_HSCO_03_the_value_of_a_space_is_half_its_number) {
    for (std::size_t space = 0; space <= 12; ++space)
        EXPECT_EQ(content().track_value[space], space / 2);
}

TEST(AnunnakiScore, AN_HSCO_04_AN_SCORE_02_places_after_a_tie_and_after_a_win) {
    Desk desk("tracks B: vp 30 | P: vp 30");
    const Standing tie = game().standing(desk.state);
    ASSERT_EQ(tie.seats.size(), 2U);
    EXPECT_EQ(tie.seats[0].points, tie.seats[1].points);
    EXPECT_EQ(tie.seats[0].place, 2);
    EXPECT_EQ(tie.seats[1].place, 1);
    EXPECT_EQ(tie.seats[0].name, "");
    EXPECT_EQ(tie.seats[1].name, "Cosmobot");
    desk.person().vp = 31;
    const Standing won = game().standing(desk.state);
    EXPECT_EQ(won.seats[0].place, 1);
    EXPECT_EQ(won.seats[1].place, 2);
}

TEST(AnunnakiScore, AN_HSCO_05_AN_GOAL_01_control_and_goals_are_read_at_the_end) {
    Desk desk(
        "tracks P: war 12 sup -8; goals: war=areas tech=units trade=settlements sup=shrines; "
        "GRE-C: P[S F2]; GRE-L: P[F1]; GRE-R: P[F1]; GRE-M: P[F1]");
    EXPECT_EQ(score(desk.state).tracks[0], 6 * 2);  // 4 areas
    // Besieged by Cosmobot, GRE-L is the person's no longer.
    desk.state.areas[place("GRE-L")].units = {UnitCounts{}, UnitCounts{1, 0, 0, 0}};
    EXPECT_EQ(score(desk.state).tracks[0], 6 * 1);
    EXPECT_EQ(score(desk.state).supremacy, -8);  // the only part that can be negative
    EXPECT_EQ(score(desk.state).total(), 6 - 8);
}

TEST(AnunnakiScore, the_parts_of_a_standing_add_up) {
    Desk desk("tracks P: war 4 vp 7; G02: P[F1]; DP1 left: leader P | lead P[F1]");
    const Standing standing = game().standing(desk.state);
    for (const SeatStanding& line : standing.seats) {
        int sum = 0;
        for (const ScorePart& part : line.parts) sum += part.points;
        EXPECT_EQ(sum, line.points);
    }
    EXPECT_FALSE(standing.over);
}

}  // namespace
}  // namespace orrery::anunnaki::testing
