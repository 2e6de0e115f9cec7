#include "bots/kept_plan.h"

#include <algorithm>

namespace orrery {
namespace {

Hash128 view_of(const Position& position, Seat seat) {
    return position.hidden(seat)->hash();
}

}  // namespace

KeptPlan::KeptPlan(const Position& seen, Seat seat, const Advice& advice) : value_(advice.value) {
    const std::unique_ptr<Position> then = seen.clone();
    for (std::size_t i = 0; i + 1 < advice.plan.size(); ++i) {
        const Applied applied = then->apply(seat, advice.plan[i], nullptr);
        if (applied.revealed || applied.turn_passed) return;
        steps_.push_back({view_of(*then, seat), advice.plan[i + 1]});
    }
}

std::optional<Advice> KeptPlan::next(const Position& seen, Seat seat) const {
    if (steps_.empty()) return std::nullopt;
    const Hash128 view = view_of(seen, seat);
    const auto step = std::find_if(steps_.begin(), steps_.end(),
                                   [&](const Step& one) { return one.view == view; });
    if (step == steps_.end() || seen.check(seat, step->action) != nullptr) return std::nullopt;
    Advice advice;
    advice.action = step->action;
    advice.value = value_;
    for (auto rest = step; rest != steps_.end(); ++rest) advice.plan.push_back(rest->action);
    return advice;
}

}  // namespace orrery
