// What can happen in a game of Cosmogenesis.
#pragma once

#include <span>

#include "core/event.h"

namespace orrery::cosmogenesis {

enum class EventKind : std::uint8_t {
    kRoundStarted,   // round
    kObjectiveLaid,  // field, stellar, objective
    kTileLaid,       // sector, field, tile, size
    kBeltFieldLaid,  // field, asteroids, comets
    kStartChosen,    // seat
    kTook,           // seat; sector, field
    kDiscarded,      // seat; sector, field
    kPlanetCreated,  // seat; orbit, kind, size, colour
    kMoonCreated,    // seat; orbit, moon, kind, size
    kCollided,  // seat; orbit, place, size, collider, rest (size after; rest 0 vanished, 1 a moon,
                // 2 a fourth moon)
    kLifeFell,  // seat; orbit, place, from_stage
    kGotRings,  // seat; orbit
    kGotWet,    // seat; orbit, place
    kBeltChanged,        // seat; asteroids, comets (changes)
    kMonolithTaken,      // seat
    kObjectTaken,        // seat; object, uses
    kObjectUsed,         // seat; object, left
    kStellarTaken,       // seat; objective
    kPlanetaryTaken,     // seat; objective
    kObjectiveRevealed,  // seat; objective, orbit
    kRewardPending,      // seat; item
    kRewardLost,         // seat: declined, or no comet left; item
    kLifeCreated,        // seat; orbit, place
    kEvolved,            // seat; orbit, place, stage
    kModuleBuilt,        // seat
    kOrbitsSwapped,      // seat; orbit, orbit2
    kTurnEnded,          // seat
    kRoundEnded,         // round
    kTileReturned,       // to the bag; tile
    kObjectiveBoxed,     // stellar, objective
    kGameOver,
};

std::span<const EventShape> event_shapes();

}  // namespace orrery::cosmogenesis
