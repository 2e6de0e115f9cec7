// The turns: what the program draws, rolls and asks for, and what it takes from the person.
#include "core/embedded_content.h"
#include "core/json.h"
#include "games/anunnaki/action.h"
#include "games/anunnaki/game.h"
#include "tests/games/anunnaki/companion/table.h"

namespace orrery::anunnaki::companion::testing {
namespace {

constexpr std::string_view kNorse = R"({"bot_house": "norse"})";
constexpr std::string_view kPhysical =
    R"({"bot_house": "norse", "physical_cards": true, "physical_die": true})";

// A table with the printed cards and die; the next two cards are typed.
Table typed_turn(std::string_view before, std::string_view moon, std::string_view sun) {
    Table table(kPhysical, false);
    table.tell("element cube 1; complete");
    table.tell("goal war areas; goal tech units; goal trade settlements");
    for (int slot = 1; slot <= 6; ++slot) table.tell("no contract " + std::to_string(slot));
    table.tell("turn up moon");
    table.tell(moon);
    table.tell("complete");
    table.tell(before);
    table.tell("done");
    EXPECT_TRUE(table.asks(TaskKind::kAskCard));
    table.tell(sun);
    table.tell("complete");
    return table;
}

TEST(CosmobotTurn, AN_COMP_03_the_program_owns_the_decks_and_the_die) {
    Table table(kNorse);
    const std::size_t moon = table.state.decks[0].size(), sun = table.state.decks[1].size();
    EXPECT_EQ(moon, 17U);
    EXPECT_EQ(sun, 18U);
    table.end_turn();
    EXPECT_EQ(table.state.decks[0].size(), moon - 1);
    EXPECT_EQ(table.state.decks[1].size(), sun - 1);
    EXPECT_TRUE(table.told(EventKind::kCardRevealed));
    EXPECT_TRUE(table.asks(TaskKind::kReport));
    EXPECT_EQ(table.state.turn, 2);
}

TEST(CosmobotTurn, AN_CHOICE_14_the_person_may_type_cards_and_die) {
    Table table(kPhysical, false);
    EXPECT_TRUE(table.asks(TaskKind::kAskCard));
    EXPECT_EQ(table.refusal("done"), "AN-COMP-05 not_asked");
    table.tell("card M07");
    EXPECT_EQ(table.state.face_up[0], 7);
    EXPECT_FALSE(table.state.decks[0].contains(6));
    EXPECT_TRUE(table.asks(TaskKind::kReport));
    table.tell("program cards; program die");
    EXPECT_EQ(table.refusal("program die"), "AN-COMP-03 program_already");
    EXPECT_EQ(table.refusal("turn up moon"), "AN-COMP-03 program_draws");
    table.tell("physical cards; turn up sun; draw");
    EXPECT_EQ(table.refusal("physical cards"), "AN-COMP-03 physical_already");
    EXPECT_EQ(table.state.face_up[0], 0);
    EXPECT_NE(table.state.face_up[1], 0);
}

TEST(CosmobotTurn, AN_SET_05_a_card_that_is_not_in_the_deck_cannot_lie_on_the_table) {
    Table table(R"({"bot_house": "norse", "difficulty": "easy", "physical_cards": true})", false);
    EXPECT_EQ(table.refusal("card M19"), "AN-SET-05 card_not_there");
    EXPECT_EQ(table.refusal("card S03"), "AN-COMP-06 other_deck");
    table.tell("card M01; turn up moon");
    EXPECT_EQ(table.refusal("card M01"), "AN-SET-05 card_not_there");
}

TEST(CosmobotTurn, AN_COMP_06_cards_are_typed_element_by_element) {
    Table table(kPhysical, false);
    EXPECT_EQ(table.refusal("element harvest 2"), "AN-COMP-06 other_deck");
    EXPECT_EQ(table.refusal("arrow left"), "AN-COMP-06 arrow_on_moon");
    EXPECT_EQ(table.refusal("complete"), "AN-COMP-06 card_empty");
    table.tell("element cube 1; element build; element income; element followers 2");
    table.tell("element move 2 brave; element portal 3 mighty");
    EXPECT_EQ(table.refusal("element oracle"), "AN-COMP-06 card_full");
    table.tell("complete");
    EXPECT_EQ(table.state.face_up[0], kTypedCard);
    table.tell("turn up sun");
    EXPECT_EQ(table.refusal("element cube 1"), "AN-COMP-06 other_deck");
    table.tell("element harvest 2; element supremacy goal; element summon great");
    EXPECT_EQ(table.refusal("complete"), "AN-COMP-06 arrow_missing");
    table.tell("arrow left");
    EXPECT_EQ(table.refusal("arrow right"), "AN-COMP-06 arrow_twice");
    table.tell("element advance any; element contract; element move 1 cunning; complete");
    EXPECT_EQ(table.state.typed[1].arrow, Arrow::kLeft);
    EXPECT_EQ(table.state.typed[1].elements.size(), 6U);
}

TEST(CosmobotTurn, AN_COMP_04_events_name_what_Cosmobot_does_and_the_criterion_that_decided) {
    const Table table = typed_turn("put bot follower in NOR-M; put bot follower in NOR-L",
                                   "element income", "arrow right; element harvest 1");
    EXPECT_EQ(table.area("NOR-M").exhausted, 1);
    EXPECT_TRUE(table.told(EventKind::kCriterion));
    EXPECT_TRUE(table.told(EventKind::kExhausted));
}

TEST(CosmobotTurn, AN_COMP_05_asks_only_where_the_rules_let_the_person_choose) {
    // EX-27: after the most wood two areas are left with as much.
    Table table = typed_turn(
        "no civilisation in G06; put bot follower in G05; put bot follower in G06; "
        "put bot follower in G12",
        "element income", "arrow right; element harvest 4");
    EXPECT_EQ(table.state.choice, Choice::kHarvest);
    EXPECT_EQ(table.refusal("choose G06"), "AN-CRIT-03 no_candidate");
    EXPECT_EQ(table.refusal("done"), "AN-COMP-05 not_asked");
    EXPECT_EQ(table.refusal("reveal sun"), "AN-COMP-05 not_asked");
    table.tell("choose G12");
    EXPECT_EQ(table.area("G12").exhausted, 0b01);
    // Everything else is decided: only the next card of the printed deck is asked for.
    EXPECT_TRUE(table.asks(TaskKind::kAskCard));
}

TEST(CosmobotTurn, AN_CHOICE_10_the_advanced_rule_asks_which_deck_is_turned_up) {
    Table table(R"({"bot_house": "norse", "advanced_reveal": true})");
    table.tell("done");
    RandomStream random(seed_from_number(3));
    while (table.state.choice != Choice::kReveal)
        rules().apply(table.state, 0, rules().random_action(table.state, 0, random), NoEvents{});
    EXPECT_EQ(table.refusal("choose G03"), "AN-COMP-05 not_asked");
    table.tell("reveal sun");
    EXPECT_EQ(table.state.face_up[0], 0);
    EXPECT_NE(table.state.face_up[1], 0);
}

TEST(CosmobotTurn, AN_COMP_02_an_edit_in_Cosmobots_turn_asks_again_with_what_is_true_now) {
    Table table = typed_turn(
        "no civilisation in G06; put bot follower in G05; put bot follower in G06; "
        "put bot follower in G12",
        "element income", "arrow right; element harvest 4");
    ASSERT_EQ(table.state.choice, Choice::kHarvest);
    EXPECT_EQ(table.refusal("show sphinx left"), "AN-COMP-02 your_turn_only");
    table.tell("take bot follower from G05");  // it was never there
    EXPECT_TRUE(table.state.candidates.empty());
    EXPECT_EQ(table.area("G12").exhausted, 0b01);
}

TEST(CosmobotTurn, AN_COMP_09_asks_for_the_strength_of_a_civilisation_when_it_is_revealed) {
    Table table = typed_turn(
        "put bot minor in NOR-C; take bot follower from NOR-C; take bot follower from NOR-C",
        "element income", "arrow right; element portal 2 brave");
    table.tell("choose G01; draw");
    ASSERT_TRUE(table.asks(TaskKind::kAskCivilisation));
    EXPECT_EQ(table.refusal("god strength 2"), "AN-COMP-09 god_known");
    EXPECT_EQ(table.refusal("put bot follower in G02"), "AN-COMP-08 combat_under_way");
    const Place where = table.state.combat.place;
    table.tell("strength 5");
    ASSERT_TRUE(table.asks(TaskKind::kAskDie));
    EXPECT_EQ(table.refusal("die 6"), "AN-COMP-09 no_face");
    table.tell("die 1");  // 3 + 1 < 5
    EXPECT_EQ(table.state.areas[where].revealed, 5);
    EXPECT_EQ(table.bot().tracks[0], 0);
    EXPECT_TRUE(table.told(EventKind::kUnitsRetreated));
}

TEST(CosmobotTurn, AN_COMP_09_in_Atlantis_the_god_token_is_asked_for_once) {
    Table table =
        typed_turn("put bot great in NOR-C; put bot minor in NOR-C; put bot minor in NOR-C",
                   "element income", "arrow right; element portal 3 brave");
    table.tell("draw");
    ASSERT_TRUE(table.asks(TaskKind::kAskCivilisation));
    ASSERT_EQ(table.state.combat.place, place("G07"));
    table.tell("god strength 3");
    EXPECT_EQ(table.refusal("god strength 3"), "AN-COMP-09 god_known");
    table.tell("strength 6");
    table.tell("die 2");  // 7 + 2 = 9
    EXPECT_EQ(table.bot().tracks[0], 2);
    EXPECT_EQ(table.area("G07").civilisation, 0);
    EXPECT_EQ(table.state.atlantis_gods[0], 0);
    EXPECT_EQ(table.state.facts.god_strength[0], 0);
}

TEST(CosmobotTurn, AN_COMP_09_asks_for_the_contract_that_refills_a_slot) {
    Table table(kPhysical, false);
    table.tell("element income; complete; goal war areas; goal tech units; goal trade shrines");
    for (int slot = 1; slot <= 6; ++slot)
        table.tell("contract " + std::to_string(slot) + " vp " + std::to_string(slot % 4) +
                   " trade 1");
    table.tell("done; arrow left; element contract; complete");
    ASSERT_TRUE(table.asks(TaskKind::kAskContract));
    EXPECT_EQ(table.state.tasks.back().a, 2);  // slot 3: the first with 3 points
    EXPECT_EQ(table.bot().vp, 3);
    EXPECT_EQ(table.bot().tracks[2], 1);
    table.tell("contract 3 vp 5 trade 2");
    EXPECT_EQ(table.state.contracts[2], (ContractSlot{1, 0, 5, 2}));
    EXPECT_TRUE(table.asks(TaskKind::kAskCard));
}

TEST(CosmobotTurn, AN_CONT_03_a_slot_stays_empty_when_the_stack_is) {
    Table table(kPhysical, false);
    table.tell("element income; complete; goal war areas; goal tech units; goal trade shrines");
    for (int slot = 1; slot <= 6; ++slot)
        table.tell("contract " + std::to_string(slot) + " vp 1 trade 1");
    table.tell("done; arrow left; element contract; complete; no contract 1");
    EXPECT_EQ(table.state.contracts[0].filled, 0);
    EXPECT_TRUE(table.asks(TaskKind::kAskCard));
}

TEST(CosmobotTurn, AN_COMP_08_a_combat_is_assisted_in_the_order_of_the_rules) {
    // EX-37 and -38 with the same numbers: the attacker wins a tie.
    Table table(kPhysical, false);
    table.tell("card M01; put bot follower in G05; put bot follower in G05");
    table.tell("put person follower in G05");
    EXPECT_EQ(table.refusal("fight in G04"), "AN-COMB-01 no_combat");
    table.tell("fight in G05");
    ASSERT_TRUE(table.asks(TaskKind::kCommitWeapon));
    EXPECT_EQ(table.refusal("total 3"), "AN-COMP-05 not_asked");
    table.tell("committed");
    ASSERT_TRUE(table.asks(TaskKind::kAskDie));
    table.tell("die 1");
    ASSERT_TRUE(table.asks(TaskKind::kAskTotal));
    EXPECT_EQ(table.refusal("total 0"), "AN-COMP-09 total_too_low");
    table.tell("total 3");
    EXPECT_EQ(table.person().tracks[0], 2);
    EXPECT_EQ(table.units(Side::kBot, "G05"), 0);
    EXPECT_EQ(table.units(Side::kBot, "NOR-C"), 5);
    EXPECT_TRUE(table.asks(TaskKind::kReport));
}

TEST(CosmobotTurn, AN_COMP_08_Cosmobot_defends_and_its_war_marker_moves) {
    Table table(kPhysical, false);
    table.tell("card M01; put bot follower in G05; put bot minor in G05");
    table.tell("put person follower in G05; fight in G05; committed; die 5; total 7");
    EXPECT_EQ(table.bot().tracks[0], 2);
    EXPECT_EQ(table.units(Side::kPerson, "GRE-C"), 4);
    EXPECT_EQ(table.person().tracks[0], 0);
}

TEST(CosmobotTurn, AN_CTRL_11_no_combat_is_left_when_the_persons_turn_is_over) {
    Table table(kNorse);
    table.tell("put bot follower in G05; put person follower in G05");
    EXPECT_EQ(table.refusal("done"), "AN-CTRL-11 combat_pending");
    table.tell("take person follower from G05; put person follower in G04");
    EXPECT_EQ(table.refusal("done"), "AN-CTRL-11 combat_pending");
    EXPECT_EQ(table.refusal("fight in G04"), "AN-COMB-01 no_combat");  // the person's own affair
    table.tell("no civilisation in G04");
    EXPECT_EQ(table.refusal("done"), "");
}

TEST(CosmobotTurn, AN_CHOICE_11_several_combats_are_fought_in_the_persons_order) {
    Table table = typed_turn(
        "no civilisation in G06; put bot follower in G05; put bot follower in G06; "
        "put bot follower in G12",
        "element income", "arrow right; element harvest 4");
    // A correction: the person's units had been there all the time.
    table.tell("put person follower in G05; put person follower in G12; draw");
    ASSERT_EQ(table.state.choice, Choice::kCombatOrder);
    EXPECT_EQ(table.refusal("choose G12"), "AN-COMP-05 not_asked");
    EXPECT_EQ(table.refusal("fight in G06"), "AN-CRIT-03 no_candidate");
    // An edit that makes a combat void leaves the other one.
    table.tell("take person follower from G05");
    EXPECT_TRUE(table.asks(TaskKind::kCommitWeapon));
    EXPECT_EQ(table.state.combat.place, place("G12"));
}

TEST(CosmobotTurn, AN_COMB_01_the_order_is_said_by_naming_the_place) {
    Table table = typed_turn(
        "no civilisation in G06; put bot follower in G05; put bot follower in G06; "
        "put bot follower in G12",
        "element income", "arrow right; element harvest 4");
    table.tell("put person follower in G05; put person follower in G12; draw; fight in G12");
    EXPECT_EQ(table.state.combat.place, place("G12"));
    table.tell("committed; die 1; total 3");  // 2 against 3: the defender wins
    EXPECT_EQ(table.units(Side::kBot, "G12"), 0);
    EXPECT_EQ(table.state.combat.place, place("G05"));
}

TEST(CosmobotTurn, AN_COMP_10_the_person_attacks_Cosmobot_on_a_distant_planet) {
    Table table(R"({"bot_house": "norse", "distant_planets": true, "physical_die": true})");
    table.tell("planet left DP2; planet right DP4; no civilisation in DP2:lead");
    table.tell("put bot follower in DP2:lead; put person minor in DP2:land");
    EXPECT_EQ(table.refusal("fight in DP2:lead"), "AN-COMB-01 no_combat");
    EXPECT_EQ(table.refusal("fight in DP4:land"), "AN-COMB-01 no_combat");
    table.tell("fight in DP2:land; committed; die 1; total 2");
    EXPECT_EQ(table.board().distant(1)->leader, Leader::kPerson);
    EXPECT_EQ(table.units(Side::kPerson, "DP2:lead", UnitKind::kMinor), 1);
    EXPECT_EQ(table.units(Side::kBot, "NOR-C"), 4);
}

TEST(CosmobotTurn, AN_DIST_05_Cosmobot_attacks_a_civilisation_of_the_strength_that_was_told) {
    Table table(R"({"bot_house": "norse", "distant_planets": true, "physical_die": true})");
    table.tell("planet left DP2; planet right DP4; known civilisation in DP2:lead of 9");
    table.tell("put bot follower in DP2:land; put bot follower in DP2:land; done");
    RandomStream random(seed_from_number(5));
    while (!table.asks(TaskKind::kAskDie) || table.state.combat.place != place("DP2:land"))
        rules().apply(table.state, 0, rules().random_action(table.state, 0, random), NoEvents{});
    table.tell("die 5");
    EXPECT_EQ(table.board().distant(1)->leader, Leader::kCivilisation);
    EXPECT_EQ(table.units(Side::kBot, "DP2:land"), 0);
}

TEST(CosmobotTurn, AN_MYTH_06_a_creature_that_Cosmobot_meets_in_the_persons_turn_comes_to_it) {
    Table table(R"({"bot_house": "norse", "creatures": true})");
    table.tell("show jormungandr left; show sphinx right; track bot war 4");
    table.end_turn();
    EXPECT_EQ(table.bot().creatures & 1, 1);
    EXPECT_GE(table.bot().vp, 5);
}

TEST(CosmobotTurn, AN_COMP_11_the_final_count_reads_the_content_and_the_persons_own_total) {
    // EX-45.
    Table table(kNorse);
    table.tell("goal war areas; goal tech units; goal trade settlements; points bot 31");
    table.tell("track bot war 7; track bot tech 4; track bot trade 6; supremacy bot 4");
    table.tell("settle bot in NOR-L; settle bot in NOR-R");
    for (const char* area : {"NOR-M", "NOR-BL", "NOR-BR", "G02", "G03", "G05"})
        table.tell("put bot follower in " + std::string(area));
    table.tell("put bot follower in G05; put bot follower in G05");
    const Standing standing = rules().standing(table.state);
    EXPECT_EQ(standing.seats[1].points, 62);
    EXPECT_EQ(standing.seats[1].name, "Cosmobot");
}

TEST(CosmobotTurn, AN_SCORE_02_the_person_types_the_total_and_loses_a_tie) {
    for (const int ahead : {0, 1}) {
        Table table(kNorse);
        table.tell("track person war 12; done");
        RandomStream random(seed_from_number(1));
        while (!table.asks(TaskKind::kAskScore))
            rules().apply(table.state, 0, rules().random_action(table.state, 0, random),
                          NoEvents{});
        EXPECT_EQ(table.state.last_turn, 1);
        EXPECT_NE(table.refusal("score 300"), "");
        const int bot = rules().standing(table.state).seats[1].points;
        table.tell("score " + std::to_string(bot + ahead));
        const Standing standing = rules().standing(table.state);
        EXPECT_TRUE(standing.over);
        EXPECT_EQ(standing.seats[0].points, bot + ahead);
        EXPECT_EQ(standing.seats[0].place, ahead == 0 ? 2 : 1);
        EXPECT_EQ(table.refusal("done"), "AN-END-01 game_over");
    }
}

TEST(CosmobotTurn, AN_END_01_after_Cosmobots_last_cube_the_person_has_one_more_turn) {
    Table table(kPhysical, false);
    table.tell("element cube 1; complete; goal war areas; goal tech units; goal trade shrines");
    for (int slot = 1; slot <= 6; ++slot) table.tell("no contract " + std::to_string(slot));
    table.tell("cubes bot 13; done; arrow left; element contract; complete");
    EXPECT_TRUE(table.told(EventKind::kEndTriggered));
    EXPECT_EQ(table.bot().vp, 5);
    ASSERT_TRUE(table.asks(TaskKind::kReport));  // no card is turned up any more
    EXPECT_EQ(table.refusal("no end"), "AN-END-04 last_turn");
    table.tell("done");
    EXPECT_TRUE(table.asks(TaskKind::kAskScore));
}

TEST(CosmobotTurn, AN_RNG_01_the_same_seed_and_entries_lead_to_the_same_position) {
    Table first(kNorse), second(kNorse);
    first.end_turn();
    second.end_turn();
    EXPECT_EQ(first.state, second.state);
}

TEST(CosmobotTurn, AN_COMP_03_the_decks_are_those_of_the_full_game_of_the_same_seed) {
    const Table table(kNorse, false);
    const Anunnaki game(rules().content());
    const Json options = parse_json(kNorse).value();
    JsonErrors errors;
    const State full = game.setup(1, JsonReader(options, errors), seed_from_number(7));
    EXPECT_EQ(table.state.decks, full.decks);
    EXPECT_EQ(table.state.face_up, full.face_up);
}

TEST(CosmobotTurn, AN_SET_02_options_are_those_of_the_full_game_and_three_more) {
    JsonErrors errors;
    const Json same = parse_json(R"({"bot_house": "greek"})").value();
    rules().setup(1, JsonReader(same, errors), Seed{});
    EXPECT_EQ(errors.error().rule, "AN-SET-02");
    JsonErrors unknown;
    const Json other = parse_json(R"({"underworld": true})").value();
    rules().setup(1, JsonReader(other, unknown), Seed{});
    EXPECT_EQ(unknown.error().rule, "AN-SET-13");
}

}  // namespace
}  // namespace orrery::anunnaki::companion::testing
