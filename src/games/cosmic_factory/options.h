// The options of a game, described and read.
#pragma once

#include <span>

#include "core/game.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cosmic_factory {

std::span<const OptionShape> option_shapes();
Options options_from_json(const JsonReader& json);
Json options_to_json(const Options& options);

}  // namespace orrery::cosmic_factory
