#include "core/typed.h"

#include "core/any_game.h"
#include "core/json.h"

namespace orrery {
namespace {

Json value_json(const TypedProblem::Value& value) {
    if (const int* number = std::get_if<int>(&value)) return *number;
    if (const std::string* word = std::get_if<std::string>(&value)) return Json(*word);
    JsonArray list;
    for (const std::string& one : *std::get_if<std::vector<std::string>>(&value))
        list.emplace_back(one);
    return list;
}

JsonObject problem_json(const AnyGame& game, const TypedProblem& problem) {
    JsonObject with;
    for (const TypedProblem::Named& named : problem.with)
        with[named.name] = value_json(named.value);
    JsonObject json{{"key", problem.key}, {"with", std::move(with)}, {"text", problem.text}};
    if (problem.part > 0)
        json["at"] = JsonObject{{"part", problem.part}, {"text", problem.part_text}};
    if (problem.refusal != nullptr)
        json["refusal"] = JsonObject{{"action", action_json(game, problem.action)},
                                     {"rule", problem.refusal->rule},
                                     {"key", problem.refusal->key},
                                     {"text", problem.refusal->text}};
    return json;
}

}  // namespace

Result<JsonObject> read_typed_json(const Position& position, Seat seat, std::string_view text) {
    const std::optional<Typed> typed = position.read_typed(seat, text);
    if (!typed) return Error{"nothing_typed", "in this game nothing is typed", "/op", ""};
    if (typed->problem)
        return JsonObject{{"problem", problem_json(position.game(), *typed->problem)}};
    JsonArray actions;
    for (const Action action : typed->actions)
        actions.push_back(action_json(position.game(), action));
    return JsonObject{{"actions", std::move(actions)}};
}

}  // namespace orrery
