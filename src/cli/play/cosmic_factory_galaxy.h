// Draws tiles and galaxies of Cosmic Factory: fields as coloured ground with a letter and its
// planets, asteroids as heavy lines that join from tile to tile.
#pragma once

#include <span>

#include "cli/play/canvas.h"
#include "games/cosmic_factory/cards.h"
#include "games/cosmic_factory/galaxy.h"

namespace orrery::cli::play {

// How large a tile is drawn: columns of one field. 4 and 3 show planets as dots, 2 as a digit,
// 1 not at all.
inline constexpr int kLargeField = 4, kMediumField = 3, kSmallField = 2, kTinyField = 1;

constexpr int tile_columns(int field) {
    return 2 * field + 1;
}
inline constexpr int kTileRows = 3;

struct GalaxyStyle {
    int field = kLargeField;
    bool colour = false;
    bool coordinates = true;  // along the edges and in empty cells
};

// A loose tile with its number above it.
Canvas draw_tile(const cosmic_factory::TileSet& tiles, int tile, const GalaxyStyle& style);

// The galaxy on the board of the card's shape; the two galaxies of card 11 side by side.
Canvas draw_galaxy(const cosmic_factory::TileSet& tiles,
                   std::span<const cosmic_factory::PlacedTile> galaxy, cosmic_factory::Shape shape,
                   const GalaxyStyle& style);

// The largest drawing that fits.
Canvas draw_galaxy_within(int width, const cosmic_factory::TileSet& tiles,
                          std::span<const cosmic_factory::PlacedTile> galaxy,
                          cosmic_factory::Shape shape, GalaxyStyle style);

// The ink of a word about this colour (0…2) or marker (3 = star).
Ink colour_ink(std::size_t colour);
// A field's ground with its letter, as a small badge.
Ink badge_ink(std::size_t colour);
std::string_view colour_letter(std::size_t colour);

}  // namespace orrery::cli::play
