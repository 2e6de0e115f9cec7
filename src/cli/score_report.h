// A scored galaxy of Cosmic Factory, written out for people and for programs.
#pragma once

#include <iosfwd>
#include <span>

#include "core/json.h"
#include "games/cosmic_factory/content.h"
#include "games/cosmic_factory/laid_galaxy.h"
#include "games/cosmic_factory/scoring.h"

namespace orrery::cli {

// The galaxy drawn as it lies, plain or coloured.
void print_galaxy(const cosmic_factory::Content& content, int card,
                  std::span<const cosmic_factory::PlacedTile> galaxy, bool colour,
                  std::ostream& out);

// "green 5, blue 4, orange 5, star 2: 16 points"
std::string points_text(const cosmic_factory::GalaxyPoints& points);
Json points_json(const cosmic_factory::GalaxyPoints& points);

// The markers after steps a, b and d of the scoring, none beyond 30; bets are not known here.
cosmic_factory::Markers moved(cosmic_factory::Markers markers,
                              const cosmic_factory::GalaxyPoints& points);

// Every zone with its tiles and planets, the track tile by tile, and the points.
void print_score(const cosmic_factory::Content& content, const cosmic_factory::LaidGalaxy& laid,
                 bool colour, std::ostream& out);
Json score_json(const cosmic_factory::Content& content, const cosmic_factory::LaidGalaxy& laid);

}  // namespace orrery::cli
