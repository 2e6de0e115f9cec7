// Whose request is dealt with next. Addresses take turns, and so do the guests of an address:
// however much somebody asks at once, whoever comes beside them waits for one of their requests.
#pragma once

#include <functional>

#include "server/address.h"
#include "server/fair_line.h"

namespace orrery::server {

class Turns {
  public:
    using Job = std::function<void()>;
    // Runs something soon, but after what has arrived meanwhile.
    using Post = std::function<void(Job)>;

    explicit Turns(Post post) : post_(std::move(post)) {}
    void wait(const Caller& caller, Job job);

  private:
    void call();
    void next();

    Post post_;
    FairLine<Job, 2> line_;
    bool called_ = false;  // `next` will run
};

}  // namespace orrery::server
