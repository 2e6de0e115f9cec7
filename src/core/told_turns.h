// Which turns an adviser tells beside the one it advises, and by what each is better or worse.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "core/evaluation.h"

namespace orrery {

inline constexpr std::size_t kToldTurns = 3;

// Of so many ways, the best first, those to be told: `differs(one, other)` says of two whether it
// is worth telling them apart.
template <class Differs>
std::vector<std::size_t> tell_apart(std::size_t count, Differs&& differs) {
    std::vector<std::size_t> told;
    for (std::size_t way = 0; way < count && told.size() < kToldTurns; ++way)
        if (std::all_of(told.begin(), told.end(),
                        [&](std::size_t other) { return differs(way, other); }))
            told.push_back(way);
    return told;
}

// Gives told turns their reasons; `parts` are what each is worth, by named features.
template <class Kind, std::size_t N>
void tell_differences(std::vector<Advice::Turn>& turns,
                      const std::vector<FeatureSum<Kind, N>>& parts,
                      const std::array<std::string_view, N>& names) {
    if (turns.size() < 2) return;
    for (std::size_t i = 0; i < turns.size(); ++i)
        turns[i].features = reasons(parts[i].minus(parts[i == 0 ? 1 : 0]), names);
}

}  // namespace orrery
