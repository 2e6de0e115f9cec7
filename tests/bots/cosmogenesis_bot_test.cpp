// The greedy bot at Cosmogenesis: that it wins, is quick, plays by the rules and does not peek.
#include <gtest/gtest.h>

#include <algorithm>

#include "bots/bot.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

const AnyGame& the_game() {
    return game("cosmogenesis");
}

std::unique_ptr<Bot> bot(std::string_view name) {
    return std::move(make_bot(name, JsonObject{})).value();
}

// The end of a game in which one bot sits at `seat` and another at all other seats.
std::unique_ptr<Position> play(Bot& one, Bot& others, Seat seat, int players, std::uint64_t seed) {
    std::unique_ptr<Position> position = start(the_game(), players, JsonObject{}, seed);
    RandomStream chance(seed_from_number(seed + 1));
    while (!position->over()) {
        Seat next = 0;
        while (!has_seat(position->actors(), next)) ++next;
        const Action action = ask_bot(next == seat ? one : others, *position, next, chance).action;
        const Refusal* refusal = position->check(next, action);
        EXPECT_EQ(refusal, nullptr) << the_game().print(action);
        if (refusal != nullptr) return position;
        position->apply(next, action, nullptr);
    }
    return position;
}

TEST(CosmogenesisBot, greedy_reveals_its_objectives) {
    const auto greedy = bot("greedy");
    const int games = scaled(6);
    int planetary = 0, seats = 0;
    for (int number = 0; number < games; ++number) {
        const int players = 2 + number % 3;
        const auto end = play(*greedy, *greedy, 0, players, static_cast<std::uint64_t>(number));
        const Json view = end->view_json(kSpectator);
        for (const Json& seat : view.at("seats").as_array()) {
            planetary += seat.at("score").at("planetary").to_number<int>();
            ++seats;
        }
    }
    EXPECT_GE(planetary, 6 * seats) << "points from planetary objectives of " << seats << " seats";
}

// What it decides must not depend on what its seat cannot know.
TEST(CosmogenesisBot, greedy_does_not_peek) {
    const auto greedy = bot("greedy");
    for (int number = 0; number < scaled(3); ++number) {
        RandomGame played(the_game(), 3, JsonObject{}, static_cast<std::uint64_t>(number));
        RandomStream chance(seed_from_number(5));
        while (const auto step = played.choose()) {
            for (Seat seat = 0; seat < 3; ++seat) {
                if (!has_seat(played.position().actors(), seat)) continue;
                const auto one = played.position().guess(seat, chance);
                const auto two = played.position().guess(seat, chance);
                EXPECT_EQ(greedy->choose(*one, seat, chance).action,
                          greedy->choose(*two, seat, chance).action);
            }
            if (HasFailure()) return;
            played.play(*step);
        }
    }
}

}  // namespace
}  // namespace orrery::test
