// CF-CARD-13: the neighbour takes one tile away. A galaxy is worth what is left after the removal
// that hurts most, so the bound is the least over all tiles of what is possible without that tile.
#include <algorithm>
#include <bit>
#include <limits>

#include "games/cosmic_factory/solver_search.h"

namespace orrery::cosmic_factory::solver {

// CF-CARD-13c: the cell is empty space; zones that only waited for it are closed.
void Search::leave_empty(const Position& before, Position& after, std::size_t cell) const {
    put(before, after, cell, Placement{});
}

// Answers as soon as one removal shows that the bound is below `at_least`.
int Search::advance_sabotaged(std::size_t cell, std::size_t tile, std::size_t rotation,
                              TileMask rest, int at_least) {
    const Placement& placed = placement(cell, tile, rotation);
    put(positions_[cell], positions_[cell + 1], cell, placed);
    tile_at_[cell] = static_cast<std::uint8_t>(tile);
    int weakest = std::numeric_limits<int>::max();
    const auto judge = [&](Position& position, TileMask unplaced, std::size_t removed) {
        const TileMask left = all_ & ~(TileMask{1} << removed);
        weakest = std::min(weakest, limit(position, cell + 1, unplaced, left));
        return weakest < at_least;
    };

    // A tile still in hand will leave a hole somewhere: its planets do not count.
    for (TileMask others = rest; others != 0; others &= others - 1) {
        const auto removed = static_cast<std::size_t>(std::countr_zero(others));
        if (judge(positions_[cell + 1], rest & ~(TileMask{1} << removed), removed)) return weakest;
    }
    leave_empty(positions_[cell], holes_[cell + 1][cell], cell);
    if (judge(holes_[cell + 1][cell], rest, tile)) return weakest;
    for (std::size_t hole = 0; hole < cell; ++hole) {
        put(holes_[cell][hole], holes_[cell + 1][hole], cell, placed);
        if (judge(holes_[cell + 1][hole], rest, tile_at_[hole])) return weakest;
    }
    return weakest;
}

GalaxyPoints Search::weakest_final(int& value) const {
    GalaxyPoints weakest;
    value = std::numeric_limits<int>::max();
    for (std::size_t hole = 0; hole < board_.count; ++hole) {
        const TileMask left = all_ & ~(TileMask{1} << tile_at_[hole]);
        const GalaxyPoints points = final_points(holes_[board_.count][hole], left);
        const int worth = pool_.value(points);
        if (worth >= value) continue;
        value = worth;
        weakest = points;
    }
    return weakest;
}

}  // namespace orrery::cosmic_factory::solver
