// Cosmobot's turn, inescapable fate, and where the person decides (4.2, 4.3, 4.20).
#include <algorithm>

#include "games/anunnaki/bot.h"
#include "games/anunnaki/element.h"
#include "tests/games/anunnaki/bot_play.h"

namespace orrery::anunnaki::testing {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t kMoon = static_cast<std::size_t>(Deck::kMoon);
constexpr std::size_t kSun = static_cast<std::size_t>(Deck::kSun);

std::uint8_t card(std::string_view id) {
    const auto& cards = id[0] == 'M' ? content().moon : content().sun;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i].id == id) return static_cast<std::uint8_t>(i);
    ADD_FAILURE() << id;
    return 0;
}
std::string card_id(Deck deck, std::uint8_t one_based) {
    return one_based == 0 ? "none" : content().cards(deck)[one_based - 1U].id;
}
std::string face_up(const State& state) {
    return card_id(Deck::kMoon, state.face_up[kMoon]) + " " +
           card_id(Deck::kSun, state.face_up[kSun]);
}

// The moon card lies face up, the decks hold these cards, first on top.
BotPlay turn_with(std::string_view moon, const Lines& moon_deck, const Lines& sun_deck,
                  std::string_view notation) {
    BotPlay play(notation);
    play.state.face_up = {static_cast<std::uint8_t>(1 + card(moon)), 0};
    for (auto& deck : play.state.decks) deck.clear();
    for (const std::string& id : moon_deck) play.state.decks[kMoon].push_back(card(id));
    for (const std::string& id : sun_deck) play.state.decks[kSun].push_back(card(id));
    return play;
}

// The headings: cards and elements in the order in which they were carried out.
Lines headings(const BotPlay& play) {
    Lines lines;
    for (const TraceRecord& record : read_trace(content(), play.events))
        if (record.criterion.empty() && record.effect.empty())
            lines.push_back(to_line(record).substr(sizeof("AN-TURN-02")));
    return lines;
}

TEST(AnunnakiTurnOfBot, AN_TURN_01_the_deck_without_a_face_up_card_shows_its_top) {
    BotPlay play = turn_with("M13", {"M14"}, {"S16", "S17"}, "NOR-C: B[S F1]");
    play.task(TaskKind::kBotTurn);
    EXPECT_EQ(headings(play), (Lines{"M13", "cube 1", "followers 1", "S16", "harvest 1"}));
}

TEST(AnunnakiTurnOfBot, AN_TURN_02_the_moon_card_from_top_to_bottom_then_the_sun_card) {
    BotPlay play = turn_with("M24", {"M14"}, {"S24"}, "NOR-C: B[S F1]; cubes: B 14");
    play.task(TaskKind::kBotTurn);
    while (!play.state.candidates.empty())
        play.answer("choose " + place_name(content(), play.state.candidates[0]));
    EXPECT_EQ(headings(play), (Lines{"M24", "cube 1", "followers 3", "move 4 brave", "advance tech",
                                     "S24", "harvest 3", "portal 4 brave", "advance any"}));
}

TEST(AnunnakiTurnOfBot, AN_TURN_03_both_cards_leave_and_the_next_moon_card_is_turned_up) {
    BotPlay play = turn_with("M13", {"M14", "M15"}, {"S16", "S17"}, "NOR-C: B[S F1]");
    play.task(TaskKind::kBotTurn);
    EXPECT_EQ(face_up(play.state), "M14 none");
    EXPECT_EQ(play.state.decks[kMoon].size(), 1U);
    EXPECT_EQ(play.state.decks[kSun].size(), 1U);
    EXPECT_TRUE(play.told(EventKind::kCardsRemoved));
}

TEST(AnunnakiTurnOfBot, AN_TURN_04_EX_43_the_person_may_have_a_sun_card_turned_up) {
    BotPlay play = turn_with("M13", {"M14", "M15"}, {"S16", "S13"}, "NOR-C: B[S F1]");
    play.state.options.advanced_reveal = 1;
    play.task(TaskKind::kBotTurn);
    EXPECT_EQ(play.state.choice, Choice::kReveal);
    EXPECT_EQ(face_up(play.state), "none none");
    play.answer("reveal sun");
    EXPECT_EQ(face_up(play.state), "none S13");
    EXPECT_EQ(play.trace().back(), "AN-TURN-04 person  moon sun -> sun");
    // The next turn turns up a moon card, which is still resolved first (AN-TURN-01).
    play.events.clear();
    play.state.tasks.clear();
    play.state.active = Side::kBot;
    play.task(TaskKind::kBotTurn);
    EXPECT_EQ(headings(play),
              (Lines{"M14", "cube 1", "build", "move 2 mighty", "S13", "harvest 2"}));
}

TEST(AnunnakiTurnOfBot, AN_TURN_04_without_the_option_nothing_is_asked) {
    BotPlay play = turn_with("M13", {"M14"}, {"S16"}, "NOR-C: B[S F1]");
    play.task(TaskKind::kBotTurn);
    EXPECT_EQ(play.state.choice, Choice::kNone);
    EXPECT_EQ(play.state.active, Side::kPerson);
}

TEST(AnunnakiTurnOfBot, AN_TURN_05_combats_come_before_culture) {
    // Only the won combat completes the token.
    BotPlay play(with_die(position("NOR-C: B[S F1]; NOR-L: B[F1]; NOR-BL: B[F1]; "
                                   "NOR-M: B[m2] AC01; culture: NOR-K1"),
                          3));
    play.step_4();
    EXPECT_EQ(play.trace().back(), "AN-CULT-01 gain vp 2");
    EXPECT_EQ(fact_text(play.state, "culture", ""), "");
}

TEST(AnunnakiTurnOfBot, AN_TURN_06_the_arrow_is_in_force_for_the_whole_turn) {
    // S16 shows the left arrow: grain before metal already for the moon card's follower.
    BotPlay left =
        turn_with("M13", {"M14"}, {"S16"}, "NOR-C: B[S F1]; NOR-R: B[S F1]; cubes: B 14");
    left.task(TaskKind::kBotTurn);
    EXPECT_EQ(left.area("NOR-R"), "B[S F2] x1");
    BotPlay right =
        turn_with("M13", {"M14"}, {"S17"}, "NOR-C: B[S F1]; NOR-R: B[S F1]; cubes: B 14");
    right.task(TaskKind::kBotTurn);
    EXPECT_EQ(right.area("NOR-C"), "B[S F2]");
    EXPECT_EQ(right.state.arrow, 0);  // no longer when the turn is over
}

TEST(AnunnakiTurnOfBot, AN_TURN_07_no_card_is_turned_up_in_its_last_turn) {
    BotPlay last = turn_with("M13", {"M14"}, {"S16"}, "NOR-C: B[S F1]");
    last.state.last_turn = 1;
    last.task(TaskKind::kBotTurn);
    EXPECT_EQ(face_up(last.state), "none none");
    EXPECT_EQ(last.state.phase, Phase::kGameOver);
    // Cosmobot triggers the end itself: only the person's last turn follows.
    BotPlay trigger = turn_with("M13", {"M14"}, {"S16"}, "NOR-C: B[S F1]; cubes: B 13");
    trigger.task(TaskKind::kBotTurn);
    EXPECT_EQ(face_up(trigger.state), "none none");
    EXPECT_EQ(trigger.state.last_turn, 1);
}

TEST(AnunnakiTurnOfBot, AN_TURN_08_an_empty_deck_is_shuffled_anew) {
    BotPlay play = turn_with("M13", {}, {"S16"}, "NOR-C: B[S F1]");
    play.task(TaskKind::kBotTurn);
    EXPECT_NE(play.state.face_up[kMoon], 0);
    EXPECT_EQ(play.state.decks[kMoon].size(), 17U);
    auto cards = play.state.decks[kMoon];
    cards.push_back(static_cast<std::uint8_t>(play.state.face_up[kMoon] - 1));
    std::sort(cards.begin(), cards.end());
    EXPECT_EQ(std::unique(cards.begin(), cards.end()), cards.end());
    // With the content as it is, that cannot happen: every moon deck has 14 cubes and more.
    for (const DifficultyRule& rule : content().difficulties) {
        int cubes = 0;
        for (const PrintedCard& printed : content().moon)
            if (rule.keeps(printed.mark))
                for (const Element& element : printed.card.elements)
                    if (element.what == Do::kCube) cubes += element.number;
        EXPECT_GE(cubes, 14);
    }
}

TEST(AnunnakiTurnOfBot, AN_TURN_09_what_cannot_be_done_and_names_no_compensation_has_no_effect) {
    BotPlay play("NOR-C: B[S]; contracts: - - - - - -; tracks B: war 12");
    const State before = play.state;
    for (const char* element : {"harvest 2", "contract", "advance war", "summon minor"})
        play.element(element);
    EXPECT_EQ(play.state, before);
    EXPECT_EQ(play.trace().size(), 4U);
    for (const std::string& line : play.trace())
        EXPECT_NE(line.find(" lapse "), std::string::npos) << line;
}

TEST(AnunnakiFate, AN_FATE_01_one_cube_on_the_next_space_for_each_symbol) {
    BotPlay play("NOR-C: B[S F1]; cubes: B 4");
    play.element("cube 1");
    EXPECT_EQ(play.trace(), Lines{"AN-FATE-01 cube space 5"});
    EXPECT_EQ(play.bot().cubes, 5);
}

TEST(AnunnakiFate, AN_FATE_02_a_covered_icon_is_resolved_before_the_next_cube) {
    // Norse: space 2 builds, space 3 is plain.
    const BotPlay play = BotPlay("NOR-C: B[S F1]; NOR-L: B[F1]; cubes: B 1").element("cube 2");
    EXPECT_EQ(play.trace(), (Lines{"AN-FATE-01 cube space 2", "AN-BUILD-02 only  NOR-L -> NOR-L",
                                   "AN-BUILD-03 build NOR-L slot 1", "AN-FATE-01 cube space 3"}));
}

TEST(AnunnakiFate, AN_FATE_03_the_last_cube_gives_5_vp_and_triggers_the_end) {
    const BotPlay play = BotPlay("NOR-C: B[S F1]; cubes: B 13").element("cube 1");
    EXPECT_EQ(play.bot().vp, 5);
    EXPECT_EQ(fact_text(play.state, "end", ""), "B");
}

TEST(AnunnakiFate, AN_FATE_05_symbols_without_a_cube_are_ignored) {
    BotPlay play("NOR-C: B[S F1]; cubes: B 14");
    const State before = play.state;
    play.element("cube 2");
    EXPECT_EQ(play.state, before);
    EXPECT_EQ(play.trace(), Lines{"AN-FATE-05 lapse number 2"});
}

TEST(AnunnakiFate, AN_FATE_06_icons_are_seven_kinds_of_action) {
    for (const House& house : content().houses)
        for (const FateCard& fate : house.fate)
            for (const Element& icon : fate.spaces)
                EXPECT_TRUE(icon.what == Do::kNothing ||
                            std::find(std::begin(kOnFate), std::end(kOnFate), icon.what) !=
                                std::end(kOnFate))
                    << house.id;
}

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
TEST(AnunnakiChoices, AN_CHOICE_10_which_deck_is_turned_up) {
    for (const char* deck : {"moon", "sun"}) {
        BotPlay play = turn_with("M13", {"M14"}, {"S16", "S17"}, "NOR-C: B[S F1]");
        play.state.options.advanced_reveal = 1;
        play.task(TaskKind::kBotTurn);
        EXPECT_EQ(play.state.choice, Choice::kReveal);
        play.answer(std::string("reveal ") + deck);
        EXPECT_EQ(face_up(play.state), *deck == 'm' ? "M14 none" : "none S17");
    }
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
