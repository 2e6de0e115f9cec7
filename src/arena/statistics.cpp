#include "arena/statistics.h"

#include <algorithm>
#include <cmath>

namespace orrery::arena {
namespace {

// Half of them are 0, the others 1.
constexpr double kAdded = 4;

double mean_with_added(const Sample& sample) {
    const auto count = static_cast<double>(sample.count());
    return (count * sample.mean() + kAdded / 2) / (count + kAdded);
}

}  // namespace

void Sample::add(double value) {
    ++count_;
    const double before = value - mean_;
    mean_ += before / static_cast<double>(count_);
    squares_ += before * (value - mean_);
}

double Sample::variance() const {
    return count_ < 2 ? 0 : squares_ / static_cast<double>(count_ - 1);
}

Interval mean_interval(const Sample& sample) {
    if (sample.count() == 0) return {};
    const double half =
        kNormal95 * std::sqrt(sample.variance() / static_cast<double>(sample.count()));
    return {sample.mean() - half, sample.mean() + half};
}

Interval share_interval(const Sample& sample) {
    if (sample.count() == 0) return {0, 1};
    const double mean = mean_with_added(sample);
    const double half = kNormal95 * std::sqrt(cautious_variance(sample) /
                                              (static_cast<double>(sample.count()) + kAdded));
    // What was seen is never outside, however few have seen it.
    const double low = std::min(mean - half, sample.mean());
    const double high = std::max(mean + half, sample.mean());
    return {std::max(low, 0.0), std::min(high, 1.0)};
}

double cautious_variance(const Sample& sample) {
    const auto count = static_cast<double>(sample.count());
    const double mean = mean_with_added(sample);
    const double moved = sample.mean() - mean;
    return (sample.sum_of_squares() + count * moved * moved +
            kAdded / 2 * (mean * mean + (1 - mean) * (1 - mean))) /
           (count + kAdded);
}

double elo_of_share(double share, int sides, std::uint64_t units) {
    const double least = 0.5 / (static_cast<double>(units) + 1);
    const double p = std::clamp(share, least, 1 - least);
    return 400 * std::log10(p * (sides - 1) / (1 - p));
}

double share_of_elo(double elo, int sides) {
    const double strength = std::pow(10, elo / 400);
    return strength / (strength + sides - 1);
}

}  // namespace orrery::arena
