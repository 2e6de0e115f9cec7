#include "cli/companion/session.h"

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/companion/questions.h"
#include "cli/play/presenter.h"
#include "games/anunnaki/companion/check.h"
#include "games/anunnaki/events.h"

namespace orrery::cli::companion {
namespace {

using play::wrapped;

std::string complaint(const TypedProblem& problem) {
    std::string why =
        problem.text + (problem.key == "unknown" ? " Type help for what you can type." : "");
    if (problem.part == 0) return why;
    return fmt::format("Part {}, “{}”: {} Nothing of the line was done.", problem.part,
                       problem.part_text, why);
}

}  // namespace

Session::Session(const an::companion::Companion& rules, Game game, play::Terminal& terminal)
    : rules_(&rules),
      history_(std::move(game.history)),
      file_(std::move(game.file)),
      terminal_(&terminal),
      told_(history_.events(an::kPersonSeat).size()) {
    // Of a game that goes on, each entry counts as a line.
    const Record record = history_.record();
    const Result<std::unique_ptr<Position>> start = start_of(history_.now().game(), record);
    if (!start) throw Failed{start.error(), kFailure};
    for (const RecordedAction& told : record.actions) {
        std::vector<Event> events;
        lines_.push_back({1, turn_});
        (*start)->apply(told.seat, told.action, &events);
        note_turns(events);
    }
}

void Session::note_turns(const std::vector<Event>& events) {
    for (const Event& event : events)
        if (event.kind == static_cast<std::uint8_t>(an::EventKind::kTurnStarted) &&
            event.seat == an::kPersonSeat)
            ++turn_;
}

void Session::run() {
    const play::Style style = terminal_->style();
    terminal_->print(inked(style, play::kStrong, "Cosmobot is at your table."));
    terminal_->print("Type help for what you can type, board for what I know, quit to leave.");
    save_game();
    while (!history_.now().over()) {
        show_question();
        const std::optional<std::string> typed = terminal_->ask("> ");
        if (!typed || !type(*typed)) break;
    }
    if (history_.now().over()) score("");
    if (!file_.empty())
        terminal_->print(fmt::format("The game is in {}: orrery cosmobot resume {}", file_, file_));
}

bool Session::type(const std::string& line) {
    const std::size_t blank = line.find(' ');
    const std::string word = line.substr(0, blank);
    const std::string rest = blank == std::string::npos ? "" : line.substr(blank + 1);
    if (word == "quit" || word == "q") return false;
    for (const Command& command : commands())
        if (word == command.word || (word == command.letter && rest.empty())) {
            (this->*command.run)(rest);
            return true;
        }
    tell(line);
    return true;
}

// All of the line or nothing of it.
void Session::tell(const std::string& line) {
    const Typed typed = rules_->read_typed(state(), an::kPersonSeat, line);
    if (typed.problem)
        return terminal_->print(wrapped(complaint(*typed.problem), terminal_->style().width, 2));
    if (typed.actions.empty()) {
        if (!line.empty()) terminal_->print("It is so already.");
        return;
    }
    std::vector<Event> events;
    for (const Action entry : typed.actions) history_.apply(an::kPersonSeat, entry, events);
    lines_.push_back({typed.actions.size(), turn_});
    note_turns(events);
    save_game();
    echo(typed.actions);
    show_news();
}

// What was understood of the line, so that a slip is noticed at once.
void Session::echo(const std::vector<Action>& entries) {
    std::string noted;
    for (std::size_t i = 0; i < entries.size();) {
        std::size_t same = i + 1;
        while (same < entries.size() && entries[same] == entries[i]) ++same;
        if (an::companion::is_edit(an::companion::kind_of(entries[i])))
            noted += fmt::format("{}{}{}", noted.empty() ? "" : ", ",
                                 rules_->words().vocabulary.print(entries[i]),
                                 same - i > 1 ? fmt::format(" ({} times)", same - i) : "");
        i = same;
    }
    if (!noted.empty()) print_indented("Noted: ", noted + ".", play::kQuiet);
}

void Session::show_news() {
    const std::vector<Event> events = history_.events(an::kPersonSeat);
    const std::vector<std::size_t> starts = turn_starts(events);
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : events.size();
        if (end <= told_) continue;
        const std::span<const Event> turn(events.data() + starts[i], end - starts[i]);
        print_steps(instructions(*rules_, turn), told_ > starts[i] ? told_ - starts[i] : 0);
    }
    told_ = events.size();
}

// Steps are numbered from the beginning of the turn; what ends before `from` has been printed.
void Session::print_steps(const std::vector<Step>& steps, std::size_t from) {
    int number = 0;
    for (const Step& step : steps) {
        if (!step.heading) ++number;
        if (step.last <= from) continue;
        if (step.heading) {
            print_indented("", step.text, play::kAccent);
            continue;
        }
        print_indented(fmt::format("{:>3}. ", number), step.text, play::kStrong);
        if (!step.reason.empty()) print_indented("     ", step.reason, play::kQuiet);
    }
}

// Wrapped under itself behind what stands before it.
void Session::print_indented(const std::string& before, const std::string& text, play::Ink ink) {
    const play::Style style = terminal_->style();
    const int indent = play::columns(before);
    std::string margin = before;
    for (const std::string& line : wrapped(text, style.width - indent)) {
        terminal_->print(margin + inked(style, ink, line));
        margin = std::string(static_cast<std::size_t>(indent), ' ');
    }
}

void Session::show_question() {
    const an::State& now = state();
    for (const std::string& line : missing(now)) terminal_->print(line);
    for (const std::string& text : question(content(), now))
        print_indented(text.starts_with("  ") ? "  " : "", text, play::kAccent);
}

void Session::save_game() {
    if (!file_.empty() && !write(file_))
        terminal_->print(fmt::format("{} cannot be written: the game is not saved.", file_));
}

}  // namespace orrery::cli::companion
