// Whole turns: what is proposed, what it leads to, and what the search over them finds.
#include "games/cosmogenesis/turn_plans.h"

#include <set>

#include "tests/games/cosmogenesis/support.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::cosmogenesis::testing {
namespace {

const Judge& judge() {
    return *any_game().judge();
}
TurnPlans plans() {
    return {game(), judge(), {}};
}

// Positions of random games in which a seat has a turn to play, or the rest of one.
template <class Visit>
void for_each_turn(std::uint64_t number, std::uint32_t one_in, Visit&& visit) {
    State state = new_game(2 + static_cast<int>(number % 3), number);
    RandomStream random(seed_from_number(number));
    play_random_game(state, random, [&](const State& before, Seat seat, Action) {
        if (before.phase != Phase::kChooseStart && random.uniform(one_in) == 0)
            visit(before, seat, random);
    });
}

int margin_of(const State& state, Seat seat) {
    int best_rival = 0;
    for (Seat other = 0; other < state.players; ++other)
        if (other != seat) best_rival = std::max(best_rival, total_points(state, other));
    return total_points(state, seat) - best_rival;
}

TEST(CosmogenesisTurnPlans, are_legal_turns_to_different_ends_the_best_looking_first) {
    for (int number = 0; number < test::scaled(20); ++number)
        for_each_turn(
            static_cast<std::uint64_t>(number), 12,
            [&](const State& begin, Seat seat, RandomStream&) {
                const std::vector<TurnPlan> proposed = plans().propose(begin);
                ASSERT_FALSE(proposed.empty());
                std::set<std::pair<std::uint64_t, std::uint64_t>> ends;
                for (std::size_t i = 0; i < proposed.size(); ++i) {
                    State state = begin;
                    for (const Action action : proposed[i].actions) {
                        ASSERT_EQ(game().check(state, seat, action), nullptr) << text_of(action);
                        game().apply(state, seat, action, NoEvents{});
                    }
                    EXPECT_EQ(kind_of(proposed[i].actions.back()), ActionKind::kEndTurn);
                    const Hash128 end = hash_value(plans().end_of(begin, proposed[i]));
                    EXPECT_TRUE(ends.emplace(end.high, end.low).second) << "two ways to the same";
                    if (i > 0) {
                        EXPECT_LE(proposed[i].looks.margin, proposed[i - 1].looks.margin);
                    }
                }
            });
}

TEST(CosmogenesisTurnPlans, do_not_depend_on_what_the_mover_cannot_know) {
    for (int number = 0; number < test::scaled(20); ++number)
        for_each_turn(static_cast<std::uint64_t>(number), 12,
                      [&](const State& begin, Seat seat, RandomStream& random) {
                          const State guess = game().guess(game().hide(begin, seat), seat, random);
                          const std::vector<TurnPlan> here = plans().propose(begin);
                          const std::vector<TurnPlan> there = plans().propose(guess);
                          ASSERT_EQ(here.size(), there.size());
                          for (std::size_t i = 0; i < here.size(); ++i) {
                              EXPECT_EQ(here[i].actions, there[i].actions);
                              EXPECT_EQ(here[i].looks.margin, there[i].looks.margin);
                          }
                      });
}

TEST(CosmogenesisTurnPlans, the_tree_ends_with_the_round) {
    State state = started(2);
    for (int turn = 0; turn < 2 * static_cast<int>(kSectors); ++turn) {
        ASSERT_EQ(state.round, 1);
        const bool goes_on = plans().play(state, plans().propose(state).front());
        EXPECT_EQ(goes_on, turn + 1 < 2 * static_cast<int>(kSectors));
    }
    EXPECT_EQ(state.round, 2);
}

TEST(CosmogenesisTurnPlans, two_players_have_one_margin) {
    const State state = started(2);
    const Prospects prospects = plans().prospects(state, plans().propose(state).front());
    EXPECT_EQ(prospects[0].margin, -prospects[1].margin);
    EXPECT_DOUBLE_EQ(prospects[0].win_chance, 1 - prospects[1].win_chance);
}

// The last turns of a game, each seat having sector IV left; seat 0 moves.
State last_turns(std::string_view own, std::string_view rival) {
    State state = position(own, Phase::kMain, 2);
    give_system(state, 1, rival);
    state.round = kRounds;
    state.turn = 2 * kSectors - 2;
    for (Seat seat : {Seat{0}, Seat{1}}) {
        state.seat(seat).used_sectors = 0b0111;
        state.seat(seat).returned = static_cast<std::uint8_t>(1 + seat);
    }
    return state;
}

Advice advice_with(const State& state, std::uint32_t iterations, std::uint64_t seed = 1) {
    RandomStream random(seed_from_number(seed));
    Effort effort;
    effort.judge = &judge();
    effort.iterations = iterations;
    return game().advise(state, state.active, effort, random);
}

TEST(CosmogenesisLookAhead, takes_what_the_rival_needs_where_it_costs_nothing) {
    // Two asteroids are worth what a comet is, but S03 counts the comets of seat 1.
    State state = last_turns("O1=T1 A=9 K=0", "O1=T1 A=0 K=2 stel(S03)");
    lay(state, "IV-1", "two_asteroids");
    lay(state, "IV-2", "comet");
    const Advice advice = advice_with(state, 100);
    EXPECT_EQ(text_of(advice.action), "take IV-2 to belt");
    EXPECT_GE(advice.turns.size(), 2U);
}

TEST(CosmogenesisLookAhead, knows_the_outcome_when_the_rest_is_certain) {
    State state = last_turns("O1=T1 A=9 K=0", "O1=T1 A=0 K=0");
    lay(state, "IV-1", "asteroid");
    lay(state, "IV-2", "asteroid");
    const Advice advice = advice_with(state, 50);
    for (const Action action : advice.plan) game().apply(state, 0, action, NoEvents{});
    const TurnPlan reply = plans().propose(state).front();
    plans().play(state, reply);
    ASSERT_EQ(state.phase, Phase::kGameOver);
    EXPECT_EQ(reply.looks.margin, margin_of(state, 1));
    EXPECT_DOUBLE_EQ(advice.value, margin_of(state, 0));
    EXPECT_EQ(advice.turns.front().prospect.win_chance, 1);
}

// The best margin that any way through the turn leads to, in the last turn of a game.
int best_margin(const State& state, Seat seat, std::set<std::uint64_t>& seen) {
    int best = -1000;
    game().legal(state, seat, [&](Action action) {
        State next = state;
        game().apply(next, seat, action, NoEvents{});
        if (!seen.insert(hash_value(next).low).second) return;
        best = std::max(best, next.phase == Phase::kGameOver ? margin_of(next, seat)
                                                             : best_margin(next, seat, seen));
    });
    return best;
}

TEST(CosmogenesisLookAhead, finds_the_best_ending_of_the_last_turn) {
    int turns = 0, best = 0;
    for (int number = 0; number < test::scaled(60); ++number)
        for_each_turn(static_cast<std::uint64_t>(number), 1,
                      [&](const State& begin, Seat seat, RandomStream&) {
                          if (begin.round != kRounds || begin.phase != Phase::kMain ||
                              begin.turn + 1U != kSectors * begin.players)
                              return;
                          const Advice advice = advice_with(begin, 20);
                          State state = begin;
                          for (const Action action : advice.plan)
                              game().apply(state, seat, action, NoEvents{});
                          ASSERT_EQ(state.phase, Phase::kGameOver);
                          EXPECT_DOUBLE_EQ(advice.value, margin_of(state, seat));
                          std::set<std::uint64_t> seen;
                          ++turns;
                          if (margin_of(state, seat) == best_margin(begin, seat, seen)) ++best;
                      });
    EXPECT_GT(turns, 0);
    // The beam is narrower than all there is: it may miss what pays off after several actions.
    EXPECT_GE(best * 20, turns * 19);
}

TEST(CosmogenesisLookAhead, answers_alike_and_tells_turns_that_differ) {
    for (int number = 0; number < test::scaled(8); ++number)
        for_each_turn(static_cast<std::uint64_t>(number), 40,
                      [&](const State& begin, Seat seat, RandomStream& random) {
                          const Advice here = advice_with(begin, 24, 7);
                          const Advice again = advice_with(begin, 24, 7);
                          const State guess = game().guess(game().hide(begin, seat), seat, random);
                          const Advice there = advice_with(guess, 24, 7);
                          EXPECT_EQ(here.plan, again.plan);
                          EXPECT_EQ(here.value, again.value);
                          EXPECT_EQ(here.plan, there.plan) << "it looked at what is hidden";
                          EXPECT_EQ(here.value, there.value);
                          ASSERT_FALSE(here.turns.empty());
                          EXPECT_LE(here.turns.size(), 3U);
                          EXPECT_EQ(here.turns.front().actions.front(), here.action);
                          EXPECT_EQ(here.turns.front().actions, here.plan);
                          EXPECT_EQ(here.turns.front().prospect.margin, here.value);
                          std::set<Action> first;
                          for (const Advice::Turn& turn : here.turns) {
                              EXPECT_TRUE(first.insert(turn.actions.front()).second);
                              EXPECT_EQ(kind_of(turn.actions.back()), ActionKind::kEndTurn);
                          }
                      });
}

TEST(CosmogenesisLookAhead, the_best_turns_are_told_without_iterations_too) {
    const State state = started(3);
    const Advice advice = advice_with(state, 0);
    ASSERT_EQ(advice.turns.size(), 3U);
    EXPECT_EQ(advice.turns.front().actions, advice.plan);
    for (const Advice::Turn& turn : advice.turns) {
        State after = state;
        for (const Action action : turn.actions) {
            ASSERT_EQ(game().check(after, state.active, action), nullptr) << text_of(action);
            game().apply(after, state.active, action, NoEvents{});
        }
        EXPECT_NE(after.active, state.active);
        EXPECT_LE(turn.prospect.margin, advice.turns.front().prospect.margin);
    }
}

}  // namespace
}  // namespace orrery::cosmogenesis::testing
