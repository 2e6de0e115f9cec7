#include "bots/bot.h"
#include "table/ports.h"

namespace orrery::table {

Answer think(const Task& task, Patience patience) {
    Answer answer;
    if (task.work) {
        answer.told = task.work(patience);
    } else if (task.scripted) {
        answer.advice.action = *task.scripted;
    } else {
        RandomStream random(task.seed);
        // The table asks only bots that can be made.
        const Result<std::unique_ptr<Bot>> bot =
            make_bot(task.bot, task.options, {patience, task.most_trials});
        (*bot)->take_up(task.seat, task.plan);
        answer.advice = (*bot)->choose(*task.seen, task.seat, random);
        answer.plan = (*bot)->plan_of(task.seat);
    }
    return answer;
}

}  // namespace orrery::table
