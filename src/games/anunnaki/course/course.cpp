#include "games/anunnaki/course/course.h"

#include <algorithm>

namespace orrery::anunnaki {

void Course::tell(EventKind kind, std::optional<Side> side, const Arguments& arguments) const {
    if (!listening()) return;
    Event event;
    event.kind = static_cast<std::uint8_t>(kind);
    if (side) event.seat = static_cast<Seat>(*side);
    std::transform(arguments.begin(), arguments.end(), event.arguments.begin(),
                   [](int argument) { return static_cast<std::int16_t>(argument); });
    (*sink)(event);
}

void Course::push(TaskKind kind, int a, int b, int c) {
    const auto byte = [](int value) { return static_cast<std::uint8_t>(value); };
    state.tasks.push_back({kind, byte(a), byte(b), byte(c)});
}

void run(Course& course) {
    // Every runner has its range of kinds.
    struct Runner {
        TaskKind first;
        bool (*step)(Course&);
    };
    constexpr Runner kRunners[] = {{TaskKind::kReport, run_asking_task},
                                   {TaskKind::kPersonTurn, run_person_task},
                                   {TaskKind::kCombats, run_combat_task},
                                   {TaskKind::kBotTurn, run_bot_task}};
    while (!course.state.tasks.empty()) {
        const TaskKind kind = course.top().kind;
        const Runner* runner =
            std::find_if(std::begin(kRunners), std::end(kRunners),
                         [&](const Runner& candidate) { return kind >= candidate.first; });
        if (!runner->step(course)) return;
    }
}

}  // namespace orrery::anunnaki
