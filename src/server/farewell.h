// Somebody deletes what is known of them: first their seats are given up as if they had asked for
// it, then the logs forget who they were.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/host.h"

namespace orrery::server {

class Farewell : public std::enable_shared_from_this<Farewell> {
  public:
    // `done` hears that all of it is durable, or why it is to be asked for again.
    static void begin(Host& host, const std::string& guest, const std::string& nobody,
                      store::GuestData::Done done);

  private:
    Farewell(Host& host, std::string guest, std::string nobody, store::GuestData::Done done);
    void give_up(const std::string& table);
    void settle(const Json& reply);
    void forget();

    Host& host_;
    std::string guest_, nobody_;
    store::GuestData::Done done_;
    std::vector<store::GuestTable> tables_;
    int waiting_ = 1;  // replies, and the beginning itself
    std::optional<Error> failure_;
};

// What a guest who leaves asks of a table: to resign in a game, to stand up before it, and to close
// what they have opened.
std::vector<JsonObject> last_requests(const table::State& state, const std::string& guest);

}  // namespace orrery::server
