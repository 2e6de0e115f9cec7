// The machine's own clock and chance.
#pragma once

#include "table/ports.h"

namespace orrery::store {

// Wall-clock time that never goes back while the program runs.
class SystemClock final : public table::Clock {
  public:
    table::Milliseconds now() const override;

  private:
    mutable table::Milliseconds latest_ = 0;
};

class SystemEntropy final : public table::Entropy {
  public:
    Seed draw() override;
};

}  // namespace orrery::store
