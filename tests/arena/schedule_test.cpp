#include "arena/schedule.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

namespace orrery::arena {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

TEST(Schedule, two_players_change_seats) {
    const std::vector<Match> matches = matches_of(2, 2, false);
    ASSERT_EQ(matches.size(), 1U);
    EXPECT_THAT(matches[0].players, ElementsAre(0, 1));
    EXPECT_THAT(matches[0].seatings, ElementsAre(Seating{0, 1}, Seating{1, 0}));
}

TEST(Schedule, round_robin_is_every_group_that_fills_a_table) {
    std::vector<std::vector<int>> groups;
    for (const Match& match : matches_of(4, 3, false)) {
        groups.push_back(match.players);
        EXPECT_EQ(match.seatings.size(), 3U);
    }
    EXPECT_THAT(groups, ElementsAre(std::vector{0, 1, 2}, std::vector{0, 1, 3},
                                    std::vector{0, 2, 3}, std::vector{1, 2, 3}));
}

TEST(Schedule, gauntlet_is_the_first_alone_against_each_other) {
    const std::vector<Match> matches = matches_of(3, 3, true);
    ASSERT_EQ(matches.size(), 2U);
    EXPECT_THAT(matches[0].seatings,
                ElementsAre(Seating{0, 1, 1}, Seating{1, 0, 1}, Seating{1, 1, 0}));
    EXPECT_THAT(matches[1].seatings,
                ElementsAre(Seating{0, 2, 2}, Seating{2, 0, 2}, Seating{2, 2, 0}));
}

TEST(Schedule, fewer_players_than_seats_sit_in_turn_and_each_has_one_seat_more_once) {
    EXPECT_THAT(matches_of(2, 3, false)[0].seatings,
                UnorderedElementsAre(Seating{0, 1, 0}, Seating{0, 0, 1}, Seating{1, 0, 0},
                                     Seating{1, 0, 1}, Seating{1, 1, 0}, Seating{0, 1, 1}));
    EXPECT_THAT(matches_of(2, 4, false)[0].seatings,
                ElementsAre(Seating{0, 1, 0, 1}, Seating{1, 0, 1, 0}));
}

TEST(Schedule, at_one_seat_everybody_plays_the_deal_alone) {
    const std::vector<Match> matches = matches_of(3, 1, false);
    ASSERT_EQ(matches.size(), 1U);
    EXPECT_THAT(matches[0].seatings, ElementsAre(Seating{0}, Seating{1}, Seating{2}));
}

// Whatever the numbers: nobody is better off for a seat, and no game is played twice.
TEST(Schedule, in_a_unit_every_player_has_every_seat_equally_often) {
    for (int players = 2; players <= 7; ++players)
        for (int seats = 2; seats <= 6; ++seats)
            for (const Match& match : matches_of(players, seats, false)) {
                std::map<std::pair<int, std::size_t>, int> times;
                for (const Seating& seating : match.seatings) {
                    ASSERT_EQ(seating.size(), static_cast<std::size_t>(seats));
                    for (std::size_t seat = 0; seat < seating.size(); ++seat)
                        ++times[{seating[seat], seat}];
                }
                std::set<int> counts;
                for (const auto& [place, count] : times) counts.insert(count);
                EXPECT_EQ(counts.size(), 1U) << players << " players, " << seats << " seats";
                EXPECT_EQ(times.size(), match.players.size() * static_cast<std::size_t>(seats));
                const std::set<Seating> distinct(match.seatings.begin(), match.seatings.end());
                EXPECT_EQ(distinct.size(), match.seatings.size());
            }
}

TEST(Schedule, plays_all_matches_of_a_deal_before_the_next_and_rounds_up) {
    const Schedule schedule(matches_of(3, 2, false), 5);
    EXPECT_EQ(schedule.units(), 9U) << "three deals for five games, and three matches";
    EXPECT_EQ(schedule.deal_of(2), 0U);
    EXPECT_EQ(schedule.deal_of(3), 1U);
    EXPECT_EQ(schedule.match_of(4), 1U);
    EXPECT_EQ(schedule.seatings_of(4), schedule.matches()[1].seatings);
}

}  // namespace
}  // namespace orrery::arena
