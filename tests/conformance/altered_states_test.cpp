// Positions with a number that somebody changed: most are refused, and those that are not can be
// played on like any other.
#include <gtest/gtest.h>

#include "core/json.h"
#include "tests/conformance/option_sets.h"
#include "tests/conformance/properties.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

// Every whole number of the document, wherever it is.
void collect_numbers(Json& json, std::vector<Json*>& numbers) {
    if (json.is_int64() || json.is_uint64()) numbers.push_back(&json);
    if (JsonArray* array = json.if_array())
        for (Json& entry : *array) collect_numbers(entry, numbers);
    if (JsonObject* object = json.if_object())
        for (auto& member : *object) collect_numbers(member.value(), numbers);
}

Json with_another_number(const Position& position, RandomStream& random) {
    Json state = parse_json(to_text(position.state_json())).value();
    std::vector<Json*> numbers;
    collect_numbers(state, numbers);
    Json& number = *numbers[random.uniform(static_cast<std::uint32_t>(numbers.size()))];
    const std::int64_t value = number.to_number<std::int64_t>();
    const auto step = static_cast<std::int64_t>(1 + random.uniform(4));
    number = random.uniform(2) == 0 ? value + step : value - step;
    return state;
}

void expect_plays_on(Position& position, RandomStream& random) {
    constexpr int kMostSteps = 1500, kLook = 50;
    for (int step = 0; step < kMostSteps && !position.over(); ++step) {
        if (step % kLook == 0) expect_state_json_reads_back(position);
        auto seat =
            static_cast<Seat>(random.uniform(static_cast<std::uint32_t>(position.players())));
        while (!has_seat(position.actors(), seat))
            seat = static_cast<Seat>((seat + 1) % position.players());
        const Action action = position.random_action(seat, random);
        ASSERT_EQ(position.check(seat, action), nullptr) << position.game().print(action);
        position.apply(seat, action, nullptr);
        if (testing::Test::HasFatalFailure()) return;
    }
    expect_state_json_reads_back(position);
}

class AlteredStates : public testing::TestWithParam<const AnyGame*> {};

TEST_P(AlteredStates, what_is_loaded_is_loaded_again_whatever_was_played_from_there) {
    const AnyGame& about = *GetParam();
    constexpr std::uint32_t kLookedAt = 60;
    constexpr int kAlterations = 6;
    const auto games = static_cast<std::uint64_t>(scaled(120));
    const std::vector<OptionSet> sets = option_sets(about);
    const auto tables =
        static_cast<std::uint64_t>(1 + about.info().max_players - about.info().min_players);
    int loaded = 0;
    for (std::uint64_t number = 1; number <= games; ++number) {
        const int players = about.info().min_players + static_cast<int>(number % tables);
        RandomGame game(about, players, sets[number % sets.size()].options, number);
        while (const auto step = game.choose()) {
            game.play(*step);
            if (!game.position().over() && !game.one_in(kLookedAt)) continue;
            for (int i = 0; i < kAlterations; ++i) {
                const Json state = with_another_number(game.position(), game.random());
                const auto position = about.load(state);
                if (!position) continue;
                ++loaded;
                expect_plays_on(**position, game.random());
                if (HasFatalFailure()) FAIL() << "random game " << number << ": " << to_text(state);
            }
        }
    }
    if (games >= 20) {
        EXPECT_GT(loaded, 0) << "every altered position was refused";
    }
}

INSTANTIATE_TEST_SUITE_P(Games, AlteredStates, testing::ValuesIn(all_games()), name_of_game);

}  // namespace
}  // namespace orrery::test
