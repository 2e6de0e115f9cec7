// Set-up of Cosmobot (4.1).
#include <algorithm>

#include "core/json.h"
#include "games/anunnaki/board.h"
#include "games/anunnaki/options.h"
#include "games/anunnaki/setup.h"
#include "tests/games/anunnaki/bot/play.h"

namespace orrery::anunnaki::testing {
namespace {

using Lines = std::vector<std::string>;

struct Read {
    Options options;
    std::string rule;  // that refuses them; empty = allowed
};
Read read_options(std::string_view text) {
    const Result<Json> json = parse_json(text);
    JsonErrors errors;
    const Options options = options_from(content(), JsonReader(*json, errors));
    return {options, errors.ok() ? std::string() : errors.error().rule};
}

State new_game(std::string_view options, std::uint64_t seed = 1) {
    return set_up(content(), read_options(options).options, seed_from_number(seed));
}

// The ids of the cards that a difficulty removes from a deck.
Lines removed(Difficulty difficulty, Deck deck) {
    const auto used = used_cards(content(), difficulty, deck);
    Lines ids;
    for (std::size_t i = 0; i < content().cards(deck).size(); ++i)
        if (!used.contains(static_cast<std::uint8_t>(i)))
            ids.push_back(content().cards(deck)[i].id);
    return ids;
}

TEST(AnunnakiSetupOfBot, AN_SET_01_one_person_in_a_two_sided_set_up) {
    const State state = new_game("{}");
    EXPECT_EQ(state.areas[place("GRE-C")].settlement, 1 + index(Side::kPerson));
    const std::size_t home = Board(content(), state).capital(Side::kBot);
    EXPECT_EQ(state.areas[home].settlement, 1 + index(Side::kBot));
    EXPECT_EQ(Board(content(), state).in_play().count(), 14 + 6 + 6);
}

TEST(AnunnakiSetupOfBot, AN_SET_02_another_house_than_the_persons_chosen_or_random) {
    EXPECT_EQ(read_options(R"({"person_house":"norse","bot_house":"norse"})").rule, "AN-SET-02");
    EXPECT_EQ(read_options(R"({"person_house":"norse","bot_house":"greek"})").rule, "");
    std::array<bool, kHouses> seen{};
    for (std::uint64_t seed = 0; seed < 60; ++seed)
        seen[new_game(R"({"person_house":"norse"})", seed).options.bot_house] = true;
    EXPECT_EQ(seen, (std::array<bool, kHouses>{false, true, true, true, false, false}));
}

TEST(AnunnakiSetupOfBot, AN_SET_03_four_difficulties) {
    for (std::size_t i = 0; i < kDifficultyNames.size(); ++i) {
        const std::string json = R"({"difficulty":")" + std::string(kDifficultyNames[i]) + "\"}";
        EXPECT_EQ(new_game(json).options.difficulty, static_cast<Difficulty>(i));
    }
}

TEST(AnunnakiSetupOfBot, AN_CHOICE_01_the_person_chooses_house_difficulty_and_modules) {
    const Options options =
        read_options(R"({"bot_house":"babylonian","difficulty":"hard","creatures":true})").options;
    EXPECT_EQ(content().houses[options.bot_house].id, "babylonian");
    EXPECT_EQ(options.difficulty, Difficulty::kHard);
    EXPECT_EQ(options.creatures, 1);
    EXPECT_EQ(options.distant_planets, 0);
}

TEST(AnunnakiSetupOfBot, AN_SET_04_the_extreme_side_at_extreme_only) {
    for (const char* difficulty : {"easy", "normal", "hard", "extreme"}) {
        const State state = position(std::string("difficulty=") + difficulty);
        const bool extreme = std::string_view(difficulty) == "extreme";
        // Only the extreme Norse card builds on its first space.
        EXPECT_EQ(Board(content(), state).fate().spaces[0].what,
                  extreme ? Do::kBuild : Do::kNothing);
    }
}

TEST(AnunnakiSetupOfBot, AN_SET_05_EX_42_six_cards_leave_each_deck_by_their_marks) {
    const auto numbered = [](char deck, int first, int last) {
        Lines ids;
        for (int i = first; i <= last; ++i) ids.push_back(std::string(1, deck) + std::to_string(i));
        return ids;
    };
    for (const auto& [deck, letter] : {std::pair{Deck::kMoon, 'M'}, std::pair{Deck::kSun, 'S'}}) {
        EXPECT_EQ(removed(Difficulty::kEasy, deck), numbered(letter, 19, 24));
        Lines doubles = numbered(letter, 16, 18);
        for (const std::string& id : numbered(letter, 22, 24)) doubles.push_back(id);
        EXPECT_EQ(removed(Difficulty::kNormal, deck), doubles);
        EXPECT_EQ(removed(Difficulty::kHard, deck), numbered(letter, 13, 18));
        EXPECT_EQ(removed(Difficulty::kExtreme, deck), numbered(letter, 13, 18));
    }
}

TEST(AnunnakiSetupOfBot, AN_SET_06_marks_add_up_so_that_six_leave_at_every_difficulty) {
    for (const Deck deck : {Deck::kMoon, Deck::kSun}) {
        const auto count = [&](MarkKind kind, int marks) {
            return std::count_if(content().cards(deck).begin(), content().cards(deck).end(),
                                 [&](const PrintedCard& card) {
                                     return card.mark.kind == kind && card.mark.count == marks;
                                 });
        };
        for (const MarkKind kind : {MarkKind::kWeak, MarkKind::kStrong})
            for (const int marks : {1, 2}) EXPECT_EQ(count(kind, marks), 3);
        for (std::size_t i = 0; i < content().difficulties.size(); ++i)
            EXPECT_EQ(used_cards(content(), static_cast<Difficulty>(i), deck).size(), 18U);
    }
}

TEST(AnunnakiSetupOfBot, AN_SET_07_two_shuffled_decks_and_a_moon_card_face_up) {
    const State state = new_game("{}");
    EXPECT_EQ(state.decks[0].size(), 17U);
    EXPECT_EQ(state.decks[1].size(), 18U);
    EXPECT_NE(state.face_up[0], 0);
    EXPECT_EQ(state.face_up[1], 0);
    EXPECT_FALSE(state.decks[0].contains(static_cast<std::uint8_t>(state.face_up[0] - 1)));
    EXPECT_FALSE(std::is_sorted(state.decks[1].begin(), state.decks[1].end()));
}

TEST(AnunnakiSetupOfBot, AN_SET_08_markers_at_the_start) {
    const State state = new_game("{}");
    EXPECT_EQ(fact_text(state, "B", "war 0 tech 0 trade 0 vp 0 sup 0"),
              "war 0 tech 0 trade 0 vp 0 sup -8");
}

TEST(AnunnakiSetupOfBot, AN_SET_09_a_settlement_and_3_followers_in_the_capital) {
    EXPECT_EQ(area_text(new_game(R"({"bot_house":"norse"})"), "NOR-C"), "B[S F3]");
}

TEST(AnunnakiSetupOfBot, AN_SET_10_four_settlements_on_the_row) {
    EXPECT_EQ(new_game("{}").side(Side::kBot).settlements, 4);
}

TEST(AnunnakiSetupOfBot, AN_SET_11_the_supply) {
    EXPECT_EQ(fact_text(new_game("{}"), "B", "F 0 m 0 G 0 cubes 0"), "F 9 m 4 G 1 cubes 0");
    EXPECT_EQ(content().constants.cubes, 14);
    EXPECT_EQ(content().constants.die, (std::array<std::uint8_t, 6>{1, 2, 3, 3, 4, 5}));
}

TEST(AnunnakiSetupOfBot, AN_SET_12_the_person_begins) {
    const State state = new_game("{}");
    EXPECT_EQ(state.active, Side::kPerson);
    EXPECT_EQ(state.turn, 1);
}

TEST(AnunnakiSetupOfBot, AN_SET_13_compatible_modules_and_no_others) {
    EXPECT_EQ(read_options(R"({"distant_planets":true,"creatures":true,"expansion_houses":true,
                              "bot_house":"mesos","person_house":"nypponis"})")
                  .rule,
              "");
    EXPECT_EQ(read_options(R"({"underworld":true})").rule, "AN-SET-13");
}

TEST(AnunnakiSetupOfBot, AN_SET_14_special_artefacts_are_not_offered) {
    EXPECT_EQ(read_options(R"({"special_artefacts":true})").rule, "AN-SET-14");
}

}  // namespace
}  // namespace orrery::anunnaki::testing
