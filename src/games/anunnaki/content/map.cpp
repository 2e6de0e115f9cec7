// Areas and culture sites.
#include <algorithm>
#include <optional>

#include "games/anunnaki/content/read.h"

namespace orrery::anunnaki {
namespace {

std::optional<std::size_t> find_area(const Content& content, std::string_view id) {
    const auto found = std::find_if(content.areas.begin(), content.areas.end(),
                                    [&](const Area& area) { return area.id == id; });
    if (found == content.areas.end()) return std::nullopt;
    return static_cast<std::size_t>(found - content.areas.begin());
}

std::size_t area_from(const JsonReader& json, const Content& content) {
    const std::optional<std::size_t> area = find_area(content, json.string());
    if (!area) json.fail("there is no area \"" + std::string(json.string()) + "\"");
    return area.value_or(0);
}

std::string planet_name(std::size_t planet) {
    return std::string(planet == kGaia ? "gaia" : kHouseNames[planet]);
}

Columns read_area(const JsonReader& entry, Content& content) {
    entry.only({"id", "planet", "capital", "atlantis", "shrine", "civilisation", "symbols",
                "neighbours", "source", "note"});
    Area area;
    area.id = new_id_from(entry["id"], content.areas, content.areas.size());
    area.planet = planet_from(entry["planet"]);
    area.capital = entry["capital"].boolean();
    area.atlantis = entry["atlantis"].boolean();
    area.shrine = entry["shrine"].boolean();
    area.civilisation = entry["civilisation"].boolean();
    if (area.civilisation && area.planet != kGaia)
        entry["civilisation"].fail("civilisations live on Gaia only", "AN-HSET-03");
    const JsonReader symbols = entry["symbols"];
    const std::size_t count = symbols.size(1, kMaxSymbols);
    std::string printed;
    for (std::size_t i = 0; i < count && entry.ok(); ++i) {
        area.symbols.push_back(static_cast<Resource>(symbols[i].choice(kResourceNames)));
        printed += (i > 0 ? " " : "") + std::string(symbols[i].string());
    }
    const std::size_t number = content.areas.size();
    content.planet_areas[area.planet].insert(number);
    if (area.capital) content.capitals.insert(number);
    if (area.atlantis) content.atlantis.insert(number);
    if (area.shrine) content.shrines.insert(number);
    content.areas.push_back(area);
    const std::string marks = std::string(area.capital ? "capital " : "") +
                              (area.atlantis ? "Atlantis " : "") + (area.shrine ? "shrine " : "") +
                              (area.civilisation ? "civilisation" : "");
    return {area.id, planet_name(area.planet), printed, marks};
}

// Adjacency is symmetric and stays on one planet.
void read_neighbours(const JsonReader& list, Content& content) {
    for (std::size_t i = 0; i < content.areas.size() && list.ok(); ++i) {
        Area& area = content.areas[i];
        const JsonReader neighbours = list[i]["neighbours"];
        const std::size_t count = neighbours.size(1, kMaxAreas);
        for (std::size_t n = 0; n < count && list.ok(); ++n) {
            const std::size_t other = area_from(neighbours[n], content);
            if (other == i) neighbours[n].fail(area.id + " is no neighbour of itself");
            if (content.areas[other].planet != area.planet)
                neighbours[n].fail(content.areas[other].id + " is on another planet than " +
                                   area.id);
            area.neighbours.insert(other);
        }
    }
    for (std::size_t i = 0; i < content.areas.size() && list.ok(); ++i)
        content.areas[i].neighbours.for_each([&](std::size_t other) {
            if (!content.areas[other].neighbours.contains(i))
                list[other]["neighbours"].fail(content.areas[other].id + " does not list " +
                                               content.areas[i].id + ", which lists it");
        });
}

void check_connected(const JsonReader& list, const Content& content, std::size_t planet) {
    const AreaSet all = content.planet_areas[planet];
    if (all.empty()) return list.fail("there is no area on the planet " + planet_name(planet));
    AreaSet reached, fresh;
    fresh.insert(all.first());
    while (!fresh.empty()) {
        reached |= fresh;
        AreaSet next;
        fresh.for_each([&](std::size_t area) { next |= content.areas[area].neighbours; });
        fresh = next - reached;
    }
    if (const AreaSet apart = all - reached; !apart.empty())
        list[apart.first()].fail(content.areas[apart.first()].id +
                                 " cannot be reached from the rest of " + planet_name(planet));
}

// Each home planet has one capital and shows all resources but its missing one.
void check_home(const JsonReader& list, Content& content, std::size_t house) {
    const AreaSet areas = content.planet_areas[house];
    const AreaSet capitals = areas & content.capitals;
    const std::string planet = planet_name(house);
    if (capitals.count() != 1)
        return list.fail(
            "the planet " + planet + " has " + std::to_string(capitals.count()) + " capitals",
            "AN-HSET-10");
    content.houses[house].capital = static_cast<std::uint8_t>(capitals.first());
    for (std::size_t r = 0; r < kResources; ++r) {
        const auto resource = static_cast<Resource>(r);
        bool shown = false;
        areas.for_each([&](std::size_t area) { shown |= content.areas[area].produces(resource); });
        if (shown == (resource == content.houses[house].missing))
            list[areas.first()]["symbols"].fail(
                "the planet " + planet +
                (shown ? " shows its missing resource " : " lacks more than one resource: ") +
                std::string(kResourceNames[r]));
    }
}

void check_gaia(const JsonReader& list, Content& content) {
    if (const AreaSet wrong = content.capitals & content.planet_areas[kGaia]; !wrong.empty())
        list[wrong.first()]["capital"].fail("there is no capital on Gaia", "AN-CTRL-12");
    if (content.atlantis.count() != 2 || !content.planet_areas[kGaia].includes(content.atlantis))
        return list.fail("exactly two areas are Atlantis, both on Gaia", "AN-HSET-03");
    const std::size_t first = content.atlantis.first();
    if (!content.areas[first].neighbours.intersects(content.atlantis))
        list[first]["neighbours"].fail("the two Atlantis areas are adjacent");
    content.atlantis.for_each([&](std::size_t area) {
        content.next_to_atlantis |= content.areas[area].neighbours;
        if (!content.areas[area].civilisation)
            list[area]["civilisation"].fail("Atlantis starts with a civilisation", "AN-HSET-03");
    });
    content.next_to_atlantis -= content.atlantis;
}

void read_sites(const JsonReader& list, Content& content) {
    const std::size_t count = list.size(1, kMaxCultureSites);
    read_entries(list, count, {"Culture sites", {"site", "areas"}, {}}, content,
                 [&](const JsonReader& entry, std::size_t i) -> Columns {
                     entry.only({"id", "planet", "areas", "source", "note"});
                     CultureSite site;
                     site.id = new_id_from(entry["id"], content.sites, i);
                     site.planet = planet_from(entry["planet"]);
                     std::string names;
                     entry["areas"].size(3, 3);
                     for (std::size_t a = 0; a < 3 && list.ok(); ++a) {
                         const std::size_t area = area_from(entry["areas"][a], content);
                         if (content.areas[area].planet != site.planet)
                             entry["areas"][a].fail(site.id + " touches an area of another planet");
                         site.areas.insert(area);
                         names += (a > 0 ? " " : "") + content.areas[area].id;
                     }
                     bool together = site.areas.count() == 3;
                     site.areas.for_each([&](std::size_t area) {
                         AreaSet others = site.areas;
                         others.remove(area);
                         together = together && content.areas[area].neighbours.includes(others);
                     });
                     if (!together)
                         entry["areas"].fail(site.id + " touches three mutually adjacent areas");
                     content.planet_sites[site.planet] |= std::uint32_t{1} << i;
                     content.sites.push_back(site);
                     return {site.id, names};
                 });
}

void read_rows(const JsonReader& json, Content& content) {
    json.only({"rows", "source", "note"});
    AreaSet drawn;
    const JsonReader rows = json["rows"];
    const std::size_t count = rows.size(1, kMaxAreas);
    for (std::size_t row = 0; row < count && json.ok(); ++row) {
        content.gaia_rows.emplace_back();
        const std::size_t length = rows[row].size(1, kMaxAreas);
        for (std::size_t i = 0; i < length && json.ok(); ++i) {
            const std::size_t area = area_from(rows[row][i], content);
            drawn.insert(area);
            content.gaia_rows.back().push_back(static_cast<std::uint8_t>(area));
        }
    }
    if (json.ok() && drawn != content.planet_areas[kGaia])
        rows.fail("the rows show every area of Gaia once");
}

}  // namespace

void read_map(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "areas", "culture_sites", "gaia_rows"});
    const JsonReader list = json["areas"];
    const std::size_t count = list.size(1, kMaxAreas);
    read_entries(list, count, {"Areas", {"area", "planet", "symbols", "marks"}, {}}, content,
                 [&](const JsonReader& entry, std::size_t) { return read_area(entry, content); });
    if (json.ok()) read_neighbours(list, content);
    for (std::size_t planet = 0; planet <= kGaia && json.ok(); ++planet)
        check_connected(list, content, planet);
    for (std::size_t house = 0; house < kHouses && json.ok(); ++house)
        check_home(list, content, house);
    if (json.ok()) check_gaia(list, content);
    if (json.ok()) read_sites(json["culture_sites"], content);
    if (json.ok()) read_rows(json["gaia_rows"], content);
}

}  // namespace orrery::anunnaki
