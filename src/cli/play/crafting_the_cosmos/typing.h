// Short forms for the actions of Crafting the Cosmos.
#pragma once

#include <string>
#include <string_view>

#include "cli/play/canvas.h"
#include "cli/play/crafting_the_cosmos/words.h"

namespace orrery::cli::play::crafting {

// A short form written out as the action's text; what is none comes back unchanged. Throws
// Misread for a short form that cannot be understood.
std::string expand_short_form(std::string_view typed, const Table& table);

Lines short_forms_help();

}  // namespace orrery::cli::play::crafting
