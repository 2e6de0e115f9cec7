#include "bots/worth_keeping.h"

namespace orrery {

bool is_worth_keeping(const Effort& effort, const Advice& advice) {
    const bool weighed = advice.next || !advice.turns.empty();
    return (effort.iterations > 0 || !weighed) && !effort.patience.is_out();
}

}  // namespace orrery
