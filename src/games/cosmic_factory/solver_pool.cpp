#include "games/cosmic_factory/solver_pool.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace orrery::cosmic_factory::solver {

Regions regions_of(const Tile& tile) {
    // Each field starts on its own; four rounds over a ring of four are enough to join them.
    std::array<std::uint8_t, 4> joined{1, 2, 4, 8};
    for (int round = 0; round < 4; ++round)
        for (std::size_t d = 0; d < 4; ++d) {
            const std::size_t next = (d + 1) % 4;
            if (tile.fields[d].kind != tile.fields[next].kind || (tile.spokes >> d & 1U) != 0)
                continue;
            joined[d] = joined[next] = static_cast<std::uint8_t>(joined[d] | joined[next]);
        }
    Regions regions;
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        for (std::size_t d = 0; d < 4; ++d) {
            const bool first = std::countr_zero(joined[d]) == static_cast<int>(d);
            if (static_cast<std::size_t>(tile.fields[d].kind) != kind || !first) continue;
            Region region{static_cast<std::uint8_t>(kind), 0, joined[d]};
            for (std::size_t f = 0; f < 4; ++f)
                if ((joined[d] >> f & 1U) != 0)
                    region.size = static_cast<std::uint8_t>(
                        region.size + (kind == kColours ? 1 : tile.fields[f].planets));
            regions.push_back(region);
        }
    return regions;
}

Pool::Pool(const Content& known, const Problem& asked)
    : content(known),
      problem(asked),
      card(known.rules(asked.card)),
      tables(known.scoring(asked.card)),
      least(asked.objective.goal == Goal::kLeastPoints),
      round_points(asked.objective.goal == Goal::kRoundPoints) {
    std::array<int, kKinds> totals{};
    for (std::size_t i = 0; i < kTilesPerPlayer; ++i) {
        const Tile& tile = content.tiles[problem.hand[i]];
        for (std::size_t r = 0; r < 4; ++r) {
            tiles[i][r] = turned(tile, static_cast<int>(r));
            regions[i][r] = regions_of(tiles[i][r]);
        }
        rotations[i] = tiles[i][1] == tile ? 1 : tiles[i][2] == tile ? 2 : 4;
        for (const Region& region : regions[i][0]) totals[region.kind] += region.size;
    }

    for (std::size_t kind = 0; kind < kColours; ++kind)
        std::ranges::copy(tables.zone_points.row(kind), values[kind].begin());
    std::ranges::copy(tables.constellation_points, values[kColours].begin());
    for (std::size_t n = kMaxFields + 1; n <= kMaxZonePlanets; ++n)
        values[kColours][n] = tables.constellation_points[kMaxFields];
    if (std::ranges::any_of(tables.constellation_points, [](auto v) { return v != 0; }))
        kinds = kKinds;
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        partitions.emplace_back(values[kind], totals[kind], least);

    heaps.resize(kWholeHand + 1);
    spokes.resize(kWholeHand + 1);
    for (TileMask mask = 1; mask <= kWholeHand; ++mask) {
        const auto i = static_cast<std::size_t>(std::countr_zero(mask));
        const TileMask rest = mask & (mask - 1);
        heaps[mask] = heaps[rest];
        spokes[mask] = spokes[rest];
        for (const Region& region : regions[i][0])
            heaps[mask][region.kind] += partitions[region.kind].lump(region.size);
        const int number = std::popcount(tiles[i][0].spokes);
        ++(number == 0 ? spokes[mask].none : number == 1 ? spokes[mask].one : spokes[mask].more);
    }

    track_limit = tables.track_points;
    for (std::size_t i = 1; i < track_limit.size(); ++i)
        track_limit[i] = std::max(track_limit[i], track_limit[i - 1]);
    if (least) {
        track_limit = tables.track_points;
        for (std::size_t i = track_limit.size() - 1; i-- > 0;)
            track_limit[i] = std::min(track_limit[i], track_limit[i + 1]);
    }
}

int Pool::bound_without_sabotage(TileMask mask, int longest) {
    std::array<int, kKinds> points{};
    for (std::size_t kind = 0; kind < kinds; ++kind)
        points[kind] = partitions[kind].bound(heaps[mask][kind]);
    const Spokes& has = spokes[mask];
    int track = has.one + has.more;
    if (least)
        track = std::min(track, 1);
    else if (tables.track == TrackMeasure::kLongest)
        track = std::min(longest, has.more + std::min<int>(has.one, 2));
    return value({{static_cast<std::uint8_t>(points[0]), static_cast<std::uint8_t>(points[1]),
                   static_cast<std::uint8_t>(points[2])},
                  track_limit[static_cast<std::size_t>(track)],
                  static_cast<std::uint8_t>(points[kColours])});
}

int Pool::bound_of(TileMask mask, int longest) {
    if (!card.sabotage) return bound_without_sabotage(mask, longest);
    int weakest = std::numeric_limits<int>::max();
    for (TileMask rest = mask; rest != 0; rest &= rest - 1) {
        const TileMask removed = rest & (~rest + 1);
        weakest = std::min(weakest, bound_without_sabotage(mask & ~removed, longest));
    }
    return weakest;
}

int Pool::hand_bound() {
    const int counted = tiles_in_shape(card.shape) - card.tiles_to_turn_down;
    int bound = std::numeric_limits<int>::min();
    for (TileMask mask = 0; mask <= kWholeHand; ++mask)
        if (std::popcount(mask) == counted) bound = std::max(bound, bound_of(mask));
    return bound;
}

}  // namespace orrery::cosmic_factory::solver
