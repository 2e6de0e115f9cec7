// Where a request comes from, as limits count it: a machine, or the network of one household.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.h"

namespace orrery::server {

// Who asks. Limits go by both: guests can be made at will, and an address may be shared by many.
struct Caller {
    std::string guest;
    std::string address;  // as Proxies::client tells it
};

// An address as limits count it, which people may write without its network: "192.0.2.7",
// "2001:db8:1:2::/64" of "2001:db8:1:2::7".
Result<std::string> read_client(std::string_view text);

// Of either family: those of IPv4 are written ::ffff:a.b.c.d.
using AddressBytes = std::array<unsigned char, 16>;

// "10.0.0.0/8", "2001:db8::/32", or one address alone.
class AddressRange {
  public:
    static Result<AddressRange> read(std::string_view text);
    bool contains(const AddressBytes& address) const;

  private:
    AddressBytes first_{};
    std::size_t bits_ = 0;  // that an address has in common with the first
};

// Whose word is taken for whom they speak for.
class Proxies {
  public:
    // Ranges with commas between them; may be empty.
    static Result<Proxies> read(std::string_view ranges);

    bool trusts(std::string_view peer) const;
    // Who is behind the peer: "192.0.2.7", or "2001:db8:1:2::/64", since whoever has one address of
    // IPv6 has at least so many. The headers' hops are believed from the last one on, as long as
    // a proxy that is trusted has written them. Who says one thing in one header and another in the
    // other (a proxy writes one of them and passes the other on) is not told from the proxy itself.
    std::string client(std::string_view peer, std::string_view x_forwarded_for,
                       std::string_view forwarded) const;

  private:
    bool trusts(const AddressBytes& address) const;
    AddressBytes last_untrusted(AddressBytes peer, const std::vector<std::string_view>& hops) const;

    std::vector<AddressRange> ranges_;
};

}  // namespace orrery::server
