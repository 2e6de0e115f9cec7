// What happened at Cosmic Factory, as English sentences.
#pragma once

#include <vector>

#include "cli/play/cosmic_factory_view.h"
#include "cli/play/presenter.h"
#include "games/cosmic_factory/content.h"

namespace orrery::cli::play {

// `events` are those the viewer may see; `table` is the viewer's table after them.
Telling tell_story(const cosmic_factory::Content& content, const std::vector<Event>& events,
                   const SeenTable& table, const SeatNames& names, const Style& style);

// The steps of a scoring among the events, seat by seat, in the order of CF-SCORE-07.
Lines tell_scoring(const cosmic_factory::Content& content, const std::vector<Event>& events,
                   const SeenTable& table, const SeatNames& names, const Style& style);

}  // namespace orrery::cli::play
