// The greedy bot at Anunnaki: that it plays better than chance, by the rules and without peeking,
// knows its odds in a combat and does Cosmobot no favours.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "games/anunnaki/advice/evaluation.h"
#include "games/anunnaki/advice/odds.h"
#include "tests/games/anunnaki/bot/play.h"
#include "tests/games/anunnaki/desk.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::anunnaki::testing {
namespace {

const AnyGame& the_game() {
    return test::game("anunnaki");
}

std::unique_ptr<Bot> bot(std::string_view name) {
    return std::move(make_bot(name, JsonObject{})).value();
}

// The person's points less Cosmobot's at the end of a game.
int margin(Bot& bot, const JsonObject& options, std::uint64_t seed) {
    std::unique_ptr<Position> position = test::start(the_game(), 1, options, seed);
    RandomStream chance(seed_from_number(seed + 1));
    while (!position->over()) {
        const Action action = ask_bot(bot, *position, 0, chance).action;
        const Refusal* refusal = position->check(0, action);
        EXPECT_EQ(refusal, nullptr) << the_game().print(action);
        if (refusal != nullptr) return 0;
        position->apply(0, action, nullptr);
    }
    const Standing standing = position->standing();
    return standing.seats[0].points - standing.seats[1].points;
}

TEST(AnunnakiBot, greedy_beats_random) {
    const auto greedy = bot("greedy"), random = bot("random");
    const int games = test::scaled(6);
    int better = 0;
    for (int number = 0; number < games; ++number) {
        const auto seed = static_cast<std::uint64_t>(1000 + number);
        better += margin(*greedy, {}, seed) > margin(*random, {}, seed) ? 1 : 0;
    }
    EXPECT_GE(100 * better, 98 * games) << better << " of " << games;
}

TEST(AnunnakiBot, greedy_plays_with_all_modules) {
    const auto greedy = bot("greedy");
    const JsonObject options{{"distant_planets", true}, {"creatures", true},
                             {"advanced_reveal", true}, {"expansion_houses", true},
                             {"person_house", "mesos"}, {"bot_house", "nypponis"},
                             {"difficulty", "easy"}};
    for (int number = 0; number < test::scaled(2); ++number)
        EXPECT_GT(margin(*greedy, options, static_cast<std::uint64_t>(number)), -80);
}

// What it decides must not depend on what the person cannot know.
TEST(AnunnakiBot, greedy_does_not_peek) {
    const auto greedy = std::move(make_bot("greedy", JsonObject{{"trials", 1}})).value();
    for (int number = 0; number < test::scaled(1); ++number) {
        test::RandomGame played(the_game(), 1, JsonObject{{"creatures", true}},
                                static_cast<std::uint64_t>(number));
        RandomStream chance(seed_from_number(5));
        while (const auto step = played.choose()) {
            const Seed seed = chance.fork();
            RandomStream one(seed), two(seed);
            const auto other = played.position().guess(0, chance);
            EXPECT_EQ(greedy->choose(played.position(), 0, one).action,
                      greedy->choose(*other, 0, two).action);
            if (HasFailure()) return;
            played.play(*step);
        }
    }
}

// AN-COMB-02, -03: the die has the faces 1, 2, 3, 3, 4, 5, and a tie is the attacker's.
TEST(AnunnakiBot, AN_COMB_03_odds_count_the_faces_of_the_die) {
    Desk desk("G05: B[F2] P[F1]");
    desk.phase(TaskKind::kPersonCombat);
    const Place here = place("G05");
    EXPECT_DOUBLE_EQ(winning_chance(content(), desk.state, here, 1), 0.0);
    EXPECT_DOUBLE_EQ(winning_chance(content(), desk.state, here, 2), 1.0 / 6);
    EXPECT_DOUBLE_EQ(winning_chance(content(), desk.state, here, 4), 4.0 / 6);
    EXPECT_DOUBLE_EQ(winning_chance(content(), desk.state, here, 6), 1.0);
    Desk defended("G05: B[F2] P[F1]");
    defended.bot_combats();
    EXPECT_DOUBLE_EQ(winning_chance(content(), defended.state, here, 2), 0.0);
    EXPECT_DOUBLE_EQ(winning_chance(content(), defended.state, here, 4), 2.0 / 6);
}

// AN-HCOMB-05: over the tiles nobody has seen; of one that lies face up the strength is known.
TEST(AnunnakiBot, AN_HCOMB_05_odds_against_a_civilisation_know_what_was_seen) {
    Desk desk("G04: AC01 P[F1]");
    desk.phase(TaskKind::kPersonCombat);
    const Place here = place("G04");
    EXPECT_DOUBLE_EQ(winning_chance(content(), desk.state, here, 2), 3.0 / 12);
    EXPECT_DOUBLE_EQ(winning_chance(content(), desk.state, here, 3), 7.0 / 12);
    desk.state.seen_civilisations = 0b1111;  // AC01 to AC04
    EXPECT_DOUBLE_EQ(winning_chance(content(), desk.state, here, 3), 3.0 / 8);
    Desk seen("G04: AC11! P[F1]");
    seen.phase(TaskKind::kPersonCombat);
    EXPECT_DOUBLE_EQ(winning_chance(content(), seen.state, here, 4), 0.0);
    EXPECT_DOUBLE_EQ(winning_chance(content(), seen.state, here, 5), 1.0);
}

TEST(AnunnakiBot, a_card_is_paid_only_where_it_helps) {
    Desk desk("G04: AC11! P[F1]; G06: AC01! P[F2]");
    desk.give("wood 1 metal 1 gold 1");
    desk.phase(TaskKind::kPersonCombat);
    // Against 6 no card of the hand is enough; against 3 the free one is.
    EXPECT_EQ(best_card(content(), desk.state, place("G04"), 5).card_or_none, 0U);
    EXPECT_EQ(best_card(content(), desk.state, place("G06"), 5).card_or_none, 1U);
}

// AN-CHOICE-05: Cosmobot attacks G05 or G12; of the two G12 has the shrine that the person's track
// counts.
TEST(AnunnakiBot, AN_CHOICE_05_ties_are_answered_against_Cosmobot) {
    State start = position(
        "bot=norse person=greek arrow=right; NOR-C: B[S F3]; GRE-C: P[S F1]; G05: P[F1]; "
        "G12: P[F1]; G02: B[S F3]; G01: B[F1]; G03: B[F1]; G04: B[F1]; G06: B[F1]; G07: B[F1]; "
        "G08: B[F1]; G09: B[F1]; G10: B[F1]; G11: B[F1]; G13: B[F1]; G14: B[F1]; "
        "goals: war=units tech=shrines trade=settlements sup=areas; tracks P: tech 8");
    start.tasks.push_back({TaskKind::kBotEndTurn, 0, 0, 0});
    start.tasks.push_back({TaskKind::kBotStep4, 0, 0, 0});
    BotPlay play(start);
    play.element("move 2 brave");
    ASSERT_EQ(play.state.choice, Choice::kMoveTarget);
    RandomStream chance(seed_from_number(3));
    EXPECT_EQ(
        game().words().vocabulary.print(game().advise(play.state, 0, Effort{}, chance).action),
        "choose G05");
}

// Every area more is worth something, and what Cosmobot holds counts against the person.
TEST(AnunnakiBot, the_board_counts_for_both_sides) {
    const auto worth = [](std::string_view notation) {
        return evaluate(content(), Desk(notation).state).total();
    };
    const double equal = worth("goals: war=areas tech=shrines trade=units sup=settlements");
    EXPECT_GT(worth("goals: war=areas tech=shrines trade=units sup=settlements; G02: P[F1]"),
              equal);
    EXPECT_LT(worth("goals: war=areas tech=shrines trade=units sup=settlements; G02: B[F1]"),
              equal);
}

}  // namespace
}  // namespace orrery::anunnaki::testing
