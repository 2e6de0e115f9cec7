// How good a position is for a seat, in points, as a sum of named features.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <vector>

#include "core/game.h"

namespace orrery {

template <class Kind, std::size_t N>
struct FeatureSum {
    std::array<double, N> features{};

    double& operator[](Kind kind) { return features[static_cast<std::size_t>(kind)]; }
    void add(const FeatureSum& other, double times) {
        for (std::size_t i = 0; i < N; ++i) features[i] += times * other.features[i];
    }
    FeatureSum minus(const FeatureSum& other) const {
        FeatureSum difference = *this;
        difference.add(other, -1);
        return difference;
    }
    // Two ways to the same: what differs is below what counting in another order may change.
    bool is_like(const FeatureSum& other) const {
        constexpr double kNothing = 1e-6;
        for (std::size_t i = 0; i < N; ++i)
            if (std::abs(features[i] - other.features[i]) > kNothing) return false;
        return true;
    }
    double total() const {
        double sum = 0;
        for (double feature : features) sum += feature;
        return sum;
    }
};

// What speaks for it before what speaks against it, the largest of each first.
inline void sort_reasons(std::vector<Feature>& reasons) {
    std::stable_sort(reasons.begin(), reasons.end(), [](const Feature& a, const Feature& b) {
        if ((a.value > 0) != (b.value > 0)) return a.value > 0;
        return std::abs(a.value) > std::abs(b.value);
    });
}

// The features in which an action differs are the reasons for it.
template <class Kind, std::size_t N>
std::vector<Feature> reasons(const FeatureSum<Kind, N>& changes,
                             const std::array<std::string_view, N>& names) {
    std::vector<Feature> reasons;
    for (std::size_t i = 0; i < N; ++i)
        if (changes.features[i] != 0)
            reasons.push_back({std::string(names[i]), changes.features[i]});
    sort_reasons(reasons);
    return reasons;
}

}  // namespace orrery
