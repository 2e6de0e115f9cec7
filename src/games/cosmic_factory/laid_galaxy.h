// A galaxy that somebody laid on a real table, written down in JSON or as a line of text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/json_reader.h"
#include "games/cosmic_factory/content.h"
#include "games/cosmic_factory/galaxy.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cosmic_factory {

struct LaidGalaxy {
    int card = 0;                       // active chaos card; 0 = none
    Galaxy galaxy;                      // what lies there when it is scored
    std::optional<PlacedTile> removed;  // card 13: what the neighbour took away, when it is known
    // Before the scoring, of who scores this galaxy: whoever built it, with card 2 the left
    // neighbour (CF-CARD-02a).
    std::optional<Markers> markers;
    std::optional<std::uint8_t> exchange;  // card 19: the zone marker the track's points move
};

// {"card": 7, "galaxy": "01.0 33.0 …" or [{"tile", "rot", "x", "y", "down", "galaxy"}, …],
//  "cells": ["(0,0)", …] (card 3 with a text), "removed": "(1,1)" (card 13), "markers": {…}, with
//  card 2 "left_markers": {…} instead, "exchange": "blue" (card 19)}.
// Refuses what the rules do not allow to be scored: see CF-BUILD-03 and the cards' shapes.
Result<LaidGalaxy> read_laid_galaxy(const Content& content, const Json& json);

// The cells of a shape in the order of the text form; none for the free shape.
std::vector<Cell> cells_of(Shape shape);

// "01.0 33.0 45.3d …", cell by cell; an empty cell is "--". The free shape lists its tiles row by
// row, and their cells have to be told apart.
std::string layout_text(Shape shape, const Galaxy& galaxy);

}  // namespace orrery::cosmic_factory
