#include "cli/play/history.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace orrery::cli::play {

History::History(std::unique_ptr<Position> start, const Seed& seed, Limit limit)
    : game_([&] {
          Record beginning = beginning_of(*start, seed);
          return orrery::History(std::move(start), std::move(beginning), limit);
      }()) {}

Applied History::apply(Seat seat, Action action, std::vector<Event>& events) {
    std::vector<Event>& told = told_.emplace_back();
    const Applied applied = game_.apply(seat, action, &told);
    events.insert(events.end(), told.begin(), told.end());
    return applied;
}

History::Undo History::undo(Seat seat) {
    const Undo answer = game_.undo(seat);
    if (answer == Undo::kDone) told_.pop_back();
    return answer;
}

std::vector<Event> History::events(Seat viewer) const {
    std::vector<Event> seen;
    for (const std::vector<Event>& told : told_)
        std::copy_if(told.begin(), told.end(), std::back_inserter(seen),
                     [&](const Event& event) { return event.visible_to(viewer); });
    return seen;
}

}  // namespace orrery::cli::play
