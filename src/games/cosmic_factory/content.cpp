#include "games/cosmic_factory/content.h"

#include <algorithm>

#include "core/content_reader.h"

namespace orrery::cosmic_factory {
namespace {

constexpr std::string_view kSpokeLetters = "NESW";

// One of "G1", "B0", "O2", "**".
bool parse_field(std::string_view text, Field& field) {
    if (text == "**") {
        field = {Kind::kConstellation, 0};
        return true;
    }
    const std::size_t colour = std::string_view("GBO").find(text[0]);
    if (colour == std::string_view::npos || text[1] < '0' || text[1] > '2') return false;
    field = {static_cast<Kind>(colour), static_cast<std::uint8_t>(text[1] - '0')};
    return true;
}

// "**B0G1O2/NSW": four fields, a slash, the spokes in the order N E S W or a dash.
Tile tile_from(const JsonReader& json) {
    const std::string_view code = json.string();
    Tile tile;
    if (!json.ok()) return tile;
    if (code.size() < 10 || code[8] != '/') {
        json.fail("a tile reads like G1B0O2**/NE: four fields, a slash, asteroid lines or -",
                  "CF-TILE-01");
        return tile;
    }
    for (std::size_t i = 0; i < 4; ++i)
        if (!parse_field(code.substr(2 * i, 2), tile.fields[i]))
            json.fail("field " + std::to_string(i + 1) + " (" + std::string(code.substr(2 * i, 2)) +
                          ") is none of G0 G1 G2 B0 B1 B2 O0 O1 O2 **",
                      "CF-TILE-01");
    const std::string_view spokes = code.substr(9);
    if (spokes == "-") return tile;
    std::size_t next = 0;
    for (char letter : spokes) {
        const std::size_t side = kSpokeLetters.find(letter, next);
        if (side == std::string_view::npos) {
            json.fail("asteroid lines are some of N E S W in this order, or -", "CF-TILE-02");
            return tile;
        }
        tile.spokes = static_cast<std::uint8_t>(tile.spokes | 1U << side);
        next = side + 1;
    }
    return tile;
}

// CF-TILE-05: no two tiles of the set are equal up to rotation.
bool same_up_to_rotation(const Tile& a, const Tile& b) {
    for (int turns = 0; turns < 4; ++turns)
        if (turned(a, turns) == b) return true;
    return false;
}

void read_tiles(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "tiles"});
    const JsonReader list = json["tiles"];
    ContentTable table{"Galaxy tiles", {"tile", "fields NW NE SE SW / asteroid lines"}, {}};
    std::array<bool, kTileCount + 1> seen{};
    const std::size_t count = list.size(kTileCount, kTileCount);  // CF-COMP-01
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = list[i];
        entry.only({"id", "code", "source"});
        const auto id = static_cast<std::size_t>(entry["id"].integer(1, kTileCount));
        if (seen[id])
            entry["id"].fail("tile " + std::to_string(id) + " is there twice", "CF-COMP-01");
        seen[id] = true;
        const Tile tile = tile_from(entry["code"]);
        for (std::size_t other = 1; other <= kTileCount; ++other)
            if (seen[other] && other != id && same_up_to_rotation(content.tiles[other], tile))
                entry["code"].fail("the same tile as " + std::to_string(other), "CF-TILE-05");
        content.tiles[id] = tile;
        table.entries.push_back({{std::to_string(id), std::string(entry["code"].string())},
                                 provenance_from(entry["source"])});
    }
    content.tables.push_back(std::move(table));
}

// Rows [minimum, points], both rising; fills `by_count` from them.
void read_rows(const JsonReader& rows, std::span<std::uint8_t> by_count, std::string& text) {
    std::int64_t last_minimum = 0, last_points = -1;
    const std::size_t count = rows.size(1, 16);
    for (std::size_t i = 0; i < count && rows.ok(); ++i) {
        const JsonReader row = rows[i];
        if (row.size(2, 2) != 2) return;
        const std::int64_t minimum =
            row[0].integer(last_minimum + 1, static_cast<std::int64_t>(by_count.size()) - 1);
        const std::int64_t points = row[1].integer(last_points + 1, 30);
        if (!rows.ok()) return;
        std::fill(by_count.begin() + static_cast<std::ptrdiff_t>(minimum), by_count.end(),
                  static_cast<std::uint8_t>(points));
        text +=
            (text.empty() ? "" : ", ") + std::to_string(minimum) + "+ → " + std::to_string(points);
        last_minimum = minimum;
        last_points = points;
    }
}

void read_scoring(const JsonReader& json, Content& content) {
    constexpr std::array<std::string_view, 5> kNames{"green", "blue", "orange", "track",
                                                     "constellations"};
    json.only({"format", "game", "notation", "tables"});
    const JsonReader list = json["tables"];
    ContentTable table{"Scoring tables", {"table", "counts", "points"}, {}};
    ScoringTables& base = content.base;
    const std::size_t count = list.size(kNames.size(), kNames.size());
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = list[i];
        entry.only({"name", "counts", "rows", "source"});
        if (entry["name"].choice(kNames) != i)
            entry["name"].fail("expected the table \"" + std::string(kNames[i]) + "\" here");
        std::string text;
        if (i < kColours)
            read_rows(entry["rows"], base.zone_points.row(i), text);
        else if (i == 3)
            read_rows(entry["rows"], base.track_points, text);
        else
            read_rows(entry["rows"], base.constellation_points, text);
        table.entries.push_back(
            {{std::string(entry["name"].string()), std::string(entry["counts"].string()), text},
             provenance_from(entry["source"])});
    }
    content.tables.push_back(std::move(table));
}

// The base tables with a card's changes worked in (CF-SCORE-03: its points belong to the zones).
ScoringTables with_card(ScoringTables tables, const CardRules& card) {
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        if ((card.zone_extra.colours >> colour & 1U) == 0) continue;
        for (std::size_t planets = 0; planets <= kMaxZonePlanets; ++planets)
            if (planets >= card.zone_extra.min_planets && planets <= card.zone_extra.max_planets)
                ++tables.zone_points(colour, planets);
    }
    tables.track = card.track;
    if (card.constellations == ConstellationScoring::kNone) tables.constellation_points = {};
    if (card.constellations == ConstellationScoring::kPerZone) {
        tables.constellation_points.fill(1);  // CF-CARD-08
        tables.constellation_points[0] = 0;
    }
    return tables;
}

ChaosCard card_from(const JsonReader& entry, const ScoringTables& base) {
    entry.only({"id", "names", "name_sources", "texts", "effect", "source"});
    entry["name_sources"].only({"de", "en", "fr"});
    ChaosCard card{names_from(entry["names"]),
                   names_from(entry["texts"]),
                   card_rules_from_json(entry["effect"]),
                   {}};
    card.scoring = with_card(base, card.rules);
    return card;
}

// The cards stand in the order of their numbers, without a gap.
void read_cards(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "cards"});
    const JsonReader list = json["cards"];
    ContentTable names{"Chaos cards: names", {"card", "language", "name"}, {}};
    ContentTable effects{"Chaos cards: effects", {"card", "effect"}, {}};
    content.cards.push_back({{}, {}, {}, with_card(content.base, {})});  // CF-VAR-01: no card
    const std::size_t count = list.size(kLeastCards, kMostCards);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = list[i];
        const auto id = entry["id"].integer(1, static_cast<std::int64_t>(count));
        if (json.ok() && id != static_cast<std::int64_t>(i) + 1)
            entry["id"].fail("expected card " + std::to_string(i + 1) + " here", "CF-COMP-03");
        const ChaosCard card = card_from(entry, content.base);
        for (auto [language, name] : {std::pair{"de", card.names.german},
                                      {"en", card.names.english},
                                      {"fr", card.names.french}})
            names.entries.push_back({{std::to_string(id), language, name},
                                     provenance_from(entry["name_sources"][language])});
        effects.entries.push_back(
            {{std::to_string(id), card.texts.english}, provenance_from(entry["source"])});
        content.cards.push_back(card);
    }
    content.tables.push_back(std::move(names));
    content.tables.push_back(std::move(effects));
}

}  // namespace

Result<Content> load_content(std::span<const ContentFile> files) {
    return read_content<Content>(
        files, kGameId,
        {{"tiles.json", read_tiles}, {"scoring.json", read_scoring}, {"cards.json", read_cards}});
}

}  // namespace orrery::cosmic_factory
