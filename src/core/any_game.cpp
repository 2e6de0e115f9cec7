#include "core/any_game.h"

#include <algorithm>

#include "core/json.h"
#include "core/text.h"

namespace orrery {
namespace {

Json option_json(const OptionShape& option) {
    JsonObject json{{"name", option.name}, {"type", option.type}, {"help", option.help}};
    const Result<Json> standard = parse_json(option.default_value);
    json["default"] = standard ? *standard : Json();
    if (option.min != option.max) {
        json["min"] = option.min;
        json["max"] = option.max;
    }
    if (!option.choices.empty()) {
        JsonArray choices;
        for (const std::string_view choice : option.choices) choices.emplace_back(choice);
        json["choices"] = std::move(choices);
    }
    return json;
}

// Whole values without a fraction: boost writes doubles as 3.3E1, which people also read.
Json number_json(double value) {
    const auto whole = static_cast<std::int64_t>(std::clamp(value, -1e15, 1e15));
    if (static_cast<double>(whole) == value) return whole;
    return value;
}

JsonArray features_json(const std::vector<Feature>& features) {
    JsonArray json;
    for (const Feature& feature : features)
        json.push_back(JsonObject{{"name", feature.name}, {"value", number_json(feature.value)}});
    return json;
}

JsonArray actions_json(const AnyGame& game, const std::vector<Action>& actions) {
    JsonArray json;
    for (const Action& action : actions) json.push_back(action_json(game, action));
    return json;
}

Json level_json(const Level& level) {
    return JsonObject{{"trials", level.trials},
                      {"iterations", level.iterations},
                      {"learned", level.learned},
                      {"overlooks", level.overlooks},
                      {"character", level.character}};
}

}  // namespace

std::string GameInfo::players_text() const {
    const std::string least =
        min_players == max_players ? "" : std::to_string(min_players) + " to ";
    return least + counted(max_players, "player");
}

Result<Action> AnyGame::parse(std::string_view text) const {
    Result<Action> action = read(text);
    if (!action) return action;
    const std::string form = print(*action);
    if (form == text) return action;
    const auto differs = std::mismatch(text.begin(), text.end(), form.begin(), form.end()).first;
    return Error{"bad_action", "this action is written \"" + form + "\"",
                 "column " + std::to_string(differs - text.begin() + 1), ""};
}

Json seat_json(Seat seat) {
    return seat == kClock ? Json("clock") : Json(static_cast<int>(seat));
}

Result<Action> action_from(const AnyGame& game, const Json& json) {
    if (json.is_object()) return game.vocabulary().action_from_json(json);
    JsonErrors errors;
    const std::string_view text = JsonReader(json, errors).string();
    if (!errors.ok()) return errors.error();
    return game.parse(text);
}

Json action_json(const AnyGame& game, Action action) {
    return game.vocabulary().action_json(action);
}

Json event_json(const AnyGame& game, const Event& event) {
    return game.vocabulary().event_json(event);
}

Json standing_json(const Standing& standing) {
    JsonArray seats;
    for (const SeatStanding& seat : standing.seats) {
        JsonObject parts;
        for (const ScorePart& part : seat.parts) parts[part.key] = part.points;
        JsonObject line{
            {"points", seat.points}, {"place", seat.place}, {"parts", std::move(parts)}};
        if (!seat.name.empty()) line["name"] = seat.name;
        seats.push_back(std::move(line));
    }
    return seats;
}

Json itemized_standing_json(const Position& position) {
    Json standing = standing_json(position.standing());
    JsonArray& lines = standing.get_array();
    for (std::size_t line = 0; line < lines.size(); ++line) {
        JsonArray items;
        for (const ScoreItem& item : position.score_items(line)) {
            JsonObject json{{"part", item.part}, {"points", item.points}};
            if (!item.what.empty()) json["what"] = item.what;
            items.push_back(std::move(json));
        }
        lines[line].get_object()["items"] = std::move(items);
    }
    return standing;
}

Json analysis_json(const AnyGame& game, const Advice& advice) {
    JsonObject json{{"value", number_json(advice.value)},
                    {"features", features_json(advice.features)}};
    if (advice.next)
        json["next"] = JsonObject{{"action", action_json(game, advice.next->action)},
                                  {"value", number_json(advice.next->value)}};
    if (!advice.plan.empty()) json["plan"] = actions_json(game, advice.plan);
    if (advice.turns.empty()) return json;
    JsonArray turns;
    for (const Advice::Turn& turn : advice.turns)
        turns.push_back(JsonObject{{"actions", actions_json(game, turn.actions)},
                                   {"win_chance", number_json(turn.prospect.win_chance)},
                                   {"margin", number_json(turn.prospect.margin)},
                                   {"features", features_json(turn.features)}});
    json["turns"] = std::move(turns);
    return json;
}

JsonObject game_summary_json(const AnyGame& game) {
    const GameInfo& info = game.info();
    JsonArray options, levels;
    for (const OptionShape& option : info.options) options.push_back(option_json(option));
    for (const Level& level : info.levels) levels.push_back(level_json(level));
    JsonObject json{{"id", info.id},
                    {"name", info.name},
                    {"min_players", info.min_players},
                    {"max_players", info.max_players},
                    {"rules", info.rules_version},
                    {"content", game.content_version()},
                    {"options", std::move(options)},
                    {"levels", std::move(levels)}};
    if (!info.opponent.empty()) json["opponent"] = info.opponent;
    return json;
}

JsonObject game_json(const AnyGame& game) {
    const GameInfo& info = game.info();
    JsonObject json = game_summary_json(game);
    for (auto& part : game.vocabulary().describe()) json[part.key()] = std::move(part.value());
    JsonArray refusals;
    for (const Refusal& refusal : info.refusals)
        refusals.push_back(
            JsonObject{{"rule", refusal.rule}, {"key", refusal.key}, {"text", refusal.text}});
    json["refusals"] = std::move(refusals);
    return json;
}

Error refusal_error(const AnyGame& game, Action action, const Refusal& refusal) {
    return Error{"illegal_action", game.print(action) + ": " + std::string(refusal.text), "/action",
                 std::string(refusal.rule)};
}

}  // namespace orrery
