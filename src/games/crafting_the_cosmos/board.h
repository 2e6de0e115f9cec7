// The galaxy board: which spaces there are and what touches what, derived from coordinates
// (section 9 of the rules).
#pragma once

#include <array>
#include <cstdint>

#include "core/json_reader.h"
#include "games/crafting_the_cosmos/components.h"

namespace orrery::crafting_the_cosmos {

// Where a space lies: x in units of half a hexagon's width, y in units of half a side, downward.
// For life spaces, the middles of sides, both are doubled.
struct Point {
    std::int8_t x = 0, y = 0;
    friend constexpr bool operator==(const Point&, const Point&) = default;
};

struct Board {
    // Nebula spaces; corners and sides clockwise from the top.
    std::array<Point, kNebulaSpaces> nebula_at{};
    std::array<Sector, kNebulaSpaces> sector{};
    std::array<std::array<std::uint8_t, 6>, kNebulaSpaces> corner{};  // N NE SE S SW NW
    std::array<std::array<std::uint8_t, 6>, kNebulaSpaces> side{};    // NE E SE SW W NW
    std::array<StarSet, kNebulaSpaces> corners{};
    std::array<LifeSet, kNebulaSpaces> sides{};

    std::array<Point, kStarSpaces> star_at{};
    std::array<StarSet, kStarSpaces> star_neighbours{};
    std::array<LifeSet, kStarSpaces> life_at_star{};
    std::array<NebulaSet, kStarSpaces> nebulae_at_star{};

    std::array<Point, kLifeSpaces> life_at{};
    std::array<LifeSet, kLifeSpaces> life_neighbours{};
    std::array<StarSet, kLifeSpaces> stars_at_life{};
    std::array<NebulaSet, kLifeSpaces> nebulae_at_life{};

    std::array<StarSet, kSectors> sector_stars{};
    std::array<LifeSet, kSectors> sector_life{};
    std::array<NebulaSet, kSectors> sector_nebulae{};

    std::uint8_t centre_star = 0;
    std::uint8_t start_life = 0;
    std::array<std::uint8_t, kSizes> start_nebulae{};  // by size

    LifeSet neighbours(const LifeSet& spaces) const {
        LifeSet around;
        spaces.for_each([&](std::size_t space) { around |= life_neighbours[space]; });
        return around;
    }
    LifeSet life_next_to(const StarSet& spaces) const {
        LifeSet around;
        spaces.for_each([&](std::size_t space) { around |= life_at_star[space]; });
        return around;
    }
};

// Reads the hexagons and the marked spaces, and derives the rest. Complains unless there are
// exactly 12 nebula, 37 star and 48 life spaces (CTC-BOARD-07) on connected graphs.
Board board_from_json(const JsonReader& json);

}  // namespace orrery::crafting_the_cosmos
