// CTC-INV-01 … -13 in random games of every player count and edition, after every action; and that
// the checks themselves notice when something is wrong.
#include <gmock/gmock.h>

#include <functional>
#include <set>

#include "games/crafting_the_cosmos/events.h"
#include "tests/games/crafting_the_cosmos/invariants.h"
#include "tests/games/crafting_the_cosmos/position.h"
#include "tests/support/scale.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

// Chance alone hardly ever creates advanced life or discharges with a power: every other game
// begins with formed nebulae, life around one of them, four powers each and crystals waiting.
State crowded(State state) {
    const Board& board = game().content().board;
    for (std::size_t i = 0; i < state.players; ++i) {
        SeatState& own = state.seats[i];
        for (std::uint8_t space : board.start_nebulae) own.formed.insert(space);
        bool stable = false;
        (board.sides[board.start_nebulae[1]] - own.life()).for_each([&](std::size_t space) {
            ((stable = !stable) ? own.stable : own.proto).insert(space);
            --state.life_supply;
        });
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
            own.powers[slot] = state.power_decks[slot].back().card;
            state.power_decks[slot].pop_back();
        }
        own.waiting = 2;
        state.crystals = static_cast<std::uint8_t>(state.crystals - 2);
    }
    return state;
}

class CraftingInvariants : public ::testing::TestWithParam<std::tuple<int, const char*>> {};

TEST_P(CraftingInvariants, CTC_INV_01_to_CTC_INV_13_hold_after_every_action) {
    const auto [players, edition] = GetParam();
    const std::string options = R"({"edition": ")" + std::string(edition) + "\"}";
    const int games = test::scaled(2000);
    std::set<std::uint8_t> events, powers;
    auto listener = [&](const Event& event) {
        events.insert(event.kind);
        if (event.kind == static_cast<std::uint8_t>(EventKind::kPowerUsed))
            powers.insert(static_cast<std::uint8_t>(event.arguments[0]));
    };
    for (int number = 0; number < games; ++number) {
        State state = new_game(players, options, static_cast<std::uint64_t>(number));
        if (number % 2 == 1) state = crowded(state);
        ASSERT_EQ(broken_invariant(game().content(), state), "");
        RandomStream random(seed_from_number(static_cast<std::uint64_t>(number) + 7000));
        for (int actions = 0; state.phase != Phase::kGameOver; ++actions) {
            ASSERT_LT(actions, 20000);
            const auto seat = static_cast<Seat>(state.current);
            const Action action = game().random_action(state, seat, random);
            const State before = state;
            game().apply(state, seat, action, EventSink(listener));
            ASSERT_EQ(broken_invariant(game().content(), state), "")
                << "game " << number << ", action " << actions << ": " << print(action);
            ASSERT_EQ(broken_step(game().content(), before, state), "")
                << "game " << number << ", action " << actions << ": " << print(action);
        }
    }
    if (games < 2000) return;  // too few to meet everything
    EXPECT_EQ(powers.size(), game().content().power_count) << "some power was never used";
    for (const EventForm& form : event_forms())
        EXPECT_TRUE(events.contains(form.kind)) << form.name << " never happened";
}

INSTANTIATE_TEST_SUITE_P(EveryTable, CraftingInvariants,
                         ::testing::Combine(::testing::Values(2, 3, 4),
                                            ::testing::Values("fr", "de")));

struct Broken {
    const char* rule;
    std::function<void(State&)> breaks;
};

// A position with a bit of everything, to be broken in one place.
State rich() {
    return position(R"({"stars": "S19 H, S24 SN-C", "life": "L21 proto, L27 stable",
        "nebulae": "ND0 NT1-02 formed 8, NP0 NT2-01", "hand": "3 light", "powers": "PL-5 - PT-1 -",
        "waiting": 1, "discharges": 6, "staged": "1 H 1 proto NT1-05"})",
                    3);
}

const std::vector<Broken>& broken_positions() {
    static const std::vector<Broken> list{
        {"CTC-INV-01", [](State& s) { ++s.dark[0]; }},
        {"CTC-INV-01", [](State& s) { s.dark = {3, 0, 0, 0}; }},
        {"CTC-INV-02", [](State& s) { ++s.star_supply[2]; }},
        {"CTC-INV-02", [](State& s) { s.seats[0].supernovae.insert(5); }},
        {"CTC-INV-03", [](State& s) { s.seats[1].proto.insert(5); }},
        {"CTC-INV-04", [](State& s) { s.nebula_stacks[1].pop_back(); }},
        {"CTC-INV-04", [](State& s) { s.seats[1].nebulae[3] = s.seats[0].nebulae[0]; }},
        {"CTC-INV-05", [](State& s) { s.deck.pop_back(); }},
        {"CTC-INV-05", [](State& s) { ++s.seats[0].cards; }},
        {"CTC-INV-06", [](State& s) { s.power_decks[2].pop_back(); }},
        {"CTC-INV-06", [](State& s) { s.seats[1].powers[0] = power("PL-5"); }},
        {"CTC-INV-07", [](State& s) { s.advanced_stack.pop_back(); }},
        {"CTC-INV-07", [](State& s) { s.seats[0].formed.clear(); }},
        {"CTC-INV-08", [](State& s) { s.seats[2].crystal = 6; }},
        {"CTC-INV-09", [](State& s) { --s.crystals; }},
        {"CTC-INV-10", [](State& s) { s.phase = Phase::kShift; }},
        {"CTC-INV-13", [](State& s) { s.round = 9; }},
    };
    return list;
}

TEST(CraftingInvariantChecks, CTC_INV_01_to_CTC_INV_13_are_noticed_when_broken) {
    ASSERT_EQ(broken_invariant(game().content(), rich()), "");
    for (const Broken& broken : broken_positions()) {
        State state = rich();
        broken.breaks(state);
        EXPECT_THAT(broken_invariant(game().content(), state), ::testing::StartsWith(broken.rule));
    }
}

TEST(CraftingInvariantChecks, CTC_INV_11_eleven_cards_after_a_round_are_noticed) {
    State state = position(R"({"phase": "shift", "hand": "10 light"})");
    EXPECT_EQ(broken_invariant(game().content(), state), "");
    ++state.seats[0].hand[0];
    ++state.seats[0].cards;
    state.deck.remove(card_of(Energy::kLight));
    EXPECT_THAT(broken_invariant(game().content(), state), ::testing::StartsWith("CTC-INV-11"));
}

TEST(CraftingInvariantChecks, CTC_INV_13_lost_points_are_noticed) {
    const State before = position(R"({"points": 10})");
    State after = before;
    EXPECT_EQ(broken_step(game().content(), before, after), "");
    after.seats[0].card_points = 9;
    EXPECT_THAT(broken_step(game().content(), before, after), ::testing::StartsWith("CTC-INV-13"));
}

// A position that breaks a rule is not accepted from outside either, and the rule is named.
TEST(CraftingInvariantChecks, CTC_INV_01_to_CTC_INV_11_are_asked_of_positions_that_are_read) {
    for (const Broken& broken : broken_positions()) {
        const std::string rule = broken.rule;
        if (rule == "CTC-INV-08" || rule == "CTC-INV-13") continue;  // out of the field's range
        State state = rich();
        broken.breaks(state);
        if (rule == "CTC-INV-05" && state.deck.size() == rich().deck.size()) continue;  // derived
        if (rule == "CTC-INV-02" && state.seats[0].supernovae.contains(5)) continue;  // unwritable
        JsonErrors errors;
        const Json json = game().state_json(state);
        game().state_from_json(JsonReader(json, errors));
        ASSERT_FALSE(errors.ok()) << rule;
        EXPECT_EQ(errors.error().rule, rule) << to_string(errors.error());
    }
}

// CTC-INV-12: a player's markers on a control are the power cards of that type.
TEST(CraftingInvariantChecks, CTC_INV_12_a_card_of_a_type_is_a_bonus_at_its_control) {
    for (std::size_t card = 1; card <= game().content().power_count; ++card) {
        const Power& entry = game().content().powers[card];
        constexpr std::array kBonus{Resource::kEnergyCard, Resource::kTimeStep, Resource::kGraviton,
                                    Resource::kProtoLife};
        EXPECT_EQ(entry.bonus, kBonus[index(entry.type)]);
        EXPECT_EQ(entry.bonus_amount, 1);
    }
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
