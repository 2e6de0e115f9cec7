#include "core/checksum.h"

#include <array>

namespace orrery {
namespace {

constexpr std::array<std::uint32_t, 256> kTable = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        table[i] = i;
        for (int bit = 0; bit < 8; ++bit)
            table[i] = (table[i] >> 1) ^ ((table[i] & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return table;
}();

}  // namespace

std::uint32_t crc32(std::span<const std::byte> bytes, std::uint32_t before) {
    std::uint32_t sum = ~before;
    for (const std::byte byte : bytes)
        sum = (sum >> 8) ^ kTable[(sum ^ static_cast<std::uint32_t>(byte)) & 0xffU];
    return ~sum;
}

}  // namespace orrery
