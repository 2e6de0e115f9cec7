// Cosmic Factory in the terminal.
#pragma once

#include <memory>
#include <span>

#include "cli/play/presenter.h"
#include "core/content.h"

namespace orrery::cli::play {

Result<std::unique_ptr<Presenter>> make_cosmic_factory_presenter(
    std::span<const ContentFile> files);

}  // namespace orrery::cli::play
