// What happened at Cosmogenesis, in sentences.
#pragma once

#include <vector>

#include "cli/play/cosmogenesis/words.h"

namespace orrery::cli::play {

Telling tell_cosmic_story(const CosmosView& seen, const std::vector<Event>& events,
                          const SeatNames& names, const Style& style);

}  // namespace orrery::cli::play
