// Which boards and tasks make up a problem, each galaxy appearing once up to turning the whole.
#pragma once

#include <span>
#include <vector>

#include "games/cosmic_factory/solver_board.h"
#include "games/cosmic_factory/solver_search.h"

namespace orrery::cosmic_factory::solver {

struct Plan {
    std::vector<Board> boards;
    std::vector<Task> tasks;
};

// Squares (with two holes for card 1) and rows. The free shape of card 3 is planned as a square,
// which is one of its shapes and a good one.
Plan make_plan(Pool& pool);

// Card 3: all other shapes on which more than `value` seems possible; not all of them when the
// patience runs out.
Plan make_free_plan(Pool& pool, int value, Patience patience);

// All shapes of so many cells that hang together, one of each set that turn into each other.
std::vector<std::vector<Cell>> free_shapes(std::size_t cells);

// Adds the boards and tasks of one shape, filled with any of these sets of tiles.
void add_shape(Plan& plan, Pool& pool, const std::vector<Cell>& shape,
               std::span<const TileMask> choices);

// The cells of a shape as the solver fills them: always the one that leaves the fewest open sides.
std::vector<Cell> filling_order(std::span<const Cell> shape, std::size_t start);

}  // namespace orrery::cosmic_factory::solver
