// docs/adding-a-card.md, "A Cosmic Factory chaos card": its entry, in whole games.
#include <gtest/gtest.h>

#include <string>

#include "core/json.h"
#include "games/cosmic_factory/game.h"
#include "tests/content/documented_card.h"
#include "tests/support/games.h"

namespace orrery::cli {
namespace {

TEST(NewChaosCard, is_played_and_counted) {
    namespace cf = cosmic_factory;
    const DocumentedContent content{"cosmic-factory/cards.json"};
    const cf::CosmicFactory game(cf::load_content(content.files()).value());
    ASSERT_GE(game.content().card_count(), 21);
    const cf::ScoringTables &base = game.content().scoring(0), &with = game.content().scoring(21);
    EXPECT_EQ(with.zone_points(0, 3), base.zone_points(0, 3));
    EXPECT_EQ(with.zone_points(0, 4), base.zone_points(0, 4) + 1);
    EXPECT_EQ(with.zone_points(2, 4), base.zone_points(2, 4));
    EXPECT_EQ(with.track, cf::TrackMeasure::kNetwork);

    JsonErrors errors;
    const Json options = test::json(R"({"cards": [21]})");
    cf::State state = game.setup(3, JsonReader(options, errors), seed_from_number(1));
    ASSERT_TRUE(errors.ok()) << to_string(errors.error());
    EXPECT_EQ(state.card(), 21);
    RandomStream random(seed_from_number(2));
    while (state.phase != cf::Phase::kGameOver) {
        Seat seat = 0;
        while (!has_seat(game.actors(state), seat)) ++seat;
        const Action action = game.random_action(state, seat, random);
        ASSERT_EQ(game.check(state, seat, action), nullptr);
        game.apply(state, seat, action, NoEvents{});
    }
    const Json document = game.state_json(state);
    EXPECT_EQ(document.at("cards").at(0), 21);
    EXPECT_EQ(game.state_from_json(JsonReader(document, errors)), state);
    EXPECT_TRUE(errors.ok());
}

}  // namespace
}  // namespace orrery::cli
