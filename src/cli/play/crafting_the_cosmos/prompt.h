// What is asked of a player of Crafting the Cosmos now.
#pragma once

#include <string>

#include "cli/play/crafting_the_cosmos/words.h"

namespace orrery::cli::play::crafting {

// One line; empty when somebody else is asked.
std::string prompt_text(const Table& table);

}  // namespace orrery::cli::play::crafting
