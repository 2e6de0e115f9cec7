// What is printed on the components, and how a broken entry is named (section 7.1 of the rules).
#include "games/anunnaki/content/content.h"

#include <bit>

#include "tests/games/anunnaki/notation.h"
#include "tests/support/broken_content.h"

namespace orrery::anunnaki::testing {
namespace {

using test::json;

Result<Content> load_with(std::string_view name, const std::string* text) {
    return load_content(test::content_with(kContentFolder, name, text));
}

void expect_refused(std::initializer_list<test::BrokenContent> cases) {
    test::expect_refused(kContentFolder, {cases.begin(), cases.size()}, load_content);
}

TEST(AnunnakiContent, AN_SET_06_AN_TURN_08_cards_marks_and_cubes_add_up) {
    expect_refused({
        {"advisers.json", "/moon_cards", "[]", "/moon_cards", "", "expected 24 entries"},
        {"advisers.json", "/sun_cards", "[]", "/sun_cards", "", "expected 24 entries"},
        {"advisers.json", "/moon_cards/4/id", "\"M01\"", "/moon_cards/4/id", "", "M01 is there"},
        {"advisers.json", "/moon_cards/0/mark", R"({"kind":"weak","count":1})", "/moon_cards",
         "AN-SET-06", "hard leaves 17 cards"},
        {"advisers.json", "/sun_cards/23/mark", "null", "/sun_cards", "AN-SET-06",
         "easy leaves 19 cards"},
        {"advisers.json", "/moon_cards/0/mark", R"({"kind":"mad","count":1})",
         "/moon_cards/0/mark/kind", "", "none of: weak, strong"},
        {"advisers.json", "/moon_cards/0/mark", R"({"kind":"weak","count":3})",
         "/moon_cards/0/mark/count", "", "from 1 to 2"},
        {"advisers.json", "/difficulties/1/id", "\"hard\"", "/difficulties/1/id", "AN-SET-03",
         "from easy to extreme"},
    });
    // Without the cubes of the unmarked cards the game could go on for ever.
    Json document = test::embedded(kContentFolder, "advisers.json");
    for (int card = 0; card < 11; ++card)
        test::set_at(document, "/moon_cards/" + std::to_string(card) + "/elements",
                     json(R"([{"do":"build"}])"));
    const std::string text = orrery::to_text(document);
    const Result<Content> loaded = load_with("advisers.json", &text);
    ASSERT_FALSE(loaded.ok());
    EXPECT_EQ(loaded.error().rule, "AN-TURN-08");
    EXPECT_NE(loaded.error().message.find("easy leaves only"), std::string::npos);
}

TEST(AnunnakiContent, AN_COMP_06_AN_FATE_06_only_the_elements_of_the_deck_and_of_the_fate_card) {
    expect_refused({
        {"advisers.json", "/moon_cards/0/elements/1", R"({"do":"harvest","n":2})",
         "/moon_cards/0/elements/1/do", "AN-COMP-06", "harvest 2"},
        {"advisers.json", "/sun_cards/0/elements/0", R"({"do":"cube","n":1})",
         "/sun_cards/0/elements/0/do", "AN-COMP-06", "cube 1"},
        {"fate_cards.json", "/fate_cards/3/cube_spaces/2", R"({"do":"income"})",
         "/fate_cards/3/cube_spaces/2/do", "AN-FATE-06", "income"},
        {"advisers.json", "/moon_cards/0/elements/1", R"({"do":"build","n":1})",
         "/moon_cards/0/elements/1", "", "has no field \"n\""},
        {"advisers.json", "/moon_cards/0/elements/1", R"({"do":"move","n":1})",
         "/moon_cards/0/elements/1", "", "needs a field \"strategy\""},
        {"advisers.json", "/sun_cards/0/elements/1", R"({"do":"supremacy","n":"all"})",
         "/sun_cards/0/elements/1/n", "", "\"goal\""},
        {"advisers.json", "/moon_cards/0/elements/0/n", "3", "/moon_cards/0/elements/0/n", "",
         "from 1 to 2"},
        {"advisers.json", "/moon_cards/0/arrow", "\"left\"", "/moon_cards/0/arrow", "AN-RC-02",
         "only sun cards"},
        {"advisers.json", "/sun_cards/0/arrow", "\"up\"", "/sun_cards/0/arrow", "", "none of"},
    });
}

TEST(AnunnakiContent, AN_RC_01_both_sides_of_six_fate_cards_are_whole) {
    expect_refused({
        {"fate_cards.json", "/fate_cards", "[]", "/fate_cards", "", "expected 12 entries"},
        {"fate_cards.json", "/fate_cards/1/side", "\"standard\"", "/fate_cards/1", "", "twice"},
        {"fate_cards.json", "/fate_cards/0/cube_spaces", "[null]", "/fate_cards/0/cube_spaces", "",
         "expected 14 entries"},
        {"fate_cards.json", "/fate_cards/0/income_slots", "[]", "/fate_cards/0/income_slots", "",
         "expected 4 entries"},
        {"fate_cards.json", "/fate_cards/0/resource_row/1", "\"metal\"",
         "/fate_cards/0/resource_row", "AN-RC-01", "each of the four"},
    });
}

TEST(AnunnakiContent, AN_CTRL_01_areas_are_joined_within_one_planet) {
    expect_refused({
        {"map.json", "/areas/0/neighbours", R"(["NOR-L","NOR-R","NOR-M"])", "/areas/4/neighbours",
         "", "NOR-M does not list NOR-C"},
        {"map.json", "/areas/0/neighbours", R"(["NOR-L","G01"])", "/areas/0/neighbours/1", "",
         "another planet"},
        {"map.json", "/areas/0/neighbours", R"(["NOR-C"])", "/areas/0/neighbours/0", "",
         "no neighbour of itself"},
        {"map.json", "/areas/0/neighbours", R"(["NOR-X"])", "/areas/0/neighbours/0", "",
         "no area \"NOR-X\""},
        {"map.json", "/areas/1/id", "\"NOR-C\"", "/areas/1/id", "", "NOR-C is there twice"},
        {"map.json", "/areas/1/id", "\"the left one\"", "/areas/1/id", "", "letters, digits"},
        {"map.json", "/areas/1/planet", "\"mars\"", "/areas/1/planet", "", "none of"},
    });
    // The lower row apart from the upper ones.
    Json document = test::embedded(kContentFolder, "map.json");
    for (const auto& [pointer, neighbours] :
         {std::pair{"/areas/1/neighbours", R"(["NOR-C","NOR-R"])"},
          {"/areas/2/neighbours", R"(["NOR-C","NOR-L"])"},
          {"/areas/3/neighbours", R"(["NOR-M"])"},
          {"/areas/4/neighbours", R"(["NOR-BL","NOR-BR"])"},
          {"/areas/5/neighbours", R"(["NOR-M"])"}})
        test::set_at(document, pointer, json(neighbours));
    const std::string text = orrery::to_text(document);
    const Result<Content> loaded = load_with("map.json", &text);
    ASSERT_FALSE(loaded.ok());
    EXPECT_EQ(loaded.error().at, "anunnaki/map.json: /areas/3");
    EXPECT_EQ(loaded.error().message, "NOR-BL cannot be reached from the rest of norse");
}

TEST(AnunnakiContent, AN_CTRL_12_AN_HSET_03_capitals_atlantis_and_missing_resources) {
    expect_refused({
        {"map.json", "/areas/1/capital", "true", "/areas", "AN-HSET-10", "norse has 2 capitals"},
        {"map.json", "/areas/0/capital", "false", "/areas", "AN-HSET-10", "norse has 0 capitals"},
        {"map.json", "/areas/36/capital", "true", "/areas/36/capital", "AN-CTRL-12",
         "no capital on Gaia"},
        {"map.json", "/areas/36/atlantis", "true", "/areas", "AN-HSET-03", "exactly two"},
        {"map.json", "/areas/42/civilisation", "false", "/areas/42/civilisation", "AN-HSET-03",
         "Atlantis starts"},
        {"map.json", "/areas/1/civilisation", "true", "/areas/1/civilisation", "AN-HSET-03",
         "on Gaia only"},
        {"map.json", "/areas/1/symbols/0", "\"gold\"", "/areas/0/symbols", "",
         "norse shows its missing resource gold"},
    });
    Json houses = test::embedded(kContentFolder, "houses.json");
    test::set_at(houses, "/houses/0/missing_resource", "wood");
    const std::string text = orrery::to_text(houses);
    const Result<Content> loaded = load_with("houses.json", &text);
    ASSERT_FALSE(loaded.ok());
    EXPECT_EQ(loaded.error().message, "the planet norse shows its missing resource wood");
}

TEST(AnunnakiContent, AN_HSET_05_a_culture_site_touches_three_areas_that_touch_each_other) {
    expect_refused({
        {"map.json", "/culture_sites/0/areas/0", "\"NOR-C\"", "/culture_sites/0/areas", "",
         "NOR-K1 touches three mutually adjacent"},
        {"map.json", "/culture_sites/0/areas/0", "\"NOR-M\"", "/culture_sites/0/areas", "",
         "NOR-K1 touches three"},
        {"map.json", "/culture_sites/0/areas/0", "\"G01\"", "/culture_sites/0/areas/0", "",
         "another planet"},
        {"map.json", "/culture_sites/0/areas", R"(["NOR-L"])", "/culture_sites/0/areas", "",
         "expected 3 entries"},
        {"tokens.json", "/culture_tokens", "[]", "/culture_tokens", "", "expected 20 entries"},
        {"tokens.json", "/ancient_civilisations", "[]", "/ancient_civilisations", "",
         "expected 12 entries"},
    });
}

TEST(AnunnakiContent, AN_HSET_06_AN_HSET_09_contracts_gods_and_tiles_are_counted) {
    expect_refused({
        {"contracts.json", "/contracts/0/house", "\"norse\"", "/contracts", "AN-HSET-06",
         "norse: 7 contracts"},
        {"contracts.json", "/contracts/0/cost", R"({"any":1})", "/contracts/0/cost/any", "",
         "names its resources"},
        {"houses.json", "/gods/1/rank", "\"great\"", "/gods/1/rank", "", "one great and four"},
        {"houses.json", "/gods/1/house", "\"greek\"", "/gods/9/rank", "", "four minor"},
        {"person.json", "/action_tiles/0/colour", "\"red\"", "/action_tiles", "AN-HSET-09",
         "not 4 and 6"},
        {"person.json", "/action_tiles/0/cost", R"({"gold":1})", "/action_tiles/0/cost",
         "AN-HPRIM-07", "blue tile is free"},
        {"person.json", "/action_board/paths", "[]", "/action_board/paths", "",
         "expected 15 entries"},
        {"person.json", "/action_board/paths/1/b", "\"I0\"", "/action_board/paths/1", "",
         "two paths join"},
        {"person.json", "/action_board/triangles/1/id", "\"T7\"", "/action_board/triangles/1/id",
         "", "T0 to T4"},
    });
}

TEST(AnunnakiContent, every_effect_parses_and_means_something_where_it_stands) {
    expect_refused({
        {"tokens.json", "/culture_tokens/0/bonus", "\"vp\"", "/culture_tokens/0/bonus", "",
         "column 1: \"vp\" is nothing"},
        {"tokens.json", "/atlantis_gods/0/reward", "\"vp 1; artifact 1\"",
         "/atlantis_gods/0/reward", "", "column 7: \"artifact 1\""},
        {"contracts.json", "/contracts/0/reward", "\"passive: attack +1\"", "/contracts/0/reward",
         "", "means nothing here"},
        {"person.json", "/weapon_cards/4/effect", "\"vp 1\"", "/weapon_cards/4/effect", "",
         "means nothing here"},
        {"contracts.json", "/contracts/0/reward", "\"vp 21\"", "/contracts/0/reward", "",
         "at most 20"},
        {"tokens.json", "/goal_tiles/0/person_oracle", "\"oracle\"", "/goal_tiles/0/person_oracle",
         "AN-HORA-02", "lead here again"},
        {"tokens.json", "/goal_tiles/0/bot_oracle/do", "\"oracle\"", "/goal_tiles/0/bot_oracle", "",
         "has no field"},
        {"modules.json", "/distant_planets/0/landing_bonus", "\"portal 1\"",
         "/distant_planets/0/landing_bonus", "AN-HDIST-01", "lead here again"},
        {"tracks.json", "/tracks/0/rewards/2", "\"advance war 1\"", "/tracks/0/rewards/2",
         "AN-HTRK-01", "no step"},
        {"tracks.json", "/tracks/0/rewards/13", "\"vp 1\"", "/tracks/0/rewards", "",
         "spaces 0 to 12"},
        {"modules.json", "/creatures/0/first", "\"resources 3\"", "/creatures/0/first",
         "AN-MYTH-02", "never has"},
        {"modules.json", "/creatures/0/second", "\"track 3\"", "/creatures/0/second", "AN-HMYTH-02",
         "no requirement"},
    });
}

TEST(AnunnakiContent, AN_HTRK_03_tracks_and_figures_are_possible) {
    expect_refused({
        {"tracks.json", "/supremacy/spaces/1", "-9", "/supremacy/spaces/1", "AN-HTRK-03", "rise"},
        {"tracks.json", "/supremacy/token_spaces/0", "-3", "/supremacy/token_spaces/0", "",
         "no space"},
        {"tracks.json", "/tracks/1/board_row", "0", "/tracks/1/board_row", "AN-ORAC-04",
         "two tracks"},
        {"tracks.json", "/track_value/by_space", "[0]", "/track_value/by_space", "", "entries"},
        {"constants.json", "/constants/strength/settlement", "1", "/constants/strength/settlement",
         "AN-CTRL-09", "add nothing"},
        {"constants.json", "/constants/per_side/cubes", "15", "/constants/per_side/cubes", "",
         "from 14 to 14"},
        {"constants.json", "/constants/contract_reserve", "4", "/constants/contract_reserve", "",
         "from 1 to 3"},
        {"constants.json", "/constants/chaos_die", "[1]", "/constants/chaos_die", "",
         "expected 6 entries"},
    });
}

TEST(AnunnakiContent, a_missing_or_unreadable_file_is_named) {
    for (const char* name :
         {"advisers.json", "constants.json", "contracts.json", "fate_cards.json", "houses.json",
          "map.json", "modules.json", "person.json", "tokens.json", "tracks.json"}) {
        const Result<Content> missing = load_with(name, nullptr);
        ASSERT_FALSE(missing.ok());
        EXPECT_NE(to_string(missing.error()).find(name), std::string::npos);
        const std::string broken = "{\"game\": oops}";
        const Result<Content> unreadable = load_with(name, &broken);
        ASSERT_FALSE(unreadable.ok());
        EXPECT_NE(to_string(unreadable.error()).find(name), std::string::npos);
    }
}

TEST(AnunnakiContent, the_map_is_known_by_planets) {
    EXPECT_EQ(content().areas.size(), 50U);
    EXPECT_EQ(content().planet_areas[kGaia].count(), 14);
    EXPECT_EQ(std::popcount(content().planet_sites[kGaia]), 12);
    for (std::size_t house = 0; house < kHouses; ++house) {
        EXPECT_EQ(content().planet_areas[house].count(), 6);
        EXPECT_EQ(std::popcount(content().planet_sites[house]), 2);
        EXPECT_EQ(content().areas[content().houses[house].capital].id,
                  content().houses[house].code + "-C");
    }
    EXPECT_EQ(content().atlantis.count(), 2);
    EXPECT_EQ(content().next_to_atlantis.count(), 8);
    EXPECT_FALSE(content().next_to_atlantis.intersects(content().atlantis));
}

}  // namespace
}  // namespace orrery::anunnaki::testing
