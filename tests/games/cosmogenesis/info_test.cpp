// Section 4.23: what everybody sees, what one player knows, and what nobody knows.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "bots/bot.h"
#include "games/cosmogenesis/events.h"
#include "tests/games/cosmogenesis/support.h"
#include "tests/support/scale.h"

namespace orrery::cosmogenesis::testing {
namespace {

using ::testing::Each;
using ::testing::IsSupersetOf;
using ::testing::UnorderedElementsAreArray;

std::vector<Seat> viewers(const State& state) {
    std::vector<Seat> list{kSpectator};
    for (Seat seat = 0; seat < state.players; ++seat) list.push_back(seat);
    return list;
}

// Calls back with every position of random games of every player count.
template <class Visit>
void visit_random_games(int games, Visit&& visit) {
    for (int players : {2, 3, 4})
        for (int i = 0; i < test::scaled(games); ++i) {
            const auto seed = static_cast<std::uint64_t>(i) + 40;
            State state = new_game(players, seed);
            visit(state);
            RandomStream random(seed_from_number(seed + 5));
            play_random_game(state, random, [&](const State&, Seat, Action) { visit(state); });
        }
}

// Everybody takes an objective, or discards it, and discards the rest, until the game is over.
void play_objectives(State& state, int taken_rounds) {
    while (game().actors(state) != 0) {
        const Seat seat = state.active;
        std::uint8_t sector = 1;
        while (state.sector_used(seat, sector)) ++sector;
        std::uint8_t field = 1;
        while (state.field(sector, field) == 0) ++field;
        const bool takes = sector == 1 && state.round <= taken_rounds;
        const ActionKind kind = takes ? ActionKind::kTakeObjective : ActionKind::kDiscard;
        play(state, seat, text_of(take(kind, {sector, field})));
        play(state, seat, "end turn");
    }
}

JsonObject without(const Json& json, std::initializer_list<const char*> keys) {
    JsonObject rest = json.as_object();
    for (const char* key : keys) rest.erase(key);
    return rest;
}

std::set<std::string> ids_in(const Json& list) {
    std::set<std::string> ids;
    for (const Json& id : list.as_array())
        if (id.is_string()) ids.insert(std::string(id.as_string()));
    return ids;
}

TEST(CosmogenesisInfo, CG_INFO_01_every_view_shows_what_lies_on_the_table) {
    visit_random_games(3, [](const State& state) {
        const Json truth = game().state_json(state);
        for (Seat viewer : viewers(state)) {
            const Json view = game().view_json(game().hide(state, viewer), viewer);
            // Board, supply, box, bag, round, phase, whose turn, rewards, Monolith and so on.
            EXPECT_EQ(without(view, {"viewer", "seats", "stellar_stack", "planetary_stack"}),
                      without(truth, {"random", "seats", "stellar_stack", "planetary_stack"}));
            for (const char* stack : {"stellar_stack", "planetary_stack"})
                EXPECT_EQ(view.at(stack).as_array().size(), truth.at(stack).as_array().size());
            // Systems, belts, objects, objectives, markers, how many are in a hand.
            for (std::size_t seat = 0; seat < state.players; ++seat) {
                const Json& seen = view.at("seats").as_array()[seat];
                const Json& real = truth.at("seats").as_array()[seat];
                EXPECT_EQ(without(seen, {"belt_value", "score", "fits", "counts", "drawn", "start",
                                         "returned"}),
                          without(real, {"drawn", "start", "returned"}));
                EXPECT_EQ(seen.at("drawn").as_array().size(), real.at("drawn").as_array().size());
            }
        }
    });
}

TEST(CosmogenesisInfo, CG_INFO_03_objectives_taken_from_the_board_are_known_in_the_hand) {
    State state = started(3, 2);
    discard_round(state);
    const Seat taker = state.active, other = state.after(taker);
    const std::uint8_t objective = state.field(1, 1);
    play(state, taker, "take I-1 as objective");
    for (Seat viewer : viewers(state)) {
        const SeatState seen = game().hide(state, viewer).seat(taker);
        EXPECT_THAT(numbers(seen.drafted), ::testing::ElementsAre(objective));
        EXPECT_EQ(seen.start, viewer == taker ? state.seat(taker).start : 0);
        EXPECT_EQ(seen.holds_start, 1);  // that there is one is known
    }
    RandomStream random(seed_from_number(1));
    for (int i = 0; i < 20; ++i) {  // nobody guesses anything else there
        const State guess = game().guess(game().hide(state, other), other, random);
        EXPECT_EQ(guess.seat(taker).drafted, state.seat(taker).drafted);
    }
}

TEST(CosmogenesisInfo, CG_INFO_04_nobody_sees_the_stacks_or_what_chance_will_bring) {
    visit_random_games(3, [](const State& state) {
        for (Seat viewer : viewers(state)) {
            const State view = game().hide(state, viewer);
            EXPECT_THAT(numbers(view.stellar_stack), Each(0));
            const std::uint8_t mine = viewer < 0 ? 0 : state.seat(viewer).returned;
            for (std::size_t i = 0; i < view.planetary_stack.size(); ++i) {
                const std::uint8_t real = state.planetary_stack[i];
                EXPECT_EQ(view.planetary_stack[i], mine != 0 && real == mine ? mine : 0);
            }
            EXPECT_EQ(view.random, Random{});  // faces and draws to come
            const Json json = game().view_json(view, viewer);
            EXPECT_FALSE(json.as_object().contains("random"));
            EXPECT_TRUE(std::is_sorted(view.bag.begin(), view.bag.end()));
        }
    });
}

TEST(CosmogenesisInfo, CG_INFO_04_positions_that_differ_in_secrets_look_the_same) {
    RandomStream random(seed_from_number(3));
    int different = 0;
    visit_random_games(1, [&](const State& state) {
        if (state.round == kRounds) return;
        for (Seat viewer : viewers(state)) {
            const State view = game().hide(state, viewer);
            const State guess = game().guess(view, viewer, random);
            EXPECT_EQ(game().hide(guess, viewer), view);
            different += guess.stellar_stack != state.stellar_stack ? 1 : 0;
            // No objective is in two places, as far as one can tell.
            std::vector<int> planetary = numbers(guess.planetary_stack);
            for (const SeatState& own : guess.seats) {
                planetary.insert(planetary.end(), own.drafted.begin(), own.drafted.end());
                planetary.insert(planetary.end(), own.drawn.begin(), own.drawn.end());
                if (own.holds_start != 0) planetary.push_back(own.start);
                for (const Orbit& orbit : own.orbits)
                    if (orbit.objective != 0) planetary.push_back(orbit.objective);
            }
            for (std::uint8_t boxed : guess.planetary_box) planetary.push_back(boxed);
            if (!guess.stellar_round())
                for (FieldContent what : guess.board[0])
                    if (what != 0) planetary.push_back(what);
            const std::set<int> distinct(planetary.begin(), planetary.end());
            EXPECT_EQ(distinct.size(), planetary.size());
            EXPECT_EQ(distinct.count(0), 0U);
        }
    });
    EXPECT_GT(different, 100);
}

TEST(CosmogenesisInfo, CG_INFO_05_the_contents_of_the_bag_follow_from_what_all_have_seen) {
    for (int players : {2, 3, 4}) {
        State state = started(players, 6);
        std::vector<int> bag;
        for (std::size_t i = 0; i < kTileCount; ++i)
            if (content().tiles[i].players != 0 && content().tiles[i].players <= players)
                bag.push_back(static_cast<int>(i));
        const auto drawn = [&](int tile) { bag.erase(std::find(bag.begin(), bag.end(), tile)); };
        for (std::size_t sector : {1, 2})
            for (FieldContent what : state.board[sector])
                if (what != 0) drawn((what & ~kSize2Face) - 1);
        RandomStream random(seed_from_number(8));
        while (game().actors(state) != 0) {
            auto listen = [&](const Event& event) {
                const auto kind = static_cast<EventKind>(event.kind);
                if (kind != EventKind::kTileLaid && kind != EventKind::kTileReturned) return;
                EXPECT_TRUE(event.visible_to(kSpectator));
                if (kind == EventKind::kTileLaid) return drawn(event.arguments[2]);
                bag.push_back(event.arguments[0]);
            };
            const Action action = game().random_action(state, state.active, random);
            game().apply(state, state.active, action, EventSink(listen));
            for (Seat viewer : viewers(state))
                ASSERT_THAT(numbers(game().hide(state, viewer).bag),
                            UnorderedElementsAreArray(bag));
        }
    }
}

TEST(CosmogenesisInfo, CG_INFO_06_advice_depends_on_what_the_seat_may_know_alone) {
    State state = new_game(3, 15);
    RandomStream random(seed_from_number(16));
    while (game().actors(state) != 0) {
        const Seat seat = first_actor(state);
        const State view = game().hide(state, seat);
        for (Seat other = 0; other < 3; ++other) {
            if (other == seat) continue;
            EXPECT_THAT(numbers(view.seat(other).drawn), Each(0));
            EXPECT_TRUE(state.round == kRounds || view.seat(other).returned == 0);
            EXPECT_EQ(view.seat(other).start, 0);
        }
        // Another position that looks the same from this seat gets the same advice.
        const State guess = game().guess(view, seat, random);
        RandomStream one(seed_from_number(1)), two(seed_from_number(1));
        const Action advised = game().advise(state, seat, {}, one).action;
        ASSERT_EQ(game().advise(guess, seat, {}, two).action, advised) << text_of(advised);
        game().apply(state, seat, advised, NoEvents{});
    }
}

// Remembers what it was shown.
class Spy : public Bot {
  public:
    Advice choose(const Position& seen, Seat seat, RandomStream& random) override {
        seen_ = seen.clone();
        Advice advice;
        advice.action = seen.random_action(seat, random);
        return advice;
    }
    const Position& seen() const { return *seen_; }

  private:
    std::unique_ptr<Position> seen_;
};

TEST(CosmogenesisInfo, CG_INFO_06_a_bot_is_shown_the_view_of_its_seat_and_invented_secrets) {
    int asked = 0, stacks_known = 0;
    const auto start = any_game().start(4, JsonObject{}, seed_from_number(3));
    ASSERT_TRUE(start.ok());
    const std::unique_ptr<Position> position = (*start)->clone();
    RandomStream random(seed_from_number(4));
    Spy spy;
    while (!position->over()) {
        Seat seat = 0;
        while (!has_seat(position->actors(), seat)) ++seat;
        const Action action = ask_bot(spy, *position, seat, random).action;
        ASSERT_EQ(spy.seen().view_json(seat), position->view_json(seat));
        const Json real = position->state_json(), seen = spy.seen().state_json();
        ASSERT_NE(seen.at("random"), real.at("random"));
        if (real.at("stellar_stack").as_array().size() > 4) {
            ++asked;
            stacks_known += seen.at("stellar_stack") == real.at("stellar_stack") ? 1 : 0;
        }
        position->apply(seat, action, nullptr);
    }
    EXPECT_GT(asked, 10);
    EXPECT_LT(stacks_known, 2);  // by chance, one of very many orders
}

TEST(CosmogenesisInfo, CG_INFO_07_hands_are_shown_when_the_game_is_over_and_removed_ones_never) {
    for (int players : {2, 3, 4}) {
        State state = started(players, 19);
        for (Seat viewer : viewers(state))
            for (Seat seat = 0; seat < players; ++seat)
                EXPECT_EQ(game().hide(state, viewer).seat(seat).start != 0, viewer == seat);
        play_objectives(state, kRounds);
        for (Seat viewer : viewers(state)) {
            const State view = game().hide(state, viewer);
            std::set<std::string> planetary, stellar;
            const Json json = game().view_json(view, viewer);
            for (std::size_t seat = 0; seat < state.players; ++seat) {
                EXPECT_EQ(view.seats[seat].start, state.seats[seat].start);
                EXPECT_EQ(view.seats[seat].drafted, state.seats[seat].drafted);
                const Json& own = json.at("seats").as_array()[seat];
                planetary.insert(std::string(own.at("start").as_string()));
                planetary.merge(ids_in(own.at("drafted")));
                stellar.merge(ids_in(own.at("stellar")));
            }
            // With the box and the last board, everything that was ever in the stacks is shown,
            // and nothing of what was removed unseen.
            planetary.merge(ids_in(json.at("box").at("planetary")));
            planetary.merge(ids_in(json.at("board").at("I")));
            stellar.merge(ids_in(json.at("box").at("stellar")));
            EXPECT_EQ(planetary.size(), planetary_stack_size(players));
            EXPECT_EQ(stellar.size(), stellar_stack_size(players));
            EXPECT_TRUE(view.planetary_stack.empty());
            EXPECT_TRUE(view.stellar_stack.empty());
        }
    }
}

TEST(CosmogenesisObjectives, CG_PLANETARY_02_four_planetary_objectives_fit_in_a_hand) {
    for (int players : {2, 3, 4}) {
        State state = started(players, 22);
        play_objectives(state, kRounds);
        for (Seat seat = 0; seat < players; ++seat) {
            EXPECT_EQ(state.seat(seat).drafted.size(), 3U);  // rounds 2, 4 and 6
            EXPECT_EQ(state.seat(seat).holds_start, 1);
        }
    }
    visit_random_games(10, [](const State& state) {
        for (const SeatState& own : state.seats) {
            std::size_t objectives = own.drafted.size() + own.holds_start;
            for (const Orbit& orbit : own.orbits) objectives += orbit.objective != 0 ? 1 : 0;
            EXPECT_LE(objectives, 1U + state.round / 2U);
        }
    });
}

TEST(CosmogenesisObjectives, CG_STELLAR_02_one_in_each_odd_round_and_none_is_lost) {
    for (int taken_rounds = 0; taken_rounds <= kRounds; ++taken_rounds) {
        State state = started(4, 23);
        play_objectives(state, taken_rounds);  // later ones are discarded
        for (const SeatState& own : state.seats)
            EXPECT_EQ(own.stellar.size(), static_cast<std::size_t>((taken_rounds + 1) / 2));
    }
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        State state = new_game(3, seed);
        RandomStream random(seed_from_number(seed + 9));
        play_random_game(state, random, [&](const State& before, Seat, Action) {
            for (std::size_t seat = 0; seat < 3; ++seat) {
                EXPECT_THAT(numbers(state.seats[seat].stellar),
                            IsSupersetOf(numbers(before.seats[seat].stellar)));
                EXPECT_LE(state.seats[seat].stellar.size(), (state.round + 1U) / 2U);
            }
        });
    }
}

}  // namespace
}  // namespace orrery::cosmogenesis::testing
