// What a person can type besides actions.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>

#include "cli/play/explain.h"
#include "cli/play/session.h"
#include "cli/play/typed.h"

namespace orrery::cli::play {
namespace {

constexpr int kMostSteps = 40;  // of `go all`: more than any turn needs

std::string trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t") - first + 1));
}

Lines split_actions(const std::string& text) {
    Lines parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(';', at), text.size());
        if (std::string part = trimmed(text.substr(at, end - at)); !part.empty())
            parts.push_back(std::move(part));
        at = end + 1;
    }
    return parts;
}

std::optional<int> number(std::string_view text) {
    return typed_number(text, 5);
}

// "life +2.0, belt −0.5": the first ones.
std::string listed(const std::vector<Feature>& features) {
    constexpr std::size_t kReasons = 4;
    std::string text;
    for (std::size_t i = 0; i < std::min(kReasons, features.size()); ++i)
        text +=
            fmt::format("{}{} {:+.1f}", i == 0 ? "" : ", ", features[i].name, features[i].value);
    return text;
}

std::string expected(const Prospect& prospect) {
    return fmt::format("{:.0f} of 100 such games won, {:.1f} points {}", prospect.win_chance * 100,
                       std::abs(prospect.margin), prospect.margin < 0 ? "behind" : "ahead");
}

// Another turn than the one that is advised, by how it begins.
std::string alternative(const AnyGame& game, const Advice::Turn& turn) {
    const std::string than = listed(turn.features);
    return fmt::format("Or {}: {}{}", game.print(turn.actions.front()), expected(turn.prospect),
                       than.empty() ? "" : "; it brings " + than);
}

const Lines& commands_help() {
    static const Lines lines{
        "  ?           what you can do now    ? ACTION    what it does, or why not",
        "  hint        advice with reasons    go, go all  do it; go on to the turn’s end",
        "  undo        take back a step       undo all    as far back as possible",
        "  look 2      player 2’s things      pass        let the next person here act",
        "  score  log  standing, story        save FILE   keep a record of the game",
        "  rules       the game in short      quit        leave",
    };
    return lines;
}

}  // namespace

Session::Next Session::obey(const std::string& typed) {
    if (typed.empty()) {
        // Enter does the only thing there is to do, or shows the table again.
        const std::vector<Action> legal = history_.now().legal(seat_);
        if (legal.size() == 1)
            act_once(game().print(legal.front()));
        else
            shown_ = false;
        return Next::kGoOn;
    }
    if (typed[0] == '?') {
        answer_question(trimmed(typed.substr(1)));
        return Next::kGoOn;
    }
    const std::size_t blank = typed.find(' ');
    const std::string word = typed.substr(0, blank);
    const std::string rest = blank == std::string::npos ? "" : trimmed(typed.substr(blank));
    Next next = Next::kGoOn;
    if (!obey_word(word, rest, next)) act(typed);
    return next;
}

// Words with more behind them than they take are actions: "score light set", "h 5".
bool Session::obey_word(const std::string& word, const std::string& rest, Next& next) {
    const bool alone = rest.empty();
    if (word == "quit" || word == "exit" || (word == "q" && alone))
        next = Next::kQuit;
    else if (word == "help" || (word == "h" && alone))
        print_help();
    else if (word == "rules")
        terminal_->print(presenter_->rules_help());
    else if (word == "undo" || (word == "u" && (alone || rest == "all")))
        undo(rest == "all");
    else if (word == "hint")
        hint();
    else if (word == "go")
        go(rest == "all");
    else if (word == "log")
        print_log();
    else if (word == "why" && alone)
        terminal_->print(presenter_->reasons(history_.events(seat_), terminal_->style()));
    else if (word == "score" && alone)
        print_standing();
    else if (word == "look")
        look(rest);
    else if (word == "pass")
        pass();
    else if (word == "save" && rest.empty())
        terminal_->print("Name a file: save game.json");
    else if (word == "save")
        save(rest);
    else
        return false;
    return true;
}

// Several actions on a line are done in order, up to the first that cannot be.
void Session::act(const std::string& typed) {
    for (const std::string& part : split_actions(typed)) {
        try {
            for (const std::string& text : split_actions(presenter_->expand(part, view())))
                if (!act_once(text)) return;
        } catch (const Misread& misread) {
            return terminal_->print(misread.message);
        }
        if (!has_seat(history_.now().actors(), seat_)) return;
    }
}

bool Session::act_once(const std::string& text) {
    const std::optional<Action> action = read_action(text);
    if (!action) return false;
    if (const Refusal* refusal = history_.now().check(seat_, *action)) {
        terminal_->print(
            wrapped(refusal_text(game(), *action, *refusal), terminal_->style().width, 2));
        return false;
    }
    ++steps_;
    apply(seat_, *action);
    return true;
}

std::optional<Action> Session::read_action(const std::string& text) {
    if (const auto typed = number(text); typed && !menu_.empty()) {
        const auto choice = static_cast<std::size_t>(*typed);
        if (choice >= 1 && choice <= menu_.size()) return menu_[choice - 1];
        terminal_->print(fmt::format("Choose a number from 1 to {}.", menu_.size()));
        return std::nullopt;
    }
    const Result<Action> action = game().read(text);
    if (action) return *action;
    // Only who began an action's word is told what should follow it.
    std::string why;
    for (const ActionForm& shape : game().vocabulary().action_forms())
        if (text.starts_with(shape.name)) why = ": " + action.error().message;
    terminal_->print(
        wrapped(fmt::format("\"{}\" is no action here{}. Type ? for what you can do, help "
                            "for how to type it.",
                            text, why),
                terminal_->style().width, 2));
    return std::nullopt;
}

void Session::answer_question(const std::string& rest) {
    const Style style = terminal_->style();
    if (rest.empty()) return terminal_->print(list_kinds(history_.now(), seat_, style));
    std::string kind = rest;
    int page = 1;
    const std::size_t blank = rest.rfind(' ');
    if (const auto typed =
            blank == std::string::npos ? std::nullopt : number(rest.substr(blank + 1))) {
        kind = rest.substr(0, blank);
        page = *typed;
    }
    if (const Lines lines = list_actions(history_.now(), seat_, kind, page, style); !lines.empty())
        return terminal_->print(lines);
    std::string text = rest;
    try {
        text = presenter_->expand(rest, view());
    } catch (const Misread& misread) {
        return terminal_->print(misread.message);
    }
    for (const std::string& part : split_actions(text))
        if (const std::optional<Action> action = read_action(part))
            terminal_->print(explain(history_.now(), *presenter_, seat_, *action, style));
}

void Session::undo(bool all) {
    int steps = 0;
    History::Undo answer = history_.undo(seat_);
    for (; answer == History::Undo::kDone; answer = history_.undo(seat_)) {
        ++steps;
        if (!all) break;
    }
    steps_ = std::max(0, steps_ - steps);
    if (steps > 0) {
        unread_[static_cast<std::size_t>(seat_)].clear();
        log_[static_cast<std::size_t>(seat_)].push_back(fmt::format(
            "{} {}.", names_.does(seat_, "take back", "takes back"), counted(steps, "step")));
        shown_ = false;
        hinted_.reset();
        return;
    }
    if (answer == History::Undo::kNothing)
        terminal_->print("There is nothing to undo.");
    else if (answer == History::Undo::kRevealed)
        terminal_->print("Undo stops here: something came to light or your choice was final.");
    else
        terminal_->print("Undo stops here: somebody else has acted since.");
}

Advice Session::ask_adviser() {
    terminal_->remark("Thinking …");
    return ask_bot(*adviser_, history_.now(), seat_, chance_);
}

void Session::hint() {
    if (history_.now().legal(seat_).empty())
        return terminal_->print("There is nothing you can do now.");
    adviser_->take_up(seat_, {});  // a plan has no reasons any more
    const Advice advice = ask_adviser();
    hinted_ = advice.action;
    const Style style = terminal_->style();
    terminal_->print(fmt::format("Hint: {}", inked(style, kStrong, game().print(advice.action))));
    const auto remark = [&](const std::string& text) {
        for (const std::string& line : wrapped(text, style.width - 2))
            terminal_->print("  " + line);
    };
    if (!advice.features.empty())
        remark((advice.next ? "Than " + game().print(advice.next->action) + " it brings "
                            : "It brings ") +
               listed(advice.features));
    for (const Advice::Turn& turn : advice.turns)
        remark(&turn == &advice.turns.front() ? "Expected: " + expected(turn.prospect)
                                              : alternative(game(), turn));
    terminal_->print(inked(style, kQuiet, "  go does it."));
}

// Does what was hinted; `all` goes on until something is revealed or the turn passes.
void Session::go(bool all) {
    for (int step = 0; step < (all ? kMostSteps : 1); ++step) {
        const Action action = hinted_ ? *hinted_ : ask_adviser().action;
        if (!act_once(game().print(action))) return;
        if (!has_seat(history_.now().actors(), seat_)) return;
        if (history_.can_undo(seat_) != History::Undo::kDone) return;
        if (all) let_bots_act();
    }
}

void Session::look(const std::string& rest) {
    const int players = static_cast<int>(players_.size());
    const int wanted = number(rest).value_or(0);
    if (!rest.empty() && (wanted < 1 || wanted > players))
        return terminal_->print(fmt::format("Look at whom? Players are 1 to {}.", players));
    for (int i = 1; i <= players; ++i) {
        const Seat seat = static_cast<Seat>(i - 1);
        if (wanted == i || (wanted == 0 && seat != seat_))
            terminal_->print(presenter_->look(view(), seat, names_, terminal_->style()));
    }
}

void Session::pass() {
    for (std::size_t i = 1; i < players_.size(); ++i) {
        const Seat seat =
            static_cast<Seat>((static_cast<std::size_t>(seat_) + i) % players_.size());
        if (!is_person(seat) || !has_seat(history_.now().actors(), seat)) continue;
        hand_over(seat);
        return;
    }
    terminal_->print("Nobody else at this keyboard can act now.");
}

void Session::print_help() {
    terminal_->print(commands_help());
    const Lines typing = presenter_->typing_help();
    if (typing.empty()) return;
    terminal_->print("How to type actions:");
    terminal_->print(typing);
}

void Session::print_log() {
    const Lines& log = log_[static_cast<std::size_t>(seat_)];
    terminal_->print(log.empty() ? Lines{"Nothing has happened yet."} : log);
}

void Session::print_standing() {
    const Standing standing = history_.now().standing();
    const Style style = terminal_->style();
    std::vector<std::size_t> order(standing.seats.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return standing.seats[a].place < standing.seats[b].place;
    });
    if (standing.over) terminal_->print(inked(style, kStrong, "The game is over."));
    int widest = 0;
    for (const std::string& name : names_.names) widest = std::max(widest, columns(name));
    for (const std::size_t i : order) {
        const SeatStanding& seat = standing.seats[i];
        std::string parts;
        for (const ScorePart& part : seat.parts)
            parts += fmt::format("{}{} {}", parts.empty() ? "" : ", ", part.key, part.points);
        // Where the parts are many, they go on under themselves.
        const int indent = widest + 18;
        const Lines rows = wrapped(parts, style.width - indent);
        terminal_->print(fmt::format(
            "  {}. {} {} {:<6}  {}", seat.place, padded(names_.names[i], widest),
            inked(style, kStrong, fmt::format("{:>3}", seat.points)),
            word_for(seat.points, "point", "points"), inked(style, kQuiet, rows.front())));
        for (std::size_t row = 1; row < rows.size(); ++row)
            terminal_->print(std::string(static_cast<std::size_t>(indent), ' ') +
                             inked(style, kQuiet, rows[row]));
    }
}

bool Session::save(const std::string& file) {
    std::ofstream out(file);
    out << to_pretty_text(record_json(game(), history_.record()));
    out.close();
    terminal_->print(out ? fmt::format("The record is in {}.", file)
                         : fmt::format("{} cannot be written.", file));
    return static_cast<bool>(out);
}

}  // namespace orrery::cli::play
