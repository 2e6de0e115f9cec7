// How good a position is for a seat, in points, as a sum of named features.
#pragma once

#include <array>
#include <string_view>

#include "core/evaluation.h"
#include "games/cosmogenesis/content.h"

namespace orrery::cosmogenesis {

enum class FeatureKind : std::uint8_t {
    kRevealed,   // planetary objectives that are attached
    kHand,       // planetary objectives in hand, by what they still lack
    kStellar,    // stellar objectives, with room to grow
    kLife,       // where life will stand at the end
    kHabitable,  // bodies that life could still develop on
    kObjects,    // objects and the uses left on them
    kBelt,       // asteroids and comets, as means and for the ranking
    kMonolith,
    kSystem,  // planets and moons, which everything else needs
};
inline constexpr std::size_t kFeatures = 9;
inline constexpr std::array<std::string_view, kFeatures> kFeatureNames{"revealed objectives",
                                                                       "objectives in hand",
                                                                       "stellar objectives",
                                                                       "life",
                                                                       "habitable worlds",
                                                                       "objects",
                                                                       "belt",
                                                                       "Monolith",
                                                                       "planets and moons"};

using Evaluation = FeatureSum<FeatureKind, kFeatures>;

Evaluation evaluate(const Content& content, const State& state, Seat seat);

// What single objectives are worth in it, by their numbers.
struct ObjectiveWorths {
    struct Entry {
        std::uint8_t objective = 0;
        double worth = 0;
    };
    FixedVector<Entry, 3> stellar;
    FixedVector<Entry, 4> hand;  // planetary, at the place that suits each best
};
Evaluation evaluate(const Content& content, const State& state, Seat seat, ObjectiveWorths& worths);
// As others see the seat: without its secret start objective, and without what depends on the other
// seats (belt, Monolith).
Evaluation evaluate_seen(const Content& content, const State& state, Seat seat);

// The seat's turns that are not over yet.
int turns_left(const State& state, Seat seat);

}  // namespace orrery::cosmogenesis
