// Cosmobot's turn and inescapable fate (4.2, 4.3).
#include <algorithm>

#include "games/anunnaki/bot/bot.h"
#include "games/anunnaki/content/element.h"
#include "tests/games/anunnaki/bot/play.h"

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
    for (const TraceRecord& record : read_trace(vocabulary(), play.events))
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

}  // namespace
}  // namespace orrery::anunnaki::testing
