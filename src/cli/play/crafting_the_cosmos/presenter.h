// Crafting the Cosmos at the terminal.
#pragma once

#include <memory>

#include "cli/play/presenter.h"

namespace orrery::cli::play {

std::unique_ptr<Presenter> make_crafting_presenter(const AnyGame& game);

}  // namespace orrery::cli::play
