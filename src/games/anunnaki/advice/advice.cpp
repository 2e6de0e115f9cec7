// What a bot may know about this game: the best way through the rest of the person's own turn,
// judged by what Cosmobot may make of it.
#include <algorithm>
#include <optional>
#include <vector>

#include "games/anunnaki/advice/evaluation.h"
#include "games/anunnaki/advice/odds.h"
#include "games/anunnaki/game.h"
#include "games/anunnaki/person/person.h"

namespace orrery::anunnaki {
namespace {

constexpr std::size_t kMostSteps = 30;     // of one turn
constexpr std::size_t kMostAnswers = 120;  // from there to the next turn
// How many ways through a turn are followed at once: with the same first action, and in all.
struct Width {
    std::size_t of_first, all;
};
constexpr Width kPawnWidth{4, 30}, kLaterWidth{20, 20}, kNextTurnWidth{1, 3};
// The best ways are judged by what comes of them, in some guesses each.
constexpr std::size_t kJudged = 8, kJudgedOfFirst = 2;
constexpr std::uint32_t kTrialsOfGuess = 5000;

// A way through the turn, as far as it was followed.
struct Line {
    Action first;
    State state;
    Evaluation value;
};

bool asks(const State& state, TaskKind kind) {
    return state.candidates.empty() && !state.tasks.empty() && state.tasks.back().kind == kind;
}

// Phases 1 to 3, where all is in the person's hand.
bool in_own_hand(const State& state) {
    return state.active == Side::kPerson && state.phase <= Phase::kFree;
}

class TurnSearch {
  public:
    TurnSearch(const Anunnaki& game, Effort effort, RandomStream& random)
        : game_(game),
          guesses_(std::max(1U, effort.trials / kTrialsOfGuess)),
          seed_(random.fork()),
          patience_(effort.patience) {}

    // The best answer, with what it promises more than doing nothing, or than the other answers
    // where nothing cannot be done. `next` is the best one that leads to something else, likewise.
    Line best(const State& state, std::optional<Line>& next) const {
        if (asks(state, TaskKind::kCommitWeapon)) return {weapon(state), state, {}};
        const bool own = in_own_hand(state);
        const Width width = asks(state, TaskKind::kPawn) ? kPawnWidth : kLaterWidth;
        std::vector<Line> lines = own ? to_judge(ways_to_go(state, width)) : answers(state);
        if (lines.empty()) return {quick_answer(state), state, {}};  // no time, or no end in sight
        const std::vector<Evaluation> replies = after_replies(lines);
        lines.resize(replies.size());
        Evaluation mean;
        for (const Evaluation& reply : replies)
            mean.add(reply, 1.0 / static_cast<double>(replies.size()));
        const auto found = std::max_element(
            replies.begin(), replies.end(),
            [](const Evaluation& one, const Evaluation& two) { return one.total() < two.total(); });
        State idle = state;
        idle.phase = Phase::kFree;  // this turn is no longer to come
        const Evaluation than = own ? value(idle) : mean;
        const auto promising = [&](std::size_t i) {
            Line line = lines[i];
            if (!own) line.value = replies[i];
            line.value.add(than, -1);
            return line;
        };
        const Line chosen = promising(static_cast<std::size_t>(found - replies.begin()));
        double most = 0;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (lines[i].first == chosen.first || replies[i].is_like(*found)) continue;
            if (next && replies[i].total() <= most) continue;
            next = promising(i);
            most = replies[i].total();
        }
        return chosen;
    }

  private:
    Evaluation value(const State& state) const { return evaluate(game_.content(), state); }

    std::vector<Action> legal(const State& state) const {
        std::vector<Action> actions;
        game_.legal(state, kPersonSeat, [&](Action action) { actions.push_back(action); });
        return actions;
    }

    State after(const State& state, Action action) const {
        State next = state;
        game_.apply(next, kPersonSeat, action, NoEvents{});
        return next;
    }

    // Outside the own phases every answer is judged by what comes of it.
    std::vector<Line> answers(const State& state) const {
        std::vector<Line> lines;
        for (const Action action : legal(state)) lines.push_back({action, state, value(state)});
        return lines;
    }

    // Ways to the end of phase 3, the best first.
    std::vector<Line> ways_to_go(const State& root, Width width) const {
        std::vector<Line> ends, beam{{{}, root, value(root)}};
        for (std::size_t step = 0; step < kMostSteps && !beam.empty(); ++step) {
            if (patience_.is_out()) break;
            for (const Line& line : beam)
                if (asks(line.state, TaskKind::kFree))
                    ends.push_back({step == 0 ? stop() : line.first, line.state, line.value});
            beam = followed(beam, step, width, ends);
        }
        std::stable_sort(ends.begin(), ends.end(), [](const Line& a, const Line& b) {
            return a.value.total() > b.value.total();
        });
        return ends;
    }

    static std::size_t count_first(const std::vector<Line>& lines, Action first) {
        return static_cast<std::size_t>(std::count_if(
            lines.begin(), lines.end(), [&](const Line& line) { return line.first == first; }));
    }

    struct Step {
        std::size_t line;
        Action action;
        double value;
    };

    // The best ways that are one action longer; those that end go to `ends`.
    std::vector<Line> followed(const std::vector<Line>& beam, std::size_t depth, Width width,
                               std::vector<Line>& ends) const {
        std::vector<Step> steps;
        for (std::size_t i = 0; i < beam.size(); ++i) {
            const bool free = asks(beam[i].state, TaskKind::kFree);
            for (const Action action : legal(beam[i].state)) {
                if (free && action == stop()) continue;
                steps.push_back({i, action, value(after(beam[i].state, action)).total()});
            }
        }
        std::stable_sort(steps.begin(), steps.end(),
                         [](const Step& a, const Step& b) { return a.value > b.value; });
        std::vector<Line> next;
        for (const Step& step : steps) {
            if (next.size() >= width.all) break;
            const Action first = depth == 0 ? step.action : beam[step.line].first;
            if (count_first(next, first) >= width.of_first) continue;
            Line line{first, after(beam[step.line].state, step.action), {}};
            const bool known = std::any_of(next.begin(), next.end(), [&](const Line& other) {
                return other.state == line.state;
            });
            if (known) continue;
            line.value = value(line.state);
            (in_own_hand(line.state) ? next : ends).push_back(line);
        }
        return next;
    }

    // A few of the best, not too many with the same first action.
    static std::vector<Line> to_judge(const std::vector<Line>& ends) {
        std::vector<Line> chosen;
        for (const Line& line : ends) {
            if (chosen.size() == kJudged) break;
            if (count_first(chosen, line.first) < kJudgedOfFirst) chosen.push_back(line);
        }
        return chosen;
    }

    // What comes of each line; of the first ones alone when the patience runs out.
    std::vector<Evaluation> after_replies(const std::vector<Line>& lines) const {
        std::vector<Evaluation> replies;
        for (const Line& line : lines) {
            const Evaluation reply = after_reply(line);
            if (patience_.is_out() && !replies.empty()) break;  // not of all guesses
            replies.push_back(reply);
        }
        return replies;
    }

    // The mean over guesses of what the person's next turn can be made of.
    Evaluation after_reply(const Line& line) const {
        const bool own = in_own_hand(line.state);
        const State view = game_.hide(line.state, kPersonSeat);
        RandomStream random(seed_);  // the same guesses for every line
        Evaluation mean;
        for (std::uint32_t guess = 0; guess < guesses_; ++guess) {
            const Seed own_seed = random.fork();
            RandomStream own_random(own_seed);
            State state = game_.guess(view, kPersonSeat, own_random);
            state = after(state, own ? stop() : line.first);
            for (std::size_t step = 0; step < kMostAnswers; ++step) {
                if (state.phase == Phase::kGameOver || asks(state, TaskKind::kPawn)) break;
                state = after(state, quick_answer(state));
            }
            mean.add(asks(state, TaskKind::kPawn) ? next_turn(state) : value(state),
                     1.0 / guesses_);
            if (patience_.is_out()) break;
        }
        return mean;
    }

    // What the best of a few ways through the next turn promises.
    Evaluation next_turn(const State& state) const {
        const std::vector<Line> ends = ways_to_go(state, kNextTurnWidth);
        return ends.empty() ? value(state) : ends[0].value;
    }

    // An answer at sight, to get on with the game.
    Action quick_answer(const State& state) const {
        if (asks(state, TaskKind::kCommitWeapon)) return weapon(state);
        const std::vector<Action> actions = legal(state);
        if (!state.candidates.empty() || actions.size() == 1) return actions[0];
        if (asks(state, TaskKind::kPersonCombat)) return attack(state);
        const Action* found = nullptr;
        double most = 0;
        for (const Action& action : actions) {
            const double worth = value(after(state, action)).total();
            if (found == nullptr || worth > most) found = &action, most = worth;
        }
        return *found;
    }

    double stake(const State& state, Place place) const {
        const Content& content = game_.content();
        return value(after_combat(content, state, place, true)).total() -
               value(after_combat(content, state, place, false)).total();
    }
    Action weapon(const State& state) const {
        const Place place = state.combat.place;
        return commit_weapon(
            best_card(game_.content(), state, place, stake(state, place)).card_or_none);
    }
    // Attacks on a distant planet that are more likely won than lost.
    Action attack(const State& state) const {
        const std::size_t planet = state.distant[state.tasks.back().a - 1U].planet - 1U;
        const Place place = landing_place(planet);
        const CardChoice card = best_card(game_.content(), state, place, stake(state, place));
        return attack_distant(planet, card.chance > 0.5);
    }

    const Anunnaki& game_;
    std::uint32_t guesses_;
    Seed seed_;
    Patience patience_;
};

}  // namespace

// What the person cannot know is guessed anew: the answer depends on the view alone.
Advice Anunnaki::advise(const State& position, Seat seat, Effort effort,
                        RandomStream& random) const {
    if (!has_seat(actors(position), seat)) return {};
    const State state = guess(hide(position, seat), seat, random);
    std::optional<Line> next;
    const Line best = TurnSearch(*this, effort, random).best(state, next);
    Advice advice;
    advice.action = best.first;
    advice.value = best.value.total();
    if (next) advice.next = {next->first, next->value.total()};
    advice.features = reasons(next ? best.value.minus(next->value) : best.value, kFeatureNames);
    return advice;
}

}  // namespace orrery::anunnaki
