// Those who had something beside those who had not.
#pragma once

#include <optional>

#include "arena/statistics.h"

namespace orrery::arena {

// A mean with its interval.
struct Estimate {
    double value = 0;
    Interval interval;
};

// Numbers of both, unit by unit: a unit brings one of each, or of one alone. What the two of a unit
// have in common, its deal and that one's loss is the other's win, is taken account of.
class Contrast {
  public:
    // Fewer units on either side are no ground to compare on.
    static constexpr std::uint64_t kFewest = 5;

    void add(std::optional<double> with, std::optional<double> without);

    const Sample& with() const { return with_; }
    const Sample& without() const { return without_; }
    // By how much those with it are above those without; nothing where there were too few of them.
    std::optional<Estimate> difference() const;

  private:
    Sample with_, without_;
    // Of the units that brought both.
    std::uint64_t both_ = 0;
    double mean_with_ = 0, mean_without_ = 0, products_ = 0;
};

}  // namespace orrery::arena
