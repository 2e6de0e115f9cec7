// A beam through the turn: the best looking positions after one action, after two, and so on. Two
// ways to the same position are one.
#include "games/cosmogenesis/turn_plans.h"

#include <algorithm>
#include <unordered_set>

#include "core/hash.h"
#include "games/cosmogenesis/turn_judge.h"

namespace orrery::cosmogenesis {
namespace {

// Positions that are followed, after each number of actions. In the last turn of a game it is
// points that count, and what has cost some may bring more.
constexpr std::size_t kBeam = 8;
constexpr std::size_t kLastBeam = 32;
constexpr std::size_t kPlans = 12;  // that are proposed

bool ends_the_game(const State& state) {
    return state.round == kRounds && state.turn + 1U == kSectors * state.players;
}

// What the game has come to: margins are known, and who has won.
Prospects outcome(const Cosmogenesis& game, const State& over) {
    const Standing standing = game.standing(over);
    const auto winners = std::count_if(standing.seats.begin(), standing.seats.end(),
                                       [](const SeatStanding& seat) { return seat.place == 1; });
    Prospects prospects{};
    for (std::size_t seat = 0; seat < standing.seats.size(); ++seat) {
        int best_rival = 0;
        for (std::size_t other = 0; other < standing.seats.size(); ++other)
            if (other != seat) best_rival = std::max(best_rival, standing.seats[other].points);
        const SeatStanding& own = standing.seats[seat];
        prospects[seat] = {static_cast<double>(own.points - best_rival),
                           own.place == 1 ? 1.0 / static_cast<double>(winners) : 0.0};
    }
    return prospects;
}

Prospects outcome_after(const Cosmogenesis& game, State end) {
    game.apply(end, end.active, plain(ActionKind::kEndTurn), NoEvents{});
    return outcome(game, end);
}

// Two players have one margin. Both opinions of it together are nearer to what comes than each is:
// everybody knows most about the own system, and hopes a little too much.
void agree(Prospects& prospects) {
    const double margin = (prospects[0].margin - prospects[1].margin) / 2;
    const double win_chance = (prospects[0].win_chance + 1 - prospects[1].win_chance) / 2;
    prospects[0] = {margin, win_chance};
    prospects[1] = {-margin, 1 - win_chance};
}

// One turn of a seat, action by action.
class Beam {
  public:
    Beam(const Cosmogenesis& game, const Judge& judge, const State& begin)
        : game_(game), seat_(begin.active), judge_(game, judge, begin, seat_) {
        steps_.reserve(kUsualSteps);
        steps_.push_back({begin, {}, 0, look(begin)});
    }

    std::vector<TurnPlan> plans(Patience patience) {
        const std::size_t width = ends_the_game(steps_.front().state) ? kLastBeam : kBeam;
        std::vector<std::size_t> best{0}, ends = ends_among(best);
        while (!best.empty() && (ends.empty() || !patience.is_out())) {
            std::vector<std::size_t> next = follow(best);
            const std::vector<std::size_t> more = ends_among(next);
            ends.insert(ends.end(), more.begin(), more.end());
            keep_best(next, width);
            best = std::move(next);
        }
        keep_best(ends, kPlans);
        std::vector<TurnPlan> plans;
        for (const std::size_t end : ends) plans.push_back(plan_to(end));
        return plans;
    }

  private:
    static constexpr std::size_t kUsualSteps = 512;

    struct Step {
        State state;
        Action action;
        std::size_t from = 0;
        Prospect looks;
    };

    Prospect look(const State& state) const {
        if (ends_the_game(state) && game_.is_turn_end(state, seat_))
            return outcome_after(game_, state)[static_cast<std::size_t>(seat_)];
        // With rewards on the stack it looks as it would without them.
        const Worth worth = judge_(state);
        return {worth.value, worth.win_chance};
    }

    std::vector<std::size_t> ends_among(const std::vector<std::size_t>& steps) const {
        std::vector<std::size_t> ends;
        for (const std::size_t step : steps)
            if (game_.is_turn_end(steps_[step].state, seat_)) ends.push_back(step);
        return ends;
    }

    // All new positions that one action leads to.
    std::vector<std::size_t> follow(const std::vector<std::size_t>& steps) {
        std::vector<std::size_t> next;
        for (const std::size_t from : steps) {
            const State state = steps_[from].state;
            game_.legal(state, seat_, [&](Action action) {
                if (kind_of(action) == ActionKind::kEndTurn) return;
                State after = state;
                game_.apply(after, seat_, action, NoEvents{});
                if (!seen_.insert(hash_value(after).low).second) return;
                next.push_back(steps_.size());
                steps_.push_back({after, action, from, look(after)});
            });
        }
        return next;
    }

    void keep_best(std::vector<std::size_t>& steps, std::size_t most) const {
        std::stable_sort(steps.begin(), steps.end(), [&](std::size_t a, std::size_t b) {
            return steps_[a].looks.margin > steps_[b].looks.margin;
        });
        if (steps.size() > most) steps.resize(most);
    }

    TurnPlan plan_to(std::size_t end) const {
        TurnPlan plan{{plain(ActionKind::kEndTurn)}, steps_[end].looks};
        for (std::size_t step = end; step != 0; step = steps_[step].from)
            plan.actions.push_back(steps_[step].action);
        std::reverse(plan.actions.begin(), plan.actions.end());
        return plan;
    }

    const Cosmogenesis& game_;
    Seat seat_;
    LearnedJudge judge_;
    std::vector<Step> steps_;  // the first is where the turn is now
    std::unordered_set<std::uint64_t> seen_;
};

}  // namespace

std::vector<TurnPlan> TurnPlans::propose(const State& begin) const {
    return Beam(*game_, *judge_, begin).plans(patience_);
}

State TurnPlans::end_of(const State& begin, const TurnPlan& plan) const {
    State end = begin;
    for (std::size_t i = 0; i + 1 < plan.actions.size(); ++i)
        game_->apply(end, begin.active, plan.actions[i], NoEvents{});
    return end;
}

Prospects TurnPlans::prospects(const State& begin, const TurnPlan& plan) const {
    const State end = end_of(begin, plan);
    if (ends_the_game(end)) return outcome_after(*game_, end);
    Prospects prospects{};
    for (Seat seat = 0; seat < end.players; ++seat) {
        Prospect& own = prospects[static_cast<std::size_t>(seat)];
        if (seat == begin.active) {
            own = plan.looks;
            continue;
        }
        InputRow row;
        game_->features(end, seat, row);
        own = judge_->prospect(judge_->network.value(row));
    }
    if (end.players == 2) agree(prospects);
    return prospects;
}

bool TurnPlans::play(State& state, const TurnPlan& plan) const {
    const Seat seat = state.active;
    const std::uint8_t round = state.round;
    for (const Action action : plan.actions) game_->apply(state, seat, action, NoEvents{});
    return state.round == round && state.phase == Phase::kMain;
}

}  // namespace orrery::cosmogenesis
