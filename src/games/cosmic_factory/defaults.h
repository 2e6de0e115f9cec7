// What is chosen for a player whose time ran out. The source of chance is a parameter, so that the
// specification's worked examples run with scripted draws.
#pragma once

#include <algorithm>

#include "core/random.h"
#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cosmic_factory {

// The face-up cells row by row, galaxy A before B.
inline FixedVector<Cell, kTilesPerPlayer> face_up_cells(const Galaxy& galaxy) {
    FixedVector<Cell, kTilesPerPlayer> cells;
    for (const PlacedTile& placed : galaxy)
        if (placed.face_down == 0) cells.push_back(placed.cell);
    std::sort(cells.begin(), cells.end(), row_major_less);
    return cells;
}

// CF-CARD-01c: each missing flip is drawn from the tiles still face up, one after the other.
template <UniformSource Source>
Action default_turn_down(const Galaxy& galaxy, int missing, Source& chance) {
    FixedVector<Cell, kTilesPerPlayer> cells = face_up_cells(galaxy);
    std::array<Cell, 2> chosen{};
    for (int i = 0; i < missing; ++i) {
        const std::size_t index = chance.uniform(static_cast<std::uint32_t>(cells.size()));
        chosen[static_cast<std::size_t>(i)] = cells[index];
        cells.erase_at(index);
    }
    return missing == 1 ? turn_down(chosen[0]) : turn_down(chosen[0], chosen[1]);
}

// CF-CARD-13b: a cell drawn in row-major order.
template <UniformSource Source>
Action default_sabotage(const Galaxy& galaxy, Source& chance) {
    const FixedVector<Cell, kTilesPerPlayer> cells = face_up_cells(galaxy);
    return on_cell(ActionKind::kSabotage,
                   cells[chance.uniform(static_cast<std::uint32_t>(cells.size()))]);
}

// CF-CARD-19a: the lowest zone marker; on a tie green, blue, orange.
inline Action default_exchange(const Markers& markers) {
    const auto lowest = std::min_element(markers.begin(), markers.begin() + kColours);
    return with_colour(ActionKind::kExchange, static_cast<std::uint8_t>(lowest - markers.begin()));
}

}  // namespace orrery::cosmic_factory
