#include "server/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "server/http.h"

namespace orrery::server {
namespace {

constexpr std::size_t kBits = 128, kBitsOfFour = 32, kBitsOfHousehold = 64, kBitsOfNetwork = 48;
constexpr AddressBytes kFour = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0, 0};
constexpr std::size_t kFourBegins = 12;
constexpr std::string_view kUnknown = "unknown";

bool is_four(const AddressBytes& address) {
    return std::equal(kFour.begin(), kFour.begin() + kFourBegins, address.begin());
}

std::optional<AddressBytes> read_address(std::string_view text) {
    const std::string plain(text.substr(0, text.find('%')));  // without the zone: fe80::1%eth0
    AddressBytes address = kFour;
    if (inet_pton(AF_INET, plain.c_str(), address.data() + kFourBegins) == 1) return address;
    if (inet_pton(AF_INET6, plain.c_str(), address.data()) == 1) return address;
    return std::nullopt;
}

// As proxies write it: perhaps with a port, which those of IPv6 have brackets for.
std::optional<AddressBytes> read_hop(std::string_view text) {
    if (text.starts_with('[')) return read_address(text.substr(1, text.find(']') - 1));
    const bool has_port = std::count(text.begin(), text.end(), ':') == 1;
    return read_address(has_port ? text.substr(0, text.find(':')) : text);
}

void clear_after(AddressBytes& address, std::size_t bits) {
    for (std::size_t bit = bits; bit < kBits; ++bit)
        address[bit / 8] &= static_cast<unsigned char>(~(0x80U >> bit % 8));
}

std::string name_of(AddressBytes address, std::size_t bits = kBitsOfHousehold) {
    char text[INET6_ADDRSTRLEN] = "";
    if (is_four(address))
        return inet_ntop(AF_INET, address.data() + kFourBegins, text, sizeof text);
    clear_after(address, bits);
    return std::string(inet_ntop(AF_INET6, address.data(), text, sizeof text)) + "/" +
           std::to_string(bits);
}

std::vector<std::string_view> hops_of_list(std::string_view header) {
    std::vector<std::string_view> hops;
    while (!header.empty()) hops.push_back(trimmed(take_until(header, ',')));
    return hops;
}

// Up to the separator outside of quotes; nothing where a quote does not end.
std::optional<std::string_view> take_unquoted(std::string_view& text, char separator) {
    bool quoted = false;
    std::size_t end = 0;
    for (; end < text.size() && (quoted || text[end] != separator); ++end) {
        if (quoted && text[end] == '\\')
            ++end;
        else if (text[end] == '"')
            quoted = !quoted;
    }
    if (quoted) return std::nullopt;
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return trimmed(part);
}

// RFC 7239: `for="[2001:db8::17]:4711";proto=https, for=192.0.2.60`. A hop that is not told is an
// empty one; so is a header that cannot be read, as a whole.
std::vector<std::string_view> hops_of_forwarded(std::string_view header) {
    std::vector<std::string_view> hops;
    while (!header.empty()) {
        const std::optional<std::string_view> element = take_unquoted(header, ',');
        if (!element) return {std::string_view()};
        std::string_view pairs = *element, hop;
        while (!pairs.empty()) {
            std::string_view pair = *take_unquoted(pairs, ';');  // its quotes end
            const std::string_view name = take_until(pair, '=');
            if (!is_same_word(name, "for")) continue;
            if (pair.size() >= 2 && pair.starts_with('"')) pair = pair.substr(1, pair.size() - 2);
            hop = pair;
        }
        hops.push_back(hop);
    }
    return hops;
}

}  // namespace

Result<std::string> read_client(std::string_view text) {
    const std::string household = "/" + std::to_string(kBitsOfHousehold);
    std::string_view plain = text;
    if (plain.find(':') != std::string_view::npos && plain.ends_with(household))
        plain.remove_suffix(household.size());
    const std::optional<AddressBytes> address = read_address(plain);
    if (address) return name_of(*address);
    return Error{"bad_input", quoted(text) + " is no address such as 192.0.2.7 or 2001:db8::7", "",
                 ""};
}

std::string network_of(const std::string& client) {
    const std::optional<AddressBytes> address = read_address(client.substr(0, client.find('/')));
    return address ? name_of(*address, kBitsOfNetwork) : client;
}

Result<AddressRange> AddressRange::read(std::string_view text) {
    const Error error{"bad_input", quoted(text) + " is no address or range such as 10.0.0.0/8", "",
                      ""};
    std::string_view length = text;
    const std::optional<AddressBytes> first = read_address(take_until(length, '/'));
    if (!first) return error;
    AddressRange range;
    range.first_ = *first;
    range.bits_ = kBits;
    if (text.find('/') == std::string_view::npos) return range;
    const std::size_t most = is_four(*first) ? kBitsOfFour : kBits;
    std::size_t bits = 0;
    const auto [end, failure] = std::from_chars(length.data(), length.data() + length.size(), bits);
    if (failure != std::errc() || end != length.data() + length.size() || bits > most) return error;
    range.bits_ = kBits - most + bits;
    clear_after(range.first_, range.bits_);
    return range;
}

bool AddressRange::contains(const AddressBytes& address) const {
    AddressBytes first = address;
    clear_after(first, bits_);
    return first == first_;
}

Result<Proxies> Proxies::read(std::string_view ranges, std::string_view header) {
    Proxies proxies;
    proxies.believes_forwarded_ = is_same_word(header, kProxyHeaders[1]);
    for (const std::string_view text : hops_of_list(ranges)) {
        const Result<AddressRange> range = AddressRange::read(text);
        if (!range) return range.error();
        proxies.ranges_.push_back(*range);
    }
    return proxies;
}

bool Proxies::trusts(const AddressBytes& address) const {
    return std::any_of(ranges_.begin(), ranges_.end(),
                       [&](const AddressRange& range) { return range.contains(address); });
}

bool Proxies::trusts(std::string_view peer) const {
    const std::optional<AddressBytes> address = read_address(peer);
    return address && trusts(*address);
}

std::string Proxies::name(std::string_view peer) {
    const std::optional<AddressBytes> address = read_address(peer);
    return address ? name_of(*address) : std::string(kUnknown);
}

Result<std::string> Proxies::client(std::string_view peer, std::string_view x_forwarded_for,
                                    std::string_view forwarded) const {
    std::optional<AddressBytes> address = read_address(peer);
    if (!address || !trusts(*address)) return name(peer);
    const std::string_view written = believes_forwarded_ ? forwarded : x_forwarded_for,
                           other = believes_forwarded_ ? x_forwarded_for : forwarded;
    const Error nobody{"bad_input",
                       "the proxy does not say whom it speaks for: it is to do so in the header " +
                           std::string(kProxyHeaders[believes_forwarded_ ? 1 : 0]),
                       "", ""};
    // Somebody on the proxy itself says nothing at all.
    if (written.empty()) return other.empty() ? Result<std::string>(name_of(*address)) : nobody;
    const std::vector<std::string_view> hops =
        believes_forwarded_ ? hops_of_forwarded(written) : hops_of_list(written);
    for (auto hop = hops.rbegin(); hop != hops.rend() && trusts(*address); ++hop) {
        address = read_hop(*hop);
        if (!address) return nobody;
    }
    return name_of(*address);
}

}  // namespace orrery::server
