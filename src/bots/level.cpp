#include "bots/level.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "bots/worth_keeping.h"

namespace orrery {
namespace {

constexpr double kAlike = 1e-9;  // what counting in another order may change

class LevelBot final : public Bot {
  public:
    LevelBot(std::size_t number, const Allowance& allowed) : number_(number), allowed_(allowed) {}

    Advice choose(const Position& seen, Seat seat, RandomStream& random) override {
        const Level& level = seen.game().info().levels[number_];
        KeptPlan& plan = plans_[static_cast<std::size_t>(seat)];
        if (std::optional<Advice> next = plan.next(seen, seat)) return *std::move(next);
        Effort effort;
        effort.trials = std::min(level.trials, allowed_.trials);
        effort.iterations = level.iterations;
        effort.judge = level.learned ? seen.game().judge() : nullptr;
        effort.tell_all = level.overlooks > 0;
        effort.notebook = &notebook_;
        effort.patience = allowed_.patience;
        effort.all_seeing = allowed_.all_seeing;
        Advice advice = seen.advise(seat, effort, random);
        // Whoever overlooks looks anew before each action, and misses something else.
        const bool keeps = level.overlooks == 0 && is_worth_keeping(effort, advice);
        plan = keeps ? KeptPlan(seen, seat, advice) : KeptPlan();
        return overlook(seen, seat, std::move(advice), level.overlooks, random);
    }
    KeptPlan plan_of(Seat seat) const override { return plans_[static_cast<std::size_t>(seat)]; }
    void take_up(Seat seat, const KeptPlan& plan) override {
        plans_[static_cast<std::size_t>(seat)] = plan;
    }

  private:
    std::size_t number_;
    Allowance allowed_;
    Notebook notebook_;
    KeptPlans plans_;
};

bool is_alike(double one, double other) {
    return std::abs(one - other) <= kAlike;
}

// What is advised, then all else that was looked at. An adviser may have its reasons to advise
// something else than what is worth most.
std::vector<Advice::Other> best_first(const Advice& advice) {
    std::vector<Advice::Other> ways{{advice.action, advice.value}};
    for (const Advice::Other& other : advice.looked_at)
        if (!(other.action == advice.action)) ways.push_back(other);
    std::stable_sort(ways.begin() + 1, ways.end(),
                     [](const auto& a, const auto& b) { return a.value > b.value; });
    return ways;
}

bool ends_the_turn(const Position& seen, Seat seat, Action action) {
    return seen.clone()->apply(seat, action, nullptr).turn_passed;
}

// Of each way to go on whether it ends the turn; of none, where all do or none does: then there is
// no choice between going on and stopping.
std::vector<bool> stops_among(const Position& seen, Seat seat,
                              const std::vector<Advice::Other>& ways) {
    std::vector<bool> stops;
    for (const Advice::Other& way : ways) stops.push_back(ends_the_turn(seen, seat, way.action));
    if (std::find(stops.begin(), stops.end(), false) == stops.end())
        stops.assign(stops.size(), false);
    return stops;
}

}  // namespace

std::unique_ptr<Bot> level_bot(std::size_t number, const Allowance& allowed) {
    return std::make_unique<LevelBot>(number, allowed);
}

Advice overlook(const Position& seen, Seat seat, Advice advice, int percent, RandomStream& random) {
    if (percent == 0 || advice.looked_at.size() < 2) return advice;
    const std::vector<Advice::Other> ways = best_first(advice);
    const std::vector<bool> stops = stops_among(seen, seat, ways);
    const double worst = ways.back().value;
    bool in_sight = false;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (i == 0 || !is_alike(ways[i].value, ways[i - 1].value))
            in_sight = static_cast<int>(random.uniform(100)) >= percent;
        const bool sensible = i == 0 || ways[i].value > worst + kAlike;
        if (!stops[i] && !(in_sight && sensible)) continue;
        if (i == 0) break;
        Advice second;  // reasons and plans are the best one's
        second.action = ways[i].action;
        second.value = ways[i].value;
        return second;
    }
    return advice;  // also of whoever saw nothing, and looks again
}

}  // namespace orrery
