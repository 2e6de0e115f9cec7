// What can happen in a game against Cosmobot. Cosmobot's reasons are events too.
#pragma once

#include <span>

#include "core/event.h"

namespace orrery::anunnaki {

// The event's seat is 0 for the person and 1 for Cosmobot.
enum class EventKind : std::uint8_t {
    kNone,
    // The trace (AN-TRACE-01): the candidates one by one with what each scored, then the criterion
    // that was applied to them.
    kCandidate,  // what (area, unit, slot, track, deck), id, detail, score, kept
    kCriterion,  // rule, criterion, detail, value, before, after
    // What both sides do; further kinds follow.
};

std::span<const EventShape> event_shapes();

}  // namespace orrery::anunnaki
