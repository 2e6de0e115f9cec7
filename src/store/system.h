// The machine's own clock and chance.
#pragma once

#include "table/ports.h"

namespace orrery::store {

// The machine's clock as it is set, for logs: it may jump, so nothing is measured with it.
table::Milliseconds system_time();

// Moments stand still while the machine sleeps. The wall clock goes on meanwhile; it begins with
// the system's clock as it was set then, and from then on only counts what passes: who sets the
// system's clock while the program runs takes nobody's time, and gives none.
class SystemClock final : public table::Clock {
  public:
    SystemClock();
    table::Moment now() const override;
    table::Milliseconds wall() const override;

  private:
    table::Milliseconds offset_;  // from what has passed to the wall clock
};

class SystemEntropy final : public table::Entropy {
  public:
    Seed draw() override;
};

}  // namespace orrery::store
