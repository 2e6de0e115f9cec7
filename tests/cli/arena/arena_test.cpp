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

TEST(ArenaCommand, prints_a_table_for_people_and_draws_charts) {
    const TemporaryFolder folder;
    const std::string charts = folder.path() + "/new/charts";
    const Ran ran = run_program_with(
        "arena --game cosmogenesis --players random --players random --games 2 --seats 3 --svg " +
        charts);
    for (const char* name : {"ladder", "points", "seats"}) {
        const std::string chart = text_of_file(charts + "/" + name + ".svg");
        EXPECT_THAT(chart, StartsWith("<svg ")) << name;
        EXPECT_THAT(chart, HasSubstr("random (2)")) << name;
        EXPECT_TRUE(chart.ends_with("</svg>\n")) << name;
    }
    EXPECT_EQ(ran.exit_code, kSuccess) << ran.err;
    EXPECT_THAT(ran.out, StartsWith("cosmogenesis {}: 6 games in 1 unit, 3 seats at a table\n"));
    EXPECT_THAT(ran.out, HasSubstr("random (2)"));
    EXPECT_THAT(ran.out, HasSubstr("An even share is 33.3 %."));
}

TEST(ArenaCommand, resumed_is_the_same_as_never_interrupted) {
    const TemporaryFolder folder;
    const std::string whole = folder.path() + "/whole.csv", part = folder.path() + "/part.csv";
    const std::string arguments =
        "arena --game cosmogenesis --players random,random,random --json --threads 2 ";
    const Ran at_once = run_program_with(arguments + "--games 6 --out " + whole);
    ASSERT_EQ(at_once.exit_code, kSuccess) << at_once.err;
    run_program_with(arguments + "--games 3 --out " + part);
    // As an interrupted writer leaves it.
    const std::string begun = text_of_file(part);
    ASSERT_LT(begun.size(), text_of_file(whole).size());
    folder.write("part.csv", begun.substr(0, begun.size() - 100));
    const Ran resumed = run_program_with(arguments + "--games 6 --resume --out " + part);
    EXPECT_EQ(resumed.exit_code, kSuccess) << resumed.err;
    EXPECT_EQ(resumed.out, at_once.out);
    EXPECT_EQ(text_of_file(part), text_of_file(whole));

    const Ran again = run_program_with(arguments + "--games 6 --out " + part);
    EXPECT_EQ(again.exit_code, kUsage);
    EXPECT_THAT(again.err, HasSubstr("--resume goes on with it"));
    const Ran other = run_program_with(arguments + "--games 6 --seed 5 --resume --out " + part);
    EXPECT_EQ(other.exit_code, kUsage);
    EXPECT_THAT(other.err, HasSubstr("another set-up: seed is"));
    EXPECT_EQ(text_of_file(part), text_of_file(whole)) << "and nothing was written";
}

// The engine interrupts the arena itself, in the midst of a game: what was whole before is kept and
// told.
TEST(ArenaCommand, keeps_what_is_whole_when_it_is_interrupted) {
    const TemporaryFolder folder;
    const std::string out = folder.path() + "/out.csv";
    const Ran ran =
        run_program_with("arena --game cosmogenesis --threads 1 --games 100 --json --out " + out +
                         " --players random --players '" + interrupting_engine(folder) + "'");
    EXPECT_EQ(ran.exit_code, kFailure) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr("orrery: stopped after "));
    const Json json = parse_json(ran.out).value();
    EXPECT_EQ(json.at("complete"), Json(false));
    EXPECT_GT(json.at("units").as_int64(), 0);
    const std::string kept = text_of_file(out);
    EXPECT_EQ(std::count(kept.begin(), kept.end(), '\n'), 4 + json.at("units").as_int64());
}

TEST(ArenaCommand, stops_when_the_test_has_decided) {
    const Ran ran = run_program_with(
        "arena --game cosmogenesis --players greedy:trials=1,random --games 1000 --sprt 0,50 "
        "--json");
    ASSERT_EQ(ran.exit_code, kSuccess) << ran.err;
    const Json json = parse_json(ran.out).value();
    EXPECT_EQ(json.at("sprt").at("verdict"), Json("H1"));
    EXPECT_LT(json.at("games").as_int64(), 100);
}

TEST(ArenaCommand, compares_players_of_a_game_for_one_by_the_same_deals) {
    const TemporaryFolder folder;
    const std::string csv = folder.path() + "/figures.csv";
    const Ran ran =
        run_program_with("arena --game anunnaki --players random,random --games 2 --csv " + csv);
    EXPECT_EQ(ran.exit_code, kSuccess) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("1 seat at a table against Cosmobot"));
    EXPECT_THAT(ran.out, HasSubstr("with the same deal   better"));
    EXPECT_THAT(text_of_file(csv), HasSubstr("\n\"random (2)\",1,1,0,"));
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
        {"--game cosmogenesis --players random,engine:", "an engine needs a command"},
        {"--game cosmogenesis --players random,random --sprt 5", "--sprt: "},
        {"--game cosmogenesis --players random,random,random --sprt 0,5", "between two players"},
        {"--game cosmogenesis --players random,random --seats 3 --sprt 0,5", "needs --gauntlet"},
        {"--game cosmogenesis --players random,random --resume", "--out"},
        {"--game cosmogenesis --players random,random --games 1 --csv /", "/: cannot be written"},
        {"--game cosmogenesis --players random,random --games 1 --svg /dev/null/x",
         "/dev/null/x: cannot be made"},
        {"--game cosmogenesis --players random,random --out /no/such/folder/x",
         "cannot be written"},
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
    ArenaProgress progress(out, false);
    const ArenaProgress::Clock::time_point now{};
    progress.begin(10, 110, now);
    progress.tell(20, "even", now + 1s);
    EXPECT_EQ(out.str(), "") << "not so soon where nobody watches";
    progress.tell(60, "even", now + 60s);
    EXPECT_THAT(out.str(), testing::Eq("60 of 110 units, 60 s left  even\n"));
}

TEST(ArenaProgress, keeps_one_line_on_a_terminal_and_clears_it) {
    std::ostringstream out;
    ArenaProgress progress(out, true);
    const ArenaProgress::Clock::time_point now{};
    progress.begin(0, 10, now);
    progress.tell(5, "even", now + 10s);
    EXPECT_THAT(out.str(), StartsWith("\r"));
    EXPECT_THAT(out.str(), Not(HasSubstr("\n")));
    progress.note("hear");
    EXPECT_TRUE(out.str().ends_with("\r\033[Khear\n")) << out.str();
}

}  // namespace
}  // namespace orrery::cli
