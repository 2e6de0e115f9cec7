// Every "no" of the rules is reached, and says its rule.
#include <algorithm>
#include <set>

#include "tests/games/cosmic_factory/scenario.h"

namespace orrery::cosmic_factory::testing {
namespace {

// Actions that no text makes: their bytes come from a program.
struct Raw {
    const char* what;
    Action action;
    const char* refusal;
};

Action with_operand(Action action, std::size_t byte, std::uint8_t value) {
    action.operands[byte] = value;
    return action;
}

TEST(CosmicFactoryRefusals, every_reason_is_given_by_some_action) {
    std::vector<std::string> met;
    for (const Scenario& scenario : scenarios("refusals.json")) run(scenario, &met);

    State draft = drafting(2, 4);
    const auto& packet = draft.seat(0).packet;
    const std::uint8_t foreign = draft.seat(1).packet[0];
    const std::pair<const State*, Raw> raw[] = {
        {&draft, {"a foreign tile", pick(packet[0], packet[1], foreign), "pick_from_packet"}},
        {&draft, {"no kind", Action{}, "not_an_action"}},
    };
    for (const auto& [state, entry] : raw) {
        const Refusal* refusal = game().check(*state, 0, entry.action);
        ASSERT_NE(refusal, nullptr) << entry.what;
        EXPECT_EQ(refusal->key, entry.refusal) << entry.what;
        met.emplace_back(refusal->key);
    }
    const std::set<std::string> reached(met.begin(), met.end());
    for (const Refusal& row : refusals())
        EXPECT_TRUE(reached.contains(std::string(row.key))) << row.key << " is never said";
    EXPECT_EQ(reached.size(), refusals().size());
}

TEST(CosmicFactoryRefusals, every_row_has_a_rule_a_key_of_its_own_and_a_sentence) {
    std::set<std::string_view> keys;
    for (const Refusal& row : refusals()) {
        EXPECT_TRUE(row.rule.starts_with("CF-")) << row.key;
        EXPECT_TRUE(keys.insert(row.key).second) << row.key << " is there twice";
        EXPECT_TRUE(std::all_of(row.key.begin(), row.key.end(), [](char c) {
            return c == '_' || (c >= 'a' && c <= 'z');
        })) << row.key;
        ASSERT_FALSE(row.text.empty()) << row.key;
        EXPECT_EQ(row.text.back(), '.') << row.key;
    }
    for (std::size_t why = 0; why < refusals().size(); ++why)
        EXPECT_EQ(refusal(static_cast<Why>(why)), &refusals()[why]);
}

TEST(CosmicFactoryRefusals, CF_CLOCK_02_malformed_arguments_are_no_action) {
    State state = building(2, 1);
    lay_all(state, 0);
    play(state, 0, "flip down (0,0)");
    lay_all(state, 1);
    const Raw entries[] = {
        {"unknown kind", Action{200, {}}, "CF-CLOCK-02 not_an_action"},
        {"a byte too many", with_operand(act("done"), 0, 1), "CF-CLOCK-02 not_an_action"},
        {"a byte too many", with_operand(act("take green"), 6, 1), "CF-CLOCK-02 not_an_action"},
        {"a swap the wrong way round", make_action(ActionKind::kSwap, {1, 1, 0, 0}),
         "CF-CLOCK-02 not_an_action"},
        {"a fifth rotation", with_operand(act("rotate (0,0) to 0"), 0, 4),
         "CF-CLOCK-02 not_an_action"},
        {"a fourth colour", take(8), "CF-CLOCK-02 not_an_action"},
        {"tile 0", place(0, 0, {0, 0}), "CF-CLOCK-02 not_an_action"},
        {"tile 55", place(55, 0, {0, 0}), "CF-CLOCK-02 not_an_action"},
    };
    for (const Raw& entry : entries)
        EXPECT_EQ(refusal_of(state, 0, entry.action), entry.refusal) << entry.what;
    time_up(state);
    // Seat 1 owes one flip of seat 0: a second cell has no meaning.
    EXPECT_EQ(refusal_of(state, 1, with_operand(act("turn down (1,0)"), 3, 1)),
              "CF-CLOCK-02 not_an_action");
    // Seat 0 owes two of seat 1: they are named row by row.
    EXPECT_EQ(refusal_of(state, 0, make_action(ActionKind::kTurnDown, {2, 1, 0, 0, 0})),
              "CF-CLOCK-02 not_an_action");
    EXPECT_EQ(refusal_of(state, 0, make_action(ActionKind::kTurnDown, {3, 0, 0, 1, 0})),
              "CF-CLOCK-02 not_an_action");
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
