// Whether an action's bytes have the form its game gave to the kind.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

#include "core/action.h"

namespace orrery {

constexpr std::size_t bytes_of(const ActionShape& shape) {
    std::size_t bytes = 0;
    for (const OperandShape& operand : shape.operands)
        bytes += operand.type == OperandType::kCell ? 2 : 1;
    return bytes;
}

// The kind exists, and the bytes past its operands are zero: an action has one form only.
constexpr bool is_well_formed(Action action, std::span<const ActionShape> shapes) {
    const ActionShape* shape = shape_of(action, shapes);
    if (shape == nullptr) return false;
    return std::all_of(action.operands.begin() + static_cast<std::ptrdiff_t>(bytes_of(*shape)),
                       action.operands.end(), [](std::uint8_t byte) { return byte == 0; });
}

}  // namespace orrery
