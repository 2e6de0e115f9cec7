// What is told to whoever draws: limits, what side actions cost, what lies in sector IV.
#include "core/json.h"
#include "tests/games/cosmogenesis/support.h"
#include "tests/support/json_edit.h"

namespace orrery::cosmogenesis::testing {
namespace {

using test::json;

TEST(CosmogenesisTables, CG_GEN_03_CG_MODULE_01_limits) {
    EXPECT_EQ(game().tables_json().at("limits"),
              json(R"({"rounds": 6, "board_orbits": 5, "orbits": 7, "habitable_orbits": 3,
                       "moons": 3})"));
}

TEST(CosmogenesisTables, CG_SIDE_03_CG_SIDE_06_what_side_actions_cost) {
    const JsonObject told = game().tables_json();
    const JsonObject& costs = told.at("side_costs").as_object();
    EXPECT_EQ(costs.at("side moon"), json(R"({"asteroids": 1, "comets": 0})"));
    EXPECT_EQ(costs.at("side comet to belt"), json(R"({"asteroids": 2, "comets": 0})"));
    EXPECT_EQ(costs.at("side comet to hit"), json(R"({"asteroids": 2, "comets": 0})"));
    EXPECT_EQ(costs.at("side throw comet"), json(R"({"asteroids": 0, "comets": 1})"));
    EXPECT_FALSE(costs.contains("side reveal")) << "it costs nothing";
    EXPECT_EQ(costs.size(), 7U);
}

TEST(CosmogenesisTables, CG_BELT_01_what_lies_on_the_fields_of_sector_IV) {
    EXPECT_EQ(game().tables_json().at("belt_fields"),
              json(R"({"asteroid": {"asteroids": 1, "comets": 0},
                       "two_asteroids": {"asteroids": 2, "comets": 0},
                       "comet": {"asteroids": 0, "comets": 1}})"));
}

}  // namespace
}  // namespace orrery::cosmogenesis::testing
