#include "games/anunnaki/advice/proposals.h"

#include <algorithm>

namespace orrery::anunnaki {

std::size_t count_first(const std::vector<Line>& lines, Action first) {
    return static_cast<std::size_t>(std::count_if(
        lines.begin(), lines.end(), [&](const Line& line) { return line.first() == first; }));
}

std::vector<Line> Proposals::answers(const State& state) const {
    std::vector<Line> lines;
    const Evaluation value = sight_.value(state);
    for (const Action action : sight_.legal(state)) lines.push_back({{}, action, state, value});
    return lines;
}

std::vector<Line> Proposals::ways_to_go(const State& root, Width width) const {
    std::vector<Line> ends, beam{{{}, stop(), root, sight_.value(root)}};
    for (std::size_t step = 0; step < kMostSteps && !beam.empty(); ++step) {
        if (patience_.is_out()) break;
        for (const Line& line : beam)
            if (asks(line.state, TaskKind::kFree)) ends.push_back(line);
        beam = followed(beam, width, ends);
    }
    std::stable_sort(ends.begin(), ends.end(), [](const Line& a, const Line& b) {
        return a.value.total() > b.value.total();
    });
    return ends;
}

// The best ways that are one action longer; those that end go to `ends`.
std::vector<Line> Proposals::followed(const std::vector<Line>& beam, Width width,
                                      std::vector<Line>& ends) const {
    struct Step {
        std::size_t line;
        Action action;
        double value;
    };
    std::vector<Step> steps;
    for (std::size_t i = 0; i < beam.size(); ++i) {
        const bool free = asks(beam[i].state, TaskKind::kFree);
        for (const Action action : sight_.legal(beam[i].state)) {
            if (free && action == stop()) continue;
            steps.push_back({i, action, sight_.value(sight_.after(beam[i].state, action)).total()});
        }
    }
    std::stable_sort(steps.begin(), steps.end(),
                     [](const Step& a, const Step& b) { return a.value > b.value; });
    std::vector<Line> next;
    for (const Step& step : steps) {
        if (next.size() >= width.all) break;
        const Line& before = beam[step.line];
        const Action first = before.done.empty() ? step.action : before.done[0];
        if (count_first(next, first) >= width.of_first) continue;
        const State state = sight_.after(before.state, step.action);
        // What is worth something else is another position: few are compared.
        const bool known = std::any_of(next.begin(), next.end(), [&](const Line& other) {
            return other.value.total() == step.value && other.state == state;
        });
        if (known) continue;
        const bool own = in_own_hand(state);
        Line line{before.done, own ? stop() : Action{}, state, sight_.value(state)};
        line.done.push_back(step.action);
        (own ? next : ends).push_back(line);
    }
    return next;
}

}  // namespace orrery::anunnaki
