#include "server/bot_pool.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace orrery::server {

BotPool::BotPool(int threads, std::function<void(BotAnswer)> answered)
    : answered_(std::move(answered)) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

BotPool::~BotPool() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    arrived_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void BotPool::ask(BotQuestion question) {
    const auto is_older = [&](const BotQuestion& other) {
        return !other.task.hint && !question.task.hint && other.task.seat == question.task.seat &&
               other.task.table == question.task.table;
    };
    {
        const std::lock_guard lock(mutex_);
        const auto older = std::find_if(line_.begin(), line_.end(), is_older);
        if (older != line_.end())
            *older = std::move(question);
        else
            line_.push_back(std::move(question));
    }
    arrived_.notify_one();
}

std::size_t BotPool::waiting() const {
    const std::lock_guard lock(mutex_);
    return line_.size();
}

std::optional<BotQuestion> BotPool::next() {
    std::unique_lock lock(mutex_);
    arrived_.wait(lock, [this] { return stopping_ || !line_.empty(); });
    if (stopping_) return std::nullopt;
    BotQuestion question = std::move(line_.front());
    line_.pop_front();
    return question;
}

void BotPool::run() {
    while (std::optional<BotQuestion> question = next()) {
        const auto began = std::chrono::steady_clock::now();
        Advice advice = table::think(question->task);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
        answered_({std::move(*question), std::move(advice), took.count()});
    }
}

std::optional<table::Milliseconds> HeldAnswers::next() const {
    if (held_.empty()) return std::nullopt;
    return held_.begin()->first;
}

std::vector<BotAnswer> HeldAnswers::take(table::Milliseconds now) {
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
