#include "games/cosmic_factory/solver_shapes.h"

#include <algorithm>
#include <bit>

#include "games/cosmic_factory/board.h"

namespace orrery::cosmic_factory::solver {
namespace {

using Cells = std::vector<Cell>;

Cell turned_cell(Cell cell) {
    return {static_cast<std::int8_t>(-cell.y), cell.x};  // a quarter turn clockwise
}

Cells turned_shape(Cells shape) {
    for (Cell& cell : shape) cell = turned_cell(cell);
    return shape;
}

// Moves the shape to the corner, so that shapes can be compared; keeps the order of cells.
Cells at_corner(Cells shape) {
    std::int8_t left = 127, top = 127;
    for (Cell cell : shape) {
        left = std::min(left, cell.x);
        top = std::min(top, cell.y);
    }
    for (Cell& cell : shape)
        cell = {static_cast<std::int8_t>(cell.x - left), static_cast<std::int8_t>(cell.y - top)};
    return shape;
}

Cells sorted(Cells shape) {
    std::sort(shape.begin(), shape.end(), row_major_less);
    return shape;
}

// For each turn of the whole that maps the shape onto itself: where each cell goes.
std::vector<std::vector<std::size_t>> symmetries(const Cells& shape) {
    std::vector<std::vector<std::size_t>> maps;
    const Cells home = at_corner(shape);
    Cells turned_home = shape;
    for (int turns = 0; turns < 4; ++turns) {
        const Cells moved = at_corner(turned_home);
        if (sorted(moved) == sorted(home)) {
            std::vector<std::size_t> map;
            for (Cell cell : moved)
                map.push_back(static_cast<std::size_t>(std::find(home.begin(), home.end(), cell) -
                                                       home.begin()));
            maps.push_back(std::move(map));
        }
        turned_home = turned_shape(turned_home);
    }
    return maps;
}

// The tile that starts where the whole may be turned: the fewer planets it has, the less the bound
// would gain from placing it later.
int poorest_tile(const Pool& pool, TileMask tiles) {
    int poorest = -1, least = 0;
    for (TileMask rest = tiles; rest != 0; rest &= rest - 1) {
        const int tile = std::countr_zero(rest);
        int planets = 0;
        for (const Field& field : pool.tiles[static_cast<std::size_t>(tile)][0].fields)
            planets += field.planets;
        if (poorest >= 0 && planets >= least) continue;
        poorest = tile;
        least = planets;
    }
    return poorest;
}

std::vector<TileMask> subsets(int size) {
    std::vector<TileMask> result;
    for (TileMask mask = 0; mask <= kWholeHand; ++mask)
        if (std::popcount(mask) == size) result.push_back(mask);
    return result;
}

int open_sides(const Cells& filled, std::span<const Cell> shape) {
    int open = 0;
    for (Cell a : filled)
        for (Cell b : shape)
            if (are_neighbours(a, b) && std::find(filled.begin(), filled.end(), b) == filled.end())
                ++open;
    return open;
}

}  // namespace

std::vector<Cell> filling_order(std::span<const Cell> shape, std::size_t start) {
    Cells filled{shape[start]};
    while (filled.size() < shape.size()) {
        const Cell* next = nullptr;
        int fewest = 0;
        for (const Cell& cell : shape) {
            if (std::find(filled.begin(), filled.end(), cell) != filled.end()) continue;
            Cells trial = filled;
            trial.push_back(cell);
            const int open = open_sides(trial, shape);
            if (next != nullptr && open >= fewest) continue;
            next = &cell;
            fewest = open;
        }
        filled.push_back(*next);
    }
    return filled;
}

// Turning the whole galaxy changes nothing (section 7.4). So one tile may be kept to one cell of
// each orbit, and on a cell that stays where it is to as many rotations fewer.
void add_shape(Plan& plan, Pool& pool, const Cells& shape, std::span<const TileMask> choices) {
    const auto maps = symmetries(shape);
    const bool fixed = maps.size() > 1;
    for (std::size_t cell = 0; cell < shape.size(); ++cell) {
        std::size_t orbit = cell, stays = 0;
        for (const auto& map : maps) {
            orbit = std::min(orbit, map[cell]);
            stays += map[cell] == cell ? 1U : 0U;
        }
        if (orbit != cell) continue;
        plan.boards.push_back(make_board(filling_order(shape, cell)));
        const Board& board = plan.boards.back();
        const int longest = board.tracks[board.all_links].longest;
        for (TileMask tiles : choices) {
            Task task;
            task.board = plan.boards.size() - 1;
            task.tiles = tiles;
            task.first = fixed ? poorest_tile(pool, tiles) : -1;
            task.first_rotations = static_cast<std::uint8_t>(4 / stays);
            task.bound = pool.bound_of(tiles, longest);
            plan.tasks.push_back(task);
        }
        if (!fixed) return;  // any tile may come first, so one cell to start from is enough
    }
}

Plan make_plan(Pool& pool) {
    const CardRules& card = pool.card;
    Cells cells;
    for_each_cell(card.shape == Shape::kFree ? Shape::kSquare : card.shape,
                  [&](Cell cell) { cells.push_back(cell); });
    Plan plan;
    if (card.tiles_to_turn_down == 0) {
        const TileMask all[] = {kWholeHand};
        add_shape(plan, pool, cells, all);
        return plan;
    }
    // Card 1: which cells are empty, up to turning the whole, and which tiles lie there.
    const int face_up = kTilesPerPlayer - card.tiles_to_turn_down;
    const std::vector<TileMask> choices = subsets(face_up);
    std::vector<Cells> known;
    for (TileMask mask : choices) {
        Cells shape;
        for (std::size_t i = 0; i < cells.size(); ++i)
            if ((mask >> i & 1U) != 0) shape.push_back(cells[i]);
        bool seen = false;
        Cells turned_square = shape;
        for (int turns = 0; turns < 4 && !seen; ++turns) {
            seen = std::find(known.begin(), known.end(), sorted(turned_square)) != known.end();
            for (Cell& cell : turned_square) cell = {static_cast<std::int8_t>(2 - cell.y), cell.x};
        }
        if (seen) continue;
        known.push_back(sorted(shape));
        add_shape(plan, pool, shape, choices);
    }
    return plan;
}

}  // namespace orrery::cosmic_factory::solver
