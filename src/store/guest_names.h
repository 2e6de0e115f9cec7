// What people call themselves.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/error.h"

namespace orrery::store {

class GuestNames {
  public:
    using Done = std::function<void(std::optional<Error>)>;

    virtual ~GuestNames() = default;
    // Empty when the guest has never said.
    virtual Result<std::string> name_of(const std::string& guest) = 0;
    // `done` hears that it is durable, or why not, later and on the host's thread.
    virtual void rename(const std::string& guest, const std::string& name, Done done) = 0;
};

}  // namespace orrery::store
