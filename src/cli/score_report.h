// A scored galaxy of Cosmic Factory, written out for people and for programs.
#pragma once

#include <iosfwd>
#include <optional>
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

// "green 5, blue 4, orange 5, star 2: 16 points". With card 19 the track's points are no points of
// the star, and stand for themselves (CF-CARD-19b).
std::string points_text(const cosmic_factory::GalaxyPoints& points,
                        const cosmic_factory::CardRules& card);
Json points_json(const cosmic_factory::GalaxyPoints& points, const cosmic_factory::CardRules& card);

// A laid galaxy with what it counts, and where the markers go if they were given.
struct CountedGalaxy {
    cosmic_factory::LaidGalaxy laid;
    cosmic_factory::GalaxyReport report;
    // After steps a, b and d of the scoring, none beyond 30; bets are not known here.
    std::optional<cosmic_factory::Markers> after;
};

// Refuses markers that nobody can move: with card 19 the choice of one has to be named.
Result<CountedGalaxy> count_galaxy(const cosmic_factory::Content& content,
                                   const cosmic_factory::LaidGalaxy& laid);

// Every zone with its tiles and planets, the track tile by tile, and the points.
void print_score(const cosmic_factory::Content& content, const CountedGalaxy& galaxy, bool colour,
                 std::ostream& out);
Json score_json(const cosmic_factory::Content& content, const CountedGalaxy& galaxy);

}  // namespace orrery::cli
