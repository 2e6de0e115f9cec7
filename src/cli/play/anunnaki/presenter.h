// Draws, tells and reads Anunnaki against Cosmobot.
#pragma once

#include <memory>

#include "cli/play/presenter.h"

namespace orrery::cli::play {

std::unique_ptr<Presenter> make_anunnaki_presenter(const AnyGame& game);

}  // namespace orrery::cli::play
