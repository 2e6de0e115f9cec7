#include "games/crafting_the_cosmos/content_numbers.h"

#include <algorithm>

#include "games/crafting_the_cosmos/names.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr int kMostPieces = 120;
constexpr int kMostNebulae = 2;  // kMaxStagedNebulae counts on it

template <std::size_t N>
std::string read_row(const JsonReader& list, std::array<std::uint8_t, N>& row, std::size_t from,
                     int min, int max) {
    std::string text;
    const std::size_t count = list.size(N - from, N - from);
    for (std::size_t i = 0; i < count && list.ok(); ++i) {
        row[from + i] = static_cast<std::uint8_t>(list[i].integer(min, max));
        text += (i == 0 ? "" : ", ") + std::to_string(row[from + i]);
    }
    return text;
}

Rewards rewards_from(const JsonReader& list, std::string& text) {
    Rewards rewards;
    const std::size_t count = list.size(0, Rewards::capacity());
    for (std::size_t i = 0; i < count && list.ok(); ++i) {
        rewards.push_back(resource_from(list[i]));
        text += (i == 0 ? "" : ", ") + std::string(list[i].string());
    }
    return rewards;
}

void read_controls(const JsonReader& list, Content& content) {
    ContentTable table{"Controls", {"control", "active reward", "passive reward"}, {}};
    const std::size_t count = list.size(kEnergies, kEnergies);
    for (std::size_t i = 0; i < count && list.ok(); ++i) {
        const JsonReader entry = list[i];
        entry.only({"control", "active", "passive", "source"});
        if (entry["control"].choice(kEnergyNames) != i)
            entry["control"].fail("expected \"" + std::string(kEnergyNames[i]) + "\" here",
                                  "CTC-BOARD-01");
        std::string active, passive;
        Control& control = content.numbers.controls[i];
        control.active = rewards_from(entry["active"], active);
        control.passive = rewards_from(entry["passive"], passive);
        if (std::count(control.active.begin(), control.active.end(), Resource::kNebula) >
            kMostNebulae)
            entry["active"].fail("at most two nebulae");
        if (control.passive.contains(Resource::kNebula))
            entry["passive"].fail("a nebula is an active reward");
        table.entries.push_back(
            {{std::string(kEnergyNames[i]), active, passive}, provenance_from(entry["source"])});
    }
    content.tables.push_back(std::move(table));
}

}  // namespace

Resource resource_from(const JsonReader& json) {
    return static_cast<Resource>(json.choice(kResourceNames));
}

void read_numbers(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "controls", "time_chamber", "power_slots",
               "energy_set", "goal_points", "stars", "life", "crystals", "dark_tokens",
               "advanced_life"});
    Numbers& numbers = content.numbers;
    read_controls(json["controls"], content);
    ContentTable table{"Numbers", {"what", "numbers"}, {}};
    const auto add = [&](const char* key, const char* what, const std::string& text) {
        table.entries.push_back({{what, text}, provenance_from(json[key]["source"])});
    };
    const auto number = [](const JsonReader& entry, int min, int max) {
        return static_cast<std::uint8_t>(entry.integer(min, max));
    };
    json["time_chamber"].only({"points", "source"});
    add("time_chamber", "points for the discharges",
        read_row(json["time_chamber"]["points"], numbers.discharge_points, 0, 0, 50));
    json["power_slots"].only({"costs", "source"});
    add("power_slots", "cards for a power, by slot",
        read_row(json["power_slots"]["costs"], numbers.slot_costs, 0, 1, static_cast<int>(kSlots)));
    json["energy_set"].only({"points", "source"});
    numbers.set_points = number(json["energy_set"]["points"], 0, 50);
    add("energy_set", "points for five equal energy cards", std::to_string(numbers.set_points));
    json["goal_points"].only({"first", "second", "source"});
    numbers.first_place = number(json["goal_points"]["first"], 0, 50);
    numbers.second_place = number(json["goal_points"]["second"], 0, 50);
    add("goal_points", "points for a goal",
        std::to_string(numbers.first_place) + ", " + std::to_string(numbers.second_place));
    json["stars"].only({"H", "He", "O", "C", "source"});
    std::string stars;
    for (std::size_t element = 0; element < kElements; ++element) {
        numbers.stars[element] = number(json["stars"][kElementNames[element]], 4, kMostPieces);
        stars += (element == 0 ? "" : ", ") + std::to_string(numbers.stars[element]);
    }
    add("stars", "stars H, He, O, C", stars);
    json["life"].only({"tokens", "source"});
    numbers.life = number(json["life"]["tokens"], 4, kMostPieces);
    add("life", "life tokens", std::to_string(numbers.life));
    json["crystals"].only({"by_players", "source"});
    add("crystals", "time crystals with 2, 3, 4 players",
        read_row(json["crystals"]["by_players"], numbers.crystals, 2, 1, 100));
    json["dark_tokens"].only({"by_players", "source"});
    add("dark_tokens", "dark energy tokens with 2, 3, 4 players",
        read_row(json["dark_tokens"]["by_players"], numbers.dark_tokens, 2, 0, 4));
    json["advanced_life"].only({"first", "second", "source"});
    add("advanced_life", "advanced life, first group",
        read_row(json["advanced_life"]["first"], numbers.first_group, 0, 1, 15));
    add("advanced_life", "advanced life, second group",
        read_row(json["advanced_life"]["second"], numbers.second_group, 0, 1, 15));
    content.tables.push_back(std::move(table));
}

}  // namespace orrery::crafting_the_cosmos
