// A game's record: everything needed to play it again, and the hash it must end in.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/json.h"
#include "core/version.h"

namespace orrery {

struct RecordedAction {
    Seat seat = 0;
    Action action;
};

// How a seed came about that nobody chose alone: a host committed to its part before it knew the
// players'. Hosts that deal so also check it; core has no hash for it. Numbers are those of the
// table's entries; 0 = records of earlier programs do not say it.
struct SeedPart {
    Seat seat = 0;
    Seed part;
    std::uint64_t number = 0;  // with which it came
};
struct Fairness {
    std::string commitment;
    Seed host;
    std::vector<SeedPart> parts;  // in the order of seats
    std::uint64_t number = 0;     // which fixed the host's part
};

struct Record {
    std::string game;
    Version version;  // under which it was played
    int players = 2;
    Json options;
    Seed seed;
    std::optional<Fairness> fairness;
    bool lesson = false;        // the seed is that of a guided first game, known to everybody
    std::optional<Json> start;  // a position set up by hand, instead of the seed's
    std::vector<RecordedAction> actions;
    Hash128 final_hash;
};

// The record of a game that begins with this position, before its first action.
Record beginning_of(const Position& first, const Seed& seed);

// [[seat, text], …]: actions with their seats, and back. A reader of them complains about what is
// no action of the game.
JsonArray actions_json(const AnyGame& game, std::span<const RecordedAction> actions);
std::vector<RecordedAction> actions_from_json(const AnyGame& game, const JsonReader& json,
                                              int players);

Json record_json(const AnyGame& game, const Record& record);
// The same with these actions, as `actions_json` writes them, in place of the record's.
Json record_json(const Record& record, JsonArray actions);
// Checks the form, the game and every action's text. A record of another version of the rules or
// the content is read, too: whether it holds under this one is for `replay` to say.
Result<Record> record_from_json(const AnyGame& game, const Json& json);
// The id of the game a record is of, to find the game first.
Result<std::string> game_of_record(const Json& json);

// Called after each step with the position it led to; `step` counts from 1.
using ReplayStep = void (*)(void* context, std::size_t step, const RecordedAction& done,
                            const std::vector<Event>& events, const Position& position);

Result<std::unique_ptr<Position>> start_of(const AnyGame& game, const Record& record);
// Plays the record; an illegal action or another final hash is an error that names the step, and
// the versions where they differ.
Result<std::unique_ptr<Position>> replay(const AnyGame& game, const Record& record,
                                         ReplayStep on_step = nullptr, void* context = nullptr);

}  // namespace orrery
