// One run of an arena: units come in, from a file and from play, and figures come out.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "arena/breakdown.h"
#include "arena/sprt.h"
#include "arena/summary.h"
#include "cli/arena/progress.h"
#include "cli/arena/results_file.h"

namespace orrery::cli {

struct ArenaWishes {
    int threads = 1;
    std::string out;  // where results are kept; nowhere when it is empty
    bool resume = false;
    std::optional<arena::Sprt> sprt;
    std::function<void(const arena::Unit&)> told;  // who else hears of every unit, in their order
};

class ArenaRun {
  public:
    ArenaRun(arena::Tournament tournament, ArenaWishes wishes);

    // Until all is played, the test has decided, or `stop` was set. Throws Failed.
    void play(std::atomic<bool>& stop, ArenaProgress& progress);

    const arena::Tournament& tournament() const { return tournament_; }
    const arena::Summary& summary() const { return summary_; }
    const arena::Breakdown& breakdown() const { return breakdown_; }
    const std::vector<arena::Thinking>& thinking() const { return thinking_; }
    const std::optional<arena::Sprt>& sprt() const { return wishes_.sprt; }
    arena::SprtStanding sprt_standing() const;
    // Nothing is left to be played.
    bool complete() const;

  private:
    // False when the test has decided.
    bool take(const arena::Unit& unit);

    arena::Tournament tournament_;
    ArenaWishes wishes_;
    arena::Summary summary_;
    arena::Breakdown breakdown_;
    std::vector<arena::Thinking> thinking_;
};

}  // namespace orrery::cli
