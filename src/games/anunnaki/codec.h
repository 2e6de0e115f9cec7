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
inline constexpr int kMinVp = -20;  // a total that the companion's person counted themselves
inline constexpr int kMaxVp = 999;

// Pieces in the letters of the rules: "S F2 m1" is a settlement, two followers and a minor god.
std::string print_pieces(const UnitCounts& units, bool settlement);
// `settlement` is null where there can be none.
UnitCounts pieces_from(const JsonReader& json, bool* settlement);

// What the full game and the companion write in the same way: everything but the options, what
// only the person has, and what a face-down tile, a contract or a card is known by.
JsonObject table_json(const Content& content, const State& state);
// Reads it; the options must have been read.
void read_table(const Content& content, const JsonReader& json, State& state);
// The pieces and exhausted symbols of an area.
JsonObject area_json(const AreaState& area);
void read_area(const JsonReader& json, AreaState& area);
// {"G07": …}: what is named by one of the entries of a list, which it says is read by its number.
template <class List, class Read>
void read_members(const List& list, const JsonReader& json, Read&& read) {
    const JsonObject* object = json.json().if_object();
    if (object == nullptr) return json.fail("expected an object");
    for (const auto& member : *object) {
        std::size_t number = 0;
        while (number < list.size() && list[number].id != member.key()) ++number;
        if (number == list.size()) return json[member.key()].fail("there is no such name");
        read(static_cast<std::uint8_t>(number), json[member.key()]);
    }
}

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
// AN-CTRL-11, AN-DIST-05: the side whose turn it is meets somebody there.
bool can_fight(const Content& content, const State& state, Place place);
// Running the tasks leads to the same question: that is what the position waits for.
bool waits_for_its_question(const Content& content, const State& state);
void validate_course(const Content& content, const State& state, const JsonReader& json);

}  // namespace orrery::anunnaki
