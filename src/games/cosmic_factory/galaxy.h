// Tiles and galaxies: what is printed on a tile, and what lies where.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/fixed_vector.h"

namespace orrery::cosmic_factory {

inline constexpr int kTileCount = 54;
inline constexpr int kTilesPerPlayer = 9;

// The three colours come first, so that a colour is also an index into tables and markers.
enum class Kind : std::uint8_t { kGreen, kBlue, kOrange, kConstellation };
inline constexpr std::size_t kColours = 3;
inline constexpr std::array<std::string_view, kColours> kColourNames{"green", "blue", "orange"};

inline constexpr std::array<std::string_view, kColours + 1> kKindNames{"green", "blue", "orange",
                                                                       "constellation"};

struct Field {
    Kind kind = Kind::kGreen;
    std::uint8_t planets = 0;
    friend constexpr bool operator==(const Field&, const Field&) = default;
};

// CF-TILE-01/02: fields clockwise NW, NE, SE, SW; spoke d (bit d: N, E, S, W) lies on the border
// between field d and field d + 1.
struct Tile {
    std::array<Field, 4> fields{};
    std::uint8_t spokes = 0;
    friend constexpr bool operator==(const Tile&, const Tile&) = default;
};

// CF-TILE-04: a quarter turn clockwise moves field i to i + 1 and spoke d to d + 1.
constexpr Tile turned(const Tile& tile, int quarter_turns) {
    Tile result;
    for (int i = 0; i < 4; ++i)
        result.fields[static_cast<std::size_t>((i + quarter_turns) % 4)] =
            tile.fields[static_cast<std::size_t>(i)];
    const unsigned doubled = static_cast<unsigned>(tile.spokes) * 0x11U << quarter_turns;
    result.spokes = static_cast<std::uint8_t>(doubled >> 4 & 15U);
    return result;
}

// Indexed by tile number 1…54; entry 0 is unused (0 means "no tile" or "a tile I cannot see").
using TileSet = std::array<Tile, kTileCount + 1>;

// x grows to the right, y downwards. The two galaxies of card 11 lie at x = 20, 21 and x = 30, 31:
// never neighbours, and never to be taken for a cell of another shape (CF-CARD-11b).
struct Cell {
    std::int8_t x = 0;
    std::int8_t y = 0;
    friend constexpr bool operator==(const Cell&, const Cell&) = default;
};
inline constexpr std::int8_t kGalaxyA = 20;
inline constexpr std::int8_t kGalaxyB = 30;
// Where the galaxy of a cell begins: kGalaxyA, kGalaxyB, or 0 where there is only one.
constexpr std::int8_t origin_of(Cell cell) {
    return cell.x >= kGalaxyB ? kGalaxyB : cell.x >= kGalaxyA ? kGalaxyA : std::int8_t{0};
}

// Row by row; the order in which the specification walks cells.
constexpr bool row_major_less(Cell a, Cell b) {
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

struct PlacedTile {
    Cell cell;
    std::uint8_t tile = 0;       // 1…54
    std::uint8_t rotation = 0;   // quarter turns clockwise, 0…3
    std::uint8_t face_down = 0;  // 1: card 1 turned it over; it counts as empty space
    friend constexpr bool operator==(const PlacedTile&, const PlacedTile&) = default;
};

// In the order of placing (CF-TIME-11).
using Galaxy = FixedVector<PlacedTile, kTilesPerPlayer>;

// The index of the tile on a cell, or -1.
constexpr int index_at(const Galaxy& galaxy, Cell cell) {
    for (std::size_t i = 0; i < galaxy.size(); ++i)
        if (galaxy[i].cell == cell) return static_cast<int>(i);
    return -1;
}

}  // namespace orrery::cosmic_factory
