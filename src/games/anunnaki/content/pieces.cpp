// Houses and their gods, tiles, tokens, and the modules' pieces.
#include <algorithm>
#include <bit>
#include <functional>

#include "games/anunnaki/content/element.h"
#include "games/anunnaki/content/read.h"

namespace orrery::anunnaki {
namespace {

constexpr std::size_t kCivilisations = 12, kAtlantisGods = 2, kCultureTokens = 20;

// AN-HGOD-03, -04: the great god's card first, then the four minor ones.
void read_gods(const JsonReader& list, Content& content) {
    constexpr std::array<std::string_view, 2> kRanks{"great", "minor"};
    const auto powers = [](const JsonReader& json) {
        return effects_from(json, {When::kNow, When::kPassive, When::kEnd});
    };
    std::array<std::size_t, kHouses> minors{};
    std::array<std::size_t, kHouses> greats{};
    const auto read = [&](const JsonReader& entry, std::size_t) -> Columns {
        entry.only({"id", "house", "rank", "name", "power", "power_start", "power_summoned",
                    "source", "note"});
        const std::size_t house = entry["house"].choice(kHouseNames);
        const bool great = entry["rank"].choice(kRanks) == 0;
        const std::string id = id_from(entry["id"]);
        std::size_t& count = (great ? greats : minors)[house];
        if (++count > (great ? 1 : kGodsPerHouse - 1))
            return entry["rank"].fail("a house has one great and four minor gods"), Columns{};
        God& god = content.houses[house].gods[great ? 0 : count];
        god.id = id;
        god.name = entry["name"].string();
        god.power = powers(entry[great ? "power_summoned" : "power"]);
        if (great) god.at_start = powers(entry["power_start"]);
        return {id, god.name, std::string(kHouseNames[house]), great ? "great" : "minor",
                (great ? "from the start " + print_effects(god.at_start) + "; summoned " : "") +
                    print_effects(god.power)};
    };
    read_entries(list, kHouses * kGodsPerHouse,
                 {"Gods", {"god", "name", "house", "rank", "power"}, {}}, content, read);
}

Civilisation civilisation_from(const JsonReader& entry) {
    entry.only({"id", "strength", "reward", "source", "note"});
    return {id_from(entry["id"]), number_from(entry["strength"], 0, 20),
            effects_from(entry["reward"], {When::kNow})};
}

void read_civilisations(const JsonReader& list, std::size_t count, std::string title,
                        std::vector<Civilisation>& tiles, Content& content) {
    read_entries(list, count, {std::move(title), {"tile", "strength", "reward"}, {}}, content,
                 [&](const JsonReader& entry, std::size_t i) -> Columns {
                     new_id_from(entry["id"], tiles, i);
                     tiles.push_back(civilisation_from(entry));
                     return {tiles[i].id, std::to_string(tiles[i].strength),
                             print_effects(tiles[i].reward)};
                 });
}

// What would go on for ever.
void refuse_words(const Effects& effects, std::initializer_list<Word> words, const JsonReader& json,
                  std::string_view rule) {
    for (const Effect& effect : effects)
        if (std::find(words.begin(), words.end(), effect.word) != words.end())
            json.fail("\"" + print_effects({effect}) + "\" would lead here again",
                      std::string(rule));
}

void read_goals(const JsonReader& list, Content& content) {
    const auto read = [&](const JsonReader& entry, std::size_t i) -> Columns {
        entry.only({"id", "per", "bot_oracle", "person_oracle", "source", "note"});
        if (entry["id"].choice(kGoalNames) != i)
            entry["id"].fail("expected the tile " + std::string(kGoalNames[i]));
        GoalTile& tile = content.goals[i];
        tile.per = number_from(entry["per"], 1, 20);
        tile.bot_oracle = element_from(entry["bot_oracle"]);
        tile.times = number_from(entry["bot_oracle"]["times"], 1, 12);
        constexpr std::array kActions{Do::kPortal, Do::kMove, Do::kFollowers, Do::kBuild};
        if (std::find(kActions.begin(), kActions.end(), tile.bot_oracle.what) == kActions.end())
            entry["bot_oracle"]["do"].fail("the oracle moves, teleports, gains followers or builds",
                                           "AN-ORAC-02");
        tile.person_oracle = effects_from(entry["person_oracle"], {When::kNow});
        refuse_words(tile.person_oracle, {Word::kOracle}, entry["person_oracle"], "AN-HORA-02");
        return {std::string(kGoalNames[i]), std::to_string(tile.per),
                std::to_string(tile.times) + " x " + print_element(tile.bot_oracle),
                print_effects(tile.person_oracle)};
    };
    read_entries(list, kGoals, {"Goal tiles", {"goal", "per", "Cosmobot", "person"}, {}}, content,
                 read);
}

// AN-HSET-03, -05: there are tiles and tokens for every place of any two houses' game.
void check_places(const JsonReader& json, const Content& content) {
    const auto tiles = std::count_if(content.areas.begin(), content.areas.end(),
                                     [](const Area& area) { return area.civilisation; });
    if (tiles > static_cast<std::ptrdiff_t>(kCivilisations))
        json["ancient_civilisations"].fail(
            "the map has " + std::to_string(tiles) + " places for them", "AN-HSET-03");
    std::array<int, kHouses> home{};
    for (std::size_t house = 0; house < kHouses; ++house)
        home[house] = std::popcount(content.planet_sites[house]);
    std::sort(home.begin(), home.end(), std::greater());
    const int sites = std::popcount(content.planet_sites[kGaia]) + home[0] + home[1];
    if (sites > static_cast<int>(kCultureTokens))
        json["culture_tokens"].fail("the map has up to " + std::to_string(sites) + " sites",
                                    "AN-HSET-05");
}

// AN-HMYTH-02: "track war 4", "settlements 3".
Requirement requirement_from(const JsonReader& json) {
    const std::string_view text = json.string();
    for (std::size_t need = 0; need < kNeedNames.size(); ++need) {
        if (!text.starts_with(kNeedNames[need])) continue;
        const std::string_view digits =
            text.substr(std::min(kNeedNames[need].size() + 1, text.size()));
        for (int number = 1; number <= 40; ++number)
            if (digits == std::to_string(number) && text[kNeedNames[need].size()] == ' ')
                return {static_cast<Need>(need), static_cast<std::uint8_t>(number)};
    }
    json.fail("\"" + std::string(text) + "\" is no requirement like track war 4 or settlements 3",
              "AN-HMYTH-02");
    return {};
}

}  // namespace

void read_houses(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "houses", "gods"});
    const auto read = [&](const JsonReader& entry, std::size_t i) -> Columns {
        entry.only({"id", "names", "code", "colour", "planet", "missing_resource", "expansion",
                    "source", "note"});
        if (entry["id"].choice(kHouseNames) != i || entry["planet"].choice(kHouseNames) != i)
            entry["id"].fail("expected the house " + std::string(kHouseNames[i]));
        House& house = content.houses[i];
        house.id = id_from(entry["id"]);
        house.name = names_from(entry["names"]).english;
        house.code = id_from(entry["code"]);
        house.colour = entry["colour"].string();
        house.missing = static_cast<Resource>(entry["missing_resource"].choice(kResourceNames));
        if (!entry["expansion"].is_null()) house.expansion = entry["expansion"].string();
        return {house.id, house.name, house.expansion, house.colour,
                std::string(entry["missing_resource"].string())};
    };
    read_entries(json["houses"], kHouses,
                 {"Houses", {"house", "name", "expansion", "colour", "missing"}, {}}, content,
                 read);
    if (json.ok()) read_gods(json["gods"], content);
}

void read_tokens(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "ancient_civilisations", "atlantis_gods",
               "culture_tokens", "goal_tiles", "artefacts"});
    read_civilisations(json["ancient_civilisations"], kCivilisations, "Ancient civilisations",
                       content.civilisations, content);
    read_civilisations(json["atlantis_gods"], kAtlantisGods, "Atlantis gods", content.atlantis_gods,
                       content);
    read_entries(
        json["culture_tokens"], kCultureTokens, {"Culture tokens", {"token", "bonus"}, {}}, content,
        [&](const JsonReader& entry, std::size_t i) -> Columns {
            entry.only({"id", "bonus", "source", "note"});
            content.culture_tokens.push_back({new_id_from(entry["id"], content.culture_tokens, i),
                                              effects_from(entry["bonus"], {When::kNow})});
            return {content.culture_tokens[i].id, print_effects(content.culture_tokens[i].bonus)};
        });
    read_goals(json["goal_tiles"], content);
    read_entries(json["artefacts"], kArtefacts, {"Artefacts", {"artefact", "name", "effect"}, {}},
                 content, [&](const JsonReader& entry, std::size_t i) -> Columns {
                     entry.only({"id", "names", "effect", "source", "note"});
                     content.artefacts[i] = {
                         new_id_from(entry["id"], content.artefacts, i),
                         names_from(entry["names"]).english,
                         effects_from(entry["effect"], {When::kNow, When::kPassive, When::kEnd})};
                     return {content.artefacts[i].id, content.artefacts[i].name,
                             print_effects(content.artefacts[i].effect)};
                 });
    if (json.ok()) check_places(json, content);
}

void read_modules(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "distant_planets", "creatures"});
    read_entries(json["distant_planets"], kDistantPlanets,
                 {"Distant planets", {"planet", "name", "strength", "landing", "leader"}, {}},
                 content, [&](const JsonReader& entry, std::size_t i) -> Columns {
                     entry.only({"id", "names", "civilisation_strength", "landing_bonus",
                                 "leader_end_vp", "source", "note"});
                     content.distant[i] = {new_id_from(entry["id"], content.distant, i),
                                           names_from(entry["names"]).english,
                                           number_from(entry["civilisation_strength"], 0, 20),
                                           effects_from(entry["landing_bonus"], {When::kNow}),
                                           number_from(entry["leader_end_vp"], 0, 50)};
                     const DistantPlanet& planet = content.distant[i];
                     refuse_words(planet.landing_bonus, {Word::kPortal, Word::kOracle},
                                  entry["landing_bonus"], "AN-HDIST-01");
                     return {planet.id, planet.name, std::to_string(planet.strength),
                             print_effects(planet.landing_bonus), std::to_string(planet.leader_vp)};
                 });
    read_entries(
        json["creatures"], kCreatures,
        {"Creatures", {"creature", "name", "first", "second", "vp", "power"}, {}}, content,
        [&](const JsonReader& entry, std::size_t i) -> Columns {
            entry.only({"id", "names", "first", "second", "vp", "power", "source", "note"});
            Creature& creature = content.creatures[i];
            creature.id = new_id_from(entry["id"], content.creatures, i);
            creature.name = names_from(entry["names"]).english;
            creature.first = requirement_from(entry["first"]);
            creature.second = requirement_from(entry["second"]);
            if (creature.first.need >= Need::kTotalResources)
                entry["first"].fail("Cosmobot never has what this asks for", "AN-MYTH-02");
            creature.vp = number_from(entry["vp"], 0, 50);
            creature.power = effects_from(entry["power"], {When::kPassive, When::kEnd});
            return {creature.id,
                    creature.name,
                    std::string(entry["first"].string()),
                    std::string(entry["second"].string()),
                    std::to_string(creature.vp),
                    print_effects(creature.power)};
        });
}

}  // namespace orrery::anunnaki
