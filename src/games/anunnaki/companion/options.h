// The options of the companion: those of the full game, what the person uses from the box, and
// whether the board starts with the standard set-up.
#pragma once

#include <span>

#include "core/game.h"
#include "games/anunnaki/content/content.h"
#include "games/anunnaki/state.h"

namespace orrery::anunnaki::companion {

std::span<const OptionShape> option_shapes();

struct Start {
    Options options;
    TableFacts facts;
};
Start start_from(const Content& content, const JsonReader& json);
Json start_to_json(const State& state);

}  // namespace orrery::anunnaki::companion
