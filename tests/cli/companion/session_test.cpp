// The companion at a keyboard: instructions, reasons, undo, saving, questions.
#include <gtest/gtest.h>

#include <fstream>

#include "cli/play/canvas.h"
#include "core/embedded_content.h"
#include "core/record.h"
#include "games/anunnaki/board.h"
#include "games/anunnaki/companion/facts.h"
#include "tests/cli/companion/table.h"
#include "tests/cli/run_program.h"
#include "tests/support/scale.h"

namespace orrery::cli::companion {
namespace {

constexpr std::string_view kNorse = R"({"bot_house": "norse"})";
constexpr std::string_view kPrinted =
    R"({"bot_house": "norse", "physical_cards": true, "physical_die": true})";

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

std::string file_text(const std::string& path) {
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), {}};
}

// A table with the printed cards whose goals and contracts were told.
void begin(Keyboard& keyboard, const std::string& moon) {
    keyboard.tell(moon);
    keyboard.tell("goals areas units settlements shrines, contracts - - - - - -");
}

TEST(CosmobotSession, AN_COMP_04_a_step_is_an_instruction_and_the_criterion_behind_it) {
    Keyboard keyboard(kPrinted);
    begin(keyboard, "income");
    keyboard.tell("b m +f, b xm +f, b xl +f, xl x1, b xbl +f, b m -f, done");
    const std::string told = keyboard.tell("arrow right; harvest 2");
    EXPECT_TRUE(contains(told,
                         "  2. Mark metal in NOR-M as exhausted.\n"
                         "     produces metal (resource:metal, AN-HARV-03)\n"))
        << told;
    EXPECT_TRUE(contains(told,
                         "  3. Mark wood in NOR-L as exhausted.\n"
                         "     most symbols: 2 (most-resources:2, AN-HARV-03)\n"))
        << told;
    EXPECT_TRUE(contains(told, "  4. Remove both adviser cards from the game.")) << told;
}

TEST(CosmobotSession, AN_COMP_04_why_shows_every_candidate_and_what_it_scored) {
    Keyboard keyboard(kPrinted);
    begin(keyboard, "income");
    keyboard.tell("b xm +f, b xl +f, xl x1, b xbl +f, done");
    keyboard.tell("arrow right; harvest 2");
    const std::string all = keyboard.type("why");
    EXPECT_TRUE(contains(all,
                         "AN-HARV-03 resource:metal  NOR-L(wood) NOR-BL(wood) NOR-M(metal) -> "
                         "NOR-M"))
        << all;
    EXPECT_TRUE(contains(all, "AN-HARV-04 exhaust NOR-M symbols metal")) << all;
    const std::string one = keyboard.type("why 3");
    EXPECT_TRUE(contains(one, "AN-HARV-03 most-resources:2  NOR-L(2) NOR-BL(1) -> NOR-L")) << one;
    EXPECT_FALSE(contains(one, "metal")) << one;
    EXPECT_TRUE(contains(keyboard.type("why 99"), "Steps go from 1 to"));
}

TEST(CosmobotSession, AN_COMP_04_equal_moves_are_one_instruction) {
    Keyboard keyboard(kPrinted);
    begin(keyboard, "move 2 brave");
    keyboard.tell("done");
    const std::string told = keyboard.tell("arrow right; contract");
    EXPECT_TRUE(contains(told, "Take 2 followers from NOR-C and put them into NOR-BR.")) << told;
    EXPECT_TRUE(contains(told, "It has no effect.")) << told;  // there is no contract
}

TEST(CosmobotSession, AN_COMP_04_an_oracle_that_acts_names_its_track) {
    Keyboard keyboard(kPrinted);
    begin(keyboard, "oracle");
    keyboard.tell("b cubes 4, war 3, b war 5, done");
    const std::string told = keyboard.tell("arrow right; supremacy 1");
    const std::size_t oracle = told.find("· oracle");
    const std::size_t chosen = told.find("The oracle chooses ");
    ASSERT_NE(chosen, std::string::npos) << told;
    EXPECT_LT(oracle, chosen);
    EXPECT_FALSE(contains(told, "It has no effect.")) << told;
}

TEST(CosmobotSession, AN_COMP_09_in_Cosmobots_turn_only_what_is_asked_is_asked_for) {
    const std::string told = Keyboard::run_script(
        kPrinted,
        "income\ngoals a u se\ncontracts 4/2 - - - - -\ndone\narrow right; contract\nquit\n");
    const std::size_t discarded = told.find("Discard the contract of slot 1");
    const std::size_t refill = told.find("Refill contract slot 1");
    ASSERT_NE(discarded, std::string::npos) << told;
    ASSERT_NE(refill, std::string::npos) << told;
    EXPECT_FALSE(contains(told.substr(discarded, refill - discarded), "I need to know")) << told;
}

TEST(CosmobotSession, AN_COMP_02_what_was_understood_is_said_back) {
    Keyboard keyboard(kNorse);
    EXPECT_EQ(keyboard.tell("g2 +2f, war +1"),
              "Noted: put person follower in G02 (2 times), track person war 1.\n");
    EXPECT_TRUE(contains(keyboard.type("zz +f"), "Type help for what you can type."));
}

TEST(CosmobotSession, AN_COMP_05_questions_are_closed_and_numbered) {
    Keyboard keyboard(kPrinted);
    begin(keyboard, "portal 2 mighty");
    keyboard.tell("done");
    keyboard.tell("arrow left; contract");
    EXPECT_EQ(keyboard.state().choice, an::Choice::kPortalTarget);
    EXPECT_TRUE(contains(keyboard.type("why"), "AN-PORT-03 most-resources:2"));
    EXPECT_TRUE(contains(keyboard.type("4"), "Choose a number from 1 to 3."));
    EXPECT_TRUE(contains(keyboard.type("g5"), "none of the candidates"));
    const std::string told = keyboard.tell("2");
    EXPECT_TRUE(contains(told, "The units go to G12.")) << told;
    EXPECT_TRUE(contains(told, "as you chose (person, AN-PORT-03)")) << told;
    EXPECT_EQ(an::Board(rules().content(), keyboard.state()).unit_count(an::Side::kBot, 47), 2)
        << "G12";
}

TEST(CosmobotSession, AN_COMP_02_a_line_is_done_whole_or_not_at_all) {
    Keyboard keyboard(kNorse);
    keyboard.set_up();
    const an::State before = keyboard.state();
    const std::string told = keyboard.type("g2 +f, xc +f, war 3");
    EXPECT_TRUE(contains(told,
                         "Part 2, “xc +f”: put person follower in NOR-C: Nobody enters the "
                         "capital of the other side. (AN-CTRL-07) Nothing of the line was "
                         "done."))
        << told;
    EXPECT_EQ(keyboard.state(), before);
    keyboard.tell("g2 +f, war 3, war +1");
    EXPECT_EQ(keyboard.state().side(an::Side::kPerson).tracks[0], 4);
}

TEST(CosmobotSession, AN_COMP_02_any_number_of_lines_can_be_taken_back) {
    Keyboard keyboard(kNorse);
    EXPECT_TRUE(contains(keyboard.type("undo"), "nothing to undo"));
    const an::State fresh = keyboard.state();
    keyboard.set_up();
    const an::State told = keyboard.state();
    keyboard.tell("c>g2 2f, cube");
    keyboard.tell("done");
    while (!keyboard.asks(an::TaskKind::kReport)) keyboard.tell("1");
    const an::State second = keyboard.state();
    keyboard.tell("war 3");
    keyboard.tell("war 4");
    keyboard.type("undo turn");
    EXPECT_EQ(keyboard.state(), second);
    keyboard.type("undo turn");  // Cosmobot's turn and the person's before it
    EXPECT_EQ(keyboard.state(), fresh);
    keyboard.set_up();
    keyboard.tell("c>g2 2f, cube");
    keyboard.type("undo");
    EXPECT_EQ(keyboard.state(), told);
    EXPECT_TRUE(contains(keyboard.type("undo never"), "Write undo"));
    keyboard.type("undo 5");
    EXPECT_EQ(keyboard.state(), fresh);
}

TEST(CosmobotSession, AN_COMP_02_taken_back_and_told_again_Cosmobot_decides_the_same) {
    Keyboard keyboard(kNorse);
    keyboard.set_up();
    const std::string first = keyboard.tell("done");
    keyboard.type("undo");
    EXPECT_EQ(keyboard.tell("done"), first);
}

TEST(CosmobotSession, AN_COMP_02_what_was_told_is_logged) {
    Keyboard keyboard(kNorse);
    EXPECT_TRUE(contains(keyboard.type("log"), "Nothing was told yet."));
    keyboard.tell("c>g2 f");
    EXPECT_EQ(keyboard.type("log"),
              "   1. take person follower from GRE-C\n   2. put person follower in G02\n");
}

TEST(CosmobotSession, AN_COMP_08_a_combat_is_assisted_step_by_step) {
    Keyboard keyboard(kPrinted);
    begin(keyboard, "cube 1");
    keyboard.tell("b g5 +2f, g5 +f, fight g5");
    ASSERT_TRUE(keyboard.asks(an::TaskKind::kCommitWeapon));
    keyboard.tell("");
    EXPECT_TRUE(contains(keyboard.type("6"), "no such face"));
    keyboard.tell("1");
    EXPECT_TRUE(contains(keyboard.type("0"), "at least the strength"));
    const std::string told = keyboard.tell("3");
    EXPECT_TRUE(contains(told, "you 3, Cosmobot 3: you win.")) << told;
    EXPECT_TRUE(contains(told, "Send all Cosmobot’s units from G05 home to NOR-C.")) << told;
    EXPECT_TRUE(contains(told, "Move your war marker to space 2")) << told;
}

TEST(CosmobotSession, AN_COMP_09_facts_of_the_table_are_typed_bare) {
    Keyboard keyboard(kPrinted);
    begin(keyboard, "portal 3 brave");
    keyboard.tell("b xc +g +2m, c1 4/2, done");
    keyboard.tell("arrow right; contract");
    ASSERT_TRUE(keyboard.asks(an::TaskKind::kAskContract));
    EXPECT_TRUE(contains(keyboard.type("4/9"), "1 or 2 trade steps"));
    keyboard.tell("5/1");
    EXPECT_EQ(keyboard.state().contracts[0].vp, 5);
    keyboard.tell("");  // the program draws the next card
    ASSERT_TRUE(keyboard.asks(an::TaskKind::kAskCivilisation));
    keyboard.tell("6+3");
    ASSERT_TRUE(keyboard.asks(an::TaskKind::kAskDie));
    const std::string told = keyboard.tell("2");
    EXPECT_TRUE(contains(told, "Cosmobot 9, the civilisation 9: Cosmobot wins.")) << told;
    EXPECT_TRUE(contains(told, "Remove the civilisation tile in G07 and the god token with it"))
        << told;
}

TEST(CosmobotSession, AN_COMP_02_corrections_are_possible_while_something_is_asked) {
    Keyboard keyboard(kPrinted);
    begin(keyboard, "portal 2 mighty");
    keyboard.tell("done");
    keyboard.tell("arrow left; contract");
    ASSERT_EQ(keyboard.state().candidates.size(), 3U);
    keyboard.tell("fix g12 +f");  // it was the person's all the time
    EXPECT_EQ(keyboard.state().candidates.size(), 2U);
}

TEST(CosmobotSession, AN_COMP_01_the_board_shows_the_model_in_eighty_columns) {
    Keyboard keyboard(R"({"bot_house": "norse", "distant_planets": true, "creatures": true})",
                      true);
    keyboard.set_up();
    keyboard.tell("left dp2, right dp4, creatures sphinx griffin, g4 ac=5, g7 ag=3, g3 +2f +m x1");
    const std::string board = keyboard.type("board");
    for (const char* part :
         {"G03▲     oM", "P2m", "▒5", "▒?+3", "DP2 left: leader civilisation (4)",
          "Sphinx on display: needs technology 4", "Contracts: 3/1 5/2 4/1 2/1",
          "2-VP tokens: -2 2 5 8", "Face up: moon", "▲ shrine", "P your pieces, B Cosmobot’s"})
        EXPECT_TRUE(contains(board, part)) << part << "\n" << board;
    const std::string asked = Keyboard::run_script(
        R"({"bot_house": "norse", "distant_planets": true, "creatures": true})", "quit\n");
    EXPECT_TRUE(contains(asked, "left dp2, right dp4")) << asked;
    std::istringstream lines(board + keyboard.type("help") + keyboard.type("done") + asked);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(play::columns(line), 80) << line;
}

TEST(CosmobotSession, every_step_is_kept_in_the_file_and_goes_on_from_there) {
    const TemporaryFolder folder;
    const std::string file = folder.path() + "/game.json";
    Keyboard::run_script(
        kNorse, "goals a u se\ncontracts 3/1 5/2 4/1 2/1 3/1 4/2\nc>g2 f, cube\nquit\n", file);
    const auto game = an::companion::make_game(embedded_content());
    const Result<Json> json = parse_json(file_text(file));
    ASSERT_TRUE(json.ok());
    const Result<Record> record = record_from_json(**game, *json);
    ASSERT_TRUE(record.ok()) << to_string(record.error());
    EXPECT_EQ(record->actions.size(), 3U + 6U + 3U);
    EXPECT_TRUE(replay(**game, *record).ok());
}

// What a person would type whatever is asked, so that the game goes on.
std::string any_answer(const Keyboard& keyboard) {
    const an::State now = keyboard.state();
    if (!now.candidates.empty()) return "1";
    switch (now.tasks.back().kind) {
        case an::TaskKind::kReport:
            return "done";
        case an::TaskKind::kAskDie:
            return "3";
        case an::TaskKind::kAskCivilisation:
            return an::companion::god_untold(rules().content(), now, now.tasks.back().a) ? "4+2"
                                                                                         : "4";
        case an::TaskKind::kAskContract:
            return "3/1";
        case an::TaskKind::kAskTotal:
            return "9";
        case an::TaskKind::kAskScore:
            return "50";
        default:
            return "";  // the program draws; a weapon lies there
    }
}

void expect_whole_game(std::string_view options, const std::string& set_up) {
    Keyboard keyboard(options, true);
    while (keyboard.asks(an::TaskKind::kAskCard)) keyboard.tell("");
    std::istringstream lines(set_up);
    for (std::string line; std::getline(lines, line);) keyboard.tell(line);
    int typed = 0;
    for (; !keyboard.session().position().over() && typed < 1000; ++typed) {
        const bool reporting = keyboard.asks(an::TaskKind::kReport);
        if (reporting && typed % 3 == 0) keyboard.type("c +f, c>l f, cube, vp +1");
        const std::string told = keyboard.tell(any_answer(keyboard));
        std::istringstream printed(told);
        for (std::string line; std::getline(printed, line);)
            ASSERT_LE(play::columns(line), 80) << line;
    }
    EXPECT_TRUE(keyboard.session().position().over());
    const std::string score = keyboard.type("score");
    EXPECT_TRUE(contains(score, "wins.") || contains(score, "You win.")) << score;
}

TEST(CosmobotSession, AN_COMP_11_a_whole_game_from_the_standard_setup) {
    const std::string tell =
        "goals areas units settlements shrines\ncontracts 3/1 5/2 4/1 2/1 3/1 4/2\n";
    expect_whole_game(kNorse, tell);
    expect_whole_game(kPrinted, tell);
    expect_whole_game(
        R"({"distant_planets": true, "creatures": true, "advanced_reveal": true, "difficulty": "hard"})",
        tell + "left dp1, right dp3\ncreatures cerberus lamassu\n");
}

TEST(CosmobotSession, AN_COMP_01_a_whole_game_entered_on_an_empty_board) {
    expect_whole_game(R"({"bot_house": "norse", "board": "empty", "difficulty": "extreme"})",
                      "goals: war=areas tech=units trade=settlements sup=shrines\n"
                      "contracts: CN03 CN12 - CGRE1 CN01 CN02\n"
                      "NOR-C: B[S F1], NOR-L: B[S F2] x1, G03: P[F1] x@2, G04: AC02!\n"
                      "G02: P[S F2 m1], G07: AC, G08: AC AG=2\n"
                      "tracks B: war 5 tech 5 trade 3 sup -4 vp 9 | P: war 2 vp 7\n"
                      "cubes: P 2 B 4, culture: NOR-K1 G-K03, tokens: 2 5 8\n");
}

TEST(CosmobotSession, a_script_of_lines_is_a_conversation) {
    const std::string told = Keyboard::run_script(
        kNorse, "help\nboard\ngoals a u se\ncontracts 3 3 3 3 3 3\nscore\nquit\n");
    EXPECT_TRUE(contains(told, "Cosmobot is at your table."));
    EXPECT_TRUE(contains(told, "Before Cosmobot’s first turn I need to know:"));
    EXPECT_TRUE(contains(told, "Your turn 1: tell me what changed, then done."));
    EXPECT_TRUE(contains(told, "Cosmobot    -8 points"));
}

}  // namespace
}  // namespace orrery::cli::companion
