// Cosmic Factory in the terminal.
#pragma once

#include <memory>

#include "cli/play/presenter.h"

namespace orrery::cli::play {

std::unique_ptr<Presenter> make_cosmic_factory_presenter(const AnyGame& game);

}  // namespace orrery::cli::play
