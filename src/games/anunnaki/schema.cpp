#include "games/anunnaki/schema.h"

#include "core/random_json.h"
#include "core/schema.h"

namespace orrery::anunnaki {
namespace {

using namespace schema;

Json both(const Json& side) {
    return object({{"person", side}, {"bot", side}});
}
Json by_id(Json values) {
    return map(ref("id"), std::move(values));
}

}  // namespace

Json state_schema() {
    return document(
        "Anunnaki against Cosmobot: state",
        {
            {"options",
             object({
                 may_be_missing("person_house", ref("house")),
                 may_be_missing("bot_house", any_of({choice({"random"}), ref("house")})),
                 may_be_missing("difficulty", choice({"easy", "normal", "hard", "extreme"})),
                 may_be_missing("advanced_reveal", boolean()),
                 may_be_missing("distant_planets", boolean()),
                 may_be_missing("creatures", boolean()),
                 may_be_missing("expansion_houses", boolean()),
             })},
            {"houses", both(ref("house"))},
            {"turn", integer(1, 255)},
            {"active", ref("side_name")},
            {"phase", choice({"primary", "secondary", "free", "combat", "culture", "bot_cards",
                              "bot_reveal", "bot_combat", "bot_culture", "game_over"})},
            {"triggered", optional(ref("side_name"))},
            {"last_turn", boolean()},
            {"arrow", optional(choice({"left", "right"}))},
            {"sides", both(ref("side"))},
            {"person", ref("person")},
            // Areas that are not named are empty.
            {"areas", by_id(ref("area"))},
            {"culture", by_id(ref("id"))},
            {"atlantis_gods", by_id(ref("id"))},
            {"distant", list(0, 2, ref("distant_planet"))},
            {"creatures", list(0, 2, optional(ref("id")))},
            {"goals", object({
                          {"war", ref("goal")},
                          {"tech", ref("goal")},
                          {"trade", ref("goal")},
                          {"supremacy", ref("goal")},
                      })},
            // The printed numbers of the spaces that still have a token.
            {"supremacy_tokens", list(0, 16, integer(-99, 99))},
            {"contracts", list(6, 6, optional(ref("id")))},
            // In stacks and decks the top comes first.
            {"contract_stack", ref("ids")},
            {"artefact_deck", ref("ids")},
            {"decks", object({{"moon", ref("ids")}, {"sun", ref("ids")}})},
            {"face_up", object({{"moon", optional(ref("id"))}, {"sun", optional(ref("id"))}})},
            // Tiles and tokens that were turned over, also those that left the game.
            {"seen", object({{"civilisations", ref("ids")}, {"culture", ref("ids")}})},
            {"combat", optional(object({{"place", ref("place")}}))},
            {"combats", list(0, 32, ref("place"))},
            // The last task comes next, and is the question.
            {"tasks", list(0, 24, ref("task"))},
            {"choice", choice({"none", "harvest", "build", "follower", "move_target", "move_unit",
                               "portal_target", "portal_unit", "summon", "reveal", "combat_order",
                               "creature"})},
            {"candidates", list(0, 32, text())},
            {"random", random_schema()},
        },
        {
            {"house", choice({"norse", "greek", "egyptian", "babylonian", "mesos", "nypponis"})},
            {"side_name", choice({"person", "bot"})},
            {"goal", choice({"shrines", "areas", "units", "settlements"})},
            {"id", text("^[A-Za-z0-9_-]+$")},
            {"ids", list(0, 24, ref("id"))},
            {"place", text("^[A-Za-z0-9_-]+(:land|:lead)?$")},
            // Settlement, followers, minor gods, great god, creatures.
            {"pieces", text("^S?( ?F[0-9]+)?( ?m[0-9]+)?( ?G[0-9]+)?( ?K[0-9]+)?$")},
            {"side", object({
                         {"vp", integer(0, 999)},
                         {"tracks", object({
                                        {"war", integer(0, 255)},
                                        {"tech", integer(0, 255)},
                                        {"trade", integer(0, 255)},
                                    })},
                         {"supremacy", integer(-99, 99)},
                         {"supply", ref("pieces")},
                         {"settlements", integer(0, 4)},
                         {"cubes", integer(0, 14)},
                         {"creatures", ref("ids")},
                     })},
            {"person", object({
                           {"resources", object({
                                             {"wood", integer(0, 255)},
                                             {"metal", integer(0, 255)},
                                             {"gold", integer(0, 255)},
                                             {"grain", integer(0, 255)},
                                         })},
                           {"crystals", integer(0, 255)},
                           {"pawn", optional(ref("id"))},
                           {"tiles", by_id(ref("id"))},
                           {"upgraded", ref("ids")},
                           {"paths", ref("ids")},
                           {"marked", list(0, 6, choice({"T0", "T1", "T2", "T3", "T4", "PENTA"}))},
                           {"gods", ref("ids")},
                           {"hand", ref("ids")},
                           {"used", ref("ids")},
                           {"artefacts", ref("ids")},
                           {"fulfilled", integer(0, 24)},
                           {"contracts", ref("ids")},
                       })},
            {"area", object({
                         may_be_missing("person", ref("pieces")),
                         may_be_missing("bot", ref("pieces")),
                         may_be_missing("civilisation", ref("id")),
                         may_be_missing("face_up", boolean()),
                         // Symbols from the left, from 1.
                         may_be_missing("exhausted", list(0, 4, integer(1, 4))),
                     })},
            {"distant_planet", object({
                                   {"planet", ref("id")},
                                   {"leader", choice({"nobody", "person", "bot", "civilisation"})},
                                   {"landing", both(ref("pieces"))},
                                   {"leading", both(ref("pieces"))},
                               })},
            // Its name, and what it works on.
            {"task", map(ref("id"), optional(any_of({text(), integer(0, 255)})))},
        });
}

}  // namespace orrery::anunnaki
