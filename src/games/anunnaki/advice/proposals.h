// Proposes what the person may do: ways through the rest of the own turn that look best to the
// hand-made evaluation, or the answers to a question outside of it.
#pragma once

#include "games/anunnaki/advice/at_sight.h"

namespace orrery::anunnaki {

inline constexpr std::size_t kMostSteps = 30;  // of one turn

// How many ways through a turn are followed at once: with the same first action, and in all.
struct Width {
    std::size_t of_first, all;
};

// What is done, where it leads, and what comes next: after a way through the own turn that is its
// end (nothing where the turn has been left), outside the own turn the answer itself.
struct Line {
    FixedVector<Action, kMostSteps> done;
    Action next;
    State state;
    Evaluation value;

    Action first() const { return done.empty() ? next : done[0]; }
};

std::size_t count_first(const std::vector<Line>& lines, Action first);

class Proposals {
  public:
    Proposals(const AtSight& sight, Patience patience) : sight_(sight), patience_(patience) {}

    // Ways to the end of phase 3, the best first; none when there is no time.
    std::vector<Line> ways_to_go(const State& root, Width width) const;
    std::vector<Line> answers(const State& state) const;

  private:
    std::vector<Line> followed(const std::vector<Line>& beam, Width width,
                               std::vector<Line>& ends) const;

    const AtSight& sight_;
    Patience patience_;
};

}  // namespace orrery::anunnaki
