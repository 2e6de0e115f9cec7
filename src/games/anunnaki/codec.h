// The words of the JSON of states and views, and the parts of it that have a notation of their
// own. Areas, tiles and cards are named by their ids.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/json.h"
#include "games/anunnaki/board.h"

namespace orrery::anunnaki {

inline constexpr std::array<std::string_view, kSides> kSideNames{"person", "bot"};
inline constexpr std::array<std::string_view, 10> kPhaseNames{
    "primary",   "secondary",  "free",       "combat",      "culture",
    "bot_cards", "bot_reveal", "bot_combat", "bot_culture", "game_over"};
inline constexpr std::array<std::string_view, 4> kLeaderNames{"nobody", "person", "bot",
                                                              "civilisation"};
inline constexpr std::array<std::string_view, 12> kChoiceNames{
    "none",          "harvest",     "build",  "follower", "move_target",  "move_unit",
    "portal_target", "portal_unit", "summon", "reveal",   "combat_order", "creature"};
inline constexpr std::array<std::string_view, kTracks + 1> kGoalPlaces{"war", "tech", "trade",
                                                                       "supremacy"};
inline constexpr int kMaxVp = 999;

// Pieces in the letters of the rules: "S F2 m1" is a settlement, two followers and a minor god.
std::string print_pieces(const UnitCounts& units, bool settlement);
// `settlement` is null where there can be none.
UnitCounts pieces_from(const JsonReader& json, bool* settlement);

// "G07", "DP2:land"
Place place_from(const Content& content, const JsonReader& json);

// codec_tasks.cpp: {"task": "move_points", "points": 4}
Json task_json(const Content& content, const Task& task);
Task task_from(const Content& content, const JsonReader& json);
std::string_view task_name(TaskKind kind);

// Whether a position that was read could stand on a table and waits for an answer; complains
// where not.
void validate(const Content& content, const State& state, const JsonReader& json);
void validate_pieces(const Content& content, const State& state, const JsonReader& json);
void validate_cards(const Content& content, const State& state, const JsonReader& json);
void validate_course(const Content& content, const State& state, const JsonReader& json);

}  // namespace orrery::anunnaki
