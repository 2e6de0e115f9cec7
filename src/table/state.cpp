#include "table/state.h"

#include <algorithm>
#include <utility>

#include "table/fairness.h"
#include "table/names.h"

namespace orrery::table {
namespace {

constexpr std::size_t kAliasDigits = 12;

// Guests choose their message ids without knowing of each other.
std::string message_key(const std::string& guest, const std::string& message_id) {
    return guest + '\n' + message_id;
}

Error in_entry(const Entry& entry, Error error) {
    error.message = "entry " + std::to_string(entry.number) + " (" +
                    std::string(kind_name(entry.kind)) + "): " + error.message;
    return error;
}

// Under which the entries were last played; empty where they cannot be read.
Version last_version(const std::vector<Entry>& entries) {
    Version version;
    for (const Entry& entry : entries)
        if (entry.kind == EntryKind::kOpen || entry.kind == EntryKind::kUpgrade) {
            JsonErrors errors;
            const Version read = version_from_json(JsonReader(entry.payload, errors));
            if (errors.ok()) version = read;
        }
    return version;
}

}  // namespace

Result<State> State::load(const AnyGame& game, const StoredTable& stored) {
    // A snapshot that does not fit is no loss: the entries are the truth. One of another version
    // proves nothing.
    if (stored.snapshot) {
        State state(game);
        if (!state.replay(stored.entries, &*stored.snapshot) && state.is_current()) return state;
    }
    State state(game);
    std::optional<Error> error = state.replay(stored.entries, nullptr);
    if (!error) return state;
    const Version then = last_version(stored.entries);
    if (then.content.empty() || then == version_of(game)) return std::move(*error);
    error->code = "other_version";
    error->message =
        difference(then, version_of(game)) + ". It does not come to the same: " + error->message;
    return std::move(*error);
}

Result<State> State::load_as_told(const AnyGame& game, const StoredTable& stored, Error why,
                                  std::optional<Account> account) {
    State state(game);
    state.as_told_ = AsTold{std::move(why), std::move(account), {}};
    if (std::optional<Error> error = state.replay(stored.entries, nullptr))
        return std::move(*error);
    return state;
}

Result<State> State::load_head(const AnyGame& game, const StoredHead& head) {
    State state(game);
    state.is_head_ = true;
    if (std::optional<Error> error = state.replay(head.entries, nullptr)) return std::move(*error);
    return state;
}

Hash128 State::hash() const {
    if (history_) return history_->now().hash();
    return as_told_ && !log_.empty() ? log_.back().entry.hash : Hash128{};
}

std::optional<Error> State::replay(const std::vector<Entry>& entries, const Snapshot* snapshot) {
    if (entries.empty()) return Error{"bad_entry", "the table has no entries", "", ""};
    if (snapshot != nullptr) silent_until_ = snapshot->number;
    for (const Entry& entry : entries) {
        if (std::optional<Error> error = apply(entry)) return error;
        if (snapshot != nullptr && entry.number == snapshot->number)
            if (std::optional<Error> error = resume(*snapshot)) return error;
    }
    if (number() < silent_until_)
        return Error{"bad_snapshot", "the snapshot is of a later entry than the last", "", ""};
    return std::nullopt;
}

std::optional<Error> State::resume(const Snapshot& snapshot) {
    const Entry& entry = log_.back().entry;
    if (!history_) return Error{"bad_snapshot", "the game has not begun there", "", ""};
    Result<std::unique_ptr<Position>> position = game_->load(snapshot.state);
    if (!position) return position.error();
    if ((*position)->hash() != entry.hash)
        return Error{"bad_snapshot", "the snapshot is of another position", "", ""};
    history_->resume(std::move(*position), std::exchange(silent_moves_, {}));
    note_limit(entry);
    return std::nullopt;
}

std::optional<Error> State::apply(Entry entry) {
    const std::uint64_t expected = log_.empty() ? 1 : number() + 1;
    if (is_head_ ? entry.number < expected : entry.number != expected)
        return in_entry(
            entry, {"bad_entry", "the next entry is " + std::to_string(expected), "/number", ""});
    if ((entry.kind == EntryKind::kOpen) != log_.empty())
        return in_entry(entry, {"bad_entry", "a table is opened once, and first", "/kind", ""});
    JsonErrors errors;
    const JsonReader payload(entry.payload, errors);
    std::vector<Event> events;
    const std::size_t moves_before = move_numbers_.size();
    std::optional<Error> wrong = change(entry, payload, events);
    note_time(entry, payload);
    if (!errors.ok()) wrong = placed_at("/payload", errors.error());
    if (wrong) return in_entry(entry, std::move(*wrong));
    if (!is_silent(entry) && is_played() && entry.hash != hash())
        return in_entry(
            entry, {"wrong_hash",
                    "the position is " + to_hex(hash()) + ", the entry says " + to_hex(entry.hash),
                    "/hash", ""});
    note_aside(entry, moves_before);
    if (!entry.message_id.empty())
        answered_.emplace(message_key(entry.guest, entry.message_id), entry.number);
    log_.push_back({std::move(entry), std::move(events)});
    return std::nullopt;
}

// Who takes back what they did may do it again for ever: it counts as much as it was.
void State::note_aside(const Entry& entry, std::size_t moves_before) {
    if (entry.guest.empty() || entry.kind == EntryKind::kMove) return;
    const std::size_t count = 1 + moves_before - std::min(moves_before, move_numbers_.size());
    asides_ += count;
    asides_of_[entry.guest] += count;
}

std::size_t State::asides_of(const std::string& guest) const {
    const auto found = asides_of_.find(guest);
    return found == asides_of_.end() ? 0 : found->second;
}

SeatSet State::seats_of(std::string_view guest) const {
    SeatSet set = 0;
    for (std::size_t i = 0; i < seats_.size(); ++i)
        if (seats_[i].is_person() && seats_[i].guest == guest)
            set = static_cast<SeatSet>(set | seat_bit(static_cast<Seat>(i)));
    return set;
}

bool State::is_member(std::string_view guest) const {
    return guest == owner() || seats_of(guest) != 0;
}

Milliseconds State::waits_since(Seat seat) const {
    const Entry& changed = log_[static_cast<std::size_t>(position_number_ - 1)].entry;
    return std::max(changed.at, returned_[static_cast<std::size_t>(seat)]);
}

// The code is the table's own secret: who knows it is let in anyway.
std::string State::alias_of(const std::string& guest) const {
    return derived_name({"orrery alias", setup_.company_code(), guest}, kAliasDigits);
}

std::string State::guest_known_as(std::string_view alias) const {
    for (const SeatHolder& seat : seats_)
        if (seat.is_person() && alias_of(seat.guest) == alias) return seat.guest;
    std::set<std::string_view> others;
    for (const LogLine& line : log_)
        if (line.entry.kind == EntryKind::kChat && others.insert(line.entry.guest).second &&
            alias_of(line.entry.guest) == alias)
            return line.entry.guest;
    return {};
}

const SeatHolder* State::namesake(const std::string& guest, std::string_view name) const {
    for (const SeatHolder& seat : seats_)
        if (seat.is_person() && seat.guest != guest && look_alike(seat.name, name)) return &seat;
    return nullptr;
}

std::uint64_t State::answered(const std::string& guest, const std::string& message_id) const {
    const auto found = answered_.find(message_key(guest, message_id));
    return found == answered_.end() ? 0 : found->second;
}

bool State::is_joined(std::uint64_t number) const {
    return log_[static_cast<std::size_t>(number - 1)].entry.payload.get_object().contains("joined");
}

std::size_t State::last_together() const {
    const auto first = std::find_if(move_numbers_.rbegin(), move_numbers_.rend(),
                                    [&](std::uint64_t number) { return !is_joined(number); });
    if (first == move_numbers_.rend()) return 0;
    return static_cast<std::size_t>(first - move_numbers_.rbegin()) + 1;
}

// Each person's part counts once, at their first seat.
Fairness State::fairness(const GivenParts& parts) const {
    Fairness fairness{commitment_to(setup_.host_seed), setup_.host_seed, {}, kOpeningNumber};
    GivenParts left = parts;
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const auto part = seats_[i].is_person() ? left.find(seats_[i].guest) : left.end();
        if (part == left.end()) continue;
        fairness.parts.push_back({static_cast<Seat>(i), part->second.part, part->second.number});
        left.erase(part);
    }
    return fairness;
}

std::size_t State::script_played() const {
    const auto is_same = [](const RecordedAction& one, const RecordedAction& other) {
        return one.seat == other.seat && one.action == other.action;
    };
    const auto actions = history_->actions();
    const auto [wanted, played] =
        std::mismatch(script_.begin(), script_.end(), actions.begin(), actions.end(), is_same);
    return static_cast<std::size_t>(wanted - script_.begin());
}

bool State::departed() const {
    return script_played() < std::min(script_.size(), history_->actions().size());
}

const RecordedAction* State::scripted() const {
    const std::size_t played = script_played();
    return departed() || played == script_.size() ? nullptr : &script_[played];
}

Record State::record() const {
    return history_->record();
}

// The texts of the actions are those of the version that they were played under.
Json State::recorded() const {
    if (!as_told_) return record_json(*game_, record());
    Record record = plan(parts_);
    record.game = setup_.game;
    record.version = version_;
    record.final_hash = hash();
    JsonArray actions;
    for (const auto& [seat, text] : as_told_->actions)
        actions.push_back(JsonArray{seat_json(seat), text});
    return record_json(record, std::move(actions));
}

bool State::gave_part(std::string_view guest) const {
    return parts_.contains(std::string(guest));
}

}  // namespace orrery::table
