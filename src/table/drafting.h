// Writes entries in the order in which they will be numbered.
#pragma once

#include <memory>

#include "table/commands.h"

namespace orrery::table {

Error refuse(std::string code, std::string message, std::string at = {});

// Where the reader of a request has complained: its complaint is what the guest is told.
Error misread();

// A seat of the table.
Seat read_seat(const JsonReader& request, const State& state);
// What is written as an action that the seat may take now.
Result<Action> read_allowed_action(const JsonReader& request, const State& state, Seat seat);
// Several that it may take one after the other; only the last may end its turn.
Result<std::vector<Action>> read_allowed_actions(const JsonReader& request, const State& state,
                                                 Seat seat);

// The game that would begin now with these parts of the seed, if every seat is taken.
Result<History> read_start(const State& state, const GivenParts& parts);
// The lowest of these seats; kSpectator when there is none.
Seat first_seat(SeatSet seats);

class Drafting {
  public:
    Drafting(const Situation& now, std::string guest, std::string message_id)
        : now_(&now), guest_(std::move(guest)), message_id_(std::move(message_id)) {}
    // The host's own entries.
    explicit Drafting(const Situation& now) : Drafting(now, {}, {}) {}

    // The position does not change. The message id goes to the first entry alone.
    Drafting& add(EntryKind kind, Seat seat, JsonObject payload);
    // The same, where it changes whose time runs: `next` are the seats whose time runs then.
    Drafting& add_timed(EntryKind kind, Seat seat, JsonObject payload, SeatSet next);

    // The action, and the end of the game where it leads to it. A second one belongs to the first.
    Drafting& move(Seat seat, Action action);
    // The last so many actions of the seat are taken back; at least one.
    Drafting& undo(Seat seat, std::size_t steps);
    Drafting& part(const Seed& part);
    Drafting& start(const Position& first);
    Drafting& takeover(Seat seat, std::string_view why);
    Drafting& resign(Seat seat);
    Drafting& close();   // before the game
    Drafting& expire();  // nobody comes back
    // Wherever it stands; in a game the points are those that everybody has now.
    Drafting& stop(std::string_view reason);
    // Under another version, with the points as they were last known.
    Drafting& end_as_told();

    std::vector<Entry> done() { return std::move(entries_); }

  private:
    bool is_timed() const { return state().setup().clock.kind != ClockRule::Kind::kNone; }
    const State& state() const { return now_->state; }
    const Position& position() const { return moved_ ? *moved_ : state().position(); }
    Json left(SeatSet next, SeatSet turn_over) const;
    Drafting& end(std::string_view reason, const Position& last,
                  const std::vector<SeatHolder>& seats);

    const Situation* now_;
    std::string guest_, message_id_;
    std::vector<Entry> entries_;
    std::unique_ptr<Position> moved_;  // after the drafted actions
    std::optional<Hash128> hash_;  // of the position that the entries lead to, where it is another
};

}  // namespace orrery::table
