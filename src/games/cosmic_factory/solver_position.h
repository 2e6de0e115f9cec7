// The galaxy after some tiles, as a search sees it: open zones and the points of closed ones.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/cosmic_factory/solver_pool.h"
#include "games/cosmic_factory/zones.h"

namespace orrery::cosmic_factory::solver {

// A zone is one word: its fields (bit 4i + f for the i-th tile), and its size above them, so that
// adding two zones joins them.
using ZoneWord = std::uint64_t;
inline constexpr int kZoneSizeShift = 40;

struct Position {
    static constexpr std::size_t kMaxOpenZones = 24;
    std::array<std::array<ZoneWord, kMaxOpenZones>, kKinds> zones;
    std::array<std::uint8_t, kKinds> zone_count{};
    std::array<int, kKinds> closed_points{};
    std::array<int, kKinds> limits{};  // what each kind can reach, once a search has asked
    std::uint16_t links = 0;           // that are still possible, as the board numbers them
};

// A tile on its cell, cut into regions.
struct Placement {
    struct Part {
        ZoneWord zone = 0;
        FieldSet contacts = 0;  // the fields it touches on other cells
    };
    std::array<Part, 4> parts{};               // ordered by kind
    std::array<std::uint8_t, kKinds> count{};  // parts of each kind
    std::uint8_t spokes = 0;
};

// The tile as the i-th of the galaxy; `across` are the fields that each of its fields touches.
Placement make_placement(const Regions& regions, std::uint8_t spokes, std::size_t index,
                         const std::array<FieldSet, 4>& across);

// Joins the regions of one kind with the open zones they touch, and closes every zone without a
// field in `open`: nothing can be added to it any more. `part` is the first region of the kind.
inline void join_kind(const Pool& pool, std::size_t kind, const Position& before, Position& after,
                      const Placement::Part* part, std::size_t parts, FieldSet open) {
    const auto& values = pool.values[kind];
    int points = before.closed_points[kind];
    std::size_t count = 0;
    const auto keep = [&](ZoneWord zone) {
        if ((zone & open) != 0)
            after.zones[kind][count++] = zone;
        else
            points += values[zone >> kZoneSizeShift];
    };
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
    after.zone_count[kind] = static_cast<std::uint8_t>(count);
    after.closed_points[kind] = points;
}

// What a kind can reach at most (at least, where points are unwanted) when the tiles in `rest` are
// still to come.
inline int kind_limit(Pool& pool, std::size_t kind, const Position& position, TileMask rest) {
    PartitionBound& partition = pool.partitions[kind];
    std::uint64_t heap = pool.heaps[rest][kind];
    for (std::size_t i = 0; i < position.zone_count[kind]; ++i)
        heap += partition.lump(position.zones[kind][i] >> kZoneSizeShift);
    return position.closed_points[kind] + partition.bound(heap);
}

// Both for all kinds.
void join_zones(const Pool& pool, const Position& before, Position& after, const Placement& tile,
                FieldSet open);
void set_limits(Pool& pool, Position& position, TileMask rest);

GalaxyPoints to_points(const std::array<int, kKinds>& kinds, std::uint8_t track);

}  // namespace orrery::cosmic_factory::solver
