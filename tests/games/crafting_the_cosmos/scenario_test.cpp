// The rules, the power cards, the goals and the worked examples, from tests/data.
#include "tests/games/crafting_the_cosmos/scenario.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

class CraftingScenario : public ::testing::TestWithParam<Scenario> {};

TEST_P(CraftingScenario, holds) {
    run(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Rules, CraftingScenario, ::testing::ValuesIn(scenarios("rules.json")),
                         scenario_name);
INSTANTIATE_TEST_SUITE_P(Powers, CraftingScenario, ::testing::ValuesIn(scenarios("powers.json")),
                         scenario_name);
INSTANTIATE_TEST_SUITE_P(Goals, CraftingScenario, ::testing::ValuesIn(scenarios("goals.json")),
                         scenario_name);
INSTANTIATE_TEST_SUITE_P(Examples, CraftingScenario,
                         ::testing::ValuesIn(scenarios("examples.json")), scenario_name);

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
