// Oracle, goals, contracts, tracks and supremacy (4.10 to 4.13).
#include "games/anunnaki/board.h"
#include "tests/games/anunnaki/bot/play.h"

namespace orrery::anunnaki::testing {
namespace {

using Lines = std::vector<std::string>;

// The oracle stands beside war, with four cubes placed.
BotPlay oracle(std::string_view goal, std::string_view notation) {
    std::string goals = "war=" + std::string(goal);
    const std::array places{"tech", "trade", "sup"};
    std::size_t next = 0;
    for (const std::string_view other : kGoalNames)
        if (other != goal) goals += std::string(" ") + places[next++] + "=" + std::string(other);
    BotPlay play("tracks B: war 5; cubes: B 4; goals: " + goals + "; " + std::string(notation));
    play.element("oracle");
    return play;
}

TEST(AnunnakiOracle, AN_ORAC_01_four_cubes_of_either_side_or_supremacy_instead) {
    const std::string base =
        "goals: war=units tech=areas trade=shrines sup=settlements; "
        "NOR-C: B[S F1]; NOR-L: B[S]; ";
    const BotPlay early = BotPlay(base + "cubes: P 3 B 3").element("oracle");
    EXPECT_EQ(fact_text(early.state, "B", "sup -4"), "sup -4");
    for (const char* cubes : {"cubes: P 4 B 0", "cubes: P 0 B 4"})
        EXPECT_EQ(BotPlay(base + cubes).element("oracle").trace_of("AN-SUPR-01"), Lines{}) << cubes;
}

TEST(AnunnakiOracle, AN_ORAC_02_each_tile_has_its_action) {
    const BotPlay shrines = oracle("shrines", "NOR-C: B[S F3]");
    EXPECT_EQ(shrines.trace_of("AN-STRAT-02").size(), 2U);  // portal 1 mighty, twice
    EXPECT_EQ(shrines.area("G11"), "B[F1]");
    const BotPlay areas = oracle("areas", "NOR-C: B[S F3]");
    EXPECT_EQ(areas.trace_of("AN-MOVE-10").size(), 3U);  // move 1 cunning, three times
    EXPECT_TRUE(areas.trace_of("AN-PORT-05").empty());
    EXPECT_EQ(oracle("units", "NOR-C: B[S F3]").area("NOR-C"), "B[S F6]");
    const BotPlay settlements = oracle("settlements", "NOR-C: B[S F3]; NOR-L: B[F1]; NOR-R: B[F1]");
    EXPECT_EQ(settlements.trace_of("AN-BUILD-03").size(), 1U);
}

TEST(AnunnakiOracle, AN_ORAC_03_every_repetition_finds_its_own_target) {
    const BotPlay play = oracle("areas", "arrow=right; NOR-C: B[S F3]");
    EXPECT_EQ(
        play.trace_of("AN-MOVE-05"),
        (Lines{"AN-MOVE-05 target NOR-M", "AN-MOVE-05 target NOR-L", "AN-MOVE-05 target NOR-BL"}));
}

TEST(AnunnakiOracle, AN_ORAC_04_furthest_track_then_lower_goal_then_the_lower_track) {
    const std::string base =
        "goals: war=units tech=areas trade=shrines sup=settlements; cubes: B 4; NOR-C: B[S F3]; ";
    // Values: units 1, areas 0, shrines 0.
    EXPECT_EQ(BotPlay(base + "tracks B: war 2 tech 1").element("oracle").trace().front(),
              "AN-ORAC-04 track-furthest:2  war tech trade -> war");
    const BotPlay tie = BotPlay(base).element("oracle");
    EXPECT_EQ(tie.trace_of("AN-ORAC-04"),
              (Lines{"AN-ORAC-04 track-furthest:0  war tech trade -> war tech trade",
                     "AN-ORAC-04 goal-lowest:0  war tech trade -> tech trade",
                     "AN-ORAC-04 lower-track  tech trade -> trade"}));
}

TEST(AnunnakiOracle, AN_ORAC_05_the_first_ranked_below_the_maximum_that_can_be_done) {
    const BotPlay play = oracle("settlements",
                                "NOR-C: B[S F3]; NOR-L: B[S]; NOR-R: B[S]; NOR-BL: "
                                "B[S]; NOR-M: B[S]");
    EXPECT_EQ(play.trace()[1], "AN-ORAC-05 skip war reason maximum");
    EXPECT_EQ(play.trace_of("AN-ORAC-04").size(), 3U);  // tech and trade are ranked anew
}

TEST(AnunnakiOracle, AN_ORAC_06_what_can_be_done_in_part) {
    const auto skipped = [](std::string_view goal, std::string_view notation) {
        return oracle(goal, notation).trace()[1] == "AN-ORAC-05 skip war reason impossible";
    };
    EXPECT_TRUE(skipped("shrines", "NOR-C: B[S]; NOR-L: B[F1]"));  // no unit can go
    EXPECT_FALSE(skipped("shrines", "NOR-C: B[S F1]"));
    EXPECT_TRUE(skipped("areas", "NOR-C: B[S]; NOR-L: B[F1]"));  // no target
    EXPECT_FALSE(skipped("areas", "NOR-C: B[S F1]"));
    EXPECT_TRUE(skipped("units", "NOR-C: B[S F1]; supply B: F0"));
    EXPECT_FALSE(skipped("units", "NOR-C: B[S F1]; supply B: F1"));
    EXPECT_TRUE(skipped("settlements", "NOR-C: B[S F1]"));  // no area
    EXPECT_FALSE(skipped("settlements", "NOR-C: B[S F1]; NOR-L: B[F1]"));
}

TEST(AnunnakiOracle, AN_ORAC_07_later_repetitions_fall_back_as_usual) {
    // One unit can go; the second repetition gives a follower, the third moves it.
    const BotPlay areas = oracle("areas", "arrow=right; NOR-C: B[S F1]; supply B: F1");
    EXPECT_EQ(areas.trace_of("AN-MOVE-07"), Lines{"AN-MOVE-07 gain followers 1"});
    EXPECT_EQ(areas.area("NOR-C"), "B[S]");
    EXPECT_EQ(areas.area("NOR-L"), "B[F1]");
    const BotPlay units = oracle("units", "NOR-C: B[S F3]; supply B: F1");
    EXPECT_EQ(units.area("NOR-C"), "B[S F4]");
    EXPECT_EQ(units.bot().vp, 2);
}

TEST(AnunnakiOracle, AN_ORAC_08_2_vp_if_no_track_qualifies) {
    const BotPlay play = oracle("units", "NOR-C: B[S]; supply B: F0");
    EXPECT_EQ(play.trace().back(), "AN-ORAC-08 gain vp 2");
    EXPECT_EQ(play.bot().vp, 2);
}

TEST(AnunnakiOracle, AN_ORAC_09_the_test_asks_nothing_ties_are_put_while_acting) {
    // Arrow left on the Greek planet: several targets tie; the track is settled before the
    // question.
    const BotPlay play = oracle("shrines", "arrow=left; NOR-C: B[S F2]; G04: AC01");
    EXPECT_EQ(play.state.choice, Choice::kPortalTarget);
    EXPECT_EQ(play.trace().front(), "AN-ORAC-04 track-furthest:5  war tech trade -> war");
    EXPECT_EQ(play.trace_of("AN-STRAT-02").size(), 1U);  // told once, not once for the test
}

TEST(AnunnakiGoals, AN_GOAL_01_values_are_capped_at_5) {
    std::string board = "NOR-C: B[S F12]";
    for (const char* area : {"G01", "G02", "G03", "G04", "G05", "G06", "G07", "G08", "G09", "G10",
                             "G11", "G12", "G13"})
        board += std::string("; ") + area + ": B[F1]";
    const State state = position(board);
    const Board values(content(), state);
    EXPECT_EQ(values.goal_count(Side::kBot, Goal::kAreas), 14);
    EXPECT_EQ(values.goal_value(Side::kBot, Goal::kAreas), 5);
    EXPECT_EQ(values.goal_value(Side::kBot, Goal::kUnits), 5);
    EXPECT_EQ(values.goal_count(Side::kBot, Goal::kShrines), 8);
    EXPECT_EQ(values.goal_value(Side::kBot, Goal::kShrines), 5);
}

TEST(AnunnakiGoals, AN_GOAL_02_gods_creatures_and_distant_units_count_besieged_settlements_too) {
    const State state = position(
        "NOR-C: B[S F1 m1 G1 K1]; NOR-L: B[S] P[F1]; "
        "DP2 right: leader AC | land B[F1]; DP1 left: leader B | lead B[F1]");
    const Board values(content(), state);
    EXPECT_EQ(values.goal_value(Side::kBot, Goal::kUnits), 2);
    EXPECT_EQ(values.goal_value(Side::kBot, Goal::kSettlements), 2);
    EXPECT_EQ(values.goal_count(Side::kBot, Goal::kAreas), 1);
}

TEST(AnunnakiContracts, AN_CONT_01_most_vp_then_reading_order_whatever_the_house) {
    const BotPlay play = BotPlay("contracts: CN01 - CGRE6 CNOR6 CN12 CN11").element("contract");
    EXPECT_EQ(play.trace_of("AN-CONT-01"),
              (Lines{"AN-CONT-01 most-vp:6  1 3 4 5 6 -> 3 4", "AN-CONT-01 topmost  3 4 -> 3"}));
}

TEST(AnunnakiContracts, AN_CONT_02_vp_and_trade_steps_and_nothing_else) {
    // CN01's crystal is the person's business.
    BotPlay play("contracts: CN01 - - - - -");
    const PersonState person = play.state.person;
    play.element("contract");
    EXPECT_EQ(fact_text(play.state, "B", "vp 2 trade 1 sup -8"), "vp 2 trade 1 sup -8");
    EXPECT_EQ(play.state.person, person);
}

TEST(AnunnakiContracts, AN_CONT_03_the_tile_is_discarded_and_the_slot_refilled) {
    BotPlay play("contracts: CN12 CN01 CN02 CN03 CN04 CN05");
    const std::uint8_t next = play.state.contract_stack[0];
    const std::size_t stack = play.state.contract_stack.size();
    play.element("contract");
    EXPECT_EQ(play.state.contracts[0].contract, next);
    EXPECT_EQ(play.state.contract_stack.size(), stack - 1);
    EXPECT_TRUE(play.told(EventKind::kContractLaid));
    // With an empty stack the slot stays empty.
    BotPlay last("contracts: CN12 - - - - -");
    last.state.contract_stack.clear();
    last.element("contract");
    EXPECT_EQ(last.state.contracts[0], ContractSlot{});
}

TEST(AnunnakiContracts, AN_CONT_04_without_a_face_up_contract_nothing_happens) {
    BotPlay play("contracts: - - - - - -");
    const State before = play.state;
    play.element("contract");
    EXPECT_EQ(play.trace(), Lines{"AN-CONT-04 lapse number 1"});
    EXPECT_EQ(play.state, before);
}

TEST(AnunnakiAdvance, AN_ADV_01_a_named_track_one_space) {
    const BotPlay play = BotPlay("tracks B: war 2 tech 2 trade 2").element("advance tech");
    EXPECT_EQ(fact_text(play.state, "B", "war 2 tech 3 trade 2"), "war 2 tech 3 trade 2");
}

TEST(AnunnakiAdvance, AN_ADV_02_highest_goal_value_rearmost_marker_lower_track) {
    const BotPlay play =
        BotPlay("goals: war=areas tech=units trade=shrines sup=settlements").element("advance any");
    EXPECT_EQ(play.trace(), (Lines{"AN-ADV-02 goal-highest:0  war tech trade -> war tech trade",
                                   "AN-ADV-02 track-rearmost:0  war tech trade -> war tech trade",
                                   "AN-ADV-02 lower-track  war tech trade -> trade",
                                   "AN-ADV-01 advance trade to 1"}));
}

TEST(AnunnakiAdvance, AN_ADV_03_the_last_space_triggers_the_end) {
    EXPECT_EQ(fact_text(BotPlay("tracks B: tech 11").element("advance tech").state, "end", ""),
              "B");
    EXPECT_EQ(fact_text(BotPlay("tracks B: tech 10").element("advance tech").state, "end", ""),
              "no");
    // By a contract's steps as well.
    EXPECT_EQ(
        fact_text(
            BotPlay("tracks B: trade 11; contracts: CN01 - - - - -").element("contract").state,
            "end", ""),
        "B");
}

TEST(AnunnakiAdvance, AN_ADV_04_a_marker_at_the_end_stays_and_any_passes_it_over) {
    BotPlay named("tracks B: war 12");
    named.element("advance war");
    EXPECT_EQ(named.trace(), Lines{"AN-ADV-04 lapse number 1"});
    const BotPlay any = BotPlay(
                            "tracks B: war 12 tech 3; NOR-C: B[S]; "
                            "goals: war=settlements tech=areas trade=shrines sup=units")
                            .element("advance any");
    EXPECT_EQ(any.trace().front(), "AN-ADV-02 goal-highest:0  tech trade -> tech trade");
    const BotPlay none = BotPlay("tracks B: war 12 tech 12 trade 12").element("advance any");
    EXPECT_EQ(none.trace(), Lines{"AN-ADV-04 lapse number 1"});
}

TEST(AnunnakiAdvance, AN_ADV_05_rewards_printed_on_tracks_are_ignored) {
    BotPlay play("tracks B: war 9 trade 3");
    const PersonState person = play.state.person;
    play.element("advance war").element("advance trade");
    EXPECT_EQ(fact_text(play.state, "B", "war 10 trade 4 vp 0"), "war 10 trade 4 vp 0");
    EXPECT_EQ(play.state.person, person);
}

TEST(AnunnakiSupremacy, AN_SUPR_01_a_number_of_spaces) {
    EXPECT_EQ(fact_text(BotPlay("tracks B: sup -8").element("supremacy 3").state, "B", "sup 0"),
              "sup -2");
}

TEST(AnunnakiSupremacy, AN_SUPR_02_by_the_goal_tile_beside_the_track) {
    const BotPlay play = BotPlay(
                             "goals: war=areas tech=units trade=shrines sup=settlements; "
                             "NOR-C: B[S]; NOR-L: B[S]; tracks B: sup -8")
                             .element("supremacy goal");
    EXPECT_EQ(fact_text(play.state, "B", "sup 0"), "sup -4");
}

TEST(AnunnakiSupremacy, AN_SUPR_03_a_token_reached_or_passed_is_taken_once) {
    BotPlay play("tracks B: sup 0; tokens: 2 5");
    play.element("supremacy 2");  // AMB-39: it stops on 2
    EXPECT_EQ(fact_text(play.state, "B", "vp 0 sup 0"), "vp 2 sup 2");
    play.element("supremacy 4");  // passes 5
    EXPECT_EQ(fact_text(play.state, "B", "vp 0 sup 0"), "vp 4 sup 6");
    EXPECT_EQ(fact_text(play.state, "tokens", ""), "");
}

TEST(AnunnakiSupremacy, AN_SUPR_04_2_vp_for_each_space_beyond_the_end) {
    const BotPlay play = BotPlay("tracks B: sup 10; tokens: 8").element("supremacy 3");
    EXPECT_EQ(fact_text(play.state, "B", "vp 0 sup 0"), "vp 6 sup 10");
    EXPECT_EQ(play.trace_of("AN-SUPR-04"), Lines{"AN-SUPR-04 gain vp 6"});
}

}  // namespace
}  // namespace orrery::anunnaki::testing
