// Strengths from whole rankings: a player is first with the chance of its strength among the
// strengths at the table, then the next among those who are left, and so on (Plackett and Luce).
// For two it is the model of Bradley and Terry, which is Elo's.
#pragma once

#include <map>
#include <span>
#include <vector>

#include "arena/linear.h"
#include "arena/statistics.h"

namespace orrery::arena {

// One side of a game: which player, in which place. The same player may be there several times.
struct Ranked {
    int player = 0;
    int place = 1;
};

struct Strength {
    double elo = 0;  // 400·log10 of the strength; the mean of all players is 0
    Interval interval;
};

class Rankings {
  public:
    explicit Rankings(int players) : players_(static_cast<std::size_t>(players)) {}

    // The games of a unit. Equal places are all orders of them, each with its part of the weight.
    void add_unit(std::span<const std::vector<Ranked>> games);

    // Hunter’s minorisation–maximisation, with half a win and half a loss of everybody against
    // somebody of mean strength: who has won everything stays finite. Intervals are the sandwich
    // of the curvature and what units differ in, so that a unit is one observation.
    std::vector<Strength> strengths() const;

  private:
    // So many of each player are left, and one of `chosen` is next.
    struct Choice {
        std::vector<int> left;
        int chosen = 0;
        friend auto operator<=>(const Choice&, const Choice&) = default;
    };
    using Choices = std::map<Choice, double>;  // with their weight

    void add_order(const std::vector<int>& order, double weight, Choices& choices) const;
    std::vector<double> fitted() const;
    // Of the logarithms of the strengths.
    SquareMatrix covariance(const std::vector<double>& strength) const;

    std::size_t players_;
    Choices all_;
    std::vector<Choices> units_;
};

}  // namespace orrery::arena
