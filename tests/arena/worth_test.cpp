#include "arena/worth.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "tests/support/games.h"

namespace orrery::arena {
namespace {

Tournament tournament_of(std::string_view game, int seats, std::uint64_t games = 4) {
    Tournament tournament;
    tournament.game = &test::game(game);
    tournament.options = JsonObject{};
    tournament.players = {"random"};
    tournament.seats = seats;
    tournament.games = games;
    tournament.seed = seed_from_number(11);
    return tournament;
}

Worth worth_of(const Tournament& tournament) {
    Worth worth(tournament);
    std::atomic<bool> stop = false;
    play_units(tournament, 0, 1, stop, [&](const Unit& unit, const std::vector<Thinking>&) {
        worth.add(unit);
        return true;
    });
    return worth;
}

Worth::Kind kind_of(const Worth& worth, std::string_view key) {
    for (const Worth::Kind& kind : worth.kinds())
        if (kind.about.key == key) return kind;
    ADD_FAILURE() << "there is no kind " << key;
    return {};
}

std::uint64_t seats_in_all(const Worth::Kind& kind) {
    std::uint64_t seats = 0;
    for (const Worth::Entry& entry : kind.entries) seats += entry.seats;
    return seats;
}

class WorthOfEveryGame : public testing::TestWithParam<const AnyGame*> {};
INSTANTIATE_TEST_SUITE_P(Games, WorthOfEveryGame, testing::ValuesIn(test::all_games()),
                         test::name_of_game);

TEST_P(WorthOfEveryGame, lists_everything_once_and_had_by_no_more_seats_than_there_are) {
    const GameInfo& info = GetParam()->info();
    const Worth worth = worth_of(tournament_of(info.id, info.max_players));
    std::set<std::string_view> keys;
    for (const Worth::Kind& kind : worth.kinds()) {
        EXPECT_TRUE(keys.insert(kind.about.key).second) << kind.about.key;
        EXPECT_FALSE(kind.about.title.empty()) << kind.about.key;
        EXPECT_FALSE(kind.entries.empty()) << kind.about.key;
        std::set<std::string> ids;
        for (const Worth::Entry& entry : kind.entries) {
            EXPECT_TRUE(ids.insert(entry.about.id).second) << entry.about.id;
            EXPECT_LE(entry.seats, worth.seats()) << entry.about.id;
            EXPECT_LE(entry.games, worth.games()) << entry.about.id;
            if (!kind.about.shared) continue;
            EXPECT_EQ(entry.seats, entry.games * static_cast<std::uint64_t>(info.max_players))
                << entry.about.id;
        }
    }
}

// Otherwise something is told that these options were said to leave out.
TEST_P(WorthOfEveryGame, knows_before_what_can_be_told) {
    const GameInfo& info = GetParam()->info();
    const Tournament tournament = tournament_of(info.id, info.min_players);
    const auto first = GetParam()->start(tournament.seats, tournament.options, tournament.seed);
    const std::vector<TraitKind> kinds = (*first)->trait_kinds();
    std::atomic<bool> stop = false;
    play_units(tournament, 0, 1, stop, [&](const Unit& unit, const std::vector<Thinking>&) {
        for (const GameResult& game : unit.games)
            for (const Trait& trait : game.traits) {
                EXPECT_LT(trait.kind, kinds.size());
                EXPECT_LT(trait.entry, kinds[trait.kind].entries.size());
                if (trait.seats == 0) continue;
                EXPECT_TRUE(kinds[trait.kind].entries[trait.entry].possible)
                    << kinds[trait.kind].entries[trait.entry].id;
            }
        return true;
    });
}

TEST(Worth, of_seats_and_the_order_of_play_has_everybody_once) {
    for (const std::string_view game : {"cosmogenesis", "crafting-the-cosmos"}) {
        const Worth worth = worth_of(tournament_of(game, 3));
        EXPECT_EQ(worth.games(), 4U);
        for (const std::string_view key : {"seats", "order"}) {
            const Worth::Kind kind = kind_of(worth, key);
            ASSERT_EQ(kind.entries.size(), 3U);
            for (const Worth::Entry& entry : kind.entries) EXPECT_EQ(entry.seats, 4U) << key;
        }
    }
}

TEST(Worth, of_chaos_cards_counts_one_a_round_and_none_without_cards) {
    Tournament tournament = tournament_of("cosmic-factory", 2);
    std::uint64_t games = 0;
    const Worth::Kind cards = kind_of(worth_of(tournament), "cards");
    for (const Worth::Entry& entry : cards.entries) games += entry.games;
    EXPECT_EQ(games, 5 * 4U);
    tournament.options = JsonObject{{"beginner", true}};
    const Worth beginners = worth_of(tournament);
    for (const Worth::Kind& kind : beginners.kinds()) EXPECT_NE(kind.about.key, "cards");
}

// Each keeps one of the two that were dealt, and reveals it or holds it to the end.
TEST(Worth, of_start_objectives_finds_each_seats) {
    EXPECT_EQ(seats_in_all(kind_of(worth_of(tournament_of("cosmogenesis", 4)), "start")), 16U);
}

// A goal has leaders where it was scored, if anybody had anything of it.
TEST(Worth, of_goals_compares_leaders_of_those_that_were_scored) {
    const Worth worth = worth_of(tournament_of("crafting-the-cosmos", 2, 6));
    const Worth::Kind goals = kind_of(worth, "goals"), leaders = kind_of(worth, "goal_leaders");
    EXPECT_GT(seats_in_all(leaders), 0U);
    for (std::size_t i = 0; i < goals.entries.size(); ++i) {
        const Contrast& points = leaders.entries[i].points;
        EXPECT_LE(points.with().count(), goals.entries[i].games);
        EXPECT_LE(points.without().count(), goals.entries[i].games);
    }
}

// "war: shrines": one goal lies at each place.
TEST(Worth, of_anunnakis_goals_has_one_at_each_place) {
    const Worth worth = worth_of(tournament_of("anunnaki", 1));
    std::map<std::string, std::uint64_t> at_place;
    for (const Worth::Entry& entry : kind_of(worth, "goals").entries)
        at_place[entry.about.id.substr(0, entry.about.id.find(':'))] += entry.games;
    EXPECT_EQ(at_place.size(), 4U);
    for (const auto& [place, games] : at_place) EXPECT_EQ(games, worth.games()) << place;
}

TEST(Worth, of_houses_lists_those_of_expansions_only_where_they_may_be_chosen) {
    Tournament tournament = tournament_of("anunnaki", 1);
    const std::size_t base = kind_of(Worth(tournament), "house").entries.size();
    tournament.options = JsonObject{{"expansion_houses", true}, {"creatures", true}};
    const Worth more(tournament);
    EXPECT_GT(kind_of(more, "house").entries.size(), base);
    EXPECT_FALSE(kind_of(more, "creatures").entries.empty());
}

TEST(Tournament, deals_take_the_values_of_varied_options_in_turn) {
    Tournament tournament = tournament_of("anunnaki", 1);
    tournament.options = JsonObject{{"difficulty", "easy"}};
    tournament.varied = {{"person_house", {"greek", "norse"}}, {"creatures", {false, true}}};
    EXPECT_EQ(tournament.options_of_deal(0), test::json(R"({"difficulty": "easy",
        "person_house": "greek", "creatures": false})"));
    EXPECT_EQ(tournament.options_of_deal(1).at("person_house"), Json("norse"));
    EXPECT_EQ(tournament.options_of_deal(2).at("person_house"), Json("greek"));
    EXPECT_EQ(tournament.options_of_deal(2).at("creatures"), Json(true));
    EXPECT_EQ(tournament.options_of_deal(4), tournament.options_of_deal(0));
    const Worth::Kind houses = kind_of(worth_of(tournament), "house");
    for (const Worth::Entry& entry : houses.entries)
        EXPECT_EQ(entry.games, entry.about.id == "greek" || entry.about.id == "norse" ? 2U : 0U);
}

}  // namespace
}  // namespace orrery::arena
