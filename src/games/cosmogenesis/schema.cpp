#include "games/cosmogenesis/schema.h"

#include "core/random_json.h"
#include "core/schema.h"

namespace orrery::cosmogenesis {

Json state_schema() {
    using namespace schema;
    return document(
        "Cosmogenesis: state",
        {
            {"players", integer(2, 4)},
            {"options", object({})},
            {"round", integer(1, 6)},
            {"phase", choice({"choose_start", "main", "optional", "reward", "game_over"})},
            {"turn", integer(0, 16)},
            {"first", ref("seat_number")},
            {"starts", ref("seat_number")},
            {"active", ref("seat_number")},
            {"monolith", ref("seat_number")},
            {"owing", list(0, 4, ref("seat_number"))},
            {"side_used", boolean()},
            {"objects_used", list(0, 10, ref("object"))},
            {"rewards",
             list(0, 24, choice({"asteroid", "comet", "life", "evolution", "side_action"}))},
            {"board", ref("board")},
            {"supply", object({
                           {"small", integer(0, 80)},
                           {"size_3", integer(0, 80)},
                           {"size_4", integer(0, 80)},
                           {"comets", integer(0, 25)},
                       })},
            {"bag", list(0, 50, ref("tile"))},
            {"box", object({
                        {"tiles", list(0, 50, ref("tile"))},
                        {"stellar", list(0, 15, ref("stellar"))},
                        {"planetary", list(0, 15, ref("planetary"))},
                    })},
            {"stellar_stack", list(0, 15, ref("stellar"))},
            {"planetary_stack", list(0, 19, ref("planetary"))},
            {"seats", list(2, 4, ref("seat"))},
            {"random", random_schema()},
        },
        {
            {"seat_number", integer(0, 3)},
            {"stellar", text("^S(0[1-9]|1[0-9])$")},
            {"planetary", text("^P(0[1-9]|1[0-9]|2[0-5])$")},
            {"object", text("^O(0[1-9]|10)$")},
            {"tile", text()},
            {"body", text(R"(^(a|T[12](\+L0)?|T[34](\+L0)?|T[34]w(\+L[0-4])?|)"
                          R"(G[12]\.(red|green|blue|yellow|violet)(\.r)?)$)")},
            {"laid_tile", object({
                              {"tile", ref("tile")},
                              may_be_missing("size", integer(1, 2)),
                          })},
            {"board",
             object({
                 {"I", list(5, 5, optional(any_of({ref("stellar"), ref("planetary")})))},
                 {"II", list(5, 5, optional(ref("laid_tile")))},
                 {"III", list(5, 5, optional(ref("laid_tile")))},
                 {"IV", list(5, 5, optional(choice({"asteroid", "two_asteroids", "comet"})))},
             })},
            {"orbit", object({
                          {"planet", ref("body")},
                          {"moons", list(0, 3, ref("body"))},
                          {"objective", optional(ref("planetary"))},
                      })},
            {"seat", object({
                         {"orbits", list(0, 7, ref("orbit"))},
                         {"asteroids", integer(0, 120)},
                         {"comets", integer(0, 25)},
                         {"module", boolean()},
                         {"sectors", list(0, 4, choice({"I", "II", "III", "IV"}))},
                         {"stellar", list(0, 3, ref("stellar"))},
                         {"drafted", list(0, 3, ref("planetary"))},
                         {"drawn", list(0, 2, ref("planetary"))},
                         {"holds_start", boolean()},
                         {"start", optional(ref("planetary"))},
                         {"returned", optional(ref("planetary"))},
                         {"objects", list(0, 10,
                                          object({
                                              {"object", ref("object")},
                                              {"uses_left", integer(0, 9)},
                                          }))},
                     })},
        });
}

}  // namespace orrery::cosmogenesis
