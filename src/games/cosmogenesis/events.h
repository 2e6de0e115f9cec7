// What can happen in a game of Cosmogenesis.
#pragma once

#include <span>

#include "core/event.h"
#include "core/form.h"

namespace orrery::cosmogenesis {

enum class EventKind : std::uint8_t {
    kRoundStarted,
    kObjectiveLaid,
    kTileLaid,
    kBeltFieldLaid,
    kStartChosen,
    kTook,
    kDiscarded,
    kPlanetCreated,
    kMoonCreated,
    kCollided,
    kLifeFell,
    kGotRings,
    kGotWet,
    kBeltChanged,
    kMonolithTaken,
    kObjectTaken,
    kObjectUsed,
    kStellarTaken,
    kPlanetaryTaken,
    kObjectiveRevealed,
    kRewardPending,
    kRewardLost,
    kLifeCreated,
    kEvolved,
    kModuleBuilt,
    kOrbitsSwapped,
    kTurnEnded,
    kRoundEnded,
    kTileReturned,
    kObjectiveBoxed,
    kGameOver,
};

std::span<const EventForm> event_forms();

}  // namespace orrery::cosmogenesis
