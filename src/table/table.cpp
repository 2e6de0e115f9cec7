#include "table/table.h"

#include <algorithm>
#include <utility>

#include "table/questions.h"

namespace orrery::table {

Result<State> load_state(const AnyGame& game, const std::string& id, const StoredTable& stored,
                         Store& store) {
    Result<State> state = State::load(game, stored);
    if (state || state.error().code != "other_version") return state;
    Result<std::optional<Account>> account = store.account(id);
    if (!account) return account.error();
    return State::load_as_told(game, stored, state.error(), std::move(*account));
}

Result<std::shared_ptr<Table>> Table::load(const AnyGame& game, std::string id,
                                           const StoredTable& stored, const Ports& ports,
                                           const Settings& settings, const Attendance& attendance,
                                           Changed changed) {
    Result<State> state = load_state(game, id, stored, ports.store);
    if (!state) return state.error();
    std::shared_ptr<Table> table(new Table(std::move(id), std::move(*state), ports, settings,
                                           attendance, std::move(changed)));
    table->account_number_ = stored.told_until;
    table->settle();
    return table;
}

Table::Table(std::string id, State state, const Ports& ports, const Settings& settings,
             const Attendance& attendance, Changed changed)
    : id_(std::move(id)),
      state_(std::move(state)),
      ports_(ports),
      settings_(settings),
      changed_(std::move(changed)),
      time_(std::clamp<Milliseconds>(settings.allowance, 0, kMostAllowance)),
      attendance_(attendance),
      snapshot_number_(state_.silent_until()) {
    time_.resume(state_, ports.clock.read());
}

bool Table::admits(const std::string& guest, std::string_view code) const {
    return state_.setup().is_public || state_.is_member(guest) ||
           (code == state_.setup().code && !state_.is_kept_out(guest));
}

bool Table::is_attended() const {
    return is_here(state_.owner()) ||
           std::any_of(state_.seats().begin(), state_.seats().end(), [&](const SeatHolder& seat) {
               return seat.is_person() && is_here(seat.guest);
           });
}

Moment Table::away_since(const std::string& guest) const {
    if (const auto gone = gone_since_.find(guest); gone != gone_since_.end()) return gone->second;
    return attendance_.seen.value_or(attendance_.known_since).now;
}

// Where a clock runs, it ends the game: bots play on for who does not come back. After a start of
// the host people have a moment to come back.
Due Table::expiry() const {
    const bool timed =
        state_.phase() == Phase::kPlaying && state_.setup().clock.kind != ClockRule::Kind::kNone;
    if (state_.phase() == Phase::kOver || timed || is_attended()) return {};
    const Milliseconds since =
        std::max(state_.last_at(), attendance_.seen.value_or(Reading{}).wall);
    const Milliseconds end =
        since + (state_.has_begun() ? settings_.abandoned_after : settings_.open_for);
    return {.wall = std::max(end, attendance_.known_since.wall + settings_.absence)};
}

// Who is silent where no clock runs does not hold the game for ever. After a start of the host
// people have a moment to say something.
std::optional<Milliseconds> Table::patience_ends(Seat seat) const {
    if (state_.phase() != Phase::kPlaying || state_.setup().clock.kind != ClockRule::Kind::kNone ||
        !state_.seat(seat).person_acts() || !has_seat(state_.position().actors(), seat))
        return std::nullopt;
    return std::max(state_.waits_since(seat) + settings_.silence,
                    attendance_.known_since.wall + settings_.absence);
}

Situation Table::situation(const Reading& now) const {
    Situation situation{state_, time_, settings_, {}, now, {}, expiry()};
    for (std::size_t i = 0; i < state_.seats().size(); ++i) {
        situation.patience_ends[i] = patience_ends(static_cast<Seat>(i));
        const SeatHolder& seat = state_.seats()[i];
        if (!seat.is_person() || is_here(seat.guest)) continue;
        situation.away_since[i] = away_since(seat.guest);
    }
    return situation;
}

void Table::send(ListenerId to, const JsonObject& message) {
    ports_.outbox.send(to, std::make_shared<const std::string>(to_text(message)));
}

void Table::attach(ListenerId listener, const Guest& guest, std::optional<std::uint64_t> since) {
    const bool came = listeners_.insert_or_assign(listener, guest).second && ++here_[guest.id] == 1;
    if (since && *since < state_.number()) know_events_since(*since);
    const Reader reader = reader_of(state_, guest.id);
    send(listener, welcome_message(situation(), id_, reader, since));
    if (came && reader.seats != 0) tell_presence(guest.id);
    settle();
}

void Table::detach(ListenerId listener) {
    const auto found = listeners_.find(listener);
    if (found == listeners_.end()) return;
    const Guest guest = found->second;
    listeners_.erase(found);
    if (--here_[guest.id] == 0) {
        here_.erase(guest.id);
        for (const auto& [task, hint] : hints_)
            if (hint.guest == guest.id) ports_.thinkers.give_up(id_, task);
        if (state_.is_member(guest.id)) {
            attendance_.seen = ports_.clock.read();
            gone_since_[guest.id] = attendance_.seen->now;
        }
        if (listeners_.empty()) keep_account();
        if (state_.seats_of(guest.id) != 0) tell_presence(guest.id);
    }
    settle();
}

void Table::tell_presence(const std::string& who) {
    const auto message =
        std::make_shared<const std::string>(to_text(presence_message(situation())));
    for (const auto& [listener, guest] : listeners_)
        if (guest.id != who) ports_.outbox.send(listener, message);
}

// Listeners who may know the same are sent the same bytes.
void Table::tell_entries(std::uint64_t since) {
    std::map<Reader, std::shared_ptr<const std::string>> messages;
    const Situation now = situation();
    for (const auto& [listener, guest] : listeners_) {
        const Reader reader = reader_of(state_, guest.id);
        std::shared_ptr<const std::string>& message = messages[reader];
        if (!message)
            message =
                std::make_shared<const std::string>(to_text(entries_message(now, reader, since)));
        ports_.outbox.send(listener, message);
    }
}

// A table that was loaded from a snapshot plays the rest again when somebody wants to know.
void Table::know_events_since(std::uint64_t number) {
    if (number >= state_.silent_until()) return;
    StoredTable stored;
    for (const LogLine& line : state_.log()) stored.entries.push_back(line.entry);
    if (Result<State> state = State::load(state_.game(), stored)) state_ = std::move(*state);
}

JsonObject Table::about(const std::string& guest) const {
    return table_json(state_, id_, reader_of(state_, guest));
}

Json Table::summary(const std::string& guest) const {
    return summary_json(situation(), id_, reader_of(state_, guest));
}

Listing Table::listing() const {
    return Listing(situation(), id_);
}

// What is only in memory is waited for: a bot's answer, and time that does not run while a table is
// closed. Turns of hours or days are counted from their entries.
bool Table::can_sleep() const {
    const auto is_busy_with = [](const auto& list, const auto& task_of) {
        return std::any_of(list.begin(), list.end(),
                           [&](const auto& each) { return task_of(each) != 0; });
    };
    const bool thinking = is_busy_with(asked_, [](std::uint64_t task) { return task; }) ||
                          is_busy_with(grabs_, [](const Grab& grab) { return grab.task; });
    const bool timed =
        state_.phase() == Phase::kPlaying &&
        (state_.limit() ||
         (running_seats(state_) != 0 && state_.setup().clock.kind == ClockRule::Kind::kRealTime));
    return listeners_.empty() && !is_busy() && hints_.empty() && !thinking && !timed &&
           !timeout_waits_ && !retry_at_ && !unreadable_;
}

}  // namespace orrery::table
