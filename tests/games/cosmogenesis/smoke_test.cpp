// Whole games run, and what is offered is what is allowed.
#include <algorithm>
#include <cstring>
#include <set>

#include "core/json.h"
#include "tests/games/cosmogenesis/support.h"

namespace orrery::cosmogenesis::testing {
namespace {

// As a file or a client would see it.
Json through_text(const Json& json) {
    return *parse_json(orrery::to_text(json));
}

// Every action the shapes can name, with operands a little out of range.
template <class Visit>
void for_each_conceivable(Visit&& visit) {
    for (const ActionShape& shape : action_shapes()) {
        std::array<int, 7> last{};
        for (std::size_t i = 0; i < shape.operands.size(); ++i) {
            const std::string_view name = shape.operands[i].name;
            last[i] = name.starts_with("place")   ? 4
                      : name.starts_with("orbit") ? 7
                      : name == "sector"          ? 4
                      : name == "field"           ? 6
                      : name == "object"          ? 10
                                                  : 25;
        }
        const auto count = shape.operands.size();
        Action action;
        action.kind = shape.kind;
        const auto next = [&] {
            for (std::size_t i = 0; i < count; ++i) {
                if (action.operands[i] < last[i]) {
                    ++action.operands[i];
                    return true;
                }
                action.operands[i] = 0;
            }
            return false;
        };
        do visit(action);
        while (next());
    }
}

TEST(CosmogenesisSmoke, random_games_of_every_player_count_end) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            State state = new_game(players, seed);
            RandomStream random(seed_from_number(seed + 1000));
            int actions = 0;
            while (game().actors(state) != 0) {
                const Seat seat = first_actor(state);
                const Action action = game().random_action(state, seat, random);
                ASSERT_EQ(game().check(state, seat, action), nullptr) << game().print(action);
                game().apply(state, seat, action, NoEvents{});
                ASSERT_LT(++actions, 5000);
            }
            const Standing standing = game().standing(state);
            EXPECT_TRUE(standing.over);
            EXPECT_TRUE(std::any_of(standing.seats.begin(), standing.seats.end(),
                                    [](const SeatStanding& seat) { return seat.place == 1; }));
        }
}

TEST(CosmogenesisSmoke, CG_GEN_08_legal_agrees_with_check) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        State state = new_game(players, 7);
        RandomStream random(seed_from_number(8));
        int moments = 0;
        while (game().actors(state) != 0) {
            const Seat seat = first_actor(state);
            if (moments++ % 9 == 0) {
                std::set<Action> offered, allowed;
                game().legal(state, seat, [&](Action action) {
                    EXPECT_TRUE(offered.insert(action).second) << game().print(action);
                });
                for_each_conceivable([&](Action action) {
                    if (game().check(state, seat, action) == nullptr) allowed.insert(action);
                });
                ASSERT_EQ(offered, allowed);
            }
            game().apply(state, seat, game().random_action(state, seat, random), NoEvents{});
        }
    }
}

TEST(CosmogenesisSmoke, texts_json_views_and_guesses_come_back) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        State state = new_game(players, 21);
        RandomStream random(seed_from_number(22));
        while (true) {
            JsonErrors errors;
            const Json json = through_text(game().state_json(state));
            const State read = game().state_from_json(JsonReader(json, errors));
            ASSERT_TRUE(errors.ok()) << to_string(errors.error());
            ASSERT_EQ(std::memcmp(&read, &state, sizeof(State)), 0);
            for (Seat viewer = kSpectator; viewer < players; ++viewer) {
                if (viewer == kClock) continue;
                const State view = game().hide(state, viewer);
                const State guess = game().guess(view, viewer, random);
                const State again = game().hide(guess, viewer);
                ASSERT_EQ(std::memcmp(&again, &view, sizeof(State)), 0);
                const Json guessed = through_text(game().state_json(guess));
                game().state_from_json(JsonReader(guessed, errors));
                ASSERT_TRUE(errors.ok()) << to_string(errors.error());
            }
            if (game().actors(state) == 0) break;
            const Seat seat = first_actor(state);
            game().legal(state, seat, [&](Action action) {
                const Result<Action> parsed = game().parse(game().print(action));
                ASSERT_TRUE(parsed.ok()) << game().print(action);
                ASSERT_EQ(*parsed, action) << game().print(action);
            });
            game().apply(state, seat, game().random_action(state, seat, random), NoEvents{});
        }
    }
}

}  // namespace
}  // namespace orrery::cosmogenesis::testing
