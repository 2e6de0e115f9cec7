// Draws, tells and reads Anunnaki against Cosmobot.
#pragma once

#include <memory>
#include <span>

#include "cli/play/presenter.h"
#include "core/content.h"
#include "core/error.h"

namespace orrery::cli::play {

Result<std::unique_ptr<Presenter>> make_anunnaki_presenter(std::span<const ContentFile> files);

}  // namespace orrery::cli::play
