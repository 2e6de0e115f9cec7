#include "games/crafting_the_cosmos/options.h"

#include <array>

#include "core/json.h"
#include "core/schema.h"

namespace orrery::crafting_the_cosmos {
namespace {

using Pair = std::array<std::string_view, 2>;
constexpr Pair kEditions{"fr", "de"};
constexpr Pair kFormRules{"at_least", "exact"};
constexpr Pair kStarGoals{"group", "chain"};
constexpr Pair kShootingCosts{"gravity", "any"};
constexpr Pair kStardustTargets{"any_unformed", "size1"};
constexpr Pair kSurvivalMinimums{"max", "1"};
constexpr Pair kEventHorizonCosts{"counter", "token"};
constexpr int kMostSecond = 6, kMostGravitons = 7, kMostCrystals = 30;

// An option that is left out or null is as the edition has it.
constexpr std::array kShapes{
    OptionShape{"edition", "choice", "\"fr\"", "the rulebook that sets the other options", 0, 0,
                kEditions},
    OptionShape{"form_rule", "choice", "null",
                "whether a nebula needs at least its stars or exactly them", 0, 0, kFormRules},
    OptionShape{"second_2p",
                "integer",
                "null",
                "points for the second place of a goal with two players",
                0,
                kMostSecond,
                {}},
    OptionShape{"star_goal", "choice", "null",
                "what goal UG-05 counts: a connected group of stars or a chain", 0, 0, kStarGoals},
    OptionShape{
        "pulsar_grav", "integer", "null", "gravitons that PG-6 costs", 0, kMostGravitons, {}},
    OptionShape{"shooting_cost", "choice", "null", "the energy card that PG-4 costs", 0, 0,
                kShootingCosts},
    OptionShape{"stardust_target", "choice", "null", "the nebulae that PG-3 can replace", 0, 0,
                kStardustTargets},
    OptionShape{"survival_min", "choice", "null", "how many proto life PC-5 must stabilize", 0, 0,
                kSurvivalMinimums},
    OptionShape{"supply_4p",
                "integer",
                "null",
                "time crystals in the supply with four players",
                1,
                kMostCrystals,
                {}},
    OptionShape{"event_horizon_cost", "choice", "null",
                "whether PT-4 costs a supernova of the counter or one on the board", 0, 0,
                kEventHorizonCosts},
};

bool is_set(const JsonReader& json, std::string_view name) {
    return json.has(name) && !json[name].is_null();
}
template <class Enum>
void read_choice(const JsonReader& json, std::string_view name, const Pair& names, Enum& value) {
    if (is_set(json, name)) value = static_cast<Enum>(json[name].choice(names));
}
void read_number(const JsonReader& json, std::string_view name, int min, int max,
                 std::uint8_t& value) {
    if (is_set(json, name)) value = static_cast<std::uint8_t>(json[name].integer(min, max));
}
template <class Enum>
Json name_of(const Pair& names, Enum value) {
    return Json(names[static_cast<std::size_t>(value)]);
}

}  // namespace

std::span<const OptionShape> option_shapes() {
    return kShapes;
}

Options edition_options(Edition edition) {
    Options options;  // as in `fr`
    options.edition = edition;
    if (edition == Edition::kFrench) return options;
    options.form_rule = FormRule::kExact;
    options.second_2p = 3;
    options.star_goal = StarGoal::kChain;
    options.pulsar_grav = 1;
    options.shooting_cost = ShootingCost::kAny;
    options.stardust_target = StardustTarget::kSizeOne;
    options.survival_min = SurvivalMinimum::kOne;
    return options;
}

void read_card_option(const JsonReader& json, CardOption& option, std::uint8_t& value) {
    constexpr std::array<std::string_view, 4> kNames{"shooting_cost", "stardust_target",
                                                     "survival_min", "event_horizon_cost"};
    constexpr std::array<Pair, 4> kValues{kShootingCosts, kStardustTargets, kSurvivalMinimums,
                                          kEventHorizonCosts};
    const std::size_t which = json["option"].choice(kNames);
    option = static_cast<CardOption>(1 + which);
    value = static_cast<std::uint8_t>(json["is"].choice(kValues[which]));
}

Options options_from_json(const JsonReader& json) {
    json.only({"edition", "form_rule", "second_2p", "star_goal", "pulsar_grav", "shooting_cost",
               "stardust_target", "survival_min", "supply_4p", "event_horizon_cost"});
    Edition edition = Edition::kFrench;
    read_choice(json, "edition", kEditions, edition);
    Options options = edition_options(edition);
    read_choice(json, "form_rule", kFormRules, options.form_rule);
    read_number(json, "second_2p", 0, kMostSecond, options.second_2p);
    read_choice(json, "star_goal", kStarGoals, options.star_goal);
    read_number(json, "pulsar_grav", 0, kMostGravitons, options.pulsar_grav);
    read_choice(json, "shooting_cost", kShootingCosts, options.shooting_cost);
    read_choice(json, "stardust_target", kStardustTargets, options.stardust_target);
    read_choice(json, "survival_min", kSurvivalMinimums, options.survival_min);
    read_number(json, "supply_4p", 1, kMostCrystals, options.supply_4p);
    read_choice(json, "event_horizon_cost", kEventHorizonCosts, options.event_horizon_cost);
    return options;
}

Json options_to_json(const Options& options) {
    return JsonObject{
        {"edition", name_of(kEditions, options.edition)},
        {"form_rule", name_of(kFormRules, options.form_rule)},
        {"second_2p", options.second_2p},
        {"star_goal", name_of(kStarGoals, options.star_goal)},
        {"pulsar_grav", options.pulsar_grav},
        {"shooting_cost", name_of(kShootingCosts, options.shooting_cost)},
        {"stardust_target", name_of(kStardustTargets, options.stardust_target)},
        {"survival_min", name_of(kSurvivalMinimums, options.survival_min)},
        {"supply_4p", options.supply_4p},
        {"event_horizon_cost", name_of(kEventHorizonCosts, options.event_horizon_cost)}};
}

// In a position every option has its value.
Json options_schema() {
    JsonArray required;
    JsonObject properties;
    for (const OptionShape& shape : kShapes) {
        required.emplace_back(shape.name);
        if (shape.type == "integer") {
            properties[shape.name] = schema::integer(shape.min, shape.max);
            continue;
        }
        JsonArray names;
        for (std::string_view name : shape.choices) names.emplace_back(name);
        properties[shape.name] = JsonObject{{"enum", std::move(names)}};
    }
    return JsonObject{{"type", "object"},
                      {"additionalProperties", false},
                      {"required", std::move(required)},
                      {"properties", std::move(properties)}};
}

}  // namespace orrery::crafting_the_cosmos
