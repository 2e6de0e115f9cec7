// Every "no" of the game with the rule behind it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/game.h"

namespace orrery::cosmogenesis {

enum class Why : std::uint8_t {
    kNothing,  // allowed
    kNoSuchSeat,
    kNotAnAction,
    kGameOver,
    kNotYourTurn,
    kAlreadyChose,
    kStartFirst,
    kStartChosen,
    kMainFirst,
    kMainDone,
    kRewardPending,
    kNotThisReward,
    kNoReward,
    kSideUsed,
    kNoObject,
    kObjectSpent,
    kObjectUsed,
    kSectorUsed,
    kFieldEmpty,
    kFieldNotInUse,
    kElementType,
    kGasGiantMoon,
    kObjectEffect,
    kBeltAsteroid,
    kBeltTwoAsteroids,
    kBeltComet,
    kModuleUsed,
    kNotInHand,
    kNotDrawn,
    kNoFreeOrbit,
    kNoPlanet,
    kNoTarget,
    kSameOrbit,
    kMoonInOrbit,
    kTargetGas,
    kTargetSmall,
    kTargetNotTerrestrial,
    kTargetMax,
    kAlreadyRinged,
    kAlreadyWet,
    kLifeExists,
    kNoLife,
    kLifeMax,
    kDryBody,
    kOutsideZone,
    kOrbitHasObjective,
    kRequirement,
    kMoonSize,
    kGrownMoonSize,
    kNewMoonSize,
    kMoonLimit,
    kSupplySmall,
    kSupplySize3,
    kSupplySize4,
    kSupplyComet,
    kCount,
};

// Nothing for Why::kNothing.
const Refusal* refusal(Why why);
std::span<const Refusal> refusals();
// The code of section 4.3 that a row belongs to: "E_MOON_SIZE".
std::string_view rejection_code(const Refusal& refusal);

}  // namespace orrery::cosmogenesis
