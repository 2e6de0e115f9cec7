// The options of a game, described and read.
#pragma once

#include <span>

#include "core/game.h"
#include "games/crafting_the_cosmos/powers.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos {

std::span<const OptionShape> option_shapes();
// What an edition sets (section 7 of the rules).
Options edition_options(Edition edition);
// {"option", "is"}: a value of an option that cards can depend on.
void read_card_option(const JsonReader& json, CardOption& option, std::uint8_t& value);

Options options_from_json(const JsonReader& json);
Json options_to_json(const Options& options);
Json options_schema();

}  // namespace orrery::crafting_the_cosmos
