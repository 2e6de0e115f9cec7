// Options: what may be asked for, and what it does.
#include "games/cosmic_factory/options.h"
#include "tests/games/cosmic_factory/support.h"

namespace orrery::cosmic_factory::testing {
namespace {

// The error of starting with these options.
Error refused(std::string_view options) {
    const auto started = any_game().start(3, json(options), seed_from_number(1));
    EXPECT_FALSE(started.ok()) << options;
    return started.ok() ? Error{} : started.error();
}

TEST(CosmicFactoryOptions, what_is_left_out_has_its_default) {
    const State state = new_game(2);
    EXPECT_EQ(state.options, Options{});
    EXPECT_EQ(orrery::to_text(game().options_json(state)),
              R"({"sandglass_seconds":60,"choice_seconds":20,"draft_seconds":0,)"
              R"("beginner":false,"cards":[]})");
    // The shapes tell the same defaults.
    const Json told = game().options_json(state);
    for (const OptionShape& shape : option_shapes())
        EXPECT_EQ(told.at(shape.name), json(shape.default_value)) << shape.name;
    EXPECT_EQ(option_shapes().size(), told.as_object().size());
}

TEST(CosmicFactoryOptions, options_are_written_as_they_were_read) {
    for (
        const char* text :
        {R"({"sandglass_seconds":0,"choice_seconds":0,"draft_seconds":0,"beginner":true,"cards":[]})",
         R"({"sandglass_seconds":3600,"choice_seconds":1,"draft_seconds":45,"beginner":false,"cards":[20,1,7]})"})
        EXPECT_EQ(orrery::to_text(game().options_json(new_game(2, text))), text);
}

TEST(CosmicFactoryOptions, a_wrong_option_is_refused_where_it_stands) {
    struct Case {
        const char* options;
        const char* at;
        const char* rule;
    };
    const Case cases[] = {
        {R"({"sandglass_seconds": -1})", "/options/sandglass_seconds", ""},
        {R"({"sandglass_seconds": 3601})", "/options/sandglass_seconds", ""},
        {R"({"sandglass_seconds": "60"})", "/options/sandglass_seconds", ""},
        {R"({"choice_seconds": 1.5})", "/options/choice_seconds", ""},
        {R"({"draft_seconds": null})", "/options/draft_seconds", ""},
        {R"({"sandglass_seconds": 0, "draft_seconds": 30})", "/options/draft_seconds",
         "CF-CLOCK-05"},
        {R"({"beginner": 1})", "/options/beginner", ""},
        {R"({"beginner": true, "cards": [4]})", "/options/cards", "CF-VAR-01"},
        {R"({"cards": 4})", "/options/cards", ""},
        {R"({"cards": [4, 4]})", "/options/cards/1", "CF-COMP-03"},
        {R"({"cards": [0]})", "/options/cards/0", ""},
        {R"({"cards": [1, 100]})", "/options/cards/1", ""},
        {R"({"cards": [1, 2, 3, 4, 5, 6]})", "/options/cards", ""},
        {R"({"speed": 3})", "/options/speed", ""},
        {R"([])", "/options", ""},
        {R"(null)", "/options", ""},
    };
    for (const Case& c : cases) {
        const Error error = refused(c.options);
        EXPECT_EQ(error.at, c.at) << c.options;
        EXPECT_EQ(error.rule, c.rule) << c.options;
        EXPECT_FALSE(error.message.empty()) << c.options;
    }
}

TEST(CosmicFactoryOptions, CF_CLOCK_05_an_untimed_game_has_no_limit_at_all) {
    State state = new_game(2, R"({"sandglass_seconds": 0, "cards": [13]})");
    RandomStream random(seed_from_number(3));
    int positions = 0;
    play_on(state, random, [&](const State& now) {
        ++positions;
        EXPECT_TRUE(legal_actions(now, kClock).empty());
        return false;
    });
    EXPECT_GT(positions, 50);
    EXPECT_EQ(state.phase, Phase::kGameOver);
}

TEST(CosmicFactoryOptions, CF_CLOCK_06_choices_without_a_limit_wait_for_ever) {
    State state = building(2, 20);
    state.options.choice_seconds = 0;
    state.seat(0).markers = {9, 9, 9, 0};
    time_up(state);
    ASSERT_EQ(state.phase, Phase::kOffering);
    EXPECT_EQ(refusal_of(state, kClock, "time up"), "CF-CLOCK-04 no_limit_here");
}

TEST(CosmicFactoryOptions, CF_DRAFT_09_a_limit_for_the_draft_picks_by_default) {
    State state = new_game(2, R"({"draft_seconds": 5, "cards": [4]})");
    const std::vector<int> first = numbers(state.seat(0).packet);
    time_up(state);
    EXPECT_EQ(numbers(state.seat(0).pile), std::vector<int>(first.begin(), first.begin() + 3));
    time_up(state);
    EXPECT_EQ(state.phase, Phase::kReady);
}

TEST(CosmicFactoryOptions, CF_SETUP_03_named_cards_come_first_and_the_rest_by_chance) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const State drawn = new_game(2, "{}", seed);
        const State named = new_game(2, R"({"cards": [7, 20]})", seed);
        EXPECT_EQ(named.cards[0], 7);
        EXPECT_EQ(named.cards[1], 20);
        for (std::size_t i = 2; i < 5; ++i) {
            EXPECT_NE(named.cards[i], 7);
            EXPECT_NE(named.cards[i], 20);
            EXPECT_NE(named.cards[i], 0);
        }
        // The tiles are the same: the deck is shuffled all the same.
        EXPECT_EQ(named.seat(0).packet, drawn.seat(0).packet);
    }
    // Named cards are no secret.
    const State state = new_game(2, R"({"cards": [7, 20]})");
    const State seen = game().hide(state, 0);
    EXPECT_EQ(seen.cards, (std::array<std::uint8_t, 5>{7, 20, 0, 0, 0}));
}

TEST(CosmicFactoryOptions, CF_VAR_01_the_beginner_variant_is_an_option) {
    const State state = new_game(4, R"({"beginner": true})");
    EXPECT_EQ(state.phase, Phase::kReady);
    EXPECT_EQ(state.card(), 0);
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
