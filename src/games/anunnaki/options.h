// The options of a game (AN-CHOICE-01, AN-HSET-01).
#pragma once

#include <span>

#include "core/game.h"
#include "games/anunnaki/content/content.h"
#include "games/anunnaki/state.h"

namespace orrery::anunnaki {

std::span<const OptionShape> option_shapes();
// What is left out has its default. A random house for Cosmobot is only marked, not drawn. Fields
// that are none of the known options are refused.
Options options_from(const Content& content, const JsonReader& json,
                     std::span<const OptionShape> known = option_shapes());
Json options_to_json(const Options& options);
// All may be left out.
Json options_schema(std::span<const OptionShape> shapes);
// Houses that Cosmobot may get at random (AN-SET-02), in the order of the content.
FixedVector<std::uint8_t, kHouses> random_houses(const Content& content, const Options& options);

}  // namespace orrery::anunnaki
