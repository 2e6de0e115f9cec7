// Who sees what: views hide what the table hides, and guesses fit the view.
#include <algorithm>
#include <set>

#include "tests/games/cosmic_factory/support.h"

namespace orrery::cosmic_factory::testing {
namespace {

Json view_of(const State& state, Seat viewer) {
    return game().view_json(game().hide(state, viewer), viewer);
}
std::string text_at(const Json& document, std::string_view pointer) {
    return orrery::to_text(document.at_pointer(pointer));
}
void first_picks(State& state, std::initializer_list<Seat> seats) {
    for (Seat seat : seats) {
        const auto& packet = state.seat(seat).packet;
        game().apply(state, seat, pick(packet[0], packet[1], packet[2]), NoEvents{});
    }
}

TEST(CosmicFactoryHidden, CF_DRAFT_06_a_packet_is_seen_by_its_chooser_until_the_pick) {
    State state = drafting(3, 4);
    EXPECT_EQ(text_at(view_of(state, 0), "/seats/0/packet"),
              text_at(game().state_json(state), "/seats/0/packet"));
    const std::string nine_backs = "[null,null,null,null,null,null,null,null,null]";
    for (Seat viewer : {Seat{1}, Seat{2}, kSpectator})
        EXPECT_EQ(text_at(view_of(state, viewer), "/seats/0/packet"), nine_backs);
    first_picks(state, {0});
    const Json own = view_of(state, 0);
    EXPECT_EQ(text_at(own, "/seats/0/packet"), "[null,null,null,null,null,null]");
    EXPECT_EQ(text_at(own, "/seats/0/pile"), "[null,null,null]");
}

TEST(CosmicFactoryHidden, CF_BUILD_02_piles_are_unseen_until_building) {
    for (int card : {4, 12}) {
        const State state = ready(2, card);
        for (Seat viewer : {Seat{0}, Seat{1}, kSpectator})
            for (const char* pile : {"/seats/0/pile", "/seats/1/pile"})
                EXPECT_EQ(text_at(view_of(state, viewer), pile),
                          "[null,null,null,null,null,null,null,null,null]");
    }
}

TEST(CosmicFactoryHidden, CF_BUILD_07_everything_on_the_table_is_seen_by_everybody) {
    State state = building(2, 4);
    play(state, 0, "place 01.2 at (1,1)");
    play(state, 1, "take orange");
    for (Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
        const Json view = view_of(state, viewer);
        for (const char* what :
             {"/seats/0/pile", "/seats/1/pile", "/seats/1/bonus", "/middle", "/seats/1/frozen",
              "/seats/0/markers", "/phase", "/round", "/options", "/owing"})
            EXPECT_EQ(text_at(view, what), text_at(game().state_json(state), what)) << what;
        EXPECT_EQ(view.at_pointer("/seats/0/galaxy"), game().galaxy_json(state.seat(0).galaxy));
    }
}

TEST(CosmicFactoryHidden, a_view_says_whose_it_is_and_keeps_the_generator_secret) {
    const State state = building(2, 4);
    EXPECT_EQ(text_at(view_of(state, 1), "/viewer"), "1");
    EXPECT_EQ(text_at(view_of(state, kSpectator), "/viewer"), "null");
    EXPECT_FALSE(view_of(state, 0).as_object().contains("random"));
    EXPECT_EQ(game().hide(state, 0).random, Random{});
}

TEST(CosmicFactoryHidden, CF_FLOW_05_cards_to_come_are_null) {
    const State state = new_game(2);
    const Json view = view_of(state, 0);
    EXPECT_EQ(text_at(view, "/cards"),
              "[" + std::to_string(state.cards[0]) + ",null,null,null,null]");
    EXPECT_EQ(text_at(view_of(building(2, 0), 0), "/cards"), "[0,0,0,0,0]");
}

TEST(CosmicFactoryHidden, CF_CLOCK_06_a_secret_choice_is_seen_by_its_chooser_only) {
    State state = building(3, 13);
    time_up(state);
    play(state, 1, "sabotage (2,1)");
    EXPECT_EQ(text_at(view_of(state, 1), "/seats/1/pending"), "\"sabotage (2,1)\"");
    for (Seat viewer : {Seat{0}, Seat{2}, kSpectator}) {
        EXPECT_EQ(text_at(view_of(state, viewer), "/seats/1/pending"), "\"hidden\"");
        EXPECT_EQ(text_at(view_of(state, viewer), "/seats/0/pending"), "null");
    }
}

TEST(CosmicFactoryHidden, a_view_counts_every_galaxy_on_the_table) {
    State state = building(2, 8);
    give(state, 1, vector("V08"));
    const Json view = view_of(state, 0);
    EXPECT_EQ(text_at(view, "/seats/0/evaluation"), "null");
    EXPECT_EQ(text_at(view, "/seats/1/evaluation/points"),
              R"({"green":5,"blue":4,"orange":5,"track":2,"constellations":3})");
    EXPECT_EQ(text_at(view, "/seats/1/evaluation/longest"), "7");
}

TEST(CosmicFactoryHidden, what_is_hidden_does_not_change_a_view) {
    // Two positions that differ only in what seat 0 cannot see.
    State state = drafting(3, 4);
    first_picks(state, {0, 1});
    State other = state;
    std::swap(other.seat(1).packet[0], other.seat(2).packet[0]);
    std::sort(other.seat(1).packet.begin(), other.seat(1).packet.end());
    std::sort(other.seat(2).packet.begin(), other.seat(2).packet.end());
    std::swap(other.cards[3], other.cards[4]);
    other.options.cards = state.options.cards = {};
    other.random.seed = seed_from_number(99);
    ASSERT_FALSE(other == state);
    EXPECT_EQ(game().hide(state, 0), game().hide(other, 0));
    EXPECT_EQ(game().hide(state, kSpectator), game().hide(other, kSpectator));
    EXPECT_FALSE(game().hide(state, 2) == game().hide(other, 2));
}

TEST(CosmicFactoryHidden, a_guess_fits_the_view_and_is_a_possible_position) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        State state = new_game(2 + static_cast<int>(seed % 5), "{}", seed);
        RandomStream random(seed_from_number(seed));
        play_on(state, random, [&](const State& now) {
            if (random.uniform(12) != 0) return false;
            for (Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
                const State view = game().hide(now, viewer);
                const State guess = game().guess(view, viewer, random);
                EXPECT_EQ(game().hide(guess, viewer), view);
                const auto loaded =
                    any_game().load(json(orrery::to_text(game().state_json(guess))));
                EXPECT_TRUE(loaded.ok()) << to_string(loaded.error());
            }
            return false;
        });
    }
}

TEST(CosmicFactoryHidden, guesses_differ_and_never_use_a_tile_that_is_seen) {
    State state = drafting(2, 4);
    const State view = game().hide(state, 0);
    RandomStream random(seed_from_number(1));
    std::set<std::vector<int>> packets;
    const std::vector<int> own = numbers(state.seat(0).packet);
    for (int times = 0; times < 20; ++times) {
        const State guess = game().guess(view, 0, random);
        EXPECT_EQ(numbers(guess.seat(0).packet), own);
        for (int tile : numbers(guess.seat(1).packet))
            EXPECT_EQ(std::count(own.begin(), own.end(), tile), 0);
        packets.insert(numbers(guess.seat(1).packet));
    }
    EXPECT_GT(packets.size(), 15U);
}

TEST(CosmicFactoryHidden, a_guessed_choice_was_open_to_its_seat) {
    State state = building(3, 20);
    for (Seat seat = 0; seat < 3; ++seat) state.seat(seat).markers = {4, 9, 4, 0};
    time_up(state);
    ASSERT_EQ(state.phase, Phase::kOffering);
    play(state, 1, "offer blue");
    RandomStream random(seed_from_number(1));
    std::set<std::string> guessed;
    for (int times = 0; times < 60; ++times) {
        const State guess = game().guess(game().hide(state, 0), 0, random);
        State before = guess;
        before.seat(1).pending = {};
        before.owing = static_cast<SeatSet>(before.owing | seat_bit(1));
        EXPECT_EQ(refusal_of(before, 1, guess.seat(1).pending), "");
        guessed.insert(printed(guess.seat(1).pending));
    }
    EXPECT_GT(guessed.size(), 1U);
    EXPECT_TRUE(guessed.contains("offer none"));
    EXPECT_TRUE(guessed.contains("offer blue"));
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
