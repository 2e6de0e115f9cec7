#include "cli/play/history.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace orrery::cli::play {

History::History(std::unique_ptr<Position> start, const Seed& seed)
    : position_(std::move(start)), seed_(seed) {}

Applied History::apply(Seat seat, Action action, std::vector<Event>& events) {
    Step step{position_->clone(), {seat, action}, {}, false};
    const Applied applied = position_->apply(seat, action, &step.events);
    events.insert(events.end(), step.events.begin(), step.events.end());
    step.final = applied.revealed || applied.turn_passed;
    steps_.push_back(std::move(step));
    return applied;
}

History::Undo History::can_undo(Seat seat) const {
    if (steps_.empty()) return Undo::kNothing;
    if (steps_.back().done.seat != seat) return Undo::kOther;
    return steps_.back().final ? Undo::kRevealed : Undo::kDone;
}

History::Undo History::undo(Seat seat) {
    const Undo answer = can_undo(seat);
    if (answer == Undo::kDone) take_back();
    return answer;
}

bool History::take_back() {
    if (steps_.empty()) return false;
    position_ = std::move(steps_.back().before);
    steps_.pop_back();
    return true;
}

std::vector<Event> History::events(Seat viewer) const {
    std::vector<Event> seen;
    for (const Step& step : steps_)
        std::copy_if(step.events.begin(), step.events.end(), std::back_inserter(seen),
                     [&](const Event& event) { return event.visible_to(viewer); });
    return seen;
}

Record History::record() const {
    const AnyGame& game = position_->game();
    Record record;
    record.game = game.info().id;
    record.rules_version = game.info().rules_version;
    record.content_version = game.content_version();
    record.players = position_->players();
    record.options = position_->options_json();
    record.seed = seed_;
    for (const Step& step : steps_) record.actions.push_back(step.done);
    record.final_hash = position_->hash();
    return record;
}

}  // namespace orrery::cli::play
