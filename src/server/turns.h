// Whose request is dealt with next. Addresses take turns, and so do the guests of an address:
// however much somebody asks at once, whoever comes beside them waits for one of their requests.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <string>

#include "server/address.h"

namespace orrery::server {

class Turns {
  public:
    using Job = std::function<void()>;
    // Runs something soon, but after what has arrived meanwhile.
    using Post = std::function<void(Job)>;

    explicit Turns(Post post) : post_(std::move(post)) {}
    void wait(const Caller& caller, Job job);

  private:
    // Those in it take turns.
    template <class Line>
    struct Round {
        std::deque<std::string> order;
        std::map<std::string, Line> lines;

        Line& line_of(const std::string& who);
    };
    using Guests = Round<std::deque<Job>>;

    void call();
    void next();
    Job take();

    Post post_;
    Round<Guests> addresses_;
    bool called_ = false;  // `next` will run
};

}  // namespace orrery::server
