// What only the person at a printed table can tell. The rules ask where they need it; the companion
// takes the answers.
#include "games/anunnaki/course/course.h"

namespace orrery::anunnaki {
namespace {

// Whether the task on top has what it was waiting for, so that it can go.
bool answered(const Content& content, const State& state) {
    const Task& task = state.tasks.back();
    switch (task.kind) {
        case TaskKind::kAskCard:
            return state.face_up[task.a] != 0;
        case TaskKind::kAskDie:
            return state.combat.die != 0;
        case TaskKind::kAskCivilisation:
            return Board(content, state).civilisation_told(task.a);
        case TaskKind::kAskContract:
            return (state.facts.to_enter & contract_bit(task.a)) == 0;
        default:
            return false;  // `done`, a total: they end their task themselves
    }
}

}  // namespace

bool run_asking_task(Course& course) {
    if (course.top().kind == TaskKind::kReport) course.state.phase = Phase::kPrimary;
    if (!answered(course.content, course.state)) return false;
    course.state.tasks.pop_back();
    return true;
}

}  // namespace orrery::anunnaki
