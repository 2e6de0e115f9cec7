#include "server/devices.h"

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::server {
namespace {

constexpr table::Milliseconds kDay = 24LL * 60 * 60 * 1000;

struct Sign {
    std::string_view part, name;
};

// The first that fits: browsers pretend to be those before them.
constexpr std::array kBrowsers = std::to_array<Sign>({
    {"Edg", "Edge"},
    {"OPR/", "Opera"},
    {"SamsungBrowser/", "Samsung Internet"},
    {"FxiOS/", "Firefox"},
    {"Firefox/", "Firefox"},
    {"CriOS/", "Chrome"},
    {"Chromium/", "Chromium"},
    {"Chrome/", "Chrome"},
    {"Safari/", "Safari"},
});
constexpr std::array kSystems = std::to_array<Sign>({
    {"iPhone", "iPhone"},
    {"iPad", "iPad"},
    {"Android", "Android"},
    {"CrOS", "ChromeOS"},
    {"Windows", "Windows"},
    {"Mac OS X", "Mac"},
    {"Linux", "Linux"},
});

std::string_view first_of(std::span<const Sign> signs, std::string_view text) {
    for (const Sign& sign : signs)
        if (text.find(sign.part) != std::string_view::npos) return sign.name;
    return {};
}

}  // namespace

std::string device_label(std::string_view user_agent) {
    const std::string browser(first_of(kBrowsers, user_agent));
    const std::string system(first_of(kSystems, user_agent));
    return browser.empty() || system.empty() ? browser + system : browser + ", " + system;
}

std::int64_t day_of(table::Milliseconds at) {
    return at / kDay;
}

table::Milliseconds day_start(std::int64_t day) {
    return day * kDay;
}

std::optional<Error> Devices::load() {
    const Result<std::vector<store::Device>> kept = book_.devices();
    if (!kept) return kept.error();
    for (const store::Device& device : *kept) take_in(device);
    return std::nullopt;
}

void Devices::take_in(const store::Device& device) {
    devices_[device.id] = device;
    by_guest_[device.guest].insert(device.id);
}

std::optional<std::string> Devices::guest_of(const std::string& device) const {
    const auto found = devices_.find(device);
    if (found == devices_.end()) return device;
    if (found->second.ended) return std::nullopt;
    return found->second.guest;
}

void Devices::note_seen(const std::string& device, table::Milliseconds now) {
    const auto found = devices_.find(device);
    if (found == devices_.end() || found->second.seen == day_of(now)) return;
    found->second.seen = day_of(now);
    book_.keep_devices({found->second}, nullptr);  // no harm where it is lost
}

std::vector<store::Device> Devices::of(const std::string& guest, const store::Device& here) const {
    std::vector<store::Device> open;
    if (const auto found = by_guest_.find(guest); found != by_guest_.end())
        for (const std::string& id : found->second)
            if (const store::Device& device = devices_.at(id); !device.ended)
                open.push_back(device);
    if (!devices_.contains(here.id)) open.push_back(here);
    std::stable_sort(open.begin(), open.end(),
                     [](const auto& one, const auto& other) { return one.since > other.since; });
    return open;
}

void Devices::add(const store::Device& first, const store::Device& other, Done done) {
    std::vector<store::Device> added{other};
    if (!devices_.contains(first.id)) added.push_back(first);
    book_.keep_devices(added, [this, added, done = std::move(done)](std::optional<Error> error) {
        if (!error)
            for (const store::Device& device : added) take_in(device);
        done(std::move(error));
    });
}

// Where it is not stored, the first is worth as much as before after the next start.
void Devices::replace(const store::Device& first, const store::Device& other) {
    take_in(other);
    add(first, other, [](const std::optional<Error>&) {});
}

void Devices::end(store::Device device, Done done) {
    const store::Device before = device;
    device.ended = true;
    take_in(device);
    book_.keep_devices({std::move(device)},
                       [this, before, done = std::move(done)](std::optional<Error> error) {
                           if (error) take_in(before);  // to be ended once more
                           done(std::move(error));
                       });
}

void Devices::forget(const std::string& guest) {
    const auto found = by_guest_.find(guest);
    if (found == by_guest_.end()) return;
    for (const std::string& id : found->second) devices_.erase(id);
    by_guest_.erase(found);
}

}  // namespace orrery::server
