#include "bots/bot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <optional>
#include <set>

#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery {
namespace {

using ::testing::HasSubstr;

std::unique_ptr<Bot> bot(std::string_view name, const Json& options = JsonObject{}) {
    Result<std::unique_ptr<Bot>> made = make_bot(name, options);
    EXPECT_TRUE(made.ok()) << name;
    return made ? std::move(*made) : nullptr;
}

// Every kind of bot, granted little to think with.
std::vector<std::unique_ptr<Bot>> all_bots() {
    std::vector<std::unique_ptr<Bot>> bots;
    for (const BotShape& shape : bot_shapes()) {
        bots.push_back(std::move(make_bot(shape.name, JsonObject{}, {.trials = 40})).value());
    }
    return bots;
}

Seat first_actor(const Position& position) {
    Seat seat = 0;
    while (!has_seat(position.actors(), seat)) ++seat;
    return seat;
}

TEST(Bots, are_named_and_describe_their_options) {
    std::set<std::string_view> names, titles;
    for (const BotShape& shape : bot_shapes()) {
        names.insert(shape.name);
        titles.insert(shape.title);
        EXPECT_FALSE(shape.help.empty()) << shape.name;
        JsonObject defaults;
        for (const OptionShape& option : shape.options)
            defaults[option.name] = test::json(option.default_value);
        EXPECT_TRUE(make_bot(shape.name, defaults).ok()) << shape.name;
        EXPECT_TRUE(make_bot(shape.name, JsonObject{}).ok()) << shape.name;
    }
    EXPECT_EQ(names.size(), bot_shapes().size());
    EXPECT_EQ(titles.size(), bot_shapes().size());
    EXPECT_TRUE(names.contains("random"));
    EXPECT_TRUE(names.contains("greedy"));
}

TEST(Bots, wrong_names_and_options_are_refused_with_the_place) {
    struct Case {
        const char* name;
        const char* options;
        const char* at;
        const char* message;
    };
    for (const Case& wrong :
         {Case{"deep", "{}", "/bot", "there is: random, greedy, learned, level-1"},
          Case{"random", R"({"trials":5})", "/trials", "unknown field"},
          Case{"greedy", R"({"trial":5})", "/trial", "unknown field"},
          Case{"greedy", R"({"trials":0})", "/trials", "from 1 to"},
          Case{"greedy", R"({"trials":10000001})", "/trials", "from 1 to"},
          Case{"greedy", R"({"trials":"many"})", "/trials", "expected a whole number"},
          Case{"greedy", R"({"iterations":5})", "/iterations", "unknown field"},
          Case{"learned", R"({"iterations":-1})", "/iterations", "from 0 to"},
          Case{"learned", R"({"iterations":50001})", "/iterations", "from 0 to"},
          Case{"greedy", "[]", "", "expected an object"},
          Case{"random", "null", "", "expected an object"}}) {
        const auto made = make_bot(wrong.name, test::json(wrong.options));
        ASSERT_FALSE(made.ok()) << wrong.name << " " << wrong.options;
        EXPECT_EQ(made.error().at, wrong.at) << wrong.options;
        EXPECT_THAT(made.error().message, HasSubstr(wrong.message)) << wrong.options;
    }
}

// Games of every size among all kinds of bots; each action is allowed, and the games end.
TEST(Bots, play_legal_games_to_the_end) {
    const std::vector<std::unique_ptr<Bot>> bots = all_bots();
    for (const auto& game : test::registry().games())
        for (int players = game->info().min_players; players <= game->info().max_players; ++players)
            for (int number = 0; number < test::scaled(3); ++number) {
                const auto position =
                    test::start(*game, players, JsonObject{}, static_cast<std::uint64_t>(number));
                RandomStream random(seed_from_number(static_cast<std::uint64_t>(number)));
                int actions = 0;
                while (!position->over()) {
                    const Seat seat = first_actor(*position);
                    const std::size_t kind = static_cast<std::size_t>(seat) % bots.size();
                    const Action action = ask_bot(*bots[kind], *position, seat, random).action;
                    const Refusal* refusal = position->check(seat, action);
                    ASSERT_EQ(refusal, nullptr) << game->print(action) << ": " << refusal->text;
                    position->apply(seat, action, nullptr);
                    ASSERT_LT(++actions, 5000) << "the game does not end";
                }
            }
}

// In positions of random games, and so in every phase: the same chance, the same answer; and a
// position that the seat cannot tell from the real one gets the same answer, too.
TEST(Bots, answer_alike_for_the_same_seed_and_cannot_peek) {
    const std::vector<std::unique_ptr<Bot>> bots = all_bots();
    for (const auto& game : test::registry().games())
        for (int number = 0; number < test::scaled(8); ++number) {
            const int span = game->info().max_players - game->info().min_players + 1;
            test::RandomGame walk(*game, game->info().min_players + number % span, JsonObject{},
                                  static_cast<std::uint64_t>(500 + number));
            while (const auto step = walk.choose()) {
                if (walk.one_in(20)) {
                    const Position& position = walk.position();
                    const Seat seat = first_actor(position);
                    const auto twin = position.guess(seat, walk.random());
                    const Seed chance = walk.random().fork();
                    for (const std::unique_ptr<Bot>& player : bots) {
                        RandomStream one(chance), two(chance), three(chance);
                        const Advice here = ask_bot(*player, position, seat, one);
                        const Advice again = ask_bot(*player, position, seat, two);
                        const Advice there = ask_bot(*player, *twin, seat, three);
                        ASSERT_EQ(position.check(seat, here.action), nullptr);
                        ASSERT_EQ(here.action, again.action) << game->print(here.action);
                        ASSERT_EQ(here.value, again.value);
                        ASSERT_EQ(here.action, there.action)
                            << "the bot looked at what is hidden from seat " << int{seat};
                        ASSERT_EQ(here.value, there.value);
                    }
                }
                walk.play(*step);
            }
        }
}

// What speaks for it before what speaks against it, the largest of each first.
void expect_sorted_reasons(const std::vector<Feature>& reasons) {
    for (std::size_t i = 0; i < reasons.size(); ++i) {
        ASSERT_FALSE(reasons[i].name.empty());
        if (i == 0) continue;
        const double before = reasons[i - 1].value, here = reasons[i].value;
        ASSERT_FALSE(before < 0 && here > 0) << "an advantage after a drawback";
        if ((before < 0) == (here < 0)) {
            ASSERT_LE(std::abs(here), std::abs(before));
        }
    }
}

// Another action that can be played, too, and is not thought to be better.
void expect_a_lesser_alternative(const Position& position, Seat seat, const Advice& advice) {
    if (!advice.next) return;
    ASSERT_NE(advice.next->action, advice.action);
    ASSERT_EQ(position.check(seat, advice.next->action), nullptr);
}

// Every action of a plan can be played after those before it.
void expect_a_plan_that_works(const Position& position, Seat seat, const Advice& advice) {
    if (advice.plan.empty()) return;
    ASSERT_EQ(advice.plan.front(), advice.action);
    const std::unique_ptr<Position> then = position.clone();
    for (const Action& action : advice.plan) {
        ASSERT_EQ(then->check(seat, action), nullptr) << position.game().print(action);
        then->apply(seat, action, nullptr);
    }
}

TEST(Bots, reasons_of_greedy_are_differences_to_another_action_advantages_first) {
    const std::unique_ptr<Bot> greedy = bot("greedy", JsonObject{{"trials", 50}});
    for (const auto& game : test::registry().games()) {
        if (game->info().id == "cosmobot") continue;  // nobody can advise what lies on a table
        test::RandomGame walk(*game, game->info().min_players, JsonObject{}, 3);
        bool any = false, compared = false;
        while (const auto step = walk.choose()) {
            if (walk.one_in(3)) {
                const Seat seat = first_actor(walk.position());
                const Advice advice = ask_bot(*greedy, walk.position(), seat, walk.random());
                any |= !advice.features.empty();
                compared |= advice.next.has_value();
                expect_sorted_reasons(advice.features);
                expect_a_lesser_alternative(walk.position(), seat, advice);
                expect_a_plan_that_works(walk.position(), seat, advice);
                if (HasFatalFailure()) return;
            }
            walk.play(*step);
        }
        EXPECT_TRUE(any) << game->info().id << ": greedy never gave a reason";
        EXPECT_TRUE(compared) << game->info().id << ": greedy never compared";
    }
}

TEST(Bots, a_plan_of_greedy_is_the_whole_galaxy) {
    const AnyGame& game = *test::registry().find("cosmic-factory");
    const auto position = test::start(game, 2, JsonObject{{"beginner", true}}, 5);
    for (Seat seat : {Seat{0}, Seat{1}}) position->apply(seat, position->legal(seat)[0], nullptr);
    RandomStream random(seed_from_number(1));
    const Advice advice = ask_bot(*bot("greedy"), *position, 0, random);
    ASSERT_EQ(advice.plan.size(), 9U);
    for (const Action& action : advice.plan) position->apply(0, action, nullptr);
    EXPECT_EQ(position->check(0, *game.parse("done")), nullptr);
    EXPECT_EQ(ask_bot(*bot("greedy"), *position, 0, random).plan.size(), 0U);
}

// The seat of the winner of a game for two, or nobody.
std::optional<Seat> winner(const AnyGame& game, std::array<Bot*, 2> bots, std::uint64_t seed) {
    const auto position = test::start(game, 2, JsonObject{}, seed);
    RandomStream random(seed_from_number(seed));
    while (!position->over()) {
        const Seat seat = first_actor(*position);
        Bot& player = *bots[static_cast<std::size_t>(seat)];
        position->apply(seat, ask_bot(player, *position, seat, random).action, nullptr);
    }
    const Standing standing = position->standing();
    if (standing.seats[0].place == standing.seats[1].place) return std::nullopt;
    return standing.seats[0].place < standing.seats[1].place ? Seat{0} : Seat{1};
}

TEST(Bots, greedy_beats_random_in_at_least_95_of_100_games) {
    const int games = test::scaled(64);
    const std::unique_ptr<Bot> random = bot("random");
    const std::unique_ptr<Bot> greedy = bot("greedy", JsonObject{{"trials", 300}});
    for (const auto& game : test::registry().games()) {
        if (game->info().min_players > 2 || game->info().max_players < 2) continue;
        int won = 0;
        for (int number = 0; number < games; ++number) {
            const auto own = static_cast<Seat>(number % 2);
            std::array<Bot*, 2> bots{random.get(), random.get()};
            bots[static_cast<std::size_t>(own)] = greedy.get();
            if (winner(*game, bots, static_cast<std::uint64_t>(number)) == own) ++won;
        }
        RecordProperty(std::string(game->info().id) + "_won", won);
        EXPECT_GE(100 * won, 95 * games)
            << game->info().id << ": greedy won " << won << " of " << games;
    }
}

}  // namespace
}  // namespace orrery
