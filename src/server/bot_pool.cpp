#include "server/bot_pool.h"

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::server {

BotPool::BotPool(int threads, const Bounds& bounds, std::function<void(BotAnswer)> answered)
    : bounds_(bounds), answered_(std::move(answered)) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
    threads_.emplace_back([this] { watch(); });
}

BotPool::~BotPool() {
    stop();
    for (std::thread& thread : threads_) thread.join();
}

void BotPool::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        for (Thought* const thought : thoughts_) thought->over = true;
    }
    arrived_.notify_all();
    began_.notify_all();
}

std::optional<Error> BotPool::ask(BotQuestion question) {
    const table::Task& task = question.task;
    const std::lock_guard lock(mutex_);
    const bool hint = task.hint;
    if (hint && hints_.contains(task.guest) && hints_.at(task.guest) >= bounds_.hints)
        return Error{"busy",
                     "wait for the answers to what you have asked: there are " +
                         std::to_string(bounds_.hints),
                     "", ""};
    if (const auto older = by_seat_.find({task.table, task.seat});
        !hint && older != by_seat_.end()) {
        by_task_.erase({task.table, older->second->task.id});
        if (older->second->given_up) ++waiting_;
        *older->second = std::move(question);
        note(*older->second);
    } else {
        const std::array names{question.address, task.guest, task.table};
        BotQuestion& waits = line_.add(names, std::move(question));
        note(waits);
        if (hint) ++hints_[waits.task.guest];
        ++waiting_;
    }
    arrived_.notify_one();
    return std::nullopt;
}

void BotPool::note(BotQuestion& question) {
    const table::Task& task = question.task;
    by_task_[{task.table, task.id}] = &question;
    if (!task.hint) by_seat_[{task.table, task.seat}] = &question;
}

// A bot's question keeps its place in the line for the next one of its seat.
void BotPool::give_up(const std::string& table, std::uint64_t task) {
    const std::lock_guard lock(mutex_);
    if (const auto found = by_task_.find({table, task}); found != by_task_.end()) {
        found->second->given_up = true;
        if (!found->second->task.hint) {
            found->second->task.seen.reset();
            by_task_.erase(found);
            --waiting_;
        }
    }
    for (Thought* const thought : thoughts_)
        if (thought->table == table && thought->task == task)
            thought->over = thought->given_up = true;
}

// What waits first, without what nobody wants to know any more.
BotQuestion BotPool::take() {
    for (;;) {
        BotQuestion question = line_.take();
        const table::Task& task = question.task;
        if (task.hint) {
            if (--hints_.at(task.guest) == 0) hints_.erase(task.guest);
        } else {
            by_seat_.erase({task.table, task.seat});
            if (question.given_up) continue;
        }
        by_task_.erase({task.table, task.id});
        --waiting_;
        return question;
    }
}

std::size_t BotPool::waiting() const {
    const std::lock_guard lock(mutex_);
    return waiting_;
}

std::optional<BotQuestion> BotPool::begin(Thought& thought) {
    std::unique_lock lock(mutex_);
    arrived_.wait(lock, [this] { return stopping_ || waiting_ > 0; });
    if (stopping_) return std::nullopt;
    BotQuestion question = take();
    thought.table = question.task.table;
    thought.task = question.task.id;
    thought.until = Clock::now() + bounds_.thought;
    thought.over = thought.given_up = question.given_up;
    thoughts_.insert(&thought);
    began_.notify_one();
    return question;
}

void BotPool::end(Thought& thought) {
    const std::lock_guard lock(mutex_);
    thoughts_.erase(&thought);
}

void BotPool::run() {
    for (;;) {
        Thought thought;
        std::optional<BotQuestion> question = begin(thought);
        if (!question) return;
        const Clock::time_point began = Clock::now();
        table::Answer answer = table::think(question->task, Patience(thought.over));
        const std::chrono::duration<double> took = Clock::now() - began;
        end(thought);
        if (question->task.hint || !thought.given_up)
            answered_({std::move(*question), std::move(answer), took.count(), thought.cut_short});
    }
}

// Ends the thoughts that take too long.
void BotPool::watch() {
    std::unique_lock lock(mutex_);
    while (!stopping_) {
        const Clock::time_point now = Clock::now();
        auto next = Clock::time_point::max();
        for (Thought* const thought : thoughts_) {
            if (thought->over) continue;
            if (thought->until <= now)
                thought->over = thought->cut_short = true;
            else
                next = std::min(next, thought->until);
        }
        if (next == Clock::time_point::max())
            began_.wait(lock);
        else
            began_.wait_until(lock, next);
    }
}

std::optional<table::Moment> HeldAnswers::next() const {
    if (held_.empty()) return std::nullopt;
    return held_.begin()->first;
}

std::vector<BotAnswer> HeldAnswers::take(table::Moment now) {
    std::vector<BotAnswer> due;
    while (!held_.empty() && held_.begin()->first <= now) {
        due.push_back(std::move(held_.begin()->second));
        held_.erase(held_.begin());
    }
    return due;
}

table::Milliseconds time_for(const table::Task& task, table::Milliseconds pace) {
    constexpr std::uint64_t kScatter = 0x9e3779b97f4a7c15;
    const table::Milliseconds spread = pace * 2 / 3;
    const auto scattered = static_cast<table::Milliseconds>(task.id * kScatter >> 32);
    return spread + scattered % (spread + 1);
}

}  // namespace orrery::server
