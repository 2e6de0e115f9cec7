// What is told to whoever draws: faces of tiles, boards, and what each card changes.
#include "core/json.h"
#include "tests/games/cosmic_factory/support.h"
#include "tests/support/json_edit.h"

namespace orrery::cosmic_factory::testing {
namespace {

using test::json;

const JsonObject& tables() {
    static const JsonObject told = game().tables_json();
    return told;
}

TEST(CosmicFactoryTables, CF_FLOW_01_CF_CARD_20_numbers_of_the_rules) {
    EXPECT_EQ(tables().at("rounds"), Json(5));
    EXPECT_EQ(tables().at("highest"), Json(30));
    EXPECT_EQ(tables().at("offering"), json(R"({"price": 5, "reward": 2})"));
}

TEST(CosmicFactoryTables, CF_TILE_01_a_face_has_its_fields_clockwise_and_its_lines) {
    // G2G1O1O0/ES
    EXPECT_EQ(tables().at("tiles").at("17"),
              json(R"({"fields": [{"kind": "green", "planets": 2}, {"kind": "green", "planets": 1},
                                  {"kind": "orange", "planets": 1},
                                  {"kind": "orange", "planets": 0}],
                       "lines": ["east", "south"]})"));
    EXPECT_EQ(tables().at("tiles").as_object().size(), 54U);
}

TEST(CosmicFactoryTables, CF_CARD_07_CF_CARD_11_boards_have_their_cells) {
    const Json& shapes = tables().at("shapes");
    const auto size_of = [&](const char* shape) {
        return shapes.at(shape).at("cells").as_array().size();
    };
    EXPECT_EQ(size_of("square"), 9U);
    EXPECT_EQ(size_of("row"), 9U);
    EXPECT_EQ(shapes.at("row").at("tiles"), Json(9));
    const Json& row = shapes.at("row").at("cells");
    EXPECT_EQ(row.as_array().back(), Json(JsonObject{{"cell", "(8,0)"}, {"x", 8}, {"y", 0}}));
    EXPECT_EQ(shapes.at("two squares").at("tiles"), Json(8));
    const Json& halves = shapes.at("two squares").at("cells");
    EXPECT_EQ(halves.at(1),
              Json(JsonObject{{"cell", "A(1,0)"}, {"galaxy", "A"}, {"x", 1}, {"y", 0}}));
    EXPECT_EQ(halves.at(6),
              Json(JsonObject{{"cell", "B(0,1)"}, {"galaxy", "B"}, {"x", 0}, {"y", 1}}));
    EXPECT_EQ(shapes.at("free").at("tiles"), Json(9));
}

TEST(CosmicFactoryTables, CF_ZONE_08_CF_TRACK_07_points_end_with_the_last_step) {
    const Json& points = tables().at("cards").at(0).at("points");
    EXPECT_EQ(points.at("track"), json("[0, 0, 0, 0, 1, 1, 2, 2, 2, 4]"));
    EXPECT_EQ(points.at("green"), json("[0, 0, 0, 1, 1, 1, 3, 3, 3, 5]"));
    EXPECT_EQ(points.at("blue"), json("[0, 0, 2, 2, 2, 4, 4, 4, 5]"));
    EXPECT_EQ(points.at("orange"), json("[0, 0, 2, 2, 5, 5, 5, 7]"));
    EXPECT_EQ(points.at("constellations"), json("[0]"));
}

// What a card changes of what there is without one.
TEST(CosmicFactoryTables, CF_CARD_01_each_card_says_what_it_changes) {
    struct Case {
        std::size_t card;
        const char* key;
        const char* value;
    };
    for (const auto& [card, key, value] : {
             Case{1, "turn_down", "2"},
             Case{2, "bonus", "null"},
             Case{2, "gift", "true"},
             Case{3, "shape", R"("free")"},
             Case{4, "track", R"("network")"},
             Case{7, "shape", R"("row")"},
             Case{10, "track", R"("separate")"},
             Case{11, "shape", R"("two squares")"},
             Case{17, "bonus", R"({"won": 6, "lost": 4})"},
             Case{19, "stellar_exchange", "true"},
         }) {
        const JsonArray& cards = tables().at("cards").as_array();
        EXPECT_EQ(cards.at(card).at(key), json(value)) << card << " " << key;
        EXPECT_NE(cards.at(0).at(key), json(value)) << key;
    }
    EXPECT_EQ(tables().at("cards").at(0).at("bonus"), json(R"({"won": 3, "lost": 2})"));
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
