// SHA-256. The only file behind this header knows which library computes it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/random.h"

namespace orrery::table {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);
std::string to_hex(const Digest& digest);

// A seed's 32 bytes in the order of its hexadecimal form, and back.
std::string bytes_of(const Seed& seed);
Seed seed_of(const Digest& digest);

}  // namespace orrery::table
