// The search over turns, in games that are written down as trees.
#include "core/turn_tree.h"

#include <gtest/gtest.h>

#include <atomic>
#include <map>

namespace orrery {
namespace {

// Positions have numbers, and so have turns: the first operand of their one action.
struct Place {
    std::uint8_t number = 0;
    std::uint8_t secret = 0;  // the same position to who moves first
};
struct Way {
    double looks = 0;
    std::uint8_t to = 0;         // where it leads; 0 = to the end
    std::vector<double> worths;  // of its end, to every seat
};
struct Fork {
    Seat mover = 0;
    std::vector<Way> ways;
};

class WrittenGame {
  public:
    using State = Place;
    explicit WrittenGame(std::map<int, Fork> forks) : forks_(std::move(forks)) {}

    Seat mover(const Place& place) const { return fork(place).mover; }
    std::vector<TurnPlan> propose(const Place& place) const {
        std::vector<TurnPlan> plans;
        for (const Way& way : fork(place).ways) {
            Action action;
            action.kind = 1;
            action.operands[0] = static_cast<std::uint8_t>(plans.size());
            plans.push_back({{action}, {way.looks, 0.5}});
        }
        return plans;
    }
    Prospects prospects(const Place& place, const TurnPlan& plan) const {
        Prospects prospects{};
        const std::vector<double>& worths = way(place, plan).worths;
        for (std::size_t seat = 0; seat < worths.size(); ++seat)
            prospects[seat] = {worths[seat], worths[seat] > 0 ? 1.0 : 0.0};
        return prospects;
    }
    bool play(Place& place, const TurnPlan& plan) const {
        place.number = way(place, plan).to;
        return place.number != 0;
    }

  private:
    // A fork with a secret stands a hundred further on.
    const Fork& fork(const Place& place) const {
        const auto secret = forks_.find(place.number + 100 * place.secret);
        return secret != forks_.end() ? secret->second : forks_.at(place.number);
    }
    const Way& way(const Place& place, const TurnPlan& plan) const {
        return fork(place).ways[plan.actions.front().operands[0]];
    }

    std::map<int, Fork> forks_;
};
static_assert(GameOfTurns<WrittenGame>);

std::vector<Turn> searched(const WrittenGame& game, std::uint32_t iterations,
                           std::vector<Place> guesses = {{1}}) {
    TurnTree<WrittenGame> tree(game, std::move(guesses));
    tree.search(iterations, {});
    return tree.turns();
}

int number_of(const Turn& turn) {
    return turn.plan.actions.front().operands[0];
}

TEST(TurnTree, plays_what_looks_best_where_nothing_was_looked_into) {
    const WrittenGame game({{1, {0, {{3, 0, {1, -1}}, {2, 0, {9, -9}}}}}});
    const std::vector<Turn> turns = searched(game, 0);
    EXPECT_EQ(number_of(turns.front()), 0);
    EXPECT_EQ(turns.front().visits, 0U);
    EXPECT_EQ(turns.front().mean().margin, 3) << "it is worth what it looks like";
}

TEST(TurnTree, sees_the_reply_that_makes_a_good_looking_turn_bad) {
    const WrittenGame game({{1, {0, {{5, 2, {5, -5}}, {3, 3, {3, -3}}}}},
                            {2, {1, {{-4, 0, {4, -4}}, {8, 0, {-8, 8}}}}},
                            {3, {1, {{-2, 0, {2, -2}}, {-3, 0, {3, -3}}}}}});
    const std::vector<Turn> turns = searched(game, 200);
    EXPECT_EQ(number_of(turns.front()), 1);
    EXPECT_NEAR(turns.front().mean().margin, 2, 0.3);
    EXPECT_LT(turns.back().mean().margin, 0);
    EXPECT_GT(turns.front().mean().win_chance, 0.9);
}

TEST(TurnTree, finds_a_win_that_looks_worst_at_first) {
    const WrittenGame game({{1, {0, {{2, 2, {}}, {1, 3, {}}, {0, 4, {}}}}},
                            {2, {1, {{1, 0, {-1, 1}}}}},
                            {3, {1, {{2, 0, {-2, 2}}}}},
                            {4, {1, {{-9, 0, {9, -9}}, {-10, 0, {10, -10}}}}}});
    EXPECT_EQ(number_of(searched(game, 300).front()), 2);
}

TEST(TurnTree, everybody_plays_for_himself) {
    // Seat 1 could hurt seat 0, but has more of going on, as seat 2 has of what is good for all.
    const WrittenGame game({{1, {0, {{1, 2, {}}, {0, 0, {0, 0, 0}}}}},
                            {2, {1, {{1, 3, {1, 1, 0}}, {0, 0, {-5, 0, 0}}}}},
                            {3, {2, {{4, 0, {3, 2, 4}}, {-5, 0, {-9, -9, -5}}}}}});
    const std::vector<Turn> turns = searched(game, 500);
    EXPECT_EQ(number_of(turns.front()), 0);
    EXPECT_GT(turns.front().mean().margin, 2);
}

TEST(TurnTree, weighs_what_may_be_hidden) {
    // Turn 0 is best with one secret and a disaster with the other; turn 1 is the same with both.
    const WrittenGame game({{1, {0, {{1, 2, {}}, {1, 3, {}}}}},
                            {2, {1, {{-4, 0, {4, -4}}}}},
                            {102, {1, {{9, 0, {-9, 9}}}}},
                            {3, {1, {{-1, 0, {1, -1}}}}}});
    EXPECT_EQ(number_of(searched(game, 200, {{1, 0}}).front()), 0);
    const std::vector<Turn> turns = searched(game, 200, {{1, 0}, {1, 1}});
    EXPECT_EQ(number_of(turns.front()), 1);
    EXPECT_LT(turns.back().mean().margin, 0);
}

TEST(TurnTree, stops_when_the_patience_is_out) {
    const WrittenGame game({{1, {0, {{2, 2, {}}, {1, 2, {}}}}}, {2, {1, {{0, 0, {0, 0}}}}}});
    const std::atomic<bool> over = true;
    TurnTree<WrittenGame> tree(game, {{1}});
    tree.search(1000, Patience(over));
    EXPECT_EQ(tree.turns().front().visits, 0U);
    EXPECT_EQ(number_of(tree.turns().front()), 0);
}

TEST(TurnTree, counts_every_iteration_once) {
    const WrittenGame game(
        {{1, {0, {{2, 2, {}}, {1, 2, {}}}}}, {2, {1, {{0, 0, {0, 0}}, {-1, 0, {0, 0}}}}}});
    for (const std::uint32_t iterations : {1U, 2U, 7U, 50U}) {
        std::uint32_t visits = 0;
        for (const Turn& turn : searched(game, iterations)) visits += turn.visits;
        EXPECT_EQ(visits, iterations);
    }
}

}  // namespace
}  // namespace orrery
