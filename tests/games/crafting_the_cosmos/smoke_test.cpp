// Whole random games of every player count and edition: they end, and what is said about each
// position agrees. The rules have tests of their own.
#include <gtest/gtest.h>

#include <cstring>
#include <set>

#include "core/embedded_content.h"
#include "core/json.h"
#include "core/random.h"
#include "games/crafting_the_cosmos/events.h"
#include "games/crafting_the_cosmos/game.h"
#include "tests/support/scale.h"

namespace orrery::crafting_the_cosmos {
namespace {

const CraftingTheCosmos& game() {
    static const CraftingTheCosmos instance = [] {
        Result<Content> content = load_content(embedded_content());
        EXPECT_TRUE(content.ok()) << to_string(content.error());
        return CraftingTheCosmos(std::move(*content));
    }();
    return instance;
}

std::string print(Action action) {
    return game().words().vocabulary.print(action);
}

State start(int players, std::string_view edition, std::uint64_t seed) {
    JsonErrors errors;
    const Json options = JsonObject{{"edition", edition}};
    State state = game().setup(players, JsonReader(options, errors), seed_from_number(seed));
    EXPECT_TRUE(errors.ok());
    return state;
}

bool same(const State& a, const State& b) {
    return std::memcmp(&a, &b, sizeof(State)) == 0;
}

// Every legal action is allowed by check, comes once, and its text leads back to it.
void expect_legal_agrees(const State& state, Seat seat) {
    std::set<Action> seen;
    game().legal(state, seat, [&](Action action) {
        EXPECT_TRUE(seen.insert(action).second) << print(action);
        const Refusal* refusal = game().check(state, seat, action);
        EXPECT_EQ(refusal, nullptr) << print(action) << ": " << refusal->text;
        const Result<Action> parsed = game().words().vocabulary.parse(print(action));
        ASSERT_TRUE(parsed.ok()) << print(action) << " " << to_string(parsed.error());
        EXPECT_EQ(*parsed, action);
    });
    EXPECT_FALSE(seen.empty());
}

// And no other action is: all kinds with operands near the edges of what they may be.
void expect_check_agrees(const State& state, Seat seat, RandomStream& random) {
    std::set<Action> open;
    game().legal(state, seat, [&](Action action) { open.insert(action); });
    for (int i = 0; i < 2000; ++i) {
        const ActionForm& form =
            action_forms()[random.uniform(static_cast<std::uint32_t>(action_forms().size()))];
        Action action;
        action.kind = form.kind;
        const std::size_t bytes = random.uniform(5);
        for (std::size_t byte = 0; byte < bytes; ++byte)
            action.operands[byte] = static_cast<std::uint8_t>(random.uniform(byte == 0 ? 50 : 38));
        EXPECT_EQ(game().check(state, seat, action) == nullptr, open.contains(action))
            << print(action);
    }
}

void expect_hiding_agrees(const State& state, Seat viewer, RandomStream& random) {
    const State view = game().hide(state, viewer);
    const State guess = game().guess(view, viewer, random);
    EXPECT_TRUE(same(game().hide(guess, viewer), view));
    JsonErrors errors;
    const Json json = game().state_json(guess);
    game().state_from_json(JsonReader(json, errors));
    EXPECT_TRUE(errors.ok()) << to_string(errors.error());
    EXPECT_TRUE(game().view_json(view, viewer).is_object());
}

void expect_json_agrees(const State& state) {
    JsonErrors errors;
    const Json json = game().state_json(state);
    const State read = game().state_from_json(JsonReader(json, errors));
    ASSERT_TRUE(errors.ok()) << to_string(errors.error()) << "\n" << to_pretty_text(json);
    EXPECT_TRUE(same(read, state));
}

class RandomGames : public ::testing::TestWithParam<std::tuple<int, const char*>> {};

TEST_P(RandomGames, end_and_agree_with_themselves) {
    const auto [players, edition] = GetParam();
    std::set<std::uint8_t> events;
    const auto games = static_cast<std::uint64_t>(test::scaled(12));
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        State state = start(players, edition, seed);
        RandomStream random(seed_from_number(seed + 1000));
        for (int actions = 0; state.phase != Phase::kGameOver; ++actions) {
            ASSERT_LT(actions, 20000);
            const auto seat = static_cast<Seat>(state.current);
            if (actions % 7 == 0) expect_legal_agrees(state, seat);
            if (actions % 101 == 0) expect_check_agrees(state, seat, random);
            if (actions % 23 == 0) expect_json_agrees(state);
            if (actions % 31 == 0)
                expect_hiding_agrees(
                    state, static_cast<Seat>(random.uniform(static_cast<std::uint32_t>(players))),
                    random);
            if (HasFailure()) FAIL() << "seed " << seed << ", action " << actions;
            // Advice leads to places where chance alone hardly comes: advanced life, full chambers.
            const Action action = random.uniform(3) > 0
                                      ? game().advise(state, seat, Effort{}, random).action
                                      : game().random_action(state, seat, random);
            ASSERT_EQ(game().check(state, seat, action), nullptr) << print(action);
            State watched = state;
            auto listener = [&](const Event& event) { events.insert(event.kind); };
            game().apply(watched, seat, action, EventSink(listener));
            game().apply(state, seat, action, NoEvents{});
            ASSERT_TRUE(same(watched, state));
        }
        EXPECT_LE(state.round, kMaxRounds);  // CTC-INV-13
        EXPECT_TRUE(game().standing(state).over);
        expect_json_agrees(state);
    }
    if (games >= 12) {
        EXPECT_TRUE(events.contains(static_cast<std::uint8_t>(EventKind::kAdvancedLife)));
    }
}

INSTANTIATE_TEST_SUITE_P(EveryTable, RandomGames,
                         ::testing::Combine(::testing::Values(2, 3, 4),
                                            ::testing::Values("fr", "de")));

}  // namespace
}  // namespace orrery::crafting_the_cosmos
