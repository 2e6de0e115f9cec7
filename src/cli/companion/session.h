// The companion at a keyboard: the person tells what changed on the table, Cosmobot's turn is told
// back as instructions. Every line is saved; any number of them can be taken back.
#pragma once

#include <string>
#include <vector>

#include "cli/companion/instructions.h"
#include "cli/play/history.h"
#include "cli/play/terminal.h"
#include "core/erased_game.h"
#include "games/anunnaki/companion/game.h"

namespace orrery::cli::companion {

// A game under way: a fresh one, or one read from a record.
struct Game {
    play::History history;
    std::string file;  // written after every step; may be empty
};

class Session {
  public:
    Session(const an::companion::Companion& rules, Game game, play::Terminal& terminal);

    // Until the game is over, the person quits or the input ends.
    void run();
    // One line as if it was typed; what follows from it is printed. False: the person leaves.
    bool type(const std::string& line);

    const Position& position() const { return history_.now(); }
    const an::State& state() const { return state_of<an::companion::Companion>(history_.now()); }
    Record record() const { return history_.record(); }

  private:
    struct Command {
        std::string_view word, letter;
        void (Session::*run)(const std::string& rest);
    };
    static const std::vector<Command>& commands();

    const an::Content& content() const { return rules_->content(); }

    // session.cpp
    void tell(const std::string& line);
    void echo(const std::vector<Action>& entries);
    void show_news();
    void show_question();
    void print_steps(const std::vector<Step>& steps, std::size_t from);
    void print_indented(const std::string& before, const std::string& text, play::Ink ink);
    void save_game();

    // session_commands.cpp
    void help(const std::string& rest);
    void board(const std::string& rest);
    void undo(const std::string& rest);
    void take_back_line();
    void note_turns(const std::vector<Event>& events);
    void why(const std::string& rest);
    void print_trace(std::span<const Event> events);
    void log(const std::string& rest);
    void score(const std::string& rest);
    void save(const std::string& rest);
    bool write(const std::string& file);

    const an::companion::Companion* rules_;
    play::History history_;
    std::string file_;
    play::Terminal* terminal_;
    struct Line {
        std::size_t entries = 1;
        int turn = 1;  // of the person's, in which it was told
    };
    std::vector<Line> lines_;  // for undo
    int turn_ = 1;             // the person's turns that have begun
    std::size_t told_ = 0;     // so many events have been told
};

// Writes a file as a whole: a crash leaves the old one.
bool write_file(const std::string& file, const std::string& text);

}  // namespace orrery::cli::companion
