// What is printed on the components, read from content/cosmic-factory/.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/content.h"
#include "core/content_reader.h"
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

// One chaos card; number 0 stands for none.
struct ChaosCard {
    Names names, texts;  // the texts say what it does, in our words
    CardRules rules;
    ScoringTables scoring;  // with its changes worked in
};

inline constexpr std::string_view kGameId = "cosmic-factory";
inline constexpr int kLeastCards = 5;  // one a round
inline constexpr int kMostCards = 99;

struct Content {
    TileSet tiles{};
    ScoringTables base;            // as printed
    std::vector<ChaosCard> cards;  // by number; 0 = no card
    ContentTables tables;          // every entry with its provenance, for printing

    int card_count() const { return static_cast<int>(cards.size()) - 1; }
    const CardRules& rules(int card) const { return cards[static_cast<std::size_t>(card)].rules; }
    const ScoringTables& scoring(int card) const {
        return cards[static_cast<std::size_t>(card)].scoring;
    }
};

// Reads tiles.json, scoring.json and cards.json; names the entry that is broken.
Result<Content> load_content(std::span<const ContentFile> files);

}  // namespace orrery::cosmic_factory
