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

// The network that an address, as limits count it, is part of: what a provider gives to one
// customer, a /48 in IPv6. An address of IPv4 is its own.
std::string network_of(const std::string& client);

// In which header a trusted proxy says whom it speaks for.
inline constexpr std::string_view kProxyHeaders[] = {"X-Forwarded-For", "Forwarded"};

// Whose word is taken for whom they speak for.
class Proxies {
  public:
    // Ranges with commas between them; may be empty.
    static Result<Proxies> read(std::string_view ranges,
                                std::string_view header = kProxyHeaders[0]);

    bool trusts(std::string_view peer) const;
    // The peer as limits count it: "192.0.2.7", or "2001:db8:1:2::/64", since whoever has one
    // address of IPv6 has at least so many.
    static std::string name(std::string_view peer);
    // Who is behind the peer. The header's hops are believed from the last one on, as long as a
    // proxy that is trusted has written them. The other header may be the client's own: a proxy
    // writes one of them and passes the other on. Refused where a proxy does not say who it is,
    // since everybody behind it would be the same.
    Result<std::string> client(std::string_view peer, std::string_view x_forwarded_for,
                               std::string_view forwarded) const;

  private:
    bool trusts(const AddressBytes& address) const;

    std::vector<AddressRange> ranges_;
    bool believes_forwarded_ = false;
};

}  // namespace orrery::server
