// What a person types: what each short form becomes, and what is said to those that are none.
#include <gtest/gtest.h>

#include "games/anunnaki/companion/typed/readers.h"
#include "games/anunnaki/content/element.h"
#include "tests/games/anunnaki/companion/table.h"

namespace orrery::anunnaki::companion::testing {
namespace {

constexpr std::string_view kNorse = R"({"bot_house": "norse"})";
constexpr std::string_view kModules =
    R"({"bot_house": "norse", "distant_planets": true, "creatures": true})";
constexpr std::string_view kPrinted =
    R"({"bot_house": "norse", "physical_cards": true, "physical_die": true})";

std::string joined(const std::vector<Action>& entries) {
    std::string text;
    for (const Action entry : entries)
        text += (text.empty() ? "" : "; ") + rules().words().vocabulary.print(entry);
    return text;
}

// What a part becomes, possible or not; or the complaint about it.
std::string read(const std::string& part, std::string_view options = kNorse) {
    const Table table(options, false);
    typed::Desk desk{rules().content(), rules().words().vocabulary, table.state};
    const std::vector<Action> entries = typed::read_part(desk, typed::lower(part));
    return desk.ok() ? joined(entries) : desk.problem->text;
}

// What a line becomes, or the key of the problem.
std::string line(const Table& table, std::string_view text) {
    const Typed typed = rules().read_typed(table.state, kPersonSeat, text);
    return typed.problem ? std::string(typed.problem->key) : joined(typed.actions);
}

TEST(CosmobotTyping, AN_COMP_02_units_come_and_go_with_a_sign_a_number_and_a_letter) {
    EXPECT_EQ(read("g3 +2f"), "put person follower in G03; put person follower in G03");
    EXPECT_EQ(read("G03 -F +m"), "take person follower from G03; put person minor in G03");
    EXPECT_EQ(read("bl +s +g +k"),
              "settle person in GRE-BL; put person great in GRE-BL; put person creature in GRE-BL");
    EXPECT_EQ(read("xbl f"), "put person follower in NOR-BL");
    EXPECT_EQ(read("b xbl +s"), "settle bot in NOR-BL");
    EXPECT_EQ(read("bl -s"), "unsettle GRE-BL");
}

TEST(CosmobotTyping, AN_COMP_02_moves_name_from_and_to) {
    const std::string moved =
        "take person follower from GRE-C; put person follower in G03; "
        "take person follower from GRE-C; put person follower in G03";
    EXPECT_EQ(read("c>g3 2f"), moved);
    EXPECT_EQ(read("move 2f c g3"), moved);
    EXPECT_EQ(read("move 2F GRE-C G03"), moved);
    EXPECT_EQ(read("c>l"), "take person follower from GRE-C; put person follower in GRE-L");
    EXPECT_EQ(read("b xc>g3 m"), "take bot minor from NOR-C; put bot minor in G03");
}

TEST(CosmobotTyping, AN_COMP_02_markers_are_set_or_moved) {
    EXPECT_EQ(read("war 4"), "track person war 4");
    EXPECT_EQ(read("tech +1"), "track person tech 1");
    EXPECT_EQ(read("b trade +"), "track bot trade 1");
    EXPECT_EQ(read("sup -4"), "supremacy person -4");
    EXPECT_EQ(read("sup +2"), "supremacy person -4");
    EXPECT_EQ(read("sup 3"), "supremacy person 3");
    EXPECT_EQ(read("cube"), "cubes person 1");
    EXPECT_EQ(read("b cubes 5"), "cubes bot 5");
    EXPECT_EQ(read("vp 12"), "points person 12");
    EXPECT_EQ(read("b vp +3"), "points bot 3");
    EXPECT_EQ(read("token 5 -"), "no token on 5");
    EXPECT_EQ(read("token -2 +"), "token on -2");
}

TEST(CosmobotTyping, AN_COMP_02_tiles_symbols_and_tokens) {
    EXPECT_EQ(read("g4 -ac"), "no civilisation in G04");
    EXPECT_EQ(read("g4 ac"), "civilisation in G04");
    EXPECT_EQ(read("g4 ac=5"), "known civilisation in G04 of 5");
    EXPECT_EQ(read("g4 ac5"), "known civilisation in G04 of 5");
    EXPECT_EQ(read("g4 ac11!"), "known civilisation in G04 of 6");
    EXPECT_EQ(read("g7 ag=3"), "known god in G07 of 3");
    EXPECT_EQ(read("g7 -ag"), "no god in G07");
    EXPECT_EQ(read("l x1"), "exhaust grain in GRE-L");
    EXPECT_EQ(read("g3 x2"), "exhaust metal in G03; exhaust gold in G03");
    EXPECT_EQ(read("g3 x@2"), "exhaust metal in G03");
    EXPECT_EQ(read("g3 +x"), "exhaust gold in G03");
    EXPECT_EQ(read("g3 xmetal"), "exhaust metal in G03");
    EXPECT_EQ(read("g3 +xmetal"), "exhaust metal in G03");
    EXPECT_EQ(read("g3 -xgold"), "renew gold in G03");
    EXPECT_EQ(read("g3 +x +x"), "exhaust gold in G03; exhaust metal in G03");
    EXPECT_EQ(read("gk3 -"), "no culture at G-K03");
    EXPECT_EQ(read("k1 -"), "no culture at GRE-K1");
    EXPECT_EQ(read("xk2 -"), "no culture at NOR-K2");
    EXPECT_EQ(read("G-K12 +"), "culture at G-K12");
}

TEST(CosmobotTyping, AN_COMP_02_goals_and_contracts) {
    EXPECT_EQ(read("goals areas units settlements shrines"),
              "goal war areas; goal tech units; goal trade settlements; goal supremacy shrines");
    EXPECT_EQ(read("goals a u se"), "goal war areas; goal tech units; goal trade settlements");
    EXPECT_EQ(read("c3 4/1"), "contract 3 vp 4 trade 1");
    EXPECT_EQ(read("c3 4"), "contract 3 vp 4 trade 1");
    EXPECT_EQ(read("c3 -"), "no contract 3");
    EXPECT_EQ(read("c3 cn12"), "contract 3 vp 5 trade 2");
    EXPECT_EQ(
        read("contracts 3/1 5/2 - 4/1 2/1 CN03"),
        "contract 1 vp 3 trade 1; contract 2 vp 5 trade 2; no contract 3; contract 4 vp 4 trade "
        "1; contract 5 vp 2 trade 1; contract 6 vp 3 trade 1");
}

TEST(CosmobotTyping, AN_COMP_10_modules) {
    EXPECT_EQ(read("left dp2"), "planet left DP2");
    EXPECT_EQ(read("right tiamat"), "planet right DP4");
    EXPECT_EQ(read("dp2 +2f"), "put person follower in DP2:land; put person follower in DP2:land");
    EXPECT_EQ(read("dp2:lead -f"), "take person follower from DP2:lead");
    EXPECT_EQ(read("dp2 -ac"), "no civilisation in DP2:lead");
    EXPECT_EQ(read("dp2 ac=6"), "known civilisation in DP2:lead of 6");
    EXPECT_EQ(read("creatures sphinx griffin", kModules), "show sphinx left; show griffin right");
    EXPECT_EQ(read("take jorm c"), "give jormungandr to person; put person creature in GRE-C");
    EXPECT_EQ(read("b take sphinx xc"), "give sphinx to bot; put bot creature in NOR-C");
}

TEST(CosmobotTyping, AN_COMP_06_cards_in_their_notation_whatever_the_case) {
    EXPECT_EQ(read("moon m07"), "turn up moon; card M07");
    EXPECT_EQ(read("moon Cube 1; BUILD; move 2 Cunning"),
              "turn up moon; element cube 1; element build; element move 2 cunning; complete");
    EXPECT_EQ(read("sun arrow left; harvest 2; supremacy goal; summon great"),
              "turn up sun; arrow left; element harvest 2; element supremacy goal; element summon "
              "great; complete");
}

TEST(CosmobotTyping, AN_COMP_01_places_in_the_notation_of_the_rules) {
    EXPECT_EQ(read("G02: P[S F2 m1]"),
              "settle person in G02; put person follower in G02; put person follower in G02; "
              "put person minor in G02");
    EXPECT_EQ(read("NOR-C: B[S F1]"), "take bot follower from NOR-C; take bot follower from NOR-C");
    EXPECT_EQ(read("NOR-L: B[F2] x1"),
              "put bot follower in NOR-L; put bot follower in NOR-L; exhaust wood in NOR-L");
    EXPECT_EQ(read("G04: AC02"), "civilisation in G04");
    EXPECT_EQ(read("G04: AC02!"), "known civilisation in G04 of 3");
    EXPECT_EQ(read("G04: B[F1]"), "no civilisation in G04; put bot follower in G04");
    EXPECT_EQ(
        read("tracks B: war 5 tech 5 trade 3 sup -4 vp 7 | P: war 2"),
        "track bot war 5; track bot tech 5; track bot trade 3; supremacy bot -4; points bot 7; "
        "track person war 2");
    EXPECT_EQ(read("goals: war=areas tech=units trade=settlements sup=shrines"),
              "goal war areas; goal tech units; goal trade settlements; goal supremacy shrines");
    EXPECT_EQ(read("cubes: P 2 B 4"), "cubes person 2; cubes bot 4");
    EXPECT_EQ(read("tokens: 5 8"), "no token on -2; no token on 2");
    EXPECT_EQ(read("creatures: jormungandr sphinx"), "show jormungandr left; show sphinx right");
}

TEST(CosmobotTyping, AN_COMP_02_the_games_own_texts_are_understood) {
    EXPECT_EQ(read("put bot minor in NOR-C"), "put bot minor in NOR-C");
    EXPECT_EQ(read("Put Bot minor in nor-c"), "put bot minor in NOR-C");
    EXPECT_EQ(read("put bot follower in dp2:Land"), "put bot follower in DP2:land");
    EXPECT_EQ(read("physical die"), "physical die");
    EXPECT_EQ(read("end"), "end");
    EXPECT_EQ(read("d"), "done");
    EXPECT_EQ(read("fight g5"), "fight in G05");
}

TEST(CosmobotTyping, AN_COMP_02_what_cannot_be_read_says_why) {
    const auto complains = [](const std::string& part, std::string_view about) {
        EXPECT_NE(read(part).find(about), std::string::npos) << part << ": " << read(part);
    };
    complains("zz +f", "nothing I know");
    complains("g99 +f", "nothing I know");
    complains("g3", "g3 +2f");
    complains("g3 +2q", "no change of a place");
    complains("g3 x5", "symbols of G03 is 2");
    complains("g3 qxgold", "no change of a place");
    complains("g3 x@0", "symbols of G03 is 2");
    complains("war 13", "from 0 to 12");
    complains("war", "war 4");
    complains("sup 7x", "no number");
    complains("sup -3", "no space");
    complains("sup -", "no number");
    complains("token abc -", "no space");
    complains("token 5 x", "token 5 -");
    complains("end of the world", "like this: end");
    complains("done it", "like this: done");
    complains("cubes 15", "from 0 to 14");
    complains("vp 999", "from 0 to 250");
    complains("goals a b c", "no goal tile");
    complains("c3 4/3", "1 or 2 trade steps");
    complains("c3 x", "no contract");
    complains("take unicorn c", "no creature");
    complains("left dp9", "no distant planet");
    complains("moon dance 2", "no element");
    complains("g3 ac=0", "no strength");
    complains("G03: P[F2", "not closed");
    complains("G03: P[Q2]", "no pieces");
    complains("supply B: F9", "follows from");
    complains("c>zz f", "no area");
    complains("c>g3 2q", "no units");
}

TEST(CosmobotTyping, AN_COMP_02_each_part_is_read_against_what_those_before_it_have_changed) {
    const Table table(kModules, false);
    EXPECT_EQ(line(table, "war 4, war +1, war +"),
              "track person war 4; track person war 5; track person war 6");
    EXPECT_EQ(line(table, "sup +2, sup +1"), "supremacy person -4; supremacy person -2");
    EXPECT_EQ(line(table, "g3 xgold, g3 -xgold"), "exhaust gold in G03; renew gold in G03");
    EXPECT_EQ(line(table, "g3 x2, g3 x0"),
              "exhaust metal in G03; exhaust gold in G03; renew metal in G03; renew gold in G03");
    EXPECT_EQ(line(table, "left dp2, dp2 left: leader nobody | land p[f2]"),
              "planet left DP2; no civilisation in DP2:lead; put person follower in DP2:land; put "
              "person follower in DP2:land");
    EXPECT_EQ(line(table, "creatures sphinx griffin, creatures lam -"),
              "show sphinx left; show griffin right; remove sphinx; remove griffin; show lamassu "
              "left");
    EXPECT_EQ(line(table, "tokens: 2 5 8, tokens: -2 2 5 8"), "no token on -2; token on -2");
    EXPECT_EQ(line(table, "fix   g3  +F"), "put person follower in G03");
    EXPECT_EQ(line(table, "g3: P[]"), "") << "it is so already";
    EXPECT_EQ(line(table, ""), "");
}

TEST(CosmobotTyping, AN_COMP_02_a_problem_names_the_part_it_is_in) {
    const Table table(kNorse, false);
    const Typed typed = rules().read_typed(table.state, kPersonSeat, "war +1, G3 +2q, done");
    ASSERT_TRUE(typed.problem);
    EXPECT_TRUE(typed.actions.empty());
    EXPECT_EQ(typed.problem->key, "change");
    EXPECT_EQ(typed.problem->part, 2);
    EXPECT_EQ(typed.problem->part_text, "G3 +2q");
    EXPECT_EQ(rules().read_typed(table.state, kPersonSeat, "g3 +2q").problem->part, 0);
}

TEST(CosmobotTyping, AN_COMP_02_what_the_rules_forbid_is_refused_with_their_rule) {
    const Table table(kNorse);
    const Typed typed = rules().read_typed(table.state, kPersonSeat, "g2 +f, xc +f, war 3");
    ASSERT_TRUE(typed.problem);
    EXPECT_EQ(typed.problem->key, "refused");
    EXPECT_EQ(typed.problem->part, 2);
    ASSERT_NE(typed.problem->refusal, nullptr);
    EXPECT_EQ(typed.problem->refusal->rule, "AN-CTRL-07");
    EXPECT_EQ(rules().words().vocabulary.print(typed.problem->action),
              "put person follower in NOR-C");
}

TEST(CosmobotTyping, AN_COMP_02_nothing_is_read_beyond_what_comes_to_light) {
    const Table table(kNorse);
    EXPECT_EQ(line(table, "g2 +f, done"), "put person follower in G02; done");
    EXPECT_EQ(line(table, "done, war 3"), "later");
}

TEST(CosmobotTyping, AN_COMP_05_answers_are_a_number_or_a_name) {
    Table table(kPrinted, false);
    ASSERT_TRUE(table.asks(TaskKind::kAskCard));
    EXPECT_EQ(line(table, "m7"), "card M07");
    EXPECT_EQ(line(table, "Cube 1; build"), "element cube 1; element build; complete");
    EXPECT_EQ(line(table, "cube 1; dance"), "element");
    EXPECT_EQ(line(table, "draw"), "draw");
    EXPECT_EQ(line(table, ""), "draw");
    EXPECT_EQ(line(table, "goals a u se"),
              "goal war areas; goal tech units; goal trade settlements")
        << "edits are possible, whatever is asked";
    table.tell(
        "element portal 2 mighty; complete; goal war areas; goal tech units; goal trade "
        "settlements; no contract 1; no contract 2; no contract 3; no contract 4; no "
        "contract 5; no contract 6; done; arrow left; element contract; complete");
    ASSERT_EQ(table.state.choice, Choice::kPortalTarget);
    const std::string second = line(table, "2");
    EXPECT_TRUE(second.starts_with("choose G")) << second;
    EXPECT_EQ(line(table, "4"), "choice");
    EXPECT_EQ(line(table, "g5"), "refused");
    EXPECT_EQ(line(table, "2 3"), "unknown");
}

TEST(CosmobotTyping, AN_COMP_06_every_printed_card_can_be_typed_element_by_element) {
    const Table table(kPrinted, false);
    const typed::Desk desk{rules().content(), rules().words().vocabulary, table.state};
    for (const Deck deck : {Deck::kMoon, Deck::kSun})
        for (const PrintedCard& printed : rules().content().cards(deck)) {
            const std::string text = print_card(printed.card, deck);
            const auto entries = typed::find_card(desk, deck, text);
            ASSERT_TRUE(entries) << text;
            EXPECT_EQ(entries->back(), act(ActionKind::kComplete));
            EXPECT_EQ(typed::find_card(desk, deck, printed.id)->size(), 1U);
        }
}

}  // namespace
}  // namespace orrery::anunnaki::companion::testing
