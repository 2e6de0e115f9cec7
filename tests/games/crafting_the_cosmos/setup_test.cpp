// The setup, against one made here in the order that CTC-SETUP-15 and -16 lay down.
#include <gmock/gmock.h>

#include <algorithm>
#include <numeric>

#include "core/json.h"
#include "core/random.h"
#include "games/crafting_the_cosmos/names.h"
#include "tests/games/crafting_the_cosmos/invariants.h"
#include "tests/games/crafting_the_cosmos/support.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

using ::testing::ElementsAreArray;
using Cards = std::vector<int>;

template <class Stack>
Cards cards_of(const Stack& stack) {
    return Cards(stack.begin(), stack.end());
}

// A shuffled stack; its top is the last entry.
struct Table {
    RandomStream chance;
    Cards goals, energy, first, second, tokens;
    std::array<Cards, kEnergies> powers;
    std::array<Cards, kSizes> nebulae;

    Table(int players, std::uint64_t seed) : chance(seed_from_number(seed)) {
        goals = mixed(numbered(1, 16));
        for (std::size_t type = 0; type < kEnergies; ++type) {
            powers[type] = mixed(cards_of(game().content().powers_of[type]));
            // What more there is stays in the box.
            powers[type].erase(powers[type].begin(), powers[type].end() - kPowersPerType);
        }
        for (int type = 1; type <= 4; ++type) energy.insert(energy.end(), 15, type);
        energy = mixed(energy);
        for (int size = 0; size < 3; ++size)
            nebulae[static_cast<std::size_t>(size)] = mixed(numbered(1 + 16 * size, 16));
        first = mixed({8, 8, 8, 8, 7, 7, 7, 6});
        second = mixed({7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4, 4});
        tokens = mixed(numbered(0, players == 2 ? 6 : players == 3 ? 6 : 7));
    }
    Cards mixed(Cards cards) {
        shuffle(std::span<int>(cards), chance);
        return cards;
    }
    static Cards numbered(int from, int count) {
        Cards cards(static_cast<std::size_t>(count));
        std::iota(cards.begin(), cards.end(), from);
        return cards;
    }
    static int draw(Cards& cards) {
        const int card = cards.back();
        cards.pop_back();
        return card;
    }
};

class CraftingSetup : public ::testing::TestWithParam<std::tuple<int, std::uint64_t>> {
  protected:
    int players() const { return std::get<0>(GetParam()); }
    State state_ = new_game(players(), "{}", std::get<1>(GetParam()));
    Table table_{players(), std::get<1>(GetParam())};
};

TEST_P(CraftingSetup, CTC_SETUP_01_seats_count_clockwise) {
    EXPECT_EQ(state_.players, players());
    for (int seat = 0; seat < players(); ++seat)
        EXPECT_EQ(state_.next(static_cast<std::uint8_t>(seat)), (seat + 1) % players());
    EXPECT_EQ(refusal_of(state_, static_cast<Seat>(players()), act("shift own")),
              "CTC-SETUP-01 no_such_seat");
}

TEST_P(CraftingSetup, CTC_SETUP_02_time_crystals_by_players) {
    EXPECT_EQ(state_.crystals, players() == 2 ? 8 : players() == 3 ? 12 : 15);
}

TEST_P(CraftingSetup, CTC_SETUP_03_six_goals_the_first_of_them_open) {
    EXPECT_EQ(state_.track[0], Table::draw(table_.goals));
    EXPECT_EQ(state_.track[1], 0);
    EXPECT_EQ(state_.track[2], 0);
    EXPECT_THAT(cards_of(state_.goal_deck),
                ElementsAreArray(Cards(table_.goals.end() - 5, table_.goals.end())));
    EXPECT_TRUE(state_.scored_goals.empty());
}

// Proves CTC-SETUP-04, CTC-SETUP-15.
TEST_P(CraftingSetup, CTC_SETUP_04_CTC_SETUP_15_power_decks_are_shuffled_by_type) {
    for (std::size_t type = 0; type < kEnergies; ++type) {
        Cards deck;
        for (const DeckCard& entry : state_.power_decks[type]) {
            deck.push_back(entry.card);
            EXPECT_EQ(entry.under_by, 0);
        }
        EXPECT_THAT(deck, ElementsAreArray(table_.powers[type]));
    }
}

// Proves CTC-SETUP-05, CTC-SETUP-12, CTC-SETUP-16.
TEST_P(CraftingSetup, CTC_SETUP_05_CTC_SETUP_12_CTC_SETUP_16_display_first_then_four_cards_each) {
    for (std::uint8_t card : state_.display) EXPECT_EQ(card, Table::draw(table_.energy));
    for (int seat = 0; seat < players(); ++seat) {
        std::array<int, kEnergies> hand{};
        for (int i = 0; i < 4; ++i)
            ++hand[static_cast<std::size_t>(Table::draw(table_.energy) - 1)];
        EXPECT_THAT(state_.seat(static_cast<Seat>(seat)).hand, ElementsAreArray(hand));
        EXPECT_EQ(state_.seat(static_cast<Seat>(seat)).cards, 4);
    }
    EXPECT_THAT(cards_of(state_.deck), ElementsAreArray(table_.energy));
    EXPECT_THAT(state_.discard, ::testing::Each(0));
}

// Proves CTC-SETUP-06, CTC-SETUP-10.
TEST_P(CraftingSetup, CTC_SETUP_06_CTC_SETUP_10_a_nebula_of_each_size_on_its_marked_space) {
    for (int seat = 0; seat < players(); ++seat) {
        const SeatState& own = state_.seat(static_cast<Seat>(seat));
        for (std::size_t size = 0; size < kSizes; ++size)
            EXPECT_EQ(own.nebulae[nebula(std::array{"ND0", "NP0", "NF0"}[size])],
                      Table::draw(table_.nebulae[size]));
        EXPECT_EQ(std::count(own.nebulae.begin(), own.nebulae.end(), 0), 9);
        EXPECT_TRUE(own.formed.empty());
    }
    for (std::size_t size = 0; size < kSizes; ++size)
        EXPECT_THAT(cards_of(state_.nebula_stacks[size]), ElementsAreArray(table_.nebulae[size]));
}

TEST_P(CraftingSetup, CTC_SETUP_07_the_top_of_group_one_lies_on_group_two) {
    Cards values, groups;
    for (std::uint8_t tile : state_.advanced_stack) {
        values.push_back(value_of(tile));
        groups.push_back(group_of(tile));
    }
    Cards expected = table_.second;
    expected.insert(expected.end(), table_.first.end() - 2 * players(), table_.first.end());
    EXPECT_THAT(values, ElementsAreArray(expected));
    Cards expected_groups(16, 2);
    expected_groups.insert(expected_groups.end(), static_cast<std::size_t>(2 * players()), 1);
    EXPECT_THAT(groups, ElementsAreArray(expected_groups));
}

// Proves CTC-SETUP-08, CTC-SETUP-11.
TEST_P(CraftingSetup, CTC_SETUP_08_CTC_SETUP_11_an_H_star_and_a_proto_life_come_from_the_supply) {
    EXPECT_THAT(state_.star_supply, ::testing::ElementsAre(26 - players(), 20, 16, 16));
    EXPECT_EQ(state_.life_supply, 50 - players());
    StarSet centre;
    centre.insert(star("S19"));
    LifeSet start;
    start.insert(life("L21"));
    for (int seat = 0; seat < players(); ++seat) {
        const SeatState& own = state_.seat(static_cast<Seat>(seat));
        EXPECT_EQ(own.stars[0], centre);
        EXPECT_EQ(own.occupied_stars(), centre);
        EXPECT_EQ(own.proto, start);
        EXPECT_TRUE(own.stable.empty() && own.supernovae.empty());
    }
}

TEST_P(CraftingSetup, CTC_SETUP_09_everything_else_of_a_player_is_at_zero) {
    for (int seat = 0; seat < players(); ++seat) {
        const SeatState& own = state_.seat(static_cast<Seat>(seat));
        EXPECT_EQ(own.crystal, 0);  // one crystal in the chamber, from outside the supply
        EXPECT_EQ(own.waiting + own.discharges, 0);
        EXPECT_THAT(own.powers, ::testing::Each(0));
        EXPECT_EQ(game().standing(state_).seats[static_cast<std::size_t>(seat)].points, 0);
    }
    EXPECT_EQ(state_.turn, Turn{});
}

// Proves CTC-SETUP-13, CTC-SETUP-14.
TEST_P(CraftingSetup, CTC_SETUP_13_CTC_SETUP_14_tokens_go_round_and_the_last_coloured_one_starts) {
    std::array<int, kEnergies> dark{};
    int start = -1;
    for (std::size_t placed = 0; !table_.tokens.empty(); ++placed) {
        const int token = Table::draw(table_.tokens);
        const std::size_t control = placed % kEnergies;
        if (token >= players()) {
            ++dark[control];
            continue;
        }
        EXPECT_EQ(state_.seat(static_cast<Seat>(token)).token, control);
        start = token;
    }
    EXPECT_THAT(state_.dark, ElementsAreArray(dark));
    EXPECT_EQ(state_.start, start);
    EXPECT_EQ(state_.current, start);
    EXPECT_EQ(state_.phase, Phase::kShift);
    EXPECT_EQ(state_.round, 1);
    const std::array<int, 4> counts{2, 2, players() == 4 ? 2 : 1, 1};
    for (std::size_t control = 0; control < kEnergies; ++control)
        EXPECT_EQ(state_.tokens_at(control), counts[control]);
}

TEST_P(CraftingSetup, CTC_SETUP_15_nothing_else_is_drawn_from_the_stream) {
    EXPECT_EQ(broken_invariant(game().content(), state_), "");
    RandomStream rest(state_.random);
    for (int i = 0; i < 4; ++i) EXPECT_EQ(rest.next(), table_.chance.next());
}

INSTANTIATE_TEST_SUITE_P(Tables, CraftingSetup,
                         ::testing::Combine(::testing::Values(2, 3, 4),
                                            ::testing::Range<std::uint64_t>(0, 8)));

// Y-05 asks for the order P1 d P0 d P3 P2 d; a seed that deals it so is looked for.
// Proves CTC-SETUP-13, CTC-SETUP-14.
TEST(CraftingSetupExamples, Y_05_CTC_SETUP_13_CTC_SETUP_14_the_order_of_the_example) {
    for (std::uint64_t seed = 0;; ++seed) {
        ASSERT_LT(seed, 20000U) << "no seed places the tokens so";
        Cards tokens = Table(4, seed).tokens;
        std::reverse(tokens.begin(), tokens.end());
        for (int& token : tokens) token = std::min(token, 4);  // dark ones are alike
        if (tokens != Cards{1, 4, 0, 4, 3, 2, 4}) continue;
        const State state = new_game(4, "{}", seed);
        EXPECT_EQ(to_text(game().state_json(state).at("controls")),
                  R"({"light":{"seats":[1,3],"dark":0},"time":{"seats":[2],"dark":1},)"
                  R"("gravity":{"seats":[0],"dark":1},"chemistry":{"seats":[],"dark":1}})");
        EXPECT_EQ(state.start, 2);
        return;
    }
}

TEST(CraftingSetupExamples, CTC_SETUP_02_E_03_the_supply_of_four_players_is_an_option) {
    EXPECT_EQ(new_game(4, R"({"supply_4p": 14})").crystals, 14);
    EXPECT_EQ(new_game(3, R"({"supply_4p": 14})").crystals, 12);
    EXPECT_EQ(new_game(4, R"({"edition": "de"})").crystals, 15);
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
