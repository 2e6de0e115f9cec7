#include "games/cosmic_factory/schema.h"

#include "core/random_json.h"
#include "core/schema.h"

namespace orrery::cosmic_factory {

Json state_schema() {
    using namespace schema;
    return document("Cosmic Factory: state",
                    {
                        {"players", integer(2, 6)},
                        {"round", integer(1, 5)},
                        {"phase", choice({"draft_1", "draft_2", "ready", "build", "black_hole",
                                          "sabotage", "exchange", "offering", "game_over"})},
                        {"cards", list(5, 5, integer(0, 20))},
                        {"options", ref("options")},
                        {"middle", ref("colours")},
                        {"owing", list(0, 6, integer(0, 5))},
                        {"seats", list(2, 6, ref("seat"))},
                        {"scored", optional(ref("scored"))},
                        {"random", random_schema()},
                    },
                    {
                        {"colour", choice({"green", "blue", "orange"})},
                        {"colours", list(0, 3, ref("colour"))},
                        {"tile", integer(1, 54)},
                        {"tiles", list(0, 9, ref("tile"))},
                        {"marker", integer(0, 30)},
                        {"markers", object({
                                        {"green", ref("marker")},
                                        {"blue", ref("marker")},
                                        {"orange", ref("marker")},
                                        {"star", ref("marker")},
                                    })},
                        {"galaxy", list(0, 9,
                                        object({
                                            {"tile", ref("tile")},
                                            {"rot", integer(0, 3)},
                                            {"x", integer(-17, 17)},
                                            {"y", integer(-17, 17)},
                                            may_be_missing("galaxy", choice({"A", "B"})),
                                            {"down", boolean()},
                                        }))},
                        {"seat", object({
                                     {"markers", ref("markers")},
                                     {"packet", ref("tiles")},
                                     {"pile", ref("tiles")},
                                     {"galaxy", ref("galaxy")},
                                     {"bonus", ref("colours")},
                                     {"done", boolean()},
                                     {"frozen", boolean()},
                                     {"pending", optional(text())},
                                 })},
                        {"scored", object({
                                       {"round", integer(1, 5)},
                                       {"card", integer(0, 20)},
                                       {"seats", list(2, 6,
                                                      object({
                                                          {"galaxy", ref("galaxy")},
                                                          {"before", ref("markers")},
                                                          {"after", ref("markers")},
                                                          {"bonus", ref("colours")},
                                                          {"exchanged", optional(ref("colour"))},
                                                          {"offered", optional(ref("colour"))},
                                                      }))},
                                   })},
                        {"options", object({
                                        {"sandglass_seconds", integer(0, 3600)},
                                        {"choice_seconds", integer(0, 3600)},
                                        {"draft_seconds", integer(0, 3600)},
                                        {"beginner", boolean()},
                                        {"cards", list(0, 5, integer(1, 20))},
                                    })},
                    });
}

}  // namespace orrery::cosmic_factory
