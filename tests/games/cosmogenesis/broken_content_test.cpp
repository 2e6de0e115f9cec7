// Content that cannot be: each broken entry is refused, and named by its place.
#include "tests/support/broken_content.h"
#include "games/cosmogenesis/content.h"

namespace orrery::cosmogenesis::testing {
namespace {

TEST(CosmogenesisBrokenContent, tiles_and_boards_are_those_of_the_box) {
    constexpr test::BrokenContent cases[] = {
        {"tiles.json", "/tiles/1/id", R"("O01")", "/tiles/1/id", "CG-RNG-04",
         "ids are in ascending order, each once"},
        {"tiles.json", "/tiles/1/id", R"("O00")", "/tiles/1/id", "CG-RNG-04",
         "ids are in ascending order, each once"},
        {"tiles.json", "/tiles/1/object", R"("O01")", "/tiles", "", "object O01 is on two tiles"},
        {"tiles.json", "/tiles/1/object", R"("O11")", "/tiles/1/object", "",
         "expected an id from O01 to O10"},
        {"tiles.json", "/tiles/1/place", R"("supply")", "/tiles/1/place", "CG-SUPPLY-07",
         "only terrestrial bodies lie in the supply"},
        {"tiles.json", "/tiles/1/place", R"("3+")", "/tiles", "CG-SETUP-03",
         "30 tiles are in every bag, ten more are marked"},
        {"tiles.json", "/tiles/1/class", R"("comet")", "/tiles/1/class", "", "is none of"},
        {"tiles.json", "/tiles/10",
         R"({"id":"O10","class":"object","object":"O10","place":"3+","source":"reconstructed"})",
         "/tiles/10/id", "CG-RNG-04", "ids are in ascending order, each once"},
        {"tiles.json", "/tiles/1/size", "1", "/tiles/1/size", "", "unknown field"},
        {"tiles.json", "/tiles", "[]", "/tiles", "", "entries"},
        {"boards.json", "/fields/0/sector", R"("V")", "/fields/0/sector", "", "is none of"},
        {"boards.json", "/fields/0/field", "9", "/fields/0/field", "", "from 1 to 5"},
        {"boards.json", "/fields/1/field", "1", "/fields/1/field", "", "this field is there twice"},
        {"boards.json", "/fields/0/players", "3", "/fields", "CG-TURN-07",
         "sector I has 2 fields with 2 players"},
        {"boards.json", "/fields/0/players", "1", "/fields/0/players", "", "from 2 to 4"},
        {"boards.json", "/fields/0/content", R"("tile")", "/fields/0/content", "",
         "sector I holds objectives, II and III tiles, IV"},
        {"boards.json", "/fields/5/content", R"("comet")", "/fields/5/content", "",
         "sector I holds objectives, II and III tiles, IV"},
        {"boards.json", "/fields/0/content", R"("water")", "/fields/0/content", "", "is none of"},
        {"boards.json", "/stages/1/stage", "2", "/stages/1/stage", "",
         "stages are listed from 0 to 4"},
        {"boards.json", "/stages/1/points", "51", "/stages/1/points", "", "from 0 to 50"},
        {"boards.json", "/stages", "[]", "/stages", "", "entries"},
        {"boards.json", "/stages/0/moons", "1", "/stages/0/moons", "", "unknown field"},
        {"objects.json", "/objects/1/id", R"("O01")", "/objects/1/id", "", "O01 is there twice"},
        {"objects.json", "/objects/1/id", R"("O11")", "/objects/1/id", "",
         "expected an id from O01 to O10"},
        {"objects.json", "/objects/1/uses", "0", "/objects/1/uses", "", "from 1 to 9"},
        {"objects.json", "/objects/1/uses", "10", "/objects/1/uses", "", "from 1 to 9"},
        {"objects.json", "/objects/1/effect", R"("rain")", "/objects/1/effect", "", "is none of"},
    };
    test::expect_refused("cosmogenesis", cases, load_content);
}

TEST(CosmogenesisBrokenContent, objectives_count_and_ask_for_what_there_is) {
    constexpr test::BrokenContent cases[] = {
        {"stellar.json", "/objectives/1/id", R"("S01")", "/objectives/1/id", "",
         "S01 is there twice"},
        {"stellar.json", "/objectives/1/id", R"("S99")", "/objectives/1/id", "",
         "expected an id from S01 to S19"},
        {"stellar.json", "/objectives/0/terms", "[]", "/objectives/0/terms", "", "entries"},
        {"stellar.json", "/objectives/0/terms/0", R"({"count":"moons","each":1,"table":[1]})",
         "/objectives/0/terms/0", "", "a term has points for each, or a table of"},
        {"stellar.json", "/objectives/0/terms/0", R"({"count":"moons"})", "/objectives/0/terms/0",
         "", "a term has points for each, or a table of"},
        {"stellar.json", "/objectives/0/terms/0", R"({"count":"moons","table":[1],"at_most":3})",
         "/objectives/0/terms/0/at_most", "", "a table has no other limit than its end"},
        {"stellar.json", "/objectives/0/terms/0", R"({"count":"moons","table":[101]})",
         "/objectives/0/terms/0/table/0", "", "from 0 to 100"},
        {"stellar.json", "/objectives/0/terms/0", R"({"count":"classes","each":1,"wet":true})",
         "/objectives/0/terms/0/wet", "", "only planets, moons, bodies and orbits can be"},
        {"stellar.json", "/objectives/0/terms/0", R"({"count":"moons","each":1,"moons":1})",
         "/objectives/0/terms/0/moons", "", "only planets have a number of moons"},
        {"stellar.json", "/objectives/0/terms/0", R"({"count":"moons","each":51})",
         "/objectives/0/terms/0/each", "", "from 1 to 50"},
        {"stellar.json", "/objectives/0/terms/0", R"({"count":"stars","each":1})",
         "/objectives/0/terms/0/count", "", "is none of"},
        {"planetary.json", "/objectives/0/requires", R"({"planet":"asteroid"})",
         "/objectives/0/requires/planet", "CG-BODY-05", "a planet is terrestrial or a gas giant"},
        {"planetary.json", "/objectives/0/requires", R"({"size":2})", "/objectives/0/requires/size",
         "CG-BODY-03", "a size needs a kind of planet: gas giants have"},
        {"planetary.json", "/objectives/0/requires", R"({"planet":"gas_giant","size":3})",
         "/objectives/0/requires/size", "", "from 1 to 2"},
        {"planetary.json", "/objectives/0/requires", R"({"planet":"terrestrial","size":5})",
         "/objectives/0/requires/size", "", "from 1 to 4"},
        {"planetary.json", "/objectives/0/requires", R"({"rain":1})", "/objectives/0/requires/rain",
         "", "unknown field"},
        {"planetary.json", "/objectives/0/requires", R"({"moons":0})",
         "/objectives/0/requires/moons", "", "from 1 to 3"},
        {"planetary.json", "/objectives/0/points", "51", "/objectives/0/points", "",
         "from 0 to 50"},
        {"planetary.json", "/objectives/0/rewards", R"(["rain"])", "/objectives/0/rewards/0", "",
         "is none of"},
        {"planetary.json", "/objectives/1/id", R"("P01")", "/objectives/1/id", "",
         "P01 is there twice"},
    };
    test::expect_refused("cosmogenesis", cases, load_content);
}

}  // namespace
}  // namespace orrery::cosmogenesis::testing
