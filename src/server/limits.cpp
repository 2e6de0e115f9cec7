#include "server/limits.h"

#include <algorithm>
#include <cmath>

namespace orrery::server {

void TokenBucket::fill(const Rate& rate, Clock::time_point now) {
    const double seconds = std::chrono::duration<double>(now - at_).count();
    tokens_ = std::min(rate.burst, tokens_ + seconds * rate.per_second);
    at_ = now;
}

bool TokenBucket::take(const Rate& rate, Clock::time_point now) {
    fill(rate, now);
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
}

void TokenBucket::charge(const Rate& rate, Clock::time_point now, double amount) {
    fill(rate, now);
    tokens_ = std::clamp(tokens_ - amount, -rate.burst, rate.burst);
}

std::chrono::milliseconds TokenBucket::wait(const Rate& rate, Clock::time_point now,
                                            double amount) {
    fill(rate, now);
    const double missing = std::max(0.0, amount - tokens_);
    return std::chrono::milliseconds(std::llround(std::ceil(missing / rate.per_second * 1000)));
}

std::optional<Headcount::Stay> Headcount::enter(const std::string& who) {
    const auto found = counts_.find(who);
    if ((found == counts_.end() ? 0 : found->second) >= most_) return std::nullopt;
    ++counts_[who];
    return Stay(*this, who);
}

void Headcount::leave(const std::string& who) {
    const auto found = counts_.find(who);
    if (found != counts_.end() && --found->second == 0) counts_.erase(found);
}

}  // namespace orrery::server
