#include "cli/selfplay/run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

#include "cli/selfplay/shard.h"
#include "core/checksum.h"
#include "tests/cli/run_program.h"
#include "tests/support/games.h"
#include "tests/support/judges.h"

namespace orrery::cli {
namespace {

using ::testing::HasSubstr;

const AnyGame& cosmogenesis() {
    return test::game("cosmogenesis");
}

SelfplayPlan small_plan(const std::string& folder) {
    SelfplayPlan plan;
    plan.game = &cosmogenesis();
    plan.players = {2, 3};
    plan.games = 6;
    plan.seed = 5;
    plan.shard_deals = 1;
    plan.folder = folder;
    plan.exploration = {0.5, 3, 0.5};
    return plan;
}

SelfplayResult play(const SelfplayPlan& plan, bool stopped = false) {
    const std::atomic<bool> stop = stopped;
    return run_selfplay(plan, stop, [](auto, auto, auto) {});
}

// The header of a shard; the checksum of the rest must be right.
Json read_header(const std::string& bytes) {
    EXPECT_TRUE(bytes.starts_with(kShardMagic));
    std::uint32_t length = 0;
    std::memcpy(&length, bytes.data() + kShardMagic.size(), sizeof length);
    const std::size_t start = kShardMagic.size() + sizeof length;
    const Json header = test::json(bytes.substr(start, length));
    const std::string_view rest = std::string_view(bytes).substr(start + length);
    EXPECT_EQ(header.at("bytes").to_number<std::size_t>(), rest.size());
    EXPECT_EQ(header.at("crc32").to_number<std::uint32_t>(),
              crc32(std::as_bytes(std::span<const char>(rest.data(), rest.size()))));
    return header;
}

std::size_t count_of(const Json& header, std::string_view name) {
    for (const Json& column : header.at("columns").as_array())
        if (column.at("name") == Json(name)) return column.at("count").to_number<std::size_t>();
    ADD_FAILURE() << name;
    return 0;
}

TEST(Selfplay, games_do_not_depend_on_the_number_of_threads) {
    const TemporaryFolder one, many;
    SelfplayPlan plan = small_plan(one.path());
    const SelfplayResult first = play(plan);
    EXPECT_EQ(first.games, 6U);
    EXPECT_EQ(first.shards, 3U);
    plan.folder = many.path();
    plan.threads = 3;
    EXPECT_EQ(play(plan).turn_ends, first.turn_ends);
    for (const char* name : {"/000000.shard", "/000001.shard", "/000002.shard"}) {
        const std::string bytes = text_of_file(one.path() + name);
        EXPECT_FALSE(bytes.empty());
        EXPECT_EQ(bytes, text_of_file(many.path() + name));
    }
}

TEST(Selfplay, a_shard_has_every_turn_of_every_seat) {
    const TemporaryFolder folder;
    play(small_plan(folder.path()));
    const Json header = read_header(text_of_file(folder.path() + "/000001.shard"));
    EXPECT_EQ(count_of(header, "deal"), 2U);
    EXPECT_EQ(count_of(header, "points"), 6U) << "two games of three seats";
    EXPECT_EQ(count_of(header, "game"), 2U * 3U * 24U) << "six rounds of four turns";
    EXPECT_EQ(count_of(header, "index"), count_of(header, "value"));
    EXPECT_GT(count_of(header, "index"), 2U * 3U * 24U * 20U);
}

TEST(Selfplay, stopped_it_plays_no_more) {
    const TemporaryFolder folder;
    const SelfplayResult result = play(small_plan(folder.path()), true);
    EXPECT_EQ(result.games, 0U);
    EXPECT_EQ(result.shards, 0U);
}

TEST(Selfplay, a_match_of_equals_is_even) {
    SelfplayPlan plan = small_plan("");
    plan.exploration = {};
    plan.match = true;
    plan.games = 10;
    const JsonObject match = play(plan).tally.json();
    for (const char* players : {"2", "3"}) {
        const Json& line = match.at(players);
        EXPECT_NEAR(line.at("win_share").as_double(), line.at("fair_share").as_double(), 1e-9)
            << "without exploration all games of a deal are the same";
    }
}

TEST(Selfplay, every_value_of_an_option_takes_its_turn) {
    EXPECT_EQ(option_variants(cosmogenesis().info()).size(), 1U);
    const std::vector<JsonObject> variants = option_variants(test::game("cosmic-factory").info());
    EXPECT_GT(variants.size(), 1U);
    for (const JsonObject& options : variants)
        EXPECT_TRUE(test::game("cosmic-factory").start(3, options, seed_from_number(1)).ok())
            << to_text(options);
}

TEST(Selfplay, the_program_plays_a_match_with_weights_from_a_file) {
    const TemporaryFolder folder;
    const std::string weights =
        folder.write("judge.json",
                     to_text(test::judge_json("cosmogenesis", *cosmogenesis().feature_space(), 1)));
    const Ran ran =
        run_program_with("selfplay cosmogenesis --games 4 --players 2 --threads 1 --judge " +
                         weights + " --against hand-made --out " + folder.path() + "/games");
    ASSERT_EQ(ran.exit_code, 0) << ran.err;
    const Json result = test::json(ran.out);
    EXPECT_EQ(result.at("games"), Json(4));
    EXPECT_EQ(result.at("match").at("2").at("games"), Json(4));
    EXPECT_FALSE(text_of_file(folder.path() + "/games/000000.shard").empty());
}

TEST(Selfplay, the_program_says_what_is_wrong) {
    const TemporaryFolder folder;
    Json document = test::judge_json("cosmogenesis", *cosmogenesis().feature_space(), 1);
    document.at("network").at("crc32") = 1;
    const std::string damaged = folder.write("judge.json", to_text(document));
    const Ran ran = run_program_with("selfplay cosmogenesis --games 2 --judge " + damaged);
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_THAT(ran.err, HasSubstr("judge.json: /network/crc32: the weights are damaged"));
    EXPECT_THAT(run_program_with("selfplay cosmic-factory").err, HasSubstr("has no features"));
    EXPECT_THAT(run_program_with("selfplay cosmogenesis --players 7").err,
                HasSubstr("2 to 4 players"));
}

// The judge may also come with --content; a damaged one is told and left out.
TEST(Selfplay, a_damaged_judge_of_own_content_is_told_and_the_program_goes_on) {
    const TemporaryFolder folder;
    folder.write("cosmogenesis/judge.json", "{\"format\": 7}");
    const Ran ran = run_program_with("--content " + folder.path() + " games");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.err, HasSubstr("cosmogenesis/judge.json: /format: expected 1"));
    EXPECT_THAT(ran.err, HasSubstr("the hand-made judge plays instead"));
}

}  // namespace
}  // namespace orrery::cli
