// What happens to an unfinished galaxy when building ends (CF-TIME-01 … -13). The source of chance
// is a parameter, so that the specification's worked examples run with scripted draws.
#pragma once

#include <algorithm>
#include <bit>

#include "core/random.h"
#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cosmic_factory {

// Tiles of the largest piece, a bit each; on a tie the piece with the tile placed earliest, which
// is the one found first (CF-TIME-06, -11).
constexpr std::uint16_t piece_to_keep(const Galaxy& galaxy) {
    std::uint16_t best = 0;
    for (std::size_t i = 0; i < galaxy.size(); ++i) {
        const std::uint16_t piece = component_of(galaxy, i);
        if (std::popcount(piece) > std::popcount(best)) best = piece;
    }
    return best;
}

// Empty cells beside the shape, row by row, without any limit of the board (CF-TIME-12).
inline FixedVector<Cell, 4 * kTilesPerPlayer> free_neighbours(const Galaxy& galaxy) {
    FixedVector<Cell, 4 * kTilesPerPlayer> cells;
    for (const PlacedTile& placed : galaxy)
        for (auto [dx, dy] : {std::pair{0, -1}, {-1, 0}, {1, 0}, {0, 1}}) {
            const Cell cell{static_cast<std::int8_t>(placed.cell.x + dx),
                            static_cast<std::int8_t>(placed.cell.y + dy)};
            if (index_at(galaxy, cell) < 0 && !cells.contains(cell)) cells.push_back(cell);
        }
    std::sort(cells.begin(), cells.end(), row_major_less);
    return cells;
}

// Completes the galaxy with the tiles still in the pile, at random. `placed` hears of every tile
// that is put down. A galaxy that needs no repair draws no random number (CF-TIME-13).
template <UniformSource Source, class OnPlaced>
void repair(SeatState& own, Shape shape, Source& chance, OnPlaced&& on_placed) {
    Galaxy& galaxy = own.galaxy;
    if (is_complete(galaxy, shape)) return;
    auto& pool = own.pile;
    if (shape == Shape::kFree) {  // CF-TIME-02: tiles outside the kept piece are wrong
        const std::uint16_t keep = piece_to_keep(galaxy);
        for (std::size_t i = galaxy.size(); i-- > 0;)
            if ((keep >> i & 1U) == 0) {
                pool.push_back(galaxy[i].tile);
                galaxy.erase_at(i);
            }
    }
    std::sort(pool.begin(), pool.end());
    shuffle(std::span<std::uint8_t>(pool.data(), pool.size()), chance);
    std::size_t next = 0;
    const auto put = [&](Cell cell) {
        const auto rotation = static_cast<std::uint8_t>(chance.uniform(4));  // CF-TIME-04
        galaxy.push_back({cell, pool[next++], rotation, 0});
        on_placed(galaxy.back());
    };
    if (shape == Shape::kFree) {
        while (next < pool.size()) {
            const auto cells = free_neighbours(galaxy);
            if (cells.empty())
                put(Cell{});
            else
                put(cells[chance.uniform(static_cast<std::uint32_t>(cells.size()))]);
        }
    } else {
        for_each_cell(shape, [&](Cell cell) {
            if (index_at(galaxy, cell) < 0) put(cell);
        });
    }
    // With card 11 one tile is left over: the discarded ninth (CF-TIME-05).
    while (next-- > 0) pool.erase_at(0);
}

}  // namespace orrery::cosmic_factory
