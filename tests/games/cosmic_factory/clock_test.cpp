// Clock and simultaneous play: CF-CLOCK, and the worked examples CL-01 to CL-12.
#include <algorithm>

#include "core/record.h"
#include "games/cosmic_factory/events.h"
#include "tests/games/cosmic_factory/scenario.h"

namespace orrery::cosmic_factory::testing {
namespace {

class CosmicFactoryClockExamples : public ::testing::TestWithParam<Scenario> {};
TEST_P(CosmicFactoryClockExamples, hold) {
    run(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Data, CosmicFactoryClockExamples,
                         ::testing::ValuesIn(scenarios("clock.json")), scenario_name);

// A game with every kind of limit, played at random; the clock strikes now and then.
std::vector<RecordedAction> random_actions(std::uint64_t seed, Json options, int players) {
    RandomStream random(seed_from_number(seed));
    std::unique_ptr<Position> position =
        std::move(*any_game().start(players, options, seed_from_number(seed)));
    std::vector<RecordedAction> actions;
    while (!position->over()) {
        RecordedAction next;
        if (random.uniform(20) == 0 && !position->legal(kClock).empty()) {
            next = {kClock, act("time up")};
        } else {
            std::vector<Seat> seats;
            for (Seat seat = 0; seat < players; ++seat)
                if (has_seat(position->actors(), seat)) seats.push_back(seat);
            const Seat seat = seats[random.uniform(static_cast<std::uint32_t>(seats.size()))];
            next = {seat, position->random_action(seat, random)};
        }
        position->apply(next.seat, next.action, nullptr);
        actions.push_back(next);
    }
    return actions;
}

TEST(CosmicFactoryClock, CF_CLOCK_01_only_the_host_says_that_time_is_up) {
    State state = building(2, 0);
    for (Seat seat : {Seat{0}, Seat{1}, kSpectator, Seat{5}})
        EXPECT_EQ(refusal_of(state, seat, "time up"), "CF-CLOCK-01 only_the_clock");
    EXPECT_EQ(refusal_of(state, kClock, "done"), "CF-CLOCK-01 clock_only_time_up");
    EXPECT_EQ(refusal_of(state, kClock, "take green"), "CF-CLOCK-01 clock_only_time_up");
    EXPECT_EQ(legal_actions(state, kClock), (std::vector<Action>{act("time up")}));
    time_up(state);
    EXPECT_EQ(state.round, 2);
}

TEST(CosmicFactoryClock, CF_CLOCK_01_CL_12_a_record_replays_without_a_clock) {
    const Json options = json(R"({"draft_seconds": 10, "cards": [1, 13, 19, 20, 3]})");
    Record record{.game = "cosmic-factory",
                  .version = version_of(any_game()),
                  .players = 3,
                  .options = options,
                  .seed = seed_from_number(42),
                  .fairness = {},
                  .start = {},
                  .actions = random_actions(42, options, 3),
                  .final_hash = {}};
    const auto strikes = std::count_if(record.actions.begin(), record.actions.end(),
                                       [](const RecordedAction& a) { return a.seat == kClock; });
    EXPECT_GT(strikes, 0);
    // Twice the same inputs in the same order: the same position after every step.
    std::vector<Hash128> hashes[2];
    for (auto& list : hashes) {
        std::unique_ptr<Position> position = std::move(*start_of(any_game(), record));
        for (const RecordedAction& next : record.actions) {
            ASSERT_EQ(position->check(next.seat, next.action), nullptr);
            position->apply(next.seat, next.action, nullptr);
            list.push_back(position->hash());
        }
        record.final_hash = position->hash();
    }
    EXPECT_EQ(hashes[0], hashes[1]);
    const Result<Record> read = record_from_json(any_game(), record_json(any_game(), record));
    ASSERT_TRUE(read.ok()) << to_string(read.error());
    const auto replayed = replay(any_game(), *read);
    ASSERT_TRUE(replayed.ok()) << to_string(replayed.error());
    EXPECT_EQ((*replayed)->hash(), record.final_hash);
}

TEST(CosmicFactoryClock, CF_CLOCK_02_commands_count_in_the_order_they_are_received) {
    // The same two commands in both orders: the first one has the bonus tile.
    for (const auto& [first, second] : {std::pair{Seat{0}, Seat{1}}, {Seat{1}, Seat{0}}}) {
        State state = building(2, 0);
        play(state, first, "take blue");
        EXPECT_EQ(refusal_of(state, second, "take blue"), "CF-BONUS-04 bonus_gone");
        EXPECT_EQ(state.seat(first).bonus, 2);
        EXPECT_EQ(state.seat(second).bonus, 0);
    }
    // Commands about different things do not care for the order.
    State a = building(2, 0), b = a;
    play(a, 0, "place 01.0 at (0,0)");
    play(a, 1, "place 10.0 at (0,0)");
    play(b, 1, "place 10.0 at (0,0)");
    play(b, 0, "place 01.0 at (0,0)");
    EXPECT_EQ(a, b);
}

TEST(CosmicFactoryClock, CF_CLOCK_03_time_starts_with_the_last_ready_and_all_tiles_show_then) {
    State state = ready(3, 4);
    play(state, 0, "ready");
    play(state, 1, "ready");
    EXPECT_EQ(refusal_of(state, kClock, "time up"), "CF-CLOCK-04 no_limit_here");
    for (Seat viewer = 0; viewer < 3; ++viewer)
        EXPECT_EQ(numbers(game().hide(state, viewer).seat(viewer).pile), std::vector<int>(9, 0));
    play(state, 2, "ready");
    EXPECT_EQ(refusal_of(state, kClock, "time up"), "");
    for (Seat viewer = 0; viewer < 3; ++viewer)
        EXPECT_EQ(game().hide(state, viewer).seat(viewer).pile, state.seat(viewer).pile);
    // What comes before "time up" is in time, what comes after is late.
    const std::uint8_t tile = state.seat(0).pile[0];
    EXPECT_EQ(refusal_of(state, 0, place(tile, 0, {0, 0})), "");
    time_up(state);
    EXPECT_EQ(refusal_of(state, 0, place(tile, 0, {0, 0})), "CF-BUILD-10 not_now_build");
}

TEST(CosmicFactoryClock, CF_CLOCK_04_a_limit_is_void_when_its_phase_is_left) {
    // Building ends early; the next phase has no limit, and the old one is refused.
    State state = building(2, 0);
    play(state, 0, "take green");
    play(state, 1, "take blue");
    ASSERT_EQ(state.phase, Phase::kReady);
    EXPECT_EQ(refusal_of(state, kClock, "time up"), "CF-CLOCK-04 no_limit_here");
    EXPECT_TRUE(legal_actions(state, kClock).empty());
}

TEST(CosmicFactoryClock, CF_CLOCK_05_untimed_nothing_has_a_limit) {
    for (int card : {1, 13, 19, 20}) {
        State state = building(2, card);
        state.options.sandglass_seconds = 0;
        EXPECT_EQ(refusal_of(state, kClock, "time up"), "CF-CLOCK-05 untimed");
        for (Seat seat = 0; seat < 2; ++seat) {
            give(state, seat, vector("V08"));
            play(state, seat, "take " + std::string(colour_name(static_cast<std::size_t>(seat))));
        }
        ASSERT_GT(state.phase, Phase::kBuild) << "card " << card;
        EXPECT_EQ(refusal_of(state, kClock, "time up"), "CF-CLOCK-05 untimed");
    }
    State timed = ready(2, 4);
    timed.options.sandglass_seconds = 90;
    play(timed, 0, "ready");
    EXPECT_EQ(play_heard(timed, 1, "ready").back().arguments[0], 90);
}

TEST(CosmicFactoryClock, CF_CLOCK_06_a_choice_is_final_and_the_last_one_ends_the_phase) {
    State state = building(3, 13);
    time_up(state);
    play(state, 1, "sabotage (0,0)");
    EXPECT_EQ(refusal_of(state, 1, "sabotage (1,1)"), "CF-CLOCK-06 already_answered");
    play(state, 2, "sabotage (0,0)");
    EXPECT_EQ(state.phase, Phase::kSabotage);
    play(state, 0, "sabotage (0,0)");
    EXPECT_EQ(state.phase, Phase::kDraft1);
}

TEST(CosmicFactoryClock, CF_CLOCK_06_CL_10_at_time_up_who_has_not_chosen_takes_the_default) {
    State state = building(3, 13);
    for (Seat seat = 0; seat < 3; ++seat) lay_all(state, seat);
    time_up(state);
    play(state, 1, "sabotage (2,2)");
    state.random = random_with_zeros_next({9, 9});
    time_up(state);
    // Seats 0 and 2 drew cell 0 of their left neighbour, seat 1 had chosen the last cell.
    EXPECT_LT(index_at(state.scored.seats[1].galaxy, {0, 0}), 0);
    EXPECT_LT(index_at(state.scored.seats[2].galaxy, {2, 2}), 0);
    EXPECT_LT(index_at(state.scored.seats[0].galaxy, {0, 0}), 0);
    for (std::size_t seat = 0; seat < 3; ++seat)
        EXPECT_EQ(state.scored.seats[seat].galaxy.size(), 8U);
}

TEST(CosmicFactoryClock, CF_CLOCK_06_without_a_limit_for_choices_no_default_is_taken) {
    State state = building(2, 13);
    state.options.choice_seconds = 0;
    time_up(state);
    ASSERT_EQ(state.phase, Phase::kSabotage);
    EXPECT_EQ(refusal_of(state, kClock, "time up"), "CF-CLOCK-04 no_limit_here");
}

TEST(CosmicFactoryClock, CF_CLOCK_07_ready_has_no_limit_and_cannot_be_withdrawn) {
    State state = ready(2, 4);
    EXPECT_EQ(refusal_of(state, kClock, "time up"), "CF-CLOCK-04 no_limit_here");
    play(state, 0, "ready");
    EXPECT_EQ(refusal_of(state, 0, "ready"), "CF-CLOCK-06 already_answered");
    EXPECT_TRUE(legal_actions(state, 0).empty());
}

TEST(CosmicFactoryClock, CF_CLOCK_08_the_game_waits_for_those_who_owe_something) {
    using Seats = std::vector<int>;
    State state = drafting(3, 19);
    EXPECT_EQ(waits_for(state), (Seats{0, 1, 2}));
    const auto& packet = state.seat(1).packet;
    game().apply(state, 1, pick(packet[0], packet[1], packet[2]), NoEvents{});
    EXPECT_EQ(waits_for(state), (Seats{0, 2}));
    state = ready(3, 19);
    play(state, 2, "ready");
    EXPECT_EQ(waits_for(state), (Seats{0, 1}));
    state = building(3, 19);
    for (Seat seat = 0; seat < 3; ++seat) give(state, seat, vector(seat == 1 ? "V18" : "V08"));
    play(state, 0, "done");
    play(state, 1, "take green");
    EXPECT_EQ(waits_for(state), (Seats{2}));
    // A done player may still act, though nobody waits for him.
    EXPECT_EQ(refusal_of(state, 0, "rotate (0,0) to 1"), "");
    EXPECT_EQ(refusal_of(state, 0, "take blue"), "");
    time_up(state);
    EXPECT_EQ(waits_for(state), (Seats{0, 2}));  // V18 has no track points to place
    EXPECT_EQ(refusal_of(state, 1, "exchange green"), "CF-CLOCK-08 nothing_to_answer");
}

TEST(CosmicFactoryClock, CF_CLOCK_09_computers_see_and_do_what_a_player_in_their_seat_can) {
    // A bot is shown a position made from the seat's view alone: it shows what the seat sees, and
    // what it may do there is what it may do in the real one.
    State state = new_game(3, R"({"cards": [1, 13, 19, 20, 12]})");
    RandomStream random(seed_from_number(17));
    int positions = 0;
    play_on(state, random, [&](const State& now) {
        for (Seat seat = 0; seat < 3; ++seat) {
            const State seen = game().hide(now, seat);
            const State guessed = game().guess(seen, seat, random);
            EXPECT_EQ(game().hide(guessed, seat), seen);
            EXPECT_EQ(legal_actions(guessed, seat), legal_actions(now, seat));
        }
        return ++positions >= 150;
    });
    EXPECT_EQ(positions, 150);
    // And it is bound by the same limit.
    State late = building(2, 0);
    time_up(late);
    const Action wish = act("take green");
    EXPECT_EQ(refusal_of(late, 0, wish), "CF-BUILD-10 not_now_build");
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
