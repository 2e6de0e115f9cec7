// Whose time runs, and when it is up. The state knows what is left as of its last entry; this knows
// since when it has been running: since everybody was told. Turns of hours or days are counted on
// the wall clock, which goes on without the program; everything else only while it runs.
#pragma once

#include <optional>
#include <vector>

#include "table/state.h"

namespace orrery::table {

// Seats whose own time runs: the game waits for them, and people act there.
SeatSet running_seats(const State& state);
SeatSet running_seats(const State& state, SeatSet actors);

class Timekeeper {
  public:
    explicit Timekeeper(Milliseconds allowance) : allowance_(allowance) {}

    // After a table was loaded. Nobody is charged for the time it was closed, except where turns
    // last hours or days.
    void resume(const State& state, const Reading& now);
    // After an entry: whoever's time runs has it run from now on.
    void note(const State& state, const Reading& now);

    // What each seat has left if something happens now; `next` are the seats whose time runs then,
    // `turn_over` those whose turn is over with it.
    std::vector<Milliseconds> left(const State& state, const Reading& now, SeatSet next,
                                   SeatSet turn_over) const;
    Milliseconds left_now(const State& state, Seat seat, const Reading& now) const;
    std::optional<Milliseconds> limit_left(const State& state, Moment now) const;

    // When the game's own limit runs out; when the seat's time does.
    Due limit_deadline(const State& state) const;
    Due seat_deadline(const State& state, Seat seat) const;

  private:
    Milliseconds allowance_;
    Reading since_;       // people's time
    Moment limit_since_;  // the game's limit
    std::uint64_t limit_number_ = 0;
};

}  // namespace orrery::table
