#include "core/any_game.h"

#include <algorithm>

#include "core/json.h"

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

}  // namespace

Json seat_json(Seat seat) {
    return seat == kClock ? Json("clock") : Json(static_cast<int>(seat));
}

Json action_json(const AnyGame& game, Action action) {
    JsonObject json{{"text", game.print(action)}};
    if (const ActionShape* shape = shape_of(action, game.info().actions)) {
        json["kind"] = shape->name;
        std::size_t byte = 0;
        for (const OperandShape& operand : shape->operands) {
            if (operand.type == OperandType::kCell) {
                json[operand.name] = JsonArray{static_cast<std::int8_t>(action.operands[byte]),
                                               static_cast<std::int8_t>(action.operands[byte + 1])};
                byte += 2;
            } else {
                json[operand.name] = action.operands[byte++];
            }
        }
    }
    return json;
}

Json event_json(const AnyGame& game, const Event& event) {
    JsonObject json;
    for (const EventShape& shape : game.info().events) {
        if (shape.kind != event.kind) continue;
        json["event"] = shape.name;
        if (event.seat != kClock) json["seat"] = static_cast<int>(event.seat);
        for (std::size_t i = 0; i < shape.arguments.size(); ++i)
            json[shape.arguments[i]] = event.arguments[i];
    }
    return json;
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

Json analysis_json(const Advice& advice) {
    JsonArray features;
    for (const Feature& feature : advice.features)
        features.push_back(
            JsonObject{{"name", feature.name}, {"value", number_json(feature.value)}});
    return JsonObject{{"value", number_json(advice.value)}, {"features", std::move(features)}};
}

Json game_json(const AnyGame& game) {
    const GameInfo& info = game.info();
    JsonArray options;
    for (const OptionShape& option : info.options) options.push_back(option_json(option));
    JsonArray actions;
    for (const ActionShape& shape : info.actions) {
        JsonArray operands;
        for (const OperandShape& operand : shape.operands)
            operands.push_back(
                JsonObject{{"name", operand.name},
                           {"type", operand.type == OperandType::kCell ? "cell" : "number"}});
        actions.push_back(JsonObject{{"kind", shape.name}, {"operands", std::move(operands)}});
    }
    JsonObject json{{"id", info.id},
                    {"name", info.name},
                    {"min_players", info.min_players},
                    {"max_players", info.max_players},
                    {"rules", info.rules_version},
                    {"content", game.content_version()},
                    {"options", std::move(options)},
                    {"actions", std::move(actions)}};
    if (!info.opponent.empty()) json["opponent"] = info.opponent;
    return json;
}

Error refusal_error(const AnyGame& game, Action action, const Refusal& refusal) {
    return Error{"illegal_action", game.print(action) + ": " + std::string(refusal.text), "/action",
                 std::string(refusal.rule)};
}

}  // namespace orrery
