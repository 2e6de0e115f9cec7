// Harvest, build, income, followers, summoning (4.4 to 4.7, 4.14).
#include "games/anunnaki/board.h"
#include "tests/games/anunnaki/bot/play.h"

namespace orrery::anunnaki::testing {
namespace {

using Lines = std::vector<std::string>;

TEST(AnunnakiHarvest, AN_HARV_01_symbols_are_exhausted_and_nothing_is_received) {
    BotPlay play("NOR-C: B[S F1]; NOR-BR: B[F1]");
    const State before = play.state;
    play.element("harvest 2");
    EXPECT_EQ(play.area("NOR-BR"), "B[F1] x2");
    EXPECT_EQ(play.bot(), before.side(Side::kBot));
}

TEST(AnunnakiHarvest, AN_HARV_02_only_areas_it_controls_with_a_symbol_left_and_no_capital) {
    // NOR-R is exhausted, GRE-L is the person's, in G06 and G02 a combat is pending.
    const BotPlay play = BotPlay(
                             "NOR-C: B[S F1]; NOR-R: B[F1] x1; GRE-L: P[F1]; NOR-BL: B[F1]; "
                             "G06: B[F2] AC01; G02: B[F1] P[F1]")
                             .element("harvest 3");
    EXPECT_EQ(play.trace(),
              (Lines{"AN-HARV-03 only  NOR-BL -> NOR-BL", "AN-HARV-04 exhaust NOR-BL symbols wood",
                     "AN-HARV-06 lapse number 2"}));
}

TEST(AnunnakiHarvest, AN_HARV_04_a_new_target_is_found_when_the_area_has_none_left) {
    const BotPlay play =
        BotPlay("arrow=right; NOR-C: B[S F1]; NOR-M: B[F1]; NOR-BR: B[F1]").element("harvest 3");
    EXPECT_EQ(play.area("NOR-M"), "B[F1] x1");
    EXPECT_EQ(play.area("NOR-BR"), "B[F1] x2");
}

TEST(AnunnakiBuild, AN_BUILD_01_where_it_controls_and_no_settlement_stands) {
    // AMB-42: an area entered this turn counts, one with a pending combat does not.
    const BotPlay play = BotPlay(
                             "NOR-C: B[S F2]; G05: B[F1] P[S]; G06: B[F2] AC01; "
                             "G02: B[F1] P[F1]; NOR-L: B[F1]")
                             .element("build");
    EXPECT_EQ(play.trace().front(), "AN-BUILD-02 only  NOR-L -> NOR-L");
}

TEST(AnunnakiBuild, AN_BUILD_03_the_leftmost_settlement_uncovers_its_slot) {
    BotPlay play("NOR-C: B[S F2]; NOR-L: B[F1]; NOR-R: B[F1]");
    play.element("build").element("build");
    EXPECT_EQ(play.trace_of("AN-BUILD-03"),
              (Lines{"AN-BUILD-03 build NOR-L slot 1", "AN-BUILD-03 build NOR-R slot 2"}));
    EXPECT_EQ(play.bot().settlements, 2);
}

TEST(AnunnakiBuild, AN_BUILD_05_atlantis_is_built_on_like_any_area_of_gaia) {
    const BotPlay play = BotPlay("NOR-C: B[S F2]; NOR-L: B[F1]; G07: B[F1]").element("build");
    EXPECT_EQ(play.area("G07"), "B[S F1]");
}

TEST(AnunnakiIncome, AN_INC_01_visible_slots_pay_also_those_of_besieged_settlements) {
    // AMB-32: the person's follower besieges NOR-R, whose slot stays uncovered.
    const BotPlay play =
        BotPlay("NOR-C: B[S F3]; NOR-L: B[S]; NOR-R: B[S] P[F1]; NOR-M: B[S]").element("income");
    EXPECT_EQ(play.trace().front(), "AN-INC-02 gain followers 3 vp 2");
    EXPECT_EQ(play.area("NOR-R"), "B[S] P[F1]");
    EXPECT_EQ(play.bot().vp, 2);
}

TEST(AnunnakiIncome, AN_INC_02_first_all_followers_then_the_points) {
    BotPlay play("NOR-C: B[S F1]; NOR-L: B[S F1]; NOR-R: B[S F1]; supply B: F1");
    play.element("income");
    // One of the two followers cannot be gained: its point comes before those of the slots.
    std::vector<int> points;
    for (const Event& event : play.events)
        if (event.kind == static_cast<std::uint8_t>(EventKind::kVpGained))
            points.push_back(event.arguments[0]);
    EXPECT_EQ(points, (std::vector<int>{1, 2}));
}

TEST(AnunnakiIncome, AN_INC_03_without_a_visible_slot_nothing_happens) {
    BotPlay play("NOR-C: B[S F1]");
    const State before = play.state;
    play.element("income");
    EXPECT_EQ(play.trace(), Lines{"AN-INC-03 lapse number 1"});
    EXPECT_EQ(play.state, before);
}

TEST(AnunnakiFollowers, AN_FOLL_01_they_come_from_the_supply_one_at_a_time) {
    const BotPlay play = BotPlay("NOR-C: B[S F1]; NOR-L: B[S F2]").element("followers 2");
    EXPECT_EQ(play.trace_of("AN-FOLL-01").size(), 2U);
    EXPECT_EQ(play.bot().supply[0], 7);
    EXPECT_EQ(play.area("NOR-C"), "B[S F3]");
}

TEST(AnunnakiFollowers, AN_FOLL_02_only_beside_settlements_that_are_not_besieged) {
    const BotPlay play =
        BotPlay(
            "NOR-C: B[S F3]; NOR-L: B[F1]; NOR-R: B[S] P[F1]; NOR-BL: B[S F1] P[F1]; G02: B[F1]")
            .element("followers 1");
    EXPECT_EQ(play.trace().front(), "AN-FOLL-03 only  NOR-C -> NOR-C");
}

TEST(AnunnakiFollowers, AN_FOLL_03_least_strength_then_resource_then_the_person) {
    // AMB-16: two wood areas of equal strength; the one with more symbols is not preferred.
    BotPlay play("arrow=right; NOR-C: B[S F3]; NOR-L: B[S F1]; NOR-BL: B[S F1]");
    play.element("followers 1");
    EXPECT_EQ(play.state.choice, Choice::kFollower);
    EXPECT_EQ(play.trace(),
              (Lines{"AN-FOLL-03 least-strength:1  NOR-C NOR-L NOR-BL -> NOR-L NOR-BL",
                     "AN-FOLL-03 resource:wood  NOR-L NOR-BL -> NOR-L NOR-BL"}));
}

TEST(AnunnakiFollowers, AN_FOLL_05_the_capital_always_qualifies) {
    const State state = position("NOR-C: B[S]; NOR-L: B[F1]");
    EXPECT_TRUE(Board(content(), state).follower_areas(Side::kBot).contains(place("NOR-C")));
    EXPECT_EQ(BotPlay(state).element("followers 2").area("NOR-C"), "B[S F2]");
}

TEST(AnunnakiSummon, AN_SUMM_01_a_god_of_the_supply_takes_the_place_of_a_follower) {
    const BotPlay play = BotPlay("NOR-C: B[S F2]").element("summon minor");
    EXPECT_EQ(play.area("NOR-C"), "B[S F1 m1]");
    EXPECT_EQ(fact_text(play.state, "B", "F 11 m 3"), "F 11 m 3");
}

TEST(AnunnakiSummon, AN_SUMM_02_an_area_with_a_pending_combat_qualifies) {
    const BotPlay play = BotPlay("NOR-C: B[S F1]; G06: B[F3] AC01").element("summon minor");
    EXPECT_EQ(play.trace().front(), "AN-SUMM-02 most-pieces:3  NOR-C G06 -> G06");
    EXPECT_EQ(play.area("G06"), "B[F2 m1] AC01");
}

TEST(AnunnakiSummon, AN_SUMM_03_the_great_god_likewise) {
    const BotPlay play = BotPlay("NOR-C: B[S F2]").element("summon great");
    EXPECT_EQ(play.area("NOR-C"), "B[S F1 G1]");
    EXPECT_EQ(play.bot().supply[2], 0);
}

TEST(AnunnakiSummon, AN_SUMM_04_without_the_god_or_a_follower_it_has_no_effect) {
    for (const char* notation : {"NOR-C: B[S F2 G1]", "NOR-C: B[S m1]"}) {
        BotPlay play{std::string_view(notation)};
        const State before = play.state;
        play.element("summon great");
        EXPECT_EQ(play.trace(), Lines{"AN-SUMM-04 lapse number 1"}) << notation;
        EXPECT_EQ(play.state, before) << notation;
    }
}

}  // namespace
}  // namespace orrery::anunnaki::testing
