// What the rules make of the content, for whoever draws: faces of tiles, boards, and what each card
// changes.
#include <span>

#include "core/json.h"
#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/game.h"

namespace orrery::cosmic_factory {
namespace {

constexpr std::array<std::string_view, 4> kSideNames{"north", "east", "south", "west"};

// {"fields": [{"kind", "planets"}, …] clockwise from the north-west, "lines": ["north", …]}
Json tile_json(const Tile& tile) {
    JsonArray fields, lines;
    for (const Field& field : tile.fields)
        fields.push_back(JsonObject{{"kind", kKindNames[static_cast<std::size_t>(field.kind)]},
                                    {"planets", field.planets}});
    for (std::size_t side = 0; side < kSideNames.size(); ++side)
        if ((tile.spokes >> side & 1U) != 0) lines.emplace_back(kSideNames[side]);
    return JsonObject{{"fields", std::move(fields)}, {"lines", std::move(lines)}};
}

// {"tiles": how many are laid, "cells": [{"cell": "A(0,1)", "galaxy": "A", "x", "y"}, …]}
Json shape_json(Shape shape) {
    JsonArray cells;
    for_each_cell(shape, [&](Cell cell) {
        const int origin = origin_of(cell);
        JsonObject entry{{"cell", to_text(cell)}};
        if (origin != 0) entry["galaxy"] = origin == kGalaxyA ? "A" : "B";
        entry["x"] = cell.x - origin;
        entry["y"] = cell.y;
        cells.push_back(std::move(entry));
    });
    return JsonObject{{"tiles", tiles_in_shape(shape)}, {"cells", std::move(cells)}};
}

// Points by count; the last one is also that of greater counts.
Json points_json(std::span<const std::uint8_t> points) {
    while (points.size() > 1 && points.back() == points[points.size() - 2])
        points = points.first(points.size() - 1);
    return JsonArray(points.begin(), points.end());
}

Json card_json(const CardRules& rules, const ScoringTables& scoring) {
    JsonObject points{{"track", points_json(scoring.track_points)},
                      {"constellations", points_json(scoring.constellation_points)}};
    for (std::size_t colour = 0; colour < kColours; ++colour)
        points[kColourNames[colour]] = points_json(scoring.zone_points.row(colour));
    Json bonus;
    if (rules.bonus_tiles)
        bonus = JsonObject{{"won", rules.bonus_factor * kBetWon},
                           {"lost", rules.bonus_factor * kBetLost}};
    return JsonObject{{"shape", kShapeNames[static_cast<std::size_t>(rules.shape)]},
                      {"track", kTrackNames[static_cast<std::size_t>(rules.track)]},
                      {"turn_down", rules.tiles_to_turn_down},
                      {"bonus", std::move(bonus)},
                      {"gift", rules.gift},
                      {"stellar_exchange", rules.stellar_exchange},
                      {"points", std::move(points)}};
}

}  // namespace

JsonObject CosmicFactory::tables_json() const {
    JsonObject tiles, shapes;
    for (int tile = 1; tile <= kTileCount; ++tile)
        tiles[tile_name(tile)] = tile_json(content_.tiles[static_cast<std::size_t>(tile)]);
    for (std::size_t shape = 0; shape < kShapeNames.size(); ++shape)
        shapes[kShapeNames[shape]] = shape_json(static_cast<Shape>(shape));
    JsonArray cards;  // by number; 0 = no card
    for (const ChaosCard& card : content_.cards)
        cards.push_back(card_json(card.rules, card.scoring));
    return {{"rounds", kRounds},
            {"highest", kMarkerMax},
            {"offering", JsonObject{{"price", kOfferingPrice}, {"reward", kOfferingReward}}},
            {"tiles", std::move(tiles)},
            {"shapes", std::move(shapes)},
            {"cards", std::move(cards)}};
}

}  // namespace orrery::cosmic_factory
