// What the person at the table may know of the companion's model.
#include <algorithm>

#include "tests/games/anunnaki/companion/table.h"

namespace orrery::anunnaki::companion::testing {
namespace {

TEST(CosmobotHidden, AN_RNG_02_shows_everything_that_was_told) {
    Table table(R"({"physical_cards":true,"physical_die":true,"creatures":true})", false);
    table.tell("card M05; show sphinx left; put person follower in G03");
    const State view = rules().hide(table.state, 0);
    EXPECT_EQ(view.facts, table.state.facts);
    EXPECT_EQ(view.typed, table.state.typed);
    EXPECT_EQ(view.physical, table.state.physical);
    EXPECT_EQ(view.face_up, table.state.face_up);
    EXPECT_EQ(view.areas, table.state.areas);
    EXPECT_EQ(view.creatures, table.state.creatures);
    EXPECT_EQ(view.tasks, table.state.tasks);
}

TEST(CosmobotHidden, AN_RNG_02_the_order_of_the_decks_and_future_rolls_are_not_in_a_view) {
    const Table table;
    State other = table.state;
    for (auto& deck : other.decks) std::reverse(deck.begin(), deck.end());
    other.random = {seed_from_number(99), {5, 0}};
    EXPECT_EQ(rules().hide(other, 0), rules().hide(table.state, 0));
}

// A view is added up from what is visible: what nobody named is not in it.
TEST(CosmobotHidden, AN_RNG_02_what_is_not_named_is_not_seen) {
    const Table table;
    State other = table.state;
    other.culture[0] = 5;  // a token that somebody could have looked at
    other.contract_stack = {3, 1, 2};
    other.artefact_deck = {2, 1};
    const State view = rules().hide(other, 0);
    EXPECT_EQ(view.culture[0], kUnknown);
    EXPECT_TRUE(std::is_sorted(view.contract_stack.begin(), view.contract_stack.end()));
    EXPECT_TRUE(std::is_sorted(view.artefact_deck.begin(), view.artefact_deck.end()));
}

}  // namespace
}  // namespace orrery::anunnaki::companion::testing
