// What each of the 20 chaos cards changes (section 6 of the rules), as one table.
#pragma once

#include <array>
#include <cstdint>

namespace orrery::cosmic_factory {

inline constexpr int kCardCount = 20;

enum class Shape : std::uint8_t { kSquare, kRow, kTwoSquares, kFree };
enum class TrackMeasure : std::uint8_t { kLongest, kNetwork, kSeparate };
enum class ConstellationScoring : std::uint8_t { kNone, kPerZone, kBySize };

// One point more for every zone of these colours with a number of planets in the range.
struct ZoneExtra {
    std::uint8_t colours = 0;  // bit per colour
    std::uint8_t min_planets = 0;
    std::uint8_t max_planets = 255;
};

// The defaults are the base rules; a card names only what it changes (CF-FLOW-06).
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

// Card 0 is the beginner variant: no card at all (CF-VAR-01).
constexpr std::array<CardRules, kCardCount + 1> make_card_rules() {
    constexpr std::uint8_t kGreenBit = 1, kBlueBit = 2, kOrangeBit = 4, kAllColours = 7;
    std::array<CardRules, kCardCount + 1> card{};
    card[1].tiles_to_turn_down = 2;
    card[2].gift = true;
    card[2].bonus_tiles = false;
    card[3].shape = Shape::kFree;
    card[4].track = TrackMeasure::kNetwork;
    card[5].zone_extra = {kAllColours, 3, 255};
    card[6].zone_extra = {kAllColours, 0, 2};
    card[7].shape = Shape::kRow;
    card[8].constellations = ConstellationScoring::kPerZone;
    card[9].constellations = ConstellationScoring::kBySize;
    card[10].track = TrackMeasure::kSeparate;
    card[11].shape = Shape::kTwoSquares;
    card[12].pirates = true;
    card[13].sabotage = true;
    card[14].zone_extra = {kBlueBit, 0, 255};
    card[15].zone_extra = {kOrangeBit, 0, 255};
    card[16].zone_extra = {kGreenBit, 0, 255};
    card[17].bonus_factor = 2;
    card[18].grab_freezes = false;
    card[19].stellar_exchange = true;
    card[20].offering = true;
    return card;
}

inline constexpr std::array<CardRules, kCardCount + 1> kCardRules = make_card_rules();

constexpr int tiles_in_shape(Shape shape) {
    return shape == Shape::kTwoSquares ? 8 : 9;
}

}  // namespace orrery::cosmic_factory
