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

// The bytes of an operand, each with the greatest number that is tried: a little out of range.
std::vector<int> bytes_of(std::string_view type) {
    if (type == "field") return {4, 6};
    if (type == "target") return {7, 4};
    if (type == "orbits") return {7, 7};
    if (type == "orbit") return {7};
    return {type == "object" ? 10 : static_cast<int>(content().planetary_count())};
}

// Every action the forms can name.
template <class Visit>
void for_each_conceivable(Visit&& visit) {
    const JsonObject described = words().describe();
    for (const ActionForm& form : words().action_forms()) {
        const auto index = static_cast<std::size_t>(&form - words().action_forms().data());
        std::vector<int> last;
        for (const Json& operand : described.at("actions").at(index).at("operands").as_array())
            for (const int byte : bytes_of(operand.at("type").as_string())) last.push_back(byte);
        const std::size_t count = last.size();
        Action action;
        action.kind = form.kind;
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
                ASSERT_EQ(game().check(state, seat, action), nullptr) << text_of(action);
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
                    EXPECT_TRUE(offered.insert(action).second) << text_of(action);
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
                const Result<Action> parsed = words().parse(text_of(action));
                ASSERT_TRUE(parsed.ok()) << text_of(action);
                ASSERT_EQ(*parsed, action) << text_of(action);
            });
            game().apply(state, seat, game().random_action(state, seat, random), NoEvents{});
        }
    }
}

}  // namespace
}  // namespace orrery::cosmogenesis::testing
