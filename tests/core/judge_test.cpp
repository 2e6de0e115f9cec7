#include "core/judge.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "core/base64.h"
#include "core/checksum.h"
#include "core/content.h"
#include "tests/support/games.h"
#include "tests/support/json_edit.h"
#include "tests/support/judges.h"

namespace orrery {
namespace {

using ::testing::HasSubstr;

FeatureSpace some_features() {
    FeatureSpace space;
    space.add("own", numbered("orbit", 3), std::array<std::string_view, 2>{"size", "moons"});
    space.add("shared", {"round"});
    return space;
}

std::span<const std::byte> bytes_of(std::string_view text) {
    return std::as_bytes(std::span<const char>(text.data(), text.size()));
}

TEST(Checksum, is_that_of_zip_files) {
    EXPECT_EQ(crc32(bytes_of("")), 0U);
    EXPECT_EQ(crc32(bytes_of("123456789")), 0xcbf43926U);
    EXPECT_EQ(crc32(bytes_of("6789"), crc32(bytes_of("12345"))), 0xcbf43926U);
}

TEST(Base64, writes_and_reads_the_examples_of_its_standard) {
    for (const auto& [plain, text] : std::vector<std::pair<std::string, std::string>>{
             {"", ""}, {"f", "Zg=="}, {"fo", "Zm8="}, {"foo", "Zm9v"}, {"foobar", "Zm9vYmFy"}}) {
        EXPECT_EQ(to_base64(bytes_of(plain)), text);
        const auto bytes = from_base64(text);
        ASSERT_TRUE(bytes) << text;
        EXPECT_TRUE(std::ranges::equal(*bytes, bytes_of(plain))) << text;
    }
    for (const char* wrong :
         {"Z", "Zg=", "Zg", "Z===", "Zh==", "Zm9=", "Zm9v!A==", "=m9v", "Zg==Zg=="})
        EXPECT_FALSE(from_base64(wrong)) << wrong;
}

TEST(Features, are_named_by_block_thing_and_number) {
    FeatureSpace space;
    const FeatureGroup orbits =
        space.add("own", numbered("orbit", 2), std::array<std::string_view, 2>{"size", "moons"});
    const FeatureGroup rounds =
        space.add("shared", numbered("round", 2, 0), std::array<std::string_view, 1>{""});
    EXPECT_EQ(space.names()[orbits.at(1, 1)], "own/orbit 2 moons");
    EXPECT_EQ(space.names()[rounds.at(0)], "shared/round 0");
    EXPECT_EQ(space.size(), 6U);
}

TEST(Features, another_name_or_order_is_another_version) {
    FeatureSpace one, other, swapped;
    one.add("own", {"a", "b"});
    other.add("own", {"a", "c"});
    swapped.add("own", {"b", "a"});
    EXPECT_NE(one.version(), other.version());
    EXPECT_NE(one.version(), swapped.version());
    EXPECT_EQ(one.version().size(), 16U);
}

TEST(Judge, tells_its_opinion_in_points) {
    const Judge judge = test::random_judge("toy", some_features(), 1);
    const int bits = judge.network.output_bits();
    EXPECT_EQ(judge.opinion(Opinion::kMargin, {1 << bits, 0, 0}), 16);
    EXPECT_EQ(judge.opinion(Opinion::kPoints, {0, 0, -(1 << bits)}), -32);
    EXPECT_EQ(judge.win_chance({0, 0, 0}), 0.5);
    EXPECT_GT(judge.win_chance({0, 1 << bits, 0}), 0.95);
    EXPECT_EQ(judge.provenance.games, 10);
    EXPECT_EQ(judge.provenance.commit, "abc");
}

// Every way in which a file can be damaged or of something else.
TEST(Judge, damaged_and_foreign_weights_are_refused_with_the_place) {
    const FeatureSpace space = some_features();
    const Json good = test::judge_json("toy", space, 2);
    struct Case {
        const char* pointer;
        const char* value;
        const char* at;
        const char* message;
    };
    for (const Case& wrong :
         {Case{"/format", "1", "/format", "expected 2"},
          Case{"/game", "\"chess\"", "/game", "another game"},
          Case{"/extra", "1", "/extra", "unknown field"},
          Case{"/provenance/games", "-1", "/provenance/games", "from 0 to"},
          Case{"/provenance/commit", "7", "/provenance/commit", "expected a text"},
          Case{"/features", "[]", "/features", ""},
          Case{"/features/3", "\"own/orbit 9 size\"", "/features/3",
               "the game has no feature \"own/orbit 9 size\", which it was trained with"},
          Case{"/features/3", "\"own/orbit 1 size\"", "/features/3", "there twice"},
          Case{"/features/3", "7", "/features/3", "expected a text"},
          Case{"/network/shape/0", "8", "/network/shape/0", "expected 7"},
          Case{"/network/shape", "[7,128,32]", "/network/shape", ""},
          Case{"/network/shape/1", "256", "/network/shape/1", "expected 128"},
          Case{"/network/shifts", "[1,2]", "/network/shifts", ""},
          Case{"/network/shifts/0", "25", "/network/shifts/0", "0 to 20"},
          Case{"/network/units/2", "0", "/network/units/2", ""},
          Case{"/network/first", "\"AAA\"", "/network/first", "no base64"},
          Case{"/network/first_bias", "\"AAA=\"", "/network/first_bias", "numbers of 4 bytes"},
          Case{"/network/first", "\"AAAAAAAA\"", "/network/crc32", "damaged"},
          Case{"/network/second", "\"AAAA\"", "/network/second", "numbers of 2 bytes"},
          Case{"/network/third", "\"AAAAAAAA\"", "/network/crc32", "damaged"},
          Case{"/network/crc32", "1", "/network/crc32", "damaged"},
          Case{"/network/third_bias", "5", "/network/third_bias", "expected a text"}}) {
        Json document = good;
        test::set_at(document, wrong.pointer, test::json(wrong.value));
        const Result<Judge> read = judge_from_text(to_text(document), "toy", space);
        ASSERT_FALSE(read.ok()) << wrong.pointer;
        EXPECT_EQ(read.error().at, wrong.at) << to_string(read.error());
        EXPECT_THAT(read.error().message, HasSubstr(wrong.message)) << wrong.pointer;
    }
    EXPECT_TRUE(judge_from_text(to_text(good), "toy", space).ok());
    const std::string text = to_text(good);
    EXPECT_FALSE(judge_from_text(text.substr(0, text.size() / 2), "toy", space).ok());
    EXPECT_FALSE(judge_from_text("", "toy", space).ok());
}

// A row with the numbers from a list, by the names of the features.
InputRow row_of(const FeatureSpace& space, const std::map<std::string, int>& numbers) {
    InputRow row;
    for (std::size_t i = 0; i < space.size(); ++i)
        if (const auto found = numbers.find(space.names()[i]); found != numbers.end())
            row.set(i, found->second);
    return row;
}

// Wherever the game has more than the judge was trained with, and whatever the order.
TEST(Judge, finds_its_features_by_name_and_knows_nothing_of_others) {
    const FeatureSpace space = some_features();
    FeatureSpace more;
    more.add("own", {"comets"});
    more.add("shared", {"round", "players"});
    more.add("own", numbered("orbit", 5), std::array<std::string_view, 3>{"moons", "age", "size"});
    const std::string text = to_text(test::judge_json("toy", space, 6));
    const Result<Judge> judge = judge_from_text(text, "toy", space);
    const Result<Judge> in_more = judge_from_text(text, "toy", more);
    ASSERT_TRUE(in_more.ok()) << to_string(in_more.error());
    EXPECT_EQ(in_more->network.inputs(), more.size());
    std::map<std::string, int> numbers;
    int number = -3;
    for (const std::string& name : space.names()) numbers[name] = number += 2;
    const Outputs outputs = judge->network.value(row_of(space, numbers));
    EXPECT_EQ(in_more->network.value(row_of(more, numbers)), outputs);
    numbers["own/comets"] = 900;
    numbers["own/orbit 2 age"] = -5;
    EXPECT_EQ(in_more->network.value(row_of(more, numbers)), outputs);
    numbers["own/orbit 2 moons"] += 100;
    EXPECT_NE(in_more->network.value(row_of(more, numbers)), outputs);
}

TEST(Judge, one_changed_digit_of_the_weights_is_noticed) {
    const FeatureSpace space = some_features();
    Json document = test::judge_json("toy", space, 3);
    for (const char* part :
         {"first", "first_bias", "second", "second_bias", "third", "third_bias"}) {
        Json damaged = document;
        boost::json::string& digits = damaged.at("network").at(part).as_string();
        digits[5] = digits[5] == 'A' ? 'B' : 'A';
        const Result<Judge> read = judge_from_text(to_text(damaged), "toy", space);
        ASSERT_FALSE(read.ok()) << part;
        EXPECT_EQ(read.error().at, "/network/crc32") << part;
    }
}

TEST(Judge, is_no_part_of_the_contents_fingerprint) {
    const std::array files{ContentFile{"one", "tiles.json", "[1]"},
                           ContentFile{"one", kJudgeFile, "{}"}};
    EXPECT_EQ(content_version(files, "one"), content_version(std::span(files).first(1), "one"));
    EXPECT_FALSE(content_files(files, "one").contains(kJudgeFile));
}

// The game is there all the same, and says what is wrong with its judge.
TEST(Judge, a_game_with_a_damaged_judge_plays_on_without_it) {
    const AnyGame& built_in = test::game("cosmogenesis");
    Json document = test::judge_json("cosmogenesis", *built_in.feature_space(), 4);
    const auto load = [](const std::string& text) {
        std::vector<ContentFile> files;
        for (const ContentFile& file : embedded_content())
            if (file.name != kJudgeFile) files.push_back(file);
        files.push_back({"cosmogenesis", kJudgeFile, text});
        return Registry::load(files);
    };
    const std::string good = to_text(document);
    const Result<Registry> whole = load(good);
    ASSERT_TRUE(whole.ok());
    EXPECT_NE(whole->find("cosmogenesis")->judge(), nullptr);
    EXPECT_EQ(whole->find("cosmogenesis")->judge_error(), nullptr);
    EXPECT_EQ(whole->find("cosmogenesis")->content_version(), built_in.content_version());

    test::set_at(document, "/network/crc32", 5);
    const std::string bad = to_text(document);
    const Result<Registry> damaged = load(bad);
    ASSERT_TRUE(damaged.ok());
    const AnyGame& game = *damaged->find("cosmogenesis");
    EXPECT_EQ(game.judge(), nullptr);
    ASSERT_NE(game.judge_error(), nullptr);
    EXPECT_EQ(game.judge_error()->at, "cosmogenesis/judge.json: /network/crc32");
}

}  // namespace
}  // namespace orrery
