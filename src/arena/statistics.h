// Means with their intervals, and Elo. Formulae and reasons are in docs/strength.md.
#pragma once

#include <cstdint>
#include <utility>

namespace orrery::arena {

// What lies between has a chance of 95 % to hold the true value.
struct Interval {
    double low = 0, high = 0;
};

inline constexpr double kNormal95 = 1.959963984540054;

// Numbers one by one, by Welford's way: the variance stays exact for means far from zero.
class Sample {
  public:
    void add(double value);
    std::uint64_t count() const { return count_; }
    double mean() const { return mean_; }
    // Divided by count - 1; 0 for fewer than two.
    double variance() const;
    double sum_of_squares() const { return squares_; }  // of the differences to the mean

  private:
    std::uint64_t count_ = 0;
    double mean_ = 0, squares_ = 0;
};

// Mean ± 1.96 standard errors.
Interval mean_interval(const Sample& sample);

// Of a mean of numbers from 0 to 1. As Agresti and Coull do with single games, two observations of
// 0 and two of 1 are added: few observations, or many that are all alike, never look certain.
Interval share_interval(const Sample& sample);
// The variance of the same numbers with those four; never 0.
double cautious_variance(const Sample& sample);

// By how much a side is above the others at a table of so many sides, where an even share is
// 1/sides: 400·log10(share·(sides-1)/(1-share)). Who has won all or nothing is taken to have lost
// or won half a unit of one more.
double elo_of_share(double share, int sides, std::uint64_t units);
// The share that such a side wins.
double share_of_elo(double elo, int sides);

}  // namespace orrery::arena
