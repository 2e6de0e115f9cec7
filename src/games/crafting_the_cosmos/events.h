// What can happen in a game of Crafting the Cosmos.
#pragma once

#include <span>

#include "core/event.h"
#include "core/form.h"

namespace orrery::crafting_the_cosmos {

enum class EventKind : std::uint8_t {
    kTurnBegan,         // a seat's turn begins
    kTokenMoved,        // dark, from, to; by the seat; dark = 0 for its own token
    kStarGained,        // element; staged
    kProtoGained,       // staged
    kNebulaGained,      // tile; staged
    kDnaGained,         // dna; the counter
    kSupernovaGained,   // supernova; the counter
    kGravitonGained,    // gravitons; the counter
    kCardTaken,         // position, energy; from the display
    kCardDrawn,         // from the deck
    kCardSeen,          // energy; what was drawn, for the seat alone
    kDeckShuffled,      // cards; the discard pile became the deck
    kDisplayFilled,     // position, energy
    kCrystalMoved,      // space; one step up the chamber
    kCrystalTaken,      // supply; a crystal reached the top, another began
    kNebulaPlaced,      // tile, nebula_space
    kStarPlaced,        // element, star_space
    kProtoPlaced,       // life_space
    kStablePlaced,      // life_space
    kFormed,            // nebula_space, tile, points
    kStarDiscarded,     // element, star_space
    kLifeDiscarded,     // life_space, stable
    kDischarged,        // number, points
    kAdvancedLife,      // nebula_space, group
    kAdvancedLifeSeen,  // nebula_space, value; for the seat alone
    kCardsSpent,        // energy, cards
    kSetScored,         // energy, points
    kPowersDrawn,       // energy, cards
    kPowerSeen,         // power; for the seat alone
    kPowerKept,         // power, slot
    kPowerUsed,         // power, mode
    kStarChosen,        // star_space; the effect goes on with it
    kLifeChosen,        // life_space; the effect goes on with it
    kNebulaChosen,      // nebula_space; the effect goes on with it
    kStopped,           // enough targets
    kPointsGained,      // points
    kTurnedSupernova,   // star_space, element
    kTurnedStar,        // star_space, element
    kStabilized,        // life_space
    kStarMoved,         // star_space, star_target
    kLifeMoved,         // life_space, life_target
    kNebulaMoved,       // nebula_space, nebula_target
    kNebulaReplaced,    // nebula_space, tile, new_tile
    kLifeLifted,        // life_space
    kLifePutDown,       // life_space, stable
    kOmegaNebula,       // tile
    kPiecesLost,        // H, He, O, C, proto, nebulae; at the end of the turn
    kTurnEnded,
    kGoalScored,          // goal
    kGoalPoints,          // goal, value, points
    kGoalRevealed,        // goal
    kLimitDiscarded,      // energy, cards
    kRoundEnded,          // round
    kRoundBegan,          // round; the seat holds the start-player tile
    kAdvancedLifePoints,  // points; revealed at the end
    kGameOver,
};

std::span<const EventForm> event_forms();

}  // namespace orrery::crafting_the_cosmos
