#include "cli/companion/instructions.h"

#include "cli/companion/teller.h"

namespace orrery::cli::companion {

std::vector<Step> instructions(const an::companion::Companion& rules,
                               std::span<const Event> events) {
    return Teller(rules, events).tell();
}

std::vector<std::size_t> turn_starts(std::span<const Event> events) {
    std::vector<std::size_t> starts{0};
    for (std::size_t i = 1; i < events.size(); ++i)
        if (kind_of(events[i]) == EventKind::kTurnStarted) starts.push_back(i);
    return starts;
}

}  // namespace orrery::cli::companion
