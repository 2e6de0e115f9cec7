#include "cli/selfplay/selfplay.h"

#include <algorithm>
#include <deque>

#include "arena/seeds.h"
#include "cli/command.h"

namespace orrery::cli {
namespace {

bool happens(double chance, RandomStream& random) {
    constexpr std::uint32_t kParts = 1U << 20;
    return random.uniform(kParts) < chance * kParts;
}

// How many turns are random before the players think.
int random_turns(const GamePlan& plan, RandomStream& random) {
    if (!happens(plan.exploration.random_opening, random)) return 0;
    return 1 + static_cast<int>(random.uniform(2U * static_cast<std::uint32_t>(plan.players)));
}

Action near_best(const Advice& advice, double near, RandomStream& random) {
    std::vector<Action> good;
    for (const Advice::Other& other : advice.looked_at)
        if (other.value >= advice.value - near) good.push_back(other.action);
    if (good.empty()) return advice.action;
    return good[random.uniform(static_cast<std::uint32_t>(good.size()))];
}

// Once, and only where there is one.
void keep_turn_end(std::unique_ptr<Position>& position, Seat seat, std::size_t inputs,
                   PlayedGame& played) {
    if (position == nullptr) return;
    InputRow row;
    position->features(seat, row);
    position = nullptr;
    PlayedGame::TurnEnd end{seat, 0};
    for (std::size_t i = 0; i < inputs; ++i) {
        if (row.values[i] == 0) continue;
        played.indices.push_back(static_cast<std::uint16_t>(i));
        played.values.push_back(row.values[i]);
        ++end.features;
    }
    played.turn_ends.push_back(end);
}

// Decides for all seats. What a seat has planned beyond its next action it does, as long as nothing
// comes to light.
class Decider {
  public:
    explicit Decider(const GamePlan& plan)
        : plan_(plan), planned_(static_cast<std::size_t>(plan.players)) {}

    Action decide(const Position& now, Seat seat, bool explores, RandomStream& random) {
        std::deque<Action>& planned = planned_[static_cast<std::size_t>(seat)];
        if (!planned.empty() && now.check(seat, planned.front()) == nullptr) {
            const Action next = planned.front();
            planned.pop_front();
            return next;
        }
        planned.clear();
        Effort effort;
        effort.trials = plan_.trials;
        effort.judge = plan_.judges[static_cast<std::size_t>(seat)];
        effort.tell_all = explores;
        effort.notebook = &notebook_;
        const Advice advice = now.guess(seat, random)->advise(seat, effort, random);
        const Action action =
            explores ? near_best(advice, plan_.exploration.near, random) : advice.action;
        if (action == advice.action && !advice.plan.empty())
            planned.assign(advice.plan.begin() + 1, advice.plan.end());
        return action;
    }
    void forget_plans() {
        for (std::deque<Action>& planned : planned_) planned.clear();
    }

  private:
    const GamePlan& plan_;
    std::vector<std::deque<Action>> planned_;  // by seat
    Notebook notebook_;
};

}  // namespace

Seed deal_seed(std::uint64_t run, std::uint64_t deal, int players) {
    Seed seed = seed_from_number(deal);
    seed.words[4] = static_cast<std::uint32_t>(run);
    seed.words[5] = static_cast<std::uint32_t>(run >> 32);
    seed.words[7] = static_cast<std::uint32_t>(players);
    return seed;
}

PlayedGame play_game(const GamePlan& plan) {
    const Seed deal = deal_seed(plan.seed, plan.deal, plan.players);
    Seed chance = deal;
    chance.words[2] = static_cast<std::uint32_t>(plan.number);
    chance.words[3] = static_cast<std::uint32_t>(plan.number >> 32);
    chance.words[6] = 1;
    Result<std::unique_ptr<Position>> start = plan.game->start(plan.players, plan.options, deal);
    if (!start) throw Failed{start.error(), kFailure};
    Position& now = **start;
    RandomStream random(chance);
    const std::size_t inputs = plan.game->feature_space()->size();
    PlayedGame played;
    int random_left = random_turns(plan, random);
    Decider decider(plan);
    // By seat: where it stopped, while others who play at the same time go on.
    std::vector<std::unique_ptr<Position>> stopped(static_cast<std::size_t>(plan.players));
    bool turn_begins = true;
    for (SeatSet actors = now.actors(); actors != 0; actors = now.actors()) {
        const Seat seat = arena::pick_actor(actors, random);
        const bool explores =
            turn_begins && happens(plan.exploration.chance, random) && random_left == 0;
        const Action action = random_left > 0 ? now.random_action(seat, random)
                                              : decider.decide(now, seat, explores, random);
        if (const Refusal* refusal = now.check(seat, action))
            throw Failed{refusal_error(*plan.game, action, *refusal), kFailure};
        // Ends of turns that were ends, and what turns begin with in games that judge there.
        std::unique_ptr<Position>& before = stopped[static_cast<std::size_t>(seat)];
        before = now.is_turn_end(seat) ? now.clone() : nullptr;
        const Applied applied = now.apply(seat, action, nullptr);
        if (turn_begins) keep_turn_end(before, seat, inputs, played);
        turn_begins = applied.turn_passed;
        if (turn_begins || applied.revealed) decider.forget_plans();
        if (!turn_begins) continue;
        for (Seat other = 0; other < plan.players; ++other)
            keep_turn_end(stopped[static_cast<std::size_t>(other)], other, inputs, played);
        if (random_left > 0) --random_left;
    }
    played.standing = now.standing();
    return played;
}

}  // namespace orrery::cli
