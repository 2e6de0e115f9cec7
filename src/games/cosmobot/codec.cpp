// States and views of the companion as JSON. Tiles are known by the strength that was read on them,
// contracts by what Cosmobot needs of them.
#include "games/anunnaki/codec.h"

#include "core/random_json.h"
#include "games/anunnaki/action.h"
#include "games/anunnaki/element.h"
#include "games/anunnaki/view.h"
#include "games/cosmobot/facts.h"
#include "games/cosmobot/game.h"
#include "games/cosmobot/options.h"
#include "games/cosmobot/validate.h"

namespace orrery::anunnaki::cosmobot {
namespace {

Json told(std::uint8_t strength) {
    return strength == 0 ? Json() : Json(strength);
}
std::uint8_t told_from(const JsonReader& json) {
    return json.is_null() ? std::uint8_t{0}
                          : static_cast<std::uint8_t>(json.integer(1, kMostStrength));
}

Json areas_json(const Content& content, const State& state) {
    JsonObject json;
    for (std::size_t i = 0; i < content.areas.size(); ++i) {
        const AreaState& here = state.areas[i];
        if (here == AreaState{}) continue;
        JsonObject area = area_json(here);
        if (here.civilisation != 0) area["civilisation"] = told(here.revealed);
        json[content.areas[i].id] = std::move(area);
    }
    return json;
}

Json gods_json(const Content& content, const State& state) {
    JsonObject json;
    content.atlantis.for_each([&](std::size_t area) {
        if (god_there(content, state, area))
            json[content.areas[area].id] =
                told(state.facts.god_strength[atlantis_number(content, area)]);
    });
    return json;
}

Json culture_json(const Content& content, const State& state) {
    JsonArray json;
    for (std::size_t site = 0; site < content.sites.size(); ++site)
        if (state.culture[site] != 0) json.emplace_back(content.sites[site].id);
    return json;
}

Json contracts_json(const State& state) {
    JsonArray json;
    for (const ContractSlot& slot : state.contracts)
        json.push_back(slot.filled == 0 ? Json()
                                        : Json(JsonObject{{"vp", slot.vp}, {"trade", slot.trade}}));
    return json;
}

// What was not told yet.
std::string missing_name(std::size_t bit) {
    return bit < kContractSlots ? "contract " + std::to_string(bit + 1)
                                : "goal " + std::string(kGoalPlaces[bit - kContractSlots]);
}
constexpr std::size_t kMissing = kContractSlots + kGoals;
Json missing_json(const State& state) {
    JsonArray json;
    for (std::size_t bit = 0; bit < kMissing; ++bit)
        if ((state.facts.to_enter >> bit & 1U) != 0) json.emplace_back(missing_name(bit));
    return json;
}

constexpr std::string_view kTyped = "typed";

void add_cards(const Content& content, const State& state, JsonObject& json) {
    JsonObject face_up, typed;
    for (Deck deck : {Deck::kMoon, Deck::kSun}) {
        const auto number = static_cast<std::size_t>(deck);
        const std::uint8_t card = state.face_up[number];
        face_up[kDeckNames[number]] =
            card == 0 ? Json()
                      : Json(card == kTypedCard ? kTyped : content.cards(deck)[card - 1U].id);
        const AdviserCard& own = state.typed[number];
        typed[kDeckNames[number]] = own == AdviserCard{} ? Json() : Json(print_card(own, deck));
    }
    json["face_up"] = std::move(face_up);
    json["typed"] = std::move(typed);
}

JsonObject combat_json(const Content& content, const Combat& combat) {
    return {{"place", place_name(content, combat.place)},
            {"committed", combat.weapon != 0},
            {"die", told(combat.die)}};
}

JsonObject model_json(const Content& content, const State& state) {
    JsonObject json = table_json(content, state);
    json["options"] = start_to_json(state);
    json["areas"] = areas_json(content, state);
    json["atlantis_gods"] = gods_json(content, state);
    json["culture"] = culture_json(content, state);
    json["distant_strength"] =
        JsonArray{state.facts.distant_strength[0], state.facts.distant_strength[1]};
    json["contracts"] = contracts_json(state);
    json["missing"] = missing_json(state);
    add_cards(content, state, json);
    json["physical"] = JsonObject{{"cards", (state.physical & kPhysicalCards) != 0},
                                  {"die", (state.physical & kPhysicalDie) != 0}};
    json["combat"] = state.combat.active == 0 ? Json() : Json(combat_json(content, state.combat));
    return json;
}

void read_board(const Content& content, const JsonReader& json, State& state) {
    read_members(content.areas, json["areas"], [&](std::uint8_t area, const JsonReader& entry) {
        entry.only({"person", "bot", "exhausted", "civilisation"});
        read_area(entry, state.areas[area]);
        if (!entry.has("civilisation")) return;
        state.areas[area].civilisation = kUnknown;
        state.areas[area].revealed = told_from(entry["civilisation"]);
    });
    read_members(content.areas, json["atlantis_gods"],
                 [&](std::uint8_t area, const JsonReader& entry) {
                     if (!content.atlantis.contains(area))
                         return entry.fail("these gods live in Atlantis", "AN-HSET-04");
                     const std::size_t number = atlantis_number(content, area);
                     state.atlantis_gods[number] = kUnknown;
                     state.facts.god_strength[number] = told_from(entry);
                 });
    const JsonReader culture = json["culture"];
    const std::size_t tokens = culture.size(0, content.sites.size());
    for (std::size_t i = 0; i < tokens && json.ok(); ++i) {
        std::size_t site = 0;
        while (site < content.sites.size() && content.sites[site].id != culture[i].string()) ++site;
        if (site == content.sites.size()) return culture[i].fail("there is no such site");
        state.culture[site] = kUnknown;
    }
    const JsonReader strengths = json["distant_strength"];
    strengths.size(kDisplayed, kDisplayed);
    for (std::size_t i = 0; i < kDisplayed && json.ok(); ++i)
        state.facts.distant_strength[i] =
            static_cast<std::uint8_t>(strengths[i].integer(0, kMostStrength));
}

void read_contracts(const JsonReader& json, State& state) {
    json.size(kContractSlots, kContractSlots);
    for (std::size_t i = 0; i < kContractSlots && json.ok(); ++i) {
        if (json[i].is_null()) continue;
        json[i].only({"vp", "trade"});
        state.contracts[i] = {
            1, 0, static_cast<std::uint8_t>(json[i]["vp"].integer(0, kMostContractVp)),
            static_cast<std::uint8_t>(json[i]["trade"].integer(1, kMostTradeSteps))};
    }
}

void read_missing(const JsonReader& json, State& state) {
    const std::size_t count = json.size(0, kMissing);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        std::size_t bit = 0;
        while (bit < kMissing && missing_name(bit) != json[i].string()) ++bit;
        if (bit == kMissing) return json[i].fail("expected like \"contract 1\" or \"goal war\"");
        state.facts.to_enter = static_cast<std::uint16_t>(state.facts.to_enter | 1U << bit);
    }
}

void read_cards(const Content& content, const JsonReader& json, State& state) {
    json["face_up"].only({"moon", "sun"});
    json["typed"].only({"moon", "sun"});
    for (Deck deck : {Deck::kMoon, Deck::kSun}) {
        const auto number = static_cast<std::size_t>(deck);
        if (const JsonReader typed = json["typed"][kDeckNames[number]]; !typed.is_null()) {
            const Result<AdviserCard> card = parse_card(typed.string(), deck);
            if (!card) return typed.fail(card.error().at + ": " + card.error().message);
            state.typed[number] = *card;
        }
        const JsonReader up = json["face_up"][kDeckNames[number]];
        if (up.is_null()) continue;
        if (up.string() == kTyped) {
            state.face_up[number] = kTypedCard;
            continue;
        }
        const std::vector<PrintedCard>& cards = content.cards(deck);
        std::size_t card = 0;
        while (card < cards.size() && cards[card].id != up.string()) ++card;
        if (card == cards.size()) return up.fail("there is no such card");
        state.face_up[number] = static_cast<std::uint8_t>(card + 1);
    }
}

void read_combat(const Content& content, const JsonReader& json, Combat& combat) {
    if (json.is_null()) return;
    json.only({"place", "committed", "die"});
    combat.active = 1;
    combat.place = place_from(content, json["place"]);
    combat.weapon = json["committed"].boolean() ? kUnknown : std::uint8_t{0};
    combat.die = told_from(json["die"]);
}

}  // namespace

Json Cosmobot::options_json(const State& state) const {
    return start_to_json(state);
}

Json Cosmobot::state_json(const State& state) const {
    JsonObject json = model_json(content_, state);
    json["random"] = random_json(state.random);
    return json;
}

Json Cosmobot::view_json(const State& view, Seat viewer) const {
    JsonObject json = model_json(content_, view);
    const Json combat = json["combat"];
    json["viewer"] = viewer >= 0 ? Json(static_cast<int>(viewer)) : Json();
    add_facts(content_, view, json);
    json["scores"].as_object().erase("person");  // counted at the table
    if (combat.is_object())
        for (const auto& field : combat.as_object())
            json["combat"].as_object()[field.key()] = field.value();
    return json;
}

State Cosmobot::state_from_json(const JsonReader& json) const {
    State state;
    json.only({"options",
               "houses",
               "turn",
               "active",
               "phase",
               "triggered",
               "last_turn",
               "arrow",
               "sides",
               "areas",
               "culture",
               "distant",
               "missing",
               "atlantis_gods",
               "creatures",
               "goals",
               "contracts",
               "physical",
               "supremacy_tokens",
               "distant_strength",
               "decks",
               "face_up",
               "typed",
               "combat",
               "combats",
               "tasks",
               "choice",
               "candidates",
               "random"});
    const Start start = start_from(content_, json["options"]);
    state.options = start.options;
    state.facts = start.facts;
    if (json.ok()) read_table(content_, json, state);
    if (!json.ok()) return state;
    read_board(content_, json, state);
    read_contracts(json["contracts"], state);
    read_missing(json["missing"], state);
    read_cards(content_, json, state);
    json["physical"].only({"cards", "die"});
    state.physical =
        static_cast<std::uint8_t>((json["physical"]["cards"].boolean() ? kPhysicalCards : 0) |
                                  (json["physical"]["die"].boolean() ? kPhysicalDie : 0));
    read_combat(content_, json["combat"], state.combat);
    state.random = random_from_json(json["random"]);
    if (json.ok()) validate_model(content_, state, json);
    return state;
}

}  // namespace orrery::anunnaki::cosmobot
