// Section 8.1 of the rules: who sees what, and that a guess fits the view.
#include <gmock/gmock.h>

#include <algorithm>

#include "core/json.h"
#include "games/crafting_the_cosmos/events.h"
#include "tests/games/crafting_the_cosmos/invariants.h"
#include "tests/games/crafting_the_cosmos/position.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

Json view_of(const State& state, Seat viewer) {
    return game().view_json(game().hide(state, viewer), viewer);
}
std::string at(const Json& document, std::string_view pointer) {
    return orrery::to_text(document.at_pointer(pointer));
}

State table() {
    return position(R"({"stars": "S19 H, S24 SN-C", "life": "L21 proto, L27 stable",
        "nebulae": "ND0 NT1-02 formed 8 7, NP0 NT2-01", "hand": "3 light", "powers": "PL-5 - PT-1 -",
        "P1": {"hand": "2 time 1 gravity", "nebulae": "NF0 NT3-14 formed 6"}, "discard": "2 time",
        "waiting": 1, "discharges": 1, "staged": "1 H 1 proto NT1-05 1 dna"})",
                    3);
}

TEST(CraftingHidden, A_45_hands_are_seen_by_their_owner_alone) {
    const State state = table();
    EXPECT_EQ(at(view_of(state, 0), "/seats/0/hand"),
              R"({"light":3,"time":0,"gravity":0,"chemistry":0})");
    for (Seat viewer : {Seat{1}, Seat{2}, kSpectator}) {
        EXPECT_EQ(at(view_of(state, viewer), "/seats/0/hand"), "null");
        EXPECT_THAT(game().hide(state, viewer).seats[0].hand, ::testing::Each(0));
        EXPECT_EQ(at(view_of(state, viewer), "/seats/0/cards"), "3");
    }
}

TEST(CraftingHidden, A_58_stacks_show_their_size_and_no_face) {
    const State state = table();
    for (Seat viewer : {Seat{0}, Seat{1}, kSpectator, kClock}) {
        const State view = game().hide(state, viewer);
        EXPECT_EQ(view.deck.size(), state.deck.size());
        EXPECT_THAT(view.deck, ::testing::Each(0));
        EXPECT_EQ(view.goal_deck.size(), state.goal_deck.size());
        EXPECT_THAT(view.goal_deck, ::testing::Each(0));
        for (std::size_t type = 0; type < kEnergies; ++type) {
            EXPECT_EQ(view.power_decks[type].size(), state.power_decks[type].size());
            for (const DeckCard& entry : view.power_decks[type]) EXPECT_EQ(entry.card, 0);
        }
        for (std::size_t size = 0; size < kSizes; ++size) {
            EXPECT_EQ(view.nebula_stacks[size].size(), state.nebula_stacks[size].size());
            EXPECT_THAT(view.nebula_stacks[size], ::testing::Each(0));
        }
        EXPECT_EQ(view.advanced_stack.size(), state.advanced_stack.size());
        for (std::uint8_t tile : view.advanced_stack) EXPECT_EQ(value_of(tile), 0);
        EXPECT_EQ(view.random, Random{}) << "the generator would tell everything";
    }
}

TEST(CraftingHidden, CTC_ALIFE_03_advanced_life_is_seen_by_its_owner_until_the_end) {
    State state = table();
    EXPECT_EQ(at(view_of(state, 0), "/seats/0/nebulae/ND0/advanced_life"),
              at(game().state_json(state), "/seats/0/nebulae/ND0/advanced_life"));
    for (Seat viewer : {Seat{1}, Seat{2}, kSpectator}) {
        const State view = game().hide(state, viewer);
        EXPECT_EQ(view.seats[0].advanced_on(0), 2);
        EXPECT_EQ(value_of(view.seats[0].advanced[0][0]), 0);
        EXPECT_EQ(value_of(view.seats[0].advanced[0][1]), 0);
    }
    state = position(R"({"nebulae": "ND0 NT1-02 formed 8", "track": "- - UG-03", "goal_deck": "",
        "round": 8, "current": 1})");
    play(state, "omega nebula 1");
    play(state, "drop nebula");
    ASSERT_EQ(state.phase, Phase::kGameOver);
    EXPECT_EQ(value_of(game().hide(state, 1).seats[0].advanced[0][0]), 8);
}

TEST(CraftingHidden, A_12_drawn_power_cards_are_seen_by_the_drawer) {
    State state = position(R"({"hand": "3 light", "power_decks": {"light": "PL-5 PL-2 PL-7"}})");
    EXPECT_TRUE(play(state, "buy light power for slot 2").revealed) << "cards were drawn";
    EXPECT_EQ(at(view_of(state, 0), "/turn/choosing/cards"), R"(["PL-2","PL-5","PL-7"])");
    for (Seat viewer : {Seat{1}, kSpectator})
        EXPECT_EQ(at(view_of(state, viewer), "/turn/choosing/cards"), "[null,null,null]");
    play(state, "keep PL-5 above PL-7 PL-2");
    for (Seat viewer : {Seat{0}, Seat{1}, kSpectator})
        EXPECT_EQ(at(view_of(state, viewer), "/seats/0/powers/1"), "\"PL-5\"");
    // The order under the deck stays known to who chose it; the others see that it was chosen.
    const State own_view = game().hide(state, 0);
    const auto& own = own_view.power_decks[0];
    EXPECT_EQ(own[0].card, power("PL-2"));
    EXPECT_EQ(own[1].card, power("PL-7"));
    EXPECT_EQ(own[2].card, 0);
    for (Seat viewer : {Seat{1}, kSpectator}) {
        const State other_view = game().hide(state, viewer);
        const auto& other = other_view.power_decks[0];
        for (const DeckCard& entry : other) EXPECT_EQ(entry.card, 0);
        EXPECT_EQ(other[0].under_by, 1);
    }
}

TEST(CraftingHidden, everything_on_the_table_is_public) {
    const State state = table();
    const Json whole = game().state_json(state);
    for (Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kSpectator})
        for (const char* what : {"/seats/0/stars",
                                 "/seats/0/life",
                                 "/seats/0/powers",
                                 "/seats/0/crystal",
                                 "/seats/0/waiting",
                                 "/seats/0/discharges",
                                 "/controls",
                                 "/supply",
                                 "/goals/track",
                                 "/energy/display",
                                 "/energy/discard",
                                 "/turn/stars",
                                 "/turn/nebulae",
                                 "/turn/dna",
                                 "/seats/0/nebulae/NP0/tile",
                                 "/seats/0/nebulae/NP0/formed",
                                 "/seats/0/nebulae/NP0/advanced_life",
                                 "/round",
                                 "/phase",
                                 "/start",
                                 "/current",
                                 "/options"})
            EXPECT_EQ(at(view_of(state, viewer), what), at(whole, what)) << what;
}

TEST(CraftingHidden, secrets_are_whispered) {
    State state = position(R"({"hand": "2 light", "phase": "shift",
        "controls": "L{d} T{d} G{d} C{P0,P1,d}"})");
    play(state, "shift own");
    bool whispered = false;
    for (const Event& event : play_heard(state, "take card deck")) {
        const bool secret = event.kind == static_cast<std::uint8_t>(EventKind::kCardSeen);
        EXPECT_EQ(event.visible_to(1), !secret);
        EXPECT_TRUE(event.visible_to(0));
        whispered = whispered || secret;
    }
    EXPECT_TRUE(whispered);
    state = position(R"({"hand": "2 light"})");
    int seen = 0;
    for (const Event& event : play_heard(state, "buy light power for slot 1")) {
        const bool secret = event.kind == static_cast<std::uint8_t>(EventKind::kPowerSeen);
        EXPECT_EQ(event.visible_to(1), !secret);
        seen += secret ? 1 : 0;
    }
    EXPECT_EQ(seen, 2);
    state = position(R"({"nebulae": "NF0 NT3-14 formed",
        "life": "L27-L28 stable, L33-L34 stable, L38-L39 stable"})");
    for (const Event& event : play_heard(state, "advanced life at NF0"))
        EXPECT_EQ(event.visible_to(1),
                  event.kind != static_cast<std::uint8_t>(EventKind::kAdvancedLifeSeen));
}

TEST(CraftingHidden, a_guess_is_a_whole_position_behind_the_same_view) {
    RandomStream random(seed_from_number(5));
    State choosing = position(R"({"hand": "4 light", "P1": {"powers": "PL-1"}})", 2);
    play(choosing, "buy light power for slot 4");
    for (const State& state : {table(), choosing, new_game(4)})
        for (Seat viewer = 0; viewer < state.players; ++viewer)
            for (int i = 0; i < 20; ++i) {
                const State view = game().hide(state, viewer);
                const State guess = game().guess(view, viewer, random);
                EXPECT_TRUE(same(game().hide(guess, viewer), view));
                EXPECT_EQ(broken_invariant(game().content(), guess), "");
                expect_valid(guess);
            }
}

TEST(CraftingHidden, guesses_differ) {
    RandomStream random(seed_from_number(6));
    const State view = game().hide(new_game(2), 0);
    const State one = game().guess(view, 0, random), other = game().guess(view, 0, random);
    EXPECT_FALSE(one.deck == other.deck);
    EXPECT_FALSE(one.nebula_stacks[0] == other.nebula_stacks[0]);
    EXPECT_FALSE(one.advanced_stack == other.advanced_stack);
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
