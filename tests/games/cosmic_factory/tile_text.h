// Tiles and galaxies written down for a test: tiles that are in no box, and a second opinion on
// what a galaxy counts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/cosmic_factory/scoring.h"

namespace orrery::cosmic_factory::testing {

// "G1G2G0G1/S": four fields clockwise from the NW, a slash, the spokes or "-".
Tile tile_from(std::string_view code);
std::string code_of(const Tile& tile);

// A galaxy of made-up tiles: tile i + 1 of the set is the i-th one.
struct MadeGalaxy {
    TileSet tiles{};
    Galaxy galaxy;
};
struct MadeTile {
    int x, y;
    std::string_view code;
};
MadeGalaxy made(const std::vector<MadeTile>& tiles);
Evaluation evaluated(const std::vector<MadeTile>& tiles);

// The same count by other means: flood fill over a grid of fields, and a search for trails over
// single spokes, hubs and the midpoints of sides. Slow, and nothing shared with the engine.
Evaluation evaluate_slowly(const TileSet& tiles, std::span<const PlacedTile> galaxy);

}  // namespace orrery::cosmic_factory::testing
