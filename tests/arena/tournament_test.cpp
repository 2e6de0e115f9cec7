#include "arena/tournament.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/summary.h"
#include "tests/support/games.h"

namespace orrery::arena {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Tournament tournament_of(std::string_view game, std::vector<std::string> players,
                         std::uint64_t games, int seats = 2) {
    Tournament tournament;
    tournament.game = &test::game(game);
    tournament.options = JsonObject{};
    tournament.players = std::move(players);
    tournament.games = games;
    tournament.seats = seats;
    tournament.seed = seed_from_number(7);
    return tournament;
}

// Unit after unit: its number and the sides of its games.
using Told = std::vector<std::pair<std::uint64_t, std::vector<std::vector<Side>>>>;

Told play(const Tournament& tournament, int threads, std::uint64_t first = 0,
          std::uint64_t most = 1'000'000) {
    Told told;
    std::atomic<bool> stop = false;
    play_units(tournament, first, threads, stop,
               [&](const Unit& unit, const std::vector<Thinking>& thinking) {
                   EXPECT_EQ(thinking.size(), tournament.players.size());
                   std::vector<std::vector<Side>> games;
                   for (const GameResult& game : unit.games) games.push_back(game.sides);
                   told.emplace_back(unit.number, games);
                   return told.size() < most;
               });
    return told;
}

TEST(ArenaPlayers, are_split_at_commas_but_not_within_their_options) {
    EXPECT_THAT(split_players("greedy:trials=5,more=1,random"),
                ElementsAre("greedy:trials=5,more=1", "random"));
    EXPECT_THAT(split_players("random,greedy:trials=5"), ElementsAre("random", "greedy:trials=5"));
    EXPECT_THAT(split_players("random,,greedy"), ElementsAre("random", "", "greedy"));
    EXPECT_THAT(distinct_names({"greedy", "random", "greedy", "greedy"}),
                ElementsAre("greedy", "random", "greedy (2)", "greedy (3)"));
}

TEST(ArenaSeeds, differ_by_deal_and_seat_and_by_nothing_else) {
    const Seed base = seed_from_number(1);
    EXPECT_EQ(seeds_of_deal(base, 3), seeds_of_deal(base, 3));
    EXPECT_NE(seeds_of_deal(base, 3).game, seeds_of_deal(base, 4).game);
    EXPECT_NE(seeds_of_deal(base, 3).game, seeds_of_deal(base, 3).players);
    EXPECT_NE(seed_of_seat(seeds_of_deal(base, 3), 0), seed_of_seat(seeds_of_deal(base, 3), 1));
    EXPECT_NE(seeds_of_deal(base, 1).game, seeds_of_deal(base, std::uint64_t{1} << 32).game);
}

TEST(ArenaResult, shares_the_win_of_a_tie_and_measures_against_the_best_other) {
    const GameResult result{{{30, 1}, {20, 3}, {30, 1}}, {}};
    EXPECT_EQ(result.win_of(0), 0.5);
    EXPECT_EQ(result.win_of(1), 0);
    EXPECT_EQ(result.margin_of(0), 0);
    EXPECT_EQ(result.margin_of(1), -10);
    const GameResult behind{{{-7, 2}, {-3, 1}}, {}};
    EXPECT_EQ(behind.margin_of(0), -4);
    EXPECT_EQ(behind.margin_of(1), 4);
}

TEST(Tournament, is_the_same_with_any_number_of_threads) {
    const Tournament tournament =
        tournament_of("cosmogenesis", {"random", "greedy:trials=1", "random"}, 4, 3);
    const Told one = play(tournament, 1);
    ASSERT_EQ(one.size(), 2U);
    EXPECT_EQ(play(tournament, 3), one);
    EXPECT_EQ(play(tournament, 2, 1), Told(one.begin() + 1, one.end())) << "and from any unit on";
}

TEST(Tournament, tells_units_in_order_and_none_after_enough) {
    const Tournament tournament = tournament_of("cosmic-factory", {"random", "random"}, 40);
    const Told all = play(tournament, 4);
    ASSERT_EQ(all.size(), 20U);
    for (std::uint64_t i = 0; i < all.size(); ++i) EXPECT_EQ(all[i].first, i);
    EXPECT_EQ(play(tournament, 4, 0, 5), Told(all.begin(), all.begin() + 5));
}

// The chance is the seat's: two that play alike play the same game in both seatings.
TEST(Tournament, rotates_the_seats_of_the_same_deal) {
    for (const auto& [number, games] :
         play(tournament_of("cosmogenesis", {"random", "random"}, 6), 1)) {
        ASSERT_EQ(games.size(), 2U);
        EXPECT_EQ(games[0], games[1]) << number;
    }
}

TEST(Tournament, stops_when_it_is_told_to) {
    std::atomic<bool> stop = true;
    play_units(tournament_of("cosmogenesis", {"random", "random"}, 6), 0, 2, stop,
               [](const Unit&, const std::vector<Thinking>&) {
                   ADD_FAILURE() << "nothing was to be played";
                   return true;
               });
}

TEST(Tournament, plays_a_game_for_one_on_the_same_deals) {
    const Tournament tournament = tournament_of("anunnaki", {"random", "random"}, 2, 1);
    const Told told = play(tournament, 1);
    ASSERT_EQ(told.size(), 1U);
    ASSERT_EQ(told[0].second.size(), 2U) << "one game for each player";
    EXPECT_EQ(told[0].second[0].size(), 2U) << "the person and Cosmobot";
    EXPECT_EQ(told[0].second[0], told[0].second[1]);
}

TEST(Tournament, says_what_cannot_be_played) {
    const auto problem = [](const Tournament& tournament) {
        const std::optional<Error> error = check_tournament(tournament);
        return error ? to_string(*error) : "";
    };
    EXPECT_EQ(problem(tournament_of("cosmogenesis", {"random", "greedy"}, 1)), "");
    EXPECT_THAT(problem(tournament_of("cosmogenesis", {"random"}, 1)),
                HasSubstr("two players or more"));
    EXPECT_THAT(problem(tournament_of("cosmogenesis", {"random", "fly"}, 1)), HasSubstr("\"fly\""));
    EXPECT_THAT(problem(tournament_of("cosmogenesis", {"random", "greedy:trials=0"}, 1)),
                HasSubstr("--players greedy:trials=0"));
    EXPECT_THAT(problem(tournament_of("cosmogenesis", {"random", "random"}, 1, 5)),
                HasSubstr("2 to 4 players, not 5"));
    Tournament options = tournament_of("cosmogenesis", {"random", "random"}, 1);
    options.options = JsonObject{{"fly", true}};
    EXPECT_THAT(problem(options), HasSubstr("/options/fly"));
}

TEST(ArenaSummary, counts_a_unit_once) {
    const Tournament tournament = tournament_of("cosmogenesis", {"random", "greedy"}, 4);
    Summary summary(tournament);
    summary.add({0, {{{{10, 2}, {14, 1}}, {}}, {{{9, 1}, {3, 2}}, {}}}});
    summary.add({1, {{{{10, 1}, {10, 1}}, {}}, {{{8, 1}, {3, 2}}, {}}}});
    ASSERT_EQ(summary.players().size(), 2U);
    EXPECT_EQ(summary.games(), 4U);
    const PlayerSummary& first = summary.players()[0];
    EXPECT_EQ(first.wins.count(), 2U);
    EXPECT_DOUBLE_EQ(first.win_share(), 0.125) << "one tie in four games";
    EXPECT_DOUBLE_EQ(first.margins.mean(), (-4 - 6 + 0 - 5) / 4.0);
    EXPECT_DOUBLE_EQ(summary.players()[1].win_share(), 0.875);
    EXPECT_NEAR(summary.elo(summary.players()[1]), -summary.elo(first), 1e-9);
}

TEST(ArenaSummary, gives_a_forfeited_game_to_the_others_and_leaves_its_points_out) {
    Summary summary(tournament_of("cosmogenesis", {"random", "greedy"}, 2));
    summary.add({0, {{{{0, 2}, {0, 1}}, Forfeit{0, "no answer"}}, {{{9, 2}, {12, 1}}, {}}}});
    EXPECT_EQ(summary.players()[0].forfeits, 1U);
    EXPECT_EQ(summary.players()[1].forfeits, 0U);
    EXPECT_DOUBLE_EQ(summary.players()[0].win_share(), 0.5);
    EXPECT_DOUBLE_EQ(summary.players()[0].margins.mean(), 3);
}

}  // namespace
}  // namespace orrery::arena
