// Everything that tables keep of a person: to be taken along, or to be forgotten.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/error.h"

namespace orrery::store {

struct GuestTable {
    std::string id;
    bool sat = false;  // or opened it; otherwise the guest only spoke there
    bool over = false;
};

struct SaidLine {
    std::string table;
    std::int64_t at = 0;
    std::string text;
};

class GuestData {
  public:
    using Done = std::function<void(std::optional<Error>)>;

    virtual ~GuestData() = default;
    // Tables that the guest opened, sat at or spoke at, in no order.
    virtual Result<std::vector<GuestTable>> tables_with(const std::string& guest) = 0;
    // Whose ids begin so, of those of whom something is kept.
    virtual Result<std::vector<std::string>> guests_like(const std::string& beginning,
                                                         std::size_t most) = 0;
    virtual Result<std::vector<SaidLine>> said_by(const std::string& guest) = 0;
    // In all logs the guest becomes `nobody`, an id that no cookie leads to: their names are
    // replaced, what they said is gone, and so are their name, devices and wishes. What they did
    // in games stays. `done` hears that it is durable, or why it is to be asked for again: it is
    // done table by table, and part of it may have happened.
    virtual void forget(const std::string& guest, const std::string& nobody, Done done) = 0;
};

}  // namespace orrery::store
