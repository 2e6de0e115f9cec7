#include "games/anunnaki/json/tables.h"

#include "core/json.h"
#include "games/anunnaki/bot/strategy.h"
#include "games/anunnaki/content/element.h"
#include "games/anunnaki/game.h"

namespace orrery::anunnaki {
namespace {

// {"when": "end", "word": "vp_per_gaia_area", "number": 1, "most": 5}
Json effect_json(const Effect& effect) {
    JsonObject json{{"when", kWhenNames[static_cast<std::size_t>(effect.when)]},
                    {"word", kWordNames[static_cast<std::size_t>(effect.word)]}};
    if (effect.number != 0) json["number"] = effect.number;
    if (effect.word == Word::kAdvance)
        json["track"] = effect.detail == kAnyTrack ? "choice" : kTrackNames[effect.detail];
    else if (effect.word == Word::kOracle)
        json["free"] = effect.detail != 0;
    else if (effect.detail != 0)
        json["most"] = effect.detail;
    return json;
}

Json effects_json(const Effects& effects) {
    JsonArray json;
    for (const Effect& effect : effects) json.push_back(effect_json(effect));
    return json;
}

// {"spear": {"effect": […]}, …}
template <class Entry>
struct Part {
    std::string_view name;
    Effects Entry::* effects;
};
template <class List, class Entry = typename List::value_type>
Json by_id(const List& list, std::initializer_list<Part<Entry>> parts) {
    JsonObject json;
    for (const Entry& entry : list) {
        JsonObject own;
        for (const auto& [name, effects] : parts) own[name] = effects_json(entry.*effects);
        json[entry.id] = std::move(own);
    }
    return json;
}

Json gods_json(const Content& content) {
    JsonObject json;
    for (const House& house : content.houses)
        for (const God& god : house.gods)
            json[god.id] = JsonObject{{"power", effects_json(god.power)},
                                      {"power_start", effects_json(god.at_start)}};
    return json;
}

// By the spaces that have a reward.
Json tracks_json(const Content& content) {
    JsonObject json;
    for (std::size_t i = 0; i < kTracks; ++i) {
        JsonObject rewards;
        const auto& all = content.tracks[i].rewards;
        for (std::size_t space = 0; space < all.size(); ++space)
            if (!all[space].empty()) rewards[std::to_string(space)] = effects_json(all[space]);
        json[kTrackNames[i]] = std::move(rewards);
    }
    return json;
}

Json goals_json(const Content& content) {
    JsonObject json;
    for (std::size_t i = 0; i < kGoals; ++i)
        json[kGoalNames[i]] =
            JsonObject{{"person_oracle", effects_json(content.goals[i].person_oracle)}};
    return json;
}

// As the content files write them: {"do": "move", "n": 2, "strategy": "brave"}
Json element_json(const Element& element) {
    JsonObject json{{"do", kDoNames[static_cast<std::size_t>(element.what)]}};
    if (element.number == kGoalNumber)
        json["n"] = "goal";
    else if (element.number != 0)
        json["n"] = element.number;
    if (element.what == Do::kMove || element.what == Do::kPortal)
        json["strategy"] = kStrategyNames[element.detail];
    if (element.what == Do::kAdvance)
        json["track"] = element.detail == kAnyTrack ? "any" : kTrackNames[element.detail];
    if (element.what == Do::kSummon) json["god"] = element.detail == 0 ? "minor" : "great";
    return json;
}

Json elements_json() {
    JsonObject json;
    for_each_element(
        [&](const Element& element) { json[print_element(element)] = element_json(element); });
    return json;
}

// The lines of each, in order (AN-STRAT-01 to -03).
Json strategies_json() {
    JsonObject json;
    for (std::size_t i = 0; i < kStrategies.size(); ++i) {
        JsonArray lines;
        for (Line line : kStrategies[i])
            lines.emplace_back(kLineNames[static_cast<std::size_t>(line)]);
        json[kStrategyNames[i]] = std::move(lines);
    }
    return json;
}

// {"need": "track", "track": "war", "number": 4}, {"need": "settlements", "number": 3}
Json requirement_json(const Requirement& requirement) {
    const auto need = static_cast<std::size_t>(requirement.need);
    JsonObject json{{"number", requirement.number}};
    json["need"] = need < kTracks ? "track" : kNeedNames[need];
    if (need < kTracks) json["track"] = kTrackNames[need];
    return json;
}

Json requirements_json(const Content& content) {
    JsonObject json;
    for (const Creature& creature : content.creatures)
        json[creature.id] = JsonObject{{"first", requirement_json(creature.first)},
                                       {"second", requirement_json(creature.second)}};
    return json;
}

}  // namespace

JsonObject content_tables_json(const Content& content) {
    return {
        {"effects",
         JsonObject{
             {"tiles", by_id(content.tiles, {{"effect", &ActionTile::effect},
                                             {"upgraded", &ActionTile::upgraded}})},
             {"secondaries", by_id(content.secondaries, {{"effect", &Secondary::effect}})},
             {"weapons", by_id(content.weapons, {{"effect", &Weapon::effect}})},
             {"contracts", by_id(content.contracts, {{"reward", &Contract::reward}})},
             {"civilisations", by_id(content.civilisations, {{"reward", &Civilisation::reward}})},
             {"atlantis_gods", by_id(content.atlantis_gods, {{"reward", &Civilisation::reward}})},
             {"culture_tokens", by_id(content.culture_tokens, {{"bonus", &CultureToken::bonus}})},
             {"artefacts", by_id(content.artefacts, {{"effect", &Artefact::effect}})},
             {"distant",
              by_id(content.distant, {{"landing_bonus", &DistantPlanet::landing_bonus}})},
             {"creatures", by_id(content.creatures, {{"power", &Creature::power}})},
             {"gods", gods_json(content)},
             {"tracks", tracks_json(content)},
             {"goals", goals_json(content)}}},
        {"elements", elements_json()},
        {"requirements", requirements_json(content)},
        {"strategies", strategies_json()}};
}

JsonObject Anunnaki::tables_json() const {
    return content_tables_json(content_);
}

}  // namespace orrery::anunnaki
