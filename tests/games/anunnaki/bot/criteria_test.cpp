// The criteria that Cosmobot's lists are made of (section 4.0).
#include "games/anunnaki/bot/criteria.h"
#include "games/anunnaki/bot/strategy.h"
#include "tests/games/anunnaki/bot/play.h"

namespace orrery::anunnaki::testing {
namespace {

using Lines = std::vector<std::string>;

TEST(AnunnakiCriteria, AN_CRIT_01_a_list_stops_as_soon_as_one_candidate_remains) {
    // The resource decides: most-resources is never reached and leaves no line.
    const BotPlay play =
        BotPlay("arrow=right; NOR-C: B[S F1]; NOR-L: B[F1]; NOR-M: B[F1]").element("harvest 1");
    EXPECT_EQ(play.trace_of("AN-HARV-03"),
              Lines{"AN-HARV-03 resource:metal  NOR-L NOR-M -> NOR-M"});
}

TEST(AnunnakiCriteria, AN_CRIT_02_a_criterion_that_nobody_satisfies_keeps_all) {
    // In the person's turn no sun card gives a direction (AN-RC-02).
    State state = position("creatures: cerberus; NOR-C: B[S F1]; NOR-L: B[S F1]; NOR-R: B[S F1]");
    state.arrow = 0;
    BotPlay play(state);
    play.task(TaskKind::kBotCreatures);
    EXPECT_EQ(play.trace().back(),
              "AN-MYTH-03 resource:none  NOR-C NOR-L NOR-R -> NOR-C NOR-L NOR-R");
    EXPECT_EQ(fact_text(play.state, "asks", ""), "NOR-C NOR-L NOR-R");
}

TEST(AnunnakiCriteria, AN_CRIT_03_the_person_picks_freely_among_what_remains) {
    for (const char* pick : {"G05", "G12"}) {
        BotPlay play("arrow=right; NOR-C: B[S F1]; G05: B[F1]; G12: B[F1]");
        play.element("harvest 1");
        EXPECT_EQ(fact_text(play.state, "asks", ""), "G05 G12");
        play.answer(std::string("choose ") + pick);
        EXPECT_EQ(play.area(pick), "B[F1] x1");
        EXPECT_TRUE(play.state.tasks.empty());
    }
}

TEST(AnunnakiCriteria, AN_CRIT_04_areas_that_rules_cannot_tell_apart_are_still_put_to_the_person) {
    // G01 and G11 show the same three symbols and hold the same piece.
    BotPlay play("arrow=right; NOR-C: B[S F1]; G01: B[F1]; G11: B[F1]");
    play.element("harvest 1");
    EXPECT_EQ(play.state.choice, Choice::kHarvest);
    EXPECT_EQ(fact_text(play.state, "asks", ""), "G01 G11");
}

TEST(AnunnakiCriteria, AN_RC_01_the_fate_card_has_a_row_of_the_four_resources) {
    for (const House& house : content().houses)
        for (const FateCard& card : house.fate) {
            std::array<int, kResources> seen{};
            for (const Resource resource : card.row) ++seen[static_cast<std::size_t>(resource)];
            EXPECT_EQ(seen, (std::array<int, kResources>{1, 1, 1, 1})) << house.id;
        }
}

TEST(AnunnakiCriteria, AN_RC_02_the_arrow_says_from_which_end_the_row_is_read) {
    const auto order = [](std::string_view notation) {
        State state = position(notation);
        const Course course{content(), state};
        return *reading_order(course);
    };
    using Row = std::array<Resource, kResources>;
    EXPECT_EQ(order("arrow=right"),
              (Row{Resource::kMetal, Resource::kWood, Resource::kGrain, Resource::kGold}));
    EXPECT_EQ(order("arrow=left"),
              (Row{Resource::kGold, Resource::kGrain, Resource::kWood, Resource::kMetal}));
}

TEST(AnunnakiCriteria, AN_RC_03_the_first_resource_that_any_candidate_produces) {
    // Nobody produces metal, so wood decides although grain and gold are there.
    const BotPlay play = BotPlay(
                             "arrow=right; NOR-C: B[S F1]; NOR-BL: B[F1]; NOR-R: B[F1]; "
                             "G04: B[F1]")
                             .element("harvest 1");
    EXPECT_EQ(play.trace().front(), "AN-HARV-03 resource:wood  NOR-R NOR-BL G04 -> NOR-BL");
}

TEST(AnunnakiCriteria, AN_RC_04_an_exhausted_symbol_still_counts) {
    // AMB-40: the metal of G03 is gone, the area still produces it; gold is what is left.
    const BotPlay play =
        BotPlay("arrow=right; NOR-C: B[S F1]; G03: B[F1] x@2; NOR-L: B[F1]").element("harvest 1");
    EXPECT_EQ(play.trace().front(), "AN-HARV-03 resource:metal  NOR-L G03 -> G03");
    EXPECT_EQ(play.area("G03"), "B[F1] x2");
}

TEST(AnunnakiCriteria, AN_RC_05_two_different_symbols_produce_both_resources) {
    // G10 shows metal and grain: it wins by either, whichever comes first.
    for (const char* arrow : {"right", "left"}) {
        const BotPlay play =
            BotPlay("arrow=" + std::string(arrow) + "; NOR-C: B[S F1]; G10: B[F1]; NOR-L: B[F1]")
                .element("harvest 1");
        EXPECT_EQ(play.area("G10"), "B[F1] x1") << arrow;
    }
}

TEST(AnunnakiCriteria, AN_RC_06_a_capital_produces_but_is_not_harvested) {
    const BotPlay followers =
        BotPlay("arrow=right; NOR-C: B[S F1]; NOR-L: B[S F1]").element("followers 1");
    EXPECT_EQ(followers.area("NOR-C"), "B[S F2]");
    const BotPlay harvest =
        BotPlay("arrow=right; NOR-C: B[S F3]; NOR-L: B[F1]").element("harvest 1");
    EXPECT_EQ(harvest.area("NOR-C"), "B[S F3]");
    EXPECT_EQ(harvest.area("NOR-L"), "B[F1] x1");
}

TEST(AnunnakiCriteria, AN_MR_01_printed_symbols_count_exhausted_or_not) {
    const BotPlay play =
        BotPlay("arrow=right; NOR-C: B[S F1]; G06: B[F1] x2; G05: B[F1]").element("harvest 1");
    EXPECT_EQ(play.trace()[1], "AN-HARV-03 most-resources:3  G05 G06 -> G06");
    EXPECT_EQ(play.area("G06"), "B[F1] x3");
}

TEST(AnunnakiCriteria, AN_MR_02_two_different_symbols_count_as_two) {
    const BotPlay play =
        BotPlay("arrow=right; NOR-C: B[S F1]; NOR-BL: B[F1]; G02: B[F1]").element("harvest 1");
    EXPECT_EQ(play.trace()[1], "AN-HARV-03 most-resources:2  NOR-BL G02 -> G02");
}

TEST(AnunnakiCriteria, AN_PO_01_gaia_then_the_persons_planet_then_cosmobots) {
    const std::string home = "arrow=left; NOR-C: B[S F1]; NOR-L: B[F1]";
    EXPECT_EQ(BotPlay(home + "; GRE-L: B[F1]; G05: B[F1]").element("build").area("G05"), "B[S F1]");
    EXPECT_EQ(BotPlay(home + "; GRE-L: B[F1]").element("build").area("GRE-L"), "B[S F1]");
    EXPECT_EQ(BotPlay(home).element("build").area("NOR-L"), "B[S F1]");
}

TEST(AnunnakiCriteria, AN_RES_01_cosmobot_gains_and_pays_no_resources_cards_or_rewards) {
    // A contract with a reward, a track space with one, a harvest, a civilisation: the person's
    // side of the table, where all of that lies, stays as it was.
    State state = position(
        "NOR-C: B[S F3]; NOR-L: B[F1]; G06: B[m2] AC03; contracts: CN02 - - - - -; "
        "tracks B: war 1 trade 1; cubes: B 4");
    const State before = state;
    BotPlay play(with_die(state, 5));
    for (const char* element : {"harvest 2", "contract", "advance war", "advance trade"})
        play.element(element);
    play.step_4();
    EXPECT_EQ(play.bot().tracks[0], 3);
    EXPECT_EQ(play.bot().vp, 2);
    EXPECT_EQ(play.area("NOR-C"), "B[S F3]");
    EXPECT_EQ(play.state.person, before.person);
    EXPECT_EQ(play.state.side(Side::kPerson), before.side(Side::kPerson));
    EXPECT_EQ(play.state.artefact_deck, before.artefact_deck);
}

TEST(AnunnakiCriteria, AN_RES_02_cosmobot_has_no_house_power_and_no_weapons) {
    // Norse attack powers are the person's alone: 2 + 2 is less than 5.
    const BotPlay play =
        BotPlay(with_die(position("NOR-C: B[S]; G06: B[m1] AC08; cubes: B 14"), 2)).step_4();
    EXPECT_EQ(play.area("NOR-C"), "B[S m1]");
    EXPECT_FALSE(play.told(EventKind::kWeaponCommitted));
}

}  // namespace
}  // namespace orrery::anunnaki::testing
