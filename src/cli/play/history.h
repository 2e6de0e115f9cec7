// A game in progress: the position, the way it came about, and how far it can be taken back.
#pragma once

#include <memory>
#include <vector>

#include "core/any_game.h"
#include "core/record.h"

namespace orrery::cli::play {

class History {
  public:
    // Why a step cannot be taken back.
    enum class Undo { kDone, kNothing, kRevealed, kOther };

    History(std::unique_ptr<Position> start, const Seed& seed);

    const Position& now() const { return *position_; }
    // Only for an action that `check` allows. Events are appended.
    Applied apply(Seat seat, Action action, std::vector<Event>& events);

    // Takes back the seat's last step. Never past something revealed or a passed turn, and never
    // past another seat's step.
    Undo undo(Seat seat);
    Undo can_undo(Seat seat) const;
    // Takes back the last step whatever it was, where nobody could profit; false if there is none.
    bool take_back();

    // All events so far that the viewer may see, without those of steps taken back.
    std::vector<Event> events(Seat viewer) const;

    Record record() const;

  private:
    struct Step {
        std::unique_ptr<Position> before;
        RecordedAction done;
        std::vector<Event> events;
        bool final = false;
    };
    std::unique_ptr<Position> position_;
    std::vector<Step> steps_;
    Seed seed_;
};

}  // namespace orrery::cli::play
