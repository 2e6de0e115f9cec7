// How good a position is for a seat, in points, as a sum of named features.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "core/game.h"

namespace orrery {

template <class Kind, std::size_t N>
struct FeatureSum {
    std::array<double, N> features{};

    double& operator[](Kind kind) { return features[static_cast<std::size_t>(kind)]; }
    void add(const FeatureSum& other, double times) {
        for (std::size_t i = 0; i < N; ++i) features[i] += times * other.features[i];
    }
    double total() const {
        double sum = 0;
        for (double feature : features) sum += feature;
        return sum;
    }
};

// The features that an action changes are the reasons for it, the largest first.
template <class Kind, std::size_t N>
std::vector<Feature> reasons(const FeatureSum<Kind, N>& changes,
                             const std::array<std::string_view, N>& names) {
    std::vector<Feature> reasons;
    for (std::size_t i = 0; i < N; ++i)
        if (changes.features[i] != 0)
            reasons.push_back({std::string(names[i]), changes.features[i]});
    std::stable_sort(reasons.begin(), reasons.end(), [](const Feature& a, const Feature& b) {
        return std::abs(a.value) > std::abs(b.value);
    });
    return reasons;
}

}  // namespace orrery
