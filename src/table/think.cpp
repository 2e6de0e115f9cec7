#include "bots/bot.h"
#include "core/json.h"
#include "table/ports.h"

namespace orrery::table {

Advice think(const Task& task) {
    if (task.hindsight) {
        Advice advice;
        advice.hindsight = to_text(task.seen->hindsight(task.seat));
        return advice;
    }
    if (task.scripted) {
        Advice advice;
        advice.action = *task.scripted;
        return advice;
    }
    RandomStream random(task.seed);
    // The table asks only bots that can be made.
    const Result<std::unique_ptr<Bot>> bot = make_bot(task.bot, task.options);
    return (*bot)->choose(*task.seen, task.seat, random);
}

}  // namespace orrery::table
