// Proposes turns: the ways through the rest of a seat's turn that look best to a judge.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "games/cosmogenesis/turn_judge.h"

namespace orrery::cosmogenesis {

struct Choice {
    Action action;
    Worth worth;
    bool settled = false;      // the worth is of the best end of the turn after it
    std::vector<Action> then;  // the rest of the turn, as far as it was thought out
};

// Looks through the turn of one seat. The end of the turn is judged without its consequences:
// what others do and what is drawn is not this seat's choice, and must not be known.
template <class TurnJudge>
class TurnSearch {
  public:
    TurnSearch(const Cosmogenesis& game, Seat seat, const TurnJudge& judge, Patience patience)
        : game_(&game), seat_(seat), judge_(&judge), patience_(patience) {}

    // The best the seat can make of its turn from here, with the action to begin with. `others` are
    // told all that were looked at.
    Choice best(const State& state, std::size_t depth,
                std::vector<Choice>* others = nullptr) const {
        std::vector<Choice> choices;
        std::optional<Choice> best;
        game_->legal(state, seat_, [&](Action action) {
            if (kind_of(action) == ActionKind::kEndTurn)
                best = Choice{action, (*judge_)(state), true, {}};
            else
                choices.push_back({action, {}, false, {}});
        });
        const std::optional<Choice> stop = best;
        value(state, choices, depth);
        for (std::size_t i = 0; i < choices.size(); ++i) {
            // Out of patience, a choice is worth what it looks like.
            if (!choices[i].settled && i < width(depth) && !patience_.is_out())
                follow(state, choices[i], depth);
            if (!best || choices[i].worth.value > best->worth.value + kEnough) best = choices[i];
        }
        if (others != nullptr) {
            *others = std::move(choices);
            if (stop) others->push_back(*stop);
        }
        return *best;
    }

  private:
    // Less is not worth another step.
    static constexpr double kEnough = 1e-9;
    // How many of the best looking actions are followed, by how many were done before in the
    // search.
    static constexpr std::array<std::size_t, 5> kFollowed{10, 5, 3, 2, 1};

    static std::size_t width(std::size_t depth) {
        return depth < kFollowed.size() ? kFollowed[depth] : 0;
    }

    // Every choice with what it is worth as it stands, the best first.
    void value(const State& state, std::vector<Choice>& choices, std::size_t depth) const {
        const auto by_worth = [](const Choice& a, const Choice& b) {
            return a.worth.value > b.worth.value;
        };
        std::vector<Choice> known, open;  // open: the judge has no view of where they lead
        for (Choice choice : choices) {
            State next = state;
            game_->apply(next, seat_, choice.action, NoEvents{});
            const bool asked = judge_->may_be_asked(next);
            choice.worth = asked ? (*judge_)(next) : HandMadeJudge(*game_, seat_)(next);
            (asked ? known : open).push_back(choice);
        }
        choices = std::move(known);
        // Those are followed until it has one, as many as are usual, but one at least.
        std::stable_sort(open.begin(), open.end(), by_worth);
        open.resize(std::min(open.size(), std::max<std::size_t>(1, width(depth))));
        for (Choice& choice : open) {
            follow(state, choice, depth);
            choice.settled = true;
            choices.push_back(choice);
        }
        std::stable_sort(choices.begin(), choices.end(), by_worth);
    }

    // The best the seat can make of its turn after this choice.
    void follow(const State& state, Choice& choice, std::size_t depth) const {
        State next = state;
        game_->apply(next, seat_, choice.action, NoEvents{});
        const bool goes_on = next.active == seat_ &&
                             (next.phase == Phase::kOptional || next.phase == Phase::kReward);
        if (!goes_on) {
            choice.worth = (*judge_)(next);
            return;
        }
        Choice best_then = best(next, depth + 1);
        choice.worth = best_then.worth;
        choice.then = std::move(best_then.then);
        choice.then.insert(choice.then.begin(), best_then.action);
    }

    const Cosmogenesis* game_;
    Seat seat_;
    const TurnJudge* judge_;
    Patience patience_;
};

}  // namespace orrery::cosmogenesis
