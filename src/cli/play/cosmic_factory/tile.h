// Draws one tile of Cosmic Factory: fields as coloured ground with a letter and their planets,
// asteroids as heavy lines.
#pragma once

#include <string_view>

#include "cli/play/canvas.h"
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

inline constexpr Ink kStones{252, kPlain, true};
inline constexpr Ink kThinLine{241, kPlain, false};

// The inside of a tile as it lies, with its upper left corner at (x, y).
void paint_tile(Canvas& canvas, int x, int y, const cosmic_factory::Tile& tile,
                const GalaxyStyle& style);
void paint_face_down(Canvas& canvas, int x, int y, const GalaxyStyle& style);

// A loose tile with its number above it; number 0 lies face down.
Canvas draw_tile(const cosmic_factory::TileSet& tiles, int tile, const GalaxyStyle& style);

// The ink of a word about this colour (0…2) or marker (3 = star).
Ink colour_ink(std::size_t colour);
// A field's ground with its letter, as a small badge.
Ink badge_ink(std::size_t colour);
std::string_view colour_letter(std::size_t colour);
// The edge of a tile inside a zone of this kind.
Ink seam_ink(cosmic_factory::Kind kind);

}  // namespace orrery::cli::play
