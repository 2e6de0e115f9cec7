// What a learned judge of this game looks at, in three blocks: the person's side, Cosmobot's, and
// what is both's.
#pragma once

#include "core/features.h"
#include "core/network.h"
#include "games/anunnaki/advice/evaluation.h"

namespace orrery::anunnaki {

class Features {
  public:
    explicit Features(const Content& content);
    const FeatureSpace& space() const { return space_; }

    // From what the person may know alone: the same for a state, its view and every guess. Adds to
    // an empty row, and gives the hand-made evaluation, which is one of the things looked at.
    Evaluation add(const Content& content, const State& state, InputRow& row) const;

  private:
    FeatureSpace space_;
};

}  // namespace orrery::anunnaki
