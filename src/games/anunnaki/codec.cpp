// States and views as JSON.
#include "games/anunnaki/codec.h"

#include "core/random_json.h"
#include "games/anunnaki/element.h"
#include "games/anunnaki/game.h"
#include "games/anunnaki/options.h"
#include "games/anunnaki/view.h"

namespace orrery::anunnaki {
namespace {

// 1 + the number of an entry; what a viewer cannot know is null, like nothing.
template <class List>
Json id_or_null(const List& list, std::uint8_t number) {
    return number == 0 || number == kUnknown ? Json() : Json(list[number - 1U].id);
}

template <class List, class Numbers>
Json ids_json(const List& list, const Numbers& numbers) {
    JsonArray json;
    for (std::uint8_t number : numbers) json.emplace_back(list[number].id);
    return json;
}

// The entries whose bits are set.
template <class List>
Json ids_of_bits(const List& list, std::uint32_t bits) {
    JsonArray json;
    for (std::size_t i = 0; i < list.size(); ++i)
        if ((bits >> i & 1U) != 0) json.emplace_back(list[i].id);
    return json;
}

Json resources_json(const ResourceCounts& counts) {
    JsonObject json;
    for (std::size_t i = 0; i < kResources; ++i) json[kResourceNames[i]] = counts[i];
    return json;
}

Json side_json(const Content& content, const SideState& own) {
    JsonObject tracks;
    for (std::size_t i = 0; i < kTracks; ++i) tracks[kTrackNames[i]] = own.tracks[i];
    return JsonObject{{"vp", own.vp},
                      {"tracks", std::move(tracks)},
                      {"supremacy", content.supremacy[own.supremacy]},
                      {"supply", print_pieces(own.supply, false)},
                      {"settlements", own.settlements},
                      {"cubes", own.cubes},
                      {"creatures", ids_of_bits(content.creatures, own.creatures)}};
}

Json person_json(const Content& content, const State& state) {
    const PersonState& person = state.person;
    JsonObject tiles;
    for (std::size_t node = 0; node < kNodes; ++node)
        tiles[content.nodes[node]] = content.tiles[person.tiles[node]].id;
    JsonArray marked;
    for (std::size_t by = 0; by <= kPentagon; ++by)
        if ((person.marked >> by & 1) != 0)
            marked.emplace_back(by == kPentagon ? "PENTA" : "T" + std::to_string(by));
    return JsonObject{
        {"resources", resources_json(person.resources)},
        {"crystals", person.crystals},
        {"pawn", person.pawn == 0 ? Json() : Json(content.nodes[person.pawn - 1U])},
        {"tiles", std::move(tiles)},
        {"upgraded", ids_of_bits(content.tiles, person.upgraded)},
        {"paths", ids_of_bits(content.paths, person.path_cubes)},
        {"marked", std::move(marked)},
        {"gods", ids_of_bits(content.houses[state.options.person_house].gods, person.gods)},
        {"hand", ids_of_bits(content.weapons, person.hand)},
        {"used", ids_of_bits(content.weapons, person.used)},
        {"artefacts", ids_of_bits(content.artefacts, person.artefacts)},
        {"fulfilled", person.fulfilled},
        {"contracts", ids_json(content.contracts, person.contracts)}};
}

// Only areas with something in them.
Json areas_json(const Content& content, const State& state) {
    JsonObject json;
    for (std::size_t i = 0; i < content.areas.size(); ++i) {
        const AreaState& here = state.areas[i];
        if (here == AreaState{}) continue;
        JsonObject area = area_json(here);
        if (here.civilisation != 0) {
            area["civilisation"] = id_or_null(content.civilisations, here.civilisation);
            area["face_up"] = here.revealed != 0;
        }
        json[content.areas[i].id] = std::move(area);
    }
    return json;
}

Json culture_json(const Content& content, const State& state) {
    JsonObject json;
    for (std::size_t site = 0; site < content.sites.size(); ++site)
        if (state.culture[site] != 0)
            json[content.sites[site].id] = id_or_null(content.culture_tokens, state.culture[site]);
    return json;
}

Json atlantis_json(const Content& content, const State& state) {
    JsonObject json;
    std::size_t number = 0;
    content.atlantis.for_each([&](std::size_t area) {
        const std::uint8_t god = state.atlantis_gods[number++];
        if (god != 0) json[content.areas[area].id] = content.atlantis_gods[god - 1U].id;
    });
    return json;
}

Json distant_json(const Content& content, const State& state) {
    JsonArray json;
    for (const DistantState& here : state.distant) {
        if (here.planet == 0) {  // the module is not in play, or the companion does not know yet
            if (state.options.distant_planets != 0) json.push_back(nullptr);
            continue;
        }
        JsonObject planet{{"planet", content.distant[here.planet - 1U].id},
                          {"leader", kLeaderNames[static_cast<std::size_t>(here.leader)]}};
        JsonObject landing, leading;
        for (std::size_t side = 0; side < kSides; ++side) {
            landing[kSideNames[side]] = print_pieces(here.landing[side], false);
            leading[kSideNames[side]] = print_pieces(here.leading[side], false);
        }
        planet["landing"] = std::move(landing);
        planet["leading"] = std::move(leading);
        json.push_back(std::move(planet));
    }
    return json;
}

Json contracts_json(const Content& content, const State& state) {
    JsonArray json;
    for (const ContractSlot& slot : state.contracts)
        json.push_back(slot.filled == 0 ? Json() : Json(content.contracts[slot.contract].id));
    return json;
}

Json creatures_json(const Content& content, const State& state) {
    JsonArray json;
    if (state.options.creatures != 0)
        for (std::uint8_t creature : state.creatures)
            json.push_back(id_or_null(content.creatures, creature));
    return json;
}

Json combat_json(const Content& content, const Combat& combat) {
    if (combat.active == 0) return nullptr;
    return JsonObject{{"place", place_name(content, combat.place)}};
}

template <class Places>
Json places_json(const Content& content, const Places& places) {
    JsonArray json;
    for (Place place : places) json.emplace_back(place_name(content, place));
    return json;
}

Json candidates_json(const Content& content, const State& state) {
    if (state.choice != Choice::kReveal) return places_json(content, state.candidates);
    JsonArray json;
    for (std::uint8_t deck : state.candidates) json.emplace_back(kDeckNames[deck]);
    return json;
}

JsonObject common_json(const Content& content, const State& state) {
    JsonObject json = table_json(content, state);
    JsonObject face_up;
    for (Deck deck : {Deck::kMoon, Deck::kSun}) {
        const auto number = static_cast<std::size_t>(deck);
        face_up[kDeckNames[number]] = id_or_null(content.cards(deck), state.face_up[number]);
    }
    const std::uint32_t seen_culture = state.seen_culture[0] | std::uint32_t{state.seen_culture[1]}
                                                                   << 16;
    json["options"] = options_to_json(state.options);
    json["person"] = person_json(content, state);
    json["areas"] = areas_json(content, state);
    json["culture"] = culture_json(content, state);
    json["atlantis_gods"] = atlantis_json(content, state);
    json["contracts"] = contracts_json(content, state);
    json["contract_stack"] = ids_json(content.contracts, state.contract_stack);
    json["artefact_deck"] = ids_json(content.artefacts, state.artefact_deck);
    json["face_up"] = std::move(face_up);
    json["seen"] =
        JsonObject{{"civilisations", ids_of_bits(content.civilisations, state.seen_civilisations)},
                   {"culture", ids_of_bits(content.culture_tokens, seen_culture)}};
    json["combat"] = combat_json(content, state.combat);
    return json;
}

}  // namespace

JsonObject area_json(const AreaState& here) {
    JsonObject area;
    for (std::size_t side = 0; side < kSides; ++side)
        if (std::string pieces = print_pieces(here.units[side], here.settlement == 1 + side);
            !pieces.empty())
            area[kSideNames[side]] = std::move(pieces);
    if (here.exhausted != 0) {
        JsonArray symbols;
        for (std::size_t symbol = 0; symbol < kMaxSymbols; ++symbol)
            if ((here.exhausted >> symbol & 1) != 0) symbols.push_back(symbol + 1);
        area["exhausted"] = std::move(symbols);
    }
    return area;
}

JsonObject table_json(const Content& content, const State& state) {
    JsonObject goals, decks;
    for (std::size_t i = 0; i < kGoals; ++i)
        goals[kGoalPlaces[i]] = kGoalNames[static_cast<std::size_t>(state.goals[i])];
    for (Deck deck : {Deck::kMoon, Deck::kSun}) {
        const auto number = static_cast<std::size_t>(deck);
        decks[kDeckNames[number]] = ids_json(content.cards(deck), state.decks[number]);
    }
    JsonArray tokens, tasks;
    for (std::size_t place = 0; place < content.supremacy.size(); ++place)
        if ((state.supremacy_tokens >> place & 1) != 0) tokens.push_back(content.supremacy[place]);
    for (const Task& task : state.tasks) tasks.push_back(task_json(content, task));
    FixedVector<Place, kPlaces> combats;
    state.combats.for_each(
        [&](std::size_t place) { combats.push_back(static_cast<Place>(place)); });
    return {{"houses", JsonObject{{"person", kHouseNames[state.options.person_house]},
                                  {"bot", kHouseNames[state.options.bot_house]}}},
            {"turn", state.turn},
            {"active", kSideNames[index(state.active)]},
            {"phase", kPhaseNames[static_cast<std::size_t>(state.phase)]},
            {"triggered", state.triggered == 0 ? Json() : Json(kSideNames[state.triggered - 1U])},
            {"last_turn", state.last_turn != 0},
            {"arrow", state.arrow == 0 ? Json() : Json(kArrowNames[state.arrow - 1U])},
            {"sides", JsonObject{{"person", side_json(content, state.sides[0])},
                                 {"bot", side_json(content, state.sides[1])}}},
            {"distant", distant_json(content, state)},
            {"creatures", creatures_json(content, state)},
            {"goals", std::move(goals)},
            {"supremacy_tokens", std::move(tokens)},
            {"decks", std::move(decks)},
            {"combats", places_json(content, combats)},
            {"tasks", std::move(tasks)},
            {"choice", kChoiceNames[static_cast<std::size_t>(state.choice)]},
            {"candidates", candidates_json(content, state)}};
}

std::string print_pieces(const UnitCounts& units, bool settlement) {
    constexpr std::string_view kLetters = "FmGK";
    std::string text = settlement ? "S" : "";
    for (std::size_t kind = 0; kind < kUnitKinds; ++kind)
        if (units[kind] > 0)
            text += (text.empty() ? "" : " ") + std::string(1, kLetters[kind]) +
                    std::to_string(units[kind]);
    return text;
}

Json Anunnaki::options_json(const State& state) const {
    return options_to_json(state.options);
}

Json Anunnaki::state_json(const State& state) const {
    JsonObject json = common_json(content_, state);
    json["random"] = random_json(state.random);
    return json;
}

Json Anunnaki::view_json(const State& view, Seat viewer) const {
    JsonObject json = common_json(content_, view);
    json["viewer"] = viewer >= 0 ? Json(static_cast<int>(viewer)) : Json();
    add_facts(content_, view, json);
    return json;
}

}  // namespace orrery::anunnaki
