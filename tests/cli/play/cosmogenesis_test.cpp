// Cosmogenesis in the terminal: what is drawn, told and understood, and what stays hidden.
#include <gtest/gtest.h>

#include "cli/play/cosmogenesis/typing.h"
#include "core/embedded_content.h"
#include "games/cosmogenesis/game.h"
#include "tests/cli/play/scripted_session.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::cli::play {
namespace {

const AnyGame& the_game() {
    return test::game("cosmogenesis");
}

const Presenter& presenter() {
    static const auto made = make_presenter(the_game());
    return *made;
}

// People sit first, random bots after them.
Played play_script(const std::string& typed, int players, int people) {
    const std::string seats = repeated("h", people) + repeated("r", players - people);
    return run_script({the_game(), presenter(), JsonObject{}, seats}, typed);
}

TEST(PlayCosmogenesis, a_person_who_follows_hints_finishes_a_game) {
    const Played played = play_script(repeated("go\n", 300), 2, 1);
    EXPECT_TRUE(contains(played.printed, "Round 6 begins"));
    EXPECT_TRUE(contains(played.printed, "The six ages are over."));
    expect_whole_game(the_game(), played);
}

// Also in the middle of a plan: it is thought about anew, since a plan has no reasons.
TEST(PlayCosmogenesis, a_hint_tells_the_chances_and_what_else_is_good) {
    Table table{the_game(), presenter(), JsonObject{}, "hr"};
    table.adviser = "level-4";
    const Played played = run_script(table, "go\n" + repeated("hint\ngo\n", 8));
    const auto count = [&](std::string_view part) {
        int found = 0;
        for (std::size_t at = played.printed.find(part); at != std::string::npos;
             at = played.printed.find(part, at + 1))
            ++found;
        return found;
    };
    EXPECT_GE(count("Hint: "), 8);
    EXPECT_EQ(count("Expected: "), count("Hint: "));
    EXPECT_GE(count(" of 100 such games won, "), count("Hint: "));
    EXPECT_GE(count("  Or take "), 1) << played.printed;
}

TEST(PlayCosmogenesis, three_people_hand_over_the_keyboard) {
    const Played played = play_script(repeated("go all\n\n", 500), 3, 3);
    EXPECT_TRUE(played.end->over()) << played.printed.substr(played.printed.size() - 2000);
}

// Whoever corrects a name reads the new one in the drawing too.
TEST(PlayCosmogenesis, life_is_drawn_by_the_names_of_the_content) {
    std::vector<ContentFile> files(embedded_content().begin(), embedded_content().end());
    std::string boards;
    for (ContentFile& file : files) {
        if (file.game != "cosmogenesis" || file.name != "boards.json") continue;
        boards = file.text;
        const std::string name = "\"en\": \"bacteria\"";
        const std::size_t at = boards.find(name);
        ASSERT_NE(at, std::string::npos);
        file.text = boards.replace(at, name.size(), "\"en\": \"Urleben\"");
    }
    const auto game = std::move(cosmogenesis::make_game(files)).value();
    const auto drawing = make_presenter(*game);
    std::string drawn;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        test::RandomGame random(*game, 2, JsonObject{}, seed);
        while (const auto step = random.choose()) {
            random.play(*step);
            for (const std::string& line :
                 drawing->screen(View(random.position(), 0), player_names(2), Style{}))
                drawn += line + "\n";
        }
    }
    EXPECT_NE(drawn.find("✿0 Urleb…"), std::string::npos) << "there was no life in these games";
    EXPECT_EQ(drawn.find("bact"), std::string::npos);
}

// Every screen of many games, with and without colour.
TEST(PlayCosmogenesis, whatever_happens_fits_eighty_columns) {
    const int games = test::scaled(3);
    for (int number = 0; number < games; ++number) {
        const int players = 2 + number % 3;
        test::RandomGame game(the_game(), players, JsonObject{},
                              static_cast<std::uint64_t>(number));
        const SeatNames names = player_names(players);
        while (const auto step = game.choose()) {
            std::vector<Event> events;
            game.play(*step, &events);
            for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
                const View view(game.position(), viewer);
                for (const Style& style : {Style{false, 80, 24}, Style{true, 80, 70}}) {
                    expect_narrow(presenter().screen(view, names, style));
                    expect_narrow(presenter().look(view, 1, names, style));
                    expect_narrow(presenter().tell(events, view, names, style).lines);
                }
                EXPECT_LE(columns(presenter().prompt(view, names)), 160);
            }
            if (HasFailure()) return;
        }
    }
}

TEST(PlayCosmogenesis, help_fits_eighty_columns) {
    expect_narrow(presenter().typing_help());
    expect_narrow(presenter().rules_help());
}

// CG-INFO-02: positions that a viewer cannot tell apart look the same.
TEST(PlayCosmogenesis, CG_INFO_02_what_is_secret_is_never_drawn) {
    for (int number = 0; number < test::scaled(4); ++number) {
        test::RandomGame game(the_game(), 3, JsonObject{}, static_cast<std::uint64_t>(number));
        const SeatNames names = player_names(3);
        RandomStream chance(seed_from_number(99));
        for (int step = 0; step < 120; ++step) {
            const auto next = game.choose();
            if (!next) break;
            game.play(*next);
            for (const Seat viewer : {Seat{0}, Seat{2}}) {
                const auto other = game.position().guess(viewer, chance);
                EXPECT_EQ(joined(presenter().screen(View(game.position(), viewer), names, {})),
                          joined(presenter().screen(View(*other, viewer), names, {})));
            }
            if (HasFailure()) return;
        }
    }
}

TEST(PlayCosmogenesis, CG_INFO_02_the_others_objective_is_only_counted) {
    const auto position = test::start(the_game(), 2, JsonObject{}, 7);
    for (const Seat seat : {Seat{0}, Seat{1}})
        position->apply(seat, position->legal(seat)[0], nullptr);
    const Json own = position->view_json(1);
    const std::string secret(own.at("seats").as_array()[1].at("start").as_string());
    const SeatNames names = player_names(2);
    EXPECT_TRUE(contains(joined(presenter().look(View(*position, 1), 1, names, {})), secret));
    const std::string seen = joined(presenter().look(View(*position, 0), 1, names, {}));
    EXPECT_FALSE(contains(seen, secret)) << seen;
    EXPECT_TRUE(contains(seen, "One planetary objective is kept secret."));
}

class PlayCosmogenesisTyping : public testing::Test {
  protected:
    PlayCosmogenesisTyping() : position_(test::start(the_game(), 2, JsonObject{}, 7)) {
        for (const Seat seat : {Seat{0}, Seat{1}})
            position_->apply(seat, position_->legal(seat)[0], nullptr);
    }
    std::string expanded(std::string_view typed) const {
        return presenter().expand(typed, View(*position_, 0));
    }
    std::unique_ptr<Position> position_;
};

TEST_F(PlayCosmogenesisTyping, short_forms_are_written_out) {
    EXPECT_EQ(expanded("2-3 m 1"), "take II-3 as moon of O1");
    EXPECT_EQ(expanded("III-1 h 2.1"), "take III-1 to hit O2.M1");
    EXPECT_EQ(expanded("4-1"), "take IV-1 to belt");
    EXPECT_EQ(expanded("1-2"), "take I-2 as objective");
    EXPECT_EQ(expanded("2-1 x"), "discard II-1");
    EXPECT_EQ(expanded("a 2"), "side hit O2.P");
    EXPECT_EQ(expanded("c"), "side comet to belt");
    EXPECT_EQ(expanded("c 3"), "side comet to hit O3.P");
    EXPECT_EQ(expanded("r 7 2"), "side reveal P07 at O2");
    EXPECT_EQ(expanded("l 1.m2"), "side life on O1.M2");
    EXPECT_EQ(expanded("o 8 1 4"), "use O08 on O1 and O4");
    EXPECT_EQ(expanded("o 9 1.1 1"), "use O09 on O1.M1 to hit O1.P");
    EXPECT_EQ(expanded("o 5 1"), "use O05 on O1.P");
    EXPECT_EQ(expanded("o 10 2"), "use O10 as moon of O2");
    EXPECT_EQ(expanded("mod"), "side module");
    EXPECT_EQ(expanded("e"), "end turn");
}

TEST_F(PlayCosmogenesisTyping, whole_actions_stay_as_they_are) {
    for (const Action action : position_->legal(position_->legal(0).empty() ? 1 : 0))
        EXPECT_EQ(expanded(the_game().print(action)), the_game().print(action));
}

TEST_F(PlayCosmogenesisTyping, what_makes_no_sense_is_explained) {
    for (const char* typed : {"m", "m 9", "a 1.7", "r 7", "2-1 q", "o 44", "o 8 x y"})
        EXPECT_THROW(expanded(typed), Misread) << typed;
}

TEST(PlayCosmogenesis, a_question_shows_what_would_change) {
    const Played played = play_script("go\n? 4-1\n", 2, 1);
    EXPECT_TRUE(contains(played.printed, "Allowed: take IV-1 to belt")) << played.printed;
    EXPECT_TRUE(contains(played.printed, "comets       0 → 1")) << played.printed;
}

}  // namespace
}  // namespace orrery::cli::play
