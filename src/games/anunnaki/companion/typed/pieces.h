// Pieces as they are typed.
#pragma once

#include <optional>
#include <string_view>

namespace orrery::anunnaki::companion::typed {

inline constexpr std::string_view kUnitLetters = "fmgk";

// "+2f": sign, number, what. The number is not zero.
struct Change {
    int count = 1;
    bool less = false;
    std::string_view what;
};
std::optional<Change> find_change(std::string_view word);

// The kind of unit of a letter.
std::optional<std::size_t> find_unit(std::string_view letter);

}  // namespace orrery::anunnaki::companion::typed
