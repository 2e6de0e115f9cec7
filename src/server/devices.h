// Which browser is whose. A guest's first needs no word here: who brings an unknown cookie is the
// guest that follows from it. What a guest added or ended is kept, and looked up in memory.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "store/devices.h"
#include "table/entry.h"

namespace orrery::server {

class Devices {
  public:
    using Done = store::DeviceBook::Done;
    static constexpr std::size_t kMost = 10;  // that one guest may have open

    explicit Devices(store::DeviceBook& book) : book_(book) {}
    // What the book holds; once, before anything else.
    std::optional<Error> load();

    // Whose it is; nothing: it was ended, and is nobody's.
    std::optional<std::string> guest_of(const std::string& device) const;
    // Somebody came with it. Written down once a day.
    void note_seen(const std::string& device, table::Milliseconds now);

    // Those that are open, the latest first. `here` is the one they are asked for from: it is among
    // them also when it is all that there is.
    std::vector<store::Device> of(const std::string& guest, const store::Device& here) const;

    // `first` is the one from which the other was invited. Both are written down.
    void add(const store::Device& first, const store::Device& other, Done done);
    // The other is known from now on, in the place of the first, which can be ended when the other
    // has come.
    void replace(const store::Device& first, const store::Device& other);
    // Its cookie is worth nothing from this moment on; only what is stored may come later.
    void end(store::Device device, Done done);
    // The guest has left for good, and the book has forgotten all of them.
    void forget(const std::string& guest);

  private:
    void take_in(const store::Device& device);

    store::DeviceBook& book_;
    std::map<std::string, store::Device> devices_;
    std::map<std::string, std::set<std::string>> by_guest_;
};

// What the browser says of itself, in plain words: "Firefox, Linux"; empty when it says nothing
// that we know.
std::string device_label(std::string_view user_agent);

std::int64_t day_of(table::Milliseconds at);
table::Milliseconds day_start(std::int64_t day);

}  // namespace orrery::server
