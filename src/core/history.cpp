#include "core/history.h"

#include <utility>

namespace orrery {

History::History(std::unique_ptr<Position> start, const Seed& seed)
    : record_(beginning_of(*start, seed)), position_(std::move(start)) {}

History::History(std::unique_ptr<Position> start, Record beginning, Limit limit)
    : record_(std::move(beginning)), position_(std::move(start)), limit_(limit) {}

Applied History::apply(Seat seat, Action action, std::vector<Event>* events) {
    std::unique_ptr<Position> before = position_->clone();
    const Applied applied = position_->apply(seat, action, events);
    record_.actions.push_back({seat, action});
    // What nobody may go back to need not be kept.
    const bool final = applied.revealed || applied.turn_passed;
    if (final && limit_ == Limit::kFair)
        before_.clear();
    else
        before_.push_back(std::move(before));
    return applied;
}

History::Undo History::can_undo(Seat seat, std::size_t steps_taken_back) const {
    if (steps_taken_back >= record_.actions.size()) return Undo::kNothing;
    if (record_.actions[record_.actions.size() - 1 - steps_taken_back].seat != seat)
        return Undo::kOther;
    return steps_taken_back < before_.size() ? Undo::kDone : Undo::kRevealed;
}

History::Undo History::can_undo(Seat seat) const {
    return can_undo(seat, 0);
}

std::size_t History::undoable(Seat seat) const {
    std::size_t steps = 0;
    while (can_undo(seat, steps) == Undo::kDone) ++steps;
    return steps;
}

History::Undo History::undo(Seat seat) {
    const Undo answer = can_undo(seat);
    if (answer == Undo::kDone) {
        position_ = std::move(before_.back());
        before_.pop_back();
        record_.actions.pop_back();
    }
    return answer;
}

void History::resume(std::unique_ptr<Position> position, std::vector<RecordedAction> actions) {
    position_ = std::move(position);
    record_.actions = std::move(actions);
    before_.clear();
}

Record History::record() const {
    Record record = record_;
    record.final_hash = position_->hash();
    return record;
}

}  // namespace orrery
