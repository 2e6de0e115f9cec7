#include "cli/cosmobot/session.h"

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/cosmobot/questions.h"
#include "cli/cosmobot/typing.h"
#include "cli/play/explain.h"
#include "cli/play/presenter.h"
#include "games/anunnaki/events.h"

namespace orrery::cli::companion {
namespace {

using play::wrapped;

}  // namespace

Session::Session(const an::cosmobot::Cosmobot& rules, Game game, play::Terminal& terminal)
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

// The model with its own types: the erased position speaks JSON.
an::State Session::model(const Position& position) const {
    const Json json = position.state_json();
    JsonErrors errors;
    an::State state = rules_->state_from_json(JsonReader(json, errors));
    if (!errors.ok()) throw Failed{errors.error(), kFailure};
    return state;
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
    try {
        tell(word == "fix" ? rest : line);
        show_news();
    } catch (const play::Misread& misread) {
        terminal_->print(wrapped(misread.message, terminal_->style().width, 2));
    }
    return true;
}

// All of the line or nothing of it.
void Session::tell(const std::string& line) {
    const std::vector<Action> entries = read(line);
    std::vector<Event> events;
    for (const Action entry : entries) history_.apply(an::kPersonSeat, entry, events);
    if (entries.empty()) {
        if (!line.empty()) terminal_->print("It is so already.");
        return;
    }
    lines_.push_back({entries.size(), turn_});
    note_turns(events);
    save_game();
}

// An answer to what is asked, or else edits.
std::vector<Action> Session::read(const std::string& line) const {
    const an::State now = model(history_.now());
    const bool asked = !now.candidates.empty() || now.tasks.back().kind != an::TaskKind::kReport;
    if (!asked) return read_parts(line);
    const std::vector<Action> answer = read_answer({content(), now}, line);
    if (answer.empty()) return read_parts(line);
    const std::unique_ptr<Position> trial = history_.now().clone();
    for (const Action entry : answer) {
        if (const Refusal* refusal = trial->check(an::kPersonSeat, entry))
            throw play::Misread{play::refusal_text(trial->game(), entry, *refusal)};
        trial->apply(an::kPersonSeat, entry, nullptr);
    }
    return answer;
}

// Each part is read against what the parts before it have changed, on a copy.
std::vector<Action> Session::read_parts(const std::string& line) const {
    const std::unique_ptr<Position> trial = history_.now().clone();
    std::vector<Action> entries;
    const std::vector<std::string> parts = parts_of(line);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto refuse = [&](const std::string& why) {
            throw play::Misread{
                parts.size() == 1 ? why
                                  : fmt::format("Part {}, \"{}\": {} Nothing of the line was done.",
                                                i + 1, parts[i], why)};
        };
        try {
            const an::State now = model(*trial);
            for (const Action entry : read_part({content(), now}, parts[i])) {
                if (const Refusal* refusal = trial->check(an::kPersonSeat, entry))
                    refuse(play::refusal_text(trial->game(), entry, *refusal));
                trial->apply(an::kPersonSeat, entry, nullptr);
                entries.push_back(entry);
            }
        } catch (const play::Misread& misread) {
            if (parts.size() == 1 || misread.message.starts_with("Part ")) throw;
            refuse(misread.message);
        }
    }
    return entries;
}

void Session::show_news() {
    const std::vector<Event> events = history_.events(an::kPersonSeat);
    const std::vector<std::size_t> starts = turn_starts(events);
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : events.size();
        if (end <= told_) continue;
        const std::span<const Event> turn(events.data() + starts[i], end - starts[i]);
        print_steps(instructions(content(), turn), told_ > starts[i] ? told_ - starts[i] : 0);
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
    const an::State now = model(history_.now());
    for (const std::string& line : missing(content(), now)) terminal_->print(line);
    for (const std::string& text : question(content(), now))
        print_indented(text.starts_with("  ") ? "  " : "", text, play::kAccent);
}

void Session::save_game() {
    if (!file_.empty() && !write(file_))
        terminal_->print(fmt::format("{} cannot be written: the game is not saved.", file_));
}

}  // namespace orrery::cli::companion
