#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command.h"
#include "core/json.h"
#include "tests/cli/run_program.h"
#include "tests/support/games.h"

namespace orrery::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// Quick players, for tests that are not about play.
std::string report_of(std::string_view game, const std::string& more) {
    return "report " + std::string(game) + " --players random --games 3 --seed 5 " + more;
}

// Every tag that is opened is closed, in its turn.
void expect_well_formed(std::string_view page) {
    std::vector<std::string> open;
    for (std::size_t at = page.find('<'); at != std::string_view::npos;) {
        const std::size_t end = page.find('>', at);
        ASSERT_NE(end, std::string_view::npos);
        const std::string_view tag = page.substr(at + 1, end - at - 1);
        const std::string name(tag.substr(0, tag.find_first_of(" \n")));
        if (name.starts_with('/')) {
            ASSERT_FALSE(open.empty()) << name;
            ASSERT_EQ(name.substr(1), open.back());
            open.pop_back();
        } else if (!name.starts_with('!') && !tag.ends_with('/')) {
            open.push_back(name);
        }
        at = page.find('<', end);
    }
    EXPECT_TRUE(open.empty()) << open.back();
}

class ReportOfEveryGame : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, ReportOfEveryGame,
                         testing::Values("cosmic-factory", "crafting-the-cosmos", "cosmogenesis",
                                         "anunnaki"),
                         [](const auto& about) { return test::test_name(about.param); });

TEST_P(ReportOfEveryGame, is_one_page_that_needs_nothing_from_outside) {
    const Ran ran = run_program_with(report_of(GetParam(), "--threads 1"));
    ASSERT_EQ(ran.exit_code, kSuccess) << ran.err;
    EXPECT_THAT(ran.out, StartsWith("<!DOCTYPE html>\n<html lang=\"en\">"));
    EXPECT_TRUE(ran.out.ends_with("</html>\n"));
    for (const char* outside : {"http", "src=", "href", "url(", "@import", "<script"})
        EXPECT_THAT(ran.out, Not(HasSubstr(outside)));
    expect_well_formed(ran.out);
    EXPECT_THAT(ran.out, HasSubstr("<svg "));
    EXPECT_THAT(ran.out, HasSubstr(">too few<"));
}

TEST_P(ReportOfEveryGame, is_the_same_with_any_number_of_threads) {
    const TemporaryFolder folder;
    const std::string one = folder.path() + "/one.html", three = folder.path() + "/three.html";
    const Ran ran = run_program_with(report_of(GetParam(), "--threads 1 --json --out " + one));
    ASSERT_EQ(ran.exit_code, kSuccess) << ran.err;
    const Ran again = run_program_with(report_of(GetParam(), "--threads 3 --json --out " + three));
    EXPECT_EQ(again.out, ran.out);
    EXPECT_EQ(text_of_file(three), text_of_file(one));
    EXPECT_THAT(text_of_file(one), StartsWith("<!DOCTYPE html>"));
}

// Also what nobody had: programs get it with no figures, people are told.
TEST_P(ReportOfEveryGame, lists_everything_that_can_be_there) {
    const TemporaryFolder folder;
    const std::string out = folder.path() + "/page.html";
    const Ran ran = run_program_with(report_of(GetParam(), "--json --out " + out));
    ASSERT_EQ(ran.exit_code, kSuccess) << ran.err;
    const std::string page = text_of_file(out);
    const Json json = parse_json(ran.out).value();
    EXPECT_EQ(json.at("games"), Json(3));
    std::size_t unseen = 0;
    for (const Json& kind : json.at("kinds").as_array())
        for (const Json& entry : kind.at("entries").as_array()) {
            EXPECT_THAT(page, HasSubstr(std::string(entry.at("id").as_string())));
            if (entry.at("seats") != Json(0)) continue;
            EXPECT_TRUE(entry.at("margin").at("with").is_null());
            ++unseen;
        }
    EXPECT_GT(unseen, 0U);
    EXPECT_THAT(page, HasSubstr(">not seen<"));
    EXPECT_THAT(page, HasSubstr(">0 (0.0 %)<"));
}

TEST(ReportCommand, names_things_as_the_content_does) {
    const Ran ran = run_program_with(report_of("crafting-the-cosmos", ""));
    EXPECT_THAT(ran.out, HasSubstr("PL-1 Molecular Cloud"));
    EXPECT_THAT(ran.out, HasSubstr("UG-01 Stable life majority"));
}

TEST(ReportCommand, is_of_a_strong_level_unless_others_are_named) {
    const Ran ran = run_program_with("report cosmogenesis --games 2 --level 2 --json");
    ASSERT_EQ(ran.exit_code, kSuccess) << ran.err;
    EXPECT_EQ(parse_json(ran.out).value().at("players"), test::json(R"(["level-2"])"));
    EXPECT_THAT(run_program_with("report --help").out, HasSubstr("--level"));
}

// Who plays alike at all seats plays a deal once; others exchange their seats.
TEST(ReportCommand, plays_a_deal_in_all_seatings_of_several_players) {
    const Ran ran =
        run_program_with("report cosmogenesis --players random,greedy:trials=1 --games 4 --json");
    ASSERT_EQ(ran.exit_code, kSuccess) << ran.err;
    const Json json = parse_json(ran.out).value();
    EXPECT_EQ(json.at("games"), Json(4));
    EXPECT_EQ(json.at("units"), Json(2));
}

TEST(ReportCommand, plays_every_house_unless_one_is_given) {
    const Json varied =
        parse_json(run_program_with(report_of("anunnaki", "--json")).out).value().at("varied");
    EXPECT_GT(varied.at("person_house").as_array().size(), 1U);
    const Json fixed =
        parse_json(
            run_program_with(report_of("anunnaki", "--option person_house=norse --json")).out)
            .value();
    EXPECT_EQ(fixed.at("varied"), Json(JsonObject{}));
    EXPECT_EQ(fixed.at("options").at("person_house"), Json("norse"));
}

// The engine interrupts the program itself.
TEST(ReportCommand, writes_what_was_played_when_it_is_interrupted) {
    const TemporaryFolder folder;
    const std::string out = folder.path() + "/page.html";
    const Ran ran = run_program_with("report cosmogenesis --threads 1 --games 100 --out " + out +
                                     " --players '" + interrupting_engine(folder) + "'");
    EXPECT_EQ(ran.exit_code, kFailure) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr("orrery: stopped after "));
    const std::string page = text_of_file(out);
    EXPECT_THAT(page, HasSubstr("Stopped after "));
    EXPECT_TRUE(page.ends_with("</html>\n"));
    expect_well_formed(page);
}

TEST(ReportCommand, answers_bad_arguments_with_exit_code_2) {
    struct Case {
        const char *arguments, *message;
    };
    const Case cases[] = {
        {"", "game is required"},
        {"chess", "there is no game \"chess\""},
        {"cosmobot", "names nothing that could be reported"},
        {"cosmogenesis --games 0", "--games"},
        {"cosmogenesis --threads 0", "--threads"},
        {"cosmogenesis --level 6", "--level"},
        {"cosmogenesis --level 2 --players random", "--level"},
        {"cosmogenesis --players fly", "--players fly: there is no bot \"fly\""},
        {"cosmogenesis --seats 5", "--seats: "},
        {"cosmogenesis --seed x", "--seed: a seed is"},
        {"cosmogenesis --option fly=1", "/options/fly"},
        {"cosmogenesis --out /no/such/folder/x", "/no/such/folder/x: cannot be written"},
        {"cosmogenesis --out /", "/: cannot be written"},
    };
    for (const Case& c : cases) {
        const Ran ran = run_program_with(std::string("report ") + c.arguments);
        EXPECT_EQ(ran.exit_code, kUsage) << c.arguments;
        EXPECT_EQ(ran.out, "") << c.arguments;
        EXPECT_THAT(ran.err, StartsWith("orrery: ")) << c.arguments;
        EXPECT_THAT(ran.err, HasSubstr(c.message)) << c.arguments;
    }
}

}  // namespace
}  // namespace orrery::cli
