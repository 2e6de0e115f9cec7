// The count written out, as a person at the table would do it.
#include <algorithm>
#include <bit>

#include "games/cosmic_factory/scoring.h"
#include "games/cosmic_factory/track.h"
#include "games/cosmic_factory/zones.h"

namespace orrery::cosmic_factory {

GalaxyReport describe(const TileSet& tiles, const ScoringTables& tables,
                      std::span<const PlacedTile> galaxy) {
    const Layout layout = lay_out(tiles, galaxy);
    GalaxyReport report;
    for_each_zone(field_graph(layout), [&](Kind kind, unsigned planets, FieldSet fields) {
        Zone zone;
        zone.kind = kind;
        for (FieldSet rest = fields; rest != 0; rest &= rest - 1) {
            const auto at = static_cast<std::size_t>(std::countr_zero(rest));
            zone.fields.push_back({layout.cells[at / 4], static_cast<std::uint8_t>(at % 4)});
        }
        if (kind == Kind::kConstellation) {
            zone.size = static_cast<std::uint8_t>(zone.fields.size());
            zone.points = tables.constellation_points[zone.size];
        } else {
            zone.size = static_cast<std::uint8_t>(planets);
            zone.points = tables.zone_points(static_cast<std::size_t>(kind), planets);
        }
        report.zones.push_back(zone);
    });
    // CF-SCORE-07: green, blue, orange, then constellations; the largest of each first.
    std::stable_sort(report.zones.begin(), report.zones.end(), [](const Zone& a, const Zone& b) {
        return a.kind != b.kind ? a.kind < b.kind : a.size > b.size;
    });
    for (const Zone& zone : report.zones)
        (zone.kind == Kind::kConstellation
             ? report.evaluation.constellations
             : report.evaluation.zones[static_cast<std::size_t>(zone.kind)])
            .push_back(zone.size);
    report.trail = longest_trail(layout);
    report.networks = networks(layout);
    const TrackCount tracks = count_tracks(layout);
    report.evaluation.longest = tracks.longest;
    report.evaluation.network = tracks.network;
    report.evaluation.separate = tracks.separate;
    report.points = points_of(tables, report.evaluation);
    return report;
}

}  // namespace orrery::cosmic_factory
