// A game at the terminal: how it came about, and what was told on the way.
#pragma once

#include <memory>
#include <vector>

#include "core/history.h"

namespace orrery::cli::play {

class History {
  public:
    using Undo = orrery::History::Undo;
    using Limit = orrery::History::Limit;

    History(std::unique_ptr<Position> start, const Seed& seed, Limit limit = Limit::kFair);

    const Position& now() const { return game_.now(); }
    // Only for an action that `check` allows. Events are appended.
    Applied apply(Seat seat, Action action, std::vector<Event>& events);

    // Takes back the seat's last step, as far as the limit allows.
    Undo undo(Seat seat);
    Undo can_undo(Seat seat) const { return game_.can_undo(seat); }

    // All events so far that the viewer may see, without those of steps taken back.
    std::vector<Event> events(Seat viewer) const;

    Record record() const { return game_.record(); }

  private:
    orrery::History game_;
    std::vector<std::vector<Event>> told_;  // by each action
};

}  // namespace orrery::cli::play
