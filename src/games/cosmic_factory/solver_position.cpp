#include "games/cosmic_factory/solver_position.h"

#include <algorithm>

namespace orrery::cosmic_factory::solver {

Placement make_placement(const Regions& regions, std::uint8_t spokes, std::size_t index,
                         const std::array<FieldSet, 4>& across) {
    Placement placed;
    placed.spokes = spokes;
    std::size_t n = 0;
    for (const Region& region : regions) {
        Placement::Part& part = placed.parts[n++];
        part.zone = ZoneWord{region.fields} << 4 * index | ZoneWord{region.size} << kZoneSizeShift;
        for (std::size_t f = 0; f < 4; ++f)
            if ((region.fields >> f & 1U) != 0) part.contacts |= across[f];
        ++placed.count[region.kind];
    }
    return placed;
}

void join_zones(const Pool& pool, const Position& before, Position& after, const Placement& tile,
                FieldSet open) {
    const Placement::Part* part = tile.parts.data();
    for (std::size_t kind = 0; kind < pool.kinds; ++kind) {
        const auto& values = pool.values[kind];
        int points = before.closed_points[kind];
        std::size_t count = 0;
        const auto keep = [&](ZoneWord zone) {
            if ((zone & open) != 0)
                after.zones[kind][count++] = zone;
            else
                points += values[zone >> kZoneSizeShift];
        };
        const std::size_t parts = tile.count[kind];
        const std::size_t zones = before.zone_count[kind];
        if (parts == 0) {
            for (std::size_t i = 0; i < zones; ++i) keep(before.zones[kind][i]);
        } else if (parts == 1) {
            ZoneWord joined = part->zone;
            for (std::size_t i = 0; i < zones; ++i) {
                const ZoneWord zone = before.zones[kind][i];
                if ((zone & part->contacts) != 0)
                    joined += zone;
                else
                    keep(zone);
            }
            keep(joined);
        } else {
            std::array<Placement::Part, 4> grown;
            std::copy(part, part + parts, grown.begin());
            for (std::size_t i = 0; i < zones; ++i) {
                const ZoneWord zone = before.zones[kind][i];
                Placement::Part* home = nullptr;
                for (std::size_t j = 0; j < parts; ++j) {
                    if ((zone & grown[j].contacts) == 0) continue;
                    if (home == nullptr) {
                        home = &grown[j];
                        home->zone += zone;
                    } else {  // the zone joins two regions of the tile
                        home->zone += grown[j].zone;
                        home->contacts |= grown[j].contacts;
                        grown[j] = {};
                    }
                }
                if (home == nullptr) keep(zone);
            }
            for (std::size_t j = 0; j < parts; ++j)
                if (grown[j].zone != 0) keep(grown[j].zone);
        }
        part += parts;
        after.zone_count[kind] = static_cast<std::uint8_t>(count);
        after.closed_points[kind] = points;
    }
}

std::array<int, kKinds> zone_limits(Pool& pool, const Position& position, TileMask rest) {
    std::array<int, kKinds> limits{};
    for (std::size_t kind = 0; kind < pool.kinds; ++kind) {
        PartitionBound& partition = pool.partitions[kind];
        std::uint64_t heap = pool.heaps[rest][kind];
        for (std::size_t i = 0; i < position.zone_count[kind]; ++i)
            heap += partition.lump(position.zones[kind][i] >> kZoneSizeShift);
        limits[kind] = position.closed_points[kind] + partition.bound(heap);
    }
    return limits;
}

GalaxyPoints to_points(const std::array<int, kKinds>& kinds, std::uint8_t track) {
    return {{static_cast<std::uint8_t>(kinds[0]), static_cast<std::uint8_t>(kinds[1]),
             static_cast<std::uint8_t>(kinds[2])},
            track,
            static_cast<std::uint8_t>(kinds[kColours])};
}

}  // namespace orrery::cosmic_factory::solver
