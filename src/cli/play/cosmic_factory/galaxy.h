// Draws galaxies of Cosmic Factory: zones flow over the edges of tiles, asteroids join across them.
#pragma once

#include <span>

#include "cli/play/canvas.h"
#include "cli/play/cosmic_factory/tile.h"
#include "games/cosmic_factory/cards.h"
#include "games/cosmic_factory/galaxy.h"

namespace orrery::cli::play {

// The galaxy on the board of the card's shape; the two galaxies of card 11 side by side.
Canvas draw_galaxy(const cosmic_factory::TileSet& tiles,
                   std::span<const cosmic_factory::PlacedTile> galaxy, cosmic_factory::Shape shape,
                   const GalaxyStyle& style);

// The largest drawing that fits.
Canvas draw_galaxy_within(int width, const cosmic_factory::TileSet& tiles,
                          std::span<const cosmic_factory::PlacedTile> galaxy,
                          cosmic_factory::Shape shape, GalaxyStyle style);

}  // namespace orrery::cli::play
