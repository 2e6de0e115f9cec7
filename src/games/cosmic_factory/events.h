// What can happen in a game of Cosmic Factory.
#pragma once

#include <span>

#include "core/event.h"
#include "core/form.h"

namespace orrery::cosmic_factory {

enum class EventKind : std::uint8_t {
    kCardRevealed,
    kTilesDealt,
    kPicked,
    kPacketsPassed,
    kPilesPassed,
    kReady,
    kBuildStarted,
    kPlaced,
    kMoved,
    kSwapped,
    kRotated,
    kRemoved,
    kFlipped,
    kBonusTaken,
    kDone,
    kUndone,
    kTimeUp,
    kBuildEnded,
    kRepaired,
    kDiscarded,
    kChose,
    kTurnedDown,
    kSabotaged,
    kZonePoints,
    kTrackPoints,
    kExchanged,
    kBonusWon,
    kBonusLost,
    kCardPoints,
    kOffered,
    kOfferedNothing,
    kRoundEnded,
    kGameOver,
};

std::span<const EventForm> event_forms();

}  // namespace orrery::cosmic_factory
