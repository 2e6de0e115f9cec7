// Judges whose weights mean nothing: to see what is made of weights, not how well they play.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/json.h"
#include "core/judge.h"

namespace orrery::test {

NetworkWeights random_weights(std::size_t inputs, std::uint64_t seed);

// As a file of content has it.
Json judge_json(std::string_view game, const FeatureSpace& features, std::uint64_t seed);
Judge random_judge(std::string_view game, const FeatureSpace& features, std::uint64_t seed);

}  // namespace orrery::test
