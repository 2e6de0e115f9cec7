// Every "no" of the companion with the rule behind it.
#pragma once

#include <cstdint>
#include <span>

#include "core/game.h"

namespace orrery::anunnaki::companion {

enum class Why : std::uint8_t {
    kNothing,  // allowed
    kNoSuchSeat,
    kNotAnAction,
    kGameOver,
    kNotAsked,
    kCombatUnderWay,
    kYourTurnOnly,
    // Pieces.
    kNotInPlay,
    kNoneInSupply,
    kCreatureNotOwned,
    kNotThere,
    kOtherCapital,
    kOtherLeads,
    kLeadsThere,
    kOwnCivilisation,
    kCapitalSettled,
    kSettled,
    kNoSettlementLeft,
    kNoSettlement,
    kCivilisationThere,
    // Tiles and tokens.
    kNoTilePlace,
    kNoCivilisation,
    kUnitsLead,
    kNotAtlantis,
    kNoGod,
    kCapitalLasts,
    kNoSymbol,
    kNoneExhausted,
    kCultureThere,
    kNoCulture,
    kNoTokenSpace,
    kTokenPassed,
    kTokenThere,
    kNoToken,
    kNoSpace,
    // Modules.
    kNoPlanets,
    kNoCreatures,
    kPlanetTwice,
    kPlanetUsed,
    kCreatureTwice,
    kPlaceTaken,
    kTwoCreatures,
    kMiniatureOnBoard,
    kCreatureAway,
    // Cards, die, end.
    kPhysicalAlready,
    kProgramAlready,
    kProgramDraws,
    kEndTriggered,
    kEndNotTriggered,
    kLastTurn,
    kEndStands,
    // The person's turn.
    kNoCombat,
    kCombatPending,
    kGoalsMissing,
    kContractsMissing,
    kPlanetsMissing,
    kCreaturesMissing,
    kMiniatureMissing,
    kCardMissing,
    // Answers.
    kNoCandidate,
    kNoFace,
    kTotalTooLow,
    kStrengthKnown,
    kGodKnown,
    kCardNotThere,
    kOtherDeck,
    kCardFull,
    kArrowTwice,
    kArrowOnMoon,
    kArrowMissing,
    kCardEmpty,
    kCount,
};

// Nothing for Why::kNothing.
const Refusal* refusal(Why why);
std::span<const Refusal> refusals();

}  // namespace orrery::anunnaki::companion
