#include "games/cosmobot/schema.h"

#include <algorithm>

#include "core/schema.h"
#include "games/anunnaki/schema.h"
#include "games/cosmobot/action.h"

namespace orrery::anunnaki::cosmobot {
namespace {

using namespace schema;

// Properties of the schema of an object: one that is missing there is required from now on.
void put(Json& object, std::string_view name, Json property) {
    JsonObject& properties = object.as_object()["properties"].as_object();
    if (!properties.contains(name)) object.as_object()["required"].as_array().emplace_back(name);
    properties[name] = std::move(property);
}
void drop(Json& object, std::string_view name) {
    object.as_object()["properties"].as_object().erase(name);
    JsonArray& required = object.as_object()["required"].as_array();
    required.erase(std::remove(required.begin(), required.end(), Json(name)), required.end());
}

Json strength() {
    return optional(integer(1, kMostStrength));
}
Json by_deck(const Json& card) {
    return object({{"moon", card}, {"sun", card}});
}

}  // namespace

// The full game's, less what only the person has, and with what the companion knows of tiles,
// contracts and cards.
Json state_schema() {
    Json json = anunnaki::state_schema();
    JsonObject& root = json.as_object();
    root["title"] = "Cosmobot, companion to Anunnaki: state";
    for (const char* own : {"person", "contract_stack", "artefact_deck", "seen"}) drop(json, own);
    JsonObject& named = root["$defs"].as_object();
    named.erase("person");
    Json& area = named["area"];
    drop(area, "face_up");
    area.as_object()["properties"].as_object()["civilisation"] = strength();
    Json& options = root["properties"].as_object()["options"];
    JsonObject& choices = options.as_object()["properties"].as_object();
    choices["board"] = choice({"standard", "empty"});
    choices["physical_cards"] = choices["physical_die"] = boolean();
    put(named["side"], "vp", integer(-20, 999));
    put(json, "culture", list(0, 32, ref("id")));
    put(json, "atlantis_gods", map(ref("id"), strength()));
    put(json, "distant", list(0, 2, optional(ref("distant_planet"))));
    put(json, "distant_strength", list(2, 2, integer(0, kMostStrength)));
    put(json, "contracts",
        list(6, 6,
             optional(object(
                 {{"vp", integer(0, kMostContractVp)}, {"trade", integer(1, kMostTradeSteps)}}))));
    // Not told yet: "contract 1", "goal war".
    put(json, "missing", list(0, 10, text("^(contract [1-6]|goal [a-z]+)$")));
    // A card's id, or "typed"; what was typed is in the notation of AN-COMP-06.
    put(json, "face_up", by_deck(optional(ref("id"))));
    put(json, "typed", by_deck(optional(text())));
    put(json, "physical", object({{"cards", boolean()}, {"die", boolean()}}));
    put(json, "combat",
        optional(object({{"place", ref("place")}, {"committed", boolean()}, {"die", strength()}})));
    return json;
}

}  // namespace orrery::anunnaki::cosmobot
