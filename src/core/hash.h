// A 128-bit fingerprint of a position, the same on every platform.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/error.h"

namespace orrery {

struct Hash128 {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    friend constexpr bool operator==(const Hash128&, const Hash128&) = default;
};

Hash128 hash_bytes(std::span<const std::byte> bytes);
std::string to_hex(const Hash128& hash);  // 32 digits
Result<Hash128> hash_from_hex(std::string_view hex);

// Only types whose bytes are their value may be hashed as memory.
template <class T>
Hash128 hash_value(const T& value) {
    static_assert(std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>);
    return hash_bytes(std::as_bytes(std::span<const T, 1>(&value, 1)));
}

}  // namespace orrery
