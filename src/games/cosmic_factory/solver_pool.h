// The hand as the solver sees it: each tile cut into regions, and what any part of the hand can
// still bring.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/fixed_vector.h"
#include "games/cosmic_factory/solver.h"
#include "games/cosmic_factory/solver_partition.h"

namespace orrery::cosmic_factory::solver {

// A subset of the hand, bit per tile in the order of the hand.
using TileMask = std::uint32_t;
inline constexpr TileMask kWholeHand = (TileMask{1} << kTilesPerPlayer) - 1;

inline constexpr std::size_t kKinds = 4;  // three colours and constellations

// Fields of a tile that hang together inside it.
struct Region {
    std::uint8_t kind = 0;
    std::uint8_t size = 0;    // planets, or fields for constellations
    std::uint8_t fields = 0;  // bit per field
};
using Regions = FixedVector<Region, 4>;
Regions regions_of(const Tile& tile);  // ordered by kind

// What is the same in every branch of a search for one problem.
struct Pool {
    Pool(const Content& known, const Problem& asked);

    const Content& content;
    const Problem& problem;
    const CardRules& card;
    const ScoringTables& tables;
    bool least = false;  // fewer points are better: bounds are lower bounds of the points

    // By rotation: the tile as it lies, and its regions.
    std::array<std::array<Tile, 4>, kTilesPerPlayer> tiles{};
    std::array<std::array<Regions, 4>, kTilesPerPlayer> regions{};
    // 1, 2 or 4: how many rotations of a tile look different.
    std::array<std::uint8_t, kTilesPerPlayer> rotations{};

    std::array<std::array<std::uint8_t, kMaxZonePlanets + 1>, kKinds> values{};  // of zones
    std::vector<PartitionBound> partitions;                                      // by kind
    std::size_t kinds = kColours;  // 4 where constellations score
    // By subset of the hand: its lumps, and its tiles by number of spokes.
    std::vector<std::array<std::uint64_t, kKinds>> heaps;
    struct Spokes {
        std::uint8_t none = 0, one = 0, more = 0;
    };
    std::vector<Spokes> spokes;

    // The most (or least) track points when L, N or T is at most (at least) this number.
    std::array<std::uint8_t, kTilesPerPlayer + 1> track_limit{};

    int value(const GalaxyPoints& points) const {
        return round_points ? points.total() : objective_value(problem.objective, card, points);
    }
    bool round_points = false;

    // A bound on the value of a galaxy of just these tiles, however they lie, where no trail can
    // be longer than `longest`. With card 13 one of the tiles will be taken away.
    int bound_of(TileMask mask, int longest = kTilesPerPlayer);
    // A bound for the whole problem, with the card's tiles that do not count left out.
    int hand_bound();

  private:
    int bound_without_sabotage(TileMask mask, int longest);
};

}  // namespace orrery::cosmic_factory::solver
