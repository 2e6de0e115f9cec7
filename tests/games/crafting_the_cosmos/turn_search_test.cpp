// Looking through the own turn, with a judge and without one. The weights mean nothing here: how
// well real ones play is measured elsewhere.
#include "games/crafting_the_cosmos/turn_search.h"

#include <atomic>

#include "core/erased_game.h"
#include "tests/games/crafting_the_cosmos/position.h"
#include "tests/support/games.h"
#include "tests/support/judges.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

const AnyGame& crafting() {
    return test::game(kGameId);
}

const Judge& judge_of(std::uint64_t seed) {
    static const std::array judges{
        test::random_judge(kGameId, game().feature_space(), 1),
        test::random_judge(kGameId, game().feature_space(), 2),
    };
    return judges[seed % judges.size()];
}

Effort effort_of(std::uint32_t trials, const Judge* judge) {
    Effort effort;
    effort.trials = trials;
    effort.judge = judge;
    return effort;
}

Advice ask(const Position& position, Seat seat, const Effort& effort, const Seed& chance) {
    RandomStream random(chance);
    return position.guess(seat, random)->advise(seat, effort, random);
}

// Positions of random games, one in so many.
template <class Look>
void walk(int games, std::uint32_t one_in, Look&& look) {
    const std::vector<JsonObject> options{JsonObject{}, JsonObject{{"edition", "de"}}};
    for (int number = 0; number < games; ++number) {
        test::RandomGame played(crafting(), 2 + number % 3,
                                options[static_cast<std::size_t>(number / 3) % options.size()],
                                static_cast<std::uint64_t>(number));
        while (const auto step = played.choose()) {
            if (played.one_in(one_in) && has_seat(played.position().actors(), step->seat))
                look(played.position(), step->seat, played.random());
            if (::testing::Test::HasFatalFailure()) return;
            played.play(*step);
        }
    }
}

TEST(CraftingTurnSearch, advises_what_is_allowed_at_any_position_and_plans_a_turn_that_is) {
    int positions = 0, planned = 0;
    walk(test::scaled(24), 6, [&](const Position& position, Seat seat, RandomStream& random) {
        Effort effort = effort_of(1'000, &judge_of(random.uniform(2)));
        effort.tell_all = random.uniform(4) == 0;
        const Advice advice = ask(position, seat, effort, random.fork());
        ASSERT_EQ(position.check(seat, advice.action), nullptr) << crafting().print(advice.action);
        for (const Advice::Other& other : advice.looked_at)
            ASSERT_EQ(position.check(seat, other.action), nullptr)
                << crafting().print(other.action);
        EXPECT_EQ(advice.looked_at.empty(), !effort.tell_all);
        ++positions;
        // The plan holds until something comes to light.
        const auto later = position.clone();
        for (std::size_t i = 0; i < advice.plan.size(); ++i) {
            ASSERT_EQ(later->check(seat, advice.plan[i]), nullptr)
                << crafting().print(advice.plan[i]);
            ++planned;
            const Applied applied = later->apply(seat, advice.plan[i], nullptr);
            if (applied.revealed || applied.turn_passed) {
                ASSERT_EQ(i + 1, advice.plan.size());
            }
        }
        if (!advice.plan.empty()) {
            ASSERT_EQ(advice.plan.front(), advice.action);
        }
    });
    EXPECT_GT(positions, test::scaled(24) * 10);
    EXPECT_GT(planned, positions);
}

TEST(CraftingTurnSearch, answers_alike_for_the_same_seed_and_cannot_peek) {
    walk(test::scaled(12), 20, [&](const Position& position, Seat seat, RandomStream& random) {
        const auto twin = position.guess(seat, random);
        const Seed chance = random.fork();
        const Effort effort = effort_of(1'000, &judge_of(0));
        const Advice here = ask(position, seat, effort, chance);
        const Advice again = ask(position, seat, effort, chance);
        const Advice there = ask(*twin, seat, effort, chance);
        ASSERT_EQ(here.action, again.action);
        ASSERT_EQ(here.value, again.value);
        ASSERT_EQ(here.action, there.action) << "it looked at what is hidden";
        ASSERT_EQ(here.value, there.value);
    });
}

TEST(CraftingTurnSearch, plays_whole_games_with_any_weights) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const auto position = test::start(crafting(), players, JsonObject{}, 3);
        RandomStream random(seed_from_number(5));
        int actions = 0;
        while (!position->over()) {
            const auto seat = static_cast<Seat>(state_of<CraftingTheCosmos>(*position).current);
            const Effort effort = effort_of(500, &judge_of(static_cast<std::uint64_t>(seat)));
            const Action action = ask(*position, seat, effort, random.fork()).action;
            ASSERT_EQ(position->check(seat, action), nullptr) << crafting().print(action);
            position->apply(seat, action, nullptr);
            ASSERT_LT(++actions, 5'000) << "the game does not end";
        }
    }
}

TEST(CraftingTurnSearch, out_of_patience_it_has_something_legal) {
    const std::atomic<bool> over = true;
    walk(test::scaled(12), 10, [&](const Position& position, Seat seat, RandomStream& random) {
        Effort effort = effort_of(1'000'000, &judge_of(1));
        effort.patience = Patience(over);
        const Action action = ask(position, seat, effort, random.fork()).action;
        ASSERT_EQ(position.check(seat, action), nullptr) << crafting().print(action);
    });
}

// With no turn to come a star on its way is worth nothing: whoever looks one action ahead closes
// the turn. Two moves bring both stars that the nebula lacks.
TEST(CraftingTurnSearch, finds_a_form_behind_two_moves_that_improve_nothing) {
    State state = position(R"({"round": 8, "start": 1, "staged": "2 graviton",
        "nebulae": "NF0 NT1-05", "track": "- - UG-01", "goal_deck": ""})");
    const Board& board = game().content().board;
    const std::size_t space = nebula("NF0");
    const auto& corner = board.corner[space];
    SeatState& own = state.own();
    for (const std::size_t i : {2U, 4U}) own.stars[element("O")].insert(corner[i]);
    for (const std::size_t i : {0U, 1U}) {
        const StarSet outside = board.star_neighbours[corner[i]] - board.corners[space];
        own.stars[element("H")].insert(outside.first());
    }
    RandomStream random(seed_from_number(1));
    const Advice at_once = game().advise(state, 0, Effort{}, random);
    EXPECT_EQ(kind_of(at_once.action), ActionKind::kOmegaNebula);
    const Advice advice = game().advise(state, 0, effort_of(100'000, nullptr), random);
    for (const Action action : advice.plan) {
        ASSERT_EQ(game().check(state, 0, action), nullptr) << print(action);
        game().apply(state, 0, action, NoEvents{});
    }
    EXPECT_TRUE(state.seat(0).formed.contains(space));
    EXPECT_GE(advice.value, at_once.value + 3);
    EXPECT_FALSE(advice.features.empty()) << "reasons";
}

TEST(CraftingTurnSearch, looks_wider_with_more_effort) {
    for (const std::uint32_t trials : {500U, 1'000U, 5'000U, kUsualTrials, 100'000U}) {
        const TurnWidth less = width_of(trials), more = width_of(trials * 10);
        EXPECT_LT(less.first, more.first) << trials;
        EXPECT_LT(less.judged, more.judged) << trials;
    }
    EXPECT_GE(width_of(1).first, 1U);
}

// Without a judge and with the usual effort too: levels choose among them.
TEST(CraftingAdvice, tells_all_that_it_looked_at) {
    walk(test::scaled(12), 10, [&](const Position& position, Seat seat, RandomStream& random) {
        Effort effort;
        const Seed chance = random.fork();
        const Advice usual = ask(position, seat, effort, chance);
        EXPECT_TRUE(usual.looked_at.empty());
        effort.tell_all = true;
        const Advice telling = ask(position, seat, effort, chance);
        ASSERT_EQ(telling.action, usual.action);
        ASSERT_EQ(telling.value, usual.value);
        const auto is_it = [&](const Advice::Other& other) { return other.action == usual.action; };
        const State& state = state_of<CraftingTheCosmos>(position);
        if (state.phase != Phase::kCraft) {  // DNA may come before advanced life that was chosen
            EXPECT_TRUE(std::ranges::any_of(telling.looked_at, is_it));
        }
        if (state.phase == Phase::kShift || state.phase == Phase::kCraft) {
            EXPECT_GT(telling.looked_at.size(), 1U);
        }
        for (const Advice::Other& other : telling.looked_at)
            ASSERT_EQ(position.check(seat, other.action), nullptr)
                << crafting().print(other.action);
    });
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
