#include "server/limits.h"

#include <algorithm>

namespace orrery::server {

bool TokenBucket::take(Clock::time_point now) {
    const double seconds = std::chrono::duration<double>(now - at_).count();
    tokens_ = std::min(most_, tokens_ + seconds * per_second_);
    at_ = now;
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
}

bool Headcount::enter(const std::string& guest) {
    std::size_t& count = counts_[guest];
    if (count >= most_) return false;
    ++count;
    return true;
}

void Headcount::leave(const std::string& guest) {
    const auto found = counts_.find(guest);
    if (found != counts_.end() && --found->second == 0) counts_.erase(found);
}

}  // namespace orrery::server
