#include "games/cosmic_factory/zones.h"

namespace orrery::cosmic_factory {

FieldGraph field_graph(const Layout& layout) {
    FieldGraph graph;
    graph.count = 4 * layout.count;
    for (std::size_t i = 0; i < layout.count; ++i) {
        const Tile& tile = layout.tiles[i];
        for (std::size_t d = 0; d < 4; ++d) graph.fields[4 * i + d] = tile.fields[d];
        // CF-ZONE-03: a spoke cuts the border it lies on, and no other.
        FieldSet same[4];
        for (std::size_t d = 0; d < 4; ++d)
            same[d] = tile.fields[d].kind == tile.fields[(d + 1) & 3U].kind ? 1U : 0U;
        for (std::size_t d = 0; d < 4; ++d) same[d] &= ~static_cast<FieldSet>(tile.spokes >> d);
        for (std::size_t d = 0; d < 4; ++d)
            graph.neighbours[4 * i + d] =
                (same[d] << ((d + 1) & 3U) | same[(d + 3) & 3U] << ((d + 3) & 3U)) << (4 * i);
    }
    // CF-ZONE-04: across a tile side nothing separates two fields of a kind.
    const auto join = [&graph](std::size_t a, std::size_t b) {
        const FieldSet same = graph.fields[a].kind == graph.fields[b].kind ? 1U : 0U;
        graph.neighbours[a] |= same << b;
        graph.neighbours[b] |= same << a;
    };
    for (std::size_t i = 0; i < layout.count; ++i) {
        if (layout.east[i] >= 0) {
            const std::size_t j = 4 * static_cast<std::size_t>(layout.east[i]);
            join(4 * i + kNorthEast, j + kNorthWest);
            join(4 * i + kSouthEast, j + kSouthWest);
        }
        if (layout.south[i] >= 0) {
            const std::size_t j = 4 * static_cast<std::size_t>(layout.south[i]);
            join(4 * i + kSouthWest, j + kNorthWest);
            join(4 * i + kSouthEast, j + kNorthEast);
        }
    }
    return graph;
}

}  // namespace orrery::cosmic_factory
