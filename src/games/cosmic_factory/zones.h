// Zones: areas of fields of one kind that hang together (sections 4.2, 4.3, 4.5).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/cosmic_factory/layout.h"

namespace orrery::cosmic_factory {

// Field f of the layout's tile i is bit 4i + f.
using FieldSet = std::uint64_t;

struct FieldGraph {
    std::size_t count = 0;  // fields
    std::array<FieldSet, 4 * kMaxTiles> neighbours;
    std::array<Field, 4 * kMaxTiles> fields;
};

FieldGraph field_graph(const Layout& layout);

// Calls visit(kind, planets, fields) for every zone: CF-ZONE-01, and CF-CON-01 likewise.
template <class Visit>
void for_each_zone(const FieldGraph& graph, Visit&& visit) {
    FieldSet unseen = (FieldSet{1} << graph.count) - 1;
    while (unseen != 0) {
        const auto first = static_cast<std::size_t>(std::countr_zero(unseen));
        FieldSet zone = 0, frontier = FieldSet{1} << first;
        unseen ^= frontier;
        unsigned planets = 0;
        while (frontier != 0) {
            const auto at = static_cast<std::size_t>(std::countr_zero(frontier));
            zone |= FieldSet{1} << at;
            planets += graph.fields[at].planets;
            const FieldSet grown = graph.neighbours[at] & unseen;
            unseen ^= grown;
            frontier = (frontier & (frontier - 1)) | grown;
        }
        visit(graph.fields[first].kind, planets, zone);
    }
}

}  // namespace orrery::cosmic_factory
