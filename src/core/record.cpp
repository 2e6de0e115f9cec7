#include "core/record.h"

#include "core/random_json.h"

namespace orrery {
namespace {

constexpr std::string_view kFormat = "orrery-record";
constexpr std::int64_t kFormatVersion = 1;

Seat seat_from(const JsonReader& json, int players) {
    if (json.is_string()) {
        if (json.string() == "clock") return kClock;
        json.fail("a seat is a number or \"clock\"");
        return 0;
    }
    return static_cast<Seat>(json.integer(0, players - 1));
}

Json fairness_json(const Fairness& fairness) {
    JsonArray parts;
    for (const SeedPart& each : fairness.parts) {
        JsonArray part{seat_json(each.seat), to_hex(each.part)};
        if (each.number != 0) part.push_back(each.number);
        parts.push_back(std::move(part));
    }
    JsonObject json{{"commitment", fairness.commitment}};
    if (fairness.number != 0) json["number"] = fairness.number;
    json["host"] = to_hex(fairness.host);
    json["parts"] = std::move(parts);
    return json;
}

std::uint64_t number_from(const JsonReader& json) {
    return static_cast<std::uint64_t>(json.integer(1, INT64_MAX));
}

Fairness fairness_from(const JsonReader& json, int players) {
    json.only({"commitment", "number", "host", "parts"});
    Fairness fairness;
    fairness.commitment = json["commitment"].string();
    if (json.has("number")) fairness.number = number_from(json["number"]);
    fairness.host = seed_from_json(json["host"]);
    const JsonReader parts = json["parts"];
    const std::size_t count = parts.size(0, static_cast<std::size_t>(players));
    int least = 0;
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const std::size_t known = parts[i].size(2, 3);
        if (!json.ok()) break;
        const auto seat = static_cast<Seat>(parts[i][0].integer(least, players - 1));
        const std::uint64_t number = known == 3 ? number_from(parts[i][2]) : 0;
        fairness.parts.push_back({seat, seed_from_json(parts[i][1]), number});
        least = seat + 1;
    }
    return fairness;
}

// What went wrong is no wonder where the game was played under another version.
Error under_other_version(const AnyGame& game, const Record& record, Error error) {
    const Version now = version_of(game);
    if (record.version.content.empty() || record.version == now) return error;
    error.message += " (" + difference(record.version, now) + ")";
    return error;
}

}  // namespace

Record beginning_of(const Position& first, const Seed& seed) {
    Record record;
    record.game = first.game().info().id;
    record.version = version_of(first.game());
    record.players = first.players();
    record.options = first.options_json();
    record.seed = seed;
    record.final_hash = first.hash();
    return record;
}

JsonArray actions_json(const AnyGame& game, std::span<const RecordedAction> actions) {
    JsonArray json;
    for (const RecordedAction& step : actions)
        json.push_back(JsonArray{seat_json(step.seat), game.print(step.action)});
    return json;
}

std::vector<RecordedAction> actions_from_json(const AnyGame& game, const JsonReader& json,
                                              int players) {
    std::vector<RecordedAction> actions;
    const std::size_t count = json.size();
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader step = json[i];
        if (step.size(2, 2) != 2) break;
        const JsonReader text = step[1];
        const Result<Action> action = game.parse(text.string());
        if (!action) {
            text.fail(to_string(action.error()));
            break;
        }
        actions.push_back({seat_from(step[0], players), *action});
    }
    return actions;
}

Json record_json(const AnyGame& game, const Record& record) {
    return record_json(record, actions_json(game, record.actions));
}

Json record_json(const Record& record, JsonArray actions) {
    JsonObject json{{"format", kFormat},
                    {"version", kFormatVersion},
                    {"game", record.game},
                    {"rules", record.version.rules},
                    {"content", record.version.content},
                    {"players", record.players},
                    {"options", record.options},
                    {"seed", to_hex(record.seed)}};
    if (record.fairness) json["fairness"] = fairness_json(*record.fairness);
    if (record.lesson) json["lesson"] = true;
    if (record.start) json["start"] = *record.start;
    json["actions"] = std::move(actions);
    json["hash"] = to_hex(record.final_hash);
    return json;
}

Result<std::string> game_of_record(const Json& json) {
    JsonErrors errors;
    const JsonReader reader(json, errors);
    if (const auto format = reader["format"]; errors.ok() && format.string() != kFormat)
        format.fail("this is no record of a game");
    std::string game(reader["game"].string());
    if (!errors.ok()) return errors.error();
    return game;
}

Result<Record> record_from_json(const AnyGame& game, const Json& json) {
    JsonErrors errors;
    const JsonReader reader(json, errors);
    reader.only({"format", "version", "game", "rules", "content", "players", "options", "seed",
                 "fairness", "lesson", "start", "actions", "hash"});
    Record record;
    if (reader["format"].string() != kFormat && errors.ok())
        reader["format"].fail("this is no record of a game");
    reader["version"].integer(kFormatVersion, kFormatVersion);
    record.game = reader["game"].string();
    if (errors.ok() && record.game != game.info().id)
        reader["game"].fail("the record is of another game: " + record.game);
    record.version.rules = static_cast<int>(reader["rules"].integer(1, 1 << 20));
    record.version.content = reader["content"].string();
    record.players = static_cast<int>(reader["players"].integer(1, kMaxSeats));
    record.options = reader["options"].json();
    record.seed = seed_from_json(reader["seed"]);
    if (reader.has("fairness")) record.fairness = fairness_from(reader["fairness"], record.players);
    if (reader.has("lesson")) record.lesson = reader["lesson"].boolean();
    if (reader.has("start")) record.start = reader["start"].json();
    record.actions = actions_from_json(game, reader["actions"], record.players);
    const JsonReader hash = reader["hash"];
    if (const Result<Hash128> parsed = hash_from_hex(hash.string()))
        record.final_hash = *parsed;
    else
        hash.fail(parsed.error().message);
    if (!errors.ok()) return under_other_version(game, record, errors.error());
    return record;
}

Result<std::unique_ptr<Position>> start_of(const AnyGame& game, const Record& record) {
    if (!record.start) return game.start(record.players, record.options, record.seed);
    Result<std::unique_ptr<Position>> loaded = game.load(*record.start);
    if (loaded) return loaded;
    return placed_at("/start", loaded.error());
}

Result<std::unique_ptr<Position>> replay(const AnyGame& game, const Record& record,
                                         ReplayStep on_step, void* context) {
    Result<std::unique_ptr<Position>> position = start_of(game, record);
    if (!position) return position;
    Position& now = **position;
    std::vector<Event> events;
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        const RecordedAction& step = record.actions[i];
        if (const Refusal* refusal = now.check(step.seat, step.action)) {
            Error error = refusal_error(game, step.action, *refusal);
            error.at = "/actions/" + std::to_string(i);
            return under_other_version(game, record, std::move(error));
        }
        events.clear();
        now.apply(step.seat, step.action, on_step == nullptr ? nullptr : &events);
        if (on_step != nullptr) on_step(context, i + 1, step, events, now);
    }
    if (now.hash() != record.final_hash)
        return under_other_version(game, record,
                                   {"wrong_hash",
                                    "the replay ends in " + to_hex(now.hash()) +
                                        ", the record says " + to_hex(record.final_hash),
                                    "/hash", ""});
    return position;
}

}  // namespace orrery
