// The names of everything that crosses the game's boundary.
#pragma once

#include "core/vocabulary.h"
#include "games/cosmic_factory/content.h"
#include "games/cosmic_factory/piece_types.h"

namespace orrery::cosmic_factory {

struct Words {
    explicit Words(const Content& content);

    Vocabulary vocabulary;
    const NamedType* phase;   // draft_1, …
    const TileType* tile;     // 01 … 54
    const CellType* cell;     // (0,1), A(0,1)
    const NamedType* colour;  // green, blue, orange
    const SetType* colours;   // some of them
    const NamedType* marker;  // the colours and the star
    const NumberType* card;   // 1 …
};

}  // namespace orrery::cosmic_factory
