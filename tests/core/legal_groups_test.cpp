// Groups of actions say exactly what the list says.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/json.h"
#include "core/random.h"
#include "tests/core/toy_words.h"
#include "tests/support/games.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

// Every combination of the values that a group lists, as actions.
void expand(const JsonObject& group, JsonObject chosen, std::vector<Action>& actions) {
    const auto open = std::find_if(group.begin(), group.end(),
                                   [&](const auto& part) { return !chosen.contains(part.key()); });
    if (open == group.end()) {
        const Result<Action> action = toy().vocabulary.action_from_json(chosen);
        ASSERT_TRUE(action.ok()) << to_string(action.error());
        actions.push_back(*action);
        return;
    }
    for (const Json& value : open->value().as_array()) {
        chosen[open->key()] = value;
        expand(group, chosen, actions);
    }
}

std::vector<Action> expanded(const Json& groups) {
    std::vector<Action> actions;
    for (const Json& group : groups.as_array())
        expand(group.as_object(), {{"kind", group.at("kind")}}, actions);
    return actions;
}

Action any_action(RandomStream& random) {
    while (true) {
        Action action{static_cast<std::uint8_t>(1 + random.uniform(5)), {}};
        for (std::size_t i = 0; i < 5; ++i)
            action.operands[i] = static_cast<std::uint8_t>(random.uniform(5) - 1);
        for (std::size_t i = random.uniform(6); i < 7; ++i) action.operands[i] = 0;
        if (toy().vocabulary.is_action(action)) return action;
    }
}

TEST(LegalGroups, expanding_gives_every_action_once) {
    RandomStream random(seed_from_number(1));
    for (int number = 0; number < scaled(200); ++number) {
        std::set<Action> listed;
        for (std::uint32_t i = random.uniform(60); i > 0; --i) listed.insert(any_action(random));
        std::vector<Action> actions(listed.begin(), listed.end());
        shuffle(std::span<Action>(actions), random);
        std::vector<Action> back = expanded(toy().vocabulary.groups_json(actions));
        std::sort(back.begin(), back.end());
        ASSERT_EQ(back, std::vector<Action>(listed.begin(), listed.end()));
    }
}

TEST(LegalGroups, all_combinations_are_one_group) {
    std::vector<Action> actions;
    for (std::uint8_t x = 0; x < 3; ++x)
        for (std::uint8_t colour = 0; colour < 3; ++colour)
            actions.push_back({static_cast<std::uint8_t>(ToyAction::kPaint), {x, 1, colour}});
    actions.push_back({static_cast<std::uint8_t>(ToyAction::kPass), {}});
    EXPECT_EQ(toy().vocabulary.groups_json(actions),
              json(R"([{"kind": "paint", "cell": ["0/1", "1/1", "2/1"],
                        "colour": ["red", "green", "greenish"]},
                       {"kind": "pass"}])"));
    actions.erase(actions.begin());  // 0/1 is no longer painted red
    EXPECT_EQ(toy().vocabulary.groups_json(actions),
              json(R"([{"kind": "paint", "cell": ["0/1"], "colour": ["green", "greenish"]},
                       {"kind": "paint", "cell": ["1/1", "2/1"],
                        "colour": ["red", "green", "greenish"]},
                       {"kind": "pass"}])"));
}

TEST(LegalGroups, nothing_is_no_group) {
    EXPECT_EQ(toy().vocabulary.groups_json({}), json("[]"));
}

}  // namespace
}  // namespace orrery::test
