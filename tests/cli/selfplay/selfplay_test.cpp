#include "cli/selfplay/run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <map>
#include <set>

#include "cli/selfplay/shard.h"
#include "cli/selfplay/variants.h"
#include "core/checksum.h"
#include "tests/cli/run_program.h"
#include "tests/support/data_file.h"
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

SelfplayPlan solo_plan(const std::string& folder) {
    SelfplayPlan plan;
    plan.game = &test::game("anunnaki");
    plan.players = {1};
    plan.games = 4;
    plan.seed = 3;
    plan.trials = 300;
    plan.shard_deals = 1;
    plan.folder = folder;
    plan.exploration = {0.3, 4, 0.5};
    return plan;
}

// A game for one against an automatic opponent: its points are in the shard beside the seat's.
TEST(Selfplay, a_shard_of_a_solo_game_has_both_sides) {
    const TemporaryFolder folder;
    const SelfplayResult result = play(solo_plan(folder.path()));
    EXPECT_EQ(result.games, 4U);
    const Json header = read_header(text_of_file(folder.path() + "/000001.shard"));
    EXPECT_EQ(count_of(header, "deal"), 2U);
    EXPECT_EQ(count_of(header, "points"), 4U);
    EXPECT_EQ(count_of(header, "place"), 4U);
    EXPECT_GT(count_of(header, "game"), 2U * 5U) << "one position for each turn";
    EXPECT_LT(count_of(header, "game"), 2U * 40U);
}

TEST(Selfplay, alone_equals_do_the_same_with_the_same_deals) {
    SelfplayPlan plan = solo_plan("");
    plan.match = true;
    plan.exploration = {};
    const JsonObject match = play(plan).tally.json();
    const Json& line = match.at("1");
    EXPECT_EQ(line.at("games"), Json(4));
    EXPECT_EQ(line.at("win_share").as_double(), 0.5);
    EXPECT_EQ(line.at("fair_share").as_double(), 0.5);
    EXPECT_EQ(line.at("mean_margin").as_double(), 0);
    EXPECT_EQ(line.at("alone").at("judge"), line.at("alone").at("against"));
}

TEST(Selfplay, alone_a_deal_is_won_by_the_larger_margin) {
    const auto ended = [](int own, int opponent) {
        SeatStanding seat, against;
        seat.points = own;
        against.points = opponent;
        (own > opponent ? against : seat).place = 2;
        Standing standing;
        standing.seats = {seat, against};
        return standing;
    };
    Tally tally;
    tally.add(1, 0, 0, ended(50, 80));  // both lose, the first judge by less
    tally.add(1, 0, 1, ended(40, 81));
    tally.add(1, 1, 0, ended(60, 61));
    tally.add(1, 1, 1, ended(70, 60));
    tally.add(1, 2, 0, ended(99, 0));  // not played out
    const JsonObject json = tally.json();
    const Json& line = json.at("1");
    EXPECT_EQ(line.at("games"), Json(4));
    EXPECT_EQ(line.at("win_share").as_double(), 0.5);
    EXPECT_EQ(line.at("mean_margin").as_double(), 0);
    EXPECT_EQ(line.at("alone").at("judge").at("win_share").as_double(), 0);
    EXPECT_EQ(line.at("alone").at("against").at("win_share").as_double(), 0.5);
    EXPECT_EQ(line.at("alone").at("judge").at("mean_margin").as_double(), -15.5);
}

TEST(Selfplay, every_value_of_an_option_takes_its_turn) {
    const Variants none(cosmogenesis(), {}, {});
    EXPECT_EQ(none.of(0, Seed{}), JsonObject{});
    EXPECT_EQ(none.of(5, Seed{}), JsonObject{});
    for (const char* id : {"cosmic-factory", "anunnaki"}) {
        const AnyGame& game = test::game(id);
        const Variants variants(game, {}, {});
        std::set<std::string> seen;
        for (std::uint64_t turn = 0; turn < 40; ++turn) {
            const JsonObject options = variants.of(turn, Seed{});
            EXPECT_LE(options.size(), 1U) << "one at a time";
            EXPECT_TRUE(game.start(game.info().min_players, options, seed_from_number(1)).ok())
                << to_text(options);
            seen.insert(to_text(options));
        }
        EXPECT_GT(seen.size(), 1U);
    }
}

TEST(Selfplay, options_are_fixed_or_drawn_evenly) {
    const AnyGame& game = test::game("anunnaki");
    const Variants variants(game, {{"creatures", true}},
                            {"difficulty", "person_house", "expansion_houses"});
    std::map<std::string, int> difficulties, houses;
    for (std::uint64_t deal = 0; deal < 400; ++deal) {
        const Seed seed = deal_seed(1, deal, 1);
        const JsonObject options = variants.of(deal, seed);
        EXPECT_EQ(options, variants.of(deal, seed));
        EXPECT_EQ(options.at("creatures"), Json(true));
        EXPECT_TRUE(game.start(1, options, seed).ok()) << to_text(options);
        ++difficulties[std::string(options.at("difficulty").as_string())];
        ++houses[std::string(options.at("person_house").as_string())];
    }
    EXPECT_EQ(difficulties.size(), 4U);
    for (const auto& [name, times] : difficulties) EXPECT_GT(times, 50) << name;
    EXPECT_EQ(houses.size(), 6U) << "those of the expansions with their option";
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
    EXPECT_THAT(run_program_with("selfplay cosmobot").err, HasSubstr("has no features"));
    EXPECT_THAT(run_program_with("selfplay cosmogenesis --players 7").err,
                HasSubstr("2 to 4 players"));
    EXPECT_THAT(run_program_with("selfplay anunnaki --vary difficulty,colour").err,
                HasSubstr("Anunnaki has no option \"colour\" that could be varied"));
    EXPECT_THAT(run_program_with("selfplay anunnaki --vary creatures --option creatures=true").err,
                HasSubstr("the option \"creatures\" is fixed"));
    EXPECT_THAT(run_program_with("selfplay anunnaki --option difficulty=silly").err,
                HasSubstr("difficulty"));
}

TEST(Selfplay, the_program_compares_a_judge_with_what_its_trainer_expects) {
    const TemporaryFolder folder;
    Json golden = test::data_file("cosmogenesis/judge_golden.json");
    const auto compared = [&](const std::string& judge) {
        return run_program_with("selfplay cosmogenesis --judge " + judge + " --golden " +
                                folder.write("golden.json", to_text(golden)));
    };
    const Ran same = compared("built-in");
    ASSERT_EQ(same.exit_code, 0) << same.err;
    EXPECT_EQ(test::json(same.out), Json(JsonObject{{"positions", 24}, {"different", 0}}));
    EXPECT_THAT(compared("hand-made").err, HasSubstr("only a learned judge has outputs"));

    golden.at("positions").at(3).at("outputs").at(1) = 5;
    const Ran different = compared("built-in");
    EXPECT_EQ(different.exit_code, 1);
    EXPECT_EQ(test::json(different.out).at("different"), Json(1));
    EXPECT_THAT(different.err, HasSubstr("other outputs than its trainer expects"));

    golden.at("positions").at(3).at("inputs").at(0).at(0) = 365;
    EXPECT_THAT(compared("built-in").err, HasSubstr("/positions/3/inputs/0/0"));
    golden.at("features").at("version") = "0123456789abcdef";
    const Ran foreign = compared("built-in");
    EXPECT_EQ(foreign.exit_code, 2);
    EXPECT_THAT(foreign.err, HasSubstr("/features/version: of other features"));
}

// The judge may also come with --content; a damaged one is told and left out.
TEST(Selfplay, a_damaged_judge_of_own_content_is_told_and_the_program_goes_on) {
    const TemporaryFolder folder;
    folder.write("cosmogenesis/judge.json", "{\"format\": 7}");
    const Ran ran = run_program_with("--content " + folder.path() + " games");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.err, HasSubstr("cosmogenesis/judge.json: /format: expected 2"));
    EXPECT_THAT(ran.err, HasSubstr("the hand-made judge plays instead"));
}

}  // namespace
}  // namespace orrery::cli
