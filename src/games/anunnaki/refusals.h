// Every "no" of the game with the rule behind it.
#pragma once

#include <cstdint>
#include <span>

#include "core/game.h"

namespace orrery::anunnaki {

enum class Why : std::uint8_t {
    kNothing,  // allowed
    kNoSuchSeat,
    kNotAnAction,
    kGameOver,
    kOtherQuestion,
    kCount,
};

// Nothing for Why::kNothing.
const Refusal* refusal(Why why);
std::span<const Refusal> refusals();

}  // namespace orrery::anunnaki
