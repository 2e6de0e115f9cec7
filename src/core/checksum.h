// The checksum that every language has at hand: CRC-32 as zip files and PNG use it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace orrery {

// Of some bytes, or of more bytes after those that `before` is the checksum of.
std::uint32_t crc32(std::span<const std::byte> bytes, std::uint32_t before = 0);

}  // namespace orrery
