// The board at a glance: what features are made of, counted once.
#pragma once

#include <array>
#include <optional>

#include "games/anunnaki/board.h"

namespace orrery::anunnaki {

enum class Region : std::uint8_t { kOnGaia, kOwnHome, kOtherHome, kDistant };
inline constexpr std::size_t kRegions = 4;
inline constexpr std::array<std::string_view, kRegions> kRegionNames{"Gaia", "own home",
                                                                     "the other's home", "distant"};
inline constexpr std::size_t kCultureAreas = 3;  // around a culture site

struct SideSurvey {
    AreaSet held;
    UnitCounts units{};  // on the board
    std::array<int, kRegions> strength{};
    std::array<int, kRegions> areas{};           // held
    std::array<int, kResources> symbols{};       // there, not exhausted
    std::array<int, kCultureAreas + 1> sites{};  // with a token, by how many areas are held
    std::array<int, kGoals> goals{};             // counted
};

struct Survey {
    Survey(const Content& content, const State& state);
    const SideSurvey& side(Side side) const { return sides[index(side)]; }

    std::array<SideSurvey, kSides> sides;
    // Who holds an area in play.
    std::array<std::optional<Side>, kMaxAreas> holders{};
};

}  // namespace orrery::anunnaki
