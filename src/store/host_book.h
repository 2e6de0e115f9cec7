// What whoever runs the server has said: who is to stay away, and what everybody is to know.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/error.h"

namespace orrery::store {

// In milliseconds since 1970: later than anything.
inline constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();

struct Ban {
    std::string who;  // a guest's id, an address as limits count it, or the hash of one
    std::int64_t since = 0;
    std::int64_t until = kNever;
    std::string reason;  // for them to read; may be empty
};

struct Announcement {
    std::int64_t since = 0;
    std::int64_t until = kNever;
    std::string text;
};

class HostBook {
  public:
    // Hears that it is durable, or why not, later and on the host's thread.
    using Done = std::function<void(std::optional<Error>)>;

    virtual ~HostBook() = default;
    // Those that are over as well.
    virtual Result<std::vector<Ban>> bans() = 0;
    // In the place of what was known of the ban of the same person that began at the same time.
    virtual void keep_bans(std::vector<Ban> bans, Done done) = 0;

    // Of this file alone: networks are told by hashes under it.
    virtual Result<std::string> network_secret() = 0;

    virtual Result<std::optional<Announcement>> announcement() = 0;
    // In the place of the last one; nothing takes it back.
    virtual void keep_announcement(std::optional<Announcement> announcement, Done done) = 0;
};

}  // namespace orrery::store
