#include "server/bans.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "table/fairness.h"
#include "table/messages.h"

namespace orrery::server {

std::optional<Error> Bans::load() {
    Result<std::vector<store::Ban>> bans = book_.bans();
    if (!bans) return bans.error();
    Result<std::string> secret = book_.network_secret();
    if (!secret) return secret.error();
    secret_ = std::move(*secret);
    for (store::Ban& ban : *bans) bans_[ban.who].push_back(std::move(ban));
    return std::nullopt;
}

const store::Ban* Bans::holds(const std::string& who, table::Milliseconds now) const {
    const auto found = bans_.find(who);
    if (found == bans_.end() || found->second.back().until <= now) return nullptr;
    return &found->second.back();
}

std::string Bans::network_of(const std::string& address) const {
    constexpr std::size_t kDigits = 20;
    return std::string(kNetworkPrefix) +
           table::derived_name({"orrery network", secret_, address}, kDigits);
}

const store::Ban* Bans::of(const Caller& caller, table::Milliseconds now) const {
    if (const store::Ban* const ban = holds(caller.guest, now)) return ban;
    if (const store::Ban* const ban = holds(caller.address, now)) return ban;
    const auto network = bans_.lower_bound(std::string(kNetworkPrefix));
    const bool any = network != bans_.end() && network->first.starts_with(kNetworkPrefix);
    return any ? holds(network_of(caller.address), now) : nullptr;
}

std::vector<store::Ban> Bans::list(table::Milliseconds now, bool past) const {
    std::vector<store::Ban> list;
    for (const auto& [who, bans] : bans_)
        std::copy_if(bans.begin(), bans.end(), std::back_inserter(list),
                     [&](const store::Ban& ban) { return past || ban.until > now; });
    std::sort(list.begin(), list.end(), [](const store::Ban& one, const store::Ban& other) {
        return std::tie(other.since, one.who) < std::tie(one.since, other.who);
    });
    return list;
}

void Bans::impose(store::Ban ban, Done done) {
    std::vector<store::Ban> changed;
    if (const store::Ban* const last = holds(ban.who, ban.since)) {
        changed.push_back(*last);
        changed.back().until = ban.since;
    }
    changed.push_back(std::move(ban));
    keep(changed, std::move(done));
}

void Bans::lift(const std::string& who, table::Milliseconds now, Done done) {
    const store::Ban* const last = holds(who, now);
    if (last == nullptr) return done(Error{"unknown_ban", "no ban of theirs is in force", "", ""});
    store::Ban ended = *last;
    ended.until = now;
    keep({std::move(ended)}, std::move(done));
}

bool Bans::has_before(table::Milliseconds moment) const {
    return std::any_of(bans_.begin(), bans_.end(),
                       [&](const auto& each) { return each.second.front().until < moment; });
}

void Bans::forget_before(table::Milliseconds moment) {
    for (auto& [who, bans] : bans_)
        std::erase_if(bans, [&](const store::Ban& ban) { return ban.until < moment; });
    std::erase_if(bans_, [](const auto& each) { return each.second.empty(); });
}

// The same ban is told by whom it is for and when it began.
void Bans::keep(const std::vector<store::Ban>& bans, Done done) {
    book_.keep_bans(bans, [this, bans, done = std::move(done)](std::optional<Error> error) {
        for (const store::Ban& ban : bans) {
            if (error) break;
            std::vector<store::Ban>& known = bans_[ban.who];
            if (!known.empty() && known.back().since == ban.since)
                known.back() = ban;
            else
                known.push_back(ban);
        }
        done(std::move(error));
    });
}

Error banned(const store::Ban& ban) {
    std::string message = "whoever runs this server has asked you to stay away";
    if (ban.until != store::kNever)
        message += fmt::format(" until {:%F %R} UTC",
                               fmt::gmtime(static_cast<std::time_t>(ban.until / 1'000)));
    if (!ban.reason.empty()) message += ": " + ban.reason;
    return {"banned", std::move(message), "", ""};
}

JsonObject ban_message(const store::Ban& ban) {
    JsonObject message = table::error_message(Json(), banned(ban));
    JsonObject& error = message["error"].get_object();
    if (ban.until != store::kNever) error["until"] = ban.until;
    if (!ban.reason.empty()) error["reason"] = ban.reason;
    return message;
}

}  // namespace orrery::server
