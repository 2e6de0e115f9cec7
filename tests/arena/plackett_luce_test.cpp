#include "arena/plackett_luce.h"

#include <gtest/gtest.h>

#include <cmath>

namespace orrery::arena {
namespace {

using Game = std::vector<Ranked>;

// The first player of the list was first, and so on.
Game order(std::initializer_list<int> players) {
    Game game;
    for (const int player : players) game.push_back({player, static_cast<int>(game.size()) + 1});
    return game;
}

void add(Rankings& rankings, const Game& game, int times = 1) {
    for (int i = 0; i < times; ++i) rankings.add_unit(std::span(&game, 1));
}

TEST(ArenaLinear, inverts) {
    const SquareMatrix matrix{{0, 2, 1}, {1, 1, 0}, {3, 0, 1}};
    const SquareMatrix unit = product(matrix, inverse(matrix));
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) EXPECT_NEAR(unit[i][j], i == j ? 1 : 0, 1e-12);
}

// How often each order comes where the strengths are 4, 2 and 1, in 105 games.
TEST(PlackettLuce, finds_the_strengths_that_made_the_rankings) {
    Rankings rankings(3);
    constexpr int kTimes = 100;
    add(rankings, order({0, 1, 2}), 40 * kTimes);
    add(rankings, order({0, 2, 1}), 20 * kTimes);
    add(rankings, order({1, 0, 2}), 24 * kTimes);
    add(rankings, order({1, 2, 0}), 6 * kTimes);
    add(rankings, order({2, 0, 1}), 10 * kTimes);
    add(rankings, order({2, 1, 0}), 5 * kTimes);
    const std::vector<Strength> strengths = rankings.strengths();
    const double doubled = 400 * std::log10(2);
    EXPECT_NEAR(strengths[0].elo, doubled, 0.1);
    EXPECT_NEAR(strengths[1].elo, 0, 0.1);
    EXPECT_NEAR(strengths[2].elo, -doubled, 0.1);
}

TEST(PlackettLuce, is_elo_for_two_with_the_textbooks_interval) {
    Rankings rankings(2);
    add(rankings, order({0, 1}), 3000);
    add(rankings, order({1, 0}), 1000);
    const std::vector<Strength> strengths = rankings.strengths();
    EXPECT_NEAR(strengths[0].elo - strengths[1].elo, 190.85, 0.1);
    EXPECT_NEAR(strengths[0].elo, -strengths[1].elo, 1e-9);
    // The logit of a share has the variance 1/(n·p·q); half of it is one player's.
    const double half = 400 / std::log(10) * kNormal95 / std::sqrt(4000 * 0.75 * 0.25) / 2;
    EXPECT_NEAR(strengths[0].interval.high - strengths[0].elo, half, 0.01 * half);
    EXPECT_NEAR(strengths[0].elo - strengths[0].interval.low, half, 0.01 * half);
}

TEST(PlackettLuce, takes_a_tie_as_half_of_each_order) {
    Rankings tied(2), both(2);
    const std::vector<Game> half_and_half = {order({0, 1}), {{0, 1}, {1, 1}}};
    tied.add_unit(half_and_half);
    const std::vector<Game> three_to_one = {order({0, 1}), order({0, 1}), order({0, 1}),
                                            order({1, 0})};
    both.add_unit(three_to_one);
    const double seen = tied.strengths()[0].elo;
    EXPECT_GT(seen, 0);
    EXPECT_LT(seen, both.strengths()[0].elo) << "the same shares, but twice as many games";
    Rankings shared(3), orders(3);
    add(shared, {{0, 1}, {1, 1}, {2, 3}}, 2);
    add(orders, order({0, 1, 2}));
    add(orders, order({1, 0, 2}));
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_NEAR(shared.strengths()[i].elo, orders.strengths()[i].elo, 1e-6);
}

TEST(PlackettLuce, knows_a_player_at_two_seats) {
    // One of strength 2 against two of strength 1 is first in half of the games.
    Rankings rankings(2);
    add(rankings, order({0, 1, 1}), 3000);
    add(rankings, order({1, 0, 1}), 2000);
    add(rankings, order({1, 1, 0}), 1000);
    const std::vector<Strength> strengths = rankings.strengths();
    EXPECT_NEAR(strengths[0].elo - strengths[1].elo, 400 * std::log10(2), 0.2);
}

TEST(PlackettLuce, stays_finite_where_one_wins_everything_and_is_not_certain) {
    Rankings rankings(2);
    add(rankings, order({0, 1}), 50);
    const Strength first = rankings.strengths()[0];
    EXPECT_GT(first.elo, 200);
    EXPECT_LT(first.elo, 1000);
    EXPECT_GT(first.interval.high - first.interval.low, 50);
    Rankings nothing(3);
    for (const Strength& strength : nothing.strengths()) EXPECT_NEAR(strength.elo, 0, 1e-9);
}

// Pairs that always end one to one say that both are alike, more surely than as many coins.
TEST(PlackettLuce, makes_intervals_from_units) {
    Rankings pairs(2), singles(2);
    const std::vector<Game> pair = {order({0, 1}), order({1, 0})};
    for (int i = 0; i < 100; ++i) {
        pairs.add_unit(pair);
        add(singles, pair[0]);
        add(singles, pair[1]);
    }
    const auto width = [](const Rankings& rankings) {
        const Interval interval = rankings.strengths()[0].interval;
        return interval.high - interval.low;
    };
    EXPECT_LT(width(pairs), 0.5 * width(singles));
}

}  // namespace
}  // namespace orrery::arena
