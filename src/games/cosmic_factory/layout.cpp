#include "games/cosmic_factory/layout.h"

#include <bit>

namespace orrery::cosmic_factory {
namespace {

// The four fields are eight bytes in clockwise order, so that a quarter turn is a rotation of the
// word: this runs millions of times in a solver.
Tile turned_quickly(const Tile& tile, unsigned quarter_turns) {
    static_assert(sizeof(tile.fields) == 8 && std::endian::native == std::endian::little);
    Tile result;
    const auto word = std::bit_cast<std::uint64_t>(tile.fields);
    result.fields = std::bit_cast<std::array<Field, 4>>(
        std::rotl(word, static_cast<int>(16 * (quarter_turns & 3U))));
    const unsigned doubled = tile.spokes * 0x11U << (quarter_turns & 3U);
    result.spokes = static_cast<std::uint8_t>(doubled >> 4 & 15U);
    return result;
}

}  // namespace

Layout lay_out(const TileSet& tiles, std::span<const PlacedTile> galaxy) {
    Layout layout;
    std::array<std::int32_t, kMaxTiles> keys{};
    for (const PlacedTile& placed : galaxy) {
        if (placed.face_down != 0) continue;
        const std::size_t i = layout.count++;
        layout.tiles[i] = turned_quickly(tiles[placed.tile], placed.rotation);
        layout.cells[i] = placed.cell;
        keys[i] = placed.cell.y * 1024 + placed.cell.x;
    }
    for (std::size_t i = 0; i < layout.count; ++i) {
        std::int8_t east = -1, south = -1;
        for (std::size_t j = 0; j < layout.count; ++j) {
            const std::int32_t step = keys[j] - keys[i];
            if (step == 1) east = static_cast<std::int8_t>(j);
            if (step == 1024) south = static_cast<std::int8_t>(j);
        }
        layout.east[i] = east;
        layout.south[i] = south;
    }
    return layout;
}

}  // namespace orrery::cosmic_factory
