// What the person has and Cosmobot has not: action board, tiles, weapons.
#include <algorithm>

#include "core/text.h"
#include "games/anunnaki/content/read.h"

namespace orrery::anunnaki {
namespace {

std::uint8_t node_from(const JsonReader& json, const Content& content) {
    const auto found = std::find(content.nodes.begin(), content.nodes.end(), json.string());
    if (found == content.nodes.end()) json.fail("there is no such node");
    return static_cast<std::uint8_t>(found == content.nodes.end() ? 0
                                                                  : found - content.nodes.begin());
}

std::uint16_t paths_from(const JsonReader& list, std::size_t count, const Content& content) {
    std::uint16_t paths = 0;
    list.size(count, count);
    for (std::size_t i = 0; i < count && list.ok(); ++i) {
        const auto found =
            std::find_if(content.paths.begin(), content.paths.end(),
                         [&](const Path& path) { return path.id == list[i].string(); });
        if (found == content.paths.end())
            list[i].fail("there is no such path");
        else
            paths = static_cast<std::uint16_t>(paths | 1U << (found - content.paths.begin()));
    }
    return paths;
}

// AN-HPRIM-04, AN-HGOD-01, -02.
void read_board(const JsonReader& json, Content& content) {
    json.only({"nodes", "paths", "triangles", "pentagon", "source", "note"});
    const JsonReader nodes = json["nodes"];
    nodes.size(kNodes, kNodes);
    for (std::size_t i = 0; i < kNodes && json.ok(); ++i) content.nodes[i] = id_from(nodes[i]);
    const JsonReader paths = json["paths"];
    paths.size(kPaths, kPaths);
    ContentTable table{"Paths of the action board", {"path", "joins", "crystals"}, {}};
    const Provenance provenance = provenance_from(json["source"]);
    for (std::size_t i = 0; i < kPaths && json.ok(); ++i) {
        paths[i].only({"id", "a", "b", "crystals"});
        Path& path = content.paths[i];
        path = {new_id_from(paths[i]["id"], content.paths, i), node_from(paths[i]["a"], content),
                node_from(paths[i]["b"], content), number_from(paths[i]["crystals"], 0, 20)};
        for (std::size_t before = 0; before < i; ++before) {
            const Path& earlier = content.paths[before];
            if (std::minmax(earlier.a, earlier.b) == std::minmax(path.a, path.b))
                paths[i].fail("two paths join the same nodes");
        }
        if (path.a == path.b) paths[i].fail("a path joins two nodes");
        table.entries.push_back({{path.id, content.nodes[path.a] + " " + content.nodes[path.b],
                                  std::to_string(path.crystals)},
                                 provenance});
    }
    content.tables.push_back(std::move(table));
    const JsonReader triangles = json["triangles"];
    triangles.size(kTriangles, kTriangles);
    for (std::size_t i = 0; i < kTriangles && json.ok(); ++i) {
        if (triangles[i]["id"].string() != "T" + std::to_string(i))
            triangles[i]["id"].fail("triangles are called T0 to T4");
        if (triangles[i]["summons"].string() != "minor")
            triangles[i]["summons"].fail("a triangle summons a minor god", "AN-HGOD-01");
        content.triangles[i] = paths_from(triangles[i]["paths"], 3, content);
    }
    const JsonReader pentagon = json["pentagon"];
    if (json.ok() &&
        (pentagon["id"].string() != "PENTA" || pentagon["summons"].string() != "great"))
        pentagon.fail("the pentagon PENTA summons the great god", "AN-HGOD-02");
    content.pentagon = paths_from(pentagon["paths"], 5, content);
}

void read_tiles(const JsonReader& list, Content& content) {
    constexpr std::array<std::string_view, 2> kColours{"blue", "red"};
    std::array<int, 2> colours{};
    const auto read = [&](const JsonReader& entry, std::size_t i) -> Columns {
        entry.only({"id", "names", "colour", "cost", "effect", "upgraded", "source", "note"});
        names_from(entry["names"]);  // for pages
        ActionTile& tile = content.tiles[i];
        tile.id = new_id_from(entry["id"], content.tiles, i);
        tile.red = entry["colour"].choice(kColours) == 1;
        tile.cost = cost_from(entry["cost"], &tile.any_cost);
        if (!tile.red && (tile.cost != ResourceCounts{} || tile.any_cost > 0))
            entry["cost"].fail("a blue tile is free", "AN-HPRIM-07");
        tile.effect = effects_from(entry["effect"], {When::kNow});
        tile.upgraded = effects_from(entry["upgraded"], {When::kNow});
        tile.upgraded_is_free = tile.upgraded.contains({When::kNow, Word::kOracle, 0, 1});
        ++colours[tile.red ? 1 : 0];
        return {tile.id, std::string(entry["colour"].string()),
                tile.any_cost > 0 ? "1 of any kind" : print_cost(tile.cost),
                print_effects(tile.effect), print_effects(tile.upgraded)};
    };
    read_entries(list, kNodes,
                 {"Action tiles", {"tile", "colour", "cost", "effect", "upgraded"}, {}}, content,
                 read);
    if (list.ok() && colours[0] != 5)
        list.fail("five tiles are blue and five red, not " + std::to_string(colours[0]) + " and " +
                      std::to_string(colours[1]),
                  "AN-HSET-09");
}

void read_settling(const JsonReader& json, Content& content) {
    const JsonReader costs = json["build_costs"]["by_number_built"];
    const JsonReader slots = json["person_income_slots"]["slots"];
    costs.size(kRowSlots, kRowSlots);
    slots.size(kRowSlots, kRowSlots);
    ContentTable table{"The person's settlements", {"settlement", "cost", "income"}, {}};
    const Provenance provenance = provenance_from(json["build_costs"]["source"]);
    for (std::size_t i = 0; i < kRowSlots && json.ok(); ++i) {
        content.build_costs[i] = cost_from(costs[i]);
        slots[i].only({"followers", "vp", "crystals"});
        PersonIncome& income = content.person_income[i];
        income = {number_from(slots[i]["followers"], 0, 20), number_from(slots[i]["vp"], 0, 20),
                  number_from(slots[i]["crystals"], 0, 20)};
        table.entries.push_back(
            {{std::to_string(i + 1), print_cost(content.build_costs[i]),
              counted(income.followers, "follower") + ", " + std::to_string(income.vp) + " vp, " +
                  counted(income.crystals, "crystal")},
             provenance});
    }
    content.tables.push_back(std::move(table));
}

}  // namespace

void read_person(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "action_board", "action_tiles", "secondary_actions",
               "build_costs", "person_income_slots", "weapon_cards"});
    read_board(json["action_board"], content);
    read_tiles(json["action_tiles"], content);
    read_entries(json["secondary_actions"], kSecondaries,
                 {"Secondary actions", {"action", "crystals", "effect"}, {}}, content,
                 [&](const JsonReader& entry, std::size_t i) -> Columns {
                     entry.only({"id", "cost_crystals", "effect", "source", "note"});
                     content.secondaries[i] = {new_id_from(entry["id"], content.secondaries, i),
                                               number_from(entry["cost_crystals"], 0, 20),
                                               effects_from(entry["effect"], {When::kNow})};
                     return {content.secondaries[i].id,
                             std::to_string(content.secondaries[i].crystals),
                             print_effects(content.secondaries[i].effect)};
                 });
    read_settling(json, content);
    constexpr std::array<std::string_view, 2> kLevels{"basic", "advanced"};
    read_entries(
        json["weapon_cards"], kWeapons,
        {"Weapon cards", {"card", "level", "cost", "strength", "effect"}, {}}, content,
        [&](const JsonReader& entry, std::size_t i) -> Columns {
            entry.only({"id", "names", "level", "cost", "strength", "effect", "source", "note"});
            names_from(entry["names"]);  // for pages
            Weapon& weapon = content.weapons[i];
            weapon.id = new_id_from(entry["id"], content.weapons, i);
            weapon.advanced = entry["level"].choice(kLevels) == 1;
            weapon.cost = cost_from(entry["cost"]);
            weapon.strength = number_from(entry["strength"], 0, 20);
            weapon.effect = effects_from(entry["effect"], {When::kWin, When::kLose});
            return {weapon.id, std::string(entry["level"].string()), print_cost(weapon.cost),
                    std::to_string(weapon.strength), print_effects(weapon.effect)};
        });
}

}  // namespace orrery::anunnaki
