#include "cli/selfplay/selfplay.h"

#include <algorithm>
#include <optional>

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

// The rest of a turn that was thought through, as long as nothing has come to light since.
class Intention {
  public:
    void plan(const Advice& advice, Action chosen) {
        left_.clear();
        if (chosen == advice.action && advice.plan.size() > 1)
            left_.assign(advice.plan.rbegin(), advice.plan.rend() - 1);
    }
    void happened(Applied applied) {
        if (applied.revealed || applied.turn_passed) left_.clear();
    }
    std::optional<Action> next() {
        if (left_.empty()) return std::nullopt;
        const Action action = left_.back();
        left_.pop_back();
        return action;
    }

  private:
    std::vector<Action> left_;  // the next one last
};

void keep_turn_end(const Position& position, Seat seat, std::size_t inputs, PlayedGame& played) {
    InputRow row;
    position.features(seat, row);
    PlayedGame::TurnEnd end{seat, 0};
    for (std::size_t i = 0; i < inputs; ++i) {
        if (row.values[i] == 0) continue;
        played.indices.push_back(static_cast<std::uint16_t>(i));
        played.values.push_back(row.values[i]);
        ++end.features;
    }
    played.turn_ends.push_back(end);
}

}  // namespace

PlayedGame play_game(const GamePlan& plan) {
    Seed deal = seed_from_number(plan.deal);
    deal.words[4] = static_cast<std::uint32_t>(plan.seed);
    deal.words[5] = static_cast<std::uint32_t>(plan.seed >> 32);
    deal.words[7] = static_cast<std::uint32_t>(plan.players);
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
    bool turn_begins = true, explores = false;
    std::vector<Intention> intentions(static_cast<std::size_t>(plan.players));
    for (SeatSet actors = now.actors(); actors != 0; actors = now.actors()) {
        const Seat seat = arena::pick_actor(actors, random);
        if (turn_begins) explores = happens(plan.exploration.chance, random);
        Intention& intention = intentions[static_cast<std::size_t>(seat)];
        Action action;
        if (random_left > 0) {
            action = now.random_action(seat, random);
        } else if (const std::optional<Action> next = intention.next()) {
            action = *next;
        } else {
            Effort effort;
            effort.trials = plan.trials;
            effort.judge = plan.judges[static_cast<std::size_t>(seat)];
            effort.tell_all = turn_begins && explores;
            const Advice advice = now.guess(seat, random)->advise(seat, effort, random);
            action =
                effort.tell_all ? near_best(advice, plan.exploration.near, random) : advice.action;
            intention.plan(advice, action);
        }
        if (const Refusal* refusal = now.check(seat, action))
            throw Failed{refusal_error(*plan.game, action, *refusal), kFailure};
        const bool could_end = now.is_turn_end(seat);
        const std::unique_ptr<Position> before = could_end ? now.clone() : nullptr;
        const Applied applied = now.apply(seat, action, nullptr);
        intention.happened(applied);
        turn_begins = applied.turn_passed;
        if (!turn_begins) continue;
        if (could_end) keep_turn_end(*before, seat, inputs, played);
        if (random_left > 0) --random_left;
    }
    played.standing = now.standing();
    return played;
}

std::vector<JsonObject> option_variants(const GameInfo& info) {
    std::vector<JsonObject> variants{JsonObject{}};
    for (const OptionShape& option : info.options) {
        std::vector<Json> values;
        if (option.type == "boolean") values = {Json(true), Json(false)};
        for (const std::string_view choice : option.choices) values.emplace_back(choice);
        const Result<Json> usual = parse_json(option.default_value);
        for (const Json& value : values)
            if (!usual || *usual != value) variants.push_back(JsonObject{{option.name, value}});
    }
    return variants;
}

}  // namespace orrery::cli
