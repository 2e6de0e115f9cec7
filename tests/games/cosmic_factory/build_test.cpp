// Building: CF-BUILD, and the worked examples SH-01 to SH-15.
#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/events.h"
#include "tests/games/cosmic_factory/scenario.h"

namespace orrery::cosmic_factory::testing {
namespace {

class CosmicFactoryShapeExamples : public ::testing::TestWithParam<Scenario> {};
TEST_P(CosmicFactoryShapeExamples, hold) {
    run(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Data, CosmicFactoryShapeExamples,
                         ::testing::ValuesIn(scenarios("shapes.json")), scenario_name);

int cells_of(Shape shape) {
    int count = 0;
    for_each_cell(shape, [&](Cell cell) {
        EXPECT_TRUE(on_board(shape, cell));
        ++count;
    });
    return count;
}

TEST(CosmicFactoryBuild, CF_BUILD_01_building_starts_when_the_last_player_is_ready) {
    State state = ready(3, 4);
    play(state, 1, "ready");
    play(state, 0, "ready");
    EXPECT_EQ(state.phase, Phase::kReady);
    EXPECT_EQ(waits_for(state), (std::vector<int>{2}));
    const std::vector<Event> events = play_heard(state, 2, "ready");
    EXPECT_EQ(state.phase, Phase::kBuild);
    // The host is told to turn the sandglass, and for how long.
    ASSERT_EQ(events.back().kind, static_cast<std::uint8_t>(EventKind::kBuildStarted));
    EXPECT_EQ(events.back().arguments[0], 60);
    // It is one glass for everybody: when it is empty all stop building.
    time_up(state);
    for (Seat seat = 0; seat < 3; ++seat)
        EXPECT_EQ(refusal_of(state, seat, "take green"), "CF-BUILD-10 not_now_build");
}

TEST(CosmicFactoryBuild, CF_BUILD_02_nobody_sees_or_moves_a_tile_before_building_starts) {
    State state = ready(2, 4);
    const std::vector<int> own = numbers(state.seat(0).pile);
    EXPECT_EQ(numbers(game().hide(state, 0).seat(0).pile), std::vector<int>(9, 0));
    EXPECT_EQ(refusal_of(state, 0, place(static_cast<std::uint8_t>(own[0]), 0, {0, 0})),
              "CF-BUILD-10 not_now_build");
    everybody(state, "ready");
    EXPECT_EQ(numbers(game().hide(state, 0).seat(0).pile), own);
    EXPECT_EQ(refusal_of(state, 0, place(static_cast<std::uint8_t>(own[0]), 0, {0, 0})), "");
}

TEST(CosmicFactoryBuild, CF_BUILD_03_the_shape_is_3x3_of_all_nine_tiles) {
    EXPECT_EQ(cells_of(Shape::kSquare), 9);
    State state = building(2, 0);
    for (int i = 0; i < 9; ++i) {
        EXPECT_EQ(refusal_of(state, 0, "done"), "CF-BUILD-08 incomplete");
        game().apply(state, 0,
                     place(static_cast<std::uint8_t>(i + 1), 0,
                           {static_cast<std::int8_t>(i % 3), static_cast<std::int8_t>(i / 3)}),
                     NoEvents{});
    }
    EXPECT_EQ(refusal_of(state, 0, "done"), "");
}

TEST(CosmicFactoryBuild, CF_BUILD_04_any_tile_goes_to_any_free_cell_in_any_rotation) {
    const State state = building(2, 0);
    int placings = 0;
    for (Action action : legal_actions(state, 0))
        if (kind_of(action) == ActionKind::kPlace) ++placings;
    EXPECT_EQ(placings, 9 * 9 * 4);
    // Nothing has to match: tile 06 (no asteroid line) beside the cross 07, not even touching.
    State loose = building(2, 0);
    play(loose, 0, "place 07.1 at (0,0)");
    EXPECT_EQ(refusal_of(loose, 0, "place 06.3 at (1,0)"), "");
    EXPECT_EQ(refusal_of(loose, 0, "place 06.3 at (2,2)"), "");
    EXPECT_EQ(refusal_of(loose, 0, place(6, 4, {1, 0})), "CF-CLOCK-02 not_an_action");
}

TEST(CosmicFactoryBuild, CF_BUILD_05_placing_moving_swapping_rotating_and_removing_are_unlimited) {
    State state = building(2, 0);
    for (int times = 0; times < 50; ++times) {
        play(state, 0, "place 01.1 at (0,0)");
        play(state, 0, "place 02.0 at (1,0)");
        play(state, 0, "move (0,0) to (2,2)");
        play(state, 0, "swap (1,0) with (2,2)");
        EXPECT_EQ(text_of(state.seat(0).galaxy), "01.1@1,0 02.0@2,2");
        play(state, 0, "rotate (1,0) to 3");
        EXPECT_EQ(text_of(state.seat(0).galaxy), "01.3@1,0 02.0@2,2");
        play(state, 0, "remove (1,0)");
        play(state, 0, "remove (2,2)");
        EXPECT_EQ(numbers(state.seat(0).pile), (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 9}));
    }
    for (const char* text : {"move (0,0) to (1,1)", "rotate (0,0) to 1", "remove (0,0)"})
        EXPECT_EQ(refusal_of(state, 0, text), "CF-BUILD-05 empty_cell") << text;
    play(state, 0, "place 01.1 at (0,0)");
    EXPECT_EQ(refusal_of(state, 0, "swap (0,0) with (1,1)"), "CF-BUILD-05 empty_cell");
}

TEST(CosmicFactoryBuild, CF_BUILD_06_a_cell_holds_one_tile) {
    State state = building(2, 0);
    play(state, 0, "place 01.0 at (0,0)");
    play(state, 0, "place 02.0 at (1,0)");
    EXPECT_EQ(refusal_of(state, 0, "place 03.0 at (0,0)"), "CF-BUILD-06 occupied");
    EXPECT_EQ(refusal_of(state, 0, "move (0,0) to (1,0)"), "CF-BUILD-06 occupied");
    play(state, 0, "swap (0,0) with (1,0)");
    EXPECT_EQ(text_of(state.seat(0).galaxy), "02.0@0,0 01.0@1,0");
}

TEST(CosmicFactoryBuild, CF_BUILD_07_all_galaxies_are_public) {
    State state = building(3, 0);
    play(state, 2, "place 19.1 at (2,0)");
    for (Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
        const State seen = game().hide(state, viewer);
        EXPECT_EQ(text_of(seen.seat(2).galaxy), "19.1@2,0");
        EXPECT_EQ(seen.seat(2).pile, state.seat(2).pile);
    }
}

TEST(CosmicFactoryBuild, CF_BUILD_08_done_needs_a_complete_galaxy_and_does_not_freeze) {
    State state = building(2, 0);
    EXPECT_EQ(refusal_of(state, 0, "done"), "CF-BUILD-08 incomplete");
    EXPECT_EQ(refusal_of(state, 0, "undone"), "CF-BUILD-08 not_done");
    lay_all(state, 0);
    play(state, 0, "done");
    EXPECT_EQ(state.seat(0).frozen, 0);
    EXPECT_EQ(refusal_of(state, 0, "done"), "CF-BUILD-08 already_done");
    EXPECT_EQ(waits_for(state), (std::vector<int>{1}));
    play(state, 0, "undone");
    EXPECT_EQ(waits_for(state), (std::vector<int>{0, 1}));
    play(state, 0, "done");
    play(state, 0, "swap (0,0) with (1,0)");
    EXPECT_EQ(state.seat(0).done, 0);
}

TEST(CosmicFactoryBuild, CF_BUILD_09_building_ends_when_time_is_up_or_all_are_done_or_frozen) {
    State all_done = building(2, 0);
    lay_all(all_done, 0);
    lay_all(all_done, 1);
    play(all_done, 0, "done");
    EXPECT_EQ(all_done.phase, Phase::kBuild);
    State one_frozen = all_done, timed = all_done;
    play(all_done, 1, "done");
    EXPECT_EQ(all_done.round, 2);
    play(one_frozen, 1, "take green");
    EXPECT_EQ(one_frozen.round, 2);
    time_up(timed);
    EXPECT_EQ(timed.round, 2);
}

TEST(CosmicFactoryBuild, CF_BUILD_10_a_command_after_the_deadline_is_refused) {
    State state = building(2, 13);
    lay_all(state, 0);
    EXPECT_EQ(refusal_of(state, 0, "rotate (0,0) to 1"), "");
    time_up(state);
    ASSERT_EQ(state.phase, Phase::kSabotage);
    for (const char* text : {"place 10.0 at (0,0)", "move (0,0) to (1,1)", "swap (0,0) with (1,1)",
                             "rotate (0,0) to 1", "remove (0,0)", "flip down (0,0)",
                             "flip up (0,0)", "take green", "done", "undone"})
        EXPECT_EQ(refusal_of(state, 0, text), "CF-BUILD-10 not_now_build") << text;
}

TEST(CosmicFactoryBuild, CF_BUILD_11_nobody_touches_the_tiles_of_others) {
    State state = building(2, 0);
    EXPECT_EQ(refusal_of(state, 0, "place 10.0 at (0,0)"), "CF-BUILD-11 tile_not_in_hand");
    play(state, 1, "place 10.0 at (0,0)");
    // A cell is always one's own: there is nothing at (0,0) for seat 0.
    EXPECT_EQ(refusal_of(state, 0, "rotate (0,0) to 1"), "CF-BUILD-05 empty_cell");
    play(state, 0, "place 01.0 at (0,0)");
    play(state, 0, "rotate (0,0) to 2");
    EXPECT_EQ(text_of(state.seat(1).galaxy), "10.0@0,0");
}

TEST(CosmicFactoryBuild, CF_BUILD_12_every_shape_has_its_cells) {
    EXPECT_EQ(cells_of(Shape::kRow), 9);
    EXPECT_EQ(cells_of(Shape::kTwoSquares), 8);
    EXPECT_EQ(cells_of(Shape::kFree), 17 * 17);
    struct Case {
        int card;
        const char* cell;
        bool there;
    };
    const Case cases[] = {
        {0, "(0,0)", true},   {0, "(2,2)", true},    {0, "(3,0)", false},  {0, "(0,-1)", false},
        {7, "(8,0)", true},   {7, "(9,0)", false},   {7, "(0,1)", false},  {11, "A(1,1)", true},
        {11, "B(0,1)", true}, {11, "A(2,0)", false}, {11, "(0,0)", false}, {0, "A(0,0)", false},
        {3, "(-8,-8)", true}, {3, "(8,8)", true},    {3, "(9,0)", false},  {3, "(0,-9)", false},
        {3, "B(0,0)", false}, {11, "B(0,2)", false}, {7, "(-1,0)", false}, {0, "(1,3)", false},
    };
    for (const Case& c : cases)
        EXPECT_EQ(refusal_of(building(2, c.card), 0, std::string("place 01.0 at ") + c.cell),
                  c.there ? "" : "CF-BUILD-12 outside_board")
            << "card " << c.card << ", " << c.cell;
    // From A to B and back.
    State state = building(2, 11);
    play(state, 0, "place 01.2 at A(0,0)");
    play(state, 0, "move A(0,0) to B(1,0)");
    EXPECT_EQ(text_of(state.seat(0).galaxy), "01.2@B1,0");
    EXPECT_EQ(refusal_of(state, 0, "move B(1,0) to B(2,0)"), "CF-BUILD-12 outside_board");
    play(state, 0, "move B(1,0) to A(1,1)");
    EXPECT_EQ(text_of(state.seat(0).galaxy), "01.2@A1,1");
}

TEST(CosmicFactoryBuild, CF_BUILD_13_only_an_accepted_tile_command_cancels_done) {
    State start = building(2, 1);
    lay_all(start, 0);
    play(start, 0, "flip down (0,0)");
    play(start, 0, "flip down (1,0)");
    play(start, 0, "done");
    for (const char* text :
         {"swap (0,0) with (1,1)", "rotate (2,2) to 2", "remove (2,2)", "flip up (0,0)"}) {
        State state = start;
        play(state, 0, text);
        EXPECT_EQ(state.seat(0).done, 0) << text;
    }
    // With a free cell also place and move; there `done` is set by hand.
    for (const char* text : {"place 09.0 at (2,2)", "move (0,0) to (2,2)"}) {
        State state = start;
        play(state, 0, "remove (2,2)");
        state.seat(0).done = 1;
        play(state, 0, text);
        EXPECT_EQ(state.seat(0).done, 0) << text;
    }
    State grab = start;
    play(grab, 0, "take green");
    EXPECT_EQ(grab.seat(0).done, 1);
    // A refused one costs nothing.
    EXPECT_EQ(refusal_of(start, 0, "place 01.0 at (0,0)"), "CF-BUILD-11 tile_not_in_hand");
    EXPECT_EQ(start.seat(0).done, 1);
}

TEST(CosmicFactoryBuild, CF_BUILD_14_a_frozen_player_is_finished_whatever_lies_there) {
    // Gaps; two pieces under card 3; no flips under card 1.
    for (int card : {0, 1, 3}) {
        State state = building(2, card);
        play(state, 0, "place 01.0 at (0,0)");
        play(state, 0, "place 02.0 at (2,2)");
        play(state, 0, "take blue");
        EXPECT_EQ(waits_for(state), (std::vector<int>{1})) << "card " << card;
    }
    State undone = building(2, 0);
    lay_all(undone, 0);
    play(undone, 0, "done");
    play(undone, 0, "take blue");
    play(undone, 0, "undone");
    EXPECT_EQ(waits_for(undone), (std::vector<int>{1}));
}

TEST(CosmicFactoryBuild, CF_BUILD_15_rotating_to_the_same_rotation_counts) {
    State state = building(2, 0);
    lay_all(state, 0);
    play(state, 0, "done");
    play(state, 0, "rotate (0,0) to 0");
    EXPECT_EQ(state.seat(0).done, 0);
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
