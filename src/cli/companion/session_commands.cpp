// What can be typed besides what happened at the table.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <fstream>

#include "cli/companion/board.h"
#include "cli/companion/questions.h"
#include "cli/companion/session.h"
#include "cli/play/typed.h"
#include "games/anunnaki/bot/trace.h"
#include "games/anunnaki/events.h"

namespace orrery::cli::companion {
namespace {

const play::Lines& help_lines() {
    static const play::Lines lines = [] {
        play::Lines all{
            "Tell what changed, several things on a line with commas; done ends your turn:"};
        for (const an::companion::typed::Example& one : an::companion::typed::examples())
            if (!one.does.empty()) add_example(all, one);
        const play::Lines rest{
            "When something is asked, a number or a name answers it; edits are possible, too.",
            "Commands:",
            "  board (b)     what I know          why, why 3   Cosmobot’s reasons, of a step",
            "  undo, undo 3  take back lines      undo turn    to where the turn began",
            "  log           what was told        score        the count as it stands",
            "  save FILE     a copy               quit         leave; the game is kept",
        };
        all.insert(all.end(), rest.begin(), rest.end());
        return all;
    }();
    return lines;
}

// A criterion was applied.
bool decides(std::span<const Event> events) {
    return std::any_of(events.begin(), events.end(), [](const Event& event) {
        return event.kind == static_cast<std::uint8_t>(an::EventKind::kCriterion);
    });
}

}  // namespace

bool write_file(const std::string& file, const std::string& text) {
    const std::string beside = file + ".new";
    std::ofstream out(beside, std::ios::binary);
    out << text;
    out.close();
    return out && std::rename(beside.c_str(), file.c_str()) == 0;
}

const std::vector<Session::Command>& Session::commands() {
    static const std::vector<Command> all{
        {"help", "?", &Session::help},    {"board", "b", &Session::board},
        {"undo", "u", &Session::undo},    {"why", "w", &Session::why},
        {"log", "log", &Session::log},    {"score", "score", &Session::score},
        {"save", "save", &Session::save},
    };
    return all;
}

void Session::help(const std::string&) {
    terminal_->print(help_lines());
}

void Session::board(const std::string&) {
    terminal_->print(draw_board(content(), state(), terminal_->style()));
}

void Session::undo(const std::string& rest) {
    if (lines_.empty()) return terminal_->print("There is nothing to undo.");
    const std::optional<int> typed = rest.empty() ? 1 : play::typed_number(rest, 3);
    if (rest != "turn" && (!typed || *typed == 0))
        return terminal_->print("Write undo, undo 3 or undo turn.");
    // Back to where this turn of yours began; from there, to where the one before did.
    const int turn = lines_.back().turn;
    int taken = 0;
    const auto goes_on = [&] {
        return !lines_.empty() && (rest == "turn" ? lines_.back().turn == turn : taken < *typed);
    };
    for (; goes_on(); ++taken) take_back_line();
    told_ = history_.events(an::kPersonSeat).size();
    terminal_->print(fmt::format("{} taken back.", counted(taken, "line")));
    save_game();
}

void Session::take_back_line() {
    for (std::size_t i = 0; i < lines_.back().entries; ++i) history_.undo(an::kPersonSeat);
    turn_ = lines_.back().turn;
    lines_.pop_back();
}

// Every criterion of the last turn in which something was decided, or of one of its steps.
void Session::why(const std::string& rest) {
    const std::vector<Event> events = history_.events(an::kPersonSeat);
    std::vector<std::size_t> starts = turn_starts(events);
    starts.push_back(events.size());
    for (std::size_t i = starts.size() - 1; i-- > 0;) {
        const std::span<const Event> turn(events.data() + starts[i], starts[i + 1] - starts[i]);
        const std::vector<Step> steps = instructions(*rules_, turn);
        int number = 0;
        for (const Step& step : steps) number += step.heading ? 0 : 1;
        if (number == 0 && !decides(turn)) continue;
        const std::optional<int> wanted = play::typed_number(rest, 3);
        if (!rest.empty() && (!wanted || *wanted < 1 || *wanted > number))
            return terminal_->print(fmt::format("Steps go from 1 to {}.", number));
        number = 0;
        for (const Step& step : steps) {
            if (!step.heading) ++number;
            if (wanted && (step.heading || number != *wanted)) continue;
            if (step.heading)
                print_indented("", step.text, play::kAccent);
            else
                print_indented(fmt::format("{:>3}. ", number), step.text, play::kStrong);
            print_trace(turn.subspan(step.first, step.last - step.first));
        }
        // What led to the question that is open.
        if (!wanted) print_trace(turn.subspan(steps.empty() ? 0 : steps.back().last));
        return;
    }
    terminal_->print("Cosmobot has decided nothing yet.");
}

void Session::print_trace(std::span<const Event> events) {
    for (const an::TraceRecord& record : an::read_trace(rules_->words().vocabulary, events))
        if (!record.criterion.empty() || !record.effect.empty())
            print_indented("     ", an::to_line(record, an::Values::kShown), play::kQuiet);
}

void Session::log(const std::string&) {
    int number = 0;
    for (const RecordedAction& told : history_.record().actions)
        terminal_->print(
            fmt::format("{:>4}. {}", ++number, rules_->words().vocabulary.print(told.action)));
    if (number == 0) terminal_->print("Nothing was told yet.");
}

void Session::score(const std::string&) {
    const Standing standing = history_.now().standing();
    if (standing.over)
        terminal_->print(inked(terminal_->style(), play::kStrong,
                               standing.seats[0].place == 1 ? "You win." : "Cosmobot wins."));
    for (const SeatStanding& seat : standing.seats) {
        std::string parts;
        for (const ScorePart& part : seat.parts)
            parts += fmt::format("{}{} {}", parts.empty() ? "" : ", ", part.key, part.points);
        terminal_->print(fmt::format("  {:<9} {:>4} {:<6}  {}",
                                     seat.name.empty() ? "You" : std::string(seat.name),
                                     seat.points, word_for(seat.points, "point", "points"), parts));
    }
}

void Session::save(const std::string& rest) {
    if (rest.empty()) return terminal_->print("Name a file: save game.json");
    terminal_->print(write(rest) ? fmt::format("The game is in {}.", rest)
                                 : fmt::format("{} cannot be written.", rest));
}

bool Session::write(const std::string& file) {
    return write_file(file, to_pretty_text(record_json(history_.now().game(), history_.record())));
}

}  // namespace orrery::cli::companion
