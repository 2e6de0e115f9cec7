// Cosmogenesis in the terminal.
#pragma once

#include <memory>
#include <span>

#include "cli/play/presenter.h"
#include "core/error.h"

namespace orrery::cli::play {

Result<std::unique_ptr<Presenter>> make_cosmogenesis_presenter(std::span<const ContentFile> files);

}  // namespace orrery::cli::play
