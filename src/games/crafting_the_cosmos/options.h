// The options of a game, described and read.
#pragma once

#include <span>

#include "core/game.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos {

std::span<const OptionShape> option_shapes();
// What an edition sets (section 7 of the rules).
Options edition_options(Edition edition);
Options options_from_json(const JsonReader& json);
Json options_to_json(const Options& options);

}  // namespace orrery::crafting_the_cosmos
