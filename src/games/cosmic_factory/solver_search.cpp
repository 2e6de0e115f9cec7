#include "games/cosmic_factory/solver_search.h"

#include <algorithm>
#include <bit>

namespace orrery::cosmic_factory::solver {

Search::Search(Pool& pool, const Board& board)
    : pool_(pool), board_(board), sabotage_(pool.card.sabotage) {
    placements_.resize(board.count * kTilesPerPlayer * 4);
    for (std::size_t cell = 0; cell < board.count; ++cell)
        for (std::size_t tile = 0; tile < kTilesPerPlayer; ++tile)
            for (std::size_t rotation = 0; rotation < 4; ++rotation) {
                placements_[(cell * kTilesPerPlayer + tile) * 4 + rotation] =
                    make_placement(pool.regions[tile][rotation], pool.tiles[tile][rotation].spokes,
                                   cell, board.contacts[cell]);
            }
    if (sabotage_) holes_.resize(board.count + 1);
    clear();
}

void Search::clear() {
    positions_[0] = Position{};
    positions_[0].links = board_.all_links;
    galaxy_.clear();
}

void Search::put(const Position& before, Position& after, std::size_t cell,
                 const Placement& tile) const {
    after.links = static_cast<LinkSet>(before.links & board_.allowed[cell][tile.spokes]);
    join_zones(pool_, before, after, tile, board_.open[cell + 1]);
}

// Links that are still possible bound L and N from above and T from below; links that are there
// already bound them the other way.
std::uint8_t Search::track_limit(const Position& position, std::size_t filled, TileMask rest,
                                 TileMask all) const {
    const Pool::Spokes& spokes = pool_.spokes[all];
    const int spoked = spokes.one + spokes.more;
    if (spoked == 0) return pool_.track_limit[0];
    const Board::Tracks& possible = board_.tracks[position.links];
    const auto present = [&]() -> const Board::Tracks& {
        return board_.tracks[static_cast<std::size_t>(position.links & board_.decided[filled])];
    };
    int track = 0;
    if (pool_.tables.track == TrackMeasure::kSeparate) {
        track = std::max(spoked - (pool_.least ? possible.merged : present().merged), 1);
    } else if (pool_.least) {
        track =
            pool_.tables.track == TrackMeasure::kNetwork ? present().network : present().longest;
    } else {
        track = pool_.tables.track == TrackMeasure::kNetwork
                    ? possible.network
                    // Only the two ends of a trail can do with one spoke.
                    : std::min<int>(possible.longest, spokes.more + std::min<int>(spokes.one, 2));
        // Tiles without spokes take cells that might have been linked.
        if (pool_.spokes[rest].none != 0) {
            const int there = std::popcount(possible.linked & ((1U << filled) - 1));
            const int to_come = pool_.spokes[rest].one + pool_.spokes[rest].more;
            track = std::min(track, std::max(there + to_come, 1));
        }
    }
    return pool_.track_limit[static_cast<std::size_t>(track)];
}

int Search::limit(Position& position, std::size_t filled, TileMask rest, TileMask all) {
    set_limits(pool_, position, rest);
    return pool_.value(to_points(position.limits, track_limit(position, filled, rest, all)));
}

int Search::advance(std::size_t cell, std::size_t tile, std::size_t rotation, TileMask rest,
                    int at_least) {
    if (sabotage_) return advance_sabotaged(cell, tile, rotation, rest, at_least);
    const Placement& placed = placement(cell, tile, rotation);
    positions_[cell + 1].links =
        static_cast<LinkSet>(positions_[cell].links & board_.allowed[cell][placed.spokes]);
    return pool_.round_points ? advance_points(cell, placed, rest, at_least)
                              : advance_goal(cell, placed, rest, at_least);
}

// One number after the other replaces what it could be a cell before: most tiles are found out
// after the first or second.
int Search::advance_points(std::size_t cell, const Placement& tile, TileMask rest, int at_least) {
    const Position& before = positions_[cell];
    Position& after = positions_[cell + 1];
    int sum = track_limit(after, cell + 1, rest, all_);
    for (std::size_t kind = 0; kind < pool_.kinds; ++kind) sum += before.limits[kind];
    const Placement::Part* part = tile.parts.data();
    for (std::size_t kind = 0; kind < pool_.kinds && sum >= at_least; ++kind) {
        join_kind(pool_, kind, before, after, part, tile.count[kind], board_.open[cell + 1]);
        part += tile.count[kind];
        after.limits[kind] = kind_limit(pool_, kind, after, rest);
        sum += after.limits[kind] - before.limits[kind];
    }
    return sum;
}

// The same where the value is not the sum.
int Search::advance_goal(std::size_t cell, const Placement& tile, TileMask rest, int at_least) {
    const Position& before = positions_[cell];
    Position& after = positions_[cell + 1];
    const std::uint8_t track = track_limit(after, cell + 1, rest, all_);
    after.limits = before.limits;
    int value = pool_.value(to_points(after.limits, track));
    const Placement::Part* part = tile.parts.data();
    for (std::size_t kind = 0; kind < pool_.kinds && value >= at_least; ++kind) {
        join_kind(pool_, kind, before, after, part, tile.count[kind], board_.open[cell + 1]);
        part += tile.count[kind];
        after.limits[kind] = kind_limit(pool_, kind, after, rest);
        if (after.limits[kind] != before.limits[kind])
            value = pool_.value(to_points(after.limits, track));
    }
    return value;
}

GalaxyPoints Search::final_points(const Position& position, TileMask all) const {
    const Board::Tracks& tracks = board_.tracks[position.links];
    const int spoked = pool_.spokes[all].one + pool_.spokes[all].more;
    int track = 0;
    if (spoked != 0) switch (pool_.tables.track) {
            case TrackMeasure::kLongest:
                track = tracks.longest;
                break;
            case TrackMeasure::kNetwork:
                track = tracks.network;
                break;
            case TrackMeasure::kSeparate:
                track = spoked - tracks.merged;
                break;
        }
    return to_points(position.closed_points,
                     pool_.tables.track_points[static_cast<std::size_t>(track)]);
}

void Search::run(const Task& task, Run& run) {
    clear();
    all_ = task.tiles;
    set_limits(pool_, positions_[0], all_);
    if (task.first < 0) return descend(0, all_, run);
    const auto tile = static_cast<std::size_t>(task.first);
    const TileMask rest = all_ & ~(TileMask{1} << tile);
    const std::size_t rotations = std::min(pool_.rotations[tile], task.first_rotations);
    for (std::size_t rotation = 0; rotation < rotations; ++rotation)
        if (!run.stopped && enter(0, tile, rotation, rest, run)) {
            descend(1, rest, run);
            galaxy_.pop_back();
        }
}

int Search::place(std::size_t tile, std::size_t rotation, TileMask rest) {
    const std::size_t cell = galaxy_.size();
    if (cell == 0) {
        all_ = rest | TileMask{1} << tile;
        set_limits(pool_, positions_[0], all_);
    }
    galaxy_.push_back(
        {board_.cells[cell], pool_.problem.hand[tile], static_cast<std::uint8_t>(rotation), 0});
    return advance(cell, tile, rotation, rest, std::numeric_limits<int>::min());
}

// Places the tile; false, with nothing changed, when that is not worth following.
bool Search::enter(std::size_t cell, std::size_t tile, std::size_t rotation, TileMask rest,
                   Run& run) {
    run.count_node();
    const int at_least = std::max(run.best.value + 1, run.target);
    if (run.prune(advance(cell, tile, rotation, rest, at_least))) return false;
    galaxy_.push_back(
        {board_.cells[cell], pool_.problem.hand[tile], static_cast<std::uint8_t>(rotation), 0});
    return true;
}

void Search::descend(std::size_t cell, TileMask rest, Run& run) {
    if (cell == board_.count) return finish(run);
    for (TileMask choice = rest; choice != 0; choice &= choice - 1) {
        const auto tile = static_cast<std::size_t>(std::countr_zero(choice));
        const TileMask others = rest & ~(TileMask{1} << tile);
        for (std::size_t rotation = 0; rotation < pool_.rotations[tile]; ++rotation) {
            if (!enter(cell, tile, rotation, others, run)) continue;
            descend(cell + 1, others, run);
            galaxy_.pop_back();
            if (run.stopped) return;
        }
    }
}

void Search::finish(Run& run) {
    GalaxyPoints points = final_points(positions_[board_.count], all_);
    int value = 0;
    if (sabotage_)
        points = weakest_final(value);
    else
        value = pool_.value(points);
    if (value >= run.target) run.offer(value, points, galaxy_);
}

}  // namespace orrery::cosmic_factory::solver
