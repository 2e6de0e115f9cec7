// An action: eight bytes, a kind and its operands. Each game says what its kinds mean.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace orrery {

struct Action {
    std::uint8_t kind = 0;  // 0 = no action
    std::array<std::uint8_t, 7> operands{};
    friend constexpr bool operator==(const Action&, const Action&) = default;
    friend constexpr auto operator<=>(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 8);

// What an operand is, so that a page can light up its target without parsing text. A number takes
// one byte, a cell two (signed x, then signed y).
enum class OperandType : std::uint8_t { kNumber, kCell };

struct OperandShape {
    std::string_view name;  // "tile", "cell", "rotation", …
    OperandType type = OperandType::kNumber;
};

// One kind of action: its word in the text form, and its operands in order.
struct ActionShape {
    std::uint8_t kind = 0;
    std::string_view name;
    std::span<const OperandShape> operands;
};

}  // namespace orrery
