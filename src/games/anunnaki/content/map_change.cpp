#include "games/anunnaki/content/map_change.h"

#include <algorithm>
#include <cctype>

#include "games/anunnaki/content/components.h"

namespace orrery::anunnaki {
namespace {

constexpr std::string_view kAreas = "areas", kSites = "culture_sites", kNeighbours = "neighbours";

Error impossible(std::string message) {
    return {"bad_change", std::move(message), "", ""};
}

std::string upper(std::string text) {
    for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

JsonArray& list_of(Json& map, std::string_view list) {
    return map.as_object()[list].as_array();
}

JsonArray& rows_of(Json& map) {
    return map.as_object()["gaia_rows"].as_object()["rows"].as_array();
}

bool holds(const JsonArray& list, const Json& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

void drop(JsonArray& list, const Json& value) {
    list.erase(std::remove(list.begin(), list.end(), value), list.end());
}

std::string id_of(const JsonObject& entry) {
    return std::string(entry.at("id").as_string());
}

bool has_id(const JsonArray& list, const std::string& id) {
    return std::any_of(list.begin(), list.end(), [&](const Json& entry) {
        return upper(id_of(entry.as_object())) == upper(id);
    });
}

// The areas as the map spells them.
Result<JsonArray> spelled(Json& map, const AreaIds& ids) {
    JsonArray found;
    for (const std::string& id : ids) {
        const Result<JsonObject*> area = entry_with(list_of(map, kAreas), id);
        if (!area) return area.error();
        found.push_back((**area)["id"]);
    }
    return found;
}

// Another list of neighbours, and each of them hears of it.
void connect(Json& map, const Json& id, const JsonArray& now) {
    for (Json& each : list_of(map, kAreas)) {
        JsonObject& area = each.as_object();
        if (area["id"] == id) {
            area[kNeighbours] = now;
            continue;
        }
        JsonArray& list = area[kNeighbours].as_array();
        drop(list, id);
        if (holds(now, area["id"])) list.push_back(id);
    }
}

// Only the drawing asks in which row an area of Gaia lies.
std::optional<Error> put_into_row(Json& map, const NewArea& area, const JsonArray& neighbours) {
    JsonArray& rows = rows_of(map);
    const auto beside = std::find_if(rows.begin(), rows.end(), [&](const Json& row) {
        return !neighbours.empty() && holds(row.as_array(), neighbours.front());
    });
    const std::size_t row =
        area.row.value_or(static_cast<std::size_t>(beside - rows.begin()) + 1) - 1;
    if (row > rows.size())
        return impossible("Gaia has " + std::to_string(rows.size()) +
                          " rows, and a new one would be row " + std::to_string(rows.size() + 1));
    if (row == rows.size()) rows.emplace_back(JsonArray{});
    rows[row].as_array().emplace_back(upper(area.id));
    return std::nullopt;
}

}  // namespace

Result<JsonObject*> entry_with(JsonArray& list, const std::string& id) {
    std::string known;
    for (Json& entry : list) {
        const std::string name = id_of(entry.as_object());
        if (upper(name) == upper(id)) return &entry.as_object();
        known += (known.empty() ? "" : ", ") + name;
    }
    return impossible("There is no \"" + id + "\": there is " + known + ".");
}

void mark_printed(JsonObject& entry) {
    entry["source"] = "rulebook";
    entry["note"] = "read from the printed game";
}

std::optional<Error> add_area(Json& map, const NewArea& area) {
    JsonArray& areas = list_of(map, kAreas);
    if (has_id(areas, area.id))
        return impossible("There is an area " + upper(area.id) + " already.");
    if (areas.size() >= kMaxAreas)
        return impossible("There is room for " + std::to_string(kMaxAreas) +
                          " areas on all planets together, and all of it is taken: remove one "
                          "first.");
    const Result<JsonArray> neighbours = spelled(map, area.neighbours);
    if (!neighbours) return neighbours.error();
    if (area.planet == "gaia") {
        if (auto wrong = put_into_row(map, area, *neighbours)) return wrong;
    } else if (area.row) {
        return impossible("Only Gaia has rows.");
    }
    JsonObject entry{{"id", upper(area.id)},    {"planet", area.planet},   {"capital", false},
                     {"atlantis", false},       {"shrine", false},         {"civilisation", false},
                     {"symbols", area.symbols}, {kNeighbours, JsonArray{}}};
    mark_printed(entry);
    const auto last = std::find_if(areas.rbegin(), areas.rend(), [&](const Json& each) {
        return each.at("planet") == Json(area.planet);
    });
    areas.insert(last.base(), std::move(entry));
    connect(map, Json(upper(area.id)), *neighbours);
    return std::nullopt;
}

Result<AreaIds> remove_area(Json& map, const std::string& id) {
    JsonArray& areas = list_of(map, kAreas);
    const Result<JsonObject*> found = entry_with(areas, id);
    if (!found) return found.error();
    const Json gone = (**found)["id"];
    connect(map, gone, {});
    areas.erase(std::find_if(areas.begin(), areas.end(),
                             [&](const Json& area) { return area.at("id") == gone; }));
    JsonArray& rows = rows_of(map);
    for (Json& row : rows) drop(row.as_array(), gone);
    drop(rows, JsonArray{});
    AreaIds with_it;
    JsonArray sites;
    for (const Json& site : list_of(map, kSites)) {
        if (holds(site.at(kAreas).as_array(), gone))
            with_it.push_back(id_of(site.as_object()));
        else
            sites.push_back(site);
    }
    list_of(map, kSites) = std::move(sites);
    return with_it;
}

std::optional<Error> put_neighbours(Json& map, const std::string& id, const AreaIds& neighbours) {
    const Result<JsonArray> own = spelled(map, {id});
    if (!own) return own.error();
    const Result<JsonArray> now = spelled(map, neighbours);
    if (!now) return now.error();
    connect(map, own->front(), *now);
    return std::nullopt;
}

std::optional<Error> add_site(Json& map, const std::string& id, const AreaIds& areas) {
    JsonArray& sites = list_of(map, kSites);
    if (has_id(sites, id)) return impossible("There is a culture site " + upper(id) + " already.");
    if (sites.size() >= kMaxCultureSites)
        return impossible("There is room for " + std::to_string(kMaxCultureSites) +
                          " culture sites on all planets together, and all of it is taken: remove "
                          "one first.");
    const Result<JsonArray> around = spelled(map, areas);
    if (!around) return around.error();
    if (around->empty())
        return impossible("A culture site lies where three areas meet: name them.");
    const Result<JsonObject*> first = entry_with(list_of(map, kAreas), areas.front());
    JsonObject entry{{"id", upper(id)}, {"planet", (**first)["planet"]}, {kAreas, *around}};
    mark_printed(entry);
    const auto last = std::find_if(sites.rbegin(), sites.rend(), [&](const Json& each) {
        return each.at("planet") == entry["planet"];
    });
    sites.insert(last.base(), std::move(entry));
    return std::nullopt;
}

std::optional<Error> remove_site(Json& map, const std::string& id) {
    JsonArray& sites = list_of(map, kSites);
    const Result<JsonObject*> found = entry_with(sites, id);
    if (!found) return found.error();
    const Json gone = (**found)["id"];
    sites.erase(std::find_if(sites.begin(), sites.end(),
                             [&](const Json& site) { return site.at("id") == gone; }));
    return std::nullopt;
}

std::optional<Error> put_site(Json& map, const std::string& id, const AreaIds& areas) {
    const Result<JsonObject*> site = entry_with(list_of(map, kSites), id);
    if (!site) return site.error();
    const Result<JsonArray> around = spelled(map, areas);
    if (!around) return around.error();
    (**site)[kAreas] = *around;
    mark_printed(**site);
    return std::nullopt;
}

}  // namespace orrery::anunnaki
