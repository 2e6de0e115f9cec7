#include "server/links.h"

#include <algorithm>
#include <utility>

#include "table/fairness.h"

namespace orrery::server {
namespace {

std::string key_of(std::string_view token) {
    return table::derived_name({"orrery link", token}, 64);
}

}  // namespace

Link Links::make(std::string_view token, const store::Device& from, const std::string& address,
                 table::Milliseconds now) {
    drop_old(now);
    limit(from.guest, address);
    const std::string key = key_of(token);
    order_.push_back(key);
    return links_[key] = {from, now + kValid, address};
}

std::optional<Link> Links::find(std::string_view token, table::Milliseconds now) const {
    const auto found = links_.find(key_of(token));
    if (found == links_.end() || found->second.until <= now) return std::nullopt;
    return found->second;
}

std::optional<Link> Links::take(std::string_view token, table::Milliseconds now) {
    std::optional<Link> link = find(token, now);
    if (link) erase_where([key = key_of(token)](const auto& each) { return each.first == key; });
    return link;
}

void Links::put_back(std::string_view token, Link link) {
    const std::string key = key_of(token);
    links_[key] = std::move(link);
    order_.push_front(key);
}

void Links::forget_device(std::string_view device) {
    erase_where([device](const auto& each) { return each.second.from.id == device; });
}

void Links::forget_guest(std::string_view guest) {
    erase_where([guest](const auto& each) { return each.second.from.guest == guest; });
}

void Links::drop_old(table::Milliseconds now) {
    erase_where([now](const auto& each) { return each.second.until <= now; });
}

std::string Links::busiest_address() const {
    std::map<std::string_view, std::size_t> counts;
    for (const auto& [key, link] : links_) ++counts[link.address];
    const auto most = std::max_element(
        counts.begin(), counts.end(),
        [](const auto& one, const auto& other) { return one.second < other.second; });
    return std::string(most->first);
}

// Room for one more: whoever makes many has fewer of their own, and nobody else has.
void Links::limit(const std::string& guest, const std::string& address) {
    const auto leave_room = [this](std::size_t most, const auto& is_theirs) {
        const auto of_key = [&](const std::string& key) { return is_theirs(links_.at(key)); };
        while (static_cast<std::size_t>(std::count_if(order_.begin(), order_.end(), of_key)) >=
               most) {
            const auto oldest = std::find_if(order_.begin(), order_.end(), of_key);
            links_.erase(*oldest);
            order_.erase(oldest);
        }
    };
    leave_room(kMostOfGuest, [&](const Link& link) { return link.from.guest == guest; });
    leave_room(kMostOfAddress, [&](const Link& link) { return link.address == address; });
    if (order_.size() < kMost) return;
    const std::string busiest = busiest_address();
    const auto theirs =
        static_cast<std::size_t>(std::count_if(links_.begin(), links_.end(), [&](const auto& each) {
            return each.second.address == busiest;
        }));
    leave_room(theirs, [&](const Link& link) { return link.address == busiest; });
}

void Links::erase_where(const auto& unwanted) {
    std::erase_if(links_, unwanted);
    std::erase_if(order_, [this](const std::string& key) { return !links_.contains(key); });
}

}  // namespace orrery::server
