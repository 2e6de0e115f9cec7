// Which events are effect records of the trace, and how they read.
#pragma once

#include <optional>

#include "games/anunnaki/bot/trace.h"

namespace orrery::anunnaki {

// Nothing for an event that belongs to no record of Cosmobot's.
std::optional<TraceRecord> effect_record(const Vocabulary& vocabulary, const Event& event);

}  // namespace orrery::anunnaki
