// What the adviser of Cosmic Factory tells, and what it remembers.
#include "games/cosmic_factory/advice.h"

#include <atomic>

#include "tests/games/cosmic_factory/support.h"
#include "tests/support/judges.h"
#include "tests/support/scale.h"

namespace orrery::cosmic_factory {
namespace {

using namespace testing;

constexpr Effort kLittle{200};

Seat first_actor(const State& state) {
    Seat seat = 0;
    while (!has_seat(game().actors(state), seat)) ++seat;
    return seat;
}

// Plays games by advice; `look(state, seat)` sees every position where somebody decides.
template <class Look>
void play_by_advice(const Effort& effort, int games, Look&& look) {
    for (int number = 0; number < games; ++number) {
        State state = new_game(2 + number % 3, "{}", static_cast<std::uint64_t>(number));
        RandomStream random(seed_from_number(static_cast<std::uint64_t>(number)));
        while (game().actors(state) != 0) {
            const Seat seat = first_actor(state);
            look(state, seat);
            if (::testing::Test::HasFatalFailure()) return;
            const State seen = game().guess(game().hide(state, seat), seat, random);
            const Action action = game().advise(seen, seat, effort, random).action;
            ASSERT_EQ(refusal_of(state, seat, action), "") << printed(action);
            game().apply(state, seat, action, NoEvents{});
        }
    }
}

Advice advice_for(const State& state, Seat seat, const Effort& effort, std::uint64_t seed = 1) {
    RandomStream random(seed_from_number(seed));
    const State seen = game().guess(game().hide(state, seat), seat, random);
    return game().advise(seen, seat, effort, random);
}

void expect_same(const Advice& one, const Advice& two) {
    ASSERT_EQ(one.action, two.action);
    ASSERT_EQ(one.value, two.value);
    ASSERT_EQ(one.plan, two.plan);
    ASSERT_EQ(one.features.size(), two.features.size());
}

TEST(CosmicFactoryAdvice, is_the_same_with_a_notebook) {
    Notebook notebook;
    Effort with = kLittle;
    with.notebook = &notebook;
    play_by_advice(with, test::scaled(4), [&](const State& state, Seat seat) {
        expect_same(advice_for(state, seat, with), advice_for(state, seat, kLittle));
    });
}

// The notebook of one hand answers for no other: other tiles' faces, another card, other effort.
TEST(CosmicFactoryAdvice, a_notebook_knows_questions_apart) {
    Notebook notebook;
    Effort with{200};
    with.notebook = &notebook;
    for (const int card : {0, 8, 2, 3, 0})
        for (const std::uint32_t trials : {100U, 200U}) {
            with.trials = trials;
            const State state = building(2, card);
            expect_same(advice_for(state, 0, with), advice_for(state, 0, Effort{trials}));
        }
}

TEST(CosmicFactoryAdvice, tells_all_it_looked_at) {
    Effort all = kLittle;
    all.tell_all = true;
    std::size_t picks = 0, stops = 0, choices = 0;
    play_by_advice(kLittle, test::scaled(4), [&](const State& state, Seat seat) {
        EXPECT_TRUE(advice_for(state, seat, kLittle).looked_at.empty());
        const Advice advice = advice_for(state, seat, all);
        expect_same(advice, advice_for(state, seat, kLittle));
        ASSERT_FALSE(advice.looked_at.empty());
        bool chosen = false;
        for (const Advice::Other& other : advice.looked_at) {
            ASSERT_EQ(refusal_of(state, seat, other.action), "") << printed(other.action);
            ASSERT_LE(other.value, advice.value + 1e-9) << printed(other.action);
            if (other.action != advice.action) continue;
            chosen = true;
            ASSERT_NEAR(other.value, advice.value, 1e-9);
        }
        ASSERT_TRUE(chosen) << printed(advice.action);
        const std::size_t count = advice.looked_at.size();
        if (state.phase == Phase::kDraft1 || state.phase == Phase::kDraft2) {
            const std::size_t packets = state.phase == Phase::kDraft1 ? 84 : 20;
            ASSERT_EQ(count, packets);
            ++picks;
        }
        if (state.phase == Phase::kBuild && count > 1) ++stops;
        if (state.phase > Phase::kBuild && count > 1) ++choices;
    });
    EXPECT_GT(picks, 0U);
    EXPECT_GT(stops, 0U) << "nobody could have bet, or left a galaxy as it was";
    EXPECT_GT(choices, 0U) << "no card asked for a choice";
}

TEST(CosmicFactoryAdvice, leaving_a_galaxy_that_could_be_better_is_an_alternative) {
    State state = building(2, 0);
    lay_all(state, 0);
    Effort all{2000};
    all.tell_all = true;
    const Advice advice = advice_for(state, 0, all);
    ASSERT_FALSE(advice.plan.empty());
    ASSERT_EQ(advice.looked_at.size(), 2U);
    EXPECT_EQ(advice.looked_at[0].action, advice.action);
    EXPECT_EQ(advice.looked_at[1].action, act("done"));
    EXPECT_LT(advice.looked_at[1].value, advice.looked_at[0].value);
}

class WithAJudge : public ::testing::Test {
  protected:
    Judge judge_ = test::random_judge("cosmic-factory", game().feature_space(), 5);
    Effort learned() const {
        Effort effort = kLittle;
        effort.judge = &judge_;
        return effort;
    }
};

TEST_F(WithAJudge, plays_legal_games_and_answers_alike) {
    play_by_advice(learned(), test::scaled(4), [&](const State& state, Seat seat) {
        expect_same(advice_for(state, seat, learned()), advice_for(state, seat, learned()));
    });
}

// The margin it hopes for decides, and another judge hopes for others.
TEST_F(WithAJudge, keeps_the_tiles_that_it_likes_best) {
    const Judge other = test::random_judge("cosmic-factory", game().feature_space(), 6);
    Effort effort = learned(), another = learned();
    effort.tell_all = true;
    another.judge = &other;
    int different = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const State state = new_game(2, "{}", seed);
        const Advice advice = advice_for(state, 0, effort);
        for (const Advice::Other& pick : advice.looked_at)
            EXPECT_LE(pick.value, advice.value + 1e-9);
        if (advice.action != advice_for(state, 0, another).action) ++different;
        EXPECT_FALSE(advice.features.empty()) << "reasons come from the hand-made judge";
    }
    EXPECT_GT(different, 10);
}

// It likes a single tile, and nothing else about a hand.
Judge judge_that_likes(std::uint8_t tile) {
    const auto names = game().feature_space().names();
    const auto wanted = std::find(names.begin(), names.end(), "own/tile " + tile_name(tile));
    NetworkWeights weights = test::random_weights(names.size(), 1);
    for (auto* numbers : {&weights.first, &weights.second, &weights.third})
        std::fill(numbers->begin(), numbers->end(), std::int16_t{0});
    for (auto* numbers : {&weights.first_bias, &weights.second_bias, &weights.third_bias})
        std::fill(numbers->begin(), numbers->end(), 0);
    weights.shifts = {0, 0, 0};
    weights.first[static_cast<std::size_t>(wanted - names.begin()) * kFirstUnits] = 100;
    weights.second[0] = 1;
    weights.third[0] = 1;
    return {orrery::Network::make(std::move(weights)).value(), {1, 1, 1}, {}};
}

// CF-CARD-12: a tile that is good to have is for the neighbour to miss.
TEST_F(WithAJudge, gives_a_neighbour_what_it_likes_least) {
    for (const auto& [card, keeps] : {std::pair{14, true}, {12, false}}) {
        const State state = drafting(2, card);
        const std::uint8_t tile = state.seat(0).packet[4];
        const Judge judge = judge_that_likes(tile);
        Effort effort = kLittle;
        effort.judge = &judge;
        const Action action = advice_for(state, 0, effort).action;
        const auto kept = std::span(action.operands).first(3);
        EXPECT_EQ(std::count(kept.begin(), kept.end(), tile), keeps ? 1 : 0) << "card " << card;
    }
}

TEST_F(WithAJudge, out_of_patience_still_finds_something_legal) {
    const std::atomic<bool> over = true;
    Effort effort = learned();
    effort.trials = 10'000'000;
    effort.patience = Patience(over);
    effort.tell_all = true;
    for (const Phase phase : {Phase::kDraft1, Phase::kDraft2}) {
        State state = drafting(3, 14);
        RandomStream random(seed_from_number(1));
        play_on(state, random, [&](const State& now) { return now.phase == phase; });
        const Advice advice = advice_for(state, 0, effort);
        EXPECT_EQ(refusal_of(state, 0, advice.action), "");
    }
}

// What is cut short is not remembered.
TEST(CosmicFactoryAdvice, a_thought_that_was_cut_short_is_not_noted) {
    std::atomic<bool> over = true;
    Notebook notebook;
    Effort hurried{200'000};
    hurried.notebook = &notebook;
    hurried.patience = Patience(over);
    const State state = building(2, 0);
    const double at_once = advice_for(state, 0, hurried).value;
    over = false;
    EXPECT_GT(advice_for(state, 0, hurried).value, at_once);
}

}  // namespace
}  // namespace orrery::cosmic_factory
