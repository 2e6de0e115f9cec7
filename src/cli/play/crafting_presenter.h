// Crafting the Cosmos at the terminal.
#pragma once

#include "cli/play/presenter.h"
#include "core/error.h"

namespace orrery::cli::play {

Result<std::unique_ptr<Presenter>> make_crafting_presenter(std::span<const ContentFile> files);

}  // namespace orrery::cli::play
