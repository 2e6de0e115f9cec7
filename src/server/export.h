// Everything that is known of a guest, as one JSON text. Games are played again for their records
// beside the host's thread, one at a time, and others have their turn in between.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>

#include "server/host.h"

namespace orrery::server {

class Export : public std::enable_shared_from_this<Export> {
  public:
    using Done = std::function<void(const Result<std::string>& text)>;
    // `data` is what it begins with: what others know of the guest. Of the games those after this
    // table, as many as there is room for; where there are more, `next` says after which.
    static void begin(Host& host, const Caller& caller, JsonObject data, const std::string& after,
                      Done done);

  private:
    Export(Host& host, Caller caller, JsonObject data, Done done);
    std::optional<Error> gather(const std::string& after);
    void step();
    void finish();

    Host& host_;
    Caller caller_;
    JsonObject data_;
    std::string games_;  // with commas between them
    std::string last_;
    Done done_;
    table::Moment until_;             // a file that takes longer is told as far as it has come
    std::deque<std::string> tables_;  // still to be read
};

// A table as the guest may know it; with its record, when the game is over.
JsonObject exported_table(const Registry& registry, const std::string& id,
                          const table::StoredTable& stored, const std::string& guest);

}  // namespace orrery::server
