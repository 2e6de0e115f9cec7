// What the person may know (AN-RNG-02).
#include <bit>

#include "tests/games/anunnaki/desk.h"
#include "tests/support/by_hand.h"

namespace orrery::anunnaki::testing {
namespace {

State new_game(std::uint64_t seed = 1) {
    return test::new_game(game(), 1, R"({"bot_house":"norse"})", seed);
}

State guess_of(const State& state, std::uint64_t seed) {
    RandomStream random(seed_from_number(seed));
    return game().guess(game().hide(state, 0), 0, random);
}

template <class Stack>
std::uint64_t set_of(const Stack& stack) {
    std::uint64_t set = 0;
    for (std::uint8_t number : stack) set |= std::uint64_t{1} << number;
    return set;
}

TEST(AnunnakiHidden, AN_RNG_02_tiles_and_tokens_lie_face_down) {
    State state = new_game();
    AreaState& shown = state.areas[place("G04")];
    shown.revealed = 1;
    const State view = game().hide(state, 0);
    for (std::size_t area = 0; area < kMaxAreas; ++area) {
        const std::uint8_t tile = state.areas[area].civilisation;
        const bool open = tile == 0 || area == place("G04");
        EXPECT_EQ(view.areas[area].civilisation, open ? tile : kUnknown);
    }
    for (std::size_t site = 0; site < kMaxCultureSites; ++site)
        EXPECT_EQ(view.culture[site], state.culture[site] == 0 ? 0 : kUnknown);
    const Json json = game().view_json(view, 0);
    EXPECT_TRUE(json.at("culture").at("G-K01").is_null());
    EXPECT_TRUE(json.at("areas").at("G01").at("civilisation").is_null());
    EXPECT_TRUE(json.at("areas").at("G04").at("civilisation").is_string());
}

TEST(AnunnakiHidden, AN_RNG_02_what_lies_in_a_stack_is_known_but_not_its_order) {
    const State one = new_game();
    State other = one;
    const auto turn_over = [](auto& stack) { std::reverse(stack.begin(), stack.end()); };
    turn_over(other.contract_stack);
    turn_over(other.artefact_deck);
    for (auto& deck : other.decks) turn_over(deck);
    EXPECT_EQ(game().hide(one, 0), game().hide(other, 0));
    const State view = game().hide(one, 0);
    EXPECT_EQ(set_of(view.contract_stack), set_of(one.contract_stack));
    for (std::size_t deck = 0; deck < 2; ++deck)
        EXPECT_EQ(set_of(view.decks[deck]), set_of(one.decks[deck]));
}

TEST(AnunnakiHidden, AN_RNG_02_future_rolls_are_not_in_a_view) {
    State one = new_game();
    State other = one;
    other.random = {seed_from_number(99), {7, 0}};
    EXPECT_EQ(game().hide(one, 0), game().hide(other, 0));
    EXPECT_FALSE(game().view_json(game().hide(one, 0), 0).as_object().contains("random"));
}

TEST(AnunnakiHidden, AN_RNG_02_the_card_that_lies_face_up_is_seen_by_everybody) {
    const State state = new_game();
    for (Seat viewer : {Seat{0}, kSpectator}) {
        EXPECT_EQ(game().hide(state, viewer).face_up, state.face_up);
        EXPECT_EQ(game().view_json(game().hide(state, viewer), viewer).at("face_up").at("moon"),
                  Json(content().moon[state.face_up[0] - 1U].id));
    }
}

TEST(AnunnakiHidden, AN_RNG_02_a_guess_looks_the_same_and_differs_in_what_is_hidden) {
    const State state = new_game();
    std::uint32_t tiles = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const State guess = guess_of(state, seed);
        EXPECT_EQ(game().hide(guess, 0), game().hide(state, 0));
        tiles |= 1U << guess.areas[place("G01")].civilisation;
        EXPECT_NE(guess.decks[0], state.decks[0]);
    }
    EXPECT_EQ(std::popcount(tiles), 12);  // any tile may be there
}

TEST(AnunnakiHidden, AN_RNG_02_what_was_seen_and_has_left_is_in_no_guess) {
    State state = new_game();
    const std::uint8_t gone = state.areas[place("G01")].civilisation;
    const std::size_t site = 12;  // G-K01
    const std::uint8_t token = state.culture[site];
    state.areas[place("G01")].civilisation = 0;
    state.seen_civilisations = static_cast<std::uint16_t>(1U << (gone - 1));
    state.culture[site] = 0;
    state.seen_culture[(token - 1U) / 16] = static_cast<std::uint16_t>(1U << (token - 1) % 16);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const State guess = guess_of(state, seed);
        for (const AreaState& area : guess.areas) EXPECT_NE(area.civilisation, gone);
        for (std::uint8_t other : guess.culture) EXPECT_NE(other, token);
    }
}

}  // namespace
}  // namespace orrery::anunnaki::testing
