#include "server/pack.h"

#include <algorithm>
#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/crc.hpp>
#include <cstdint>

namespace orrery::server {
namespace {

namespace zlib = boost::beast::zlib;

constexpr std::size_t kWorthPacking = 1400;  // less fits into one packet of the network as it is
constexpr std::size_t kTooMuch = 1U << 20;   // it would take longer than to send it
constexpr int kLevel = 6, kWindowBits = 15, kMemory = 8;                 // zlib's own defaults
constexpr std::string_view kHeader{"\x1f\x8b\x08\0\0\0\0\0\0\xff", 10};  // no name, no time

void append_little_endian(std::string& bytes, std::uint32_t number) {
    for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(number >> shift & 0xffU);
}

}  // namespace

std::string gzip(std::string_view text) {
    zlib::deflate_stream packer;
    packer.reset(kLevel, kWindowBits, kMemory, zlib::Strategy::normal);
    std::string bytes(kHeader);
    bytes.resize(kHeader.size() + packer.upper_bound(text.size()));
    zlib::z_params sent;
    sent.next_in = text.data();
    sent.avail_in = text.size();
    sent.next_out = bytes.data() + kHeader.size();
    sent.avail_out = bytes.size() - kHeader.size();
    boost::beast::error_code ended;  // all of it fits, so that this says only that it has ended
    packer.write(sent, zlib::Flush::finish, ended);
    bytes.resize(kHeader.size() + sent.total_out);
    boost::crc_32_type sum;
    sum.process_bytes(text.data(), text.size());
    append_little_endian(bytes, sum.checksum());
    append_little_endian(bytes, static_cast<std::uint32_t>(text.size()));
    return bytes;
}

bool accepts_gzip(std::string_view accepted) {
    const std::size_t found = accepted.find("gzip");
    if (found == std::string_view::npos) return false;
    const std::string_view quality = accepted.substr(found, accepted.find(',', found) - found);
    return quality.find("q=0") == std::string_view::npos ||
           quality.find("q=0.") != std::string_view::npos;
}

Response packed_for(std::string_view accepted, Response response) {
    const bool already =
        std::any_of(response.headers.begin(), response.headers.end(),
                    [](const auto& header) { return header.first == "Content-Encoding"; });
    if (already || response.body.size() < kWorthPacking || response.body.size() > kTooMuch)
        return response;
    response.headers.emplace_back("Vary", "Accept-Encoding");
    if (!accepts_gzip(accepted)) return response;
    response.body = gzip(response.body);
    response.headers.emplace_back("Content-Encoding", "gzip");
    return response;
}

}  // namespace orrery::server
