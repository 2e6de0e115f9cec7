#include "arena/contrast.h"

#include <gtest/gtest.h>

#include <cmath>

namespace orrery::arena {
namespace {

TEST(Contrast, says_nothing_of_a_handful) {
    Contrast contrast;
    for (std::uint64_t unit = 0; unit + 1 < Contrast::kFewest; ++unit) contrast.add(1, 0);
    EXPECT_FALSE(contrast.difference());
    contrast.add(1, std::nullopt);
    EXPECT_FALSE(contrast.difference()) << "too few without it";
    contrast.add(std::nullopt, 0);
    ASSERT_TRUE(contrast.difference());
    EXPECT_DOUBLE_EQ(contrast.difference()->value, 1);
}

// Where every unit brings both, it is the mean of what they differ by.
TEST(Contrast, of_pairs_is_their_difference) {
    Contrast contrast;
    Sample differences;
    for (int unit = 0; unit < 20; ++unit) {
        const double with = unit % 7 + 0.5 * (unit % 3), without = unit % 7;
        contrast.add(with, without);
        differences.add(with - without);
    }
    const Interval expected = mean_interval(differences);
    const Estimate found = contrast.difference().value();
    EXPECT_NEAR(found.value, differences.mean(), 1e-12);
    EXPECT_NEAR(found.interval.low, expected.low, 1e-12);
    EXPECT_NEAR(found.interval.high, expected.high, 1e-12);
}

// Where no unit brings both, errors add up as those of two samples do.
TEST(Contrast, of_two_samples_has_the_errors_of_both) {
    Contrast contrast;
    for (int unit = 0; unit < 30; ++unit)
        if (unit % 3 == 0)
            contrast.add(10 + unit % 4, std::nullopt);
        else
            contrast.add(std::nullopt, unit % 5);
    const Sample &with = contrast.with(), &without = contrast.without();
    const double error = std::sqrt(with.variance() / 10 + without.variance() / 20);
    const Estimate found = contrast.difference().value();
    EXPECT_NEAR(found.value, with.mean() - without.mean(), 1e-12);
    EXPECT_NEAR(found.interval.high - found.value, kNormal95 * error, 1e-12);
}

}  // namespace
}  // namespace orrery::arena
