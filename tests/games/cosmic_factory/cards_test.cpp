// The chaos cards that change tiles and galaxies, a test for each: 1, 3, 7, 11, 12, 13, 18.
#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/defaults.h"
#include "tests/games/cosmic_factory/support.h"

namespace orrery::cosmic_factory::testing {
namespace {

using Points = std::vector<int>;

// Seat 0 has this galaxy, seat 1 a complete one of the round's shape.
State with_galaxy(int card, const Galaxy& galaxy) {
    State state = building(2, card);
    give(state, 0, galaxy);
    lay_all(state, 1);
    return state;
}
TEST(CosmicFactoryCards, CF_CARD_01_black_hole_turns_two_tiles_face_down) {
    // V08 with cells 4 and 8 down, by the owner's own flips: 3/4/5/1.
    State state = with_galaxy(1, vector("V08"));
    EXPECT_EQ(refusal_of(state, 0, "done"), "CF-CARD-01 flips_missing");
    play(state, 0, "flip down (1,1)");
    EXPECT_EQ(refusal_of(state, 0, "flip down (1,1)"), "CF-CARD-01 already_down");
    EXPECT_EQ(refusal_of(state, 0, "flip up (0,0)"), "CF-CARD-01 already_up");
    EXPECT_EQ(refusal_of(state, 0, "flip down (3,3)"), "CF-BUILD-05 empty_cell");
    play(state, 0, "flip down (0,0)");
    EXPECT_EQ(refusal_of(state, 0, "flip down (2,2)"), "CF-CARD-01 two_down_already");
    play(state, 0, "flip up (0,0)");
    play(state, 0, "flip down (2,2)");
    play(state, 0, "done");
    play(state, 1, "flip down (0,0)");
    play(state, 1, "flip down (0,1)");
    play(state, 1, "done");
    EXPECT_EQ(state.round, 2);  // nobody forgot anything, nobody is asked
    EXPECT_EQ(markers_of(state, 0), (Points{3, 4, 5, 1}));
    // With no other card is a tile turned over.
    EXPECT_EQ(refusal_of(with_galaxy(13, vector("V08")), 0, "flip down (0,0)"),
              "CF-CARD-01 flip_only_black_hole");
}

TEST(CosmicFactoryCards, CF_CARD_01_the_left_neighbour_turns_what_was_forgotten) {
    State state = building(3, 1);
    give(state, 0, vector("V08"));
    give(state, 1, vector("V17"));
    give(state, 2, vector("V20"));
    play(state, 1, "flip down (0,0)");
    play(state, 1, "flip down (1,0)");
    play(state, 2, "flip down (1,1)");
    time_up(state);
    // Seat 1 chooses two tiles of seat 0, seat 0 one tile of seat 2; seat 2 has nothing to choose.
    ASSERT_EQ(state.phase, Phase::kBlackHole);
    EXPECT_EQ(waits_for(state), (std::vector<int>{0, 1}));
    EXPECT_EQ(refusal_of(state, 2, "turn down (2,2)"), "CF-CLOCK-08 nothing_to_answer");
    EXPECT_EQ(refusal_of(state, 1, "turn down (0,0)"), "CF-CARD-01 wrong_number_to_turn");
    EXPECT_EQ(refusal_of(state, 1, "turn down (0,0) (0,0)"), "CF-CARD-01 not_a_face_up_tile");
    EXPECT_EQ(refusal_of(state, 1, "turn down (0,0) (3,0)"), "CF-CARD-01 not_a_face_up_tile");
    EXPECT_EQ(refusal_of(state, 0, "turn down (0,0) (1,0)"), "CF-CARD-01 wrong_number_to_turn");
    EXPECT_EQ(refusal_of(state, 0, "turn down (1,1)"), "CF-CARD-01 not_a_face_up_tile");
    play(state, 1, "turn down (0,0) (0,2)");
    // Chosen, but nothing is turned before all have chosen; the choice is final and secret.
    EXPECT_EQ(tiles_face_down(state.seat(0).galaxy), 0);
    EXPECT_EQ(refusal_of(state, 1, "turn down (0,0) (0,2)"), "CF-CLOCK-06 already_answered");
    EXPECT_EQ(game().hide(state, 0).seat(1).pending.operands, (Action{}.operands));
    play(state, 0, "turn down (0,0)");
    EXPECT_EQ(state.round, 2);
    EXPECT_EQ(markers_of(state, 0), (Points{1, 4, 0, 1}));  // V08 without cells 0 and 6
    EXPECT_EQ(tiles_face_down(state.scored.seats[2].galaxy), 2);
}

TEST(CosmicFactoryCards, CF_CARD_01_by_default_each_missing_flip_is_drawn_from_the_face_up_tiles) {
    Zeros zeros;
    EXPECT_EQ(printed(default_turn_down(vector("V08"), 2, zeros)), "turn down (0,0) (1,0)");
    EXPECT_EQ(zeros.drawn, 2);
    // Nine tiles face up, then eight: the last of each; the order of drawing is not kept.
    Script last{{8, 7}};
    EXPECT_EQ(printed(default_turn_down(vector("V08"), 2, last)), "turn down (1,2) (2,2)");
    // A tile that lies face down is no choice.
    Script one{{0}};
    EXPECT_EQ(printed(default_turn_down(laid("01.0d 02.0 03.0"), 1, one)), "turn down (1,0)");
    // In the game, with a generator whose next numbers are 0: V08 is worth 0/4/5/2.
    State state = with_galaxy(1, vector("V08"));
    play(state, 1, "flip down (0,0)");
    play(state, 1, "flip down (1,0)");
    state.random = random_with_zeros_next({9, 8});
    time_up(state);
    ASSERT_EQ(state.phase, Phase::kBlackHole);
    time_up(state);
    EXPECT_EQ(markers_of(state, 0), (Points{0, 4, 5, 2}));
}

TEST(CosmicFactoryCards, CF_CARD_03_new_dimension_takes_any_shape_in_one_piece) {
    State ring = with_galaxy(3, vector("V27"));
    EXPECT_EQ(refusal_of(ring, 0, "done"), "");
    time_up(ring);
    EXPECT_EQ(markers_of(ring, 0), (Points{1, 8, 9, 4}));  // the hole bounds zones, 9 tiles give 4
    State plus = with_galaxy(3, vector("V28"));
    time_up(plus);
    EXPECT_EQ(markers_of(plus, 0), (Points{1, 6, 11, 1}));
    // In between, pieces may lie apart; only done asks for one piece. Corners do not connect.
    State apart = building(2, 3);
    lay_all(apart, 0);
    play(apart, 0, "move (2,2) to (-5,4)");
    EXPECT_EQ(refusal_of(apart, 0, "done"), "CF-CARD-03 not_in_one_piece");
    play(apart, 0, "move (-5,4) to (3,3)");
    EXPECT_EQ(refusal_of(apart, 0, "done"), "CF-CARD-03 not_in_one_piece");
    play(apart, 0, "move (3,3) to (3,0)");
    EXPECT_EQ(refusal_of(apart, 0, "done"), "");
    // A frozen piece outside is laid again by repair.
    State frozen = building(2, 3);
    lay_all(frozen, 0);
    play(frozen, 0, "move (2,2) to (-5,4)");
    play(frozen, 0, "take green");
    time_up(frozen);
    const Galaxy& repaired = frozen.scored.seats[0].galaxy;
    EXPECT_TRUE(is_complete(repaired, Shape::kFree));
    EXPECT_LT(index_at(repaired, {-5, 4}), 0);
}

TEST(CosmicFactoryCards, CF_CARD_07_one_dimension_is_one_row_of_nine) {
    State state = with_galaxy(7, vector("V25"));
    EXPECT_EQ(refusal_of(state, 0, "done"), "");
    time_up(state);
    EXPECT_EQ(markers_of(state, 0), (Points{2, 10, 6, 4}));
    // A column is not offered, and repair fills the row.
    State empty = building(2, 7);
    EXPECT_EQ(refusal_of(empty, 0, "place 01.0 at (0,1)"), "CF-BUILD-12 outside_board");
    play(empty, 0, "place 01.1 at (4,0)");
    time_up(empty);
    const Galaxy& row = empty.scored.seats[0].galaxy;
    for (std::int8_t x = 0; x < 9; ++x) EXPECT_GE(index_at(row, {x, 0}), 0);
    EXPECT_EQ(row[static_cast<std::size_t>(index_at(row, {4, 0}))].tile, 1);
}

TEST(CosmicFactoryCards, CF_CARD_11_parallel_universes_are_two_squares_and_a_tile_left_over) {
    State state = with_galaxy(11, vector("V26"));
    give(state, 0, vector("V26"), {1});
    EXPECT_EQ(refusal_of(state, 0, "done"), "");
    // The ninth tile can still be exchanged for another.
    play(state, 0, "remove A(0,0)");
    EXPECT_EQ(refusal_of(state, 0, "done"), "CF-BUILD-08 incomplete");
    play(state, 0, "place 01.1 at A(0,0)");
    EXPECT_EQ(numbers(state.seat(0).pile), (std::vector<int>{2}));
    play(state, 0, "remove A(0,0)");
    play(state, 0, "place 02.1 at A(0,0)");
    play(state, 0, "done");
    time_up(state);
    EXPECT_EQ(markers_of(state, 0), (Points{1, 10, 7, 1}));
}

TEST(CosmicFactoryCards, CF_CARD_11_the_two_squares_are_never_neighbours) {
    const Galaxy squares = vector("V26");
    for (const PlacedTile& a : squares)
        for (const PlacedTile& b : squares)
            EXPECT_FALSE((a.cell.x >= kGalaxyB) != (b.cell.x >= kGalaxyB) &&
                         are_neighbours(a.cell, b.cell));
    const Evaluation found = evaluate(game().content().tiles, {squares.data(), squares.size()});
    EXPECT_EQ(found.longest, 4);
    EXPECT_EQ(found.network, 4);
    EXPECT_EQ(found.separate, 4);
    EXPECT_EQ(found.largest(1), 5);  // the larger one of both, not the sum
}

TEST(CosmicFactoryCards, CF_CARD_12_space_pirates_pass_the_piles_to_the_right_in_every_round) {
    for (int round : {1, 2}) {
        for (int players : {2, 3, 5}) {
            State with = drafting(players, 12, round), without = drafting(players, 4, round);
            for (Seat seat = 0; seat < players; ++seat)
                without.seat(seat).packet = with.seat(seat).packet;
            for (State* state : {&with, &without})
                while (state->phase != Phase::kReady)
                    for (Seat seat = 0; seat < players; ++seat) {
                        const auto& packet = state->seat(seat).packet;
                        game().apply(*state, seat, pick(packet[0], packet[1], packet[2]),
                                     NoEvents{});
                    }
            for (Seat seat = 0; seat < players; ++seat) {
                EXPECT_EQ(with.seat(with.right(seat)).pile, without.seat(seat).pile);
                // Unseen until building starts.
                EXPECT_EQ(numbers(game().hide(with, seat).seat(seat).pile), std::vector<int>(9, 0));
            }
        }
    }
}

TEST(CosmicFactoryCards, CF_CARD_13_sabotage_removes_a_tile_on_the_left) {
    State state = building(3, 13);
    give(state, 0, vector("V08"));
    give(state, 1, vector("V17"));
    give(state, 2, vector("V20"));
    time_up(state);
    ASSERT_EQ(state.phase, Phase::kSabotage);
    EXPECT_EQ(legal_actions(state, 2).size(), 9U);  // mandatory: there is no way to decline
    EXPECT_EQ(refusal_of(state, 2, "sabotage (0,3)"), "CF-CARD-13 no_tile_to_sabotage");
    play(state, 2, "sabotage (0,1)");
    EXPECT_EQ(state.seat(0).galaxy.size(), 9U);  // all removals happen together
    EXPECT_EQ(refusal_of(state, 2, "sabotage (1,1)"), "CF-CLOCK-06 already_answered");
    EXPECT_EQ(game().hide(state, 0).seat(2).pending.operands, (Action{}.operands));
    play(state, 0, "sabotage (2,2)");
    play(state, 1, "sabotage (1,1)");
    EXPECT_EQ(markers_of(state, 0), (Points{3, 4, 2, 0}));  // V08 without cell 3
    for (std::size_t seat = 0; seat < 3; ++seat)
        EXPECT_EQ(state.scored.seats[seat].galaxy.size(), 8U);
    EXPECT_LT(index_at(state.scored.seats[0].galaxy, {0, 1}), 0);
    EXPECT_LT(index_at(state.scored.seats[1].galaxy, {2, 2}), 0);
    EXPECT_LT(index_at(state.scored.seats[2].galaxy, {1, 1}), 0);
    Zeros zeros;
    EXPECT_EQ(printed(default_sabotage(vector("V08"), zeros)), "sabotage (0,0)");
    Script eight{{8}};
    EXPECT_EQ(printed(default_sabotage(vector("V08"), eight)), "sabotage (2,2)");
}

TEST(CosmicFactoryCards, CF_CARD_18_bonus_optimisation_does_not_freeze_and_allows_several_grabs) {
    State state = building(2, 18);
    lay_all(state, 0);
    play(state, 0, "take green");
    play(state, 0, "rotate (0,0) to 2");
    play(state, 0, "take blue");
    EXPECT_EQ(state.seat(0).bonus, 3);
    EXPECT_EQ(state.seat(0).frozen, 0);
    EXPECT_EQ(refusal_of(state, 1, "take blue orange"), "CF-BONUS-04 bonus_gone");
    // A holder is not finished by holding.
    EXPECT_EQ(waits_for(state), (std::vector<int>{0, 1}));
    play(state, 0, "done");
    play(state, 0, "take orange");
    EXPECT_EQ(state.seat(0).done, 1);
    EXPECT_EQ(waits_for(state), (std::vector<int>{1}));
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
