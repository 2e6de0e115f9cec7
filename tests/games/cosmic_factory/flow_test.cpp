// The course of a game: CF-FLOW and the beginner variant.
#include <set>

#include "games/cosmic_factory/events.h"
#include "tests/games/cosmic_factory/support.h"

namespace orrery::cosmic_factory::testing {
namespace {

// The phases a game goes through, each once for as long as it lasts.
std::vector<Phase> phases_of(State state, std::uint64_t seed) {
    RandomStream random(seed_from_number(seed));
    std::vector<Phase> phases{state.phase};
    int steps = 0;
    play_on(state, random, [&](const State& now) {
        if (now.phase != phases.back()) phases.push_back(now.phase);
        return ++steps > 5000;
    });
    if (state.phase != phases.back()) phases.push_back(state.phase);
    return phases;
}

bool heard(const std::vector<Event>& events, EventKind kind) {
    for (const Event& event : events)
        if (event.kind == static_cast<std::uint8_t>(kind)) return true;
    return false;
}

TEST(CosmicFactoryFlow, CF_FLOW_01_a_game_has_exactly_five_rounds) {
    State state = new_game(3);
    RandomStream random(seed_from_number(5));
    for (int round = 1; round <= 5; ++round) {
        EXPECT_EQ(state.round, round);
        EXPECT_FALSE(game().standing(state).over);
        play_out_round(state, random);
    }
    EXPECT_EQ(state.phase, Phase::kGameOver);
    EXPECT_EQ(state.round, 5);
    EXPECT_TRUE(game().standing(state).over);
    for (Seat seat = 0; seat < 3; ++seat) {
        EXPECT_TRUE(legal_actions(state, seat).empty());
        EXPECT_EQ(refusal_of(state, seat, "ready"), "CF-FLOW-01 game_over");
    }
    EXPECT_EQ(refusal_of(state, kClock, "time up"), "CF-FLOW-01 game_over");
}

TEST(CosmicFactoryFlow, CF_FLOW_02_a_round_is_reveal_distribute_build_score) {
    // Cards that ask nothing after building: the four phases, five times.
    const std::vector<Phase> phases = phases_of(new_game(2, R"({"cards": [4, 5, 6, 7, 8]})"), 11);
    std::vector<Phase> expected;
    for (int round = 0; round < 5; ++round)
        for (Phase phase : {Phase::kDraft1, Phase::kDraft2, Phase::kReady, Phase::kBuild})
            expected.push_back(phase);
    expected.push_back(Phase::kGameOver);
    EXPECT_EQ(phases, expected);
    // An action of another phase is refused.
    const State draft = drafting(2, 4), build = building(2, 4);
    EXPECT_EQ(refusal_of(draft, 0, "done"), "CF-BUILD-10 not_now_build");
    EXPECT_EQ(refusal_of(draft, 0, "ready"), "CF-BUILD-01 not_now_ready");
    EXPECT_EQ(refusal_of(build, 0, "pick 1 2 3"), "CF-FLOW-02 not_now_draft");
    EXPECT_EQ(refusal_of(build, 0, "offer none"), "CF-FLOW-02 not_now");
}

TEST(CosmicFactoryFlow, CF_FLOW_02_cards_with_a_choice_add_their_phase_between_build_and_draft) {
    const std::pair<int, Phase> choices[] = {{1, Phase::kBlackHole},
                                             {13, Phase::kSabotage},
                                             {19, Phase::kExchange},
                                             {20, Phase::kOffering}};
    for (const auto& [card, phase] : choices) {
        State state = building(2, card);
        for (Seat seat = 0; seat < 2; ++seat) {
            state.seat(seat).markers = {6, 6, 6, 6};
            give(state, seat, vector("V08"));
        }
        time_up(state);
        EXPECT_EQ(state.phase, phase) << "card " << card;
        time_up(state);
        EXPECT_EQ(state.phase, Phase::kDraft1) << "card " << card;
        EXPECT_EQ(state.round, 2);
    }
}

TEST(CosmicFactoryFlow, CF_FLOW_03_after_scoring_tiles_and_bonus_tiles_go_back) {
    // Card 11 discards a tile, card 13 removes some, card 1 turns some down: all of them return.
    for (int card : {1, 11, 13}) {
        State state = building(6, card);
        play(state, 2, "take blue");
        time_up(state);
        if (state.phase != Phase::kDraft1) time_up(state);
        ASSERT_EQ(state.round, 2);
        EXPECT_EQ(state.middle, 7);
        std::set<int> tiles;
        for (Seat seat = 0; seat < 6; ++seat) {
            const SeatState& own = state.seat(seat);
            EXPECT_EQ(own.bonus, 0);
            EXPECT_EQ(own.frozen, 0);
            EXPECT_TRUE(own.galaxy.empty());
            EXPECT_TRUE(own.pile.empty());
            tiles.insert(own.packet.begin(), own.packet.end());
        }
        EXPECT_EQ(tiles.size(), 54U) << "card " << card;
    }
    // The last round too leaves an empty table.
    State last = building(2, 4, 5);
    play(last, 0, "take green");
    time_up(last);
    EXPECT_EQ(last.phase, Phase::kGameOver);
    EXPECT_EQ(last.middle, 7);
    EXPECT_TRUE(last.seat(0).galaxy.empty());
}

TEST(CosmicFactoryFlow, CF_FLOW_04_one_card_a_round_and_never_the_same_again) {
    State state = new_game(2);
    RandomStream random(seed_from_number(8));
    std::set<int> played;
    for (int round = 1; round <= 5; ++round) {
        EXPECT_EQ(state.card(), state.cards[static_cast<std::size_t>(round - 1)]);
        EXPECT_TRUE(played.insert(state.card()).second);
        play_out_round(state, random);
        EXPECT_EQ(state.scored.card, state.cards[static_cast<std::size_t>(round - 1)]);
    }
    EXPECT_EQ(played.size(), 5U);
}

TEST(CosmicFactoryFlow, CF_FLOW_05_the_card_is_public_before_any_tile_is_picked) {
    State state = new_game(3);
    RandomStream random(seed_from_number(4));
    for (int round = 1; round <= 5; ++round) {
        for (Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
            const Json view = game().view_json(game().hide(state, viewer), viewer);
            for (int i = 1; i <= 5; ++i) {
                const Json& card = view.at("cards").at(static_cast<std::size_t>(i - 1));
                EXPECT_EQ(card.is_null(), i > round) << "round " << round << ", card " << i;
            }
        }
        play_out_round(state, random);
    }
}

TEST(CosmicFactoryFlow, CF_FLOW_05_the_card_is_told_before_the_tiles) {
    State state = building(2, 4);
    const std::vector<Event> events = play_heard(state, kClock, "time up");
    std::size_t card = events.size(), tiles = events.size();
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (events[i].kind == static_cast<std::uint8_t>(EventKind::kCardRevealed)) card = i;
        if (events[i].kind == static_cast<std::uint8_t>(EventKind::kTilesDealt)) tiles = i;
    }
    ASSERT_LT(card, events.size());
    EXPECT_LT(card, tiles);
    EXPECT_EQ(events[card].arguments[0], 2);
    EXPECT_EQ(events[card].arguments[1], state.cards[1]);
}

TEST(CosmicFactoryFlow, CF_FLOW_06_the_card_beats_a_base_rule_and_leaves_the_others_alone) {
    // Card 7 changes the board, and nothing else: the grab still freezes, the track still counts.
    State row = building(2, 7);
    EXPECT_EQ(refusal_of(row, 0, "place 01.0 at (5,0)"), "");
    EXPECT_EQ(refusal_of(building(2, 0), 0, "place 01.0 at (5,0)"), "CF-BUILD-12 outside_board");
    EXPECT_EQ(refusal_of(row, 0, "place 01.0 at (0,1)"), "CF-BUILD-12 outside_board");
    play(row, 0, "take green");
    EXPECT_EQ(refusal_of(row, 0, "place 01.0 at (5,0)"), "CF-BONUS-02 frozen");
    give(row, 1, vector("V25"));
    play(row, 1, "done");
    EXPECT_EQ(markers_of(row, 1), (std::vector<int>{2, 10, 6, 4}));
}

TEST(CosmicFactoryFlow, CF_FLOW_07_the_card_is_the_same_for_everybody) {
    // Four seats with the same galaxy score the same under every card that asks nothing.
    for (int card : {2, 4, 5, 6, 8, 9, 10, 12, 14, 15, 16, 17, 18}) {
        State state = building(4, card);
        for (Seat seat = 0; seat < 4; ++seat) give(state, seat, vector("V08"));
        time_up(state);
        for (Seat seat = 1; seat < 4; ++seat)
            EXPECT_EQ(markers_of(state, seat), markers_of(state, 0)) << "card " << card;
        EXPECT_GT(markers_of(state, 0)[0], 0);
    }
}

TEST(CosmicFactoryFlow, CF_VAR_01_beginners_play_without_cards_and_without_draft) {
    State state = new_game(3, R"({"beginner": true})");
    EXPECT_EQ(state.phase, Phase::kReady);
    for (Seat seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(state.seat(seat).pile.size(), 9U);
        EXPECT_TRUE(state.seat(seat).packet.empty());
    }
    std::vector<Phase> expected;
    for (int round = 0; round < 5; ++round) {
        expected.push_back(Phase::kReady);
        expected.push_back(Phase::kBuild);
    }
    expected.push_back(Phase::kGameOver);
    EXPECT_EQ(phases_of(state, 6), expected);
    for (std::uint8_t card : state.cards) EXPECT_EQ(card, 0);
}

TEST(CosmicFactoryFlow, CF_VAR_01_everything_else_is_unchanged_for_beginners) {
    State state = building(2, 0);
    give(state, 0, vector("V08"));
    give(state, 1, vector("V06"));
    play(state, 0, "take green");
    EXPECT_EQ(refusal_of(state, 0, "remove (0,0)"), "CF-BONUS-02 frozen");
    const std::vector<Event> events = play_heard(state, 1, "done");
    EXPECT_EQ(markers_of(state, 0), (std::vector<int>{5 + 3, 4, 5, 2}));
    EXPECT_EQ(markers_of(state, 1), (std::vector<int>{1, 0, 4, 0}));
    EXPECT_FALSE(heard(events, EventKind::kCardRevealed));
    EXPECT_TRUE(heard(events, EventKind::kTilesDealt));
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
