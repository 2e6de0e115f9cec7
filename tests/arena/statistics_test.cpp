#include "arena/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

namespace orrery::arena {
namespace {

Sample sample_of(std::initializer_list<double> values) {
    Sample sample;
    for (const double value : values) sample.add(value);
    return sample;
}

Sample coins(int won, int lost) {
    Sample sample;
    for (int i = 0; i < won; ++i) sample.add(1);
    for (int i = 0; i < lost; ++i) sample.add(0);
    return sample;
}

TEST(ArenaSample, has_mean_and_variance) {
    const Sample sample = sample_of({2, 4, 4, 4, 5, 5, 7, 9});
    EXPECT_DOUBLE_EQ(sample.mean(), 5);
    EXPECT_DOUBLE_EQ(sample.variance(), 32.0 / 7);
    EXPECT_EQ(sample_of({3}).variance(), 0);
    const Sample far = sample_of({1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16});
    EXPECT_DOUBLE_EQ(far.variance(), 30);
}

TEST(ArenaInterval, of_a_mean_is_1_96_standard_errors_wide) {
    const Interval interval = mean_interval(sample_of({2, 4, 4, 4, 5, 5, 7, 9}));
    EXPECT_NEAR(interval.low, 5 - 1.959964 * std::sqrt(32.0 / 7 / 8), 1e-6);
    EXPECT_NEAR(interval.high, 5 + 1.959964 * std::sqrt(32.0 / 7 / 8), 1e-6);
}

// The textbook's "plus four" interval: 52 of 104 for 50 of 100.
TEST(ArenaInterval, of_a_share_is_that_of_agresti_and_coull) {
    const Interval even = share_interval(coins(50, 50));
    EXPECT_NEAR(even.low, 0.5 - 1.959964 * std::sqrt(0.25 / 104), 1e-6);
    EXPECT_NEAR(even.high, 0.5 + 1.959964 * std::sqrt(0.25 / 104), 1e-6);
    const Interval most = share_interval(coins(90, 10));
    EXPECT_NEAR(most.low, 92.0 / 104 - 1.959964 * std::sqrt(92.0 * 12 / 104 / 104 / 104), 1e-6);
    EXPECT_NEAR(most.high, 92.0 / 104 + 1.959964 * std::sqrt(92.0 * 12 / 104 / 104 / 104), 1e-6);
}

TEST(ArenaInterval, of_a_share_is_narrow_where_units_are_alike_and_never_certain) {
    Sample halves;
    for (int i = 0; i < 100; ++i) halves.add(0.5);
    const Interval interval = share_interval(halves), single = share_interval(coins(50, 50));
    EXPECT_GT(interval.low, single.low) << "a pair that was shared says more than two coins";
    EXPECT_LT(interval.low, 0.5);
    const Interval sweep = share_interval(coins(20, 0));
    EXPECT_EQ(sweep.high, 1);
    EXPECT_LT(sweep.low, 0.95);
    EXPECT_GT(sweep.low, 0.75);
    EXPECT_EQ(share_interval(Sample{}).low, 0);
    EXPECT_EQ(share_interval(Sample{}).high, 1);
}

TEST(ArenaElo, is_the_usual_one_for_two) {
    EXPECT_NEAR(elo_of_share(0.5, 2, 100), 0, 1e-9);
    EXPECT_NEAR(elo_of_share(0.75, 2, 100), 190.848502, 1e-6);
    EXPECT_NEAR(elo_of_share(0.25, 2, 100), -190.848502, 1e-6);
    EXPECT_NEAR(elo_of_share(10.0 / 11, 2, 100), 400, 1e-9);
}

TEST(ArenaElo, is_nothing_for_an_even_share_at_any_table) {
    for (int sides = 2; sides <= 6; ++sides) {
        EXPECT_NEAR(elo_of_share(1.0 / sides, sides, 100), 0, 1e-9);
        for (const double elo : {-250.0, 0.0, 33.0, 400.0})
            EXPECT_NEAR(elo_of_share(share_of_elo(elo, sides), sides, 100'000), elo, 1e-9);
    }
}

TEST(ArenaElo, of_a_clean_sweep_grows_with_the_number_of_units) {
    EXPECT_NEAR(elo_of_share(1, 2, 9), 400 * std::log10(19), 1e-9);
    EXPECT_GT(elo_of_share(1, 2, 100), elo_of_share(1, 2, 10));
    EXPECT_NEAR(elo_of_share(0, 2, 9), -400 * std::log10(19), 1e-9);
}

}  // namespace
}  // namespace orrery::arena
