// Who is to stay away: guests, addresses, and networks that are known by a hash. Kept by the store,
// looked up in memory with every request.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/json.h"
#include "server/address.h"
#include "store/host_book.h"
#include "table/entry.h"

namespace orrery::server {

class Bans {
  public:
    using Done = store::HostBook::Done;

    explicit Bans(store::HostBook& book) : book_(book) {}
    // What the book holds; once, before anything else.
    std::optional<Error> load();

    // What stands for the network of an address in reports and bans: nobody finds the address by
    // it.
    std::string network_of(const std::string& address) const;

    // What keeps this caller out at this moment; null: nothing does.
    const store::Ban* of(const Caller& caller, table::Milliseconds now) const;
    // Those that hold, the latest first; with the ones that are over where `past` says so.
    std::vector<store::Ban> list(table::Milliseconds now, bool past) const;

    // In the place of one that holds. Both are in force when they are durable.
    void impose(store::Ban ban, Done done);
    // "unknown_ban" says that none holds.
    void lift(const std::string& who, table::Milliseconds now, Done done);

    // Those that were over before this moment: whether there are any, and letting go of them.
    bool has_before(table::Milliseconds moment) const;
    void forget_before(table::Milliseconds moment);

  private:
    const store::Ban* holds(const std::string& who, table::Milliseconds now) const;
    void keep(const std::vector<store::Ban>& bans, Done done);

    store::HostBook& book_;
    std::string secret_;
    std::map<std::string, std::vector<store::Ban>> bans_;  // by whom, in order of time
};

// How a network's hash begins.
inline constexpr std::string_view kNetworkPrefix = "network-";

// As the person reads it.
Error banned(const store::Ban& ban);
// The same with when and why, for programs.
JsonObject ban_message(const store::Ban& ban);

}  // namespace orrery::server
