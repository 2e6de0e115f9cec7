// Card 11: two squares of four tiles that never touch. All galaxies of every four tiles are few
// enough to look at each, and two lists of results combine without a search.
#include <algorithm>
#include <bit>
#include <map>
#include <vector>

#include "games/cosmic_factory/solver_internal.h"
#include "games/cosmic_factory/track.h"
#include "games/cosmic_factory/zones.h"

namespace orrery::cosmic_factory::solver {
namespace {

constexpr std::size_t kSquareTiles = 4;

struct Outcome {
    GalaxyPoints points;  // without the track
    TrackCount tracks;
    std::array<PlacedTile, kSquareTiles> galaxy;
};

std::array<int, 7> numbers(const Outcome& outcome) {
    return {outcome.points.zones[0],       outcome.points.zones[1], outcome.points.zones[2],
            outcome.points.constellations, outcome.tracks.longest,  outcome.tracks.network,
            outcome.tracks.separate};
}

// True when `a` is as good as `b` in every number.
bool covers(const Outcome& a, const Outcome& b, bool least) {
    const auto x = numbers(a), y = numbers(b);
    for (std::size_t i = 0; i < x.size(); ++i)
        if (least ? x[i] > y[i] : x[i] < y[i]) return false;
    return true;
}

void keep_best(std::vector<Outcome>& outcomes, const Outcome& next, bool least) {
    for (const Outcome& known : outcomes)
        if (covers(known, next, least)) return;
    std::erase_if(outcomes, [&](const Outcome& known) { return covers(next, known, least); });
    outcomes.push_back(next);
}

std::vector<Outcome> outcomes_of(const Pool& pool, TileMask tiles, std::uint64_t& nodes) {
    std::array<std::uint8_t, kSquareTiles> order{};
    std::size_t n = 0;
    for (TileMask rest = tiles; rest != 0; rest &= rest - 1)
        order[n++] = pool.problem.hand[static_cast<std::size_t>(std::countr_zero(rest))];
    std::vector<Outcome> outcomes;
    Outcome next;
    // The square may be turned: the first tile stays in the first cell.
    std::sort(order.begin() + 1, order.end());
    do {
        for (unsigned rotations = 0; rotations < 256; ++rotations) {
            ++nodes;
            for (std::size_t i = 0; i < kSquareTiles; ++i)
                next.galaxy[i] = {
                    {static_cast<std::int8_t>(i % 2), static_cast<std::int8_t>(i / 2)},
                    order[i],
                    static_cast<std::uint8_t>(rotations >> 2 * i & 3U),
                    0};
            const Layout layout = lay_out(pool.content.tiles, next.galaxy);
            std::array<int, kKinds> points{};
            for_each_zone(field_graph(layout), [&](Kind kind, unsigned planets, FieldSet fields) {
                const auto k = static_cast<std::size_t>(kind);
                const auto size = kind == Kind::kConstellation
                                      ? static_cast<std::size_t>(std::popcount(fields))
                                      : planets;
                points[k] += pool.values[k][size];
            });
            for (std::size_t colour = 0; colour < kColours; ++colour)
                next.points.zones[colour] = static_cast<std::uint8_t>(points[colour]);
            next.points.constellations = static_cast<std::uint8_t>(points[kColours]);
            next.tracks = count_tracks(layout);
            keep_best(outcomes, next, pool.least);
        }
    } while (std::next_permutation(order.begin() + 1, order.end()));
    return outcomes;
}

std::uint8_t add(std::uint8_t a, std::uint8_t b) {
    return static_cast<std::uint8_t>(a + b);
}

// CF-CARD-11c: zones of both are scored; L and N are the larger ones, T is counted in both.
GalaxyPoints combined(const Pool& pool, const Outcome& a, const Outcome& b) {
    GalaxyPoints points;
    for (std::size_t colour = 0; colour < kColours; ++colour)
        points.zones[colour] = add(a.points.zones[colour], b.points.zones[colour]);
    points.constellations = add(a.points.constellations, b.points.constellations);
    std::size_t track = 0;
    switch (pool.tables.track) {
        case TrackMeasure::kLongest:
            track = std::max(a.tracks.longest, b.tracks.longest);
            break;
        case TrackMeasure::kNetwork:
            track = std::max(a.tracks.network, b.tracks.network);
            break;
        case TrackMeasure::kSeparate:
            track = add(a.tracks.separate, b.tracks.separate);
            break;
    }
    points.track = pool.tables.track_points[track];
    return points;
}

Galaxy side_by_side(const Outcome& a, const Outcome& b) {
    Galaxy galaxy;
    for (PlacedTile placed : a.galaxy) {
        placed.cell.x = static_cast<std::int8_t>(placed.cell.x + kGalaxyA);
        galaxy.push_back(placed);
    }
    for (PlacedTile placed : b.galaxy) {
        placed.cell.x = static_cast<std::int8_t>(placed.cell.x + kGalaxyB);
        galaxy.push_back(placed);
    }
    return galaxy;
}

}  // namespace

void solve_two_squares(const Pool& pool, Run& run) {
    std::map<TileMask, std::vector<Outcome>> squares;
    for (TileMask tiles = 0; tiles <= kWholeHand && !run.stopped; ++tiles) {
        if (std::popcount(tiles) != static_cast<int>(kSquareTiles)) continue;
        squares[tiles] = outcomes_of(pool, tiles, run.best.nodes);
        run.report();
        run.look();
    }
    for (const auto& [tiles_a, list_a] : squares)
        for (const auto& [tiles_b, list_b] : squares) {
            if (tiles_a >= tiles_b || (tiles_a & tiles_b) != 0) continue;
            run.look();
            if (run.limits.patience.is_out()) return;
            for (const Outcome& a : list_a)
                for (const Outcome& b : list_b) {
                    const GalaxyPoints points = combined(pool, a, b);
                    const int value = pool.value(points);
                    if (value > run.best.value) run.offer(value, points, side_by_side(a, b));
                }
        }
    if (!run.stopped) run.best.bound = run.best.value;
}

}  // namespace orrery::cosmic_factory::solver
