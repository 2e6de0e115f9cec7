// The names of everything that crosses the game's boundary.
#pragma once

#include "core/vocabulary.h"
#include "games/cosmogenesis/content.h"

namespace orrery::cosmogenesis {

struct Words {
    explicit Words(const Content& content);

    Vocabulary vocabulary;
    const NamedType* phase;       // main, reward, …
    const NamedType* sector;      // I … IV
    const NamedType* field;       // II-3: sector, field
    const NamedType* orbit;       // O1 … O7
    const ListType* orbits;       // O1 and O3
    const NamedType* target;      // O2.P, O2.M1: orbit, place
    const NamedType* planetary;   // P01 …
    const NamedType* stellar;     // S01 …
    const NamedType* objective;   // either: 1 for a stellar one, number
    const NamedType* object;      // O01 …
    const NamedType* tile;        // sm11, g1-red-2, …
    const NamedType* tile_class;  // small, …
    const NamedType* new_body;    // T3, G1.red, a: kind, size, colour
    const NamedType* belt_field;  // what lies on a field of sector IV
    const NamedType* reward;      // asteroid, …
    const NamedType* rest;        // what became of a body that collided
};

}  // namespace orrery::cosmogenesis
