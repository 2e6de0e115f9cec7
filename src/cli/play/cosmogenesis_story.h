// What happened at Cosmogenesis, in sentences.
#pragma once

#include <vector>

#include "cli/play/cosmogenesis_view.h"
#include "cli/play/presenter.h"

namespace orrery::cli::play {

Telling tell_cosmic_story(const cosmogenesis::Content& content, const std::vector<Event>& events,
                          const SeenCosmos& cosmos, const SeatNames& names, const Style& style);

}  // namespace orrery::cli::play
