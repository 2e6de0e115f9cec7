// The browsers with which people come, where a guest has more than the first.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/error.h"

namespace orrery::store {

struct Device {
    std::string id;          // follows from the secret in its cookie, and tells nothing of it
    std::string guest;       // whose it is
    std::string label;       // "Firefox, Linux"; empty when it did not say
    std::int64_t since = 0;  // when it was added, in milliseconds since 1970
    std::int64_t seen = 0;   // when it was last here, as a day since 1970
    bool ended = false;      // its cookie is worth nothing any more
};

class DeviceBook {
  public:
    using Done = std::function<void(std::optional<Error>)>;

    virtual ~DeviceBook() = default;
    // All that were ever kept.
    virtual Result<std::vector<Device>> devices() = 0;
    // All of them or none, in the place of what was known of them. `done` hears that it is durable,
    // or why not, later and on the host's thread.
    virtual void keep_devices(std::vector<Device> devices, Done done) = 0;
};

}  // namespace orrery::store
