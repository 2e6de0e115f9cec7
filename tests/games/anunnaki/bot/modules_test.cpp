// Culture tokens, Distant Planets and Mythological Creatures for Cosmobot (4.16 to 4.18).
#include "games/anunnaki/board.h"
#include "games/anunnaki/bot/bot.h"
#include "games/anunnaki/bot/strategy.h"
#include "games/anunnaki/setup.h"
#include "tests/games/anunnaki/bot/play.h"

namespace orrery::anunnaki::testing {
namespace {

using Lines = std::vector<std::string>;

constexpr const char* kPlanets = "; DP1 left: leader AC; DP2 right: leader AC";

TEST(AnunnakiCulture, AN_CULT_01_2_vp_instead_of_the_bonus) {
    // Whatever the token shows: CT05 would be a follower.
    BotPlay play("NOR-C: B[S F1]; NOR-L: B[F1]; NOR-BL: B[F1]; NOR-M: B[F1]; culture: NOR-K1");
    play.state.culture[0] = 5;
    play.step_4();
    EXPECT_EQ(play.bot().vp, 2);
    EXPECT_EQ(play.area("NOR-C"), "B[S F1]");
}

TEST(AnunnakiCulture, AN_CULT_02_every_token_whose_areas_it_controls_is_removed_unseen) {
    BotPlay play(
        "NOR-C: B[S F1]; NOR-L: B[S]; NOR-BL: B[F1]; NOR-M: B[F1]; NOR-R: B[F1]; "
        "NOR-BR: B[F1] P[S]; G11: B[F1]; G12: B[F1]; culture: NOR-K1 NOR-K2 G-K12");
    const auto seen = play.state.seen_culture;
    play.step_4();
    EXPECT_EQ(fact_text(play.state, "culture", ""), "G-K12");
    EXPECT_EQ(play.bot().vp, 4);
    EXPECT_EQ(play.state.seen_culture, seen);
}

TEST(AnunnakiDistantOfBot, AN_DIST_01_two_tiles_a_left_and_a_right_one) {
    Options options = position("").options;
    options.distant_planets = 1;
    const State state = set_up(content(), options, seed_from_number(7));
    EXPECT_NE(state.distant[0].planet, 0);
    EXPECT_NE(state.distant[1].planet, 0);
    EXPECT_NE(state.distant[0].planet, state.distant[1].planet);
}

TEST(AnunnakiDistantOfBot, AN_DIST_02_the_arrow_names_the_tile) {
    for (const auto& [arrow, planet] : {std::pair{"left", "DP1"}, std::pair{"right", "DP2"}}) {
        const BotPlay play = BotPlay(std::string("arrow=") + arrow +
                                     "; NOR-C: B[S F2]; G07: B[F1]; G08: B[F1]" + kPlanets)
                                 .element("portal 1 brave");
        EXPECT_EQ(fact_text(play.state, planet, ""), "leader AC | land B[F1]");
    }
}

TEST(AnunnakiDistantOfBot, AN_DIST_03_only_by_portal_and_only_where_it_does_not_lead) {
    const std::string board =
        "arrow=right; NOR-C: B[S F2]; G07: B[F1]; G08: B[F1]; DP1 left: "
        "leader AC; DP2 right: leader ";
    EXPECT_EQ(
        fact_text(BotPlay(board + "B | lead B[F1]").element("portal 1 brave").state, "DP2", ""),
        "leader B | lead B[F1]");
    EXPECT_EQ(
        fact_text(BotPlay(board + "P | lead P[F1]").element("portal 1 brave").state, "DP2", ""),
        "leader P | land B[F1] | lead P[F1]");
    EXPECT_EQ(fact_text(BotPlay(board + "AC").element("move 1 brave").state, "DP2", ""),
              "leader AC");
}

TEST(AnunnakiDistantOfBot, AN_DIST_04_even_strength_1_lands_and_the_bonus_is_not_taken) {
    // Tiamat's landing bonus would be a point.
    const BotPlay play = BotPlay(
                             "arrow=right; NOR-C: B[S F1]; G07: B[F1]; G08: B[F1]; "
                             "DP1 left: leader AC; DP4 right: leader AC")
                             .element("portal 1 brave");
    EXPECT_EQ(fact_text(play.state, "DP4", ""), "leader AC | land B[F1]");
    EXPECT_EQ(play.bot().vp, 0);
}

TEST(AnunnakiDistantOfBot,
     AN_DIST_05_it_attacks_a_civilisation_always_and_the_person_if_as_strong) {
    const auto attacks = [](std::string_view tile) {
        return BotPlay("NOR-C: B[S]; DP1 left: leader AC; DP2 right: " + std::string(tile))
            .step_4()
            .told(EventKind::kCombatStarted);
    };
    EXPECT_TRUE(attacks("leader AC | land B[F1]"));
    EXPECT_TRUE(attacks("leader P | lead P[F2] | land B[m1]"));
    EXPECT_FALSE(attacks("leader P | lead P[F3] | land B[m1]"));
}

TEST(AnunnakiDistantOfBot, AN_DIST_06_the_winner_leads_and_the_loser_goes_home) {
    BotPlay won(with_die(position("NOR-C: B[S]; DP1 left: leader AC; DP2 right: leader AC | land "
                                  "B[F2]"),
                         2));
    won.step_4();
    EXPECT_EQ(fact_text(won.state, "DP2", ""), "leader B | lead B[F2]");
    EXPECT_EQ(won.bot().tracks[0], 1);
    BotPlay lost(with_die(position("NOR-C: B[S]; DP1 left: leader AC; DP2 right: leader AC | land "
                                   "B[F2]"),
                          1));
    lost.step_4();
    EXPECT_EQ(fact_text(lost.state, "DP2", ""), "leader AC");
    EXPECT_EQ(lost.area("NOR-C"), "B[S F2]");
    // Against the person two spaces, and the person's units go home.
    BotPlay person(with_die(position("NOR-C: B[S]; GRE-C: P[S]; DP1 left: leader AC; DP2 right: "
                                     "leader P | lead P[F2] | land B[m1]"),
                            5));
    person.step_4();
    person.answer("weapon none");
    EXPECT_EQ(fact_text(person.state, "DP2", ""), "leader B | lead B[m1]");
    EXPECT_EQ(person.bot().tracks[0], 2);
    EXPECT_EQ(person.area("GRE-C"), "P[S F2]");
}

TEST(AnunnakiDistantOfBot, AN_DIST_07_it_waits_or_takes_a_lead_that_nobody_has) {
    const BotPlay play = BotPlay(
                             "NOR-C: B[S]; DP1 left: leader none | land B[F1]; "
                             "DP2 right: leader P | lead P[m1] | land B[F1]")
                             .step_4();
    EXPECT_EQ(fact_text(play.state, "DP1", ""), "leader B | lead B[F1]");
    EXPECT_EQ(fact_text(play.state, "DP2", ""), "leader P | land B[F1] | lead P[m1]");
    EXPECT_EQ(play.bot().tracks[0], 0);
}

TEST(AnunnakiDistantOfBot, AN_DIST_08_a_landing_place_may_be_emptied_a_leader_place_keeps_one) {
    const BotPlay play = BotPlay(
                             "arrow=right; NOR-C: B[S]; DP1 left: leader B | lead B[m2]; "
                             "DP2 right: leader P | lead P[m2] | land B[F1]; G11: B[F1]; "
                             "G07: B[F1]")
                             .element("portal 3 mighty");
    EXPECT_EQ(fact_text(play.state, "DP1", ""), "leader B | lead B[m1]");
    EXPECT_EQ(fact_text(play.state, "DP2", ""), "leader P | lead P[m2]");
    EXPECT_EQ(play.area("G03"), "B[F1 m1]");
    // Not when the target is that planet.
    const BotPlay wait = BotPlay(
                             "arrow=right; NOR-C: B[S]; G07: B[F1]; G08: B[F1]; "
                             "DP1 left: leader AC; DP2 right: leader P | lead P[m2] | land B[F1]")
                             .element("portal 2 brave");
    EXPECT_EQ(wait.trace_of("AN-PORT-06"), Lines{"AN-PORT-06 gain followers 2"});
}

TEST(AnunnakiDistantOfBot, AN_DIST_09_no_harvest_building_followers_or_summoning_there) {
    BotPlay play("NOR-C: B[S]; DP1 left: leader B | lead B[F5]; DP2 right: leader AC | land B[F5]");
    for (const char* element : {"summon minor", "harvest 1", "build", "followers 1"})
        play.element(element);
    EXPECT_EQ(play.trace(), (Lines{"AN-SUMM-04 lapse number 1", "AN-HARV-06 lapse number 1",
                                   "AN-BUILD-04 gain vp 2", "AN-FOLL-03 only  NOR-C -> NOR-C",
                                   "AN-FOLL-01 place follower area NOR-C"}));
}

TEST(AnunnakiDistantOfBot, AN_DIST_10_a_landing_place_counts_units_and_produces_nothing) {
    BotPlay play(
        "arrow=right; NOR-C: B[S F1]; DP1 left: leader AC | land B[F2]; "
        "DP2 right: leader AC");
    play.element("portal 1 mighty");
    EXPECT_EQ(play.trace_of("AN-PORT-05"),
              (Lines{"AN-PORT-05 unit-strength:1  follower@NOR-C follower@DP1:land -> "
                     "follower@NOR-C follower@DP1:land",
                     "AN-PORT-05 most-pieces:2  follower@NOR-C follower@DP1:land -> follower@NOR-C "
                     "follower@DP1:land",
                     "AN-PORT-05 resource:metal  follower@NOR-C follower@DP1:land -> "
                     "follower@NOR-C"}));
    // Nothing protects the last unit there (AN-MOVE-12).
    BotPlay last(
        "arrow=right; NOR-C: B[S]; DP1 left: leader AC | land B[F1]; DP2 right: leader AC");
    EXPECT_EQ(last.element("portal 1 mighty").area("G11"), "B[F1]");
}

TEST(AnunnakiDistantOfBot, AN_DIST_11_a_planet_without_its_leaders_units_falls_to_who_waits_there) {
    const BotPlay play =
        BotPlay("NOR-C: B[S]; DP1 left: leader AC; DP2 right: leader none | land B[F2]").step_4();
    EXPECT_EQ(fact_text(play.state, "DP2", ""), "leader B | lead B[F2]");
    EXPECT_FALSE(play.told(EventKind::kCombatStarted));
}

TEST(AnunnakiDistantOfBot, AN_DIST_12_the_line_ends_the_search_even_if_it_can_only_wait) {
    const BotPlay play = BotPlay(
                             "arrow=right; NOR-C: B[S F3]; G07: B[F1]; G08: B[F1]; G04: AC01; "
                             "DP1 left: leader AC; "
                             "DP2 right: leader P | lead P[F9] | land B[F1]")
                             .element("portal 1 brave");
    EXPECT_EQ(fact_text(play.state, "DP2", ""), "leader P | land B[F2] | lead P[F9]");
}

TEST(AnunnakiCreaturesOfBot, AN_MYTH_01_two_creatures_lie_on_display) {
    Options options = position("").options;
    options.creatures = 1;
    const State state = set_up(content(), options, seed_from_number(7));
    EXPECT_NE(state.creatures[0], 0);
    EXPECT_NE(state.creatures[1], 0);
    EXPECT_NE(state.creatures[0], state.creatures[1]);
}

TEST(AnunnakiCreaturesOfBot, AN_MYTH_02_the_first_requirement_is_enough) {
    // Griffin: trade 4; its second asks for contracts, which Cosmobot never has.
    EXPECT_EQ(fact_text(BotPlay("creatures: griffin; tracks B: trade 3; NOR-C: B[S F1]")
                            .element("advance trade")
                            .state,
                        "creatures", ""),
              "");
    EXPECT_EQ(fact_text(BotPlay("creatures: griffin; tracks B: trade 2; NOR-C: B[S F1]")
                            .element("advance trade")
                            .state,
                        "creatures", ""),
              "griffin");
}

TEST(AnunnakiCreaturesOfBot, AN_MYTH_03_placed_like_a_follower_5_vp_at_once) {
    const BotPlay play = BotPlay(
                             "creatures: sphinx; tracks B: tech 4; NOR-C: B[S F2]; NOR-L: "
                             "B[S F1]; NOR-R: B[F1]")
                             .task(TaskKind::kBotCreatures);
    EXPECT_EQ(play.area("NOR-L"), "B[S F1 K1]");
    EXPECT_EQ(play.bot().vp, 5);
    EXPECT_EQ(play.bot().creatures, 1U << 1);
}

TEST(AnunnakiCreaturesOfBot, AN_MYTH_04_a_unit_of_strength_2_without_its_power) {
    const State state = position("NOR-C: B[S K1]; G06: B[K1] AC08");
    EXPECT_EQ(Board(content(), state).strength(Side::kBot, place("NOR-C")), 2);
    // Jörmungandr's attack +1 would win: 2 + 2 + 1 against 5.
    BotPlay play(with_die(state, 2));
    play.state.side(Side::kBot).creatures = 1;
    EXPECT_EQ(play.step_4().area("NOR-C"), "B[S K2]");
}

TEST(AnunnakiCreaturesOfBot, AN_MYTH_05_after_every_element_in_display_order) {
    // The cube's icon (advance war) is completed, the check runs, then the second cube follows.
    const BotPlay play = BotPlay(
                             "creatures: sphinx jormungandr; tracks B: war 3 tech 4; "
                             "NOR-C: B[S F1]; cubes: B 7")
                             .element("cube 2");
    Lines effects;
    for (const TraceRecord& record : read_trace(vocabulary(), play.events))
        if (record.effect == "creature" || record.effect == "cube" || record.effect == "advance")
            effects.push_back(to_line(record));
    EXPECT_EQ(effects,
              (Lines{"AN-FATE-01 cube space 8", "AN-ADV-01 advance war to 4",
                     "AN-MYTH-03 creature sphinx area NOR-C",
                     "AN-MYTH-03 creature jormungandr area NOR-C", "AN-FATE-01 cube space 9"}));
    // After a combat, too: its war step is enough.
    BotPlay combat(with_die(position("creatures: jormungandr; tracks B: war 3; NOR-C: B[S F1]; "
                                     "G06: B[m1 F1] AC01"),
                            5));
    EXPECT_EQ(fact_text(combat.step_4().state, "creatures", ""), "");
}

// "As soon as" (AN-MYTH-02): the seventh area comes with the first of three moves, and the creature
// with it, so that it is the one to go when the second one looks for a unit.
TEST(AnunnakiCreaturesOfBot, AN_MYTH_05_AN_ORAC_03_after_each_repetition_of_an_oracle) {
    const BotPlay play =
        BotPlay(
            "creatures: feathered-serpent; arrow=right; tracks B: war 5; cubes: B 4; "
            "goals: war=areas tech=units trade=settlements sup=shrines; NOR-C: B[S F1]; "
            "G02: B[F4]; G03: B[F1]; G07: B[F1]; G10: B[F1]; G11: B[F1]")
            .element("oracle");
    Lines effects;
    for (const TraceRecord& record : read_trace(vocabulary(), play.events))
        if (record.effect == "creature" || record.effect == "move")
            effects.push_back(to_line(record));
    EXPECT_EQ(effects, (Lines{"AN-MOVE-10 move follower from G02 to G01",
                              "AN-MYTH-03 creature feathered-serpent area NOR-C",
                              "AN-MOVE-10 move creature from NOR-C to NOR-M",
                              "AN-MOVE-10 move follower from G02 to G06"}));
}

TEST(AnunnakiCreaturesOfBot, AN_MYTH_06_in_the_persons_turn_too_but_not_before_its_first_element) {
    State state = position("creatures: jormungandr; tracks B: war 4; NOR-C: B[S F1]");
    state.active = Side::kPerson;
    for (const std::uint8_t turn : {std::uint8_t{1}, std::uint8_t{2}}) {
        state.turn = turn;
        State now = state;
        Course course{content(), now};
        check_creatures(course);
        run(course);
        EXPECT_EQ(fact_text(now, "creatures", ""), turn == 1 ? "jormungandr" : "");
    }
}

TEST(AnunnakiCreaturesOfBot, AN_MYTH_07_no_god_replaces_it_and_after_a_defeat_it_goes_home) {
    EXPECT_EQ(BotPlay("NOR-C: B[S K1]").element("summon minor").trace(),
              Lines{"AN-SUMM-04 lapse number 1"});
    const BotPlay play = BotPlay(with_die(position("NOR-C: B[S]; G06: B[K1] AC12"), 1)).step_4();
    EXPECT_EQ(play.area("NOR-C"), "B[S K1]");
    EXPECT_EQ(play.bot().supply[3], 0);
}

}  // namespace
}  // namespace orrery::anunnaki::testing
