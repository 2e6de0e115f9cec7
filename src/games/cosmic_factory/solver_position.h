// The galaxy after some tiles, as a search sees it: open zones and the points of closed ones.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/cosmic_factory/solver_pool.h"
#include "games/cosmic_factory/zones.h"

namespace orrery::cosmic_factory::solver {

// A zone is one word: its fields (bit 4i + f for the i-th tile), and its size above them, so that
// adding two zones joins them.
using ZoneWord = std::uint64_t;
inline constexpr int kZoneSizeShift = 40;

struct Position {
    static constexpr std::size_t kMaxOpenZones = 24;
    std::array<std::array<ZoneWord, kMaxOpenZones>, kKinds> zones;
    std::array<std::uint8_t, kKinds> zone_count{};
    std::array<int, kKinds> closed_points{};
    std::uint16_t links = 0;  // that are still possible, as the board numbers them
};

// A tile on its cell, cut into regions.
struct Placement {
    struct Part {
        ZoneWord zone = 0;
        FieldSet contacts = 0;  // the fields it touches on other cells
    };
    std::array<Part, 4> parts{};               // ordered by kind
    std::array<std::uint8_t, kKinds> count{};  // parts of each kind
    std::uint8_t spokes = 0;
};

// The tile as the i-th of the galaxy; `across` are the fields that each of its fields touches.
Placement make_placement(const Regions& regions, std::uint8_t spokes, std::size_t index,
                         const std::array<FieldSet, 4>& across);

// Joins the regions with the open zones they touch, and closes every zone without a field in
// `open`: nothing can be added to it any more.
void join_zones(const Pool& pool, const Position& before, Position& after, const Placement& tile,
                FieldSet open);

// What each colour (and the constellations) can reach at most (at least, where points are unwanted)
// when the tiles in `rest` are still to come.
std::array<int, kKinds> zone_limits(Pool& pool, const Position& position, TileMask rest);

GalaxyPoints to_points(const std::array<int, kKinds>& kinds, std::uint8_t track);

}  // namespace orrery::cosmic_factory::solver
