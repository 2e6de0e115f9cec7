// What is printed on the components, and that a broken file is named.
#include "games/crafting_the_cosmos/content.h"

#include <gmock/gmock.h>

#include <numeric>
#include <set>

#include "core/embedded_content.h"
#include "games/crafting_the_cosmos/names.h"
#include "tests/games/crafting_the_cosmos/support.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

TEST(CraftingContent, the_nebula_tiles_are_those_of_the_table) {
    const auto& tiles = data_file("spaces.json").at("tiles").as_array();
    ASSERT_EQ(tiles.size(), kTiles);
    std::set<std::array<std::uint8_t, kElements>> seen;
    for (const Json& entry : tiles) {
        const std::string_view name(entry.at(0).as_string());
        const NebulaTile& printed = game().content().tiles[tile(name)];
        int stars = 0, weight = 0;
        for (std::size_t element = 0; element < kElements; ++element) {
            EXPECT_EQ(printed.need[element], entry.at(element + 1).as_int64()) << name;
            stars += printed.need[element];
            weight += printed.need[element] * std::array{2, 3, 4, 4}[element];
        }
        const int size = size_of_tile(tile(name));
        EXPECT_EQ(printed.points, entry.at(5).as_int64()) << name;
        EXPECT_EQ(printed.points, (weight + 1) / 2 - (3 - size)) << name;
        EXPECT_EQ(stars, size + 3) << name;
        EXPECT_EQ(printed.stars, stars) << name;
        EXPECT_TRUE(seen.insert(printed.need).second) << name << " is there twice";
    }
}

TEST(CraftingContent, the_checksums_of_the_components_hold) {
    const Numbers& numbers = game().content().numbers;
    EXPECT_THAT(numbers.stars, ::testing::ElementsAre(26, 20, 16, 16));
    EXPECT_EQ(numbers.life, 50);
    EXPECT_EQ(std::accumulate(numbers.first_group.begin(), numbers.first_group.end(), 0), 59);
    EXPECT_EQ(std::accumulate(numbers.second_group.begin(), numbers.second_group.end(), 0), 85);
    EXPECT_THAT(numbers.first_group, ::testing::UnorderedElementsAre(8, 8, 8, 8, 7, 7, 7, 6));
    EXPECT_EQ(numbers.set_points, 6);
    EXPECT_EQ(numbers.first_place, 6);
    EXPECT_EQ(numbers.second_place, 3);
}

TEST(CraftingContent, the_lost_icons_are_filled_in) {
    const auto element_of = [](const char* name) {
        return game().content().powers[power(name)].element;
    };
    EXPECT_EQ(element_of("PT-2"), Element::kH);
    EXPECT_EQ(element_of("PC-7"), Element::kO);
    EXPECT_EQ(element_of("PC-8"), Element::kH);
    EXPECT_EQ(element_of("PL-1"), Element::kH);
}

TEST(CraftingContent, every_card_and_goal_has_names_of_its_own_in_three_languages) {
    std::set<std::string> german, english, french;
    const auto note = [&](const Names& names) {
        EXPECT_TRUE(german.insert(std::string(names.german)).second) << names.german;
        EXPECT_TRUE(english.insert(std::string(names.english)).second) << names.english;
        EXPECT_TRUE(french.insert(std::string(names.french)).second) << names.french;
    };
    const Content& content = game().content();
    for (std::size_t id = 1; id <= content.power_count; ++id) note(content.cards[id].names);
    for (std::size_t id = 1; id <= content.goal_count; ++id) note(content.goals[id].names);
    EXPECT_FALSE(german.contains("") || english.contains("") || french.contains(""));
}

// The content with one text in one file replaced.
Error error_with(std::string_view file, std::string_view old_text, std::string_view new_text) {
    std::vector<ContentFile> files(embedded_content().begin(), embedded_content().end());
    std::string changed;
    for (ContentFile& entry : files) {
        if (entry.game != "crafting-the-cosmos" || entry.name != file) continue;
        changed = entry.text;
        const std::size_t found = changed.find(old_text);
        EXPECT_NE(found, std::string::npos) << old_text;
        changed.replace(found, old_text.size(), new_text);
        entry.text = changed;
    }
    const Result<Content> content = load_content(files);
    EXPECT_FALSE(content.ok()) << new_text;
    return content.ok() ? Error{} : content.error();
}

TEST(CraftingContent, a_broken_entry_is_named_by_its_place) {
    const auto place = [](std::string_view file, std::string_view from, std::string_view to) {
        return to_string(error_with(file, from, to));
    };
    using ::testing::HasSubstr;
    EXPECT_THAT(place("nebulae.json", "NT1-02", "NT1-03"), HasSubstr("/tiles/1"));
    EXPECT_THAT(place("board.json", R"("q": 0, "r": -1)", R"("q": 0, "r": 0)"),
                HasSubstr("CTC-BOARD-07"));
    EXPECT_THAT(place("powers.json", "PL-2", "PL-9"), HasSubstr("/cards/1"));
    EXPECT_THAT(place("goals.json", "stable_life", "stabil_life"), HasSubstr("/goals/0"));
    EXPECT_THAT(place("tables.json", R"("control": "light")", R"("control": "time")"),
                HasSubstr("CTC-BOARD-01"));
    EXPECT_THAT(place("tables.json", "rulebook", "hearsay"), HasSubstr("source"));
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
