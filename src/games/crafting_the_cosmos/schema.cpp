#include "games/crafting_the_cosmos/schema.h"

#include "core/random_json.h"
#include "core/schema.h"

namespace orrery::crafting_the_cosmos {
namespace {

using namespace schema;

Json per_energy(const Json& each) {
    return object({{"light", each}, {"time", each}, {"gravity", each}, {"chemistry", each}});
}

Json per_element(const Json& each) {
    return object({{"H", each}, {"He", each}, {"O", each}, {"C", each}});
}

}  // namespace

Json state_schema() {
    return document(
        "Crafting the Cosmos: state",
        {
            {"players", integer(2, 4)},
            {"round", integer(1, 8)},
            {"phase", choice({"shift", "pick_nebula", "take_card", "craft", "choose_power",
                              "use_power", "omega_nebula", "discard", "game_over"})},
            {"start", integer(0, 3)},
            {"current", integer(0, 3)},
            {"options", ref("options")},
            {"controls", per_energy(ref("control"))},
            {"supply", object({
                           {"H", integer(0, 120)},
                           {"He", integer(0, 120)},
                           {"O", integer(0, 120)},
                           {"C", integer(0, 120)},
                           {"life", integer(0, 120)},
                           {"crystals", integer(0, 100)},
                       })},
            {"goals", object({
                          {"track", list(3, 3, optional(ref("goal")))},
                          {"deck", list(0, 6, ref("goal"))},
                          {"scored", list(0, 6, ref("goal"))},
                      })},
            {"energy", object({
                           {"display", list(4, 4, optional(ref("energy")))},
                           {"deck", list(0, 60, ref("energy"))},
                           {"discard", ref("energy_counts")},
                       })},
            {"power_decks", per_energy(ref("power_deck"))},
            {"nebula_stacks", object({
                                  {"1", ref("nebula_stack")},
                                  {"2", ref("nebula_stack")},
                                  {"3", ref("nebula_stack")},
                              })},
            {"advanced_life", object({
                                  {"first", list(0, 8, integer(1, 15))},
                                  {"second", list(0, 16, integer(1, 15))},
                              })},
            {"turn", ref("turn")},
            {"seats", list(2, 4, ref("seat"))},
            {"random", random_schema()},
        },
        {
            {"star_space", text("^S(0[1-9]|[12][0-9]|3[0-7])$")},
            {"life_space", text("^L(0[1-9]|[123][0-9]|4[0-8])$")},
            {"nebula_space", text("^N[DPF][0-3]$")},
            {"tile", text("^NT[123]-(0[1-9]|1[0-6])$")},
            {"power", text("^P[LTGC]-[1-8]$")},
            {"goal", text("^UG-(0[1-9]|1[0-6])$")},
            {"energy", choice({"light", "time", "gravity", "chemistry"})},
            {"energy_counts", per_energy(integer(0, 60))},
            {"star_counts", per_element(integer(0, 120))},
            {"options", object({
                            {"edition", choice({"fr", "de"})},
                            {"form_rule", choice({"at_least", "exact"})},
                            {"second_2p", integer(0, 6)},
                            {"star_goal", choice({"group", "chain"})},
                            {"pulsar_grav", integer(0, 7)},
                            {"shooting_cost", choice({"gravity", "any"})},
                            {"stardust_target", choice({"any_unformed", "size1"})},
                            {"survival_min", choice({"max", "1"})},
                            {"supply_4p", integer(1, 30)},
                            {"event_horizon_cost", choice({"counter", "token"})},
                        })},
            {"control", object({
                            {"seats", list(0, 3, integer(0, 3))},
                            {"dark", integer(0, 3)},
                        })},
            {"advanced_tile", object({
                                  {"group", integer(1, 2)},
                                  {"value", integer(1, 15)},
                              })},
            {"power_deck", list(0, 8,
                                object({
                                    {"card", ref("power")},
                                    {"under_by", optional(integer(0, 3))},
                                }))},
            {"nebula_stack", list(0, 16, ref("tile"))},
            {"seat", object({
                         {"stars", map(ref("star_space"), choice({"H", "He", "O", "C", "SN-H",
                                                                  "SN-He", "SN-O", "SN-C"}))},
                         {"life", map(ref("life_space"), choice({"proto", "stable"}))},
                         {"nebulae", map(ref("nebula_space"),
                                         object({
                                             {"tile", ref("tile")},
                                             {"formed", boolean()},
                                             {"advanced_life", list(0, 2, ref("advanced_tile"))},
                                         }))},
                         {"hand", ref("energy_counts")},
                         {"crystal", integer(0, 5)},
                         {"waiting", integer(0, 100)},
                         {"discharges", integer(0, 100)},
                         {"powers", list(4, 4, optional(ref("power")))},
                         {"card_points", integer(0, 999)},
                         {"goal_points", integer(0, 999)},
                     })},
            {"turn", object({
                         {"stars", ref("star_counts")},
                         {"proto", integer(0, 120)},
                         {"supernova", integer(0, 120)},
                         {"dna", integer(0, 120)},
                         {"gravitons", integer(0, 120)},
                         {"nebulae", list(0, 20, ref("tile"))},
                         {"collected", list(2, 2, integer(0, 255))},
                         {"choosing", optional(object({
                                          {"slot", integer(1, 4)},
                                          {"type", ref("energy")},
                                          {"cards", list(1, 4, ref("power"))},
                                      }))},
                         {"power", optional(object({
                                       {"card", ref("power")},
                                       {"mode", optional(text())},
                                       {"clause", integer(0, 3)},
                                       {"left", integer(1, 3)},
                                       {"focus", optional(text())},
                                       {"lifted", integer(0, 3)},
                                   }))},
                         {"omega", optional(ref("tile"))},
                     })},
        });
}

}  // namespace orrery::crafting_the_cosmos
