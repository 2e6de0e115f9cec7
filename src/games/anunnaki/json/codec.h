// States and views as JSON. Areas, tiles and cards are named by their ids.
#pragma once

#include <string>

#include "core/json_reader.h"
#include "games/anunnaki/board.h"

namespace orrery::anunnaki {

inline constexpr int kMinVp = -20;  // a total that the companion's person counted themselves
inline constexpr int kMaxVp = 999;

// Pieces in the letters of the rules: "S F2 m1" is a settlement, two followers and a minor god.
std::string print_pieces(const UnitCounts& units, bool settlement);
// `settlement` is null where there can be none.
UnitCounts pieces_from(const JsonReader& json, bool* settlement);

// Whether a position that was read could stand on a table and waits for an answer; complains
// where not.
void validate(const Content& content, const State& state, const JsonReader& json);
void validate_pieces(const Content& content, const State& state, const JsonReader& json);
void validate_cards(const Content& content, const State& state, const JsonReader& json);
// AN-CTRL-11, AN-DIST-05: the side whose turn it is meets somebody there.
bool can_fight(const Content& content, const State& state, Place place);
// Running the tasks leads to the same question: that is what the position waits for.
bool waits_for_its_question(const Content& content, const State& state);
void validate_course(const Content& content, const State& state, const JsonReader& json);

}  // namespace orrery::anunnaki
