// What can happen in a game against Cosmobot. Cosmobot's reasons are events too.
#pragma once

#include <span>

#include "core/event.h"
#include "core/form.h"

namespace orrery::anunnaki {

// The event's seat is 0 for the person and 1 for Cosmobot.
enum class EventKind : std::uint8_t {
    kNone,
    // The trace (AN-TRACE-01): the candidates one by one with what each scored, then the criterion
    // that was applied to them. bot/trace.h puts them together again.
    kCandidate,  // kind (enum CandidateKind), id, 1 + unit, criterion, score, kept
    kCriterion,  // rule, criterion, 1 + strategy, value, before, after
    // What Cosmobot decided, could not do, and gets.
    kTarget,   // rule, place: where a move or portal goes
    kSkipped,  // rule, track, reason (0 maximum, 1 impossible): passed over by the oracle
    kLapsed,   // rule, number: so much of the action has no effect
    kGained,   // rule, followers, vp: what Cosmobot gets, often in place of something

    // The course of the game.
    kTurnStarted,   // turn, last
    kCardRevealed,  // deck, card (1 + number, kTypedCard)
    kCardResolved,  // deck, card: its elements follow
    kElement,       // what, number, detail: of a card, of the fate card or of the oracle
    kCardsRemoved,  // step 3 of Cosmobot's turn
    kEndTriggered,
    kGameOver,

    // What both sides do.
    kCubePlaced,      // 1 + space of the fate card, 1 + path, cubes
    kExhausted,       // area, symbols (a bit each)
    kBuilt,           // area, slot of the settlement row
    kUnitPlaced,      // unit, place: from the supply or the display
    kUnitMoved,       // unit, from, to, portal
    kUnitsRetreated,  // from, to: all of the side
    kSummoned,        // unit, area: in place of a follower
    kVpGained,        // points
    kTrackAdvanced,   // track, space
    kSupremacyMoved,  // spaces, place
    kSupremacyToken,  // place: its 2-VP token was taken
    kContractTaken,   // slot, 1 + contract (0 = the companion cannot know), vp, trade
    kContractLaid,    // slot, contract
    kCultureTaken,    // site, token (1 + number, kUnknown: unseen)
    kCreatureTaken,   // creature, area
    kLeaderChanged,   // planet, leader (enum Leader)

    // Combat.
    kCombatStarted,         // place; the seat is the attacker
    kWeaponCommitted,       // card (1 + number, 0 = none)
    kDieRolled,             // value
    kCivilisationRevealed,  // place, strength (with the Atlantis god's), atlantis
    kCivilisationRemoved,   // place
    kCombatTotal,           // place, total: of the seat; kClock for a civilisation
    kCombatWon,             // place; kClock for a civilisation

    // What only the person does.
    kPawnMoved,          // node
    kSecondaryTaken,     // secondary
    kResourceGained,     // resource, number
    kResourcePaid,       // resource, number
    kCrystalsChanged,    // change
    kSettlementMoved,    // from, to
    kContractDropped,    // contract
    kContractFulfilled,  // contract
    kTileUpgraded,       // tile
    kWeaponDrawn,        // card
    kWeaponsRecovered,
    kArtefactDrawn,     // artefact
    kGodSummoned,       // house, god, area, by (triangle, 5 = pentagon)
    kResourcesSwapped,  // given, taken
    kHarvested,         // area, resource: also what is beyond the cap
    kOracleAsked,       // track
    kAttackDecided,     // planet, attack
    kStopped,           // task: the person gives up what is left of it, or passes

    // The companion: what the person told it.
    kReported,  // kind of the action, its first three operands
};

// In the companion the person reports, too.
std::span<const EventForm> event_forms();
std::span<const EventForm> companion_event_forms();

}  // namespace orrery::anunnaki
