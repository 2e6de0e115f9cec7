// The building board: which cells a shape has, and when a galaxy is complete.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "games/cosmic_factory/cards.h"
#include "games/cosmic_factory/galaxy.h"

namespace orrery::cosmic_factory {

// CF-BUILD-12: the free board of card 3 reaches from -8 to 8 in both directions.
inline constexpr std::int8_t kFreeReach = 8;

// Row by row, galaxy A before B; the order in which repair fills gaps (CF-TIME-03).
template <class Visit>
constexpr void for_each_cell(Shape shape, Visit&& visit) {
    const auto block = [&](int x0, int y0, int x1, int y1) {
        for (int y = y0; y <= y1; ++y)
            for (int x = x0; x <= x1; ++x)
                visit(Cell{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)});
    };
    switch (shape) {
        case Shape::kSquare:
            return block(0, 0, 2, 2);
        case Shape::kRow:
            return block(0, 0, 8, 0);
        case Shape::kTwoSquares:
            block(kGalaxyA, 0, kGalaxyA + 1, 1);
            return block(kGalaxyB, 0, kGalaxyB + 1, 1);
        case Shape::kFree:
            return block(-kFreeReach, -kFreeReach, kFreeReach, kFreeReach);
    }
}

constexpr bool on_board(Shape shape, Cell cell) {
    const auto within = [&](int x0, int y0, int x1, int y1) {
        return cell.x >= x0 && cell.x <= x1 && cell.y >= y0 && cell.y <= y1;
    };
    switch (shape) {
        case Shape::kSquare:
            return within(0, 0, 2, 2);
        case Shape::kRow:
            return within(0, 0, 8, 0);
        case Shape::kTwoSquares:
            return within(kGalaxyA, 0, kGalaxyA + 1, 1) || within(kGalaxyB, 0, kGalaxyB + 1, 1);
        case Shape::kFree:
            return within(-kFreeReach, -kFreeReach, kFreeReach, kFreeReach);
    }
    return false;
}

constexpr bool are_neighbours(Cell a, Cell b) {
    const int dx = a.x - b.x, dy = a.y - b.y;
    return dx * dx + dy * dy == 1;
}

// A bit per tile of the galaxy: those joined side by side with the tile at `start`.
constexpr std::uint16_t component_of(const Galaxy& galaxy, std::size_t start) {
    auto reached = static_cast<std::uint16_t>(1U << start);
    for (bool grew = true; grew;) {
        grew = false;
        for (std::size_t i = 0; i < galaxy.size(); ++i) {
            if ((reached >> i & 1U) != 0) continue;
            for (std::size_t j = 0; j < galaxy.size(); ++j)
                if ((reached >> j & 1U) != 0 && are_neighbours(galaxy[i].cell, galaxy[j].cell)) {
                    reached = static_cast<std::uint16_t>(reached | 1U << i);
                    grew = true;
                    break;
                }
        }
    }
    return reached;
}

constexpr bool in_one_piece(const Galaxy& galaxy) {
    return galaxy.empty() || component_of(galaxy, 0) + 1U == 1U << galaxy.size();
}

// CF-BUILD-03, CF-CARD-03a, -07a, -11d: all tiles of the shape lie, and as the shape wants it. On
// boards with fixed cells a tile cannot lie wrong.
constexpr bool is_complete(const Galaxy& galaxy, Shape shape) {
    return static_cast<int>(galaxy.size()) == tiles_in_shape(shape) &&
           (shape != Shape::kFree || in_one_piece(galaxy));
}

constexpr int tiles_face_down(const Galaxy& galaxy) {
    int count = 0;
    for (const PlacedTile& placed : galaxy) count += placed.face_down;
    return count;
}

}  // namespace orrery::cosmic_factory
