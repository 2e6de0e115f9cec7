// Branch and bound over one board: depth first, cell by cell.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/cosmic_factory/solver_board.h"
#include "games/cosmic_factory/solver_pool.h"
#include "games/cosmic_factory/solver_position.h"
#include "games/cosmic_factory/solver_run.h"

namespace orrery::cosmic_factory::solver {

// A part of the search that can be judged by itself: these tiles, all of them, on this board; the
// tile `first` on the first cell, in the first few rotations only (-1: any tile, any rotation).
struct Task {
    std::size_t board = 0;
    TileMask tiles = kWholeHand;
    int first = -1;
    std::uint8_t first_rotations = 4;
    int bound = 0;
};

class Search {
  public:
    Search(Pool& pool, const Board& board);

    void run(const Task& task, Run& run);

    // Step by step, for tests of the bound: an empty board, then cell after cell. The answer bounds
    // the value of every galaxy that starts like this and goes on with the tiles in `rest`.
    void clear();
    int place(std::size_t tile, std::size_t rotation, TileMask rest);

  private:
    void put(const Position& before, Position& after, std::size_t cell,
             const Placement& tile) const;
    void leave_empty(const Position& before, Position& after, std::size_t cell) const;
    // What the galaxy can be worth at best when `rest` is still to come, with the tiles `all`.
    int limit(Position& position, std::size_t filled, TileMask rest, TileMask all);
    std::uint8_t track_limit(const Position& position, std::size_t filled, TileMask rest,
                             TileMask all) const;
    // The same for the next cell filled with this tile; may stop when it is below `at_least`.
    int advance(std::size_t cell, std::size_t tile, std::size_t rotation, TileMask rest,
                int at_least);
    int advance_points(std::size_t cell, const Placement& tile, TileMask rest, int at_least);
    int advance_goal(std::size_t cell, const Placement& tile, TileMask rest, int at_least);
    GalaxyPoints final_points(const Position& position, TileMask all) const;

    void descend(std::size_t cell, TileMask rest, Run& run);
    bool enter(std::size_t cell, std::size_t tile, std::size_t rotation, TileMask rest, Run& run);
    void finish(Run& run);

    // Card 13: one position for each tile that may be taken away.
    int advance_sabotaged(std::size_t cell, std::size_t tile, std::size_t rotation, TileMask rest,
                          int at_least);
    GalaxyPoints weakest_final(int& value) const;

    const Placement& placement(std::size_t cell, std::size_t tile, std::size_t rotation) const {
        return placements_[(cell * kTilesPerPlayer + tile) * 4 + rotation];
    }

    Pool& pool_;
    const Board& board_;
    bool sabotage_ = false;
    TileMask all_ = kWholeHand;
    std::vector<Placement> placements_;
    std::array<Position, kMaxTiles + 1> positions_;
    // By number of filled cells and by cell left empty.
    std::vector<std::array<Position, kMaxTiles>> holes_;
    Galaxy galaxy_;
    std::array<std::uint8_t, kMaxTiles> tile_at_{};  // index in the hand
};

}  // namespace orrery::cosmic_factory::solver
