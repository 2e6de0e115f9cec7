// Reads the content files in order; constants and what the other readers share.
#include "games/anunnaki/content/content.h"

#include <algorithm>

#include "games/anunnaki/content/read.h"

namespace orrery::anunnaki {
namespace {

// The figures of `constants` that are plain numbers.
struct Figure {
    std::string_view name;
    std::uint8_t Constants::* value;
    int min, max;
};
constexpr Figure kFigures[] = {
    {"resource_cap", &Constants::resource_cap, 1, 99},
    {"crystal_cap", &Constants::crystal_cap, 1, 99},
    {"crystals_at_start", &Constants::crystals_at_start, 0, 99},
    {"contract_reserve", &Constants::contract_reserve, 1, 3},
    {"goal_cap", &Constants::goal_cap, 1, 99},
    {"oracle_cubes", &Constants::oracle_cubes, 0, kCubes},
    {"last_cube_vp", &Constants::last_cube_vp, 0, 99},
    {"build_fallback_vp", &Constants::build_fallback_vp, 0, 99},
    {"oracle_fallback_vp", &Constants::oracle_fallback_vp, 0, 99},
    {"culture_vp_bot", &Constants::culture_vp_bot, 0, 99},
    {"follower_fallback_vp", &Constants::follower_fallback_vp, 0, 99},
    {"supremacy_token_vp", &Constants::supremacy_token_vp, 0, 99},
    {"supremacy_overflow_vp", &Constants::supremacy_overflow_vp, 0, 99},
    {"creature_vp_bot", &Constants::creature_vp_bot, 0, 99},
};

// Section 3: a row of four settlements and one in the capital, a card a god, a space a cube.
void read_pieces(const JsonReader& json, Constants& constants) {
    json.only(
        {"followers", "followers_on_board_at_start", "minor", "great", "settlements", "cubes"});
    constexpr int kMinors = kGodsPerHouse - 1, kSettlements = kRowSlots + 1;
    constants.followers = number_from(json["followers"], 1, 40);
    constants.followers_at_start =
        number_from(json["followers_on_board_at_start"], 1, constants.followers);
    constants.minors = number_from(json["minor"], kMinors, kMinors);
    constants.greats = number_from(json["great"], 1, 1);
    constants.settlements = number_from(json["settlements"], kSettlements, kSettlements);
    constants.cubes = number_from(json["cubes"], kCubes, kCubes);
}

void read_constants(const JsonReader& file, Content& content) {
    file.only({"format", "game", "notation", "constants"});
    const JsonReader json = file["constants"];
    Constants& constants = content.constants;
    const JsonReader resources = json["resources"];
    resources.size(kResources, kResources);
    for (std::size_t i = 0; i < kResources && file.ok(); ++i)
        if (resources[i].string() != kResourceNames[i])
            resources[i].fail("expected " + std::string(kResourceNames[i]));
    const JsonReader strength = json["strength"];
    strength.only({"follower", "minor", "great", "creature", "settlement"});
    for (std::size_t kind = 0; kind < kUnitKinds; ++kind)
        constants.strength[kind] = number_from(strength[kUnitNames[kind]], 1, 20);
    if (strength["settlement"].integer(0, 20) != 0)
        strength["settlement"].fail("settlements add nothing to a side's strength", "AN-CTRL-09");
    read_pieces(json["per_side"], constants);
    const JsonReader die = json["chaos_die"];
    die.size(constants.die.size(), constants.die.size());
    for (std::size_t face = 0; face < constants.die.size() && file.ok(); ++face)
        constants.die[face] = number_from(die[face], 1, 20);
    const JsonReader entry = json["entry_requirement"];
    entry.only({"civilisation", "atlantis_civilisation"});
    constants.civilisation_entry = number_from(entry["civilisation"], 0, 99);
    constants.atlantis_entry = number_from(entry["atlantis_civilisation"], 0, 99);
    ContentTable table{"Figures", {"figure", "value"}, {}};
    const Provenance provenance = provenance_from(json["source"]);
    for (const Figure& figure : kFigures) {
        constants.*figure.value = number_from(json[figure.name], figure.min, figure.max);
        table.entries.push_back(
            {{std::string(figure.name), std::to_string(constants.*figure.value)}, provenance});
    }
    content.tables.push_back(std::move(table));
}

}  // namespace

std::string id_from(const JsonReader& json) {
    const std::string id(json.string());
    const bool sound = !id.empty() && id != "none" && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_';
    });
    if (!sound) json.fail("an id is made of letters, digits, - and _");
    return id;
}

std::uint8_t number_from(const JsonReader& json, int min, int max) {
    return static_cast<std::uint8_t>(json.integer(min, max));
}

std::uint8_t planet_from(const JsonReader& json) {
    if (json.string() == "gaia") return kGaia;
    return static_cast<std::uint8_t>(json.choice(kHouseNames));
}

ResourceCounts cost_from(const JsonReader& json, std::uint8_t* any) {
    json.only({"wood", "metal", "gold", "grain", "any"});
    if (json.has("any")) {
        if (any == nullptr)
            json["any"].fail("this cost names its resources");
        else
            *any = number_from(json["any"], 1, 1);
    }
    ResourceCounts cost{};
    for (std::size_t resource = 0; resource < kResources; ++resource)
        if (json.has(kResourceNames[resource]))
            cost[resource] = number_from(json[kResourceNames[resource]], 1, 20);
    return cost;
}

std::string print_cost(const ResourceCounts& cost) {
    std::string text;
    for (std::size_t resource = 0; resource < kResources; ++resource)
        if (cost[resource] > 0)
            text += (text.empty() ? "" : ", ") + std::to_string(cost[resource]) + " " +
                    std::string(kResourceNames[resource]);
    return text.empty() ? "free" : text;
}

Effects effects_from(const JsonReader& json, std::initializer_list<When> moments) {
    if (json.is_null()) return {};
    const Result<Effects> effects = parse_effects(json.string());
    if (!effects) {
        json.fail(effects.error().at + ": " + effects.error().message);
        return {};
    }
    constexpr int kMostNumber = 20;
    for (const Effect& effect : *effects) {
        if (std::find(moments.begin(), moments.end(), effect.when) == moments.end())
            json.fail("\"" + print_effects({effect}) + "\" means nothing here");
        if (effect.number > kMostNumber)
            json.fail("a number in an effect is at most " + std::to_string(kMostNumber));
    }
    return *effects;
}

Result<Content> load_content(std::span<const ContentFile> files) {
    using Read = void (*)(const JsonReader&, Content&);
    // Maps are read before what names areas and houses.
    constexpr std::pair<std::string_view, Read> kFiles[] = {{"constants.json", read_constants},
                                                            {"houses.json", read_houses},
                                                            {"map.json", read_map},
                                                            {"advisers.json", read_advisers},
                                                            {"fate_cards.json", read_fate_cards},
                                                            {"tokens.json", read_tokens},
                                                            {"tracks.json", read_tracks},
                                                            {"contracts.json", read_contracts},
                                                            {"person.json", read_person},
                                                            {"modules.json", read_modules}};
    Content content;
    for (const auto& [name, read] : kFiles) {
        const Result<bool> done = read_content_file(
            files, kContentFolder, name, [&](const JsonReader& json) { read(json, content); });
        if (!done) return done.error();
    }
    return content;
}

}  // namespace orrery::anunnaki
