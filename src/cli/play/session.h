// One game at a keyboard: people in turn, bots in between.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "cli/play/history.h"
#include "cli/play/presenter.h"
#include "cli/play/terminal.h"

namespace orrery::cli::play {

struct Player {
    std::string name;
    std::unique_ptr<Bot> bot;      // none: a person
    std::string kind{};            // what kind of bot: "Novice"
    std::string_view character{};  // what that is like; may be empty
};

struct Setup {
    std::unique_ptr<Position> start;
    Seed seed;
    std::string seed_text;  // as the person may type it again
    std::vector<Player> players;
    std::string record_file;                // written when the game ends or is left; may be empty
    std::function<double()> clock_seconds;  // the host's clock
    std::unique_ptr<Bot> adviser;           // gives the hints
};

class Session {
  public:
    Session(Setup setup, const Presenter& presenter, Terminal& terminal);

    // Until the game is over, somebody quits or the input ends.
    void run();

    const Position& position() const { return history_.now(); }
    Record record() const { return history_.record(); }

  private:
    using Words = std::vector<std::string>;
    enum class Next { kGoOn, kQuit };

    const AnyGame& game() const { return history_.now().game(); }
    bool is_person(Seat seat) const { return !players_[static_cast<std::size_t>(seat)].bot; }
    View view() const { return View(history_.now(), seat_); }

    // session.cpp
    void apply(Seat seat, Action action);
    void let_bots_act(bool finish = false);
    void bot_acts(Seat seat);
    void watch();
    std::optional<Seat> next_person() const;
    bool hand_over(Seat seat);
    bool show();
    Lines news();
    void show_menu();
    bool time_is_up();
    void note_time_limit();
    void finish();

    // session_commands.cpp
    Next obey(const std::string& typed);
    bool obey_word(const std::string& word, const std::string& rest, Next& next);
    void act(const std::string& typed);
    bool act_once(const std::string& text);
    std::optional<Action> read_action(const std::string& text);
    void answer_question(const std::string& rest);
    void undo(bool all);
    Advice ask_adviser();
    void hint();
    void go(bool all);
    void look(const std::string& rest);
    void pass();
    void print_help();
    void print_log();
    void print_standing();
    bool save(const std::string& file);

    History history_;
    std::vector<Player> players_;
    SeatNames names_;
    std::string seed_text_, record_file_;
    std::function<double()> clock_seconds_;
    const Presenter* presenter_;
    Terminal* terminal_;
    RandomStream chance_;  // the bots' own: the game's is in the position
    std::unique_ptr<Bot> adviser_;

    Seat seat_ = kSpectator;  // the person at the keyboard
    bool shown_ = false;      // the screen shows the position
    std::vector<Action> menu_;
    std::optional<Action> hinted_;
    std::array<std::vector<Event>, kMaxSeats> unread_;
    std::array<Lines, kMaxSeats> log_;
    int people_ = 0;
    int steps_ = 0;                        // people's steps since bots last kept pace
    std::array<int, kMaxSeats> credit_{};  // steps a bot may make to keep pace
    std::optional<TimeLimit> limit_;
    double limit_since_ = 0;
};

}  // namespace orrery::cli::play
