#include "arena/results_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/games.h"

namespace orrery::arena {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

Tournament small() {
    Tournament tournament;
    tournament.game = &test::game("cosmogenesis");
    tournament.options = JsonObject{};
    tournament.players = {"random", "greedy:trials=1"};
    tournament.games = 4;
    return tournament;
}

std::vector<Unit> units() {
    GameResult first{{{10, 2}, {-3, 1}}, {}, {{{"belt", "", 5}, {"objects", "O,\"1\"", 3}}, {}}};
    GameResult lost{{{0, 2}, {0, 1}}, Forfeit{0, "no answer"}, {}};
    return {{0, {first, lost}}, {1, {first, first}}};
}

std::string text_of(const Tournament& tournament) {
    std::string text = results_header(tournament);
    for (const Unit& unit : units()) text += results_row(tournament.schedule(), unit);
    return text;
}

std::string problem(const Tournament& tournament, std::string_view text) {
    const Result<Results> results = read_results(tournament, text);
    return results ? "" : to_string(results.error());
}

TEST(ArenaResults, are_read_as_they_were_written) {
    const std::string text = text_of(small());
    const Results results = read_results(small(), text).value();
    EXPECT_EQ(results.whole_bytes, text.size());
    ASSERT_EQ(results.units.size(), 2U);
    const std::vector<Unit> written = units();
    for (std::size_t u = 0; u < 2; ++u)
        for (std::size_t g = 0; g < 2; ++g) {
            EXPECT_EQ(results.units[u].games[g].sides, written[u].games[g].sides);
            EXPECT_EQ(results.units[u].games[g].items, written[u].games[g].items);
            EXPECT_EQ(results.units[u].games[g].forfeit.has_value(),
                      written[u].games[g].forfeit.has_value());
        }
    EXPECT_EQ(results.units[0].games[1].forfeit->seat, 0);
    std::string again = results_header(small());
    for (const Unit& unit : results.units) again += results_row(small().schedule(), unit);
    EXPECT_EQ(again, text);
}

TEST(ArenaResults, leave_out_a_line_that_was_cut_off) {
    const std::string text = text_of(small());
    const Results cut = read_results(small(), text.substr(0, text.size() - 1)).value();
    EXPECT_EQ(cut.units.size(), 1U);
    EXPECT_EQ(text.substr(0, cut.whole_bytes),
              results_header(small()) + results_row(small().schedule(), units()[0]));
    EXPECT_EQ(read_results(small(), results_header(small())).value().units.size(), 0U);
}

TEST(ArenaResults, of_another_setup_are_refused_with_what_differs) {
    Tournament other = small();
    other.seed = seed_from_number(9);
    other.seats = 3;
    EXPECT_THAT(problem(other, text_of(small())),
                AllOf(HasSubstr("another set-up"), HasSubstr("seats is 2 there and 3 here"),
                      HasSubstr("seed is \"00"), Not(HasSubstr("players"))));
    Tournament longer = small();
    longer.games = 1000;
    EXPECT_EQ(problem(longer, text_of(small())), "") << "more games may follow";
}

TEST(ArenaResults, notice_a_changed_line) {
    EXPECT_THAT(problem(small(), ""), HasSubstr("no results of an arena"));
    EXPECT_THAT(problem(small(), "unit,deal\n"), HasSubstr("no results of an arena"));
    std::string text = text_of(small());
    text.replace(text.find("10 -3"), 2, "11");
    EXPECT_EQ(problem(small(), text), "line 5: this line was changed");
    text = text_of(small());
    text.replace(text.find("# fingerprint ") + 14, 1, "x");
    EXPECT_EQ(problem(small(), text), "line 3: this line was changed");
    const std::string header = results_header(small());
    EXPECT_EQ(problem(small(), header + "nonsense\n"), "line 5: this line was changed");
    EXPECT_EQ(problem(small(), header + results_row(small().schedule(), units()[1])),
              "line 5: this line was changed")
        << "a unit is missing";
    EXPECT_EQ(problem(small(), header + results_row(small().schedule(), {0, {}})),
              "line 5: this line was changed")
        << "games are missing";
}

}  // namespace
}  // namespace orrery::arena
