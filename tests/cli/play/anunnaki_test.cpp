// Anunnaki against Cosmobot in the terminal: what is drawn, told and understood, and what stays
// hidden.
#include <gtest/gtest.h>

#include "core/embedded_content.h"
#include "tests/cli/play/scripted_session.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::cli::play {
namespace {

const AnyGame& the_game() {
    return test::game("anunnaki");
}

const Presenter& presenter() {
    static const auto made = make_presenter(the_game());
    return *made;
}

SeatNames names() {
    SeatNames names;
    names.names = {"You", "Cosmobot"};
    names.you = 0;
    return names;
}

JsonObject with_modules() {
    return {{"distant_planets", true}, {"creatures", true}, {"advanced_reveal", true}};
}
JsonObject greek_against_norse() {
    return {{"person_house", "greek"}, {"bot_house", "norse"}};
}

Played play_script(const std::string& typed) {
    return run_script({the_game(), presenter(), greek_against_norse()}, typed);
}

TEST(PlayAnunnaki, a_person_who_follows_hints_finishes_a_game) {
    const Played played = play_script(repeated("go\n", 500));
    EXPECT_TRUE(contains(played.printed, "Cosmobot’s turn."));
    EXPECT_TRUE(contains(played.printed, "The age of the gods is over."));
    expect_whole_game(the_game(), played);
}

// Every screen of many games, with and without colour.
TEST(PlayAnunnaki, whatever_happens_fits_eighty_columns) {
    const int games = test::scaled(4);
    for (int number = 0; number < games; ++number) {
        test::RandomGame game(the_game(), 1, number % 2 == 0 ? JsonObject{} : with_modules(),
                              static_cast<std::uint64_t>(number));
        while (const auto step = game.choose()) {
            std::vector<Event> events;
            game.play(*step, &events);
            const View view(game.position(), 0);
            for (const Style& style : {Style{false, 80, 24}, Style{true, 80, 70}}) {
                expect_narrow(presenter().screen(view, names(), style));
                expect_narrow(presenter().look(view, 0, names(), style));
                expect_narrow(presenter().tell(events, view, names(), style).lines);
                expect_narrow(presenter().reasons(events, style));
            }
            EXPECT_LE(columns(presenter().prompt(view, names())), 240);
            if (HasFailure()) return;
        }
    }
}

TEST(PlayAnunnaki, help_fits_eighty_columns) {
    expect_narrow(presenter().typing_help());
    expect_narrow(presenter().rules_help());
}

// AN-RNG-02: positions that the person cannot tell apart look the same.
TEST(PlayAnunnaki, AN_RNG_02_what_is_hidden_is_never_drawn) {
    for (int number = 0; number < test::scaled(3); ++number) {
        test::RandomGame game(the_game(), 1, with_modules(), static_cast<std::uint64_t>(number));
        RandomStream chance(seed_from_number(99));
        while (const auto step = game.choose()) {
            game.play(*step);
            const auto other = game.position().guess(0, chance);
            const View one(game.position(), 0), two(*other, 0);
            EXPECT_EQ(joined(presenter().screen(one, names(), {})),
                      joined(presenter().screen(two, names(), {})));
            EXPECT_EQ(presenter().prompt(one, names()), presenter().prompt(two, names()));
            if (HasFailure()) return;
        }
    }
}

TEST(PlayAnunnaki, the_map_shows_areas_with_symbols_pieces_and_tiles) {
    const auto position = test::start(the_game(), 1, greek_against_norse(), 7);
    const std::string screen = joined(presenter().screen(View(*position, 0), names(), {}));
    EXPECT_TRUE(contains(screen, "│G01     MMM│G02▲     GW│")) << screen;
    EXPECT_TRUE(contains(screen, "│G06     WWW│G07≈▲    OM│G08≈▲    GW│G09     GGG│")) << screen;
    EXPECT_TRUE(contains(screen, "│GRE-BL    G│GRE-M    OO│GRE-BR▲ WWW│")) << screen;
    EXPECT_TRUE(contains(screen, "│P⌂3")) << screen;
    EXPECT_TRUE(contains(screen, "│B⌂3")) << screen;
    EXPECT_TRUE(contains(screen, "▒?+")) << screen;
    // Where G03, G06 and G07 meet, and G03, G04 and G07.
    EXPECT_TRUE(contains(screen, "┌─────┴─────✦─────✦─────┬─────✦─────✦─────┴─────┐")) << screen;
}

// AN-TRACE-01: the criterion that decided stands beside each step of Cosmobot's, all of them are
// shown on demand.
TEST(PlayAnunnaki, AN_TRACE_01_reasons_are_told_in_short_and_in_full) {
    const Played played = play_script("o0\n" + repeated("go\n", 12) + "why\n");
    EXPECT_TRUE(contains(played.printed, "a cube on space 1")) << played.printed;
    EXPECT_TRUE(contains(played.printed, "AN-FATE-01 cube")) << played.printed;
    EXPECT_TRUE(contains(played.printed, "AN-TURN-02 M")) << played.printed;
    EXPECT_TRUE(contains(played.printed, " -> ")) << played.printed;
}

TEST(PlayAnunnaki, before_its_first_turn_Cosmobot_has_no_reasons) {
    EXPECT_TRUE(contains(play_script("why\n").printed, "Cosmobot has had no turn yet."));
}

TEST(PlayAnunnaki, a_question_shows_what_would_change) {
    const Played played = play_script("? secondary s_move\nharvest\n? c\n");
    EXPECT_TRUE(contains(played.printed, "Not allowed: secondary s_move")) << played.printed;
    EXPECT_TRUE(contains(played.printed, "Allowed: harvest gold in GRE-C")) << played.printed;
    EXPECT_TRUE(contains(played.printed, "1 → 2")) << played.printed;
}

class PlayAnunnakiTyping : public testing::Test {
  protected:
    PlayAnunnakiTyping() : position_(test::start(the_game(), 1, greek_against_norse(), 7)) {}
    // Plays whole actions, separated by "; ".
    void play(std::string_view actions) {
        for (std::size_t at = 0; at < actions.size();) {
            const std::size_t end = std::min(actions.find("; ", at), actions.size());
            const auto action = the_game().parse(actions.substr(at, end - at));
            ASSERT_TRUE(action.ok()) << actions;
            ASSERT_EQ(position_->check(0, *action), nullptr) << actions.substr(at, end - at);
            position_->apply(0, *action, nullptr);
            at = end + 2;
        }
    }
    // Answers anyhow until the pawn is asked for again.
    void until_pawn() {
        while (position_->view_json(0).at("question").as_object().contains("choice") ||
               position_->view_json(0).at("question").at("task").as_string() != "pawn")
            position_->apply(0, position_->legal(0).back(), nullptr);
    }
    // The node with this tile.
    std::string node(std::string_view tile) const {
        const Json view = position_->view_json(0);
        for (const auto& [name, id] : view.at("person").at("tiles").as_object())
            if (id.as_string() == tile) return std::string(name);
        return {};
    }
    std::string expanded(std::string_view typed) const {
        return presenter().expand(typed, View(*position_, 0));
    }
    std::unique_ptr<Position> position_;
};

TEST_F(PlayAnunnakiTyping, the_pawn_goes_to_a_node_or_a_tile) {
    EXPECT_EQ(expanded("o3"), "pawn to O3");
    EXPECT_EQ(expanded("I2"), "pawn to I2");
    EXPECT_EQ(expanded("harvest"), "pawn to " + node("harvest"));
    EXPECT_EQ(expanded("sup"), "pawn to " + node("supremacy"));
}

TEST_F(PlayAnunnakiTyping, units_walk) {
    play("pawn to " + node("move"));
    EXPECT_EQ(expanded("c l"), "move follower from GRE-C to GRE-L");
    EXPECT_EQ(expanded("c l m"),
              "move follower from GRE-C to GRE-L; move follower from GRE-L to GRE-M");
    EXPECT_EQ(expanded("2 c r"),
              "move follower from GRE-C to GRE-R; move follower from GRE-C to GRE-R");
    EXPECT_EQ(expanded("min c l"), "move minor from GRE-C to GRE-L");
    EXPECT_EQ(expanded("s l m"), "move settlement from GRE-L to GRE-M");
    EXPECT_EQ(expanded("."), "stop");
}

TEST_F(PlayAnunnakiTyping, symbols_are_harvested_from_the_left) {
    play("pawn to " + node("move") +
         "; move follower from GRE-C to GRE-L; move follower from GRE-C to GRE-R; stop; "
         "secondary s_harvest");
    EXPECT_EQ(expanded("l r"), "harvest grain in GRE-L; harvest wood in GRE-R");
    EXPECT_EQ(expanded("l grain"), "harvest grain in GRE-L");
    EXPECT_EQ(expanded("g3 g3"), "harvest gold in G03; harvest metal in G03");
    EXPECT_EQ(expanded("g3 metal g3"), "harvest metal in G03; harvest gold in G03");
    // AN-HHARV-03: a symbol may be named by its number.
    EXPECT_EQ(expanded("harvest 2 in G03"), "harvest metal in G03");
    EXPECT_THROW(expanded("harvest 3 in g3"), Misread);
}

TEST_F(PlayAnunnakiTyping, units_go_through_the_portal) {
    play("pawn to " + node("move") + "; stop; secondary s_portal");
    EXPECT_EQ(expanded("c g2"), "portal follower from GRE-C to G02");
    EXPECT_EQ(expanded("c xbr"), "portal follower from GRE-C to NOR-BR");
    EXPECT_EQ(expanded("c c dp2"),
              "portal follower from GRE-C to DP2:land; portal follower from GRE-C to DP2:land");
}

TEST_F(PlayAnunnakiTyping, settlements_contracts_and_resources) {
    play("pawn to " + node("move") + "; move follower from GRE-C to GRE-L; stop; stop; stop");
    until_pawn();
    play("pawn to " + node("build"));
    EXPECT_EQ(expanded("l"), "build in GRE-L");
    EXPECT_EQ(expanded("l -wood"), "build in GRE-L without wood");
    position_ = test::start(the_game(), 1, greek_against_norse(), 7);
    play("pawn to " + node("trade"));
    EXPECT_EQ(expanded("t 3"), "take contract 3");
    EXPECT_EQ(expanded("d 1"), "drop contract 1");
    play("stop");
    EXPECT_EQ(expanded("w o"), "take wood; take gold");
    EXPECT_EQ(expanded("grain"), "take grain");
    play("take wood; take wood; stop");
    EXPECT_EQ(expanded("swap w o"), "swap wood for gold");
    EXPECT_EQ(expanded("fulfil 1"), "fulfil 1");
    EXPECT_EQ(expanded("summon ares c"), "summon GRE-2 at GRE-C by T0");
    EXPECT_EQ(expanded("summon zeus l"), "summon GRE-G at GRE-L by PENTA");
}

// Whatever is legal can be typed as it is printed.
TEST_F(PlayAnunnakiTyping, whole_actions_stay_as_they_are) {
    test::RandomGame game(the_game(), 1, with_modules(), 3);
    while (const auto step = game.choose()) {
        const View view(game.position(), 0);
        for (const Action action : game.position().legal(0)) {
            const std::string text = the_game().print(action);
            EXPECT_EQ(presenter().expand(text, view), text);
        }
        if (HasFailure()) return;
        game.play(*step);
    }
}

TEST_F(PlayAnunnakiTyping, what_makes_no_sense_is_explained) {
    play("pawn to " + node("move"));
    for (const char* typed : {"c", "c q", "s l", "2", "-1 c", "x c"})
        EXPECT_THROW(expanded(typed), Misread) << typed;
    play("stop; secondary s_harvest");
    for (const char* typed : {"dp2", "c 7", "q"}) EXPECT_THROW(expanded(typed), Misread) << typed;
    play("stop");
    for (const char* typed : {"swap w", "swap w q", "fulfil", "summon thor c", "take sphinx"})
        EXPECT_THROW(expanded(typed), Misread) << typed;
}

}  // namespace
}  // namespace orrery::cli::play
