#include "cli/play/cosmic_factory/tile.h"

#include <fmt/format.h>

#include <array>

#include "games/cosmic_factory/layout.h"

namespace orrery::cli::play {

using namespace cosmic_factory;

namespace {

// By kind: green, blue, orange, constellation.
constexpr std::array<std::int16_t, 4> kGround{28, 25, 130, 237};
constexpr std::array<std::int16_t, 4> kWord{78, 75, 215, 230};
constexpr std::array<std::string_view, 4> kLetter{"G", "B", "O", "✶"};
constexpr std::int16_t kPaper = 255;

// Heavy lines that meet in one point, by spokes (bits N, E, S, W).
constexpr std::array<std::string_view, 16> kHub{" ", "╹", "╺", "┗", "╻", "┃", "┏", "┣",
                                                "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"};

std::size_t kind_index(Kind kind) {
    return static_cast<std::size_t>(kind);
}

Ink ground(Kind kind, bool bold = false) {
    const std::size_t k = kind_index(kind);
    return {kind == Kind::kConstellation ? kWord[k] : kPaper, kGround[k], bold};
}

// Letter and planets, as wide as there is room.
std::string field_text(const Field& field, int width) {
    std::string letter(kLetter[kind_index(field.kind)]);
    if (width == kTinyField) return letter;
    if (width == kSmallField)
        return letter + (field.planets > 0 ? std::to_string(field.planets) : " ");
    std::string text = width > kMediumField ? " " + letter : letter;
    for (int i = 0; i < field.planets; ++i) text += "•";
    return padded(text, width);
}

// The border between two fields of one tile that no asteroid separates: half of it belongs to
// each, so that colours stay crisp.
void blend(Canvas& canvas, int x, int y, Kind first, Kind second, std::string_view half,
           bool colour) {
    if (first == second || !colour)
        canvas.put(x, y, " ", first == second ? ground(first) : Ink{});
    else
        canvas.put(x, y, half, {kGround[kind_index(first)], kGround[kind_index(second)], false});
}

}  // namespace

void paint_tile(Canvas& canvas, int x, int y, const Tile& tile, const GalaxyStyle& style) {
    const int field = style.field;
    const int middle = x + field;
    for (std::size_t i = 0; i < 4; ++i) {
        const bool east = i == kNorthEast || i == kSouthEast;
        const bool south = i == kSouthEast || i == kSouthWest;
        canvas.text(east ? middle + 1 : x, south ? y + 2 : y, field_text(tile.fields[i], field),
                    ground(tile.fields[i].kind, true));
    }
    const auto spoke = [&](std::size_t side) { return (tile.spokes >> side & 1U) != 0; };
    const auto kind = [&](std::size_t corner) { return tile.fields[corner].kind; };
    const auto vertical = [&](std::size_t side, int row, Kind west, Kind east) {
        if (spoke(side))
            canvas.put(middle, row, "┃", kStones);
        else
            blend(canvas, middle, row, west, east, "▌", style.colour);
    };
    const auto horizontal = [&](std::size_t side, int from, Kind north, Kind south) {
        for (int i = 0; i < field; ++i)
            if (spoke(side))
                canvas.put(from + i, y + 1, "━", kStones);
            else
                blend(canvas, from + i, y + 1, north, south, "▀", style.colour);
    };
    vertical(kNorth, y, kind(kNorthWest), kind(kNorthEast));
    vertical(kSouth, y + 2, kind(kSouthWest), kind(kSouthEast));
    horizontal(kWest, x, kind(kNorthWest), kind(kSouthWest));
    horizontal(kEast, middle + 1, kind(kNorthEast), kind(kSouthEast));
    if (tile.spokes != 0)
        canvas.put(middle, y + 1, kHub[tile.spokes], kStones);
    else
        blend(canvas, middle, y + 1, kind(kNorthWest), kind(kSouthEast), "▀", style.colour);
}

void paint_face_down(Canvas& canvas, int x, int y, const GalaxyStyle& style) {
    for (int row = 0; row < kTileRows; ++row)
        for (int i = 0; i < tile_columns(style.field); ++i) canvas.put(x + i, y + row, "▒", kQuiet);
}

Canvas draw_tile(const TileSet& tiles, int tile, const GalaxyStyle& style) {
    Canvas canvas;
    canvas.text(0, 0, tile == 0 ? "  " : fmt::format("{:02}", tile), kStrong);
    if (tile == 0)
        paint_face_down(canvas, 0, 1, style);
    else
        paint_tile(canvas, 0, 1, tiles[static_cast<std::size_t>(tile)], style);
    return canvas;
}

Ink colour_ink(std::size_t colour) {
    return {kWord[colour], kPlain, true};
}
Ink badge_ink(std::size_t colour) {
    return ground(static_cast<Kind>(colour), true);
}
std::string_view colour_letter(std::size_t colour) {
    return colour == 3 ? "★" : kLetter[colour];
}

Ink seam_ink(Kind kind) {
    constexpr std::array<std::int16_t, 4> kSeam{71, 68, 173, 242};
    return {kSeam[kind_index(kind)], kGround[kind_index(kind)], false};
}

}  // namespace orrery::cli::play
