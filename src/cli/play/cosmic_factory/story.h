// What happened at Cosmic Factory, as English sentences.
#pragma once

#include <vector>

#include "cli/play/cosmic_factory/seen.h"

namespace orrery::cli::play {

// `events` are those the viewer may see; `table` is the viewer's table after them.
Telling tell_story(const FactoryView& table, const std::vector<Event>& events,
                   const SeatNames& names, const Style& style);

// The steps of a scoring among the events, seat by seat, in the order of CF-SCORE-07.
Lines tell_scoring(const FactoryView& table, const std::vector<Event>& events,
                   const SeatNames& names, const Style& style);

}  // namespace orrery::cli::play
