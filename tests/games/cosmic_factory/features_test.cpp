// What a learned judge of Cosmic Factory looks at.
#include "games/cosmic_factory/features.h"

#include "tests/games/cosmic_factory/support.h"

namespace orrery::cosmic_factory {
namespace {

using namespace testing;

std::size_t index_of(std::string_view name) {
    const auto names = game().feature_space().names();
    const auto found = std::find(names.begin(), names.end(), name);
    EXPECT_NE(found, names.end()) << name;
    return static_cast<std::size_t>(found - names.begin());
}

// Of one position, by name.
class Row {
  public:
    Row(const State& state, Seat seat) { game().features(state, seat, row_); }
    int operator[](std::string_view name) const { return row_.values[index_of(name)]; }
    const InputRow& row() const { return row_; }

  private:
    InputRow row_;
};

TEST(CosmicFactoryFeatures, have_room_for_as_many_cards_as_a_content_may_have) {
    Content content = game().content();
    while (content.card_count() < kMostCards) content.cards.push_back(content.cards[1]);
    const Features features(content);
    EXPECT_LE(features.space().size(), kMaxInputs);
    State state = building(2, 0);
    state.cards[0] = kMostCards;
    InputRow row;
    features.add_standing(state, 0, row);
    features.add_tiles(state, 0, std::vector<std::uint8_t>{1, 2, 3}, row);
}

// Seat 0 has the tiles 1 to 9 of the rules' list (section 8.2).
TEST(CosmicFactoryFeatures, tell_what_a_hand_is_made_of) {
    const Row row(building(2, 8), 0);
    EXPECT_EQ(row["own/tile 01"], 1);
    EXPECT_EQ(row["own/tile 09"], 1);
    EXPECT_EQ(row["own/tile 10"], 0);
    EXPECT_EQ(row["own/green planets"], 4 + 3 + 3 + 3 + 3 + 3 + 2);
    EXPECT_EQ(row["own/blue planets"], 3 + 1 + 2);
    EXPECT_EQ(row["own/orange planets"], 3);
    EXPECT_EQ(row["own/constellation fields"], 0);
    EXPECT_EQ(row["own/tiles without track"], 2);
    EXPECT_EQ(row["own/tiles with an end"], 1);
    EXPECT_EQ(row["own/bends"], 4);
    EXPECT_EQ(row["own/straight tiles"], 1);
    EXPECT_EQ(row["own/crosses"], 1);
    EXPECT_EQ(row["own/card 8 crosses"], 1);
    EXPECT_EQ(row["own/card 9 crosses"], 0);
    EXPECT_EQ(row["shared/card 8"], 1);
}

TEST(CosmicFactoryFeatures, tell_how_the_scores_stand) {
    State state = building(3, 0);
    state.round = 3;
    state.seat(0).markers = {7, 4, 9, 2};
    state.seat(1).markers = {1, 2, 3, 1};
    state.seat(2).markers = {8, 8, 8, 3};
    const Row row(state, 0);
    EXPECT_EQ(row["own/blue marker"], 4);
    EXPECT_EQ(row["own/orange lead"], 5);
    EXPECT_EQ(row["own/lowest marker"], 4);
    EXPECT_EQ(row["own/highest marker"], 9);
    EXPECT_EQ(row["own/points"], 6);
    EXPECT_EQ(row["own/points ahead"], 6 - 11);
    // The tiles' blue planets count as those of the lowest colour, three times as far ahead is
    // green.
    EXPECT_EQ(row["own/planets of the lowest colour"], row["own/blue planets"]);
    EXPECT_EQ(row["own/planets ahead"],
              3 * row["own/green planets"] + 5 * row["own/orange planets"]);
    EXPECT_EQ(row["rivals/rival 1 points"], 11);
    EXPECT_EQ(row["rivals/rival 2 points"], 2);
    EXPECT_EQ(row["rivals/rival 3 present"], 0);
    EXPECT_EQ(row["shared/players 3"], 1);
    EXPECT_EQ(row["shared/round 3"], 1);
}

TEST(CosmicFactoryFeatures, are_of_the_hand_however_much_of_it_lies) {
    State state = building(2, 0);
    const Row before(state, 0);
    play(state, 0, "place 03.1 at (1,1)");
    play(state, 0, "place 07.0 at (0,0)");
    EXPECT_EQ(Row(state, 0).row(), before.row());
}

TEST(CosmicFactoryFeatures, a_turn_ends_with_a_galaxy_that_could_be_left) {
    State state = building(2, 0);
    EXPECT_FALSE(game().is_turn_end(state, 0));
    lay_all(state, 0);
    EXPECT_TRUE(game().is_turn_end(state, 0));
    EXPECT_FALSE(game().is_turn_end(state, 1));
    play(state, 0, "done");
    EXPECT_FALSE(game().is_turn_end(state, 0));
    // CF-CARD-01: two tiles are still to be turned down.
    State black_hole = building(2, 1);
    lay_all(black_hole, 0);
    EXPECT_FALSE(game().is_turn_end(black_hole, 0));
    EXPECT_FALSE(game().is_turn_end(drafting(2, 0), 0));
}

}  // namespace
}  // namespace orrery::cosmic_factory
