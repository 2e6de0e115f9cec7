// What reading and writing the notation share.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tests/games/anunnaki/notation.h"

namespace orrery::anunnaki::testing {

inline constexpr std::string_view kUnitLetters = "FmGK";
inline constexpr std::array<std::string_view, 4> kLeaderWords{"none", "P", "B", "AC"};

constexpr Side side_of(std::string_view letter) {
    return letter == "P" ? Side::kPerson : Side::kBot;
}

std::string trim(std::string_view text);
// The parts between separators, trimmed, without empty ones.
std::vector<std::string> split(std::string_view text, char separator);

template <class Names>
std::size_t index_of(const Names& names, std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return i;
    ADD_FAILURE() << "no such word: " << name;
    return 0;
}
template <class Entries>
std::size_t index_by_id(const Entries& entries, std::string_view id) {
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].id == id) return i;
    ADD_FAILURE() << "no such id: " << id;
    return 0;
}

}  // namespace orrery::anunnaki::testing
