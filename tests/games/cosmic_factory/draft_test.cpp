// Distribution of the tiles: CF-DRAFT, and the worked examples DR-01 to DR-08.
#include <algorithm>
#include <numeric>
#include <set>

#include "tests/games/cosmic_factory/support.h"

namespace orrery::cosmic_factory::testing {
namespace {

using Tiles = std::vector<int>;

Tiles packet(const State& state, Seat seat) {
    return numbers(state.seat(seat).packet);
}
Tiles pile(const State& state, Seat seat) {
    return numbers(state.seat(seat).pile);
}
Action lowest_three(const State& state, Seat seat) {
    const auto& tiles = state.seat(seat).packet;
    return pick(tiles[0], tiles[1], tiles[2]);
}
void everybody_picks(State& state) {
    for (Seat seat = 0; seat < state.players; ++seat) {
        ASSERT_EQ(refusal_of(state, seat, lowest_three(state, seat)), "");
        game().apply(state, seat, lowest_three(state, seat), NoEvents{});
    }
}
Tiles joined(std::initializer_list<Tiles> parts) {
    Tiles all;
    for (const Tiles& part : parts) all.insert(all.end(), part.begin(), part.end());
    std::sort(all.begin(), all.end());
    return all;
}
Tiles range(int first, int last) {
    Tiles tiles(static_cast<std::size_t>(last - first + 1));
    std::iota(tiles.begin(), tiles.end(), first);
    return tiles;
}

TEST(CosmicFactoryDraft, CF_DRAFT_01_everybody_draws_nine_tiles_at_random) {
    std::set<Tiles> first_draws;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const State state = new_game(4, "{}", seed);
        std::set<int> different;
        for (Seat seat = 0; seat < 4; ++seat) {
            EXPECT_EQ(packet(state, seat).size(), 9U);
            for (int tile : packet(state, seat)) different.insert(tile);
        }
        EXPECT_EQ(different.size(), 36U);
        first_draws.insert(packet(state, 0));
    }
    EXPECT_EQ(first_draws.size(), 20U);
}

TEST(CosmicFactoryDraft, CF_DRAFT_02_the_first_pick_is_exactly_three_of_the_nine) {
    State state = drafting(2, 4);
    EXPECT_EQ(legal_actions(state, 0).size(), 84U);  // nine over three
    const Tiles drawn = packet(state, 0);
    const auto tile = [&](std::size_t i) { return static_cast<std::uint8_t>(drawn[i]); };
    game().apply(state, 0, pick(tile(8), tile(0), tile(4)), NoEvents{});
    EXPECT_EQ(pile(state, 0), (Tiles{drawn[0], drawn[4], drawn[8]}));
    EXPECT_EQ(packet(state, 0),
              (Tiles{drawn[1], drawn[2], drawn[3], drawn[5], drawn[6], drawn[7]}));
    EXPECT_EQ(state.phase, Phase::kDraft1);
}

TEST(CosmicFactoryDraft, CF_DRAFT_03_six_tiles_go_left_in_odd_rounds_and_right_in_even_ones) {
    for (int round = 1; round <= 5; ++round) {
        State state = drafting(5, 4, round);
        std::vector<Tiles> left_over;
        for (Seat seat = 0; seat < 5; ++seat) {
            const Tiles drawn = packet(state, seat);
            left_over.emplace_back(drawn.begin() + 3, drawn.end());
        }
        everybody_picks(state);
        ASSERT_EQ(state.phase, Phase::kDraft2);
        for (Seat seat = 0; seat < 5; ++seat) {
            const Seat from = round % 2 == 1 ? state.right(seat) : state.left(seat);
            EXPECT_EQ(packet(state, seat), left_over[static_cast<std::size_t>(from)])
                << "round " << round;
        }
    }
}

TEST(CosmicFactoryDraft, CF_DRAFT_04_the_second_pick_is_exactly_three_of_the_six_received) {
    State state = drafting(3, 4);
    const Tiles own_draw = packet(state, 0);
    everybody_picks(state);
    EXPECT_EQ(legal_actions(state, 0).size(), 20U);  // six over three
    // What was passed on is gone.
    const auto passed = static_cast<std::uint8_t>(own_draw[3]);
    EXPECT_EQ(refusal_of(state, 0,
                         pick(passed, static_cast<std::uint8_t>(packet(state, 0)[0]),
                              static_cast<std::uint8_t>(packet(state, 0)[1]))),
              "CF-DRAFT-08 pick_from_packet");
    const Tiles received = packet(state, 0), kept = pile(state, 0);
    game().apply(state, 0, lowest_three(state, 0), NoEvents{});
    EXPECT_EQ(pile(state, 0), joined({kept, Tiles(received.begin(), received.begin() + 3)}));
}

TEST(CosmicFactoryDraft, CF_DRAFT_05_the_last_three_go_on_in_the_same_direction) {
    for (int round : {1, 2}) {
        State state = drafting(4, 4, round);
        everybody_picks(state);
        std::vector<Tiles> last, kept;
        for (Seat seat = 0; seat < 4; ++seat) {
            const Tiles six = packet(state, seat);
            last.emplace_back(six.begin() + 3, six.end());
            kept.push_back(joined({pile(state, seat), Tiles(six.begin(), six.begin() + 3)}));
        }
        everybody_picks(state);
        EXPECT_EQ(state.phase, Phase::kReady);
        for (Seat seat = 0; seat < 4; ++seat) {
            const Seat from = round == 1 ? state.right(seat) : state.left(seat);
            EXPECT_EQ(pile(state, seat), joined({kept[static_cast<std::size_t>(seat)],
                                                 last[static_cast<std::size_t>(from)]}));
            // Unseen: even their owner sees nine backs.
            const State seen = game().hide(state, seat);
            EXPECT_EQ(pile(seen, seat), Tiles(9, 0));
        }
    }
}

TEST(CosmicFactoryDraft, CF_DRAFT_06_only_the_packet_to_choose_from_can_be_looked_at) {
    State state = drafting(3, 4);
    EXPECT_EQ(packet(game().hide(state, 0), 0), packet(state, 0));
    EXPECT_EQ(packet(game().hide(state, 0), 1), Tiles(9, 0));
    game().apply(state, 0, lowest_three(state, 0), NoEvents{});
    // The pick is made: neither the kept tiles nor those to be passed can be seen again.
    EXPECT_EQ(pile(game().hide(state, 0), 0), Tiles(3, 0));
    EXPECT_EQ(packet(game().hide(state, 0), 0), Tiles(6, 0));
    game().apply(state, 1, lowest_three(state, 1), NoEvents{});
    game().apply(state, 2, lowest_three(state, 2), NoEvents{});
    everybody_picks(state);
    EXPECT_EQ(pile(game().hide(state, 0), 0), Tiles(9, 0));
    everybody(state, "ready");
    EXPECT_EQ(pile(game().hide(state, 0), 0), pile(state, 0));
}

TEST(CosmicFactoryDraft, CF_DRAFT_07_no_packet_moves_before_all_have_picked) {
    State state = drafting(3, 4);
    const Tiles waiting = packet(state, 1);
    game().apply(state, 0, lowest_three(state, 0), NoEvents{});
    EXPECT_EQ(packet(state, 1), waiting);
    EXPECT_EQ(waits_for(state), (std::vector<int>{1, 2}));
    EXPECT_EQ(refusal_of(state, 0, lowest_three(state, 0)), "CF-CLOCK-06 already_answered");
    // What seat 0 kept looks the same to the others, whatever it was.
    State other = drafting(3, 4);
    const auto& tiles = other.seat(0).packet;
    game().apply(other, 0, pick(tiles[6], tiles[7], tiles[8]), NoEvents{});
    EXPECT_EQ(game().hide(state, 1), game().hide(other, 1));
    game().apply(state, 2, lowest_three(state, 2), NoEvents{});
    EXPECT_EQ(packet(state, 1), waiting);
    game().apply(state, 1, lowest_three(state, 1), NoEvents{});
    EXPECT_EQ(state.phase, Phase::kDraft2);
}

TEST(CosmicFactoryDraft, CF_DRAFT_08_DR_06_a_wrong_pick_is_refused) {
    const State state = drafting(2, 4);
    const auto& own = state.seat(0).packet;
    const std::uint8_t foreign = state.seat(1).packet[0];
    EXPECT_EQ(refusal_of(state, 0, pick(own[0], own[1], foreign)), "CF-DRAFT-08 pick_from_packet");
    EXPECT_EQ(refusal_of(state, 0, pick(own[0], own[1], own[1])), "CF-CLOCK-02 not_an_action");
    // Two tiles, four, or one of them twice have no form of their own.
    const Action two = make_action(ActionKind::kPick, {own[0], own[1]});
    const Action four = make_action(ActionKind::kPick, {own[0], own[1], own[2], own[3]});
    EXPECT_EQ(refusal_of(state, 0, two), "CF-CLOCK-02 not_an_action");
    EXPECT_EQ(refusal_of(state, 0, four), "CF-CLOCK-02 not_an_action");
    EXPECT_FALSE(parsed("pick 1 1 2").ok());
    EXPECT_FALSE(parsed("pick 1 2").ok());
    EXPECT_FALSE(parsed("pick 1 2 3 4").ok());
    EXPECT_EQ(refusal_of(state, 0, pick(own[0], own[1], own[2])), "");
}

TEST(CosmicFactoryDraft, CF_DRAFT_09_without_a_limit_no_time_runs_out) {
    EXPECT_EQ(refusal_of(drafting(2, 4), kClock, "time up"), "CF-CLOCK-04 no_limit_here");
}

TEST(CosmicFactoryDraft, CF_DRAFT_09_with_a_limit_the_lowest_numbers_are_picked) {
    State state = new_game(3, R"({"draft_seconds": 30, "cards": [4]})");
    const auto& own = state.seat(1).packet;
    const Tiles chosen{own[4], own[5], own[6]};
    game().apply(state, 1, pick(own[4], own[5], own[6]), NoEvents{});
    const Tiles first = packet(state, 0), third = packet(state, 2);
    time_up(state);
    EXPECT_EQ(state.phase, Phase::kDraft2);
    EXPECT_EQ(pile(state, 0), Tiles(first.begin(), first.begin() + 3));
    EXPECT_EQ(pile(state, 1), chosen);
    EXPECT_EQ(pile(state, 2), Tiles(third.begin(), third.begin() + 3));
    time_up(state);
    EXPECT_EQ(state.phase, Phase::kReady);
}

TEST(CosmicFactoryDraft, CF_DRAFT_10_everybody_ends_with_nine_tiles_and_no_tile_is_in_two_piles) {
    for (int players = 2; players <= 6; ++players)
        for (int card : {4, 12}) {
            const State state = ready(players, card);
            std::set<int> different;
            for (Seat seat = 0; seat < players; ++seat) {
                EXPECT_EQ(pile(state, seat).size(), 9U);
                EXPECT_TRUE(packet(state, seat).empty());
                for (int tile : pile(state, seat)) different.insert(tile);
            }
            EXPECT_EQ(different.size(), static_cast<std::size_t>(9 * players));
        }
}

TEST(CosmicFactoryDraft, DR_04_with_six_players_the_bag_is_empty) {
    const State state = new_game(6);
    std::set<int> drawn;
    for (Seat seat = 0; seat < 6; ++seat)
        for (int tile : packet(state, seat)) drawn.insert(tile);
    EXPECT_EQ(drawn.size(), static_cast<std::size_t>(kTileCount));
}

TEST(CosmicFactoryDraft, DR_05_four_players_with_the_generator_Z) {
    // Z deals 2–10, 11–19, 20–28, 29–37.
    std::vector<std::uint8_t> bag(kTileCount);
    std::iota(bag.begin(), bag.end(), std::uint8_t{1});
    Zeros zeros;
    shuffle(std::span<std::uint8_t>(bag), zeros);
    State state = drafting(4, 4);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        auto& own = state.seats[seat].packet;
        own.clear();
        for (std::size_t i = 0; i < 9; ++i) own.push_back(bag[9 * seat + i]);
    }
    EXPECT_EQ(packet(state, 0), range(2, 10));
    EXPECT_EQ(packet(state, 3), range(29, 37));
    everybody_picks(state);
    EXPECT_EQ(pile(state, 0), range(2, 4));
    EXPECT_EQ(packet(state, 0), range(32, 37));
    EXPECT_EQ(packet(state, 3), range(23, 28));
    everybody_picks(state);
    EXPECT_EQ(pile(state, 0), (Tiles{2, 3, 4, 26, 27, 28, 32, 33, 34}));
}

TEST(CosmicFactoryDraft, DR_07_in_the_second_step_a_seat_sees_its_six_tiles_only) {
    State state = drafting(3, 4);
    everybody_picks(state);
    const State seen = game().hide(state, 0);
    EXPECT_EQ(packet(seen, 0), packet(state, 0));
    EXPECT_EQ(pile(seen, 0), Tiles(3, 0));
    const Json view = game().view_json(seen, 0);
    const Json& own = view.at("seats").at(0);
    ASSERT_EQ(own.at("packet").as_array().size(), 6U);
    for (std::size_t i = 0; i < 6; ++i)
        EXPECT_EQ(own.at("packet").at(i), Json(tile_name(state.seat(0).packet[i])));
    EXPECT_EQ(orrery::to_text(own.at("pile")), "[null,null,null]");
    EXPECT_EQ(orrery::to_text(view.at("seats").at(1).at("packet")),
              "[null,null,null,null,null,null]");
}

TEST(CosmicFactoryDraft, DR_08_CF_CARD_12_pirates_move_every_pile_one_seat_to_the_right) {
    State with = drafting(4, 12), without = drafting(4, 4);
    for (Seat seat = 0; seat < 4; ++seat) without.seat(seat).packet = with.seat(seat).packet;
    for (State* state : {&with, &without})
        for (int step = 0; step < 2; ++step) everybody_picks(*state);
    for (Seat seat = 0; seat < 4; ++seat)
        EXPECT_EQ(pile(with, seat), pile(without, static_cast<Seat>((seat + 1) % 4)));
}

// The examples of draft.json: whose draw the nine tiles come from.
class CosmicFactoryDraftExamples : public ::testing::TestWithParam<Json> {};

TEST_P(CosmicFactoryDraftExamples, the_nine_tiles_come_from_these_draws) {
    const Json& example = GetParam();
    State state = drafting(static_cast<int>(example.at("players").as_int64()), 4,
                           static_cast<int>(example.at("round").as_int64()));
    std::vector<Tiles> draws;
    for (Seat seat = 0; seat < state.players; ++seat) draws.push_back(packet(state, seat));
    everybody_picks(state);
    everybody_picks(state);
    for (Seat seat = 0; seat < state.players; ++seat) {
        // The lowest three of each packet were picked: the origins give 1–3, 4–6, 7–9 of a draw.
        const JsonArray& origins =
            example.at("origins").at(static_cast<std::size_t>(seat)).as_array();
        Tiles expected;
        for (std::size_t step = 0; step < 3; ++step) {
            const Tiles& draw = draws[static_cast<std::size_t>(origins[step].as_int64())];
            const auto from = draw.begin() + static_cast<std::ptrdiff_t>(3 * step);
            expected.insert(expected.end(), from, from + 3);
        }
        EXPECT_EQ(pile(state, seat), joined({expected})) << "seat " << int{seat};
    }
}

std::vector<Json> draft_examples() {
    const JsonArray& drafts = data_file("draft.json").at("drafts").as_array();
    return {drafts.begin(), drafts.end()};
}
std::string draft_name(const ::testing::TestParamInfo<Json>& info) {
    std::string name(info.param.at("id").as_string());
    std::replace_if(name.begin(), name.end(), [](char c) { return c == '-' || c == ' '; }, '_');
    return name;
}
INSTANTIATE_TEST_SUITE_P(Data, CosmicFactoryDraftExamples, ::testing::ValuesIn(draft_examples()),
                         draft_name);

}  // namespace
}  // namespace orrery::cosmic_factory::testing
