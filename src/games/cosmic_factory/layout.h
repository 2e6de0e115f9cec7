// A galaxy as it lies on the table: the face-up tiles turned, and who lies next to whom.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "games/cosmic_factory/galaxy.h"

namespace orrery::cosmic_factory {

// Sides in the order of the spokes.
inline constexpr std::size_t kNorth = 0, kEast = 1, kSouth = 2, kWest = 3;
// Fields clockwise (CF-TILE-01).
inline constexpr std::size_t kNorthWest = 0, kNorthEast = 1, kSouthEast = 2, kSouthWest = 3;

inline constexpr std::size_t kMaxTiles = kTilesPerPlayer;

struct Layout {
    std::size_t count = 0;
    std::array<Tile, kMaxTiles> tiles;  // as seen on the table (CF-TILE-04)
    std::array<Cell, kMaxTiles> cells;
    std::array<std::int8_t, kMaxTiles> east;   // index of the neighbour on this side, or -1
    std::array<std::int8_t, kMaxTiles> south;  // each pair of neighbours appears once
};

// Tiles that lie face down are left out: they are empty space for every purpose (CF-CARD-01e).
Layout lay_out(const TileSet& tiles, std::span<const PlacedTile> galaxy);

}  // namespace orrery::cosmic_factory
