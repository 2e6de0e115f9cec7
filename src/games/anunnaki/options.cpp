#include "games/anunnaki/options.h"

#include <algorithm>

#include "core/json.h"
#include "core/schema.h"

namespace orrery::anunnaki {
namespace {

constexpr auto kBotHouses = [] {
    std::array<std::string_view, kHouses + 1> names{"random"};
    std::copy(kHouseNames.begin(), kHouseNames.end(), names.begin() + 1);
    return names;
}();

struct Switch {
    std::string_view name;
    std::uint8_t Options::* value;
};
constexpr std::array kSwitches{
    Switch{"advanced_reveal", &Options::advanced_reveal},
    Switch{"distant_planets", &Options::distant_planets},
    Switch{"creatures", &Options::creatures},
    Switch{"expansion_houses", &Options::expansion_houses},
};

constexpr OptionShape choice(std::string_view name, std::string_view standard,
                             std::string_view help, std::span<const std::string_view> choices) {
    return {name, "choice", standard, help, 0, 0, choices};
}
constexpr OptionShape flag(std::string_view name, std::string_view help) {
    return {name, "boolean", "false", help, 0, 0, {}};
}
constexpr std::array kShapes{
    choice("person_house", "\"greek\"", "your house", kHouseNames),
    choice("bot_house", "\"random\"", "Cosmobot's house, another than yours", kBotHouses),
    choice("difficulty", "\"normal\"", "how strong Cosmobot is", kDifficultyNames),
    flag("advanced_reveal", "you choose which adviser card Cosmobot turns up next"),
    flag("distant_planets", "the module Distant Planets"),
    flag("creatures", "the module Mythological Creatures"),
    flag("expansion_houses", "the houses of the expansions may be chosen"),
};

// AN-SET-13, -14.
void refuse_unknown(const JsonReader& json, std::span<const OptionShape> known) {
    const JsonObject* object = json.json().if_object();
    if (object == nullptr) return json.fail("expected an object");
    for (const auto& member : *object) {
        const std::string_view name = member.key();
        if (std::any_of(known.begin(), known.end(),
                        [&](const OptionShape& shape) { return shape.name == name; }))
            continue;
        if (name == "special_artefacts")
            return json[name].fail("what special artefacts do is not known", "AN-SET-14");
        return json[name].fail("Cosmobot is compatible with no such option", "AN-SET-13");
    }
}

void check_house(const Content& content, const Options& options, std::uint8_t house,
                 const JsonReader& json) {
    const House& chosen = content.houses[house];
    if (!chosen.expansion.empty() && options.expansion_houses == 0)
        json.fail("the house " + chosen.id + " belongs to the expansion " + chosen.expansion +
                      ": enable expansion_houses",
                  "AN-HSET-01");
}

}  // namespace

std::span<const OptionShape> option_shapes() {
    return kShapes;
}

Options options_from(const Content& content, const JsonReader& json,
                     std::span<const OptionShape> known) {
    refuse_unknown(json, known);
    const auto chosen = [&](std::string_view name, std::span<const std::string_view> names,
                            std::size_t standard) {
        const std::size_t number = json.has(name) ? json[name].choice(names) : standard;
        return static_cast<std::uint8_t>(number);
    };
    Options options;
    for (const Switch& option : kSwitches)
        if (json.has(option.name)) options.*option.value = json[option.name].boolean() ? 1 : 0;
    options.person_house = chosen("person_house", kHouseNames, 1);
    options.difficulty = static_cast<Difficulty>(chosen("difficulty", kDifficultyNames, 1));
    const std::uint8_t bot = chosen("bot_house", kBotHouses, 0);
    options.random_bot_house = bot == 0 ? 1 : 0;
    options.bot_house = bot == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(bot - 1);
    if (!json.ok()) return options;
    check_house(content, options, options.person_house,
                json.has("person_house") ? json["person_house"] : json);
    if (bot == 0) return options;
    check_house(content, options, options.bot_house, json["bot_house"]);
    if (options.bot_house == options.person_house)
        json["bot_house"].fail("Cosmobot plays another house than you", "AN-SET-02");
    return options;
}

Json options_to_json(const Options& options) {
    JsonObject json{
        {"person_house", kHouseNames[options.person_house]},
        {"bot_house", options.random_bot_house != 0 ? "random" : kHouseNames[options.bot_house]},
        {"difficulty", kDifficultyNames[static_cast<std::size_t>(options.difficulty)]}};
    for (const Switch& option : kSwitches) json[option.name] = options.*option.value != 0;
    return json;
}

Json options_schema(std::span<const OptionShape> shapes) {
    JsonObject properties;
    for (const OptionShape& shape : shapes)
        properties[shape.name] =
            shape.type == "choice"
                ? Json(JsonObject{{"enum", JsonArray(shape.choices.begin(), shape.choices.end())}})
                : schema::boolean();
    return JsonObject{{"type", "object"},
                      {"additionalProperties", false},
                      {"required", JsonArray{}},
                      {"properties", std::move(properties)}};
}

FixedVector<std::uint8_t, kHouses> random_houses(const Content& content, const Options& options) {
    FixedVector<std::uint8_t, kHouses> houses;
    for (std::uint8_t house = 0; house < kHouses; ++house)
        if (house != options.person_house &&
            (content.houses[house].expansion.empty() || options.expansion_houses != 0))
            houses.push_back(house);
    return houses;
}

}  // namespace orrery::anunnaki
