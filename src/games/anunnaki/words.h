// The names of everything that crosses the boundary of the game and of its companion.
#pragma once

#include "core/vocabulary.h"
#include "games/anunnaki/value_types.h"

namespace orrery::anunnaki {

// What both games name alike.
struct SharedWords {
    explicit SharedWords(const Content& content);

    Vocabulary vocabulary;
    const NamedType* side;           // person, bot
    const NamedType* house;          // norse, …
    const NamedType* resource;       // wood, …
    const NamedType* unit;           // follower, …
    const NamedType* track;          // war, …
    const NamedType* goal;           // shrines, …
    const NamedType* goal_place;     // war, …, supremacy
    const NamedType* deck;           // moon, sun
    const NamedType* arrow;          // left, right
    const NamedType* phase;          // primary, …
    const NamedType* choice;         // what the person decides for Cosmobot
    const NamedType* leader;         // of a distant planet
    const NamedType* area;           // G07
    const NamedType* atlantis_area;  // the two of them
    const NamedType* place;          // G07, DP2:land
    const NamedType* site;           // G-K03
    const NamedType* planet;         // DP2
    const NamedType* creature;       // sphinx
    const NamedType* moon_card;      // M07
    const NamedType* sun_card;       // S03
    const NamedType* contract;       // CN01
    const PrintedType* slot;         // 1 … 6
    const PrintedType* marker;       // what is printed on the supremacy track
    const NumberType* space;         // of a development track
    // What only the person has, and what only the full game knows by its name.
    const SymbolsType* symbols;      // of an area, from 1
    const NamedType* node;           // O0 … I4
    const NamedType* path;           // E0a
    const NamedType* tile;           // of the action board: harvest, …
    const NamedType* shape;          // T0 … T4, PENTA
    const NamedType* weapon;         // spear
    const NamedType* artefact;       // AR1
    const NamedType* god;            // NOR-1: house, god
    const NamedType* civilisation;   // AC01
    const NamedType* atlantis_god;   // AG1
    const NamedType* culture_token;  // CT01
    const NumberType* resources;     // of one kind that the person can hold
    const NumberType* crystals;
};

// With the full game's actions and events.
struct Words : SharedWords {
    explicit Words(const Content& content);
};

}  // namespace orrery::anunnaki
