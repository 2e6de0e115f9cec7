// Non-interference: everything that a viewer cannot know is permuted in the position itself, and
// what the viewer sees, may do and hears stays the same, byte for byte. What is hidden is written
// down here from section 3.9 of the rules, not taken from the code under test.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/json.h"
#include "games/cosmic_factory/game.h"
#include "tests/support/games.h"
#include "tests/support/scale.h"

namespace orrery::cosmic_factory {
namespace {

const CosmicFactory& rules() {
    static const CosmicFactory game(*load_content(embedded_content()));
    return game;
}

std::vector<Action> legal(const State& state, Seat seat) {
    std::vector<Action> actions;
    rules().legal(state, seat, [&](Action action) { actions.push_back(action); });
    return actions;
}

Action any_of(const std::vector<Action>& actions, RandomStream& random) {
    return actions[random.uniform(static_cast<std::uint32_t>(actions.size()))];
}

bool is_draft(const State& state) {
    return state.phase == Phase::kDraft1 || state.phase == Phase::kDraft2;
}

// Tiles keep their number in every place; which ones lie in hidden places, or in the bag, changes.
void permute_tiles(State& state, Seat viewer, RandomStream& random) {
    if (!is_draft(state) && state.phase != Phase::kReady) return;
    const bool looks = is_draft(state) && has_seat(state.owing, viewer);
    std::vector<std::uint8_t> hidden;
    for (std::uint8_t tile = 1; tile <= kTileCount; ++tile)
        if (!looks || !state.seat(viewer).packet.contains(tile)) hidden.push_back(tile);
    shuffle(std::span<std::uint8_t>(hidden), random);
    std::size_t next = 0;
    for (Seat seat = 0; seat < state.players; ++seat) {
        SeatState& own = state.seat(seat);
        if (!(looks && seat == viewer)) {
            for (std::uint8_t& tile : own.packet) tile = hidden[next++];
            std::sort(own.packet.begin(), own.packet.end());
        }
        for (std::uint8_t& tile : own.pile) tile = hidden[next++];
        std::sort(own.pile.begin(), own.pile.end());
    }
}

// Cards of later rounds that the options do not announce.
void permute_cards(State& state, RandomStream& random) {
    if (state.options.beginner != 0) return;
    std::vector<std::uint8_t> unseen;
    const auto is_open = [&](std::size_t round) {
        return round < state.round || state.options.cards[round] != 0;
    };
    for (std::uint8_t card = 1; card <= rules().content().card_count(); ++card) {
        bool seen = false;
        for (std::size_t round = 0; round < state.cards.size(); ++round)
            seen = seen || (is_open(round) && state.cards[round] == card);
        if (!seen) unseen.push_back(card);
    }
    shuffle(std::span<std::uint8_t>(unseen), random);
    for (std::size_t round = 0; round < state.cards.size(); ++round)
        if (!is_open(round)) state.cards[round] = unseen[round];
}

// CF-CLOCK-06: choices stay secret until all have chosen.
void permute_choices(State& state, Seat viewer, RandomStream& random) {
    for (Seat seat = 0; seat < state.players; ++seat) {
        Action& pending = state.seat(seat).pending;
        if (seat == viewer || pending.kind == 0) continue;
        State asked = state;
        asked.seat(seat).pending = {};
        asked.owing = static_cast<SeatSet>(asked.owing | seat_bit(seat));
        pending = any_of(legal(asked, seat), random);
    }
}

State permuted(const State& state, Seat viewer, RandomStream& random) {
    State other = state;
    other.random = {random.fork(), {random.next(), 0}};
    permute_tiles(other, viewer, random);
    permute_cards(other, random);
    permute_choices(other, viewer, random);
    return other;
}

std::string view_text(const State& state, Seat viewer) {
    return orrery::to_text(rules().view_json(rules().hide(state, viewer), viewer));
}

struct Heard {
    Applied applied;
    std::vector<Event> events;
};

Heard listen(State& state, Seat seat, Action action, Seat viewer) {
    Heard heard;
    auto listener = [&](const Event& event) {
        if (event.visible_to(viewer)) heard.events.push_back(event);
    };
    const EventSink sink(listener);
    heard.applied = rules().apply(state, seat, action, sink);
    return heard;
}

void expect_the_same_for(Seat viewer, const State& real, const State& other) {
    ASSERT_EQ(view_text(real, viewer), view_text(other, viewer));
    ASSERT_EQ(legal(real, viewer), legal(other, viewer));
    ASSERT_EQ(rules().actors(real), rules().actors(other));
}

// Somebody acts: in the open with the same action, in secret with one of the same place in the
// list.
void expect_the_same_after_an_action(Seat viewer, State real, State other, RandomStream& random) {
    const auto seat = static_cast<Seat>(random.uniform(real.players));
    const std::vector<Action> actions = legal(real, seat), others = legal(other, seat);
    ASSERT_EQ(actions.size(), others.size());
    if (actions.empty()) return;
    const std::size_t index = random.uniform(static_cast<std::uint32_t>(actions.size()));
    const Heard in_real = listen(real, seat, actions[index], viewer);
    const Heard in_other = listen(other, seat, others[index], viewer);
    ASSERT_EQ(in_real.applied.revealed, in_other.applied.revealed);
    ASSERT_EQ(in_real.applied.turn_passed, in_other.applied.turn_passed);
    if (in_real.applied.revealed) return;
    ASSERT_EQ(in_real.events, in_other.events) << rules().words().vocabulary.print(actions[index]);
    expect_the_same_for(viewer, real, other);
}

class HiddenFrom : public ::testing::TestWithParam<int> {};

TEST_P(HiddenFrom, everybody_sees_hears_and_may_do_the_same_whatever_is_hidden) {
    constexpr std::uint32_t kOneInSoManyOpen = 20, kOneInSoManySecret = 4;
    for (int number = 0; number < test::scaled(80); ++number) {
        const auto seed = static_cast<std::uint64_t>(number);
        JsonErrors errors;
        const Json options = JsonObject{{"cards", JsonArray{number % 20 + 1}}};
        State state =
            rules().setup(GetParam(), JsonReader(options, errors), seed_from_number(seed));
        RandomStream random(seed_from_number(seed + 77));
        while (rules().actors(state) != 0) {
            const bool open = state.phase == Phase::kBuild;
            if (random.uniform(open ? kOneInSoManyOpen : kOneInSoManySecret) == 0)
                for (Seat viewer = kSpectator; viewer < state.players; ++viewer) {
                    if (viewer == kClock) continue;
                    const State other = permuted(state, viewer, random);
                    expect_the_same_for(viewer, state, other);
                    expect_the_same_after_an_action(viewer, state, other, random);
                    ASSERT_FALSE(HasFatalFailure())
                        << "viewer " << int{viewer} << " in game " << number << "\n"
                        << orrery::to_text(rules().state_json(state));
                }
            Seat seat = 0;
            while (!has_seat(rules().actors(state), seat)) ++seat;
            rules().apply(state, seat, rules().random_action(state, seat, random), NoEvents{});
        }
    }
}

TEST_P(HiddenFrom, a_view_holds_neither_the_seed_nor_how_often_it_was_used) {
    JsonErrors errors;
    const Json options = JsonObject{};
    State state =
        rules().setup(GetParam(), JsonReader(options, errors), seed_from_number(123456789));
    const State seen = rules().hide(state, 0);
    EXPECT_EQ(seen.random, Random{});
    EXPECT_EQ(view_text(state, 0).find("seed"), std::string::npos);
    RandomStream random(seed_from_number(1));
    EXPECT_NE(rules().guess(seen, 0, random).random.seed, state.random.seed);
}

INSTANTIATE_TEST_SUITE_P(CosmicFactory, HiddenFrom, ::testing::Range(kMinPlayers, kMaxPlayers + 1),
                         [](const ::testing::TestParamInfo<int>& players) {
                             return std::to_string(players.param);
                         });

}  // namespace
}  // namespace orrery::cosmic_factory
