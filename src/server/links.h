// Links by which a guest takes a seat along to another device. Each is good for a few minutes and
// for one use; they live in memory, and a server that starts again has none.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "store/devices.h"
#include "table/ports.h"

namespace orrery::server {

struct Link {
    store::Device from;  // where it was made, and with it whose it is
    table::Milliseconds until = 0;
    std::string address = {};  // from which it was asked for
};

class Links {
  public:
    static constexpr table::Milliseconds kValid = 10 * 60 * 1000;
    // The newest; an older one is worth nothing then.
    static constexpr std::size_t kMostOfGuest = 3;
    static constexpr std::size_t kMostOfAddress = 50;
    static constexpr std::size_t kMost = 2'000;  // in all; then who has most loses the oldest

    // `token` is nobody's but the link's: only its hash is kept.
    Link make(std::string_view token, const store::Device& from, const std::string& address,
              table::Milliseconds now);
    // Nothing: there is none, or not any more. Looking does not use it up.
    std::optional<Link> find(std::string_view token, table::Milliseconds now) const;
    // The same, and it is gone.
    std::optional<Link> take(std::string_view token, table::Milliseconds now);
    // What could not be used after all.
    void put_back(std::string_view token, Link link);
    // All links that this device made, or all of the guest.
    void forget_device(std::string_view device);
    void forget_guest(std::string_view guest);

  private:
    void drop_old(table::Milliseconds now);
    void limit(const std::string& guest, const std::string& address);
    std::string busiest_address() const;
    void erase_where(const auto& unwanted);

    std::map<std::string, Link> links_;  // by hash
    std::deque<std::string> order_;      // the oldest first
};

}  // namespace orrery::server
