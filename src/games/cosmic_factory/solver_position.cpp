#include "games/cosmic_factory/solver_position.h"

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
        join_kind(pool, kind, before, after, part, tile.count[kind], open);
        part += tile.count[kind];
    }
}

void set_limits(Pool& pool, Position& position, TileMask rest) {
    for (std::size_t kind = 0; kind < pool.kinds; ++kind)
        position.limits[kind] = kind_limit(pool, kind, position, rest);
}

GalaxyPoints to_points(const std::array<int, kKinds>& kinds, std::uint8_t track) {
    return {{static_cast<std::uint8_t>(kinds[0]), static_cast<std::uint8_t>(kinds[1]),
             static_cast<std::uint8_t>(kinds[2])},
            track,
            static_cast<std::uint8_t>(kinds[kColours])};
}

}  // namespace orrery::cosmic_factory::solver
