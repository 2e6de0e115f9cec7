// Whole rounds and games: who starts, when goals are scored, when it ends.
#include <gmock/gmock.h>

#include "tests/games/crafting_the_cosmos/position.h"
#include "tests/games/crafting_the_cosmos/support.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

std::string first_legal(const State& state) {
    return legal_texts(state, static_cast<Seat>(state.current)).at(0);
}

// A turn with as little in it as possible: whoever only moves their token scores no set of cards.
void short_turn(State& state) {
    play(state, "shift own");
    while (state.phase == Phase::kPickNebula) play(state, first_legal(state));
    while (state.phase == Phase::kTakeCard) play(state, first_legal(state));
    while (state.phase == Phase::kPickNebula) play(state, first_legal(state));
    ASSERT_EQ(state.phase, Phase::kCraft);
    play(state, "omega nebula 1");
    play(state, "drop nebula");
}

void play_round(State& state) {
    const std::uint8_t round = state.round;
    while (state.round == round && state.phase != Phase::kGameOver) {
        while (state.phase == Phase::kDiscard) play(state, first_legal(state));
        if (state.round == round && state.phase == Phase::kShift) short_turn(state);
        ASSERT_FALSE(::testing::Test::HasFailure());
    }
}

class CraftingRounds : public ::testing::TestWithParam<int> {};

// Proves CTC-END-07.
TEST_P(CraftingRounds, Y_37_CTC_END_07_goal_i_is_scored_in_round_i_plus_two) {
    State state = new_game(GetParam());
    std::vector<int> appearance{state.track[0]};
    for (std::size_t i = state.goal_deck.size(); i-- > 0;) appearance.push_back(state.goal_deck[i]);
    for (std::size_t round = 1; round <= 8; ++round) {
        ASSERT_EQ(state.round, round);
        ASSERT_NE(state.phase, Phase::kGameOver);
        state.crystals = 100;  // so that only goals end it
        play_round(state);
        ASSERT_EQ(state.scored_goals.size(), round < 3 ? 0 : round - 2);
        for (std::size_t i = 0; i < state.scored_goals.size(); ++i)
            EXPECT_EQ(state.scored_goals[i], appearance[i]);
    }
    EXPECT_EQ(state.phase, Phase::kGameOver);
    EXPECT_EQ(state.round, 8);
    EXPECT_TRUE(game().standing(state).over);
    EXPECT_EQ(refusal_of(state, static_cast<Seat>(state.current), act("shift own")),
              "CTC-END-06 game_over");
}

// Proves CTC-TURN-01, CTC-END-06.
TEST_P(CraftingRounds, Y_38_CTC_TURN_01_CTC_END_06_the_start_tile_goes_round_but_not_with_two) {
    State state = new_game(GetParam());
    const int players = GetParam(), first = state.start;
    for (int round = 1; round <= 6; ++round) {
        state.crystals = 100;
        EXPECT_EQ(state.start, players == 2 ? first : (first + round - 1) % players);
        std::vector<int> order, expected;
        for (int i = 0; i < players; ++i) {
            expected.push_back((state.start + i) % players);
            while (state.phase == Phase::kDiscard) play(state, first_legal(state));
            order.push_back(state.current);
            short_turn(state);
        }
        while (state.phase == Phase::kDiscard) play(state, first_legal(state));
        EXPECT_EQ(order, expected);
        EXPECT_EQ(state.round, round + 1);
    }
}

// Proves CTC-END-04.
TEST_P(CraftingRounds, A_15_CTC_END_04_a_round_is_finished_when_the_crystals_run_out) {
    State state = new_game(GetParam());
    state.crystals = 1;
    state.own().crystal = 5;
    for (int turn = 0; turn < GetParam(); ++turn) {
        EXPECT_EQ(state.phase, Phase::kShift) << "turn " << turn;
        short_turn(state);
    }
    while (state.phase == Phase::kDiscard) play(state, first_legal(state));
    EXPECT_EQ(state.crystals, 0);
    EXPECT_EQ(state.phase, Phase::kGameOver);
    EXPECT_EQ(state.round, 1);
}

INSTANTIATE_TEST_SUITE_P(Players, CraftingRounds, ::testing::Values(2, 3, 4));

// What is wrong with the position, when it is read in this round.
std::string wrong_in_round(State state, int round) {
    state.round = static_cast<std::uint8_t>(round);
    JsonErrors errors;
    const Json json = game().state_json(state);
    game().state_from_json(JsonReader(json, errors));
    return errors.ok() ? "" : errors.error().at + " " + errors.error().rule;
}

// Six goals need eight rounds; whoever is later with them would come to a ninth.
TEST(CraftingRoundsRead, CTC_END_07_a_round_has_to_leave_time_for_the_goals) {
    State state = new_game(2);
    EXPECT_EQ(wrong_in_round(state, 1), "");
    EXPECT_EQ(wrong_in_round(state, 2), "/round CTC-END-07");
    const State last = position(R"({"track": "- - UG-03", "goal_deck": "", "round": 8})");
    EXPECT_EQ(wrong_in_round(last, 8), "");
    const State middle = position(R"({"track": "- UG-03 -", "goal_deck": "", "round": 7})");
    EXPECT_EQ(wrong_in_round(middle, 7), "");
    EXPECT_EQ(wrong_in_round(middle, 8), "/round CTC-END-07");
    // While cards are discarded the goals have moved for this round.
    const State late = position(R"({"track": "- - UG-03", "goal_deck": "", "round": 7,
        "phase": "discard", "hand": "11 light"})");
    EXPECT_EQ(wrong_in_round(late, 7), "");
    EXPECT_EQ(wrong_in_round(late, 8), "/round CTC-END-07");
}

TEST(CraftingApplied, what_comes_to_light_and_whose_turn_passes_is_said) {
    State state = new_game(2);
    while (state.phase != Phase::kCraft) {
        const std::string text = first_legal(state);
        const Applied applied = play(state, text);
        EXPECT_FALSE(applied.turn_passed) << text;
        if (text == "take card deck" || text.starts_with("pick")) {
            EXPECT_TRUE(applied.revealed) << text;
        }
    }
    const Applied seen = play(state, "omega nebula 1");
    EXPECT_TRUE(seen.revealed);
    EXPECT_FALSE(seen.turn_passed);
    const Applied dropped = play(state, "drop nebula");
    EXPECT_TRUE(dropped.turn_passed);
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
