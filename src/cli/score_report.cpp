#include "cli/score_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ostream>

#include "cli/play/cosmic_factory/galaxy.h"
#include "core/text.h"
#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cli {
namespace {

using namespace cosmic_factory;

constexpr std::array<std::string_view, 4> kFieldNames{"NW", "NE", "SE", "SW"};

std::string_view kind_name(Kind kind) {
    return kKindNames[static_cast<std::size_t>(kind)];
}

const ScoringTables& tables_of(const Content& content, int card) {
    return content.scoring(card);
}

const PlacedTile& tile_at(const Galaxy& galaxy, Cell cell) {
    return galaxy[static_cast<std::size_t>(index_at(galaxy, cell))];
}

Field field_at(const Content& content, const Galaxy& galaxy, const FieldPlace& place) {
    const PlacedTile& placed = tile_at(galaxy, place.cell);
    return turned(content.tiles[placed.tile], placed.rotation).fields[place.field];
}

// How many tiles or tracks the star's table is asked for, and in words.
std::uint8_t measured(const ScoringTables& tables, const Evaluation& evaluation) {
    const std::array<std::uint8_t, 3> counts{evaluation.longest, evaluation.network,
                                             evaluation.separate};
    return counts[static_cast<std::size_t>(tables.track)];
}

// "01 NW 2, NE 1; 33 SW 0": the zone's fields tile by tile, with their planets.
std::string fields_text(const Content& content, const Galaxy& galaxy, const Zone& zone) {
    std::string text;
    const FieldPlace* last = nullptr;
    for (const FieldPlace& place : zone.fields) {
        if (last == nullptr || last->cell != place.cell)
            text += fmt::format("{}{:02}", last == nullptr ? "" : "; ",
                                tile_at(galaxy, place.cell).tile);
        else
            text += ",";
        text += fmt::format(" {}", kFieldNames[place.field]);
        if (zone.kind != Kind::kConstellation)
            text += fmt::format(" {}", field_at(content, galaxy, place).planets);
        last = &place;
    }
    return text;
}

void print_zones(const Content& content, const LaidGalaxy& laid, const GalaxyReport& report,
                 std::ostream& out) {
    const bool constellations_score =
        content.rules(laid.card).constellations != ConstellationScoring::kNone;
    out << "Zones: tile by tile the fields (NW NE SE SW) and their planets\n";
    for (const Zone& zone : report.zones) {
        const bool stars = zone.kind == Kind::kConstellation;
        const std::string size = counted(zone.size, stars ? "field" : "planet");
        const std::string points =
            stars && !constellations_score ? "" : counted(zone.points, "point");
        out << fmt::format("  {:13}  {:>10}  {:>9}   {}\n", kind_name(zone.kind), size, points,
                           fields_text(content, laid.galaxy, zone));
    }
}

void print_track(const ScoringTables& tables, const LaidGalaxy& laid, const GalaxyReport& report,
                 std::ostream& out) {
    const Evaluation& found = report.evaluation;
    out << fmt::format("Asteroid track: longest {}, largest network {}, separate tracks {}\n",
                       counted(found.longest, "tile"), counted(found.network, "tile"),
                       found.separate);
    std::string trail;
    for (const Cell cell : report.trail)
        trail += fmt::format("{}{:02} {}", trail.empty() ? "" : " → ",
                             tile_at(laid.galaxy, cell).tile, to_text(cell));
    if (!trail.empty()) out << "  longest: " << trail << '\n';
    out << fmt::format("  {} counts: {} → {}\n",
                       tables.track == TrackMeasure::kLongest   ? "the longest track"
                       : tables.track == TrackMeasure::kNetwork ? "the largest network"
                                                                : "the number of tracks",
                       measured(tables, found), counted(report.points.track, "point"));
}

// CF-SCORE-04, -05: where steps a, b and d leave the markers; the track's points move this one.
Markers moved(Markers markers, const GalaxyPoints& points, std::size_t track_marker) {
    std::array<int, 4> steps{points.zones[0], points.zones[1], points.zones[2],
                             points.constellations};
    steps[track_marker] += points.track;
    for (std::size_t i = 0; i < markers.size(); ++i)
        markers[i] = static_cast<std::uint8_t>(std::min(markers[i] + steps[i], kMarkerMax));
    return markers;
}

int star_points(const GalaxyPoints& points, const CardRules& card) {
    return (card.stellar_exchange ? 0 : points.track) + points.constellations;
}

// Whose markers they are, as the file calls them (CF-CARD-02a).
const char* markers_field(const CardRules& card) {
    return card.gift ? "left_markers" : "markers";
}

// What the galaxy alone does not decide.
std::string remark(const LaidGalaxy& laid) {
    switch (laid.card) {
        case 2:
            return "Card 2: the points go to your left neighbour.";
        case 19:
            return laid.exchange
                       ? fmt::format("Card 19: the track's points go to the {} marker.",
                                     kMarkerNames[*laid.exchange])
                       : "Card 19: the track's points go to a zone marker of your choice.";
        case 20:
            return "Card 20: afterwards you may move a zone marker 5 back and the star 2 on.";
        default:
            return "";
    }
}

}  // namespace

void print_galaxy(const Content& content, int card, std::span<const PlacedTile> galaxy, bool colour,
                  std::ostream& out) {
    play::GalaxyStyle style;
    style.colour = colour;
    constexpr int kWidth = 100;
    play::Style terminal;
    terminal.colour = colour;
    for (const std::string& line :
         play::draw_galaxy_within(kWidth, content.tiles, galaxy, content.rules(card).shape, style)
             .lines(terminal))
        out << "  " << line << '\n';
}

std::string points_text(const GalaxyPoints& points, const CardRules& card) {
    const bool exchange = card.stellar_exchange;
    return fmt::format("green {}, blue {}, orange {}, {} {}: {}", points.zones[0], points.zones[1],
                       points.zones[2], exchange ? "track" : "star",
                       exchange ? points.track : star_points(points, card),
                       counted(points.total(), "point"));
}

Json points_json(const GalaxyPoints& points, const CardRules& card) {
    return JsonObject{{"green", points.zones[0]},  {"blue", points.zones[1]},
                      {"orange", points.zones[2]}, {"star", star_points(points, card)},
                      {"track", points.track},     {"constellations", points.constellations},
                      {"total", points.total()}};
}

Result<CountedGalaxy> count_galaxy(const Content& content, const LaidGalaxy& laid) {
    CountedGalaxy galaxy{laid, describe(content.tiles, tables_of(content, laid.card), laid.galaxy),
                         std::nullopt};
    if (!laid.markers) return galaxy;
    const GalaxyPoints& points = galaxy.report.points;
    const bool choose = content.rules(laid.card).stellar_exchange && points.track > 0;
    if (choose && !laid.exchange)
        return Error{"bad_input",
                     fmt::format("card 19: name the zone marker that takes the track's {} in "
                                 "\"exchange\": green, blue or orange",
                                 counted(points.track, "point")),
                     "/exchange", "CF-CARD-19a"};
    galaxy.after = moved(*laid.markers, points, choose ? *laid.exchange : kStar);
    return galaxy;
}

void print_score(const Content& content, const CountedGalaxy& galaxy, bool colour,
                 std::ostream& out) {
    const auto& [laid, report, after] = galaxy;
    const ScoringTables& tables = tables_of(content, laid.card);
    const ChaosCard& card = content.cards[static_cast<std::size_t>(laid.card)];
    if (laid.card == 0)
        out << "No chaos card\n";
    else
        out << fmt::format("Chaos card {}, {}: {}\n", laid.card, card.names.english,
                           card.texts.english);
    out << '\n';
    print_galaxy(content, laid.card, laid.galaxy, colour, out);
    out << '\n';
    if (laid.removed)
        out << fmt::format("Tile {:02} at {} was taken away\n\n", laid.removed->tile,
                           to_text(laid.removed->cell));
    print_zones(content, laid, report, out);
    out << '\n';
    print_track(tables, laid, report, out);
    if (report.points.constellations > 0)
        out << fmt::format("Constellations: {}\n", counted(report.points.constellations, "point"));
    out << "\nPoints: " << points_text(report.points, content.rules(laid.card)) << '\n';
    if (after) {
        const bool gift =
            content.rules(laid.card).gift;  // CF-CARD-02b: and then nobody has bonus tiles
        out << (gift ? "Markers of your left neighbour:" : "Markers:");
        for (std::size_t i = 0; i < after->size(); ++i)
            out << fmt::format("{} {} {} → {}", i == 0 ? "" : ",", kMarkerNames[i],
                               (*laid.markers)[i], (*after)[i]);
        out << (gift ? "\n" : " (without bonus tiles)\n");
    }
    if (const std::string text = remark(laid); !text.empty()) out << text << '\n';
}

Json score_json(const Content& content, const CountedGalaxy& galaxy) {
    const LaidGalaxy& laid = galaxy.laid;
    const GalaxyReport& report = galaxy.report;
    const ScoringTables& tables = tables_of(content, laid.card);
    const auto place = [&](Cell cell) {
        return JsonObject{{"tile", tile_name(tile_at(laid.galaxy, cell).tile)},
                          {"cell", to_text(cell)}};
    };
    JsonArray zones;
    for (const Zone& zone : report.zones) {
        JsonArray fields;
        for (const FieldPlace& at : zone.fields) {
            JsonObject field = place(at.cell);
            field["field"] = kFieldNames[at.field];
            field["planets"] = field_at(content, laid.galaxy, at).planets;
            fields.push_back(std::move(field));
        }
        zones.push_back(JsonObject{{"kind", kind_name(zone.kind)},
                                   {"size", zone.size},
                                   {"points", zone.points},
                                   {"fields", std::move(fields)}});
    }
    JsonArray trail;
    for (const Cell cell : report.trail) trail.push_back(place(cell));
    const Evaluation& found = report.evaluation;
    JsonObject json{
        {"card", laid.card},
        {"galaxy", layout_text(content.rules(laid.card).shape, laid.galaxy)},
        {"zones", std::move(zones)},
        {"track", JsonObject{{"longest", found.longest},
                             {"network", found.network},
                             {"separate", found.separate},
                             {"measure", kTrackNames[static_cast<std::size_t>(tables.track)]},
                             {"counted", measured(tables, found)},
                             {"trail", std::move(trail)}}},
        {"points", points_json(report.points, content.rules(laid.card))},
        {"total", report.points.total()}};
    if (laid.exchange) json["exchange"] = kMarkerNames[*laid.exchange];
    if (galaxy.after) {
        JsonObject markers;
        for (std::size_t i = 0; i < kMarkerNames.size(); ++i)
            markers[kMarkerNames[i]] = (*galaxy.after)[i];
        json[markers_field(content.rules(laid.card))] = std::move(markers);
    }
    return json;
}

}  // namespace orrery::cli
