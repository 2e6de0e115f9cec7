// The options of a game, described and read.
#pragma once

#include <span>

#include "core/game.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cosmic_factory {

inline constexpr int kLongestLimit = 3600;  // seconds

std::span<const OptionShape> option_shapes();
// `cards` is how many chaos cards there are.
Options options_from_json(const JsonReader& json, int cards);
Json options_to_json(const Options& options);

}  // namespace orrery::cosmic_factory
