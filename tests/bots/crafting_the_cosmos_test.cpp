// How well `greedy` plays Crafting the Cosmos, and that it leaves nothing lying about.
#include <gtest/gtest.h>

#include <string>

#include "bots/bot.h"
#include "core/embedded_content.h"
#include "games/registry.h"
#include "tests/support/scale.h"

namespace orrery {
namespace {

const AnyGame& crafting() {
    static const Registry registry = std::move(Registry::load(embedded_content())).value();
    return *registry.find("crafting-the-cosmos");
}

std::unique_ptr<Bot> bot(std::string_view name) {
    return std::move(make_bot(name, JsonObject{})).value();
}

Seat actor(const Position& position) {
    Seat seat = 0;
    while (!has_seat(position.actors(), seat)) ++seat;
    return seat;
}

// A whole game of these bots; `seen` gets every position with what was done in it.
template <class Seen>
Standing play(const std::vector<Bot*>& bots, std::uint64_t seed, const Seen& seen) {
    const auto position = std::move(crafting().start(static_cast<int>(bots.size()), JsonObject{},
                                                     seed_from_number(seed)))
                              .value();
    RandomStream chance(seed_from_number(seed + 1'000'000));
    while (!position->over()) {
        const Seat seat = actor(*position);
        const Action action =
            ask_bot(*bots[static_cast<std::size_t>(seat)], *position, seat, chance).action;
        EXPECT_EQ(position->check(seat, action), nullptr) << crafting().print(action);
        seen(*position, seat, action);
        position->apply(seat, action, nullptr);
    }
    return position->standing();
}

TEST(CraftingBots, greedy_beats_random_and_scores_well) {
    const auto greedy = bot("greedy"), random = bot("random");
    const int games = test::scaled(20);
    int won = 0;
    double points = 0;
    for (int i = 0; i < games; ++i) {
        const std::size_t me = static_cast<std::size_t>(i % 2);
        std::vector<Bot*> bots{random.get(), random.get()};
        bots[me] = greedy.get();
        const Standing standing = play(bots, static_cast<std::uint64_t>(i), [](auto&&...) {});
        won += standing.seats[me].place == 1 ? 1 : 0;
        points += standing.seats[me].points;
    }
    EXPECT_GE(won, games * 98 / 100);
    EXPECT_GE(points / games, 100);
}

TEST(CraftingBots, greedy_scores_well_against_itself_with_any_number_of_players) {
    const auto greedy = bot("greedy");
    for (std::size_t players = 2; players <= 4; ++players) {
        const std::vector<Bot*> bots(players, greedy.get());
        double points = 0;
        const int games = test::scaled(4);
        for (int i = 0; i < games; ++i)
            for (const SeatStanding& seat :
                 play(bots, static_cast<std::uint64_t>(i), [](auto&&...) {}).seats)
                points += seat.points / static_cast<double>(players);
        EXPECT_GE(points / games, 80) << players;
    }
}

// Before omega: no nebula that could be formed, no full crystal, no advanced life to be had, and
// no turn that thinks for long.
TEST(CraftingBots, greedy_leaves_no_free_gain_when_it_ends_its_turn) {
    const auto greedy = bot("greedy");
    const std::vector<Bot*> bots{greedy.get(), greedy.get(), greedy.get()};
    int turns = 0;
    play(bots, 5, [&](const Position& position, Seat seat, Action action) {
        if (!crafting().print(action).starts_with("omega")) return;
        ++turns;
        for (const Action other : position.legal(seat)) {
            const std::string text = crafting().print(other);
            EXPECT_FALSE(text.starts_with("form") || text.starts_with("discharge") ||
                         text.starts_with("advanced life"))
                << text;
        }
    });
    EXPECT_GE(turns, 18);
}

// What a seat cannot see does not change its choice: the same view and the same chance, another
// hidden truth.
TEST(CraftingBots, greedy_does_not_peek) {
    const auto greedy = bot("greedy");
    RandomStream chance(seed_from_number(8));
    play({greedy.get(), greedy.get()}, 8, [&](const Position& position, Seat seat, Action) {
        const auto other = position.guess(seat, chance);
        RandomStream one(seed_from_number(3)), two(seed_from_number(3));
        EXPECT_EQ(ask_bot(*greedy, position, seat, one).action,
                  ask_bot(*greedy, *other, seat, two).action);
    });
}

}  // namespace
}  // namespace orrery
