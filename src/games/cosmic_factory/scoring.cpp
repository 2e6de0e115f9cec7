#include "games/cosmic_factory/scoring.h"

#include <algorithm>
#include <bit>

#include "games/cosmic_factory/track.h"
#include "games/cosmic_factory/zones.h"

namespace orrery::cosmic_factory {
namespace {

using Sizes = FixedVector<std::uint8_t, kMaxFields>;

void sort_largest_first(Sizes& sizes) {
    std::sort(sizes.begin(), sizes.end(), [](auto a, auto b) { return a > b; });
}

std::uint8_t track_points(const ScoringTables& tables, const TrackCount& tracks) {
    switch (tables.track) {
        case TrackMeasure::kLongest:
            return tables.track_points[tracks.longest];
        case TrackMeasure::kNetwork:
            return tables.track_points[tracks.network];
        case TrackMeasure::kSeparate:
            return tables.track_points[tracks.separate];
    }
    return 0;
}

void add(std::uint8_t& sum, std::uint8_t points) {
    sum = static_cast<std::uint8_t>(sum + points);
}

}  // namespace

Evaluation evaluate(const TileSet& tiles, std::span<const PlacedTile> galaxy) {
    const Layout layout = lay_out(tiles, galaxy);
    Evaluation evaluation;
    for_each_zone(field_graph(layout), [&](Kind kind, unsigned planets, FieldSet fields) {
        if (kind == Kind::kConstellation)
            evaluation.constellations.push_back(static_cast<std::uint8_t>(std::popcount(fields)));
        else
            evaluation.zones[static_cast<std::size_t>(kind)].push_back(
                static_cast<std::uint8_t>(planets));
    });
    for (Sizes& sizes : evaluation.zones) sort_largest_first(sizes);
    sort_largest_first(evaluation.constellations);
    const TrackCount tracks = count_tracks(layout);
    evaluation.longest = tracks.longest;
    evaluation.network = tracks.network;
    evaluation.separate = tracks.separate;
    return evaluation;
}

GalaxyPoints points_of(const ScoringTables& tables, const Evaluation& evaluation) {
    GalaxyPoints points;
    for (std::size_t colour = 0; colour < kColours; ++colour)
        for (std::uint8_t planets : evaluation.zones[colour])
            add(points.zones[colour], tables.zone_points(colour, planets));  // CF-ZONE-08
    for (std::uint8_t size : evaluation.constellations)
        add(points.constellations, tables.constellation_points[size]);
    points.track =
        track_points(tables, {evaluation.longest, evaluation.network, evaluation.separate});
    return points;
}

GalaxyPoints score_galaxy(const TileSet& tiles, const ScoringTables& tables,
                          std::span<const PlacedTile> galaxy) {
    const Layout layout = lay_out(tiles, galaxy);
    GalaxyPoints points;
    for_each_zone(field_graph(layout), [&](Kind kind, unsigned planets, FieldSet fields) {
        if (kind == Kind::kConstellation)
            add(points.constellations,
                tables.constellation_points[static_cast<std::size_t>(std::popcount(fields))]);
        else {
            const auto colour = static_cast<std::size_t>(kind);
            add(points.zones[colour], tables.zone_points(colour, planets));
        }
    });
    points.track = track_points(tables, count_tracks(layout));
    return points;
}

bool bet_won(std::span<const Evaluation> seats, Seat seat, std::size_t colour) {
    const std::uint8_t own = seats[static_cast<std::size_t>(seat)].largest(colour);
    return std::all_of(seats.begin(), seats.end(),
                       [&](const Evaluation& other) { return other.largest(colour) <= own; });
}

}  // namespace orrery::cosmic_factory
