// What the companion has been told, and what it still waits for.
#pragma once

#include <cstddef>

#include "games/anunnaki/board.h"

namespace orrery::anunnaki::cosmobot {

// Bits of TableFacts::to_enter.
constexpr std::uint16_t contract_bit(std::size_t slot) {
    return static_cast<std::uint16_t>(1U << slot);
}
constexpr std::uint16_t goal_bit(std::size_t place) {
    return static_cast<std::uint16_t>(1U << (kContractSlots + place));
}
inline constexpr std::uint16_t kAllContracts = (1U << kContractSlots) - 1;
inline constexpr std::uint16_t kAllGoals = 0b1111U << kContractSlots;

// Whether the task on top has what it was waiting for, so that it can go.
bool answered(const Content& content, const State& state);

}  // namespace orrery::anunnaki::cosmobot
