#include "arena/sprt.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "core/random.h"

namespace orrery::arena {
namespace {

using testing::HasSubstr;

TEST(ArenaSprt, is_written_as_two_or_four_numbers) {
    const Sprt two = sprt_from_text("-5,10").value();
    EXPECT_EQ(two.elo0, -5);
    EXPECT_EQ(two.elo1, 10);
    EXPECT_EQ(two.alpha, 0.05);
    const Sprt four = sprt_from_text("0,5.5,0.01,0.1").value();
    EXPECT_EQ(four.elo1, 5.5);
    EXPECT_EQ(four.alpha, 0.01);
    EXPECT_EQ(four.beta, 0.1);
    struct Case {
        const char *text, *message;
    };
    for (const Case& c :
         {Case{"5", "expected elo0,elo1"}, Case{"0,5,0.1", "expected elo0,elo1"},
          Case{"0,x", "expected numbers"}, Case{"0,", "expected numbers"},
          Case{"5,0", "elo0 must be below elo1"}, Case{"0,5,0,0.1", "alpha and beta"},
          Case{"0,5,0.1,0.7", "alpha and beta"}, Case{"0,inf", "expected numbers"}})
        EXPECT_THAT(to_string(sprt_from_text(c.text).error()), HasSubstr(c.message)) << c.text;
}

// By hand: shares 0.5 and 0.5144 for 0 and 10 Elo; units of 0.25 and 0.75, 300 and 700 of them.
TEST(ArenaSprt, weighs_the_units_by_their_own_variance) {
    Sample units;
    for (int i = 0; i < 1000; ++i) units.add(i % 10 < 3 ? 0.25 : 0.75);
    const SprtStanding standing = sprt_standing({0, 10}, units, 2);
    const double share1 = 1 / (1 + std::pow(10, -10.0 / 400));
    const double variance = cautious_variance(units);
    EXPECT_NEAR(variance, 0.0525, 0.001)
        << "0.21 of a coin’s steps, each half as large, and a little";
    EXPECT_NEAR(standing.ratio, 1000 * (share1 - 0.5) * (1.2 - 0.5 - share1) / (2 * variance),
                1e-9);
    EXPECT_NEAR(standing.ratio, 25.3, 0.5);
    EXPECT_NEAR(standing.upper, std::log(19), 1e-12);
    EXPECT_NEAR(standing.lower, -std::log(19), 1e-12);
    EXPECT_EQ(standing.verdict, Verdict::kH1);
}

TEST(ArenaSprt, does_not_decide_on_a_handful) {
    Sample units;
    for (int i = 0; i < 10; ++i) units.add(1);
    EXPECT_EQ(sprt_standing({0, 200}, units, 2).verdict, Verdict::kOpen);
    EXPECT_EQ(sprt_standing({0, 200}, Sample{}, 2).ratio, 0);
}

Verdict verdict_of_coins(double chance, RandomStream& random) {
    Sample units;
    while (true) {
        // Two games of a pair.
        double won = 0;
        for (int game = 0; game < 2; ++game)
            won += random.uniform(1'000'000) < chance * 1'000'000 ? 0.5 : 0;
        units.add(won);
        const Verdict verdict = sprt_standing({0, 60}, units, 2).verdict;
        if (verdict != Verdict::kOpen) return verdict;
    }
}

TEST(ArenaSprt, errs_about_as_often_as_it_is_allowed_to) {
    RandomStream random(seed_from_number(5));
    int wrong_at_0 = 0, wrong_at_1 = 0;
    constexpr int kTimes = 400;
    for (int i = 0; i < kTimes; ++i) {
        wrong_at_0 += verdict_of_coins(share_of_elo(0, 2), random) == Verdict::kH1 ? 1 : 0;
        wrong_at_1 += verdict_of_coins(share_of_elo(60, 2), random) == Verdict::kH0 ? 1 : 0;
    }
    EXPECT_LT(wrong_at_0, kTimes * 0.08);
    EXPECT_LT(wrong_at_1, kTimes * 0.08);
}

}  // namespace
}  // namespace orrery::arena
