#include "server/turns.h"

#include <utility>

namespace orrery::server {

void Turns::wait(const Caller& caller, Job job) {
    line_.add(std::array{caller.address, caller.guest}, std::move(job));
    call();
}

void Turns::call() {
    if (called_ || line_.empty()) return;
    called_ = true;
    post_([this] { next(); });
}

void Turns::next() {
    line_.take()();
    called_ = false;
    call();
}

}  // namespace orrery::server
