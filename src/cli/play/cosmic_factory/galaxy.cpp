#include "cli/play/cosmic_factory/galaxy.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "games/cosmic_factory/layout.h"

namespace orrery::cli::play {
namespace {

using namespace cosmic_factory;

constexpr std::int16_t kLabel = 255;

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
        if (one == nullptr || other == nullptr || *one != *other) return kThinLine;
        return seam_ink(*one);
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
        if (corner != 0) canvas.put(column(x), row(y), thin_lines(corner), kThinLine);
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
            canvas.put(middle, row(y), "─", west == east ? west : kThinLine);
        if (const Lying* lying = at(x, y); lying != nullptr && style_.field >= kSmallField)
            canvas.text(left, row(y), fmt::format("{:02}", lying->number),
                        {kLabel, west.back, false});
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
            canvas.put(column(x), top + 1, "│", north == south ? north : kThinLine);
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

}  // namespace orrery::cli::play
