// Moves and portals (4.8, 4.9).
#include "games/anunnaki/bot/strategy.h"
#include "tests/games/anunnaki/bot/play.h"

namespace orrery::anunnaki::testing {
namespace {

using Lines = std::vector<std::string>;

// The admissible targets of a move or portal, in canonical order.
std::string admissible(std::string_view notation, std::string_view element) {
    State state = position(notation);
    const Course course{content(), state};
    std::string names;
    admissible_targets(course, travel_of(element_of(element))).for_each([&](std::size_t at) {
        names += (names.empty() ? "" : " ") + place_name(content(), static_cast<Place>(at));
    });
    return names;
}
TEST(AnunnakiMove, AN_MOVE_01_only_planets_with_an_area_of_two_pieces) {
    EXPECT_EQ(admissible("NOR-C: B[S F1]; NOR-L: B[F1]; G02: B[F1]", "move 1 brave"),
              "NOR-R NOR-BL NOR-M NOR-BR");
    // AMB-29: two pieces in a pending combat are no base, as Cosmobot does not control there.
    EXPECT_EQ(admissible("NOR-C: B[S]; G06: B[F2] AC01", "move 2 brave"), "");
}

TEST(AnunnakiMove, AN_MOVE_02_strength_must_reach_what_stands_there) {
    const auto reaches = [](std::string_view area, std::string_view element) {
        const std::string list =
            admissible("NOR-C: B[S F3]; G02: B[S F5]; " + std::string(area), element);
        return list.find(area.substr(0, area.find(':'))) != std::string::npos;
    };
    EXPECT_TRUE(reaches("G05: P[F1 m1]", "move 3 brave"));  // equal to the person's
    EXPECT_FALSE(reaches("G05: P[F1 m1]", "move 2 brave"));
    EXPECT_TRUE(reaches("G06: AC12", "move 2 brave"));  // 2, whatever the tile's strength
    EXPECT_FALSE(reaches("G06: AC12", "move 1 brave"));
    EXPECT_TRUE(reaches("G07: AC01", "move 4 brave"));  // 4 in Atlantis
    EXPECT_FALSE(reaches("G07: AC01", "move 3 brave"));
    // AMB-03: Atlantis without a civilisation asks for nothing, or for the person's strength.
    EXPECT_TRUE(reaches("G07: P[F1]", "move 1 brave"));
    EXPECT_TRUE(reaches("G05: P[S]", "move 1 brave"));
}

TEST(AnunnakiMove, AN_MOVE_03_what_already_stands_there_and_what_would_really_move) {
    // AMB-20: 1 in the area and 1 that can come; a second one must stay to hold NOR-L.
    EXPECT_NE(
        admissible("NOR-C: B[S]; NOR-L: B[F2]; NOR-M: B[F1] P[F2]", "move 1 brave").find("NOR-M"),
        std::string::npos);
    EXPECT_EQ(admissible("NOR-C: B[S]; NOR-L: B[F2]; NOR-M: P[F2]", "move 4 brave").find("NOR-M"),
              std::string::npos);
    // The weakest unit stays, so the god counts.
    EXPECT_NE(
        admissible("NOR-C: B[S]; NOR-L: B[F1 m1]; NOR-M: P[m1]", "move 2 brave").find("NOR-M"),
        std::string::npos);
}

TEST(AnunnakiMove, AN_MOVE_04_never_the_persons_capital_nor_what_cosmobot_controls) {
    EXPECT_EQ(admissible("NOR-C: B[S F2]; NOR-L: B[F1]; NOR-R: B[S]; GRE-C: P[S]; GRE-L: B[F2]",
                         "move 2 brave"),
              "NOR-BL NOR-M NOR-BR GRE-R GRE-BL GRE-M GRE-BR");
    EXPECT_EQ(admissible("NOR-C: B[S F2]; GRE-C: P[S]", "portal 2 brave").find("GRE-C"),
              std::string::npos);
}

TEST(AnunnakiMove, AN_MOVE_05_the_first_line_that_gives_an_area_decides) {
    const BotPlay play = BotPlay("NOR-C: B[S F2]; NOR-BR: B[F1]").element("move 1 mighty");
    EXPECT_EQ(play.trace_of("AN-STRAT-02"),
              (Lines{"AN-STRAT-02 strategy:mighty:1  NOR-L NOR-R NOR-BL NOR-M ->",
                     "AN-STRAT-02 strategy:mighty:2  NOR-L NOR-R NOR-BL NOR-M ->",
                     "AN-STRAT-02 strategy:mighty:4  NOR-L NOR-R NOR-BL NOR-M ->",
                     "AN-STRAT-02 strategy:mighty:5  NOR-L NOR-R NOR-BL NOR-M ->",
                     "AN-STRAT-02 strategy:mighty:6  NOR-L NOR-R NOR-BL NOR-M -> "
                     "NOR-L NOR-R NOR-BL NOR-M"}));
}

TEST(AnunnakiMove, AN_MOVE_06_resource_most_resources_then_the_person) {
    BotPlay play("bot=greek person=norse arrow=left; GRE-C: B[S F2]; GRE-M: B[F1]; GRE-BR: B[F1]");
    play.element("move 1 mighty");
    EXPECT_EQ(play.trace_of("AN-MOVE-06"),
              Lines{"AN-MOVE-06 resource:wood  GRE-L GRE-R GRE-BL -> GRE-R"});
    // Planet order is for portals: Cosmobot's own planet wins against Gaia by its symbols.
    const BotPlay both = BotPlay(
                             "arrow=right; NOR-C: B[S F2]; NOR-R: B[F1]; G02: B[S F1]; G03: "
                             "B[F1]; G12: B[F1]")
                             .element("move 1 mighty");
    EXPECT_EQ(both.trace_of("AN-MOVE-06").front(),
              "AN-MOVE-06 resource:metal  NOR-BR G04 G07 G08 G11 G13 -> G07 G11");
}

TEST(AnunnakiMove, AN_MOVE_08_an_icon_has_a_number_and_a_strategy) {
    for (const auto* deck : {&content().moon, &content().sun})
        for (const PrintedCard& card : *deck)
            for (const Element& element : card.card.elements) {
                if (element.what != Do::kMove && element.what != Do::kPortal) continue;
                EXPECT_GT(element.number, 0) << card.id;
                EXPECT_LT(element.detail, kStrategies.size()) << card.id;
            }
}

TEST(AnunnakiMove, AN_MOVE_10_units_are_lifted_straight_into_the_target) {
    // NOR-BR is no neighbour of NOR-C.
    const BotPlay play = BotPlay("NOR-C: B[S F2]").element("move 1 mighty");
    EXPECT_EQ(play.area("NOR-BR"), "B[F1]");
    for (const char* between : {"NOR-L", "NOR-R", "NOR-M"}) EXPECT_EQ(play.area(between), "");
}

TEST(AnunnakiMove, AN_MOVE_11_units_of_the_targets_planet_only) {
    const BotPlay play = BotPlay("NOR-C: B[S F1]; G02: B[G1 m3]").element("move 2 mighty");
    EXPECT_EQ(play.area("G02"), "B[m2]");  // to Gaia, where the shrines come first by resource
    EXPECT_EQ(play.area("NOR-C"), "B[S F1]");
}

TEST(AnunnakiMove, AN_MOVE_12_never_takes_the_unit_that_alone_holds_an_area) {
    const BotPlay play =
        BotPlay("NOR-C: B[S]; NOR-L: B[G1]; NOR-R: B[F2]").element("move 3 mighty");
    EXPECT_EQ(play.area("NOR-L"), "B[G1]");
    EXPECT_EQ(play.area("NOR-R"), "B[F1]");
    EXPECT_EQ(play.trace_of("AN-MOVE-16"), Lines{"AN-MOVE-16 gain followers 2"});
    // A settlement may be left alone (AMB-07).
    EXPECT_EQ(BotPlay("NOR-C: B[S F1]").element("move 1 mighty").area("NOR-C"), "B[S]");
}

TEST(AnunnakiMove, AN_MOVE_13_never_takes_a_unit_out_of_a_pending_combat) {
    const BotPlay play = BotPlay("NOR-C: B[S F1]; NOR-L: B[G1 m1] P[F1]; NOR-R: B[m2] AC01")
                             .element("move 2 mighty");
    EXPECT_EQ(play.area("NOR-L"), "B[m1 G1] P[F1]");
    EXPECT_EQ(play.area("NOR-R"), "B[m2] AC01");
    EXPECT_EQ(play.area("NOR-BR"), "B[F1]");
}

TEST(AnunnakiMove, AN_MOVE_14_strength_pieces_resource_then_the_person) {
    // A minor god and a creature are equally strong: in one area they are interchangeable.
    BotPlay play("arrow=right; NOR-C: B[S]; NOR-L: B[F1 m1 K1]; NOR-BL: B[F1 m2]");
    play.element("move 1 mighty");
    EXPECT_EQ(play.trace_of("AN-MOVE-14"),
              (Lines{"AN-MOVE-14 unit-strength:2  follower@NOR-L minor@NOR-L follower@NOR-BL "
                     "minor@NOR-BL -> minor@NOR-L minor@NOR-BL",
                     "AN-MOVE-14 most-pieces:3  minor@NOR-L minor@NOR-BL -> minor@NOR-L "
                     "minor@NOR-BL",
                     "AN-MOVE-14 resource:wood  minor@NOR-L minor@NOR-BL -> minor@NOR-L "
                     "minor@NOR-BL"}));
    EXPECT_EQ(play.state.choice, Choice::kMoveUnit);
    play.answer("choose NOR-L");
    EXPECT_EQ(play.area("NOR-L"), "B[F1 K1]");
    EXPECT_EQ(play.trace_of("AN-MOVE-14").back(),
              "AN-MOVE-14 person  minor@NOR-L minor@NOR-BL -> minor@NOR-L");
}

TEST(AnunnakiMove, AN_MOVE_15_the_choice_is_made_anew_for_every_unit) {
    const BotPlay play =
        BotPlay("arrow=right; NOR-C: B[S]; NOR-L: B[F3]; NOR-R: B[F4]").element("move 3 mighty");
    EXPECT_EQ(play.trace_of("AN-MOVE-10"),
              (Lines{"AN-MOVE-10 move follower from NOR-R to NOR-BR",
                     "AN-MOVE-10 move follower from NOR-L to NOR-BR",
                     "AN-MOVE-10 move follower from NOR-R to NOR-BR"}));
}

TEST(AnunnakiMove, AN_MOVE_16_a_follower_for_each_unit_that_could_not_be_moved) {
    const BotPlay play = BotPlay("NOR-C: B[S F1]").element("move 4 mighty");
    EXPECT_EQ(play.area("NOR-BR"), "B[F1]");
    EXPECT_EQ(play.area("NOR-C"), "B[S F3]");
}

TEST(AnunnakiMove, AN_MOVE_17_the_target_is_fixed_for_the_whole_action) {
    // After the first unit NOR-BR is Cosmobot's; the second still goes there.
    const BotPlay play = BotPlay("NOR-C: B[S F2]").element("move 2 mighty");
    EXPECT_EQ(play.area("NOR-BR"), "B[F2]");
    EXPECT_EQ(play.trace_of("AN-MOVE-05").size(), 1U);
}

TEST(AnunnakiMove, AN_MOVE_18_followers_come_after_all_units_have_moved) {
    const BotPlay play = BotPlay("NOR-C: B[S F2]").element("move 3 mighty");
    EXPECT_EQ(play.trace().back(), "AN-FOLL-01 place follower area NOR-C");
    EXPECT_EQ(play.area("NOR-BR"), "B[F2]");  // the new one does not go
}

TEST(AnunnakiMove, AN_MOVE_19_a_target_without_a_movable_unit_remains_the_target) {
    const BotPlay play = BotPlay("NOR-C: B[S]; NOR-L: B[F1]").element("portal 1 mighty");
    EXPECT_EQ(play.trace_of("AN-MOVE-05").size(), 1U);
    EXPECT_EQ(play.trace_of("AN-PORT-06"), Lines{"AN-PORT-06 gain followers 1"});
}

TEST(AnunnakiMove, AN_MOVE_20_the_printed_number_counts_even_if_fewer_can_move) {
    // Three followers are printed, two can go: they are too weak for the person's 3.
    EXPECT_EQ(admissible("NOR-C: B[S F2]; NOR-M: P[F3]", "move 3 brave").find("NOR-M"),
              std::string::npos);
    EXPECT_EQ(
        BotPlay("NOR-C: B[S F2]; NOR-M: P[F3]").element("move 3 brave").trace_of("AN-MOVE-16"),
        Lines{"AN-MOVE-16 gain followers 1"});
}

TEST(AnunnakiPortal, AN_PORT_01_a_portal_is_a_move_in_everything_else) {
    // Strategy, unit choice and fixed target are those of a move.
    const BotPlay play = BotPlay("NOR-C: B[S F1 m1]; NOR-L: B[F1]").element("portal 2 mighty");
    EXPECT_EQ(play.area("G11"), "B[F1 m1]");
    EXPECT_EQ(play.area("NOR-L"), "B[F1]");
}

TEST(AnunnakiPortal, AN_PORT_02_any_planet_atlantis_included) {
    const std::string targets = admissible("NOR-C: B[S F1]; GRE-C: P[S]", "portal 1 brave");
    for (const char* area : {"NOR-L", "GRE-L", "G01", "G07"})
        EXPECT_NE(targets.find(area), std::string::npos) << area;
}

TEST(AnunnakiPortal, AN_PORT_03_planet_order_comes_first) {
    const BotPlay play = BotPlay("arrow=right; NOR-C: B[S F1]; culture: NOR-K1 GRE-K1 G-K12")
                             .element("portal 1 cunning");
    EXPECT_EQ(play.trace_of("AN-PORT-03"),
              (Lines{"AN-PORT-03 planet-order  NOR-L NOR-BL NOR-M GRE-L GRE-BL GRE-M G11 G12 G14 "
                     "-> G11 G12 G14",
                     "AN-PORT-03 resource:metal  G11 G12 G14 -> G11"}));
}

TEST(AnunnakiPortal, AN_PORT_04_the_strength_required_counts_for_portals_too) {
    const std::string targets =
        admissible("NOR-C: B[S F3]; G07: AC01; G06: AC02; GRE-M: P[F3]", "portal 2 brave");
    EXPECT_EQ(targets.find("G07"), std::string::npos);
    EXPECT_NE(targets.find("G06"), std::string::npos);
    EXPECT_EQ(targets.find("GRE-M"), std::string::npos);
}

TEST(AnunnakiPortal, AN_PORT_05_units_of_all_planets_together) {
    const BotPlay play = BotPlay("NOR-C: B[S F2]; GRE-L: B[F1 m1]; G02: B[S G1]; NOR-L: B[F1]")
                             .element("portal 3 mighty");
    EXPECT_EQ(play.trace_of("AN-MOVE-10"), (Lines{"AN-MOVE-10 move great from G02 to G11",
                                                  "AN-MOVE-10 move minor from GRE-L to G11",
                                                  "AN-MOVE-10 move follower from NOR-C to G11"}));
}

TEST(AnunnakiPortal, AN_PORT_06_followers_for_units_not_moved_and_without_a_target) {
    EXPECT_EQ(BotPlay("NOR-C: B[S F1]").element("portal 3 mighty").area("NOR-C"), "B[S F2]");
    // Cosmobot holds everything but the person's capital.
    std::string full = "GRE-C: P[S]";
    for (const Area& area : content().areas)
        if (area.id != "GRE-C" && (area.id[0] == 'G' || area.id.starts_with("NOR")))
            full += "; " + area.id + (area.id == "NOR-C" ? ": B[S]" : ": B[F1]");
    const BotPlay play = BotPlay(full + "; supply B: F9").element("portal 2 mighty");
    EXPECT_EQ(play.trace().front(), "AN-PORT-06 gain followers 2");
    EXPECT_EQ(play.area("NOR-C"), "B[S F2]");
}

}  // namespace
}  // namespace orrery::anunnaki::testing
