// docs/adding-a-card.md, "A Cosmic Factory chaos card": its entry, in a folder that --content
// names.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "core/json.h"
#include "games/cosmic_factory/game.h"
#include "tests/cli/documented_card.h"
#include "tests/cli/run_program.h"
#include "tests/support/data_file.h"
#include "tests/support/games.h"
#include "tests/support/json_edit.h"

namespace orrery::cli {
namespace {

using testing::HasSubstr;

// All cards with the one that the page shows.
std::string cards_with_the_new_one() {
    Json content = test::embedded("cosmic-factory", "cards.json");
    documented_card("cosmic-factory/cards.json").put_into(content);
    return to_text(content);
}

TEST(NewChaosCard, is_printed_with_the_others) {
    TemporaryFolder folder;
    folder.write("cosmic-factory/cards.json", cards_with_the_new_one());
    const Ran content = run_program_with("--content " + folder.path() + " content cosmic-factory");
    EXPECT_EQ(content.exit_code, 0) << content.err;
    EXPECT_THAT(content.out, HasSubstr("Great Migration"));
    EXPECT_THAT(content.out, HasSubstr("One point more for green and blue zones"));
}

TEST(NewChaosCard, is_played_and_counted) {
    namespace cf = cosmic_factory;
    const std::string cards = cards_with_the_new_one();
    const cf::CosmicFactory game(
        cf::load_content(test::content_with("cosmic-factory", "cards.json", &cards)).value());
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
