// The twin that sees what is hidden: it does see, and it sits nowhere but in an arena.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>

#include "arena/player.h"
#include "bots/bot_text.h"
#include "cli/command.h"
#include "core/json.h"
#include "tests/cli/run_program.h"
#include "tests/support/games.h"

namespace orrery::arena {
namespace {

using testing::HasSubstr;
using testing::Not;

struct Case {
    const char* game;
    int players;
    const char* bot;  // that is quick and looks at something hidden
};

class AllSeeing : public testing::TestWithParam<Case> {
  protected:
    // Always with the same chance: what differs comes of the position.
    static Action choice(const std::string& player, const Position& position, Seat seat) {
        RandomStream random(seed_from_number(4));
        const auto made = make_player(player, {});
        return (*made)->choose(position, seat, random).value();
    }
};

INSTANTIATE_TEST_SUITE_P(Games, AllSeeing,
                         testing::Values(Case{"cosmic-factory", 2, "greedy:trials=2000"},
                                         Case{"crafting-the-cosmos", 2, "learned"},
                                         Case{"cosmogenesis", 2, "learned:iterations=60"},
                                         Case{"anunnaki", 1, "greedy:trials=2000"}),
                         [](const auto& about) { return test::test_name(about.param.game); });

// Positions that the seat cannot tell apart: who guesses answers the same in all of them, and who
// sees does not.
TEST_P(AllSeeing, answers_by_what_is_hidden_and_the_honest_one_does_not) {
    constexpr int kOthers = 3, kMostDecisions = 40;
    const std::string honest = GetParam().bot, twin = honest + ":all-seeing";
    const auto position =
        test::start(test::game(GetParam().game), GetParam().players, JsonObject{}, 3);
    RandomStream random(seed_from_number(8));
    bool saw = false;
    for (int i = 0; i < kMostDecisions && !position->over() && !saw; ++i) {
        const auto seat = static_cast<Seat>(std::countr_zero(position->actors()));
        const Action here = choice(honest, *position, seat);
        const Action seeing = choice(twin, *position, seat);
        ASSERT_EQ(position->check(seat, seeing), nullptr);
        for (int other = 0; other < kOthers; ++other) {
            const auto alike = position->guess(seat, random);
            EXPECT_EQ(choice(honest, *alike, seat), here);
            saw = saw || !(choice(twin, *alike, seat) == seeing);
        }
        position->apply(seat, here, nullptr);
    }
    EXPECT_TRUE(saw);
}

TEST(AllSeeingPlayer, is_dark_to_dice_and_shuffles_that_are_still_to_come) {
    RandomStream random(seed_from_number(1));
    const auto position = test::start(test::game("anunnaki"), 1, JsonObject{}, 3);
    const auto other = position->with_other_chance(random);
    EXPECT_FALSE(other->equals(*position));
    EXPECT_EQ(other->view_json(0), position->view_json(0));
    EXPECT_EQ(other->state_json().at("decks"), position->state_json().at("decks"));
}

TEST(AllSeeingPlayer, wants_a_bot_that_there_is) {
    EXPECT_FALSE(make_player("fly:all-seeing", {}).ok());
    EXPECT_FALSE(make_player(":all-seeing", {}).ok());
    EXPECT_THAT(split_players("level-5:all-seeing,level-5"),
                testing::ElementsAre("level-5:all-seeing", "level-5"));
}

// Neither by its name nor by an option: tables, the protocol and the terminal make bots by these.
TEST(AllSeeingPlayer, is_no_bot_that_anybody_could_ask_for) {
    EXPECT_FALSE(bot_from_text("level-5:all-seeing").ok());
    EXPECT_FALSE(bot_from_text("level-5:all_seeing=true").ok());
    EXPECT_FALSE(make_bot("level-5:all-seeing", JsonObject{}).ok());
    for (const BotShape& shape : bot_shapes())
        EXPECT_FALSE(make_bot(shape.name, JsonObject{{"all_seeing", true}}).ok()) << shape.name;
    EXPECT_THAT(to_text(bots_json()), Not(HasSubstr("seeing")));
    EXPECT_FALSE(Allowance{}.all_seeing);
}

TEST(AllSeeingPlayer, is_refused_by_the_protocol_and_in_the_terminal) {
    const cli::Ran engine =
        cli::run_program_with("engine", R"({"op":"new","game":"cosmogenesis","players":2,"seed":1}
{"op":"bot","player":0,"bot":"level-5:all-seeing"}
)");
    EXPECT_THAT(engine.out, HasSubstr("unknown_bot"));
    const cli::Ran play =
        cli::run_program_with("play cosmogenesis --seat level-5:all-seeing --seat random");
    EXPECT_EQ(play.exit_code, cli::kUsage);
    EXPECT_THAT(play.err, HasSubstr("must look like name=value"));
}

}  // namespace
}  // namespace orrery::arena
