// Tasks in JSON.
#include <algorithm>
#include <optional>

#include "games/anunnaki/action.h"
#include "games/anunnaki/codec.h"

namespace orrery::anunnaki {
namespace {

enum class OperandKind : std::uint8_t { kNone, kNumber, kPlace, kPlaceOrNone, kName };
struct TaskOperand {
    std::string_view name;
    OperandKind kind = OperandKind::kNone;
    int min = 0, max = 0;                          // of a number
    std::span<const std::string_view> names = {};  // of a name
};
constexpr TaskOperand number(std::string_view name, int max) {
    return {name, OperandKind::kNumber, 0, max};
}
constexpr TaskOperand name(std::string_view name, std::span<const std::string_view> names) {
    return {name, OperandKind::kName, 0, 0, names};
}
constexpr TaskOperand kFrom{"from", OperandKind::kPlace};
constexpr TaskOperand kTarget{"target", OperandKind::kPlace};
constexpr TaskOperand kTargetOnceFixed{"target", OperandKind::kPlaceOrNone};  // 1 + the place
constexpr int kMany = 99;
constexpr TaskOperand kLeft{"left", OperandKind::kNumber, 1, kMany};
constexpr TaskOperand kLeftOrNone = number("left", kMany);  // the last one is under way

struct TaskShape {
    TaskKind kind;
    std::string_view name;
    std::array<TaskOperand, 3> operands;
};

// Tasks that can lie on the stack while the person is asked.
constexpr std::array kShapes{
    TaskShape{
        TaskKind::kBotCard, "bot_card", {name("deck", kDeckNames), number("next", kMaxElements)}},
    TaskShape{TaskKind::kBotCubes, "bot_cubes", {kLeftOrNone}},
    TaskShape{TaskKind::kBotHarvest, "bot_harvest", {kLeft}},
    TaskShape{TaskKind::kBotBuild, "bot_build", {}},
    TaskShape{TaskKind::kBotIncome, "bot_income", {number("counted", 1), number("vp", kMany)}},
    TaskShape{TaskKind::kBotFollowers, "bot_followers", {kLeft}},
    TaskShape{TaskKind::kBotTravel,
              "bot_travel",
              {number("units", kMany), name("strategy", kStrategyNames), number("portal", 1)}},
    TaskShape{TaskKind::kBotUnits, "bot_units", {kLeft, kTarget, number("portal", 1)}},
    TaskShape{TaskKind::kBotRepeat, "bot_repeat", {kLeftOrNone, name("goal", kGoalNames)}},
    TaskShape{TaskKind::kBotSummon, "bot_summon", {number("great", 1)}},
    TaskShape{TaskKind::kBotCreatures, "bot_creatures", {}},
    TaskShape{
        TaskKind::kBotPlaceCreature, "bot_place_creature", {number("creature", kCreatures - 1)}},
    TaskShape{TaskKind::kBotReveal, "bot_reveal", {number("removed", 1)}},
    TaskShape{TaskKind::kBotStep4, "bot_step_4", {}},
    TaskShape{TaskKind::kBotCulture, "bot_culture", {}},
    TaskShape{TaskKind::kBotEndTurn, "bot_end_turn", {}},
    TaskShape{TaskKind::kCombats, "combats", {}},
    TaskShape{TaskKind::kCommitWeapon, "commit_weapon", {}},
    TaskShape{TaskKind::kRevealCivilisation, "reveal_civilisation", {}},
    TaskShape{TaskKind::kRollDie, "roll_die", {}},
    TaskShape{TaskKind::kPersonTotal, "person_total", {}},
    TaskShape{TaskKind::kCombatOutcome, "combat_outcome", {}},
    TaskShape{TaskKind::kPawn, "pawn", {}},
    TaskShape{TaskKind::kSecondary, "secondary", {}},
    TaskShape{TaskKind::kFree, "free", {}},
    TaskShape{TaskKind::kPersonCombat, "combat", {number("asked", kDisplayed)}},
    TaskShape{TaskKind::kPersonCulture, "culture", {}},
    TaskShape{TaskKind::kPersonEndTurn, "end_turn", {}},
    TaskShape{TaskKind::kEffect, "effect", {}},
    TaskShape{TaskKind::kPayAny, "pay_any", {kLeft}},
    TaskShape{TaskKind::kMovePoints, "move_points", {kLeft, number("settlement", 1)}},
    TaskShape{TaskKind::kPortal, "portal", {kLeft, kTargetOnceFixed}},
    TaskShape{
        TaskKind::kHarvest, "harvest", {kLeft, number("capital_taken", (1 << kMaxSymbols) - 1)}},
    TaskShape{TaskKind::kPlaceFollowers, "place_followers", {kLeft}},
    TaskShape{TaskKind::kBuild, "build", {number("discount", kMany)}},
    TaskShape{TaskKind::kTakeContract, "take_contract", {}},
    TaskShape{TaskKind::kPickResource, "pick_resource", {kLeft}},
    TaskShape{TaskKind::kPickTrack, "pick_track", {kLeft}},
    TaskShape{TaskKind::kOracleTrack, "oracle_track", {}},
    TaskShape{TaskKind::kPickUpgrade, "pick_upgrade", {kLeft}},
    TaskShape{TaskKind::kPickWeapon, "pick_weapon", {kLeft}},
    TaskShape{TaskKind::kRetreat, "retreat", {kFrom}},
    TaskShape{TaskKind::kReport, "report", {}},
    TaskShape{TaskKind::kAskCard, "ask_card", {name("deck", kDeckNames), number("arrow_typed", 1)}},
    TaskShape{TaskKind::kAskDie, "ask_die", {}},
    TaskShape{TaskKind::kAskCivilisation, "ask_civilisation", {{"place", OperandKind::kPlace}}},
    TaskShape{TaskKind::kAskContract, "ask_contract", {number("slot", kContractSlots - 1)}},
    TaskShape{TaskKind::kAskTotal, "ask_total", {}},
    TaskShape{TaskKind::kAskScore, "ask_score", {}},
};

const TaskShape* shape_of(TaskKind kind) {
    const auto found = std::find_if(kShapes.begin(), kShapes.end(),
                                    [&](const TaskShape& shape) { return shape.kind == kind; });
    return found == kShapes.end() ? nullptr : &*found;
}

constexpr std::array<std::uint8_t Task::*, 3> kOperands{&Task::a, &Task::b, &Task::c};

Json operand_json(const Content& content, const TaskOperand& operand, std::uint8_t value) {
    switch (operand.kind) {
        case OperandKind::kPlace:
            return Json(place_name(content, value));
        case OperandKind::kPlaceOrNone:
            return value == 0 ? Json() : Json(place_name(content, static_cast<Place>(value - 1)));
        case OperandKind::kName:
            return Json(operand.names[value]);
        default:
            return Json(value);
    }
}

std::uint8_t operand_from(const Content& content, const TaskOperand& operand,
                          const JsonReader& json) {
    switch (operand.kind) {
        case OperandKind::kPlace:
            return place_from(content, json);
        case OperandKind::kPlaceOrNone:
            return json.is_null() ? std::uint8_t{0}
                                  : static_cast<std::uint8_t>(1 + place_from(content, json));
        case OperandKind::kName:
            return static_cast<std::uint8_t>(json.choice(operand.names));
        default:
            return static_cast<std::uint8_t>(json.integer(operand.min, operand.max));
    }
}

// An effect is written in the effect language.
Effect effect_of(const Task& task) {
    return {When::kNow, static_cast<Word>(task.a), task.b, task.c};
}
Task effect_task_from(const JsonReader& json) {
    const Result<Effects> effects = parse_effects(json.string());
    if (!effects || effects->size() != 1 || (*effects)[0].when != When::kNow) {
        json.fail("expected one effect that counts now, like \"advance war 1\"");
        return {};
    }
    const Effect& effect = (*effects)[0];
    return {TaskKind::kEffect, static_cast<std::uint8_t>(effect.word), effect.number,
            effect.detail};
}

}  // namespace

std::string_view task_name(TaskKind kind) {
    const TaskShape* shape = shape_of(kind);
    return shape == nullptr ? std::string_view("none") : shape->name;
}

Json task_json(const Content& content, const Task& task) {
    JsonObject json{{"task", task_name(task.kind)}};
    if (task.kind == TaskKind::kEffect) json["effect"] = print_effects({effect_of(task)});
    const TaskShape* shape = shape_of(task.kind);
    if (shape == nullptr) return json;
    for (std::size_t i = 0; i < kOperands.size(); ++i)
        if (shape->operands[i].kind != OperandKind::kNone)
            json[shape->operands[i].name] =
                operand_json(content, shape->operands[i], task.*kOperands[i]);
    return json;
}

Task task_from(const Content& content, const JsonReader& json) {
    const std::string_view wanted = json["task"].string();
    const auto shape =
        std::find_if(kShapes.begin(), kShapes.end(),
                     [&](const TaskShape& candidate) { return candidate.name == wanted; });
    if (shape == kShapes.end()) {
        json["task"].fail("there is no such task");
        return {};
    }
    if (shape->kind == TaskKind::kEffect) {
        json.only({"task", "effect"});
        return effect_task_from(json["effect"]);
    }
    const auto& operands = shape->operands;
    json.only({"task", operands[0].name, operands[1].name, operands[2].name});
    Task task{shape->kind, 0, 0, 0};
    for (std::size_t i = 0; i < kOperands.size(); ++i)
        if (operands[i].kind != OperandKind::kNone)
            task.*kOperands[i] = operand_from(content, operands[i], json[operands[i].name]);
    return task;
}

}  // namespace orrery::anunnaki
