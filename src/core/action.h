// An action: eight bytes, a kind and its operands. Each game says what its kinds mean.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <type_traits>

#include "core/fixed_vector.h"

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
    constexpr OperandShape() = default;
    constexpr OperandShape(const char* number) : name(number) {}

    std::string_view name;  // "tile", "cell", "rotation", …
    OperandType type = OperandType::kNumber;
};

constexpr OperandShape cell(const char* name) {
    OperandShape shape(name);
    shape.type = OperandType::kCell;
    return shape;
}

// One kind of action: its word in the text form, and its operands in order. A game writes a table
// of them: {ActionKind::kRotate, "rotate", {"rotation", cell("cell")}}.
struct ActionShape {
    template <class Kind>
        requires std::is_enum_v<Kind>
    constexpr ActionShape(Kind of, std::string_view word,
                          std::initializer_list<OperandShape> takes = {})
        : kind(static_cast<std::uint8_t>(of)), name(word), operands(takes) {}

    std::uint8_t kind;
    std::string_view name;
    FixedVector<OperandShape, 7> operands;
};

// The shape of the action's kind, or nothing when the game has no such kind.
constexpr const ActionShape* shape_of(Action action, std::span<const ActionShape> shapes) {
    for (const ActionShape& shape : shapes)
        if (shape.kind == action.kind) return &shape;
    return nullptr;
}

}  // namespace orrery
