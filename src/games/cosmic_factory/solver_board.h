// The cells of a shape in the order in which the solver fills them, with everything that depends
// on the shape alone worked out beforehand.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "games/cosmic_factory/galaxy.h"
#include "games/cosmic_factory/track.h"
#include "games/cosmic_factory/zones.h"

namespace orrery::cosmic_factory::solver {

// A set of links, as numbered by a board.
using LinkSet = std::uint16_t;

struct Board {
    std::size_t count = 0;
    std::array<Cell, kMaxTiles> cells{};  // in the order of filling

    // Field f of cell i is bit 4i + f; these are the fields it touches across a tile side.
    std::array<std::array<FieldSet, 4>, kMaxTiles> contacts{};
    // Fields of the first n cells that touch one of the others: a zone without any of them is
    // closed for good.
    std::array<FieldSet, kMaxTiles + 1> open{};

    // Links that a tile with these spokes leaves possible: all but those on its sides without a
    // spoke. What is left when every cell is filled are the links there are.
    std::array<std::array<LinkSet, 16>, kMaxTiles> allowed{};
    LinkSet all_links = 0;
    std::array<LinkSet, kMaxTiles + 1> decided{};  // links among the first n cells

    struct Tracks {
        std::uint8_t longest = 0;  // 1 where there is no link: a tile alone
        std::uint8_t network = 0;
        std::uint8_t merged = 0;   // T = tiles with spokes - merged
        std::uint16_t linked = 0;  // bit per cell: has a link
    };
    std::vector<Tracks> tracks;  // by set of links
};

Board make_board(std::span<const Cell> order);

}  // namespace orrery::cosmic_factory::solver
