// The terminal game as people use it: scripts typed into a session, and what it prints.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <sstream>

#include "core/embedded_content.h"
#include "games/registry.h"
#include "tests/cli/play/scripted_session.h"
#include "tests/support/data_file.h"

namespace orrery::cli::play {
namespace {

const AnyGame& cosmic_factory_game() {
    static const Registry registry = std::move(Registry::load(embedded_content())).value();
    return *registry.find("cosmic-factory");
}

const Presenter& presenter() {
    static const auto made = make_presenter(cosmic_factory_game());
    return *made;
}

std::unique_ptr<Position> start(int players, const Json& options, std::uint64_t seed = 7) {
    return std::move(cosmic_factory_game().start(players, options, seed_from_number(seed))).value();
}

const JsonObject kBeginner{{"beginner", true}, {"sandglass_seconds", 0}};

Played play_script(
    const std::string& typed, const Json& options, const std::string& seats,
    std::function<double()> clock = [] { return 0.0; }) {
    return run_script({cosmic_factory_game(), presenter(), options, seats, std::move(clock)},
                      typed);
}

// The nine tiles of a seat in the beginners' game of seed 7, where nothing is drafted.
std::vector<int> beginners_tiles(Seat seat) {
    const auto position = start(2, kBeginner);
    const Action ready = *cosmic_factory_game().parse("ready");
    position->apply(0, ready, nullptr);
    position->apply(1, ready, nullptr);
    std::vector<int> tiles;
    const Json view = position->view_json(seat);
    for (const Json& tile :
         view.at("seats").as_array()[static_cast<std::size_t>(seat)].at("pile").as_array())
        tiles.push_back(std::stoi(std::string(tile.as_string())));
    return tiles;
}

std::string lay(int tile, std::string_view cell) {
    return std::to_string(tile) + " " + std::string(cell) + "\n";
}

void expect_replays(const Played& played) {
    const auto end = replay(cosmic_factory_game(), played.record);
    ASSERT_TRUE(end.ok()) << to_string(end.error());
    EXPECT_TRUE((*end)->equals(*played.end));
}

TEST(Play, a_person_who_follows_hints_finishes_a_game_against_a_bot) {
    const Played played =
        play_script(repeated("go\n", 200), JsonObject{{"sandglass_seconds", 0}}, "hr");
    EXPECT_TRUE(played.end->over());
    EXPECT_TRUE(contains(played.printed, "Scoring of round 5"));
    EXPECT_TRUE(contains(played.printed, "The game is over."));
    EXPECT_TRUE(contains(played.printed, "  1. "));
    EXPECT_FALSE(contains(played.printed, "\x1b")) << "no escape sequences without a screen";
    expect_replays(played);
}

TEST(Play, a_hot_seat_of_three_plays_the_cards_that_ask_for_choices) {
    const JsonObject options{{"sandglass_seconds", 0}, {"cards", JsonArray{1, 13, 19, 20, 11}}};
    // Empty lines answer the requests to hand over the keyboard.
    const Played played = play_script(repeated("go all\n\n", 400), options, "hhh");
    EXPECT_TRUE(played.end->over()) << played.printed.substr(played.printed.size() - 2000);
    expect_replays(played);
}

// What is played and recorded has one text; what is typed need not be it.
TEST(Play, whole_actions_may_be_typed_with_other_spaces_and_in_another_order) {
    const auto position = start(2, JsonObject{{"sandglass_seconds", 0}});
    const Action first = position->legal(0).front();
    const auto& tiles = first.operands;
    const Played played =
        play_script(fmt::format("pick  {} {}   {}\n", tiles[2], tiles[0], tiles[1]),
                    JsonObject{{"sandglass_seconds", 0}}, "hr");
    const auto& done = played.record.actions;
    const auto mine = std::find_if(done.begin(), done.end(),
                                   [](const RecordedAction& step) { return step.seat == 0; });
    ASSERT_NE(mine, done.end()) << played.printed;
    EXPECT_EQ(mine->action, first) << played.printed;
}

TEST(Play, the_end_of_the_input_ends_the_game_politely) {
    const Played played = play_script("", JsonObject{{"sandglass_seconds", 0}}, "hr");
    EXPECT_TRUE(contains(played.printed, "Goodbye"));
    EXPECT_FALSE(played.end->over());
}

TEST(Play, bots_alone_are_told_as_a_story) {
    const Played played = play_script("", JsonObject{{"sandglass_seconds", 0}}, "rrr");
    EXPECT_TRUE(played.end->over());
    for (const char* round : {"Scoring of round 1", "Scoring of round 3", "Scoring of round 5"})
        EXPECT_TRUE(contains(played.printed, round));
    EXPECT_FALSE(contains(played.printed, "lays 1 tile.")) << "building is summed up";
}

TEST(Play, undo_takes_back_own_steps_but_not_what_came_to_light) {
    const int tile = beginners_tiles(0)[0];
    const Played played = play_script(
        "\n" + lay(tile, "0,0") + "r " + lay(tile, "") + "undo all\nundo\n", kBeginner, "hr");
    EXPECT_TRUE(contains(played.printed, "Undo stops here: something came to light"));
    const Json view = played.end->view_json(0);
    EXPECT_TRUE(view.at("seats").as_array()[0].at("galaxy").as_array().empty());
    expect_replays(played);
}

TEST(Play, undo_does_not_go_past_another_seats_step) {
    const std::vector<int> tiles = beginners_tiles(0);
    const Played played =
        play_script("\n" + lay(tiles[0], "0,0") + lay(tiles[1], "1,0") + lay(tiles[2], "2,0") +
                        "undo\n" + lay(tiles[3], "0,1") + "undo\n",
                    kBeginner, "hr");
    EXPECT_TRUE(contains(played.printed, "Undo stops here: somebody else has acted since."));
    const Json view = played.end->view_json(0);
    EXPECT_EQ(view.at("seats").as_array()[0].at("galaxy").as_array().size(), 3U);
    EXPECT_EQ(view.at("seats").as_array()[1].at("galaxy").as_array().size(), 3U)
        << "a bot lays three tiles for three of the person";
}

TEST(Play, a_bot_does_not_build_before_the_person_did) {
    const Played played =
        play_script("\nlook 2\n" + lay(beginners_tiles(0)[0], "0,0"), kBeginner, "hg");
    const Json view = played.end->view_json(0);
    EXPECT_TRUE(view.at("seats").as_array()[1].at("galaxy").as_array().empty());
    EXPECT_EQ(view.at("middle").as_array().size(), 3U);
}

TEST(Play, CF_BUILD_06_a_question_about_a_forbidden_action_names_its_rule) {
    const std::vector<int> tiles = beginners_tiles(0);
    const Played played = play_script(
        "\n" + lay(tiles[0], "0,0") + "? " + lay(tiles[1], "0,0") + "? " + lay(tiles[1], "1,0"),
        kBeginner, "hr");
    EXPECT_TRUE(contains(played.printed, "Not allowed: place"));
    EXPECT_TRUE(contains(played.printed, "(CF-BUILD-06)"));
    EXPECT_TRUE(contains(played.printed, "Allowed: place"));
    const Json view = played.end->view_json(0);
    EXPECT_EQ(view.at("seats").as_array()[0].at("galaxy").as_array().size(), 1U);
}

TEST(Play, a_question_alone_counts_what_can_be_done) {
    const Played played = play_script("\n?\n? place\n? take\n? done\n", kBeginner, "hr");
    EXPECT_TRUE(contains(played.printed, "place         324  place "));
    EXPECT_TRUE(contains(played.printed, "324 ways, page 1 of"));
    EXPECT_TRUE(contains(played.printed, "take green blue orange"));
    EXPECT_TRUE(contains(played.printed, "(CF-BUILD-08)"));
}

TEST(Play, what_is_printed_on_request_fits_eighty_columns) {
    const Played played = play_script(
        "\n?\n? place\nhelp\nrules\nscore\nlog\nhint\nlook\n? done\nnonsense\n", kBeginner, "hr");
    std::istringstream lines(played.printed);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(columns(line), 80) << line;
}

TEST(Play, bad_input_gets_a_line_and_changes_nothing) {
    const Played played = play_script(
        "\nflurb\nplace 99.9 at (0,0)\n51\n0,0\nr\nr 5,5\nx 77\nlook 9\nsave\nb purple\n? "
        "nonsense\n"
        ";;;\ntake\nsave /no/such/folder/x.json\n\x01\xff\n",
        kBeginner, "hr");
    EXPECT_TRUE(contains(played.printed, "\"flurb\" is no action here"));
    EXPECT_TRUE(contains(played.printed, "cannot be written"));
    EXPECT_TRUE(contains(played.printed, "Players are 1 to 2."));
    EXPECT_EQ(played.record.actions.size(), 2U) << "only the two who were ready";
}

TEST(Play, hidden_tiles_do_not_appear_on_another_persons_screen) {
    const JsonObject options{{"sandglass_seconds", 0}, {"cards", JsonArray{1, 2, 3, 4, 5}}};
    const auto position = start(2, options);
    const Json view = position->view_json(0);
    // Player 1 looks, asks and picks; then Player 2 looks.
    const Played played = play_script("\n?\nhint\ngo\n\n?\nlog\nlook\nscore\n", options, "hh");
    const std::size_t second = played.printed.find("Hand the keyboard to Player 2");
    ASSERT_NE(second, std::string::npos);
    const std::string first_screen = played.printed.substr(0, second);
    std::istringstream words(played.printed.substr(second));
    std::vector<std::string> seen;
    for (std::string word; words >> word;) seen.push_back(word);
    for (const Json& tile : view.at("seats").as_array()[0].at("packet").as_array()) {
        const std::string label(tile.as_string());
        EXPECT_TRUE(contains(first_screen, label));
        EXPECT_EQ(std::find(seen.begin(), seen.end(), label), seen.end()) << label;
    }
}

TEST(Play, the_clock_speaks_before_somebody_who_is_too_slow) {
    double now = 0;
    const auto clock = [&now] { return now += 25; };
    const JsonObject options{{"beginner", true}, {"sandglass_seconds", 60}};
    const Played played = play_script("\n" + lay(beginners_tiles(0)[0], "0,0") + repeated(" \n", 8),
                                      options, "hr", clock);
    EXPECT_TRUE(contains(played.printed, "Too late: time is up."));
    EXPECT_TRUE(contains(played.printed, "of your galaxy fall into the gaps at random."));
    EXPECT_FALSE(contains(played.printed, "of Bot 2’s galaxy fall")) << "bots used their time";
    EXPECT_TRUE(contains(played.printed, "Scoring of round 1"));
    expect_replays(played);
}

TEST(Play, people_at_one_keyboard_may_build_in_turns) {
    const std::vector<int> one = beginners_tiles(0), two = beginners_tiles(1);
    // The last who was ready, Player 2, is at the keyboard when building starts.
    const Played played =
        play_script("\n\n\n" + lay(two[0], "1,1") + "pass\n" + lay(one[0], "0,0") +
                        lay(one[1], "1,0") + "pass\n" + lay(two[1], "0,0"),
                    kBeginner, "hh");
    const Json view = played.end->view_json(0);
    EXPECT_EQ(view.at("seats").as_array()[0].at("galaxy").as_array().size(), 2U) << played.printed;
    EXPECT_EQ(view.at("seats").as_array()[1].at("galaxy").as_array().size(), 2U);
}

TEST(Play, tiles_are_picked_by_their_numbers) {
    const JsonObject options{{"sandglass_seconds", 0}, {"cards", JsonArray{1, 2, 3, 4, 5}}};
    const auto position = start(2, options);
    const Json view = position->view_json(0);
    std::string numbers;
    for (std::size_t i = 3; i-- > 0;)
        numbers +=
            std::string(view.at("seats").as_array()[0].at("packet").as_array()[i].as_string()) +
            " ";
    const Played played = play_script(numbers + "\n1 2\n", options, "hr");
    EXPECT_TRUE(contains(played.printed, "draft, second pick"));
    EXPECT_TRUE(contains(played.printed, "Pick three tiles at once"));
}

struct Ran {
    std::string printed;
    int status = 0;
};

Ran run_program(const std::string& arguments) {
    Ran ran;
    FILE* pipe =
        popen((test::program_path() + " play " + arguments + " </dev/null 2>&1").c_str(), "r");
    std::array<char, 4096> buffer{};
    for (std::size_t n = 0; (n = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
        ran.printed.append(buffer.data(), n);
    ran.status = WEXITSTATUS(pclose(pipe));
    return ran;
}

TEST(Play, the_program_is_plain_where_there_is_no_screen_and_ends_with_its_input) {
    const Ran ran = run_program("cosmic-factory --seed 7 --ascii --seat human --seat random");
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(contains(ran.printed, "draft, first pick")) << ran.printed;
    for (const char c : ran.printed) EXPECT_TRUE(c == '\n' || (c >= ' ' && c <= '~'));
}

// The others are the gentlest level where nobody says otherwise.
TEST(Play, opponents_are_levels_and_called_by_name) {
    for (const char* seats : {"", "--seat human --seat level-1", "--seat human --seat novice"}) {
        const Ran ran = run_program(std::string("cosmogenesis --seed 7 --ascii ") + seats);
        EXPECT_EQ(ran.status, 0);
        EXPECT_TRUE(contains(ran.printed, "At the table: You, Bot 2 (Novice).")) << ran.printed;
        EXPECT_TRUE(contains(ran.printed, "\nNovice: ")) << ran.printed;
    }
    const Ran others = run_program("cosmogenesis --seed 7 --seat human --seat greedy:trials=500");
    EXPECT_TRUE(contains(others.printed, "Bot 2 (greedy:trials=500).")) << others.printed;
}

TEST(Play, bad_arguments_are_refused) {
    for (const char* arguments :
         {"chess", "cosmic-factory --players 9", "cosmic-factory --seat clever",
          "cosmic-factory --seed x", "cosmic-factory --option beginner",
          "cosmic-factory --seat greedy:trials=none",
          "cosmic-factory --players 2 --seat human --seat human --seat human"}) {
        const Ran ran = run_program(arguments);
        EXPECT_EQ(ran.status, 2) << arguments << ": " << ran.printed;
        EXPECT_EQ(std::count(ran.printed.begin(), ran.printed.end(), '\n'), 1) << ran.printed;
    }
}

TEST(Play, a_game_nobody_has_drawn_is_shown_as_text) {
    const auto plain = make_plain_presenter(cosmic_factory_game());
    const auto position = start(2, kBeginner);
    const SeatNames names{{"You", "Bot 2"}, 0};
    const Lines lines = plain->screen(View(*position, 0), names, Style{});
    EXPECT_NE(std::find(lines.begin(), lines.end(), "  \"players\": 2,"), lines.end());
}

}  // namespace
}  // namespace orrery::cli::play
