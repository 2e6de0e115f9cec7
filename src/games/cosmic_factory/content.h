// What is printed on the components, read from content/cosmic-factory/.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/content.h"
#include "core/error.h"
#include "core/matrix.h"
#include "games/cosmic_factory/cards.h"
#include "games/cosmic_factory/galaxy.h"

namespace orrery::cosmic_factory {

// 36 fields of at most two planets; tables end there.
inline constexpr std::size_t kMaxZonePlanets = 72;
inline constexpr std::size_t kMaxFields = 36;

// What a galaxy is worth: the printed tables, with the active card worked in.
struct ScoringTables {
    Matrix<std::uint8_t, kColours, kMaxZonePlanets + 1> zone_points;  // by colour and planets
    std::array<std::uint8_t, kTilesPerPlayer + 1> track_points{};     // by L, N or T
    std::array<std::uint8_t, kMaxFields + 1> constellation_points{};  // by fields in the zone
    TrackMeasure track = TrackMeasure::kLongest;
};

struct CardText {
    std::string german, english, french;
    std::string summary;  // what the card does, in our words
};

struct Content {
    TileSet tiles{};
    std::array<ScoringTables, kCardCount + 1> scoring{};  // by card; 0 = no card
    std::array<CardText, kCardCount + 1> cards{};
    ContentTables tables;  // every entry with its provenance, for printing
};

// Reads tiles.json, scoring.json and cards.json; names the entry that is broken.
Result<Content> load_content(std::span<const ContentFile> files);

}  // namespace orrery::cosmic_factory
