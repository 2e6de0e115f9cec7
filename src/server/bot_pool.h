// Threads in which bots think, so that nobody else waits for them.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "table/ports.h"

namespace orrery::server {

struct BotQuestion {
    table::Task task;
    table::Milliseconds asked = 0;
};

struct BotAnswer {
    BotQuestion question;
    Advice advice;
    double seconds = 0;  // of thinking
};

class BotPool {
  public:
    // `answered` is called on a thread of the pool.
    BotPool(int threads, std::function<void(BotAnswer)> answered);
    // Waits for the thoughts that are being thought, and forgets the others.
    ~BotPool();
    BotPool(const BotPool&) = delete;
    BotPool& operator=(const BotPool&) = delete;

    // The line has an end: a question replaces an older one for the same seat that still waits,
    // since nobody wants to know that any more. Of hints a guest has one at a table.
    void ask(BotQuestion question);
    std::size_t waiting() const;

  private:
    void run();
    std::optional<BotQuestion> next();

    std::function<void(BotAnswer)> answered_;
    mutable std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<BotQuestion> line_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

// Answers that are held back for a while: bots keep a human pace.
class HeldAnswers {
  public:
    void hold(table::Milliseconds until, BotAnswer answer) {
        held_.emplace(until, std::move(answer));
    }
    std::optional<table::Milliseconds> next() const;
    // Those whose time has come, the longest held first.
    std::vector<BotAnswer> take(table::Milliseconds now);

  private:
    std::multimap<table::Milliseconds, BotAnswer> held_;
};

// How long a move should take: from two thirds to four thirds of the pace, not always the same. It
// depends on nothing hidden.
table::Milliseconds time_for(const table::Task& task, table::Milliseconds pace);

}  // namespace orrery::server
