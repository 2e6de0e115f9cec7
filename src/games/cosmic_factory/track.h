// Asteroid tracks: the longest trail, the largest network, the number of tracks (section 4.4).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/fixed_vector.h"
#include "games/cosmic_factory/layout.h"

namespace orrery::cosmic_factory {

struct TrackCount {
    std::uint8_t longest = 0;   // L
    std::uint8_t network = 0;   // N
    std::uint8_t separate = 0;  // T
};

TrackCount count_tracks(const Layout& layout);

// Nine cells of a grid have at most twelve common sides, so a walk visits at most thirteen hubs.
inline constexpr std::size_t kMaxLinks = 12;
using Trail = FixedVector<Cell, kMaxLinks + 1>;

// One longest trail, in walking order; a cell appears twice where the trail crosses itself.
Trail longest_trail(const Layout& layout);

// The tiles of each network, largest first; a tile that is linked to nothing is one (CF-TRACK-06).
using Network = FixedVector<Cell, kMaxTiles>;
using Networks = FixedVector<Network, kMaxTiles>;
Networks networks(const Layout& layout);

// The 3×3 square has twelve common sides: bit 2y + x is the link between (x, y) and (x + 1, y),
// bit 6 + 3y + x the one between (x, y) and (x, y + 1). These are the tracks of linked tiles alone:
// a tile without links is not counted. `merged` is the number of links that join two networks, so
// that T = tiles with spokes - merged.
struct SquareTracks {
    std::uint8_t longest = 0;
    std::uint8_t network = 0;
    std::uint8_t merged = 0;
};
inline constexpr std::size_t kSquareLinkSets = 4096;
const std::array<SquareTracks, kSquareLinkSets>& square_tracks();

}  // namespace orrery::cosmic_factory
