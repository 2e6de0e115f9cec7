// Every "no" of the rules is reached by some scenario, and says its rule.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "tests/games/crafting_the_cosmos/position.h"
#include "tests/support/data_file.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

// The reasons that scenarios expect; each of them is compared with what the game says.
std::set<std::string> expected_in(const std::string& file) {
    std::set<std::string> keys;
    for (const Json& scenario : data_file(file).at("scenarios").as_array()) {
        const Json* steps = scenario.as_object().if_contains("steps");
        if (steps == nullptr) continue;
        for (const Json& step : steps->as_array())
            if (step.is_array())
                keys.insert(words_of(std::string_view(step.at(1).as_string())).at(1));
    }
    return keys;
}

std::string rules_page() {
    return test::project_file("docs/rules/crafting-the-cosmos.md");
}

Action raw(ActionKind kind, std::initializer_list<std::size_t> operands = {}) {
    return make_action(kind, operands);
}

TEST(CraftingRefusals, every_reason_is_given_by_some_action) {
    std::set<std::string> met;
    for (const char* file : {"rules.json", "powers.json", "examples.json"})
        met.merge(expected_in(file));
    const State craft = position("{}");
    const State shift = position(R"({"phase": "shift"})");
    const std::pair<std::string, std::string> raws[] = {
        {refusal_of(craft, 2, act("stop")), "CTC-SETUP-01 no_such_seat"},
        {refusal_of(craft, 0, Action{}), "CTC-TURN-05 not_an_action"},
        {refusal_of(shift, 0, raw(ActionKind::kShift)), "CTC-ENERGY-01 move_at_least_one"},
    };
    for (const auto& [said, expected] : raws) {
        EXPECT_EQ(said, expected);
        met.insert(words_of(expected).at(1));
    }
    for (const Refusal& row : refusals())
        EXPECT_TRUE(met.contains(std::string(row.key))) << row.key << " is never said";
}

TEST(CraftingRefusals, every_row_has_a_rule_of_the_page_a_key_of_its_own_and_a_sentence) {
    const std::string page = rules_page();
    std::set<std::string_view> keys;
    for (const Refusal& row : refusals()) {
        EXPECT_NE(page.find("**" + std::string(row.rule) + "**"), std::string::npos)
            << row.rule << " is not in the rules";
        EXPECT_TRUE(keys.insert(row.key).second) << row.key << " is there twice";
        EXPECT_TRUE(row.text.ends_with('.')) << row.text;
    }
}

// Section 4.3 of the page: every action has a written form, and all of them are read.
TEST(CraftingRefusals, the_written_forms_of_the_page_are_actions) {
    const std::string page = rules_page();
    const std::size_t begin = page.find("| Action | Written |");
    ASSERT_NE(begin, std::string::npos);
    const std::string table = page.substr(begin, page.find("\n\n", begin) - begin);
    std::set<std::uint8_t> kinds;
    for (std::size_t from = table.find('`'); from != std::string::npos;) {
        const std::size_t to = table.find('`', from + 1);
        const std::string text = table.substr(from + 1, to - from - 1);
        const Action action = act(text);
        kinds.insert(action.kind);
        EXPECT_EQ(print(action), text);
        from = table.find('`', to + 1);
    }
    for (const ActionForm& form : action_forms())
        EXPECT_TRUE(kinds.contains(form.kind)) << form.name << " is not on the page";
}

// CTC-TURN-05: bytes that no text makes are refused, never applied.
TEST(CraftingRefusals, CTC_TURN_05_operands_out_of_range_are_no_action) {
    const State craft = position(R"({"waiting": 1,
        "staged": "1 H 1 proto NT1-05 1 dna 1 graviton 1 supernova", "stars": "S19 H", "life": "L21 proto", "nebulae": "ND0 NT1-01",
        "hand": "5 light", "powers": "PL-4 PT-1"})");
    using enum ActionKind;
    const Action wrong[] = {
        raw(kPlaceNebula, {tile("NT1-05"), kNebulaSpaces}),
        raw(kPlaceStar, {kElements, 0}),
        raw(kPlaceStar, {0, kStarSpaces}),
        raw(kPlaceProto, {kLifeSpaces}),
        raw(kForm, {kNebulaSpaces, 0}),
        raw(kDischarge, {kElements, 0}),
        raw(kDischarge, {0, kStarSpaces}),
        raw(kDischargePower, {0}),
        raw(kDischargePower, {game().content().power_count + 1}),
        raw(kAdvancedLife, {kNebulaSpaces}),
        raw(kBuyPower, {0, 0}),
        raw(kBuyPower, {kSlots + 1, 0}),
        raw(kBuyPower, {1, kEnergies}),
        raw(kUsePower, {0, 0}),
        raw(kUsePower, {power("PL-4"), kEnergies}),
        raw(kUsePower, {power("PL-4"), 0, 3}),
        raw(kUsePower, {power("PL-4"), 0, 1}),  // it has one effect only
        raw(kScoreSet, {kEnergies}),
        raw(kMoveStar, {star("S19"), kStarSpaces}),
        raw(kMoveStar, {kStarSpaces, 0}),
        raw(kMoveLife, {kLifeSpaces, 0}),
        raw(kOmegaNebula, {0}),
        raw(kOmegaNebula, {kSizes + 1}),
        raw(kScoreSet, {0, 1}),     // a byte beyond those of its kind
        raw(kDischargeEmpty, {1}),  // the same
    };
    for (Action action : wrong)
        EXPECT_EQ(refusal_of(craft, 0, action), "CTC-TURN-05 not_an_action") << print(action);
    for (Action action : {raw(kSupernova, {kStarSpaces}), raw(kStabilize, {kLifeSpaces}),
                          raw(kOmegaStabilize, {kLifeSpaces}), raw(kForm, {0, kStarSpaces})})
        EXPECT_NE(refusal_of(craft, 0, action), "") << print(action);
    const State shift = position(R"({"phase": "shift"})");
    EXPECT_EQ(refusal_of(shift, 0, raw(kShift, {0, kMoveOwn})), "CTC-TURN-05 not_an_action");
    EXPECT_EQ(refusal_of(shift, 0, raw(kShift, {kMoveOwn, 0, kMoveOwn})),
              "CTC-TURN-05 not_an_action");
}

// Y-03: a fourth move and a foreign token cannot even be written.
// Proves CTC-ENERGY-02, CTC-ENERGY-04.
TEST(CraftingRefusals, Y_03_CTC_ENERGY_02_CTC_ENERGY_04_no_fourth_move_and_no_foreign_token) {
    const Vocabulary& words = game().words().vocabulary;
    EXPECT_FALSE(words.parse("shift own, own, own, own").ok());
    EXPECT_FALSE(words.parse("shift P1").ok());
    EXPECT_TRUE(words.parse("shift own, own, own").ok());
    const State shift = position(R"({"phase": "shift"})");
    for (std::size_t move = kMoveDark + kEnergies; move < 256; ++move)
        EXPECT_EQ(refusal_of(shift, 0, raw(ActionKind::kShift, {kMoveOwn, move})),
                  "CTC-TURN-05 not_an_action");
    int longest = 0;
    game().legal(shift, 0, [&](Action action) {
        longest = std::max(
            longest, static_cast<int>(std::count_if(action.operands.begin(), action.operands.end(),
                                                    [](std::uint8_t move) { return move != 0; })));
    });
    EXPECT_EQ(longest, 3);
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
