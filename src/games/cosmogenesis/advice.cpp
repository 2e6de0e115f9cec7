// What a bot may know about this game: the best way through the rest of the own turn.
#include <algorithm>
#include <vector>

#include "games/cosmogenesis/evaluation.h"
#include "games/cosmogenesis/game.h"

namespace orrery::cosmogenesis {
namespace {

// How many of the best looking actions are followed, by how many were done before in the search.
constexpr std::array<std::size_t, 5> kFollowed{10, 5, 3, 2, 1};

struct Choice {
    Action action;
    Evaluation value;
};

// Looks through the turn of one seat. The end of the turn is judged without its consequences:
// what others do and what is drawn is not this seat's choice, and must not be known.
class TurnSearch {
  public:
    TurnSearch(const Cosmogenesis& game, Seat seat) : game_(&game), seat_(seat) {}

    // The best the seat can make of its turn from here, with the action to begin with. `others` are
    // told all that were looked at.
    Choice best(const State& state, std::size_t depth,
                std::vector<Choice>* others = nullptr) const {
        const Evaluation now = evaluate(game_->content(), state, seat_);
        std::vector<Choice> choices;
        Choice best{{}, now};
        Action stop{};
        game_->legal(state, seat_, [&](Action action) {
            if (kind_of(action) == ActionKind::kEndTurn) {
                best.action = stop = action;
                return;
            }
            State after = state;
            game_->apply(after, seat_, action, NoEvents{});
            choices.push_back({action, evaluate(game_->content(), after, seat_)});
        });
        std::stable_sort(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) {
            return a.value.total() > b.value.total();
        });
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (depth < kFollowed.size() && i < kFollowed[depth])
                choices[i].value = after(state, choices[i].action, depth);
            const bool better = choices[i].value.total() > best.value.total() + kEnough;
            if (best.action.kind == 0 || better) best = choices[i];
        }
        if (others != nullptr) {
            *others = std::move(choices);
            if (stop.kind != 0) others->push_back({stop, now});
        }
        return best;
    }

  private:
    // Less is not worth another step.
    static constexpr double kEnough = 1e-9;

    Evaluation after(const State& state, Action action, std::size_t depth) const {
        State next = state;
        game_->apply(next, seat_, action, NoEvents{});
        const bool goes_on = next.active == seat_ &&
                             (next.phase == Phase::kOptional || next.phase == Phase::kReward);
        return goes_on ? best(next, depth + 1).value : evaluate(game_->content(), next, seat_);
    }

    const Cosmogenesis* game_;
    Seat seat_;
};

}  // namespace

Advice Cosmogenesis::advise(const State& state, Seat seat, Effort, RandomStream&) const {
    std::vector<Choice> others;
    const Choice best = TurnSearch(*this, seat).best(state, 0, &others);
    Advice advice;
    advice.action = best.action;
    advice.value = best.value.total();
    const Choice* next = nullptr;
    for (const Choice& other : others)
        if (!(other.action == best.action) && !other.value.is_like(best.value) &&
            (next == nullptr || other.value.total() > next->value.total()))
            next = &other;
    if (next != nullptr) advice.next = {next->action, next->value.total()};
    const Evaluation than = next != nullptr ? next->value : evaluate(content_, state, seat);
    advice.features = reasons(best.value.minus(than), kFeatureNames);
    return advice;
}

}  // namespace orrery::cosmogenesis
