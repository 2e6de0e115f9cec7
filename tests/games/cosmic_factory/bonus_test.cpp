// Bonus tiles: CF-BONUS, and the worked examples BO-01 to BO-17.
#include "games/cosmic_factory/events.h"
#include "tests/games/cosmic_factory/scenario.h"

namespace orrery::cosmic_factory::testing {
namespace {

class CosmicFactoryBonusExamples : public ::testing::TestWithParam<Scenario> {};
TEST_P(CosmicFactoryBonusExamples, hold) {
    run(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Data, CosmicFactoryBonusExamples,
                         ::testing::ValuesIn(scenarios("bonus.json")), scenario_name);

// Seats 0, 1, 2 with the galaxies of the examples.
State with_galaxies(int card) {
    State state = building(3, card);
    give(state, 0, vector("V08"));
    give(state, 1, vector("V17"));
    give(state, 2, vector("V20"));
    return state;
}

TEST(CosmicFactoryBonus, CF_BONUS_01_any_of_the_tiles_in_the_middle_once_a_round) {
    const char* grabs[] = {
        "take green",        "take blue",        "take orange",           "take green blue",
        "take green orange", "take blue orange", "take green blue orange"};
    const State start = building(2, 0);
    for (const char* grab : grabs) {
        State state = start;
        play(state, 0, grab);
        EXPECT_EQ(state.seat(0).bonus | state.middle, 7) << grab;
        EXPECT_EQ(state.seat(0).bonus & state.middle, 0) << grab;
        EXPECT_EQ(refusal_of(state, 0, "take green"), "CF-BONUS-01 second_grab") << grab;
    }
    // A new round, a new grab.
    State next = start;
    play(next, 0, "take green");
    time_up(next);
    everybody(next, "ready");
    EXPECT_EQ(refusal_of(next, 0, "take green"), "");
}

TEST(CosmicFactoryBonus, CF_BONUS_02_a_grab_freezes_the_galaxy_against_every_tile_command) {
    State state = building(2, 1);
    lay_all(state, 0);
    play(state, 0, "remove (2,2)");
    play(state, 0, "flip down (0,0)");
    play(state, 0, "take orange");
    for (const char* text :
         {"place 09.0 at (2,2)", "move (0,0) to (2,2)", "swap (0,0) with (1,0)",
          "rotate (0,0) to 1", "remove (0,0)", "flip down (1,0)", "flip up (0,0)"})
        EXPECT_EQ(refusal_of(state, 0, text), "CF-BONUS-02 frozen") << text;
    for (Action action : legal_actions(state, 0))
        EXPECT_TRUE(kind_of(action) == ActionKind::kDone || kind_of(action) == ActionKind::kUndone);
    // Others build on.
    EXPECT_EQ(refusal_of(state, 1, "place 10.0 at (0,0)"), "");
}

TEST(CosmicFactoryBonus, CF_BONUS_03_a_taken_tile_is_gone_for_the_round) {
    State state = building(3, 18);
    play(state, 0, "take blue");
    EXPECT_EQ(refusal_of(state, 1, "take blue"), "CF-BONUS-04 bonus_gone");
    EXPECT_EQ(refusal_of(state, 0, "take blue"), "CF-BONUS-04 bonus_gone");
    // There is no action that gives it back: whatever seat 0 does, it keeps the tile.
    for (Action action : legal_actions(state, 0)) {
        State after = state;
        game().apply(after, 0, action, NoEvents{});
        EXPECT_NE(after.seat(0).bonus & 2, 0) << printed(action);
    }
}

TEST(CosmicFactoryBonus, CF_BONUS_04_a_grab_is_all_or_nothing_and_first_come_first_served) {
    State first = building(2, 0), second = first;
    play(first, 0, "take green blue");
    EXPECT_EQ(refusal_of(first, 1, "take blue orange"), "CF-BONUS-04 bonus_gone");
    EXPECT_EQ(first.seat(1).frozen, 0);
    EXPECT_EQ(first.seat(1).bonus, 0);
    EXPECT_EQ(first.middle, 4);
    // In the other order of arrival seat 1 has it.
    play(second, 1, "take blue orange");
    EXPECT_EQ(refusal_of(second, 0, "take green blue"), "CF-BONUS-04 bonus_gone");
    EXPECT_EQ(refusal_of(second, 0, "take green"), "");
}

TEST(CosmicFactoryBonus, CF_BONUS_05_a_grab_is_possible_at_any_moment_of_building) {
    const State empty = building(3, 0);
    EXPECT_EQ(refusal_of(empty, 0, "take green"), "");
    State complete = empty;
    lay_all(complete, 0);
    EXPECT_EQ(refusal_of(complete, 0, "take green"), "");
    play(complete, 0, "done");
    EXPECT_EQ(refusal_of(complete, 0, "take green"), "");
    EXPECT_EQ(refusal_of(ready(3, 4), 0, "take green"), "CF-BUILD-10 not_now_build");
}

TEST(CosmicFactoryBonus, CF_BONUS_06_at_least_as_many_planets_as_everybody_else_wins) {
    // Largest green zones 9, 9, 9: equality is success, for each of them.
    for (Seat holder = 0; holder < 3; ++holder) {
        State state = with_galaxies(0);
        play(state, holder, "take green");
        const std::vector<Event> events = play_heard(state, kClock, "time up");
        int won = 0;
        for (const Event& event : events)
            if (event.kind == static_cast<std::uint8_t>(EventKind::kBonusWon) &&
                event.seat == holder)
                ++won;
        EXPECT_EQ(won, 1) << "seat " << int{holder};
    }
    // One planet more elsewhere, and it is lost: blue 3, 8, 6.
    State state = with_galaxies(0);
    play(state, 0, "take blue");
    time_up(state);
    EXPECT_EQ(markers_of(state, 0)[1], 4 - 2);
}

TEST(CosmicFactoryBonus, CF_BONUS_07_plus_three_or_minus_two_between_0_and_30) {
    struct Case {
        const char* grab;
        int before, after;  // V08 scores 4 blue and 5 orange; it loses both, and wins green (5)
    };
    const Case cases[] = {{"take green", 0, 8},
                          {"take green", 23, 30},
                          {"take green", 29, 30},
                          {"take orange", 0, 3},
                          {"take orange", 30, 28}};
    for (const Case& c : cases) {
        State state = with_galaxies(0);
        const std::size_t marker = std::string_view(c.grab) == "take green" ? 0 : 2;
        state.seat(0).markers[marker] = static_cast<std::uint8_t>(c.before);
        play(state, 0, c.grab);
        time_up(state);
        EXPECT_EQ(markers_of(state, 0)[marker], c.after) << c.grab << " from " << c.before;
    }
}

TEST(CosmicFactoryBonus, CF_BONUS_08_planets_are_compared_and_not_points) {
    // V16: one green zone of 11 planets, 5 points. V20: zones of 9 and 7, 8 points.
    State state = building(2, 0);
    give(state, 0, vector("V20"));
    give(state, 1, vector("V16"));
    play(state, 0, "take green");
    time_up(state);
    EXPECT_EQ(markers_of(state, 0)[0], 8 - 2);
}

TEST(CosmicFactoryBonus, CF_BONUS_08_galaxies_are_compared_as_they_are_scored) {
    // Cells 0 and 1 of V08 face down leave green zones of at most 2 planets: the bet is lost.
    State state = building(2, 1);
    give(state, 0, vector("V08"));
    give(state, 1, vector("V17"));
    play(state, 1, "flip down (0,0)");
    play(state, 1, "flip down (1,0)");
    play(state, 0, "take green");
    play(state, 1, "done");
    ASSERT_EQ(state.phase, Phase::kBlackHole);
    play(state, 1, "turn down (0,0) (1,0)");
    EXPECT_EQ(markers_of(state, 0)[0], 0);
    // After a repair the bet is on what chance made of the galaxy.
    State repaired = building(2, 0);
    give(repaired, 0, vector("V08"));
    play(repaired, 1, "take green");
    play(repaired, 0, "done");
    const Galaxy& galaxy = repaired.scored.seats[1].galaxy;
    const Evaluation found = evaluate(game().content().tiles, {galaxy.data(), galaxy.size()});
    const GalaxyPoints points = points_of(game().content().scoring(0), found);
    ASSERT_EQ(galaxy.size(), 9U);
    const int expected = points.zones[0] + (found.largest(0) >= 9 ? 3 : -2);
    EXPECT_EQ(markers_of(repaired, 1)[0], std::max(0, expected));
}

TEST(CosmicFactoryBonus, CF_BONUS_09_tiles_are_checked_green_blue_orange_each_on_its_own_colour) {
    State state = with_galaxies(0);
    play(state, 0, "take green blue orange");
    const std::vector<Event> events = play_heard(state, kClock, "time up");
    std::vector<int> colours;
    for (const Event& event : events)
        if (event.kind == static_cast<std::uint8_t>(EventKind::kBonusWon) ||
            event.kind == static_cast<std::uint8_t>(EventKind::kBonusLost))
            colours.push_back(event.arguments[0]);
    EXPECT_EQ(colours, (std::vector<int>{0, 1, 2}));
    EXPECT_EQ(markers_of(state, 0), (std::vector<int>{5 + 3, 4 - 2, 5 - 2, 2}));
}

TEST(CosmicFactoryBonus, CF_BONUS_10_all_tiles_are_back_in_the_middle_at_every_build) {
    State state = building(2, 0);
    play(state, 0, "take green blue orange");
    EXPECT_EQ(state.middle, 0);
    time_up(state);
    everybody(state, "ready");
    ASSERT_EQ(state.phase, Phase::kBuild);
    EXPECT_EQ(state.middle, 7);
    EXPECT_EQ(state.seat(0).bonus, 0);
}

TEST(CosmicFactoryBonus, CF_BONUS_11_taking_nothing_is_no_grab_and_no_bet) {
    State state = with_galaxies(0);
    EXPECT_EQ(refusal_of(state, 0, take(0)), "CF-BONUS-11 take_nothing");
    EXPECT_EQ(refusal_of(state, 0, take(8)), "CF-CLOCK-02 not_an_action");
    EXPECT_EQ(state.seat(0).frozen, 0);
    time_up(state);
    EXPECT_EQ(markers_of(state, 0), (std::vector<int>{5, 4, 5, 2}));
}

TEST(CosmicFactoryBonus, CF_BONUS_12_every_galaxy_is_compared_also_of_done_or_absent_players) {
    // Seat 1 (V17, blue 8) is absent, done or frozen: seat 2's bet on 6 is lost all the same.
    for (const char* what : {"", "done", "take green"}) {
        State state = with_galaxies(0);
        if (*what != '\0') play(state, 1, what);
        play(state, 2, "take blue");
        time_up(state);
        EXPECT_EQ(markers_of(state, 2)[1], 8 - 2) << what;
    }
    // With two players the one opponent.
    State two = building(2, 0);
    give(two, 0, vector("V20"));
    give(two, 1, vector("V08"));
    play(two, 0, "take blue");
    time_up(two);
    EXPECT_EQ(markers_of(two, 0)[1], 8 + 3);
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
