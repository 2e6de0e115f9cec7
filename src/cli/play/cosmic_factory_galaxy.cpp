#include "cli/play/cosmic_factory_galaxy.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "games/cosmic_factory/layout.h"

namespace orrery::cli::play {
namespace {

using namespace cosmic_factory;

// By kind: green, blue, orange, constellation.
constexpr std::array<std::int16_t, 4> kGround{28, 25, 130, 237};
constexpr std::array<std::int16_t, 4> kSeam{71, 68, 173, 242};  // a tile's edge inside a zone
constexpr std::array<std::int16_t, 4> kWord{78, 75, 215, 230};
constexpr std::array<std::string_view, 4> kLetter{"G", "B", "O", "✶"};
constexpr std::int16_t kPaper = 255, kStone = 252, kLine = 241;
constexpr Ink kStones{kStone, kPlain, true};

// Heavy lines that meet in one point, by spokes (bits N, E, S, W).
constexpr std::array<std::string_view, 16> kHub{" ", "╹", "╺", "┗", "╻", "┃", "┏", "┣",
                                                "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"};
// Thin lines that meet in one point, by the same bits.
constexpr std::array<std::string_view, 16> kCorner{" ", "│", "─", "└", "│", "│", "┌", "├",
                                                   "─", "┘", "─", "┴", "┐", "┤", "┬", "┼"};

std::size_t kind_index(Kind kind) {
    return static_cast<std::size_t>(kind);
}

Ink ground(Kind kind, bool bold = false) {
    const std::size_t k = kind_index(kind);
    return {kind == Kind::kConstellation ? kWord[k] : kPaper, kGround[k], bold};
}

// Letter and planets, as wide as there is room.
std::string field_text(const Field& field, int width) {
    const std::string letter(kLetter[kind_index(field.kind)]);
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

// One connected board: cells from (min_x, min_y) to (max_x, max_y).
class Board {
  public:
    Board(const TileSet& tiles, std::span<const PlacedTile> galaxy, const GalaxyStyle& style)
        : style_(style) {
        for (const PlacedTile& placed : galaxy)
            lying_[{placed.cell.x, placed.cell.y}] = {turned(tiles[placed.tile], placed.rotation),
                                                      placed.tile, placed.face_down != 0};
    }

    void span(int min_x, int max_x, int min_y, int max_y, bool frames, int shown_x = 0) {
        min_x_ = min_x, max_x_ = max_x, min_y_ = min_y, max_y_ = max_y;
        frames_ = frames, shift_ = shown_x;
    }

    void span_around_tiles() {
        int left = 0, right = 0, top = 0, bottom = 0;
        bool first = true;
        for (const auto& [cell, tile] : lying_) {
            left = first ? cell.first : std::min(left, cell.first);
            right = first ? cell.first : std::max(right, cell.first);
            top = first ? cell.second : std::min(top, cell.second);
            bottom = first ? cell.second : std::max(bottom, cell.second);
            first = false;
        }
        span(left - 1, right + 1, top - 1, bottom + 1, false);
    }

    Canvas draw() const {
        Canvas canvas;
        for (int y = min_y_; y <= max_y_; ++y)
            for (int x = min_x_; x <= max_x_; ++x) draw_cell(canvas, x, y);
        for (int y = min_y_; y <= max_y_ + 1; ++y)
            for (int x = min_x_; x <= max_x_ + 1; ++x) draw_lines(canvas, x, y);
        if (style_.coordinates) draw_coordinates(canvas);
        return canvas;
    }

  private:
    struct Lying {
        Tile tile;
        int number = 0;
        bool down = false;
    };

    const Lying* at(int x, int y) const {
        const auto found = lying_.find({x, y});
        return found == lying_.end() ? nullptr : &found->second;
    }
    // A tile whose face counts; one that lies face down is empty space.
    const Tile* face(int x, int y) const {
        const Lying* lying = at(x, y);
        return lying == nullptr || lying->down ? nullptr : &lying->tile;
    }
    bool framed(int x, int y) const {
        const bool inside = x >= min_x_ && x <= max_x_ && y >= min_y_ && y <= max_y_;
        return inside && (frames_ || at(x, y) != nullptr);
    }
    int pitch() const { return tile_columns(style_.field) + 1; }
    int margin() const { return style_.coordinates ? 3 : 0; }
    // The column and row of a cell's upper left corner on the canvas.
    int column(int x) const { return margin() + (x - min_x_) * pitch(); }
    int row(int y) const { return (style_.coordinates ? 1 : 0) + (y - min_y_) * (kTileRows + 1); }

    void draw_cell(Canvas& canvas, int x, int y) const {
        const int left = column(x) + 1, top = row(y) + 1;
        if (const Lying* lying = at(x, y)) {
            if (lying->down)
                paint_face_down(canvas, left, top, style_);
            else
                paint_tile(canvas, left, top, lying->tile, style_);
        } else if (style_.coordinates && style_.field >= kMediumField) {
            const std::string name = fmt::format("{},{}", x - shift_, y);
            canvas.text(left + style_.field - columns(name) / 2, top + 1, name, kQuiet);
        } else {
            canvas.put(left + style_.field, top + 1, "·", kQuiet);
        }
    }

    // A seam has the ground of the zone that runs across it.
    static Ink seam(const Kind* one, const Kind* other) {
        if (one == nullptr || other == nullptr || *one != *other) return {kLine, kPlain, false};
        return {kSeam[kind_index(*one)], kGround[kind_index(*one)], false};
    }
    static const Kind* kind(const Tile* tile, std::size_t corner) {
        return tile == nullptr ? nullptr : &tile->fields[corner].kind;
    }
    static bool spoke(const Tile* tile, std::size_t side) {
        return tile != nullptr && (tile->spokes >> side & 1U) != 0;
    }

    // The corner at the upper left of a cell, and the edges that go right and down from it.
    void draw_lines(Canvas& canvas, int x, int y) const {
        const bool here = framed(x, y), above = framed(x, y - 1), before = framed(x - 1, y),
                   across = framed(x - 1, y - 1);
        const unsigned corner = (above || across ? 1U : 0U) | (here || above ? 2U : 0U) |
                                (here || before ? 4U : 0U) | (before || across ? 8U : 0U);
        if (corner != 0) canvas.put(column(x), row(y), kCorner[corner], {kLine, kPlain, false});
        if (here || above) draw_top_edge(canvas, x, y);
        if (here || before) draw_left_edge(canvas, x, y);
    }

    void draw_top_edge(Canvas& canvas, int x, int y) const {
        const Tile *upper = face(x, y - 1), *lower = face(x, y);
        const Ink west = seam(kind(upper, kSouthWest), kind(lower, kNorthWest));
        const Ink east = seam(kind(upper, kSouthEast), kind(lower, kNorthEast));
        const int left = column(x) + 1, middle = left + style_.field;
        for (int i = 0; i < style_.field; ++i) {
            canvas.put(left + i, row(y), "─", west);
            canvas.put(middle + 1 + i, row(y), "─", east);
        }
        const bool up = spoke(upper, kSouth), down = spoke(lower, kNorth);
        if (up || down)
            canvas.put(middle, row(y), up && down ? "╂" : up ? "┸" : "┰", kStones);
        else
            canvas.put(middle, row(y), "─", west == east ? west : Ink{kLine, kPlain, false});
        if (const Lying* lying = at(x, y); lying != nullptr && style_.field >= kSmallField)
            canvas.text(left, row(y), fmt::format("{:02}", lying->number),
                        {kPaper, west.back, false});
    }

    void draw_left_edge(Canvas& canvas, int x, int y) const {
        const Tile *left = face(x - 1, y), *right = face(x, y);
        const Ink north = seam(kind(left, kNorthEast), kind(right, kNorthWest));
        const Ink south = seam(kind(left, kSouthEast), kind(right, kSouthWest));
        const int top = row(y) + 1;
        canvas.put(column(x), top, "│", north);
        canvas.put(column(x), top + 2, "│", south);
        const bool west = spoke(left, kEast), east = spoke(right, kWest);
        if (west || east)
            canvas.put(column(x), top + 1, west && east ? "┿" : west ? "┥" : "┝", kStones);
        else
            canvas.put(column(x), top + 1, "│", north == south ? north : Ink{kLine, kPlain, false});
    }

    void draw_coordinates(Canvas& canvas) const {
        for (int x = min_x_; x <= max_x_; ++x) {
            const std::string name = std::to_string(x - shift_);
            canvas.text(column(x) + 1 + style_.field - (columns(name) - 1), 0, name, kQuiet);
        }
        for (int y = min_y_; y <= max_y_; ++y)
            canvas.text(0, row(y) + 2, right_aligned(std::to_string(y), 2), kQuiet);
    }

    GalaxyStyle style_;
    std::map<std::pair<int, int>, Lying> lying_;
    int min_x_ = 0, max_x_ = 2, min_y_ = 0, max_y_ = 2, shift_ = 0;
    bool frames_ = true;
};

}  // namespace

Canvas draw_tile(const TileSet& tiles, int tile, const GalaxyStyle& style) {
    Canvas canvas;
    canvas.text(0, 0, tile == 0 ? "  " : fmt::format("{:02}", tile), kStrong);
    if (tile == 0)
        paint_face_down(canvas, 0, 1, style);
    else
        paint_tile(canvas, 0, 1, tiles[static_cast<std::size_t>(tile)], style);
    return canvas;
}

Canvas draw_galaxy(const TileSet& tiles, std::span<const PlacedTile> galaxy, Shape shape,
                   const GalaxyStyle& style) {
    Board board(tiles, galaxy, style);
    switch (shape) {
        case Shape::kSquare:
            board.span(0, 2, 0, 2, true);
            break;
        case Shape::kRow:
            board.span(0, 8, 0, 0, true);
            break;
        case Shape::kFree:
            board.span_around_tiles();
            break;
        case Shape::kTwoSquares: {
            Canvas both;
            board.span(kGalaxyA, kGalaxyA + 1, 0, 1, true, kGalaxyA);
            both.paste(0, 0, board.draw());
            const int gap = both.width() + 2;
            board.span(kGalaxyB, kGalaxyB + 1, 0, 1, true, kGalaxyB);
            both.paste(gap, 0, board.draw());
            if (style.coordinates) {
                both.text(0, 0, "A", kStrong);
                both.text(gap, 0, "B", kStrong);
            }
            return both;
        }
    }
    return board.draw();
}

Canvas draw_galaxy_within(int width, const TileSet& tiles, std::span<const PlacedTile> galaxy,
                          Shape shape, GalaxyStyle style) {
    for (;; --style.field) {
        Canvas canvas = draw_galaxy(tiles, galaxy, shape, style);
        if (canvas.width() <= width || style.field == kTinyField) return canvas;
    }
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

}  // namespace orrery::cli::play
