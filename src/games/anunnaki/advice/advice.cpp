// What a bot may know about this game: the best way through the rest of the person's own turn,
// judged by what Cosmobot may make of it.
#include <algorithm>
#include <numeric>
#include <optional>

#include "core/told_turns.h"
#include "games/anunnaki/advice/outlook.h"

namespace orrery::anunnaki {
namespace {

// A few of the best, not too many with the same first action.
std::vector<Line> to_judge(const std::vector<Line>& ends, const Thoroughness& how) {
    std::vector<Line> chosen;
    for (const Line& line : ends) {
        if (chosen.size() == how.judged) break;
        if (count_first(chosen, line.first()) < how.judged_of_first) chosen.push_back(line);
    }
    return chosen;
}

// The lines that were judged and what came of them, which is where both have the same number.
struct Judged {
    std::vector<Line> lines;
    std::vector<Outlook> outlooks;

    std::size_t best() const {
        std::size_t found = 0;
        for (std::size_t i = 1; i < outlooks.size(); ++i) {
            const Outlook &one = outlooks[found], &two = outlooks[i];
            if (two.guesses > one.guesses || (two.guesses == one.guesses && two.value > one.value))
                found = i;
        }
        return found;
    }
    // The best that begins otherwise and leads to something else.
    std::optional<std::size_t> next_best(std::size_t best) const {
        std::optional<std::size_t> next;
        for (std::size_t i = 0; i < outlooks.size(); ++i) {
            if (lines[i].first() == lines[best].first() ||
                outlooks[i].parts.is_like(outlooks[best].parts))
                continue;
            if (!next || outlooks[i].value > outlooks[*next].value) next = i;
        }
        return next;
    }
    Evaluation mean() const {
        Evaluation mean;
        for (const Outlook& outlook : outlooks)
            mean.add(outlook.parts, 1.0 / static_cast<double>(outlooks.size()));
        return mean;
    }
    // How much less than the best. What fell behind in a few guesses is no better for having been
    // lucky in them.
    double behind(std::size_t i, std::size_t best) const {
        return std::min(0.0, outlooks[i].value - outlooks[best].value);
    }
    double win_chance(std::size_t i, std::size_t best) const {
        return std::min(outlooks[i].win_chance, outlooks[best].win_chance);
    }
    // The best turns that begin otherwise and lead to something else, the best first.
    std::vector<std::size_t> told(std::size_t best) const {
        std::vector<std::size_t> order(outlooks.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::swap(order[0], order[best]);
        std::stable_sort(order.begin() + 1, order.end(), [&](std::size_t a, std::size_t b) {
            return outlooks[a].value > outlooks[b].value;
        });
        std::vector<std::size_t> told;
        for (const std::size_t at :
             tell_apart(order.size(), [&](std::size_t one, std::size_t other) {
                 return !(lines[order[one]].first() == lines[order[other]].first() ||
                          outlooks[order[one]].parts.is_like(outlooks[order[other]].parts));
             }))
            told.push_back(order[at]);
        return told;
    }
    // Every first action, by how far its best line is behind the best.
    std::vector<Advice::Other> first_actions(std::size_t best) const {
        std::vector<Advice::Other> all;
        for (std::size_t i = 0; i < outlooks.size(); ++i) {
            const double less = behind(i, best);
            const auto known = std::find_if(all.begin(), all.end(), [&](const auto& other) {
                return other.action == lines[i].first();
            });
            if (known == all.end())
                all.push_back({lines[i].first(), less});
            else
                known->value = std::max(known->value, less);
        }
        return all;
    }
};

// An answer that needs no look ahead, or for which there is no time.
Advice at_sight(const AtSight& sight, const State& state, bool tell_all) {
    Advice advice;
    advice.action = sight.answer(state);
    if (!tell_all) return advice;
    advice.looked_at = {{advice.action, 0}};
    if (!asks(state, TaskKind::kCommitWeapon)) return advice;
    advice.looked_at = sight.weapons(state);
    const auto best =
        std::max_element(advice.looked_at.begin(), advice.looked_at.end(),
                         [](const auto& a, const auto& b) { return a.value < b.value; });
    advice.value = best->value;
    return advice;
}

// The line as far as it is sure: once something has come to light, what follows was only guessed.
std::vector<Action> sure_part(const Anunnaki& game, State state, const Line& line) {
    std::vector<Action> plan;
    for (const Action action : line.done) {
        plan.push_back(action);
        if (game.apply(state, kPersonSeat, action, NoEvents{}).revealed) return plan;
    }
    if (line.next != Action{}) plan.push_back(line.next);
    return plan;
}

// What the best promises more than doing nothing, or than the other answers where nothing cannot be
// done; `next` likewise. A learned judge's values are margins at the end of the game.
Advice advice_from(const AtSight& sight, const State& state, const Judged& judged,
                   const Effort& effort) {
    const bool own = in_own_hand(state);
    State idle = state;
    idle.phase = Phase::kFree;  // this turn is no longer to come
    const Evaluation than = own ? sight.value(idle) : judged.mean();
    const auto promised = [&](std::size_t i) {
        Evaluation more = own ? judged.lines[i].value : judged.outlooks[i].parts;
        more.add(than, -1);
        return more;
    };
    const std::size_t best = judged.best();
    const auto worth = [&](std::size_t i) {
        return effort.judge == nullptr ? promised(i).total()
                                       : judged.outlooks[best].value + judged.behind(i, best);
    };
    const std::optional<std::size_t> next = judged.next_best(best);
    Advice advice;
    advice.action = judged.lines[best].first();
    advice.value = worth(best);
    if (next) advice.next = {judged.lines[*next].first(), worth(*next)};
    advice.features =
        reasons(next ? promised(best).minus(promised(*next)) : promised(best), kFeatureNames);
    advice.plan = sure_part(sight.game(), state, judged.lines[best]);
    if (effort.judge != nullptr) {
        std::vector<Evaluation> parts;
        for (const std::size_t told : judged.told(best)) {
            advice.turns.push_back({sure_part(sight.game(), state, judged.lines[told]),
                                    {worth(told), judged.win_chance(told, best)},
                                    {}});
            parts.push_back(promised(told));
        }
        tell_differences(advice.turns, parts, kFeatureNames);
    }
    if (!effort.tell_all) return advice;
    advice.looked_at = judged.first_actions(best);
    for (Advice::Other& other : advice.looked_at) other.value += advice.value;
    return advice;
}

}  // namespace

// What the person cannot know is guessed anew: the answer depends on the view alone.
Advice Anunnaki::advise(const State& position, Seat seat, Effort effort,
                        RandomStream& random) const {
    if (!has_seat(actors(position), seat)) return {};
    const State state = effort.all_seeing ? position : guess(hide(position, seat), seat, random);
    const AtSight sight(*this);
    const Proposals proposals(sight, effort.patience);
    const Outlooks outlooks(sight, proposals, effort, random);
    if (asks(state, TaskKind::kCommitWeapon)) return at_sight(sight, state, effort.tell_all);
    const Thoroughness how = thoroughness(effort);
    const Width width = asks(state, TaskKind::kPawn) ? how.pawn : how.later;
    Judged judged;
    judged.lines = in_own_hand(state) ? to_judge(proposals.ways_to_go(state, width), how)
                                      : proposals.answers(state);
    if (judged.lines.empty()) return at_sight(sight, state, effort.tell_all);
    judged.outlooks = outlooks.of(judged.lines);
    return advice_from(sight, state, judged, effort);
}

}  // namespace orrery::anunnaki
