// JSON of the pieces that more than one document contains.
#pragma once

#include "core/json_reader.h"
#include "games/cosmic_factory/galaxy.h"
#include "games/cosmic_factory/scoring.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cosmic_factory {

inline constexpr std::array<std::string_view, 9> kPhaseNames{"draft_1",  "draft_2",    "ready",
                                                             "build",    "black_hole", "sabotage",
                                                             "exchange", "offering",   "game_over"};

Json markers_json(const Markers& markers);
Json galaxy_json(const Galaxy& galaxy);
Json colours_json(std::uint8_t colours);
Json evaluation_json(const Evaluation& evaluation, const GalaxyPoints& points);

Markers markers_from_json(const JsonReader& json);
// Tiles from 1 to 54, each at most once, on different cells of any board.
Galaxy galaxy_from_json(const JsonReader& json);
std::uint8_t colours_from_json(const JsonReader& json);

// Whether a position that was read could stand on a table; complains where it could not.
void validate(const State& state, const JsonReader& json);

}  // namespace orrery::cosmic_factory
