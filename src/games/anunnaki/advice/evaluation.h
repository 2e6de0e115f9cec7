// How good a position is for the person, as the margin over Cosmobot that it promises, in points
// and as a sum of named features.
#pragma once

#include <array>
#include <string_view>

#include "core/evaluation.h"
#include "games/anunnaki/content/content.h"
#include "games/anunnaki/state.h"

namespace orrery::anunnaki {

enum class FeatureKind : std::uint8_t {
    kPoints,  // what is safe
    kWar,     // each track with the goal beside it, as it may stand at the end
    kTech,
    kTrade,
    kSupremacy,
    kMeans,    // resources and crystals
    kReserve,  // contracts in the reserve, by what they still lack
    kCards,    // weapons
    kTiles,    // upgraded ones
    kGods,     // summoned ones, and the stars that call them
    kCulture,
    kBoard,     // strength, and what settlements and areas will yield
    kUnderWay,  // what is left of the action that is being carried out
    kTheirs,    // Cosmobot's side of all this
    kTempo,     // what a turn more or less is worth
};
inline constexpr std::size_t kFeatures = 15;
inline constexpr std::array<std::string_view, kFeatures> kFeatureNames{"points",
                                                                       "war and its goal",
                                                                       "technology and its goal",
                                                                       "trade and its goal",
                                                                       "supremacy",
                                                                       "means",
                                                                       "contracts",
                                                                       "weapons",
                                                                       "tiles",
                                                                       "gods and stars",
                                                                       "culture",
                                                                       "the board",
                                                                       "what follows",
                                                                       "Cosmobot's side",
                                                                       "tempo"};

using Evaluation = FeatureSum<FeatureKind, kFeatures>;

// The person's turns still to come, as a guess; the current one with them while nothing is done in
// it.
double turns_left(const Content& content, const State& state);

// A position in which combats are pending counts as what they promise. What the person cannot
// know does not matter.
Evaluation evaluate(const Content& content, const State& state);

}  // namespace orrery::anunnaki
