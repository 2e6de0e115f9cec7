// The companion's tasks: each waits for something that only the person can tell.
#include "games/anunnaki/course.h"
#include "games/cosmobot/facts.h"

namespace orrery::anunnaki {

bool run_companion_task(Course& course) {
    if (course.top().kind == TaskKind::kReport) course.state.phase = Phase::kPrimary;
    if (!cosmobot::answered(course.content, course.state)) return false;
    course.state.tasks.pop_back();
    return true;
}

}  // namespace orrery::anunnaki
