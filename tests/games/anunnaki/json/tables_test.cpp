// What the rules read in the content's texts, for pages.
#include "games/anunnaki/json/tables.h"

#include "core/json.h"
#include "tests/games/anunnaki/notation.h"

namespace orrery::anunnaki::testing {
namespace {

std::string at(std::string_view pointer) {
    static const Json tables = content_tables_json(content());
    boost::system::error_code error;
    const Json* found = tables.find_pointer(pointer, error);
    return found == nullptr ? "nothing" : to_text(*found);
}

TEST(AnunnakiTables, effects_are_said_part_by_part) {
    EXPECT_EQ(at("/effects/tiles/move/effect"), R"([{"when":"now","word":"move","number":4}])");
    EXPECT_EQ(at("/effects/atlantis_gods/AG1/reward"),
              R"([{"when":"now","word":"artefact","number":1},)"
              R"({"when":"now","word":"vp","number":2}])");
    EXPECT_EQ(at("/effects/artefacts/AR1/effect"),
              R"([{"when":"now","word":"advance","number":2,"track":"choice"}])");
    EXPECT_EQ(at("/effects/gods/NOR-G/power_start"),
              R"([{"when":"passive","word":"settlement_move"}])");
    EXPECT_EQ(at("/effects/tracks/war/10"), R"([{"when":"now","word":"vp","number":3}])");
    EXPECT_EQ(at("/effects/tracks/war/1"), "nothing");
}

TEST(AnunnakiTables, AN_COMP_06_elements_by_their_notation) {
    EXPECT_EQ(at("/elements/move 2 brave"), R"({"do":"move","n":2,"strategy":"brave"})");
    EXPECT_EQ(at("/elements/supremacy goal"), R"({"do":"supremacy","n":"goal"})");
    EXPECT_EQ(at("/elements/summon great"), R"({"do":"summon","god":"great"})");
    EXPECT_EQ(at("/elements/oracle"), R"({"do":"oracle"})");
}

TEST(AnunnakiTables, AN_HMYTH_02_requirements_of_creatures) {
    EXPECT_EQ(at("/requirements/jormungandr/first"),
              R"({"number":4,"need":"track","track":"war"})");
    EXPECT_EQ(at("/requirements/jormungandr/second"), R"({"number":5,"need":"resources"})");
}

TEST(AnunnakiTables, AN_STRAT_01_the_lines_of_the_strategies) {
    EXPECT_EQ(
        at("/strategies/brave"),
        R"(["atlantis","distant","civilisation","near_atlantis","weakest","free_shrine","free"])");
    EXPECT_EQ(at("/strategies/cunning/3"), R"("outer_civilisation")");
}

}  // namespace
}  // namespace orrery::anunnaki::testing
