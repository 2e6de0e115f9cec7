// What a table's entries add up to. Only `apply` changes it, when an entry is durable and when a
// table is loaded alike.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/history.h"
#include "table/ports.h"
#include "table/setup.h"

namespace orrery::table {

enum class Phase : std::uint8_t {
    kOpen,
    kPlaying,
    kOver,
    kHalted,  // begun under another version, which this program cannot play on
};
inline constexpr std::string_view kPhaseNames[] = {"open", "playing", "over", "halted"};

// An entry, and what its action led to.
struct LogLine {
    Entry entry;
    std::vector<Event> events;
};

// The game's own limit that runs now, and since when.
struct RunningLimit {
    TimeLimit limit;
    std::uint64_t number = 0;  // of the entry it began with
    Milliseconds at = 0;
};

// A table that was played under another version, and whose entries lead elsewhere in this program.
// It is read as it was told then; nobody plays on.
struct AsTold {
    Error why;  // and at which entry
    std::optional<Account> account;
    std::vector<std::pair<Seat, std::string>> actions;  // as texts, in the words of then
};

// A person's part of the seed, and the number of the entry that it came with. 0: with the request
// that opened the table, as earlier programs took it; nobody had seen the commitment then.
struct GivenPart {
    Seed part;
    std::uint64_t number = 0;
};
using GivenParts = std::map<std::string, GivenPart>;  // by guest

class State {
  public:
    // Refused with a reason: a broken log, another hash than an entry says. Entries of another
    // version of rules or content are played, too: "other_version" says that they do not agree.
    static Result<State> load(const AnyGame& game, const StoredTable& stored);
    // The same entries without playing them, when `load` has said "other_version".
    static Result<State> load_as_told(const AnyGame& game, const StoredTable& stored, Error why,
                                      std::optional<Account> account);

    // What people did there, without what was played: quick, and all that a list needs at first.
    // It has no position, and the head holds no move but the last entry.
    static Result<State> load_head(const AnyGame& game, const StoredHead& head);

    // The next entry; what is wrong with it, if anything. Then the state is not to be used further.
    std::optional<Error> apply(Entry entry);

    const AnyGame& game() const { return *game_; }
    const Setup& setup() const { return setup_; }
    // Under which it was opened or, since then, proven to be the same.
    const Version& version() const { return version_; }
    bool is_current() const { return version_ == version_of(*game_); }
    const AsTold* as_told() const { return as_told_ ? &*as_told_ : nullptr; }
    bool has_agreed(const std::string& guest) const { return agreed_.contains(guest); }
    const std::string& owner() const { return log_.front().entry.guest; }
    Phase phase() const { return phase_; }
    const std::vector<SeatHolder>& seats() const { return seats_; }
    const SeatHolder& seat(Seat seat) const { return seats_[static_cast<std::size_t>(seat)]; }
    SeatSet seats_of(std::string_view guest) const;
    bool is_member(std::string_view guest) const;  // owner, or has a seat
    // Whom the owner has sent away: they may neither sit nor talk.
    bool is_kept_out(const std::string& guest) const { return kept_out_.contains(guest); }
    bool has_chat() const { return has_chat_; }
    const std::set<std::string>& kept_out() const { return kept_out_; }
    // Since when the game has waited for somebody who acts now.
    Milliseconds waits_since(Seat seat) const;
    // What others know a guest by at this table and its rematches, and nowhere else; nobody's id
    // follows from it.
    std::string alias_of(const std::string& guest) const;
    // Who is known by it: has a seat, or has said something. Empty: nobody.
    std::string guest_known_as(std::string_view alias) const;
    // Somebody else at a seat whose name one could take for this one; null: nobody.
    const SeatHolder* namesake(const std::string& guest, std::string_view name) const;

    std::uint64_t number() const { return log_.back().entry.number; }
    Milliseconds last_at() const { return log_.back().entry.at; }
    const std::vector<LogLine>& log() const { return log_; }
    // Lines up to this number were not played again when the table was loaded: their events are
    // not known.
    std::uint64_t silent_until() const { return silent_until_; }
    // How many entries of guests are no moves, or are moves that were taken back; and of this one.
    std::size_t asides() const { return asides_; }
    std::size_t asides_of(const std::string& guest) const;
    // The number of the entry that carried out this guest's message; 0 = none.
    std::uint64_t answered(const std::string& guest, const std::string& message_id) const;

    const GivenParts& parts() const { return parts_; }
    // The game as it would begin now with these parts of the seed.
    Result<History> beginning(const GivenParts& parts) const;
    bool has_begun() const { return has_begun_; }
    // The game, once it has begun, where this program can play it.
    bool has_position() const { return history_.has_value(); }
    const History& history() const { return *history_; }
    const Position& position() const { return history_->now(); }
    Hash128 hash() const;
    // What the last action said besides its events.
    Applied last_applied() const { return last_applied_; }
    // The number of the last entry that changed the position.
    std::uint64_t position_number() const { return position_number_; }
    // The numbers of the entries whose actions led to the position, in order.
    const std::vector<std::uint64_t>& move_numbers() const { return move_numbers_; }
    // Whether the entry with this number was sent as one with the one before it.
    bool is_joined(std::uint64_t number) const;
    // How many of the last actions were sent as one.
    std::size_t last_together() const;
    // The actions of the lesson, where this is one; and how many of them have been played. Nobody
    // has departed from it as long as the game's actions are its beginning, or it theirs.
    std::span<const RecordedAction> script() const { return script_; }
    std::size_t script_played() const;
    bool departed() const;
    // What the script wants next; null where there is none, it is over, or somebody has departed.
    const RecordedAction* scripted() const;
    // How the seed comes about from these parts; from what has been given so far.
    Fairness fairness(const GivenParts& parts) const;
    Fairness fairness() const { return fairness(parts_); }
    bool gave_part(std::string_view guest) const;
    // Everything, to be checked by anybody. Only for a game that is over.
    Record record() const;
    Json recorded() const;  // also where it is only told

    // Where people have budgets: what each seat has left, and as of when.
    const std::vector<Milliseconds>& left() const { return left_; }
    Milliseconds left_at() const { return left_at_; }
    const std::optional<RunningLimit>& limit() const { return limit_; }

    const std::string& rematch() const { return rematch_; }  // the next table, or empty

  private:
    explicit State(const AnyGame& game) : game_(&game) {}

    // What the game was begun with.
    Record plan(const GivenParts& parts) const;
    std::optional<Error> replay(const std::vector<Entry>& entries, const Snapshot* snapshot);
    std::optional<Error> resume(const Snapshot& snapshot);
    bool is_played() const { return !as_told_ && !is_head_; }
    bool is_silent(const Entry& entry) const { return entry.number <= silent_until_; }

    // What the kinds of entries change (state_entries.cpp).
    using Change = std::optional<Error>;
    Change change(const Entry& entry, const JsonReader& payload, std::vector<Event>& events);
    Change open(const JsonReader& payload);
    Change remove(const JsonReader& payload);
    Change start(const Entry& entry);
    Change move(const Entry& entry, const JsonReader& payload, std::vector<Event>& events);
    Change undo(const Entry& entry, const JsonReader& payload);
    void note_time(const Entry& entry, const JsonReader& payload);
    void note_aside(const Entry& entry, std::size_t moves_before);
    void note_limit(const Entry& entry);

    const AnyGame* game_;
    Setup setup_;
    Version version_;
    std::optional<AsTold> as_told_;
    bool is_head_ = false;
    std::set<std::string> agreed_;  // guests
    Phase phase_ = Phase::kOpen;
    bool has_begun_ = false;
    std::vector<SeatHolder> seats_;
    GivenParts parts_;
    std::vector<LogLine> log_;
    std::map<std::string, std::uint64_t> answered_;
    std::size_t asides_ = 0;
    std::map<std::string, std::size_t> asides_of_;  // by guest
    std::optional<History> history_;
    std::vector<std::uint64_t> move_numbers_;
    std::vector<RecordedAction> script_;
    std::vector<RecordedAction> silent_moves_;  // while a snapshot is being reached
    Applied last_applied_;
    std::uint64_t position_number_ = 0;
    std::uint64_t silent_until_ = 0;
    std::vector<Milliseconds> left_;
    Milliseconds left_at_ = 0;
    std::optional<RunningLimit> limit_;
    std::string rematch_;
    bool has_chat_ = true;
    std::set<std::string> kept_out_;  // guests
    std::array<Milliseconds, kMaxSeats> returned_{};
};

// Played again, or as it was told where that does not come to the same (table.cpp).
Result<State> load_state(const AnyGame& game, const std::string& id, const StoredTable& stored,
                         Store& store);

}  // namespace orrery::table
