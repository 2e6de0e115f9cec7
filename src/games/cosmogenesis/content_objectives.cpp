// Stellar and planetary objectives.
#include <algorithm>

#include "core/json.h"
#include "games/cosmogenesis/action.h"
#include "games/cosmogenesis/content.h"

namespace orrery::cosmogenesis {
namespace {

constexpr std::array<std::string_view, 3> kKindNames{"terrestrial", "gas_giant", "asteroid"};

BodyKind kind_from(const JsonReader& json) {
    return static_cast<BodyKind>(1 + json.choice(kKindNames));
}

// A number that may be left out.
template <class T>
void read_optional(const JsonReader& json, std::string_view key, int min, int max, T& value) {
    if (json.has(key)) value = static_cast<T>(json[key].integer(min, max));
}
void read_optional(const JsonReader& json, std::string_view key, bool& value) {
    if (json.has(key)) value = json[key].boolean();
}

void read_points(const JsonReader& json, ScoreTerm& term) {
    if (json.has("each") == json.has("table"))
        return json.fail("a term has points for each, or a table of points by count");
    read_optional(json, "each", 1, 50, term.each);
    read_optional(json, "at_most", 1, 255, term.at_most);
    if (!json.has("table")) return;
    if (json.has("at_most")) json["at_most"].fail("a table has no other limit than its end");
    const JsonReader table = json["table"];
    const std::size_t count = table.size(1, decltype(term.table)::capacity());
    for (std::size_t i = 0; i < count; ++i)
        term.table.push_back(static_cast<std::uint8_t>(table[i].integer(0, 100)));
}

ScoreTerm term_from(const JsonReader& json) {
    constexpr std::array<std::string_view, 12> kCounts{
        "planets",        "moons",       "bodies",  "orbits",
        "gas_colours",    "gas_pairs",   "classes", "longest_run",
        "belt_asteroids", "belt_comets", "objects", "revealed_objectives"};
    json.only({"count", "kind", "size_from", "size_to", "wet", "rings", "life", "moons",
               "orbit_from", "orbit_to", "each", "at_most", "table"});
    ScoreTerm term;
    term.count = static_cast<Count>(json["count"].choice(kCounts));
    if (term.count > Count::kOrbits)
        for (const char* narrowing : {"kind", "size_from", "size_to", "wet", "rings", "life",
                                      "moons", "orbit_from", "orbit_to"})
            if (json.has(narrowing))
                json[narrowing].fail("only planets, moons, bodies and orbits can be narrowed");
    if (json.has("kind")) term.kind = kind_from(json["kind"]);
    read_optional(json, "size_from", 1, kMaxSize, term.size_from);
    read_optional(json, "size_to", 1, kMaxSize, term.size_to);
    read_optional(json, "wet", term.wet);
    read_optional(json, "rings", term.rings);
    read_optional(json, "life", 0, kMaxStage, term.life);
    read_optional(json, "moons", 0, static_cast<int>(kMaxMoons), term.moons);
    read_optional(json, "orbit_from", 1, static_cast<int>(kMaxOrbits), term.orbit_from);
    read_optional(json, "orbit_to", 1, static_cast<int>(kMaxOrbits), term.orbit_to);
    if (term.moons >= 0 && term.count != Count::kPlanets)
        json["moons"].fail("only planets have a number of moons");
    read_points(json, term);
    return term;
}

Requirement requirement_from(const JsonReader& json) {
    json.only({"planet", "size", "wet", "rings", "life", "moons", "moon_size", "wet_moons",
               "living_moons", "living_bodies", "orbit_from", "orbit_to"});
    Requirement asked;
    if (json.has("planet")) asked.planet = kind_from(json["planet"]);
    if (asked.planet == BodyKind::kAsteroid)
        json["planet"].fail("a planet is terrestrial or a gas giant", "CG-BODY-05");
    const int largest = asked.planet == BodyKind::kGasGiant ? 2 : kMaxSize;
    read_optional(json, "size", 1, largest, asked.size);
    if (asked.size > 0 && asked.planet == BodyKind::kNone)
        json["size"].fail("a size needs a kind of planet: gas giants have sizes of their own",
                          "CG-BODY-03");
    read_optional(json, "wet", asked.wet);
    read_optional(json, "rings", asked.rings);
    read_optional(json, "life", 0, kMaxStage, asked.life);
    const int most = static_cast<int>(kMaxMoons);
    read_optional(json, "moons", 1, most, asked.moons);
    read_optional(json, "moon_size", 1, kMaxSize, asked.moon_size);
    read_optional(json, "wet_moons", 1, most, asked.wet_moons);
    read_optional(json, "living_moons", 1, most, asked.living_moons);
    read_optional(json, "living_bodies", 1, most + 1, asked.living_bodies);
    read_optional(json, "orbit_from", 1, static_cast<int>(kMaxOrbits), asked.orbit_from);
    read_optional(json, "orbit_to", 1, static_cast<int>(kMaxOrbits), asked.orbit_to);
    return asked;
}

}  // namespace

void read_stellar(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "objectives"});
    const JsonReader list = json["objectives"];
    ContentTable table{"Stellar objectives", {"objective", "de", "en", "fr", "points"}, {}};
    // CG-SETUP-06: there are enough for the stack of the largest game.
    const std::size_t count = list.size(stellar_stack_size(kMaxPlayers), kMaxObjectives);
    std::array<std::uint8_t, kMaxObjectives + 1> seen{};
    content.stellar.resize(count + 1);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = list[i];
        entry.only({"id", "names", "terms", "source"});
        const std::size_t number = read_number(entry["id"], 'S', count, seen);
        seen[number] = 1;
        StellarObjective& objective = content.stellar[number];
        objective.names = names_from(entry["names"]);
        const JsonReader terms = entry["terms"];
        const std::size_t term_count = terms.size(1, decltype(objective.terms)::capacity());
        for (std::size_t term = 0; term < term_count; ++term)
            objective.terms.push_back(term_from(terms[term]));
        table.entries.push_back(
            {{id_text('S', number), objective.names.german, objective.names.english,
              objective.names.french, json.ok() ? orrery::to_text(terms.json()) : ""},
             provenance_from(entry["source"])});
    }
    content.tables.push_back(std::move(table));
}

void read_planetary(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "objectives"});
    const JsonReader list = json["objectives"];
    ContentTable table{"Planetary objectives",
                       {"objective", "de", "en", "fr", "requires", "reward", "points"},
                       {}};
    // CG-SETUP-07: likewise.
    const std::size_t count = list.size(planetary_stack_size(kMaxPlayers), kMaxObjectives);
    std::array<std::uint8_t, kMaxObjectives + 1> seen{};
    content.planetary.resize(count + 1);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = list[i];
        entry.only({"id", "names", "requires", "rewards", "points", "source"});
        const std::size_t number = read_number(entry["id"], 'P', count, seen);
        seen[number] = 1;
        PlanetaryObjective& objective = content.planetary[number];
        objective.names = names_from(entry["names"]);
        objective.requirement = requirement_from(entry["requires"]);
        objective.points = static_cast<std::uint8_t>(entry["points"].integer(0, 50));
        const JsonReader rewards = entry["rewards"];
        const std::size_t items = rewards.size(0, decltype(objective.rewards)::capacity());
        for (std::size_t item = 0; item < items; ++item)
            objective.rewards.push_back(
                static_cast<RewardItem>(1 + rewards[item].choice(kRewardNames)));
        table.entries.push_back(
            {{id_text('P', number), objective.names.german, objective.names.english,
              objective.names.french, json.ok() ? orrery::to_text(entry["requires"].json()) : "",
              json.ok() ? orrery::to_text(rewards.json()) : "", std::to_string(objective.points)},
             provenance_from(entry["source"])});
    }
    content.tables.push_back(std::move(table));
}

}  // namespace orrery::cosmogenesis
