// What chaos cards can change (section 6 of the rules): the words of their effects in the content.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/json_reader.h"

namespace orrery::cosmic_factory {

enum class Shape : std::uint8_t { kSquare, kRow, kTwoSquares, kFree };
inline constexpr std::array<std::string_view, 4> kShapeNames{"square", "row", "two squares",
                                                             "free"};
enum class TrackMeasure : std::uint8_t { kLongest, kNetwork, kSeparate };
inline constexpr std::array<std::string_view, 3> kTrackNames{"longest", "network", "separate"};
enum class ConstellationScoring : std::uint8_t { kNone, kPerZone, kBySize };
inline constexpr std::array<std::string_view, 3> kConstellationNames{"none", "each", "by size"};
inline constexpr int kMostToTurnDown = 2;  // as many cells an action has room for

// One point more for every zone of these colours with a number of planets in the range.
struct ZoneExtra {
    std::uint8_t colours = 0;  // bit per colour
    std::uint8_t min_planets = 0;
    std::uint8_t max_planets = 255;
};

// The defaults are the base rules, also those of the beginner variant, which has no cards
// (CF-VAR-01); a card names only what it changes (CF-FLOW-06).
struct CardRules {
    Shape shape = Shape::kSquare;
    TrackMeasure track = TrackMeasure::kLongest;
    ConstellationScoring constellations = ConstellationScoring::kNone;
    ZoneExtra zone_extra{};
    std::uint8_t tiles_to_turn_down = 0;
    std::uint8_t bonus_factor = 1;
    bool bonus_tiles = true;        // may be taken at all
    bool grab_freezes = true;       // taking one ends the player's building
    bool pirates = false;           // piles move to the right after the draft
    bool sabotage = false;          // everybody removes a tile on the left
    bool gift = false;              // everybody scores the galaxy on the right
    bool stellar_exchange = false;  // track points go to a zone marker
    bool offering = false;          // 5 back on a zone marker, 2 forward on the star
};

// A card's "effect" in the content: what it does not name is as in the base rules.
CardRules card_rules_from_json(const JsonReader& json);

constexpr int tiles_in_shape(Shape shape) {
    return shape == Shape::kTwoSquares ? 8 : 9;
}

}  // namespace orrery::cosmic_factory
