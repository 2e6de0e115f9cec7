// Card 3: any nine cells that hang together. The shape grows with the galaxy: each cell beside a
// tile gets a tile or is declared empty for good, so that every shape appears exactly once.
#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "games/cosmic_factory/layout.h"
#include "games/cosmic_factory/solver_internal.h"
#include "games/cosmic_factory/solver_position.h"

namespace orrery::cosmic_factory::solver {
namespace {

constexpr int kWidth = 19;  // nine cells reach at most eight from the first one, plus a border
constexpr int kOrigin = 9 * kWidth + 9;
constexpr int kStep[4] = {-kWidth, 1, kWidth, -1};  // north, east, south, west
// The fields that touch across a side, near and far.
constexpr std::size_t kNear[4][2] = {{0, 1}, {1, 2}, {2, 3}, {3, 0}};
constexpr std::size_t kFar[4][2] = {{3, 2}, {0, 3}, {1, 0}, {2, 1}};

class FreeSearch {
  public:
    FreeSearch(Pool& pool, TileMask tiles, Run& run)
        : pool_(pool),
          run_(run),
          all_(tiles),
          count_(static_cast<std::size_t>(std::popcount(tiles))),
          rest_(tiles) {
        grid_.fill(kUnknown);
        queued_.fill(false);
    }

    // Turning the whole lets one tile lie unturned, and it may be called the first.
    void run() {
        grid_[kOrigin] = 0;
        queued_[kOrigin] = true;
        put(0, kOrigin, static_cast<std::size_t>(std::countr_zero(all_)), 0, Position{});
    }

  private:
    static constexpr std::int8_t kUnknown = -1, kEmpty = -2;

    // Lays a tile on a cell and goes on from there. `before` has the cells decided so far.
    void put(std::size_t index, int cell, std::size_t tile, std::size_t rotation,
             const Position& before);
    void grow(std::size_t filled, std::size_t next, Position position);
    void declare_empty(int cell, std::size_t filled, Position& position);
    FieldSet open_fields(std::size_t filled) const;
    int limit(const Position& position, std::size_t filled) const;
    int track_limit(std::size_t filled) const;
    void finish();

    Pool& pool_;
    Run& run_;
    std::array<std::int8_t, kWidth * kWidth> grid_{};  // a tile's index, or not
    std::array<bool, kWidth * kWidth> queued_{};
    std::vector<int> queue_;  // cells beside tiles, in the order in which they are decided
    std::array<int, kMaxTiles> cells_{};
    std::array<std::uint8_t, kMaxTiles> spokes_{};
    std::array<PlacedTile, kMaxTiles> tiles_{};
    TileMask all_;
    std::size_t count_;
    TileMask rest_;
    std::size_t first_undecided_ = 0;  // in the queue
};

FieldSet FreeSearch::open_fields(std::size_t filled) const {
    FieldSet open = 0;
    if (filled == count_) return open;
    for (std::size_t i = 0; i < filled; ++i)
        for (std::size_t side = 0; side < 4; ++side)
            if (grid_[static_cast<std::size_t>(cells_[i] + kStep[side])] == kUnknown)
                open |= (FieldSet{1} << kNear[side][0] | FieldSet{1} << kNear[side][1]) << 4 * i;
    return open;
}

// Only the two ends of a trail can do with one link.
int FreeSearch::track_limit(std::size_t filled) const {
    const Pool::Spokes& whole = pool_.spokes[all_];
    const int spoked = whole.one + whole.more;
    if (pool_.least) return std::min(spoked, 1);
    if (pool_.tables.track != TrackMeasure::kLongest) return spoked;
    int ends = pool_.spokes[rest_].one, others = pool_.spokes[rest_].more;
    for (std::size_t i = 0; i < filled; ++i) {
        int links = 0;
        for (std::size_t side = 0; side < 4; ++side) {
            if ((spokes_[i] >> side & 1U) == 0) continue;
            const std::int8_t other = grid_[static_cast<std::size_t>(cells_[i] + kStep[side])];
            if (other == kUnknown
                    ? filled < count_
                    : other >= 0 &&
                          (spokes_[static_cast<std::size_t>(other)] >> (side + 2) % 4 & 1U) != 0)
                ++links;
        }
        if (links == 1) ++ends;
        if (links > 1) ++others;
    }
    return std::max(others + std::min(ends, 2), std::min(spoked, 1));
}

int FreeSearch::limit(const Position& position, std::size_t filled) const {
    return pool_.value(to_points(zone_limits(pool_, position, rest_),
                                 pool_.track_limit[static_cast<std::size_t>(track_limit(filled))]));
}

void FreeSearch::put(std::size_t index, int cell, std::size_t tile, std::size_t rotation,
                     const Position& before) {
    run_.count_node();
    std::array<FieldSet, 4> across{};
    for (std::size_t side = 0; side < 4; ++side) {
        const std::int8_t other = grid_[static_cast<std::size_t>(cell + kStep[side])];
        if (other < 0) continue;
        for (std::size_t k = 0; k < 2; ++k)
            across[kNear[side][k]] |= FieldSet{1}
                                      << (4 * static_cast<std::size_t>(other) + kFar[side][k]);
    }
    cells_[index] = cell;
    spokes_[index] = pool_.tiles[tile][rotation].spokes;
    tiles_[index] = {
        {static_cast<std::int8_t>(cell % kWidth - 9), static_cast<std::int8_t>(cell / kWidth - 9)},
        pool_.problem.hand[tile],
        static_cast<std::uint8_t>(rotation),
        0};
    rest_ &= ~(TileMask{1} << tile);

    Position after;
    join_zones(pool_, before, after, make_placement(pool_.tiles[tile][rotation], index, across),
               open_fields(index + 1));
    if (!run_.prune(limit(after, index + 1))) {
        if (index + 1 == count_) {
            finish();
        } else {
            const std::size_t known = queue_.size();
            for (const int step : kStep) {
                if (queued_[static_cast<std::size_t>(cell + step)]) continue;
                queued_[static_cast<std::size_t>(cell + step)] = true;
                queue_.push_back(cell + step);
            }
            grow(index + 1, first_undecided_, after);
            while (queue_.size() > known) {
                queued_[static_cast<std::size_t>(queue_.back())] = false;
                queue_.pop_back();
            }
        }
    }
    rest_ |= TileMask{1} << tile;
}

void FreeSearch::declare_empty(int cell, std::size_t filled, Position& position) {
    grid_[static_cast<std::size_t>(cell)] = kEmpty;
    Position after;
    join_zones(pool_, position, after, Placement{}, open_fields(filled));
    position = after;
}

// Decides the queue's cells one after the other.
void FreeSearch::grow(std::size_t filled, std::size_t next, Position position) {
    const std::size_t end = queue_.size();
    std::size_t at = next;
    for (; at < end && !run_.stopped; ++at) {
        const int cell = queue_[at];
        const std::size_t back = std::exchange(first_undecided_, at + 1);
        grid_[static_cast<std::size_t>(cell)] = static_cast<std::int8_t>(filled);
        for (TileMask choice = rest_; choice != 0 && !run_.stopped; choice &= choice - 1) {
            const auto tile = static_cast<std::size_t>(std::countr_zero(choice));
            for (std::size_t rotation = 0; rotation < pool_.rotations[tile]; ++rotation)
                put(filled, cell, tile, rotation, position);
        }
        first_undecided_ = back;
        declare_empty(cell, filled, position);
        if (run_.prune(limit(position, filled))) {
            ++at;
            break;
        }
    }
    while (at > next) grid_[static_cast<std::size_t>(queue_[--at])] = kUnknown;
}

void FreeSearch::finish() {
    const GalaxyPoints points =
        score_galaxy(pool_.content.tiles, pool_.tables, {tiles_.data(), count_});
    const int value = pool_.value(points);
    if (value < run_.target || value <= run_.best.value) return;
    Galaxy galaxy;
    for (std::size_t i = 0; i < count_; ++i) galaxy.push_back(tiles_[i]);
    run_.offer(value, points, galaxy);
}

}  // namespace

void search_free_shapes(Pool& pool, TileMask tiles, Run& run) {
    FreeSearch(pool, tiles, run).run();
}

}  // namespace orrery::cosmic_factory::solver
