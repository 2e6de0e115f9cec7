// The best galaxy for a hand of tiles, proven.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/patience.h"
#include "games/cosmic_factory/content.h"
#include "games/cosmic_factory/galaxy.h"
#include "games/cosmic_factory/scoring.h"

namespace orrery::cosmic_factory {

// Which galaxy is better? Every goal is a function of the round's points that never falls when a
// number of them rises, so that a bound on each number bounds the goal.
enum class Goal : std::uint8_t {
    kRoundPoints,      // green + blue + orange + star of this round
    kMarkers,          // where the markers stand after the round, with some rounds still to go
    kLowestThenTotal,  // the lowest zone marker after the round first, then the round's points
    kLeastPoints,      // as few points as possible: the galaxy is a gift (card 2)
};

struct Objective {
    Goal goal = Goal::kRoundPoints;
    std::array<std::uint8_t, 4> markers{};  // green, blue, orange, star before the round
    int rounds_to_go = 0;                   // after this one
};

struct Problem {
    std::array<std::uint8_t, kTilesPerPlayer> hand{};
    int card = 0;  // active chaos card; 0 = none
    Objective objective;
};

struct Progress {
    std::uint64_t nodes = 0;
    int value = 0;
    int bound = 0;  // nothing better than this is possible
    const Galaxy* best = nullptr;
};

// Called now and then; returning false stops the search.
using ProgressSink = bool (*)(void* context, const Progress&);

struct SolveLimits {
    std::uint64_t max_nodes = ~std::uint64_t{0};
    ProgressSink on_progress = nullptr;
    void* context = nullptr;
    Patience patience{};
};

struct Solution {
    Galaxy galaxy;        // complete and legal for the card's shape (card 1: two tiles face down)
    GalaxyPoints points;  // card 13: what is left when the neighbour takes the tile that hurts most
    int value = 0;        // by the objective
    int bound = 0;        // equal to value when proven
    bool proven = false;
    std::uint64_t nodes = 0;
};

// kMarkers and kLowestThenTotal: the value is this times what they rank by first, plus the round's
// points (up to 127) as the tie-break. kMarkers ranks by twelfths of a final point: with no round
// to go, value / (12 · kValueScale) is min(green, blue, orange) + star.
inline constexpr int kValueScale = 128;

// The objective's value of these points; larger is better (kLeastPoints: the negated total).
int objective_value(const Objective& objective, const CardRules& card, const GalaxyPoints& points);

// A good galaxy quickly: deterministic local search with the given number of trials, or with fewer
// when the patience runs out; it is complete and legal in any case.
Solution improve(const Content& content, const Problem& problem, std::uint32_t trials,
                 std::uint64_t seed, Patience patience = {});

// The best galaxy, proven unless the limits stop the search first.
Solution solve(const Content& content, const Problem& problem, const SolveLimits& limits);

}  // namespace orrery::cosmic_factory
