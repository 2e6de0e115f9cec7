// Everything that is known of a guest, as one JSON text. Games are read one at a time, and others
// have their turn in between.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/host.h"

namespace orrery::server {

class Export : public std::enable_shared_from_this<Export> {
  public:
    using Done = std::function<void(Result<JsonObject>)>;
    // `data` is what it begins with: what others know of the guest.
    static void begin(Host& host, const std::string& guest, JsonObject data, Done done);

  private:
    Export(Host& host, std::string guest, JsonObject data, Done done);
    void step();

    Host& host_;
    std::string guest_;
    JsonObject data_;
    JsonArray games_;
    Done done_;
    std::vector<std::string> tables_;  // still to be read
};

// A table as the guest may know it; with its record, when the game is over.
JsonObject exported_table(const Registry& registry, const std::string& id,
                          const table::StoredTable& stored, const std::string& guest);

}  // namespace orrery::server
