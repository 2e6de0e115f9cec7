// A learned judge and content that is newer than it: it plays on, and thinks of everything that it
// knows as it always did. Content that has lost something it knows is told about.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "core/judge.h"
#include "games/registry.h"
#include "tests/content/documented_card.h"
#include "tests/support/games.h"
#include "tests/support/json_edit.h"
#include "tests/support/scale.h"

namespace orrery::cli {
namespace {

using ::testing::HasSubstr;

// What the judge of a position's game thinks of it.
Outputs opinion_of(const Position& position, Seat seat) {
    InputRow row;
    position.features(seat, row);
    return position.game().judge()->network.value(row);
}

Seat first_actor(const Position& position) {
    Seat seat = 0;
    while (!has_seat(position.actors(), seat)) ++seat;
    return seat;
}

// Random games of the game as it was, position by position.
void for_each_position(const AnyGame& game, const std::function<void(const Position&)>& visit) {
    constexpr int kGames = 40;
    for (int number = 0; number < test::scaled(kGames); ++number) {
        const int most = game.info().max_players, least = game.info().min_players;
        const auto position = test::start(game, least + number % (most - least + 1), JsonObject{},
                                          static_cast<std::uint64_t>(number));
        RandomStream random(seed_from_number(static_cast<std::uint64_t>(number)));
        while (!position->over()) {
            visit(*position);
            if (testing::Test::HasFatalFailure()) return;
            const Seat seat = first_actor(*position);
            position->apply(seat, position->random_action(seat, random), nullptr);
        }
    }
}

struct NewContent {
    const char* game;
    std::vector<std::string> files;
    const char* feature;  // one of those that are new
};

void PrintTo(const NewContent& content, std::ostream* out) {
    *out << content.game;
}

class JudgeOfNewContent : public testing::TestWithParam<NewContent> {
  protected:
    JudgeOfNewContent()
        : content_(GetParam().files), registry_(Registry::load(content_.files()).value()) {}
    const AnyGame& with_it() const { return *registry_.find(GetParam().game); }
    const AnyGame& without_it() const { return test::game(GetParam().game); }

    DocumentedContent content_;
    Registry registry_;
};

TEST_P(JudgeOfNewContent, plays_on) {
    ASSERT_EQ(with_it().judge_error(), nullptr) << to_string(*with_it().judge_error());
    ASSERT_NE(with_it().judge(), nullptr);
    const auto names = with_it().feature_space()->names();
    EXPECT_TRUE(std::ranges::count(names, GetParam().feature));
    EXPECT_EQ(with_it().judge()->network.inputs(), names.size());
    const Ran ran = content_.run(std::string("selfplay ") + GetParam().game +
                                 " --judge built-in --games 2 --threads 1 --trials 50");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.err, Not(HasSubstr("judge")));
}

TEST_P(JudgeOfNewContent, thinks_as_before_of_positions_without_it) {
    int compared = 0;
    for_each_position(without_it(), [&](const Position& position) {
        const auto same = with_it().load(position.state_json());
        ASSERT_TRUE(same.ok()) << to_string(same.error());
        for (Seat seat = 0; seat < position.players(); ++seat, ++compared)
            ASSERT_EQ(opinion_of(**same, seat), opinion_of(position, seat));
    });
    EXPECT_GT(compared, 100);
}

std::string name_of(const testing::TestParamInfo<NewContent>& test) {
    return test::test_name(test.param.game);
}

INSTANTIATE_TEST_SUITE_P(
    Cards, JudgeOfNewContent,
    testing::Values(
        NewContent{"crafting-the-cosmos", {"crafting-the-cosmos/powers.json"}, "own/PL-9 held"},
        NewContent{"cosmogenesis",
                   {"cosmogenesis/planetary.json", "cosmogenesis/stellar.json"},
                   "shared/P26"},
        NewContent{"cosmic-factory", {"cosmic-factory/cards.json"}, "shared/card 21"}),
    name_of);

TEST(JudgeOfOldContent, is_refused_where_something_it_knows_is_gone) {
    Json cards = test::embedded("cosmic-factory", "cards.json");
    cards.at("cards").as_array().pop_back();
    const TemporaryFolder folder;
    folder.write("cosmic-factory/cards.json", to_text(cards));
    const std::string content = "--content " + folder.path() + " ";
    const Ran games = run_program_with(content + "games");
    EXPECT_EQ(games.exit_code, 0);
    EXPECT_THAT(games.err, HasSubstr("cosmic-factory/judge.json: /features/"));
    EXPECT_THAT(games.err, HasSubstr("the game has no feature \"own/card 20 green planets\", which "
                                     "it was trained with; the hand-made judge plays instead"));
    EXPECT_EQ(run_program_with(content + "bench --games 1 cosmic-factory").exit_code, 0);
    const Ran asked = run_program_with(content + "selfplay cosmic-factory --judge built-in");
    EXPECT_EQ(asked.exit_code, 2);
    EXPECT_THAT(asked.err, HasSubstr("own/card 20 green planets"));
}

}  // namespace
}  // namespace orrery::cli
