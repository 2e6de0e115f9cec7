#include "arena/chart.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/breakdown.h"
#include "arena/svg.h"
#include "tests/support/games.h"

namespace orrery::arena {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::size_t times(const std::string& text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

TEST(ArenaChart, has_round_ticks) {
    EXPECT_THAT(ticks(0, 100, 5), ElementsAre(0, 20, 40, 60, 80, 100));
    EXPECT_THAT(ticks(-7, 31, 4), ElementsAre(0, 10, 20, 30));
    const std::vector<double> around = ticks(-0.1, 0.9, 5);
    EXPECT_FALSE(std::signbit(around.front())) << "0 %, not -0 %";
    EXPECT_EQ(around.size(), 5U);
}

TEST(ArenaChart, draws_a_dot_and_an_interval_for_each_row) {
    DotChart chart{"Who & what", "Elo", {}, 0, false};
    chart.rows = {{"a<b", 10, {0, 20}, 0, "+10"}, {std::string(100, 'x'), -5, {-9, -1}, 1, "-5"}};
    const std::string svg = svg_of(chart);
    EXPECT_THAT(svg, StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    EXPECT_EQ(times(svg, "<circle "), 2U);
    EXPECT_THAT(svg, HasSubstr(">a&lt;b</text>"));
    EXPECT_THAT(svg, HasSubstr("<title>Who &amp; what</title>"));
    EXPECT_THAT(svg, HasSubstr("x…</text>"));
    EXPECT_THAT(svg, Not(HasSubstr("nan")));
    EXPECT_EQ(times(svg, "http"), 1U) << "nothing is fetched";
    EXPECT_THAT(svg_of(DotChart{}), Not(HasSubstr("nan"))) << "nor where there is nothing to draw";
}

TEST(ArenaChart, draws_how_points_are_spread) {
    Histogram chart{"Points", "points", {{"a", {1, 1, 1, 4}}, {"b", {-200, 300}}, {"c", {}}}};
    const std::string svg = svg_of(chart);
    EXPECT_EQ(times(svg, "<rect x="), 3U) << "three small numbers are one bar, two far ones two";
    EXPECT_THAT(svg, HasSubstr("mean 1.8"));
    EXPECT_THAT(svg, HasSubstr("mean 50.0"));
    EXPECT_THAT(svg, Not(HasSubstr("nan")));
}

TEST(ArenaSvg, shortens_between_characters) {
    EXPECT_EQ(shortened("größer", 6), "größer");
    EXPECT_EQ(shortened("größer", 4), "grö…");
    EXPECT_EQ(player_colour(0), player_colour(7));
}

TEST(ArenaBreakdown, counts_by_seat_and_by_thing) {
    Tournament tournament;
    tournament.game = &test::game("cosmogenesis");
    tournament.players = {"random", "greedy"};
    Breakdown breakdown(tournament);
    GameResult first{{{30, 1}, {10, 2}}, {}, {{{"objects", "O1", 6}}, {{"objects", "O1", 2}}}};
    GameResult second{{{20, 2}, {25, 1}}, {}, {{}, {{"objects", "O2", 4}}}};
    breakdown.add({0, {first, second}});
    GameResult lost{{{0, 2}, {0, 1}}, Forfeit{0, ""}, {}};
    breakdown.add({1, {lost, second}});
    EXPECT_THAT(breakdown.points()[0], ElementsAre(30, 25, 25));
    EXPECT_THAT(breakdown.points()[1], ElementsAre(10, 20, 20));
    EXPECT_EQ(breakdown.seats().at({0, 0}).count(), 1U) << "a forfeited game says nothing of seats";
    EXPECT_EQ(breakdown.seats().at({0, 1}).mean(), 1);
    const Breakdown::Thing& both = breakdown.things().at({"objects", "O1"});
    EXPECT_EQ(both.wins.mean(), 0.5) << "one of two who had it won";
    EXPECT_EQ(both.points.mean(), 4);
    EXPECT_EQ(breakdown.things().at({"objects", "O2"}).wins.count(), 2U);
}

}  // namespace
}  // namespace orrery::arena
