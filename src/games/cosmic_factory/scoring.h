// Counting a galaxy: zones, tracks, constellations, and the points they bring (section 4).
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/fixed_vector.h"
#include "core/types.h"
#include "games/cosmic_factory/content.h"
#include "games/cosmic_factory/galaxy.h"
#include "games/cosmic_factory/track.h"

namespace orrery::cosmic_factory {

// Everything the rules can ask about a galaxy. Zone sizes are sorted, largest first.
struct Evaluation {
    std::array<FixedVector<std::uint8_t, kMaxFields>, kColours> zones;  // planets per zone
    FixedVector<std::uint8_t, kMaxFields> constellations;               // fields per zone
    std::uint8_t longest = 0;   // L: tiles on the longest trail
    std::uint8_t network = 0;   // N: tiles in the largest network
    std::uint8_t separate = 0;  // T: number of separate tracks

    // CF-BONUS-06: planets in the largest zone of a colour, 0 if there is none.
    std::uint8_t largest(std::size_t colour) const {
        return zones[colour].empty() ? std::uint8_t{0} : zones[colour][0];
    }
    // CF-SCORE-04: what the round's card counts on the track.
    std::uint8_t track(TrackMeasure measure) const {
        return measure == TrackMeasure::kNetwork    ? network
               : measure == TrackMeasure::kSeparate ? separate
                                                    : longest;
    }
};

// Steps a, b and d of the scoring for one galaxy, before any marker moves.
struct GalaxyPoints {
    std::array<std::uint8_t, kColours> zones{};  // step a by colour
    std::uint8_t track = 0;                      // step b
    std::uint8_t constellations = 0;             // step d
    int total() const { return zones[0] + zones[1] + zones[2] + track + constellations; }
    friend constexpr bool operator==(const GalaxyPoints&, const GalaxyPoints&) = default;
};

Evaluation evaluate(const TileSet& tiles, std::span<const PlacedTile> galaxy);
GalaxyPoints points_of(const ScoringTables& tables, const Evaluation& evaluation);

// evaluate and points_of in one, without the lists: the kernel of bots and solver.
GalaxyPoints score_galaxy(const TileSet& tiles, const ScoringTables& tables,
                          std::span<const PlacedTile> galaxy);

// The count as a person at the table would do it, for reports.
struct FieldPlace {
    Cell cell;
    std::uint8_t field = 0;  // 0…3 = NW, NE, SE, SW as the tile lies
};
struct Zone {
    Kind kind = Kind::kGreen;
    std::uint8_t size = 0;    // planets, or fields for constellations
    std::uint8_t points = 0;  // by the table of its colour, with the card
    FixedVector<FieldPlace, kMaxFields> fields;
};
struct GalaxyReport {
    FixedVector<Zone, kMaxFields> zones;  // CF-SCORE-07: green, blue, orange, constellations
    Trail trail;                          // one longest trail, cells in walking order
    Networks networks;                    // largest first
    Evaluation evaluation;
    GalaxyPoints points;
};
GalaxyReport describe(const TileSet& tiles, const ScoringTables& tables,
                      std::span<const PlacedTile> galaxy);

// CF-BONUS-06: at least as many planets in the largest zone as everybody else; equality is success.
bool bet_won(std::span<const Evaluation> seats, Seat seat, std::size_t colour);
// CF-CARD-02: with Gift everybody scores the right neighbour's galaxy.
constexpr Seat counted_seat(const CardRules& card, Seat seat, int players) {
    return card.gift ? static_cast<Seat>((seat + players - 1) % players) : seat;
}

}  // namespace orrery::cosmic_factory
