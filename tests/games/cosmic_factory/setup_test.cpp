// Components and setup: CF-COMP and CF-SETUP.
#include <algorithm>
#include <numeric>
#include <optional>
#include <set>

#include "tests/games/cosmic_factory/support.h"

namespace orrery::cosmic_factory::testing {
namespace {

std::vector<int> all_tiles_dealt(const State& state) {
    std::vector<int> tiles;
    for (Seat seat = 0; seat < state.players; ++seat)
        for (std::uint8_t tile : state.seat(seat).packet) tiles.push_back(tile);
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

std::vector<int> one_to(int last) {
    std::vector<int> result(static_cast<std::size_t>(last));
    std::iota(result.begin(), result.end(), 1);
    return result;
}

TEST(CosmicFactorySetup, CF_COMP_01_there_are_54_tiles_each_once) {
    const ContentTable& table = game().content_tables()[0];
    std::vector<int> ids;
    for (const ContentEntry& entry : table.entries) ids.push_back(std::stoi(entry.columns[0]));
    EXPECT_EQ(ids, one_to(54));
    // Six players hold them all, nobody holds one twice.
    EXPECT_EQ(all_tiles_dealt(new_game(6)), one_to(54));
}

TEST(CosmicFactorySetup, CF_COMP_02_a_face_down_tile_shows_nothing) {
    // In the draft nobody can tell one back from another.
    State state = drafting(2, 4);
    State other = state;
    std::swap(other.seat(1).packet, other.seat(0).packet);
    EXPECT_EQ(game().hide(state, kSpectator), game().hide(other, kSpectator));
    const State seen = game().hide(state, kSpectator);
    EXPECT_EQ(numbers(seen.seat(0).packet), std::vector<int>(9, 0));
    // In a galaxy it has no fields and no spokes.
    const Galaxy down = laid("01.0d 07.0");
    const Galaxy alone = laid("-- 07.0");
    const TileSet& tiles = game().content().tiles;
    const Evaluation a = evaluate(tiles, {down.data(), down.size()});
    const Evaluation b = evaluate(tiles, {alone.data(), alone.size()});
    EXPECT_EQ(a.zones, b.zones);
    EXPECT_EQ(a.separate, b.separate);
}

TEST(CosmicFactorySetup, CF_COMP_03_every_chaos_card_comes_and_each_once) {
    std::set<int> seen;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const State state = new_game(2, "{}", seed);
        const std::set<int> five(state.cards.begin(), state.cards.end());
        EXPECT_EQ(five.size(), 5U) << "seed " << seed;
        seen.insert(five.begin(), five.end());
    }
    EXPECT_EQ(std::vector<int>(seen.begin(), seen.end()), one_to(game().content().card_count()));
}

TEST(CosmicFactorySetup, CF_COMP_04_there_are_three_bonus_tiles_one_per_colour) {
    State state = building(3, 0);
    EXPECT_EQ(orrery::to_text(game().state_json(state).at("middle")),
              R"(["green","blue","orange"])");
    play(state, 0, "take green");
    play(state, 1, "take blue orange");
    EXPECT_EQ(state.middle, 0);
    EXPECT_EQ(refusal_of(state, 2, "take green"), "CF-BONUS-04 bonus_gone");
}

TEST(CosmicFactorySetup, CF_COMP_05_markers_are_four_whole_numbers_from_0_to_30) {
    const auto read = [](const char* text) {
        Json document = game().state_json(building(2, 4));
        set_at(document, "/seats/0/markers", json(text));
        JsonErrors errors;
        const State state = game().state_from_json(JsonReader(document, errors));
        return errors.ok() ? std::optional(state.seat(0).markers) : std::nullopt;
    };
    EXPECT_EQ(read(R"({"green": 30, "blue": 0, "orange": 7, "star": 30})"),
              (Markers{30, 0, 7, 30}));
    for (const char* text : {R"({"green": 31, "blue": 0, "orange": 0, "star": 0})",
                             R"({"green": 0, "blue": -1, "orange": 0, "star": 0})",
                             R"({"green": 0, "blue": 0, "orange": 0, "star": 31})",
                             R"({"green": 0, "blue": 0, "orange": 0.5, "star": 0})",
                             R"({"green": 0, "blue": 0, "orange": 0})"})
        EXPECT_EQ(read(text), std::nullopt) << text;
    // There is no fifth marker: a choice of colour knows three, and the star is none of them.
    State state = building(2, 19);
    give(state, 0, vector("V08"));
    give(state, 1, vector("V18"));
    time_up(state);
    EXPECT_EQ(refusal_of(state, 0, with_colour(ActionKind::kExchange, kStar)),
              "CF-CLOCK-02 not_an_action");
}

TEST(CosmicFactorySetup, CF_SETUP_01_two_to_six_players_and_no_other_number) {
    for (int players = 2; players <= 6; ++players) {
        const auto started = any_game().start(players, JsonObject{}, seed_from_number(1));
        ASSERT_TRUE(started.ok()) << players;
        EXPECT_EQ((*started)->players(), players);
    }
    for (int players : {-1, 0, 1, 7, 100}) {
        const auto started = any_game().start(players, JsonObject{}, seed_from_number(1));
        ASSERT_FALSE(started.ok()) << players;
        EXPECT_EQ(started.error().code, "wrong_players");
        EXPECT_EQ(started.error().rule, "CF-SETUP-01");
    }
}

TEST(CosmicFactorySetup, CF_SETUP_02_all_markers_start_at_0) {
    for (int players = 2; players <= 6; ++players) {
        const State state = new_game(players);
        for (Seat seat = 0; seat < players; ++seat)
            EXPECT_EQ(markers_of(state, seat), (std::vector<int>{0, 0, 0, 0}));
    }
}

TEST(CosmicFactorySetup, CF_SETUP_03_five_of_the_cards_in_their_shuffled_order) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        std::vector<std::uint8_t> deck(static_cast<std::size_t>(game().content().card_count()));
        std::iota(deck.begin(), deck.end(), std::uint8_t{1});
        RandomStream chance(seed_from_number(seed));
        shuffle(std::span<std::uint8_t>(deck), chance);
        const State state = new_game(3, "{}", seed);
        EXPECT_TRUE(std::equal(state.cards.begin(), state.cards.end(), deck.begin())) << seed;
    }
}

TEST(CosmicFactorySetup, CF_SETUP_04_every_round_begins_with_all_54_tiles_in_the_bag) {
    // With six players every tile comes out again in every round.
    State state = new_game(6);
    RandomStream random(seed_from_number(9));
    for (int round = 1; round <= 5; ++round) {
        ASSERT_EQ(state.round, round);
        ASSERT_EQ(state.phase, Phase::kDraft1);
        EXPECT_EQ(all_tiles_dealt(state), one_to(54));
        play_out_round(state, random);
    }
}

TEST(CosmicFactorySetup, CF_SETUP_05_the_left_neighbour_is_the_next_seat) {
    for (int players = 2; players <= 6; ++players) {
        const State state = new_game(players);
        for (Seat seat = 0; seat < players; ++seat) {
            EXPECT_EQ(state.left(seat), (seat + 1) % players);
            EXPECT_EQ(state.left(state.right(seat)), seat);
        }
    }
    const State two = new_game(2);
    EXPECT_EQ(two.left(0), two.right(0));
    // In the first round packets go to the left.
    State state = drafting(3, 4);
    const std::vector<int> mine = numbers(state.seat(0).packet);
    for (Seat seat = 0; seat < 3; ++seat) {
        const auto packet = state.seat(seat).packet;
        game().apply(state, seat, pick(packet[0], packet[1], packet[2]), NoEvents{});
    }
    EXPECT_EQ(numbers(state.seat(1).packet), std::vector<int>(mine.begin() + 3, mine.end()));
}

TEST(CosmicFactorySetup, CF_SETUP_06_shuffling_is_fisher_yates_from_the_last_entry_down) {
    // With `Z` everything moves up one place: cards 2 … 20, 1, tiles 2 … 54, 1.
    for (int count : {20, 54}) {
        std::vector<int> items = one_to(count);
        Zeros zeros;
        shuffle(std::span<int>(items), zeros);
        std::vector<int> expected = one_to(count);
        std::rotate(expected.begin(), expected.begin() + 1, expected.end());
        EXPECT_EQ(items, expected);
        EXPECT_EQ(zeros.drawn, count - 1);
    }
    // i = 3: j = 1, i = 2: j = 2, i = 1: j = 0.
    std::vector<char> letters{'a', 'b', 'c', 'd'};
    Script script{{1, 2, 0}};
    shuffle(std::span<char>(letters), script);
    EXPECT_EQ(std::string(letters.begin(), letters.end()), "dacb");
    EXPECT_EQ(script.bounds.size(), 3U);
}

TEST(CosmicFactorySetup, CF_SETUP_06_uniform_is_within_its_bound_and_fair) {
    RandomStream chance(seed_from_number(3));
    for (std::uint32_t bound : {1U, 2U, 3U, 9U, 54U}) {
        std::vector<int> seen(bound);
        const int draws = 2000 * static_cast<int>(bound);
        for (int i = 0; i < draws; ++i) {
            const std::uint32_t value = chance.uniform(bound);
            ASSERT_LT(value, bound);
            ++seen[value];
        }
        for (int count : seen) EXPECT_NEAR(count, 2000, 250) << "bound " << bound;
    }
}

TEST(CosmicFactorySetup, CF_SETUP_07_cards_then_tiles_then_repairs_then_default_choices) {
    // One generator plays the game along: 1. the cards, 2. the tiles of the round.
    State state = new_game(3, R"({"cards": [13]})", 77);
    RandomStream chance(seed_from_number(77));
    std::vector<int> cards = one_to(game().content().card_count()), tiles = one_to(54);
    shuffle(std::span<int>(cards), chance);
    shuffle(std::span<int>(tiles), chance);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        const auto from = tiles.begin() + static_cast<std::ptrdiff_t>(9 * seat);
        std::vector<int> nine(from, from + 9);
        std::sort(nine.begin(), nine.end());
        EXPECT_EQ(numbers(state.seats[seat].packet), nine);
    }
    // 3. The repairs in seat order: nobody has laid a tile.
    const auto pick_first = [&](Seat seat) {
        const auto packet = state.seat(seat).packet;
        game().apply(state, seat, pick(packet[0], packet[1], packet[2]), NoEvents{});
    };
    for (int step = 0; step < 2; ++step)
        for (Seat seat = 0; seat < 3; ++seat) pick_first(seat);
    everybody(state, "ready");
    std::vector<std::string> repaired;
    for (Seat seat = 0; seat < 3; ++seat) {
        std::vector<int> pool = numbers(state.seat(seat).pile);
        shuffle(std::span<int>(pool), chance);
        Galaxy galaxy;
        for (int i = 0; i < 9; ++i)
            galaxy.push_back({{static_cast<std::int8_t>(i % 3), static_cast<std::int8_t>(i / 3)},
                              static_cast<std::uint8_t>(pool[static_cast<std::size_t>(i)]),
                              static_cast<std::uint8_t>(chance.uniform(4)),
                              0});
        repaired.push_back(text_of(galaxy));
    }
    time_up(state);
    ASSERT_EQ(state.phase, Phase::kSabotage);
    for (Seat seat = 0; seat < 3; ++seat)
        EXPECT_EQ(text_of(state.seat(seat).galaxy), repaired[static_cast<std::size_t>(seat)]);
    // 4. The default choices in seat order of the chooser; each about the seat on the left.
    const State before = state;
    time_up(state);
    for (Seat seat = 0; seat < 3; ++seat) {
        const auto cell = static_cast<int>(chance.uniform(9));
        Galaxy expected = before.seat(before.left(seat)).galaxy;
        expected.erase_at(static_cast<std::size_t>(cell));
        EXPECT_EQ(text_of(state.scored.seats[static_cast<std::size_t>(state.left(seat))].galaxy),
                  text_of(expected));
    }
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
