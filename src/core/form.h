// How a game describes its actions and events: static tables that name the types of what they
// carry.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <type_traits>

#include "core/fixed_vector.h"

namespace orrery {

// One kind of action. The pattern is its text form, with the operands in braces:
//
//   {ActionKind::kTakeMoon, "take as moon", "take {field} as moon of {orbit}"}
//
// An operand is `name`, or `name:type` where the type has another name. Operands lie in the
// action's bytes in the order of the pattern; where they do not, `@` says where: "rotate {cell@1,2}
// to {rotation@0}". What stands in brackets may be left out as a whole: "keep {power}[ above
// {under}]".
struct ActionForm {
    template <class Kind>
        requires std::is_enum_v<Kind>
    constexpr ActionForm(Kind of, std::string_view word, std::string_view text)
        : kind(static_cast<std::uint8_t>(of)), name(word), pattern(text) {}
    template <class Kind>
        requires std::is_enum_v<Kind>
    constexpr ActionForm(Kind of, std::string_view word) : ActionForm(of, word, word) {}

    constexpr bool has_operands() const { return pattern.find('{') != std::string_view::npos; }

    std::uint8_t kind;
    std::string_view name;
    std::string_view pattern;
};

// One kind of event: its key, and its arguments, each `name` or `name:type`, with a question mark
// where it may be null:
//
//   {EventKind::kMoved, "moved", {"tile", "from:cell?", "cell"}}
struct EventForm {
    template <class Kind>
        requires std::is_enum_v<Kind>
    constexpr EventForm(Kind of, std::string_view key,
                        std::initializer_list<std::string_view> carries = {})
        : kind(static_cast<std::uint8_t>(of)), name(key), arguments(carries) {}

    std::uint8_t kind;
    std::string_view name;
    FixedVector<std::string_view, 6> arguments;
};

}  // namespace orrery
