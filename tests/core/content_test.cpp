#include "core/content.h"

#include <gtest/gtest.h>

#include <array>

namespace orrery {
namespace {

constexpr std::array kFiles{ContentFile{"one", "tiles.json", "[1]"},
                            ContentFile{"two", "tiles.json", "[2]"},
                            ContentFile{"one", "cards.json", "[3]"}};

TEST(Content, finds_a_file_by_game_and_name) {
    const Result<std::string_view> text = find_content(kFiles, "two", "tiles.json");
    ASSERT_TRUE(text.ok());
    EXPECT_EQ(*text, "[2]");
}

TEST(Content, a_missing_file_is_named) {
    const Result<std::string_view> text = find_content(kFiles, "two", "cards.json");
    ASSERT_FALSE(text.ok());
    EXPECT_EQ(text.error().code, "missing_content");
    EXPECT_EQ(text.error().at, "two/cards.json");
    EXPECT_FALSE(find_content({}, "one", "tiles.json").ok());
}

TEST(Content, the_version_changes_with_every_file_of_the_game_and_with_no_other) {
    const std::string version = content_version(kFiles, "one");
    EXPECT_EQ(version.size(), 16U);
    auto changed = kFiles;
    changed[1].text = "[9]";
    EXPECT_EQ(content_version(changed, "one"), version) << "another game's file";
    changed[2].text = "[4]";
    EXPECT_NE(content_version(changed, "one"), version);
    changed = kFiles;
    changed[2].name = "card.json";
    EXPECT_NE(content_version(changed, "one"), version);
    // A byte that moves over from one file to the next is a change, too.
    changed = kFiles;
    changed[0].text = "[1";
    changed[2].text = "][3]";
    EXPECT_NE(content_version(changed, "one"), version);
}

TEST(Content, every_provenance_has_a_name) {
    EXPECT_EQ(to_string(Provenance::kRulebook), "rulebook");
    EXPECT_EQ(to_string(Provenance::kPublic), "public");
    EXPECT_EQ(to_string(Provenance::kReconstructed), "reconstructed");
}

TEST(Content, the_compiled_in_files_are_there) {
    EXPECT_TRUE(find_content(embedded_content(), "cosmic-factory", "tiles.json").ok());
}

}  // namespace
}  // namespace orrery
