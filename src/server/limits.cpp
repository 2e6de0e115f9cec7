#include "server/limits.h"

#include <algorithm>
#include <cmath>

#include "server/address.h"

namespace orrery::server {

void TokenBucket::fill(const Rate& rate, Clock::time_point now) {
    const double seconds = std::chrono::duration<double>(now - at_).count();
    tokens_ = std::min(rate.burst, tokens_ + seconds * rate.per_second);
    at_ = now;
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

bool Headcount::is_full(const std::string& who, std::size_t most) const {
    const auto found = counts_.find(who);
    return found != counts_.end() && found->second >= most;
}

std::optional<Headcount::Stay> Headcount::enter(const std::string& who) {
    if (is_full(who, most_)) return std::nullopt;
    return admit({who});
}

std::optional<Headcount::Stay> Headcount::enter_from(const std::string& address) {
    const std::string network = network_of(address);
    if (network == address) return enter(address);
    if (is_full(address, most_) || is_full(network, most_ * network_share_)) return std::nullopt;
    return admit({address, network});
}

std::optional<Headcount::Stay> Headcount::admit(std::vector<std::string> who) {
    for (const std::string& each : who) ++counts_[each];
    return Stay(*this, std::move(who));
}

void Headcount::leave(const std::vector<std::string>& who) {
    for (const std::string& each : who)
        if (const auto found = counts_.find(each); found != counts_.end() && --found->second == 0)
            counts_.erase(found);
}

}  // namespace orrery::server
