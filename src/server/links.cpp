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

Link Links::make(std::string_view token, const store::Device& from, table::Milliseconds now) {
    drop_old(now);
    limit(from.guest);
    const std::string key = key_of(token);
    order_.push_back(key);
    return links_[key] = {from, now + kValid};
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

// Room for one more.
void Links::limit(const std::string& guest) {
    const auto is_theirs = [&](const std::string& key) {
        return links_.at(key).from.guest == guest;
    };
    const auto drop = [this](auto oldest) {
        links_.erase(*oldest);
        order_.erase(oldest);
    };
    while (static_cast<std::size_t>(std::count_if(order_.begin(), order_.end(), is_theirs)) >=
           kMostOfGuest)
        drop(std::find_if(order_.begin(), order_.end(), is_theirs));
    while (order_.size() >= kMost) drop(order_.begin());
}

void Links::erase_where(const auto& unwanted) {
    std::erase_if(links_, unwanted);
    std::erase_if(order_, [this](const std::string& key) { return !links_.contains(key); });
}

}  // namespace orrery::server
