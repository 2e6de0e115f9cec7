// Scoring: CF-SCORE, and the worked examples MK-01 to MK-22.
#include <algorithm>

#include "games/cosmic_factory/events.h"
#include "tests/games/cosmic_factory/scenario.h"

namespace orrery::cosmic_factory::testing {
namespace {

class CosmicFactoryMarkerExamples : public ::testing::TestWithParam<Scenario> {};
TEST_P(CosmicFactoryMarkerExamples, hold) {
    run(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Data, CosmicFactoryMarkerExamples,
                         ::testing::ValuesIn(scenarios("markers.json")), scenario_name);

// Two seats with these galaxies, at the end of building.
State with_galaxies(int card, std::string_view first, std::string_view second) {
    State state = building(2, card);
    give(state, 0, vector(first));
    give(state, 1, vector(second));
    return state;
}

// The scoring events of a seat in the order they came, as "kind:argument,argument,…".
std::vector<std::string> scoring_of(const std::vector<Event>& events, Seat seat) {
    std::vector<std::string> lines;
    for (const Event& event : events) {
        const EventForm& form = event_forms()[event.kind];
        const auto kind = static_cast<EventKind>(event.kind);
        if (event.seat != seat || kind < EventKind::kZonePoints ||
            kind > EventKind::kOfferedNothing)
            continue;
        std::string line(form.name);
        for (std::size_t i = 0; i < form.arguments.size(); ++i)
            line += (i == 0 ? ":" : ",") + std::to_string(event.arguments[i]);
        lines.push_back(line);
    }
    return lines;
}

TEST(CosmicFactoryScore, CF_SCORE_01_zones_then_track_then_bonus_tiles_then_the_card) {
    State state = with_galaxies(8, "V08", "V17");
    play(state, 0, "take green blue");
    const std::vector<Event> events = play_heard(state, kClock, "time up");
    EXPECT_EQ(
        scoring_of(events, 0),
        (std::vector<std::string>{"zone_points:0,5,5", "zone_points:1,4,4", "zone_points:2,5,5",
                                  "track_points:7,2,2", "bonus_won:0,3,8", "bonus_lost:1,-2,2",
                                  "card_points:3,5"}));
}

TEST(CosmicFactoryScore, CF_SCORE_01_the_offering_of_card_20_comes_last) {
    State state = with_galaxies(20, "V08", "V17");
    state.seat(0).markers = {0, 3, 0, 0};
    play(state, 0, "take blue");
    time_up(state);
    // Blue: 3, 7 with the zones, 5 after the lost bet: just enough to offer.
    ASSERT_EQ(state.phase, Phase::kOffering);
    EXPECT_EQ(markers_of(state, 0), (std::vector<int>{5, 5, 5, 2}));
    play(state, 0, "offer blue");
    play(state, 1, "offer none");
    EXPECT_EQ(markers_of(state, 0), (std::vector<int>{5, 0, 5, 4}));
}

TEST(CosmicFactoryScore, CF_SCORE_02_every_movement_is_clamped_at_once) {
    // 28 + 5 stops at 30, and the lost bet starts from there.
    State high = with_galaxies(0, "V08", "V01");
    high.seat(0).markers = {28, 0, 0, 0};
    play(high, 0, "take green");
    time_up(high);
    EXPECT_EQ(markers_of(high, 0)[0], 28);
    // A loss stops at 0: V06 scores no blue, and 1 - 2 is 0.
    State low = with_galaxies(0, "V06", "V17");
    low.seat(0).markers = {0, 1, 0, 0};
    play(low, 0, "take blue");
    time_up(low);
    EXPECT_EQ(markers_of(low, 0)[1], 0);
    // The star stops at 30 too, track and card one after the other.
    State star = with_galaxies(8, "V05", "V18");
    star.seat(0).markers = {0, 0, 0, 28};
    time_up(star);
    EXPECT_EQ(markers_of(star, 0)[3], 30);
}

TEST(CosmicFactoryScore, CF_SCORE_03_each_colour_moves_once_by_the_sum_of_its_zones) {
    // Cards 5, 6, 14, 15 and 16 are part of that sum.
    const std::pair<int, std::vector<int>> expected[] = {{0, {5, 4, 5}},  {5, {6, 5, 6}},
                                                         {6, {6, 6, 8}},  {14, {5, 7, 5}},
                                                         {15, {5, 4, 9}}, {16, {7, 4, 5}}};
    for (const auto& [card, points] : expected) {
        State state = with_galaxies(card, "V08", "V18");
        const std::vector<Event> events = play_heard(state, kClock, "time up");
        std::vector<int> moved;
        for (const Event& event : events)
            if (event.seat == 0 && event.kind == static_cast<std::uint8_t>(EventKind::kZonePoints))
                moved.push_back(event.arguments[1]);
        EXPECT_EQ(moved, points) << "card " << card;
    }
}

TEST(CosmicFactoryScore, CF_SCORE_04_the_star_moves_by_what_the_card_counts_on_the_track) {
    struct Case {
        int card;
        const char* galaxy;
        int star;
    };
    // V13: L 4, N 6, T 3. V16: L 1, N 1, T 9. V15: L 9.
    const Case cases[] = {{0, "V13", 1},  {4, "V13", 2},  {10, "V13", 0}, {0, "V16", 0},
                          {10, "V16", 4}, {4, "V16", 0},  {0, "V15", 4},  {10, "V15", 0},
                          {0, "V18", 0},  {10, "V18", 0}, {0, "V08", 2}};
    for (const Case& c : cases) {
        State state = with_galaxies(c.card, c.galaxy, "V18");
        time_up(state);
        EXPECT_EQ(markers_of(state, 0)[3], c.star) << "card " << c.card << ", " << c.galaxy;
    }
    State exchange = with_galaxies(19, "V15", "V18");
    time_up(exchange);
    play(exchange, 0, "exchange green");
    EXPECT_EQ(markers_of(exchange, 0), (std::vector<int>{0 + 4, 6, 12, 0}));
}

TEST(CosmicFactoryScore, CF_SCORE_05_only_cards_8_and_9_have_points_in_step_d) {
    for (int card = 0; card <= 20; ++card) {
        State state = building(2, card);
        for (Seat seat = 0; seat < 2; ++seat) {
            lay_all(state, seat);
            if (card == 1) {
                play(state, seat, "flip down (0,0)");
                play(state, seat, "flip down (1,0)");
            }
        }
        std::vector<Event> events = play_heard(state, kClock, "time up");
        while (state.round == 1) {
            const std::vector<Event> more = play_heard(state, kClock, "time up");
            events.insert(events.end(), more.begin(), more.end());
        }
        const auto told = std::count_if(events.begin(), events.end(), [](const Event& event) {
            return event.kind == static_cast<std::uint8_t>(EventKind::kCardPoints);
        });
        EXPECT_EQ(told, card == 8 || card == 9 ? 2 : 0) << "card " << card;
    }
    State nine = with_galaxies(9, "V10", "V18");
    time_up(nine);
    EXPECT_EQ(markers_of(nine, 0), (std::vector<int>{3, 0, 0, 0 + 5}));
}

TEST(CosmicFactoryScore, CF_SCORE_06_the_order_of_the_players_does_not_matter) {
    // The same three galaxies and bets on other seats: everybody gets the same.
    const char* galaxies[] = {"V08", "V17", "V20"};
    const char* bets[] = {"take green", "take orange", "take blue"};
    const std::vector<std::vector<int>> expected{{8, 4, 5, 2}, {5, 5, 12, 0}, {8, 6, 5, 4}};
    std::array<std::size_t, 3> order{0, 1, 2};
    do {
        State state = building(3, 0);
        for (Seat seat = 0; seat < 3; ++seat)
            give(state, seat, vector(galaxies[order[static_cast<std::size_t>(seat)]]));
        for (Seat seat = 0; seat < 3; ++seat)
            play(state, seat, bets[order[static_cast<std::size_t>(seat)]]);
        ASSERT_EQ(state.round, 2);
        for (Seat seat = 0; seat < 3; ++seat)
            EXPECT_EQ(markers_of(state, seat), expected[order[static_cast<std::size_t>(seat)]]);
    } while (std::next_permutation(order.begin(), order.end()));
}

TEST(CosmicFactoryScore, CF_SCORE_07_the_report_lists_zones_green_blue_orange_then_the_track) {
    const Galaxy galaxy = vector("V08");
    const GalaxyReport report = describe(game().content().tiles, game().content().scoring(0),
                                         {galaxy.data(), galaxy.size()});
    std::string zones;
    for (const Zone& zone : report.zones)
        zones += "GBO*"[static_cast<int>(zone.kind)] + std::to_string(zone.size) + "=" +
                 std::to_string(zone.points) + " ";
    EXPECT_EQ(zones, "G9=5 G2=0 B3=2 B2=2 B1=0 O4=5 O1=0 O0=0 O0=0 *2=0 *2=0 *1=0 ");
    EXPECT_EQ(report.trail.size(), 7U);
    EXPECT_EQ(report.points.track, 2);
}

TEST(CosmicFactoryScore, CF_SCORE_08_the_last_scoring_stays_readable_until_the_next) {
    State state = with_galaxies(16, "V08", "V17");
    play(state, 0, "take green");
    time_up(state);
    ASSERT_EQ(state.phase, Phase::kDraft1);
    RandomStream random(seed_from_number(2));
    const auto still_there = [&](const State& now) {
        for (Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
            const Json view = game().view_json(game().hide(now, viewer), viewer);
            const Json& scored = view.at("scored");
            EXPECT_EQ(scored.at("round"), 1);
            EXPECT_EQ(scored.at("card"), 16);
            const Json& seat = scored.at("seats").at(0);
            EXPECT_EQ(seat.at("galaxy").at(0).at("tile"), "01");
            EXPECT_EQ(seat.at("before").at("green"), 0);
            EXPECT_EQ(seat.at("after").at("green"), 7 + 3);
            EXPECT_EQ(seat.at("bonus").at(0), "green");
            // And what was counted in it, by the rules of that round.
            EXPECT_EQ(orrery::to_text(seat.at("evaluation").at("blue")), "[3,2,1]");
            EXPECT_EQ(seat.at("evaluation").at("points").at("green"), 7);
            EXPECT_EQ(seat.at("evaluation").at("points").at("track"), 2);
        }
    };
    still_there(state);
    play_on(state, random, [](const State& now) { return now.phase == Phase::kBuild; });
    still_there(state);
    while (state.round == 2) time_up(state);
    EXPECT_EQ(state.scored.round, 2);
}

TEST(CosmicFactoryScore, CF_SCORE_08_at_the_end_the_fifth_round_stays) {
    State state = building(2, 20, 5);
    give(state, 0, vector("V08"));
    give(state, 1, vector("V17"));
    time_up(state);
    play(state, 0, "offer green");
    play(state, 1, "offer none");
    ASSERT_EQ(state.phase, Phase::kGameOver);
    EXPECT_EQ(state.scored.round, 5);
    EXPECT_EQ(text_of(state.scored.seats[0].galaxy), text_of(vector("V08")));
    const Json view = game().view_json(game().hide(state, kSpectator), kSpectator);
    EXPECT_EQ(view.at("scored").at("seats").at(0).at("offered"), "green");
    EXPECT_TRUE(view.at("scored").at("seats").at(1).at("offered").is_null());
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
