// Threads in which bots think, so that nobody else waits for them. Thinking is rationed: whoever
// asks takes turns with everybody else who does, no thought takes longer than it may, and what
// nobody wants to know any more is not thought to its end.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/fair_line.h"
#include "table/ports.h"

namespace orrery::server {

struct BotQuestion {
    table::Task task;
    table::Moment asked;
    std::string address = {};  // from which the task's guest is connected; empty = is not
    bool given_up = false;     // a moment's thought will do
};

struct BotAnswer {
    BotQuestion question;
    table::Answer answer;
    double seconds = 0;      // of thinking
    bool cut_short = false;  // it took as long as it may
};

class BotPool {
  public:
    struct Bounds {
        std::chrono::milliseconds thought{10'000};  // then the best that was found is the answer
        std::size_t hints = 8;                      // of a guest that wait, at all tables
    };

    // `answered` is called on a thread of the pool.
    BotPool(int threads, const Bounds& bounds, std::function<void(BotAnswer)> answered);
    // Stops, if it has not, and waits for the threads.
    ~BotPool();
    BotPool(const BotPool&) = delete;
    BotPool& operator=(const BotPool&) = delete;

    // Addresses take turns, guests of an address, and tables of a guest; who is not connected
    // shares the turn of all who are not. A question replaces an older one for the same seat that
    // still waits, since nobody wants to know that any more. A hint that is one too many is
    // refused.
    std::optional<Error> ask(BotQuestion question);
    // Nobody needs to think about it any more: a hint is what has been found so far, and a bot's
    // answer does not come unless it is on its way.
    void give_up(const std::string& table, std::uint64_t task);
    // No thought is begun any more, and those under way are interrupted.
    void stop();
    std::size_t waiting() const;

  private:
    using Clock = std::chrono::steady_clock;
    struct Thought {
        std::string table;
        std::uint64_t task = 0;
        Clock::time_point until{};
        std::atomic<bool> over = false;
        bool cut_short = false, given_up = false;
    };

    void note(BotQuestion& question);
    BotQuestion take();
    void run();
    // Waits for a question; nothing when the pool stops.
    std::optional<BotQuestion> begin(Thought& thought);
    void end(Thought& thought);
    void watch();

    Bounds bounds_;
    std::function<void(BotAnswer)> answered_;
    mutable std::mutex mutex_;
    std::condition_variable arrived_, began_;
    FairLine<BotQuestion, 3> line_;
    // Where they wait in it. A bot's question that was given up is there for its seat alone.
    std::map<std::pair<std::string, std::uint64_t>, BotQuestion*> by_task_;
    std::map<std::pair<std::string, Seat>, BotQuestion*> by_seat_;
    std::map<std::string, std::size_t> hints_;  // that wait, by guest
    std::size_t waiting_ = 0;                   // without those that were given up
    std::set<Thought*> thoughts_;               // under way
    bool stopping_ = false;
    std::vector<std::thread> threads_;  // one of them watches the others
};

// Answers that are held back for a while: bots keep a human pace.
class HeldAnswers {
  public:
    void hold(table::Moment until, BotAnswer answer) { held_.emplace(until, std::move(answer)); }
    std::optional<table::Moment> next() const;
    // Those whose time has come, the longest held first.
    std::vector<BotAnswer> take(table::Moment now);

  private:
    std::multimap<table::Moment, BotAnswer> held_;
};

// How long a move should take: from two thirds to four thirds of the pace, not always the same. It
// depends on nothing hidden.
table::Milliseconds time_for(const table::Task& task, table::Milliseconds pace);

}  // namespace orrery::server
