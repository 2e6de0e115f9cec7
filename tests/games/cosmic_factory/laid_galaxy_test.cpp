#include "games/cosmic_factory/laid_galaxy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/embedded_content.h"
#include "core/json.h"

namespace orrery::cosmic_factory {
namespace {

using ::testing::HasSubstr;

const Content& content() {
    static const Result<Content> loaded = load_content(embedded_content());
    return *loaded;
}

Result<LaidGalaxy> read(std::string_view text) {
    const Result<Json> json = parse_json(text);
    EXPECT_TRUE(json.ok()) << text;
    return read_laid_galaxy(content(), *json);
}

const std::string kSquare = R"("galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0")";

TEST(LaidGalaxy, a_text_fills_the_square_row_by_row) {
    const Result<LaidGalaxy> laid = read("{" + kSquare + "}");
    ASSERT_TRUE(laid.ok());
    EXPECT_EQ(laid->card, 0);
    ASSERT_EQ(laid->galaxy.size(), 9U);
    EXPECT_EQ(laid->galaxy[2], (PlacedTile{{2, 0}, 45, 3, 0}));
    EXPECT_EQ(laid->galaxy[7], (PlacedTile{{1, 2}, 36, 1, 0}));
    EXPECT_EQ(layout_text(Shape::kSquare, laid->galaxy),
              "01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0");
}

TEST(LaidGalaxy, a_list_says_the_same_in_any_order) {
    const Result<LaidGalaxy> laid = read(R"({"galaxy":[
        {"tile":43,"rot":0,"x":2,"y":2},{"tile":"01","rot":0,"x":0,"y":0},
        {"tile":33,"rot":0,"x":1,"y":0},{"tile":45,"rot":3,"x":2,"y":0,"down":false},
        {"tile":32,"rot":3,"x":0,"y":1},{"tile":30,"rot":0,"x":1,"y":1},
        {"tile":35,"rot":0,"x":2,"y":1},{"tile":4,"rot":0,"x":0,"y":2},
        {"tile":36,"rot":1,"x":1,"y":2}]})");
    ASSERT_TRUE(laid.ok()) << to_string(laid.error());
    EXPECT_EQ(layout_text(Shape::kSquare, laid->galaxy),
              "01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0");
}

TEST(LaidGalaxy, CF_CARD_07_lies_in_one_row) {
    const Result<LaidGalaxy> laid = read(R"({"card":7,)" + kSquare + "}");
    ASSERT_TRUE(laid.ok());
    EXPECT_EQ(laid->galaxy[8].cell, (Cell{8, 0}));
}

TEST(LaidGalaxy, CF_CARD_11_has_four_tiles_of_A_and_four_of_B) {
    const Result<LaidGalaxy> laid =
        read(R"({"card":11,"galaxy":"01.0 02.0 03.0 04.0 05.1 06.1 07.1 08.1"})");
    ASSERT_TRUE(laid.ok());
    EXPECT_EQ(laid->galaxy[3].cell, (Cell{kGalaxyA + 1, 1}));
    EXPECT_EQ(laid->galaxy[4].cell, (Cell{kGalaxyB, 0}));
    EXPECT_EQ(layout_text(Shape::kTwoSquares, laid->galaxy),
              "01.0 02.0 03.0 04.0 05.1 06.1 07.1 08.1");
    const Result<LaidGalaxy> list = read(R"({"card":11,"galaxy":[
        {"tile":1,"rot":0,"x":0,"y":0,"galaxy":"A"},{"tile":2,"rot":0,"x":1,"y":0,"galaxy":"A"},
        {"tile":3,"rot":0,"x":0,"y":1,"galaxy":"A"},{"tile":4,"rot":0,"x":1,"y":1,"galaxy":"A"},
        {"tile":5,"rot":1,"x":0,"y":0,"galaxy":"B"},{"tile":6,"rot":1,"x":1,"y":0,"galaxy":"B"},
        {"tile":7,"rot":1,"x":0,"y":1,"galaxy":"B"},{"tile":8,"rot":1,"x":1,"y":1,"galaxy":"B"}]})");
    ASSERT_TRUE(list.ok()) << to_string(list.error());
    EXPECT_EQ(list->galaxy, laid->galaxy);
}

TEST(LaidGalaxy, CF_CARD_03_names_its_cells) {
    const std::string cells = "[[0,0],[1,0],[2,0],[3,0],[3,1],[3,2],[-1,0],[-1,-1],[-1,-2]]";
    const Result<LaidGalaxy> laid = read(R"({"card":3,)" + kSquare + R"(,"cells":)" + cells + "}");
    ASSERT_TRUE(laid.ok()) << to_string(laid.error());
    EXPECT_EQ(laid->galaxy[8].cell, (Cell{-1, -2}));
    EXPECT_EQ(layout_text(Shape::kFree, laid->galaxy),
              "43.0 36.1 04.0 01.0 33.0 45.3 32.3 30.0 35.0");
}

TEST(LaidGalaxy, CF_CARD_01_marks_the_two_tiles_that_lie_face_down) {
    const Result<LaidGalaxy> laid =
        read(R"({"card":1,"galaxy":"01.0 33.0d 45.3 32.3 30.0 35.0 04.0 36.1 43.0d"})");
    ASSERT_TRUE(laid.ok());
    EXPECT_EQ(laid->galaxy[1].face_down, 1);
    EXPECT_EQ(layout_text(Shape::kSquare, laid->galaxy),
              "01.0 33.0d 45.3 32.3 30.0 35.0 04.0 36.1 43.0d");
}

TEST(LaidGalaxy, CF_CARD_13_leaves_a_hole_or_names_it) {
    const Result<LaidGalaxy> named = read(R"({"card":13,"removed":[1,2],)" + kSquare + "}");
    ASSERT_TRUE(named.ok());
    EXPECT_EQ(named->galaxy.size(), 8U);
    EXPECT_EQ(named->removed->tile, 36);
    const Result<LaidGalaxy> hole =
        read(R"({"card":13,"galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 -- 43.0"})");
    ASSERT_TRUE(hole.ok());
    EXPECT_EQ(hole->galaxy, named->galaxy);
    EXPECT_EQ(layout_text(Shape::kSquare, hole->galaxy),
              "01.0 33.0 45.3 32.3 30.0 35.0 04.0 -- 43.0");
}

TEST(LaidGalaxy, may_come_with_markers) {
    const Result<LaidGalaxy> laid =
        read("{" + kSquare + R"(,"markers":{"green":30,"blue":0,"orange":7,"star":2}})");
    ASSERT_TRUE(laid.ok());
    EXPECT_EQ(*laid->markers, (Markers{30, 0, 7, 2}));
}

TEST(LaidGalaxy, CF_CARD_02a_comes_with_the_markers_of_the_left_neighbour) {
    const Result<LaidGalaxy> laid = read(
        R"({"card":2,)" + kSquare + R"(,"left_markers":{"green":1,"blue":2,"orange":3,"star":4}})");
    ASSERT_TRUE(laid.ok()) << to_string(laid.error());
    EXPECT_EQ(*laid->markers, (Markers{1, 2, 3, 4}));
}

TEST(LaidGalaxy, CF_CARD_19a_may_name_the_marker_that_the_track_moves) {
    const Result<LaidGalaxy> laid = read(R"({"card":19,"exchange":"orange",)" + kSquare + "}");
    ASSERT_TRUE(laid.ok()) << to_string(laid.error());
    EXPECT_EQ(laid->exchange, 2);
}

struct Refused {
    const char *text, *at, *message, *rule;
};

class LaidGalaxyRefuses : public ::testing::TestWithParam<Refused> {};

TEST_P(LaidGalaxyRefuses, what_cannot_be_scored) {
    const Refused& expected = GetParam();
    const Result<LaidGalaxy> laid = read(expected.text);
    ASSERT_FALSE(laid.ok()) << expected.text;
    EXPECT_EQ(laid.error().at, expected.at) << expected.text;
    EXPECT_THAT(laid.error().message, HasSubstr(expected.message)) << expected.text;
    EXPECT_EQ(laid.error().rule, expected.rule) << expected.text;
}

constexpr Refused kTexts[] = {
    {R"([])", "", "expected an object", ""},
    {R"({})", "", "\"galaxy\" is missing", ""},
    {R"({"galaxy":5})", "/galaxy", "expected a list", ""},
    {R"({"tile":1,"galaxy":""})", "/tile", "unknown field", ""},
    {R"({"card":21,"galaxy":""})", "/card", "0 to 20", ""},
    {R"({"galaxy":""})", "/galaxy", "expected 9 entries, found 0", "CF-BUILD-03"},
    {R"({"galaxy":"01.0 33.0 45.3"})", "/galaxy", "found 3", "CF-BUILD-03"},
    {R"({"card":7,"galaxy":"01.0"})", "/galaxy", "one row", "CF-CARD-07"},
    {R"({"card":11,"galaxy":"01.0"})", "/galaxy", "expected 8 entries", "CF-CARD-11d"},
    {R"({"galaxy":"01.0 33.0 45.3 32.3 99.0 35.0 04.0 36.1 43.0"})", "/galaxy",
     "entry 5 (\"99.0\"): there is no tile 99", ""},
    {R"({"galaxy":"01.0 33.0 45.3 32.3 00.0 35.0 04.0 36.1 43.0"})", "/galaxy",
     "there is no tile 0", ""},
    {R"({"galaxy":"01.0 33.0 45.4 32.3 30.0 35.0 04.0 36.1 43.0"})", "/galaxy", "quarter turns",
     ""},
    {R"({"galaxy":"01.0 33.0 453 32.3 30.0 35.0 04.0 36.1 43.0"})", "/galaxy",
     "a tile is written like 45.3", ""},
    {R"({"galaxy":"01.0 33.0 x5.3 32.3 30.0 35.0 04.0 36.1 43.0"})", "/galaxy",
     "a tile is written like 45.3", ""},
    {R"({"galaxy":"01.0 33.0 01.3 32.3 30.0 35.0 04.0 36.1 43.0"})", "/galaxy",
     "entry 3 (\"01.3\"): tile 01 lies at (0,0) already", ""},
    {R"({"galaxy":"01.0 33.0 -- 32.3 30.0 35.0 04.0 36.1 43.0"})", "/galaxy", "there are 8",
     "CF-BUILD-03"},
    {R"({"galaxy":"01.0d 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})", "/galaxy",
     "no tile face down", "CF-CARD-01a"},
    {R"({"card":1,"galaxy":"01.0d 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})", "/galaxy", "not 1",
     "CF-CARD-01c"},
    {R"({"card":1,"galaxy":"01.0d 33.0d 45.3d 32.3 30.0 35.0 04.0 36.1 43.0"})", "/galaxy", "not 3",
     "CF-CARD-01a"},
    {R"({"card":13,"galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})", "/galaxy", "removed",
     "CF-CARD-13a"},
    {R"({"card":13,"removed":[3,0],"galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})",
     "/removed", "no tile at (3,0)", "CF-CARD-13a"},
    {R"({"card":13,"removed":[0,0],"galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 -- 43.0"})",
     "/galaxy", "there are 8", "CF-BUILD-03"},
    {R"({"removed":[0,0],"galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})", "/removed",
     "only card 13", "CF-CARD-13"},
    {R"({"cells":[],"galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})", "/cells", "card 3",
     ""},
    {R"({"card":3,"galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})", "",
     "\"cells\" is missing", ""},
    {R"({"card":3,"cells":[[0,0]],"galaxy":"01.0 33.0"})", "/cells", "found 1 cell, but 2 tiles",
     ""},
    {R"({"card":3,"cells":[[0,0],[0,0]],"galaxy":"01.0 33.0"})", "/galaxy",
     "two tiles on the cell (0,0)", "CF-BUILD-06"},
    {R"({"card":3,"cells":[[0,0],[1,17]],"galaxy":"01.0 33.0"})", "/cells/1/1", "-16 to 16", ""},
    {R"({"card":3,"cells":[[0,0],[1]],"galaxy":"01.0 33.0"})", "/cells/1", "expected 2 entries",
     ""},
    {R"({"card":3,"cells":[[0,0],[1,0]],"galaxy":"01.0 33.0"})", "/galaxy", "there are 2",
     "CF-CARD-03a"},
    {R"({"card":3,"cells":[[0,0],[1,0],[2,0],[0,1],[1,1],[2,1],[0,2],[1,2],[3,3]],
         "galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})",
     "/galaxy", "hang together", "CF-CARD-03a"},
    {R"({"markers":{"green":31,"blue":0,"orange":0,"star":0},
         "galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})",
     "/markers/green", "0 to 30", ""},
    {R"({"card":2,"markers":{"green":3,"blue":0,"orange":0,"star":0},
         "galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})",
     "/markers", "left_markers", "CF-CARD-02d"},
    {R"({"left_markers":{"green":3,"blue":0,"orange":0,"star":0},
         "galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})",
     "/left_markers", "only card 2", "CF-CARD-02a"},
    {R"({"exchange":"blue","galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})", "/exchange",
     "only card 19", "CF-CARD-19a"},
    {R"({"card":19,"exchange":"star","galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})",
     "/exchange", "none of: green, blue, orange", ""},
};
INSTANTIATE_TEST_SUITE_P(Texts, LaidGalaxyRefuses, ::testing::ValuesIn(kTexts));

constexpr Refused kLists[] = {
    {R"({"galaxy":[]})", "/galaxy", "1 to 9", ""},
    {R"({"galaxy":[7]})", "/galaxy/0", "expected an object", ""},
    {R"({"galaxy":[{"tile":55,"rot":0,"x":0,"y":0}]})", "/galaxy/0/tile", "1 to 54", ""},
    {R"({"galaxy":[{"tile":5,"rot":4,"x":0,"y":0}]})", "/galaxy/0/rot", "0 to 3", ""},
    {R"({"galaxy":[{"tile":5,"x":0,"y":0}]})", "/galaxy/0", "\"rot\" is missing", ""},
    {R"({"galaxy":[{"tile":5,"rot":0,"x":3,"y":0}]})", "/galaxy/0", "not on the board",
     "CF-BUILD-12"},
    {R"({"card":7,"galaxy":[{"tile":5,"rot":0,"x":0,"y":1}]})", "/galaxy/0", "not on the board",
     "CF-BUILD-12"},
    {R"({"card":11,"galaxy":[{"tile":5,"rot":0,"x":0,"y":0}]})", "/galaxy/0",
     "\"galaxy\" is missing", ""},
    {R"({"card":11,"galaxy":[{"tile":5,"rot":0,"x":-10,"y":0,"galaxy":"B"}]})", "/galaxy/0",
     "not on the board", "CF-BUILD-12"},
    {R"({"card":11,"galaxy":[{"tile":5,"rot":0,"x":0,"y":0,"galaxy":"C"}]})", "/galaxy/0/galaxy",
     "none of: A, B", ""},
    {R"({"galaxy":[{"tile":5,"rot":0,"x":0,"y":0,"galaxy":"A"}]})", "/galaxy/0/galaxy",
     "only card 11", "CF-CARD-11a"},
    {R"({"galaxy":[{"tile":5,"rot":0,"x":0,"y":0},{"tile":5,"rot":0,"x":1,"y":0}]})", "/galaxy/1",
     "each tile exists once", ""},
    {R"({"galaxy":[{"tile":5,"rot":0,"x":0,"y":0},{"tile":6,"rot":0,"x":0,"y":0}]})", "/galaxy/1",
     "two tiles on the cell", "CF-BUILD-06"},
    {R"({"galaxy":[{"tile":5,"rot":0,"x":0,"y":0,"down":1}]})", "/galaxy/0/down", "true or false",
     ""},
    {R"({"galaxy":[{"tile":5,"rot":0,"x":0,"y":0,"colour":1}]})", "/galaxy/0/colour",
     "unknown field", ""},
};
INSTANTIATE_TEST_SUITE_P(Lists, LaidGalaxyRefuses, ::testing::ValuesIn(kLists));

}  // namespace
}  // namespace orrery::cosmic_factory
