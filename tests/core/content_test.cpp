#include "core/content.h"

#include <gtest/gtest.h>

#include <array>
#include <utility>
#include <vector>

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

TEST(Content, the_version_is_of_what_the_files_mean) {
    const auto version = [](std::string_view text) {
        return content_version(std::array{ContentFile{"one", "tiles.json", text}}, "one");
    };
    const std::string plain = version(R"({"tiles":[{"id":1,"code":"G"},{"id":2,"code":"B"}]})");
    const std::vector<std::pair<const char*, const char*>> same{
        {"white space",
         "\n{\n \"tiles\": [\n{\"id\":1, \"code\":\"G\"},{\"id\":2,\"code\":\"B\"}]}\n\n"},
        {"the order of members", R"({"tiles":[{"code":"G","id":1},{"code":"B","id":2}]})"},
        {"an escape", R"({"tiles":[{"id":1,"code":"\u0047"},{"id":2,"code":"B"}]})"},
        {"where it comes from",
         R"({"notation":"x","tiles":[{"id":1,"code":"G","source":"public"},
             {"id":2,"code":"B","note":"?","code_source":"rulebook"}]})"},
        {"names", R"({"tiles":[{"id":1,"code":"G","names":{"en":"Green"},"name_sources":{}},
                      {"id":2,"code":"B","texts":{"de":"…"}}]})"},
    };
    for (const auto& [what, text] : same) EXPECT_EQ(version(text), plain) << what;
    const std::vector<std::pair<const char*, const char*>> others{
        {"a value", R"({"tiles":[{"id":1,"code":"G"},{"id":2,"code":"R"}]})"},
        {"the order of a list", R"({"tiles":[{"id":2,"code":"B"},{"id":1,"code":"G"}]})"},
        {"another member", R"({"tiles":[{"id":1,"code":"G"},{"id":2,"code":"B","x":0}]})"},
        {"a text for a number", R"({"tiles":[{"id":"1","code":"G"},{"id":2,"code":"B"}]})"},
        {"one entry less", R"({"tiles":[{"id":1,"code":"G"}]})"},
    };
    for (const auto& [what, text] : others) EXPECT_NE(version(text), plain) << what;
}

TEST(Content, the_order_of_files_has_no_meaning) {
    auto turned = kFiles;
    std::swap(turned[0], turned[2]);
    EXPECT_EQ(content_version(turned, "one"), content_version(kFiles, "one"));
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
