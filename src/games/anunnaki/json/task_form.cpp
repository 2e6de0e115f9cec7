#include "games/anunnaki/json/task_form.h"

#include <algorithm>

#include "core/json.h"
#include "core/schema.h"
#include "games/anunnaki/content/components.h"

namespace orrery::anunnaki {
namespace {

constexpr TaskForm kForms[] = {
    {TaskKind::kBotCard, "bot_card", {"deck", "next:elements_done"}},
    {TaskKind::kBotCubes, "bot_cubes", {"left:many"}},  // the last one may be under way
    {TaskKind::kBotHarvest, "bot_harvest", {"left:some"}},
    {TaskKind::kBotBuild, "bot_build"},
    {TaskKind::kBotIncome, "bot_income", {"counted:flag", "vp:many"}},
    {TaskKind::kBotFollowers, "bot_followers", {"left:some"}},
    {TaskKind::kBotTravel, "bot_travel", {"units:many", "strategy", "portal:flag"}},
    {TaskKind::kBotUnits, "bot_units", {"left:some", "target:place", "portal:flag"}},
    {TaskKind::kBotRepeat, "bot_repeat", {"left:many", "goal"}},
    {TaskKind::kBotSummon, "bot_summon", {"great:flag"}},
    {TaskKind::kBotCreatures, "bot_creatures"},
    {TaskKind::kBotPlaceCreature, "bot_place_creature", {"creature"}},
    {TaskKind::kBotReveal, "bot_reveal", {"removed:flag"}},
    {TaskKind::kBotStep4, "bot_step_4"},
    {TaskKind::kBotCulture, "bot_culture"},
    {TaskKind::kBotEndTurn, "bot_end_turn"},
    {TaskKind::kCombats, "combats"},
    {TaskKind::kCommitWeapon, "commit_weapon"},
    {TaskKind::kRevealCivilisation, "reveal_civilisation"},
    {TaskKind::kRollDie, "roll_die"},
    {TaskKind::kPersonTotal, "person_total"},
    {TaskKind::kCombatOutcome, "combat_outcome"},
    {TaskKind::kPawn, "pawn"},
    {TaskKind::kSecondary, "secondary"},
    {TaskKind::kFree, "free"},
    {TaskKind::kPersonCombat, "combat", {"asked:displayed"}},
    {TaskKind::kPersonCulture, "culture"},
    {TaskKind::kPersonEndTurn, "end_turn"},
    {TaskKind::kEffect, "effect", {"effect"}},
    {TaskKind::kPayAny, "pay_any", {"left:some"}},
    {TaskKind::kMovePoints, "move_points", {"left:some", "settlement:flag"}},
    {TaskKind::kPortal, "portal", {"left:some", "target:place_or_none"}},
    {TaskKind::kHarvest, "harvest", {"left:some", "capital_taken:symbols_taken"}},
    {TaskKind::kPlaceFollowers, "place_followers", {"left:some"}},
    {TaskKind::kBuild, "build", {"discount:many"}},
    {TaskKind::kTakeContract, "take_contract"},
    {TaskKind::kPickResource, "pick_resource", {"left:some"}},
    {TaskKind::kPickTrack, "pick_track", {"left:some"}},
    {TaskKind::kOracleTrack, "oracle_track"},
    {TaskKind::kPickUpgrade, "pick_upgrade", {"left:some"}},
    {TaskKind::kPickWeapon, "pick_weapon", {"left:some"}},
    {TaskKind::kRetreat, "retreat", {"from:place"}},
    {TaskKind::kReport, "report"},
    {TaskKind::kAskCard, "ask_card", {"deck", "arrow_typed:flag"}},
    {TaskKind::kAskDie, "ask_die"},
    {TaskKind::kAskCivilisation, "ask_civilisation", {"place"}},
    {TaskKind::kAskContract, "ask_contract", {"slot"}},
    {TaskKind::kAskTotal, "ask_total"},
    {TaskKind::kAskScore, "ask_score"},
};

constexpr std::array<std::uint8_t Task::*, 3> kNumbers{&Task::a, &Task::b, &Task::c};

struct Operand {
    std::string_view name;
    const ValueType* type;
    std::size_t first;  // of the task's numbers

    RawValue of(const Task& task) const {
        RawValue value;
        for (std::size_t i = 0; i < type->width(); ++i) value[i] = task.*kNumbers[first + i];
        return value;
    }
    void put(const RawValue& value, Task& task) const {
        for (std::size_t i = 0; i < type->width(); ++i)
            task.*kNumbers[first + i] = static_cast<std::uint8_t>(value[i]);
    }
};
FixedVector<Operand, 3> operands_of(const Vocabulary& vocabulary, const TaskForm& form) {
    FixedVector<Operand, 3> operands;
    std::size_t next = 0;
    for (std::string_view written : form.operands) {
        const std::size_t colon = written.find(':');
        const ValueType& type =
            vocabulary.type(colon == std::string_view::npos ? written : written.substr(colon + 1));
        operands.push_back({written.substr(0, colon), &type, next});
        next += type.width();
    }
    return operands;
}

}  // namespace

std::span<const TaskForm> task_forms() {
    return kForms;
}

void add_task_types(Vocabulary& vocabulary) {
    constexpr int kMany = 99;
    vocabulary.add(NumberType("some", 1, kMany));
    vocabulary.add(NumberType("many", 0, kMany));
    vocabulary.add(NumberType("elements_done", 0, kMaxElements));
    vocabulary.add(NumberType("displayed", 0, kDisplayed));
}

Json task_json(const Vocabulary& vocabulary, const Task& task) {
    const auto* const form =
        std::find_if(std::begin(kForms), std::end(kForms),
                     [&](const TaskForm& known) { return known.kind == task.kind; });
    if (form == std::end(kForms)) return JsonObject{{"task", "none"}};
    JsonObject json{{"task", form->name}};
    for (const Operand& operand : operands_of(vocabulary, *form))
        json[operand.name] = operand.type->json(operand.of(task));
    return json;
}

Task task_from(const Vocabulary& vocabulary, const JsonReader& json) {
    const std::string_view wanted = json["task"].string();
    const auto* const form =
        std::find_if(std::begin(kForms), std::end(kForms),
                     [&](const TaskForm& known) { return known.name == wanted; });
    if (form == std::end(kForms)) {
        json["task"].fail("there is no such task");
        return {};
    }
    Task task{form->kind, 0, 0, 0};
    FixedVector<std::string_view, 4> keys{"task"};
    for (const Operand& operand : operands_of(vocabulary, *form)) {
        keys.push_back(operand.name);
        operand.put(operand.type->from_json(json[operand.name]), task);
    }
    json.only(std::span<const std::string_view>(keys.data(), keys.size()));
    return task;
}

Json task_schema(const Vocabulary& vocabulary) {
    JsonArray kinds;
    for (const TaskForm& form : kForms) {
        JsonArray required{"task"};
        JsonObject properties{{"task", schema::choice({form.name})}};
        for (const Operand& operand : operands_of(vocabulary, form)) {
            required.emplace_back(operand.name);
            properties[operand.name] = operand.type->schema();
        }
        kinds.push_back(JsonObject{{"type", "object"},
                                   {"additionalProperties", false},
                                   {"required", std::move(required)},
                                   {"properties", std::move(properties)}});
    }
    return JsonObject{{"anyOf", std::move(kinds)}};
}

}  // namespace orrery::anunnaki
