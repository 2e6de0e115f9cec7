// A learned judge: what a position at the end of a turn is worth to who has just played it. Its
// weights are content (content/<game>/judge.json), but no part of what the rules go by, so that the
// game's fingerprint does not depend on them.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/features.h"
#include "core/json_reader.h"
#include "core/network.h"
#include "core/prospect.h"

namespace orrery {

inline constexpr std::string_view kJudgeFile = "judge.json";

// In the order of the network's outputs.
enum class Opinion : std::uint8_t {
    kMargin,  // own points less the best rival's, at the end of the game
    kWin,     // the logarithm of the odds to win
    kPoints,  // own points at the end of the game
};
inline constexpr std::array<std::string_view, kOutputs> kOpinionNames{"margin", "win", "points"};

// Where the weights come from.
struct JudgeProvenance {
    std::int64_t games = 0;        // that it was trained with
    std::int64_t generations = 0;  // of self-play, the hand-made judge's games being the first
    std::string commit;            // of the program that played them
    std::string match;             // how it did, in words
};

struct Judge {
    Network network;
    std::array<int, kOutputs> units{};  // what 1 means, in points or as a logarithm
    JudgeProvenance provenance;

    // A raw output as a number; larger raw outputs are larger numbers.
    double opinion(Opinion kind, const Outputs& outputs) const;
    double win_chance(const Outputs& outputs) const;
    Prospect prospect(const Outputs& outputs) const {
        return {opinion(Opinion::kMargin, outputs), win_chance(outputs)};
    }
};

// Features that a judge does not know have no weight; those that it was trained with must be there.
Result<Judge> judge_from_text(std::string_view text, std::string_view game,
                              const FeatureSpace& features);

}  // namespace orrery
