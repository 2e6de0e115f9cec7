#include "arena/contrast.h"

#include <algorithm>
#include <cmath>

namespace orrery::arena {

void Contrast::add(std::optional<double> with, std::optional<double> without) {
    if (with) with_.add(*with);
    if (without) without_.add(*without);
    if (!with || !without) return;
    ++both_;
    const double before = *with - mean_with_;
    mean_with_ += before / static_cast<double>(both_);
    mean_without_ += (*without - mean_without_) / static_cast<double>(both_);
    products_ += before * (*without - mean_without_);
}

std::optional<Estimate> Contrast::difference() const {
    if (with_.count() < kFewest || without_.count() < kFewest) return std::nullopt;
    const auto count = static_cast<double>(with_.count());
    const auto count_without = static_cast<double>(without_.count());
    const double covariance = both_ < 2 ? 0 : products_ / static_cast<double>(both_ - 1);
    const double variance = with_.variance() / count + without_.variance() / count_without -
                            2 * covariance * static_cast<double>(both_) / (count * count_without);
    const double value = with_.mean() - without_.mean();
    const double half = kNormal95 * std::sqrt(std::max(variance, 0.0));
    return Estimate{value, {value - half, value + half}};
}

}  // namespace orrery::arena
