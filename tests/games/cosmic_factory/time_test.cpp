// Time-out and repair: CF-TIME, and the worked examples REP-01 to REP-09.
#include <algorithm>

#include "games/cosmic_factory/events.h"
#include "games/cosmic_factory/repair.h"
#include "tests/games/cosmic_factory/support.h"

namespace orrery::cosmic_factory::testing {
namespace {

constexpr auto kUnheard = [](const PlacedTile&) {};

SeatState seat_with(const Galaxy& galaxy, std::initializer_list<int> pile = {}) {
    SeatState own;
    own.galaxy = galaxy;
    for (int tile : pile) own.pile.push_back(static_cast<std::uint8_t>(tile));
    return own;
}

Shape shape_named(std::string_view name) {
    return name == "free"          ? Shape::kFree
           : name == "two squares" ? Shape::kTwoSquares
                                   : Shape::kSquare;
}

template <class Numbers>
std::string listed(const Numbers& numbers) {
    JsonArray list;
    for (int number : numbers) list.emplace_back(number);
    return orrery::to_text(Json(list));
}

class CosmicFactoryRepairExamples : public ::testing::TestWithParam<Json> {};

TEST_P(CosmicFactoryRepairExamples, repair_gives_this_galaxy) {
    const Json& example = GetParam();
    const Shape shape = shape_named(example.at("shape").as_string());
    SeatState own;
    own.galaxy = laid(std::string_view(example.at("placed").as_string()), shape);
    for (const Json& tile : example.at("pile").as_array())
        own.pile.push_back(static_cast<std::uint8_t>(tile.as_int64()));
    if (example.at("draws").is_string()) {
        Zeros zeros;
        repair(own, shape, zeros, kUnheard);
        EXPECT_EQ(zeros.drawn, example.at("drawn").as_int64());
    } else {
        Script script;
        for (const Json& number : example.at("draws").as_array())
            script.numbers.push_back(static_cast<std::uint32_t>(number.as_int64()));
        repair(own, shape, script, kUnheard);
        EXPECT_EQ(script.bounds.size(), script.numbers.size());
    }
    EXPECT_EQ(text_of(own.galaxy),
              text_of(laid(std::string_view(example.at("result").as_string()), shape)));
    EXPECT_EQ(listed(own.pile), orrery::to_text(example.at("left")));
    if (!example.as_object().contains("points")) return;
    const auto evaluation =
        evaluate(game().content().tiles, {own.galaxy.data(), own.galaxy.size()});
    const GalaxyPoints points = points_of(game().content().scoring(0), evaluation);
    EXPECT_EQ(listed(evaluation.zones[0]), orrery::to_text(example.at("green")));
    EXPECT_EQ(listed(evaluation.zones[1]), orrery::to_text(example.at("blue")));
    EXPECT_EQ(listed(evaluation.zones[2]), orrery::to_text(example.at("orange")));
    EXPECT_EQ(listed(evaluation.constellations), orrery::to_text(example.at("constellations")));
    EXPECT_EQ(listed(std::vector<int>{evaluation.longest, evaluation.network, evaluation.separate}),
              orrery::to_text(example.at("tracks")));
    EXPECT_EQ(
        listed(std::vector<int>{points.zones[0], points.zones[1], points.zones[2], points.track}),
        orrery::to_text(example.at("points")));
}

std::vector<Json> repair_examples() {
    const JsonArray& repairs = data_file("repair.json").at("repairs").as_array();
    return {repairs.begin(), repairs.end()};
}
std::string repair_name(const ::testing::TestParamInfo<Json>& info) {
    std::string name(info.param.at("id").as_string());
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}
INSTANTIATE_TEST_SUITE_P(Data, CosmicFactoryRepairExamples, ::testing::ValuesIn(repair_examples()),
                         repair_name);

TEST(CosmicFactoryTime, CF_TIME_01_incomplete_galaxies_are_repaired_and_complete_ones_untouched) {
    State state = building(3, 13);
    give(state, 0, vector("V08"));
    give(state, 1, laid("10.1 -- -- -- 11.2"), {12, 13, 14, 15, 16, 17, 18});
    play(state, 2, "take green");
    play(state, 1, "take blue");
    play(state, 0, "done");
    ASSERT_EQ(state.phase, Phase::kSabotage);
    EXPECT_EQ(text_of(state.seat(0).galaxy), text_of(vector("V08")));
    for (Seat seat : {Seat{1}, Seat{2}}) {
        EXPECT_TRUE(is_complete(state.seat(seat).galaxy, Shape::kSquare));
        EXPECT_TRUE(state.seat(seat).pile.empty());
    }
    const Galaxy& kept = state.seat(1).galaxy;
    EXPECT_EQ(kept[static_cast<std::size_t>(index_at(kept, {0, 0}))].rotation, 1);
    EXPECT_EQ(kept[static_cast<std::size_t>(index_at(kept, {1, 1}))].tile, 11);
}

TEST(CosmicFactoryTime, CF_TIME_02_on_a_board_with_fixed_cells_no_tile_is_wrong) {
    SeatState own = seat_with(laid("-- 01.3 -- -- -- -- -- -- 02.1"), {3, 4, 5, 6, 7, 8, 9});
    Zeros zeros;
    repair(own, Shape::kSquare, zeros, kUnheard);
    EXPECT_EQ(text_of(own.galaxy), text_of(laid("04.0 01.3 05.0 06.0 07.0 08.0 09.0 03.0 02.1")));
}

TEST(CosmicFactoryTime, CF_TIME_03_the_pool_is_sorted_shuffled_and_laid_row_by_row) {
    // The pile's order does not matter; draws: shuffle of three (2, then 1), then rotations.
    SeatState own = seat_with(laid("-- 01.0 02.0 03.0 -- 04.0 05.0 06.0 --"), {9, 7, 8});
    Script script{{0, 1, 3, 2, 1}};
    repair(own, Shape::kSquare, script, kUnheard);
    // [7, 8, 9]: i = 2, j = 0 gives [9, 8, 7]; i = 1, j = 1 leaves it.
    EXPECT_EQ(text_of(own.galaxy), text_of(laid("09.3 01.0 02.0 03.0 08.2 04.0 05.0 06.0 07.1")));
    // A row is walked from left to right, of two squares A comes before B.
    SeatState row = seat_with(laid("01.0 -- 02.0", Shape::kRow), {3, 4, 5, 6, 7, 8, 9});
    Zeros zeros;
    repair(row, Shape::kRow, zeros, kUnheard);
    EXPECT_EQ(text_of(row.galaxy),
              text_of(laid("01.0 04.0 02.0 05.0 06.0 07.0 08.0 09.0 03.0", Shape::kRow)));
    SeatState squares = seat_with({}, {1, 2, 3, 4, 5, 6, 7, 8, 9});
    repair(squares, Shape::kTwoSquares, zeros, kUnheard);
    EXPECT_EQ(text_of(squares.galaxy),
              text_of(laid("02.0 03.0 04.0 05.0 06.0 07.0 08.0 09.0", Shape::kTwoSquares)));
}

TEST(CosmicFactoryTime, CF_TIME_04_nobody_chooses_the_rotation) {
    // All four rotations come up, about equally often.
    std::array<int, 4> seen{};
    RandomStream chance(seed_from_number(12));
    for (int times = 0; times < 400; ++times) {
        SeatState own = seat_with({}, {1, 2, 3, 4, 5, 6, 7, 8, 9});
        repair(own, Shape::kSquare, chance, kUnheard);
        for (const PlacedTile& placed : own.galaxy) ++seen.at(placed.rotation);
    }
    for (int count : seen) EXPECT_NEAR(count, 900, 120);
}

TEST(CosmicFactoryTime, CF_TIME_05_with_card_11_the_tile_left_over_is_discarded) {
    State state = building(2, 11);
    const std::vector<Event> events = play_heard(state, kClock, "time up");
    for (int seat = 0; seat < 2; ++seat) {
        std::vector<int> discarded, laid_again;
        for (const Event& event : events) {
            if (event.seat != seat) continue;
            if (event.kind == static_cast<std::uint8_t>(EventKind::kDiscarded))
                discarded.push_back(event.arguments[0]);
            if (event.kind == static_cast<std::uint8_t>(EventKind::kRepaired))
                laid_again.push_back(event.arguments[0]);
        }
        EXPECT_EQ(discarded.size(), 1U);
        EXPECT_EQ(laid_again.size(), 8U);
        laid_again.push_back(discarded[0]);
        std::sort(laid_again.begin(), laid_again.end());
        std::vector<int> hand;
        for (int i = 1; i <= 9; ++i) hand.push_back(9 * seat + i);
        EXPECT_EQ(laid_again, hand);
    }
}

TEST(CosmicFactoryTime, CF_TIME_06_with_card_3_the_largest_piece_stays) {
    // Three against two, though the two were placed first.
    SeatState own = seat_with(laid("01.0@0,0 02.0@1,0 03.0@5,5 04.0@5,6 05.0@6,6"), {6, 7, 8, 9});
    // The shuffle leaves the pool [1, 2, 6, 7, 8, 9] as it is; then each tile takes the first free
    // cell, turned once.
    Script script{{5, 4, 3, 2, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1}};
    repair(own, Shape::kFree, script, kUnheard);
    EXPECT_EQ(text_of(own.galaxy),
              "09.1@5,-1 08.1@5,0 07.1@5,1 06.1@5,2 02.1@5,3 01.1@5,4 03.0@5,5 04.0@5,6 05.0@6,6");
    EXPECT_EQ(script.bounds.size(), script.numbers.size());
    // With nothing placed the first tile goes to (0,0), without a draw for its cell.
    SeatState empty = seat_with({}, {1, 2, 3, 4, 5, 6, 7, 8, 9});
    Zeros zeros;
    repair(empty, Shape::kFree, zeros, kUnheard);
    EXPECT_EQ(zeros.drawn, 8 + 9 + 8);
    EXPECT_EQ(text_of(empty.galaxy),
              "01.0@0,-8 09.0@0,-7 08.0@0,-6 07.0@0,-5 06.0@0,-4 05.0@0,-3 04.0@0,-2 03.0@0,-1 "
              "02.0@0,0");
}

TEST(CosmicFactoryTime, CF_TIME_06_free_cells_are_listed_row_by_row) {
    SeatState own = seat_with(laid("01.0@0,0 02.0@1,0"));
    std::string cells;
    for (Cell cell : free_neighbours(own.galaxy)) cells += to_text(cell);
    EXPECT_EQ(cells, "(0,-1)(1,-1)(-1,0)(2,0)(0,1)(1,1)");
    // More than sixteen cells: long lists are sorted by another algorithm than short ones.
    const Galaxy column = laid("01.0@0,7 02.0@0,6 03.0@0,5 04.0@0,4 05.0@0,3 06.0@0,2 07.0@0,1");
    Galaxy stairs = column;
    stairs.push_back({{1, 1}, 8, 0, 0});
    const auto free = free_neighbours(stairs);
    EXPECT_EQ(free.size(), 17U);
    EXPECT_TRUE(std::is_sorted(free.begin(), free.end(), row_major_less));
}

TEST(CosmicFactoryTime, CF_TIME_07_no_tile_can_float_outside_the_one_3x3_window) {
    // The board has fixed cells: a tile cannot lie outside the window, so that all laid ones stay.
    State state = building(2, 0);
    for (const char* cell : {"(3,0)", "(0,3)", "(-1,0)", "(0,-1)", "(3,3)"})
        EXPECT_EQ(refusal_of(state, 0, std::string("place 01.0 at ") + cell),
                  "CF-BUILD-12 outside_board");
    for (int laid_cells = 0; laid_cells < 512; laid_cells += 7) {
        SeatState own = seat_with({}, {1, 2, 3, 4, 5, 6, 7, 8, 9});
        for (int i = 0; i < 9; ++i) {
            if ((laid_cells >> i & 1) == 0) continue;
            const std::uint8_t tile = own.pile.back();
            own.pile.pop_back();
            own.galaxy.push_back(
                {{static_cast<std::int8_t>(i % 3), static_cast<std::int8_t>(i / 3)}, tile, 2, 0});
        }
        const Galaxy before = own.galaxy;
        Zeros zeros;
        repair(own, Shape::kSquare, zeros, kUnheard);
        EXPECT_TRUE(is_complete(own.galaxy, Shape::kSquare));
        EXPECT_TRUE(std::equal(before.begin(), before.end(), own.galaxy.begin()));
    }
}

TEST(CosmicFactoryTime, CF_TIME_08_bonus_tiles_stay_with_their_holder_through_repair) {
    State state = building(2, 13);
    play(state, 1, "take green orange");
    time_up(state);
    ASSERT_EQ(state.phase, Phase::kSabotage);
    EXPECT_EQ(state.seat(1).bonus, 5);
    EXPECT_EQ(state.middle, 2);
}

TEST(CosmicFactoryTime, CF_TIME_09_repaired_tiles_lie_face_up) {
    State state = building(2, 1);
    play(state, 0, "place 01.0 at (1,1)");
    play(state, 0, "flip down (1,1)");
    time_up(state);
    ASSERT_EQ(state.phase, Phase::kBlackHole);
    EXPECT_EQ(tiles_face_down(state.seat(0).galaxy), 1);  // the player's own flip stands
    EXPECT_EQ(tiles_face_down(state.seat(1).galaxy), 0);
    EXPECT_EQ(state.seat(0).galaxy.size(), 9U);
}

TEST(CosmicFactoryTime, CF_TIME_10_repairs_go_in_seat_order) {
    State state = building(4, 0);
    const std::vector<Event> events = play_heard(state, kClock, "time up");
    std::vector<int> seats;
    for (const Event& event : events)
        if (event.kind == static_cast<std::uint8_t>(EventKind::kRepaired))
            seats.push_back(event.seat);
    EXPECT_EQ(seats.size(), 36U);
    EXPECT_TRUE(std::is_sorted(seats.begin(), seats.end()));
}

TEST(CosmicFactoryTime, CF_TIME_11_moving_keeps_a_tiles_rank_and_removing_forgets_it) {
    State state = building(2, 3);
    for (const char* text : {"place 01.0 at (3,3)", "place 02.0 at (3,4)", "place 03.0 at (0,0)",
                             "place 04.0 at (1,0)"})
        play(state, 0, text);
    // Both pieces have two tiles. Turning, moving and swapping leave 01 the earliest.
    State moved = state;
    play(moved, 0, "rotate (3,3) to 2");
    play(moved, 0, "move (3,3) to (4,4)");
    play(moved, 0, "swap (3,4) with (4,4)");
    EXPECT_EQ(piece_to_keep(moved.seat(0).galaxy), 0b0011);
    // A swap across the pieces takes the rank along: the piece with 01 stays, wherever it is.
    State across = state;
    play(across, 0, "swap (3,3) with (0,0)");
    EXPECT_EQ(piece_to_keep(across.seat(0).galaxy), 0b1001);
    // 01 and 02 taken back and placed again come after 03.
    State again = state;
    for (const char* text :
         {"remove (3,3)", "remove (3,4)", "place 01.0 at (3,3)", "place 02.0 at (3,4)"})
        play(again, 0, text);
    EXPECT_EQ(piece_to_keep(again.seat(0).galaxy), 0b0011);
    EXPECT_EQ(again.seat(0).galaxy[0].tile, 3);
}

TEST(CosmicFactoryTime, CF_TIME_12_the_repair_of_card_3_knows_no_limits_of_the_board) {
    SeatState own = seat_with(laid("01.0@0,-8"), {2, 3, 4, 5, 6, 7, 8, 9});
    Zeros zeros;
    repair(own, Shape::kFree, zeros, kUnheard);
    EXPECT_TRUE(is_complete(own.galaxy, Shape::kFree));
    EXPECT_GE(index_at(own.galaxy, {0, -16}), 0);
    EXPECT_FALSE(on_board(Shape::kFree, {0, -16}));
}

TEST(CosmicFactoryTime, CF_TIME_13_a_galaxy_that_needs_no_repair_draws_no_random_number) {
    // Two full squares with the ninth tile in hand: only the next round's tiles are drawn.
    const auto after = [](State state) {
        time_up(state);
        return state.random;
    };
    State untouched = building(2, 11);
    lay_all(untouched, 0);
    lay_all(untouched, 1);
    Random expected = untouched.random;
    {
        RandomStream chance(expected);
        std::vector<int> tiles(kTileCount);
        shuffle(std::span<int>(tiles), chance);
    }
    EXPECT_EQ(after(untouched), expected);
    State one_missing = untouched;
    play(one_missing, 0, "remove A(0,0)");
    EXPECT_NE(after(one_missing), expected);
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
