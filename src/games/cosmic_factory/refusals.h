// Every "no" of the game with the rule behind it.
#pragma once

#include <cstdint>
#include <span>

#include "core/game.h"

namespace orrery::cosmic_factory {

enum class Why : std::uint8_t {
    kNoSuchSeat,
    kGameOver,
    kNotAnAction,
    kOnlyTheClock,
    kClockOnlySaysTimeUp,
    kNoLimitHere,
    kUntimed,
    kNotNow,
    kNotNowDraft,
    kNotNowReady,
    kNotNowBuild,
    kAlreadyAnswered,
    kNothingToAnswer,
    kPickFromPacket,
    kFrozen,
    kTileNotInHand,
    kOutsideBoard,
    kOccupied,
    kEmptyCell,
    kSameCell,
    kFlipOnlyBlackHole,
    kAlreadyDown,
    kAlreadyUp,
    kTwoDownAlready,
    kTakeNothing,
    kNoBonusThisRound,
    kSecondGrab,
    kBonusGone,
    kAlreadyDone,
    kNotDone,
    kIncomplete,
    kNotInOnePiece,
    kFlipsMissing,
    kWrongNumberToTurn,
    kNotAFaceUpTile,
    kNoTileToSabotage,
    kMarkerBelowFive,
    kCount,
};

const Refusal* refusal(Why why);
std::span<const Refusal> refusals();

}  // namespace orrery::cosmic_factory
