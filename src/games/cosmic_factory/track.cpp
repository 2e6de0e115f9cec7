#include "games/cosmic_factory/track.h"

#include <algorithm>
#include <bit>

namespace orrery::cosmic_factory {
namespace {

// The tile graph: hubs joined where both tiles have a spoke to the common side (CF-TRACK-01).
struct LinkGraph {
    struct Link {
        std::uint8_t from = 0, to = 0;
    };
    FixedVector<Link, kMaxLinks> links;
    std::array<std::uint16_t, kMaxTiles> links_of{};  // bit per link
    std::uint16_t spoked = 0;                         // tiles that carry a track at all

    void join(std::size_t from, std::size_t to) {
        const auto bit = static_cast<std::uint16_t>(1U << links.size());
        links.push_back({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
        links_of[from] = static_cast<std::uint16_t>(links_of[from] | bit);
        links_of[to] = static_cast<std::uint16_t>(links_of[to] | bit);
    }
    std::size_t other_end(std::size_t link, std::size_t tile) const {
        return links[link].from == tile ? links[link].to : links[link].from;
    }
};

bool has_spoke(const Tile& tile, std::size_t side) {
    return (tile.spokes >> side & 1U) != 0;
}

LinkGraph link_graph(const Layout& layout) {
    LinkGraph graph;
    for (std::size_t i = 0; i < layout.count; ++i) {
        const Tile& tile = layout.tiles[i];
        if (tile.spokes != 0) graph.spoked = static_cast<std::uint16_t>(graph.spoked | 1U << i);
        const int east = layout.east[i], south = layout.south[i];
        if (east >= 0 && has_spoke(tile, kEast)) {
            const auto j = static_cast<std::size_t>(east);
            if (has_spoke(layout.tiles[j], kWest)) graph.join(i, j);
        }
        if (south >= 0 && has_spoke(tile, kSouth)) {
            const auto j = static_cast<std::size_t>(south);
            if (has_spoke(layout.tiles[j], kNorth)) graph.join(i, j);
        }
    }
    return graph;
}

// CF-TRACK-02: walks that use no link twice, hubs as often as they like; the most distinct tiles.
class TrailSearch {
  public:
    explicit TrailSearch(const LinkGraph& graph) : graph_(graph) {}

    // Searches one network; stops as soon as nothing longer is possible there.
    void search(std::uint16_t network) {
        // Only the two ends of a trail can do with one link.
        int ends = 0, others = 0;
        for (unsigned rest = network; rest != 0; rest &= rest - 1) {
            const auto tile = static_cast<std::size_t>(std::countr_zero(rest));
            (std::popcount(graph_.links_of[tile]) >= 2 ? others : ends) += 1;
        }
        limit_ = others + std::min(ends, 2);
        for (unsigned rest = network; rest != 0 && best_ < limit_; rest &= rest - 1)
            walk(static_cast<std::size_t>(std::countr_zero(rest)), 0, 0);
    }

    int best() const { return best_; }
    const FixedVector<std::uint8_t, kMaxLinks + 1>& best_walk() const { return best_walk_; }

  private:
    void walk(std::size_t tile, unsigned used, unsigned visited) {
        visited |= 1U << tile;
        walk_.push_back(static_cast<std::uint8_t>(tile));
        const int length = std::popcount(visited);
        if (length > best_) {
            best_ = length;
            best_walk_ = walk_;
        }
        for (unsigned free = graph_.links_of[tile] & ~used; free != 0 && best_ < limit_;
             free &= free - 1) {
            const auto link = static_cast<std::size_t>(std::countr_zero(free));
            walk(graph_.other_end(link, tile), used | 1U << link, visited);
        }
        walk_.pop_back();
    }

    const LinkGraph& graph_;
    int best_ = 0;
    int limit_ = 0;
    FixedVector<std::uint8_t, kMaxLinks + 1> walk_, best_walk_;
};

std::uint16_t network_of(const LinkGraph& graph, std::size_t tile) {
    unsigned network = 1U << tile, frontier = network;
    while (frontier != 0) {
        const auto at = static_cast<std::size_t>(std::countr_zero(frontier));
        frontier &= frontier - 1;
        for (unsigned rest = graph.links_of[at]; rest != 0; rest &= rest - 1) {
            const auto link = static_cast<std::size_t>(std::countr_zero(rest));
            const unsigned next = 1U << graph.other_end(link, at);
            frontier |= next & ~network;
            network |= next;
        }
    }
    return static_cast<std::uint16_t>(network);
}

template <class Visit>
void for_each_network(const LinkGraph& graph, Visit&& visit) {
    for (unsigned rest = graph.spoked; rest != 0;) {
        const std::uint16_t network =
            network_of(graph, static_cast<std::size_t>(std::countr_zero(rest)));
        rest &= ~static_cast<unsigned>(network);
        visit(network);
    }
}

TrackCount count(const LinkGraph& graph) {
    TrackCount result;
    TrailSearch trails(graph);
    for_each_network(graph, [&](std::uint16_t network) {
        const int size = std::popcount(network);
        result.network = std::max(result.network, static_cast<std::uint8_t>(size));
        ++result.separate;
        if (size > trails.best()) trails.search(network);  // L ≤ N
    });
    result.longest = static_cast<std::uint8_t>(trails.best());
    return result;
}

std::array<SquareTracks, kSquareLinkSets> make_square_tracks() {
    std::array<SquareTracks, kSquareLinkSets> table{};
    for (unsigned set = 1; set < kSquareLinkSets; ++set) {
        LinkGraph graph;
        for (unsigned y = 0; y < 3; ++y)
            for (unsigned x = 0; x < 3; ++x) {
                const unsigned tile = 3 * y + x;
                if (x < 2 && (set >> (2 * y + x) & 1U) != 0) graph.join(tile, tile + 1);
                if (y < 2 && (set >> (6 + tile) & 1U) != 0) graph.join(tile, tile + 3);
            }
        for (std::size_t tile = 0; tile < kMaxTiles; ++tile)
            if (graph.links_of[tile] != 0)
                graph.spoked = static_cast<std::uint16_t>(graph.spoked | 1U << tile);
        const TrackCount counted = count(graph);
        table[set].longest = counted.longest;
        table[set].network = counted.network;
        table[set].merged =
            static_cast<std::uint8_t>(std::popcount(graph.spoked) - counted.separate);
    }
    return table;
}

// The set of links of a galaxy that fits into a 3×3 square, or -1.
int square_links(const Layout& layout) {
    std::int8_t left = 127, top = 127, right = -128, bottom = -128;
    for (std::size_t i = 0; i < layout.count; ++i) {
        left = std::min(left, layout.cells[i].x);
        right = std::max(right, layout.cells[i].x);
        top = std::min(top, layout.cells[i].y);
        bottom = std::max(bottom, layout.cells[i].y);
    }
    if (right - left > 2 || bottom - top > 2) return -1;
    unsigned set = 0;
    for (std::size_t i = 0; i < layout.count; ++i) {
        const auto x = static_cast<unsigned>(layout.cells[i].x - left);
        const auto y = static_cast<unsigned>(layout.cells[i].y - top);
        const unsigned spokes = layout.tiles[i].spokes;
        const int east = layout.east[i], south = layout.south[i];
        if (east >= 0)
            set |= (spokes >> kEast & layout.tiles[static_cast<std::size_t>(east)].spokes >> kWest &
                    1U)
                   << (2 * y + x);
        if (south >= 0)
            set |= (spokes >> kSouth &
                    layout.tiles[static_cast<std::size_t>(south)].spokes >> kNorth & 1U)
                   << (6 + 3 * y + x);
    }
    return static_cast<int>(set);
}

}  // namespace

const std::array<SquareTracks, kSquareLinkSets>& square_tracks() {
    static const std::array<SquareTracks, kSquareLinkSets> table = make_square_tracks();
    return table;
}

TrackCount count_tracks(const Layout& layout) {
    const int links = square_links(layout);
    if (links < 0) return count(link_graph(layout));
    int spoked = 0;
    for (std::size_t i = 0; i < layout.count; ++i) spoked += layout.tiles[i].spokes != 0 ? 1 : 0;
    if (spoked == 0) return {};
    // CF-TRACK-06: a tile that is linked to nothing is a track of its own.
    const SquareTracks& linked = square_tracks()[static_cast<std::size_t>(links)];
    return {std::max(linked.longest, std::uint8_t{1}), std::max(linked.network, std::uint8_t{1}),
            static_cast<std::uint8_t>(spoked - linked.merged)};
}

Trail longest_trail(const Layout& layout) {
    const LinkGraph graph = link_graph(layout);
    TrailSearch trails(graph);
    for_each_network(graph, [&](std::uint16_t network) {
        if (std::popcount(network) > trails.best()) trails.search(network);
    });
    Trail trail;
    for (std::uint8_t tile : trails.best_walk()) trail.push_back(layout.cells[tile]);
    return trail;
}

Networks networks(const Layout& layout) {
    Networks found;
    for_each_network(link_graph(layout), [&](std::uint16_t network) {
        Network cells;
        for (unsigned rest = network; rest != 0; rest &= rest - 1)
            cells.push_back(layout.cells[static_cast<std::size_t>(std::countr_zero(rest))]);
        found.push_back(cells);
    });
    std::stable_sort(found.begin(), found.end(),
                     [](const Network& a, const Network& b) { return a.size() > b.size(); });
    return found;
}

}  // namespace orrery::cosmic_factory
