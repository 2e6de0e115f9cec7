// One run of the solver: the best galaxy so far, the bound, the limits.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "games/cosmic_factory/solver.h"

namespace orrery::cosmic_factory::solver {

// Card 1: lays the tiles that are left over face down on the cells that are left over. A galaxy
// with all its tiles is not changed.
void lay_face_down(Galaxy& galaxy, const Problem& problem, const CardRules& card);

struct Run {
    Solution& best;
    const Problem& problem;
    const CardRules& card;
    const SolveLimits& limits;

    // A pass looks for values of at least `target` only, and notes the best bound it cut off.
    int target = 0;
    int cut_off = std::numeric_limits<int>::min();
    bool stopped = false;
    // What may be possible on boards that this part of the run does not search.
    int elsewhere = std::numeric_limits<int>::min();

    // True when a branch with this bound can be left out of the pass.
    bool prune(int bound) {
        if (bound > best.value && bound >= target) return false;
        if (bound < target) cut_off = std::max(cut_off, bound);
        return true;
    }

    void offer(int value, const GalaxyPoints& points, const Galaxy& galaxy) {
        if (value <= best.value) return;
        best.value = value;
        best.points = points;
        best.galaxy = galaxy;
        lay_face_down(best.galaxy, problem, card);
        report();
    }

    void count_node() {
        if ((++best.nodes & kLookMask) != 0) return;
        look();
        if ((best.nodes & kReportMask) == 0) report();
    }

    void look() {
        if (limits.patience.is_out()) stopped = true;
    }

    void report() {
        if (best.nodes >= limits.max_nodes) stopped = true;
        if (limits.on_progress == nullptr) return;
        const Progress progress{best.nodes, best.value,
                                std::max({best.bound, best.value, elsewhere}), &best.galaxy};
        if (!limits.on_progress(limits.context, progress)) stopped = true;
    }

  private:
    static constexpr std::uint64_t kLookMask = (std::uint64_t{1} << 12) - 1;
    static constexpr std::uint64_t kReportMask = (std::uint64_t{1} << 17) - 1;
};

}  // namespace orrery::cosmic_factory::solver
