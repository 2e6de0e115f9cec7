// From requests to entries: what a guest, a bot or the clock wants is checked against the state and
// written down. Nothing is changed here.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "table/timekeeper.h"

namespace orrery::table {

inline constexpr Milliseconds kHour = 3'600'000;

// What the host decides for all its tables.
struct Settings {
    Milliseconds allowance = 0;     // for transmission, the same for all (CF-CLOCK-03)
    Milliseconds absence = 60'000;  // so long away, and others may let a bot take the seat
    // Where no clock runs: so long waited for, and others may do so although the person is here.
    Milliseconds silence = 24 * kHour;
    Milliseconds grab_after = 60'000;  // what people want too a bot takes no sooner, without limit
    Milliseconds retry_after = 1'000;  // before the host repeats what the store refused
    std::uint32_t most_trials = 100'000;      // of a bot, for one decision
    std::size_t most_entries = 50'000;        // of a table that are no moves
    std::size_t most_tables = 50;             // unfinished ones that one guest has opened
    std::size_t most_seats = 100;             // unfinished ones that one guest belongs to
    std::size_t tables_in_all = 10'000;       // unfinished ones of everybody
    std::size_t tables_in_memory = 2'000;     // others sleep in the store until somebody wants them
    std::size_t entries_in_memory = 500'000;  // of all their logs
    // A table that none of its people has looked at for so long ends: before the start, and, where
    // no clock does it, in the middle of the game.
    Milliseconds open_for = 24 * kHour;
    Milliseconds abandoned_after = 60 * 24 * kHour;
};
// More than one second is not an allowance for transmission any more.
inline constexpr Milliseconds kMostAllowance = 1'000;
// So many actions can be sent as one.
inline constexpr std::size_t kMostActions = 64;

// A table at the moment in which something is asked of it.
struct Situation {
    const State& state;
    const Timekeeper& time;
    const Settings& settings;
    // Since when a seat's person has been away; nothing = is here, or no person's seat.
    std::array<std::optional<Moment>, kMaxSeats> away_since;
    Reading now;
    // From when on, on the wall clock, others may let a bot take a seat although its person is
    // here.
    std::array<std::optional<Milliseconds>, kMaxSeats> patience_ends{};
    // When the table ends because all its people have left it; never = one of them is here.
    Due expires{};
};

using Draft = Result<std::vector<Entry>>;

bool is_command(std::string_view op);
// The request is an object with an `op` that is a command and a valid `id`.
Draft draft_command(const Situation& now, const Guest& guest, const JsonReader& request);

Draft draft_rematch(const Situation& now, const Guest& guest, const std::string& message_id,
                    const std::string& table);
// That the table was played again under this program's version and came to the same; nothing when
// it is of this version.
Draft draft_upgrade(const Situation& now);
// The host ends a game that this program cannot play on.
Draft draft_end_as_told(const Situation& now);
// Whoever runs the host ends the table, wherever it stands; nothing when it is over.
Draft draft_end_by_host(const Situation& now);
// As if its time had come.
Draft draft_making_way(const Situation& now);
// A bot's action; it must be allowed.
Draft draft_bot_move(const Situation& now, Seat seat, Action action);
// What happens because time is up; nothing when it is not.
Draft draft_timeout(const Situation& now);

}  // namespace orrery::table
