// Card 3: any nine cells that hang together (CF-CARD-03a), 2,500 shapes up to turning the whole.
#include <algorithm>
#include <array>

#include "games/cosmic_factory/layout.h"
#include "games/cosmic_factory/solver_shapes.h"
#include "games/cosmic_factory/track.h"

namespace orrery::cosmic_factory::solver {
namespace {

using Cells = std::vector<Cell>;

// Redelmeier's walk: every shape appears once, grown from its first cell row by row.
class ShapeWalk {
  public:
    explicit ShapeWalk(std::size_t size) : size_(size) {}

    std::vector<Cells> all() {
        found_.clear();
        reached_ = {Cell{0, 0}};
        grow(reached_);
        return std::move(found_);
    }

  private:
    // `untried` are the cells beside the shape that no earlier branch has taken.
    void grow(Cells untried) {
        while (!untried.empty()) {
            const Cell cell = untried.back();
            untried.pop_back();
            shape_.push_back(cell);
            if (shape_.size() == size_) {
                keep();
            } else {
                const std::size_t known = reached_.size();
                Cells next = untried;
                for (const auto& [dx, dy] : {std::pair{1, 0}, {0, 1}, {-1, 0}, {0, -1}}) {
                    const Cell beside{static_cast<std::int8_t>(cell.x + dx),
                                      static_cast<std::int8_t>(cell.y + dy)};
                    const bool before_start = beside.y < 0 || (beside.y == 0 && beside.x < 0);
                    if (before_start || std::ranges::find(reached_, beside) != reached_.end())
                        continue;
                    reached_.push_back(beside);
                    next.push_back(beside);
                }
                grow(std::move(next));
                reached_.resize(known);
            }
            shape_.pop_back();
        }
    }

    // Only the least of the four ways to turn a shape is kept.
    void keep() {
        const auto less = [](const Cells& a, const Cells& b) {
            return std::ranges::lexicographical_compare(a, b, row_major_less);
        };
        const Cells shape = normal(shape_);
        Cells turned_shape = shape;
        for (int turns = 1; turns < 4; ++turns) {
            turned_shape = normal(turned(turned_shape));
            if (less(turned_shape, shape)) return;
        }
        found_.push_back(shape);
    }

    static Cells turned(Cells shape) {
        for (Cell& cell : shape) cell = {static_cast<std::int8_t>(-cell.y), cell.x};
        return shape;
    }
    static Cells normal(Cells shape) {
        std::int8_t left = 127, top = 127;
        for (const Cell cell : shape) {
            left = std::min(left, cell.x);
            top = std::min(top, cell.y);
        }
        for (Cell& cell : shape)
            cell = {static_cast<std::int8_t>(cell.x - left),
                    static_cast<std::int8_t>(cell.y - top)};
        std::ranges::sort(shape, row_major_less);
        return shape;
    }

    std::size_t size_;
    std::vector<Cells> found_;
    Cells shape_, reached_;
};

bool is_square(const Cells& shape) {
    return std::ranges::all_of(shape, [](Cell cell) { return cell.x < 3 && cell.y < 3; });
}

// The longest trail that the shape allows, if every tile had all four spokes.
int longest_possible(const Cells& shape) {
    TileSet tiles{};
    tiles[1].spokes = 15;
    Galaxy galaxy;
    for (const Cell cell : shape) galaxy.push_back({cell, 1, 0, 0});
    return count_tracks(lay_out(tiles, galaxy)).longest;
}

}  // namespace

std::vector<Cells> free_shapes(std::size_t cells) {
    return ShapeWalk(cells).all();
}

Plan make_free_plan(Pool& pool, int value, Patience patience) {
    Plan plan;
    const TileMask all[] = {kWholeHand};
    for (const Cells& shape : free_shapes(kTilesPerPlayer)) {
        if (patience.is_out()) break;
        if (is_square(shape)) continue;
        // Most shapes have too many ends for a long trail: no board has to be made for them.
        if (pool.bound_of(kWholeHand, longest_possible(shape)) <= value) continue;
        add_shape(plan, pool, shape, all);
    }
    return plan;
}

}  // namespace orrery::cosmic_factory::solver
