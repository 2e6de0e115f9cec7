#include "cli/play/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "cli/command.h"

namespace orrery::cli::play {
namespace {

constexpr std::size_t kMenuMax = 12;     // more ways than that are typed, not numbered
constexpr int kStepsOfOneBot = 100'000;  // a bot that never comes to an end is a bug

Seat seat_of(std::size_t index) {
    return static_cast<Seat>(index);
}

// What the bots draw from must not tell anything about the game's own chance.
Seed bots_seed(Seed seed) {
    constexpr std::uint32_t kSalt = 0x626f7473;
    for (std::uint32_t& word : seed.words) word ^= kSalt;
    return seed;
}

Json without_viewer(Json view) {
    if (view.is_object()) view.as_object().erase("viewer");
    return view;
}

}  // namespace

Session::Session(Setup setup, const Presenter& presenter, Terminal& terminal)
    : history_(std::move(setup.start), setup.seed),
      players_(std::move(setup.players)),
      seed_text_(std::move(setup.seed_text)),
      record_file_(std::move(setup.record_file)),
      clock_seconds_(std::move(setup.clock_seconds)),
      presenter_(&presenter),
      terminal_(&terminal),
      chance_(bots_seed(setup.seed)),
      adviser_(std::move(setup.adviser)) {
    for (const Player& player : players_) {
        names_.names.push_back(player.name);
        if (!player.bot) ++people_;
    }
    if (!game().info().opponent.empty()) names_.names.emplace_back(game().info().opponent);
    for (std::size_t i = 0; i < players_.size(); ++i)
        if (people_ == 1 && is_person(seat_of(i))) names_.you = seat_of(i);
}

void Session::run() {
    const Style style = terminal_->style();
    const std::string title = fmt::format("Welcome to {}.", game().info().name);
    terminal_->print(inked(style, kStrong, title));
    std::string players;
    for (const Player& player : players_)
        players += (players.empty() ? "" : ", ") + player.name +
                   (player.bot ? fmt::format(" ({})", player.kind) : "");
    terminal_->print(fmt::format("At the table: {}. Game number {}.", players, seed_text_));
    std::set<std::string_view> told;
    for (const Player& player : players_)
        if (!player.character.empty() && told.insert(player.kind).second)
            terminal_->print(fmt::format("{}: {}", player.kind, player.character));
    terminal_->print(
        "Type help for what you can type, rules for the game in short, quit to leave.");
    if (people_ == 0) return watch();
    if (terminal_->interactive() && !terminal_->wait("Press Enter to begin. ")) return;
    for (;;) {
        note_time_limit();
        let_bots_act();
        note_time_limit();
        if (history_.now().over()) break;
        const std::optional<Seat> seat = next_person();
        if (!seat) break;
        if (*seat != seat_ && !hand_over(*seat)) break;
        if (!shown_ && !show()) break;
        const std::optional<std::string> typed = terminal_->ask("> ");
        if (!typed) {
            terminal_->print("The input has ended; so does the game. Goodbye.");
            break;
        }
        if (time_is_up()) continue;
        if (obey(*typed) == Next::kQuit) {
            terminal_->print("Goodbye.");
            break;
        }
    }
    finish();
}

void Session::apply(Seat seat, Action action) {
    std::vector<Event> events;
    const Applied applied = history_.apply(seat, action, events);
    for (std::size_t i = 0; i < players_.size(); ++i)
        for (const Event& event : events)
            if (event.visible_to(seat_of(i))) unread_[i].push_back(event);
    if (applied.revealed) steps_ = 0, credit_.fill(0);
    hinted_.reset();
    shown_ = false;
}

void Session::bot_acts(Seat seat) {
    Bot& bot = *players_[static_cast<std::size_t>(seat)].bot;
    terminal_->remark(names_.of(seat) + " is thinking …");
    const Action action = ask_bot(bot, history_.now(), seat, chance_).action;
    if (const Refusal* refusal = history_.now().check(seat, action))
        throw Failed{refusal_error(game(), action, *refusal), kFailure};
    apply(seat, action);
}

// Bots act at once, except where a person acts at the same time and the game asks for a pace:
// there they make as many steps as the people made. `finish`: bots do all they want to do.
void Session::let_bots_act(bool finish) {
    for (int step = 0; step < kStepsOfOneBot; ++step) {
        const SeatSet actors = history_.now().actors();
        bool person_waits = false;
        for (std::size_t i = 0; i < players_.size(); ++i)
            person_waits = person_waits || (has_seat(actors, seat_of(i)) && is_person(seat_of(i)));
        const int pace =
            finish || !person_waits ? 0 : presenter_->bot_pace(View(history_.now(), kSpectator));
        if (pace > 0 && steps_ >= pace) {
            for (int& credit : credit_) credit += pace;
            steps_ -= pace;
        }
        Seat next = kSpectator;
        for (std::size_t i = 0; i < players_.size() && next == kSpectator; ++i)
            if (has_seat(actors, seat_of(i)) && !is_person(seat_of(i)) &&
                (pace == 0 || credit_[i] > 0))
                next = seat_of(i);
        if (next == kSpectator) return;
        if (pace > 0) --credit_[static_cast<std::size_t>(next)];
        bot_acts(next);
    }
    throw Failed{Error{"endless_bot", "the bots do not come to an end", "", ""}, kFailure};
}

// Nobody but bots: tell the whole game.
void Session::watch() {
    while (!history_.now().over()) {
        for (std::size_t i = 0; i < players_.size(); ++i)
            if (has_seat(history_.now().actors(), seat_of(i))) {
                bot_acts(seat_of(i));
                break;
            }
        std::vector<Event> seen;
        for (const Event& event : unread_[0])
            if (event.visible_to(kSpectator)) seen.push_back(event);
        const Telling telling =
            presenter_->tell(seen, View(history_.now(), kSpectator), names_, terminal_->style());
        if (!telling.page && !history_.now().over()) continue;
        unread_[0].clear();
        terminal_->print(telling.lines);
    }
    finish();
}

// The person at the keyboard goes on while the game waits for them; then the next one round.
std::optional<Seat> Session::next_person() const {
    const SeatSet actors = history_.now().actors();
    if (seat_ != kSpectator && has_seat(actors, seat_)) return seat_;
    for (std::size_t i = 1; i <= players_.size(); ++i) {
        const std::size_t from =
            seat_ == kSpectator ? players_.size() - 1 : static_cast<std::size_t>(seat_);
        const Seat seat = seat_of((from + i) % players_.size());
        if (has_seat(actors, seat) && is_person(seat)) return seat;
    }
    return std::nullopt;
}

// Where the next person may see what the last one may not, the screen is emptied first.
bool Session::hand_over(Seat seat) {
    const Position& now = history_.now();
    const Json next = without_viewer(now.view_json(seat));
    bool secret = people_ > 1 && seat_ == kSpectator;
    if (seat_ != kSpectator) secret = next != without_viewer(now.view_json(seat_));
    seat_ = seat;
    shown_ = false;
    hinted_.reset();
    if (people_ == 1) return true;
    if (!secret) {
        terminal_->print(
            inked(terminal_->style(), kAccent, fmt::format("Now it is {}.", names_.of(seat))));
        return true;
    }
    terminal_->clear(true);
    terminal_->print(inked(terminal_->style(), kAccent,
                           fmt::format("Hand the keyboard to {}.", names_.of(seat))));
    if (terminal_->wait(fmt::format("{}: press Enter when nobody else looks. ", names_.of(seat)))) {
        note_time_limit();
        return true;
    }
    return false;
}

// What happened since this person last looked.
Lines Session::news() {
    const auto index = static_cast<std::size_t>(seat_);
    const Telling telling = presenter_->tell(unread_[index], view(), names_, terminal_->style());
    unread_[index].clear();
    log_[index].insert(log_[index].end(), telling.lines.begin(), telling.lines.end());
    if (!telling.page || !terminal_->interactive()) return telling.lines;
    terminal_->clear();
    terminal_->print(telling.lines);
    terminal_->wait("\nPress Enter to go on. ");
    return {};
}

bool Session::show() {
    const Lines told = news();
    const Style style = terminal_->style();
    terminal_->clear();
    terminal_->print(presenter_->screen(view(), names_, style));
    for (const std::string& line : told) terminal_->print(line);
    show_menu();
    std::string prompt = presenter_->prompt(view(), names_);
    if (people_ > 1) prompt = fmt::format("{}: {}", names_.of(seat_), prompt);
    if (limit_)
        prompt += fmt::format(
            " [{} s left]",
            std::max(0, limit_->seconds - static_cast<int>(clock_seconds_() - limit_since_)));
    for (const std::string& line : wrapped(prompt, style.width))
        terminal_->print(inked(style, kAccent, line));
    shown_ = true;
    return true;
}

void Session::show_menu() {
    menu_ = history_.now().legal(seat_);
    if (menu_.size() > kMenuMax || menu_.size() < 2) menu_.clear();
    std::string line;
    for (std::size_t i = 0; i < menu_.size(); ++i) {
        const std::string entry = fmt::format("  {}) {}", i + 1, game().print(menu_[i]));
        if (columns(line) + columns(entry) > terminal_->style().width) {
            terminal_->print(line);
            line.clear();
        }
        line += entry;
    }
    if (!line.empty()) terminal_->print(line);
}

void Session::note_time_limit() {
    const std::optional<TimeLimit> now = history_.now().time_limit();
    if (now && now != limit_) limit_since_ = clock_seconds_();
    limit_ = now;
}

// The clock speaks before the person who was too slow. Bots had the same time and have used it.
bool Session::time_is_up() {
    if (!limit_ || clock_seconds_() - limit_since_ < limit_->seconds) return false;
    const Result<Action> time_up = game().parse("time up");
    if (!time_up || history_.now().check(kClock, *time_up) != nullptr) return false;
    terminal_->print("Too late: time is up.");
    let_bots_act(true);
    apply(kClock, *time_up);
    limit_.reset();
    return true;
}

void Session::finish() {
    if (history_.now().over()) {
        if (seat_ != kSpectator) terminal_->print(news());
        print_standing();
    }
    if (!record_file_.empty()) save(record_file_);
}

}  // namespace orrery::cli::play
