// A game in progress: the position, the way it came about, and how far it can be taken back.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/any_game.h"
#include "core/record.h"

namespace orrery {

class History {
  public:
    // Why a step cannot be taken back.
    enum class Undo { kDone, kNothing, kRevealed, kOther };
    // Alone with the game, a person may take back chance as well.
    enum class Limit { kFair, kFree };

    History(std::unique_ptr<Position> start, const Seed& seed);
    // `beginning` is the record of the game before its first action.
    History(std::unique_ptr<Position> start, Record beginning, Limit limit);

    const Position& now() const { return *position_; }
    std::span<const RecordedAction> actions() const { return record_.actions; }

    // Only for an action that `check` allows. Events are appended when a list is given.
    Applied apply(Seat seat, Action action, std::vector<Event>* events);

    // Takes back the seat's last step. Never past another seat's step and, where it is to be fair,
    // never past something revealed or a passed turn.
    Undo undo(Seat seat);
    Undo can_undo(Seat seat) const;
    // How many steps in a row `undo` would take back.
    std::size_t undoable(Seat seat) const;

    // The position so many undoable steps ago, at least one.
    const Position& before(std::size_t steps) const { return *before_[before_.size() - steps]; }
    // Nothing can be taken back by anybody.
    bool is_settled() const { return before_.empty(); }

    // Goes on from a position that the actions lead to; none of them can be taken back then.
    void resume(std::unique_ptr<Position> position, std::vector<RecordedAction> actions);

    Record record() const;

  private:
    Undo can_undo(Seat seat, std::size_t steps_taken_back) const;

    Record record_;
    std::unique_ptr<Position> position_;
    // Before each of the last actions, back to the last one that is final.
    std::vector<std::unique_ptr<Position>> before_;
    Limit limit_ = Limit::kFair;
};

}  // namespace orrery
