// The options of a game: there are none, the rules know one way to play.
#pragma once

#include <span>

#include "core/game.h"

namespace orrery::cosmogenesis {

std::span<const OptionShape> option_shapes();
// Complains about anything but an empty object.
void check_options(const JsonReader& json);

}  // namespace orrery::cosmogenesis
