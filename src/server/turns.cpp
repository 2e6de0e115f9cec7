#include "server/turns.h"

#include <utility>

namespace orrery::server {

template <class Line>
Line& Turns::Round<Line>::line_of(const std::string& who) {
    const auto [line, is_new] = lines.try_emplace(who);
    if (is_new) order.push_back(who);
    return line->second;
}

void Turns::wait(const Caller& caller, Job job) {
    addresses_.line_of(caller.address).line_of(caller.guest).push_back(std::move(job));
    call();
}

void Turns::call() {
    if (called_ || addresses_.order.empty()) return;
    called_ = true;
    post_([this] { next(); });
}

// Who had their turn goes to the end of the round, or leaves it when nothing more is wanted.
Turns::Job Turns::take() {
    const std::string address = std::exchange(addresses_.order.front(), {});
    addresses_.order.pop_front();
    Guests& guests = addresses_.lines.at(address);
    const std::string guest = std::exchange(guests.order.front(), {});
    guests.order.pop_front();
    std::deque<Job>& jobs = guests.lines.at(guest);
    Job job = std::move(jobs.front());
    jobs.pop_front();
    jobs.empty() ? void(guests.lines.erase(guest)) : guests.order.push_back(guest);
    guests.order.empty() ? void(addresses_.lines.erase(address))
                         : addresses_.order.push_back(address);
    return job;
}

void Turns::next() {
    take()();
    called_ = false;
    call();
}

}  // namespace orrery::server
