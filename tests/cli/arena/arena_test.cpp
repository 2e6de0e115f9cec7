#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/arena/progress.h"
#include "cli/command.h"
#include "core/json.h"
#include "tests/cli/run_program.h"

namespace orrery::cli {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::StartsWith;

TEST(ArenaCommand, tells_programs_who_is_stronger_with_any_number_of_threads) {
    const std::string arguments =
        "arena --game cosmogenesis --players greedy:trials=1,random --games 5 --seed 3 --json";
    const Ran ran = run_program_with(arguments + " --threads 1");
    ASSERT_EQ(ran.exit_code, kSuccess) << ran.err;
    const Json json = parse_json(ran.out).value();
    EXPECT_EQ(json.at("game"), Json("cosmogenesis"));
    EXPECT_EQ(json.at("games"), Json(6)) << "whole units";
    const Json& greedy = json.at("players").at(0);
    EXPECT_EQ(greedy.at("name"), Json("greedy:trials=1"));
    EXPECT_GT(greedy.at("win_share").as_double(), 0.5);
    EXPECT_LE(greedy.at("interval").at(0).as_double(), greedy.at("win_share").as_double());
    EXPECT_GE(greedy.at("interval").at(1).as_double(), greedy.at("win_share").as_double());
    EXPECT_GT(greedy.at("mean_margin").as_double(), 0);
    EXPECT_GT(greedy.at("elo").as_double(), 0);
    EXPECT_EQ(run_program_with(arguments + " --threads 3").out, ran.out);
}

TEST(ArenaCommand, prints_a_table_for_people) {
    const Ran ran = run_program_with(
        "arena --game cosmogenesis --players random --players random --games 2 --seats 3");
    EXPECT_EQ(ran.exit_code, kSuccess) << ran.err;
    EXPECT_THAT(ran.out, StartsWith("cosmogenesis {}: 6 games in 1 unit, 3 seats at a table\n"));
    EXPECT_THAT(ran.out, HasSubstr("random (2)"));
    EXPECT_THAT(ran.out, HasSubstr("An even share is 33.3 %."));
}

TEST(ArenaCommand, answers_bad_arguments_with_exit_code_2) {
    struct Case {
        const char *arguments, *message;
    };
    const Case cases[] = {
        {"", "--game is required"},
        {"--game chess --players random,random", "there is no game \"chess\""},
        {"--game cosmogenesis --players random", "--players: an arena needs two players"},
        {"--game cosmogenesis --players random,fly", "--players fly: there is no bot \"fly\""},
        {"--game cosmogenesis --players random,greedy:trials", "must look like name=value"},
        {"--game cosmogenesis --players random,random --seats 5", "--seats: "},
        {"--game cosmogenesis --players random,random --games 0", "--games"},
        {"--game cosmogenesis --players random,random --threads 0", "--threads"},
        {"--game cosmogenesis --players random,random --seed x", "--seed: a seed is"},
        {"--game cosmogenesis --players random,random --option fly", "must look like name=value"},
        {"--game cosmogenesis --players random,random --option fly=1", "/options/fly"},
    };
    for (const Case& c : cases) {
        const Ran ran = run_program_with(std::string("arena ") + c.arguments);
        EXPECT_EQ(ran.exit_code, kUsage) << c.arguments;
        EXPECT_EQ(ran.out, "") << c.arguments;
        EXPECT_THAT(ran.err, StartsWith("orrery: ")) << c.arguments;
        EXPECT_THAT(ran.err, HasSubstr(c.message)) << c.arguments;
    }
}

TEST(ArenaProgress, says_how_long_it_will_take) {
    EXPECT_EQ(duration_text(42s), "42 s");
    EXPECT_EQ(duration_text(170s), "3 min");
    EXPECT_EQ(duration_text(125min), "2 h 5 min");
    std::ostringstream out;
    ArenaProgress progress(out, false, 10, 110);
    const auto now = ArenaProgress::Clock::now();
    progress.tell(20, "even", now + 1s);
    EXPECT_EQ(out.str(), "") << "not so soon where nobody watches";
    progress.tell(60, "even", now + 60s);
    EXPECT_THAT(out.str(), testing::MatchesRegex("60 of 110 units, (59|60) s left  even\n"));
}

TEST(ArenaProgress, keeps_one_line_on_a_terminal_and_clears_it) {
    std::ostringstream out;
    ArenaProgress progress(out, true, 0, 10);
    progress.tell(5, "even", ArenaProgress::Clock::now() + 10s);
    EXPECT_THAT(out.str(), StartsWith("\r"));
    EXPECT_THAT(out.str(), Not(HasSubstr("\n")));
    progress.note("hear");
    EXPECT_TRUE(out.str().ends_with("\r\033[Khear\n")) << out.str();
}

}  // namespace
}  // namespace orrery::cli
