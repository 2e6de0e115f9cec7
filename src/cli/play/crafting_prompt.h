// What is asked of a player of Crafting the Cosmos now.
#pragma once

#include <string>

#include "cli/play/crafting_view.h"
#include "cli/play/presenter.h"
#include "games/crafting_the_cosmos/content.h"

namespace orrery::cli::play::crafting {

std::string prompt_text(const crafting_the_cosmos::Content& content, const SeenTable& table,
                        const SeatNames& names);

}  // namespace orrery::cli::play::crafting
