#include "core/hash.h"

#include <bit>
#include <cstring>

namespace orrery {
namespace {

static_assert(std::endian::native == std::endian::little,
              "positions are hashed as memory; a big-endian port needs a byte swap here");

// Odd constants with well-mixed bits: the fractional parts of the square roots of 2, 3, 5 and 7.
constexpr std::uint64_t kRoot2 = 0x6a09e667f3bcc909;
constexpr std::uint64_t kRoot3 = 0xbb67ae8584caa73b;
constexpr std::uint64_t kRoot5 = 0x3c6ef372fe94f82b;
constexpr std::uint64_t kRoot7 = 0xa54ff53a5f1d36f1;

std::uint64_t mix(std::uint64_t x) {
    x ^= x >> 32;
    x *= kRoot3;
    x ^= x >> 29;
    x *= kRoot7;
    x ^= x >> 32;
    return x;
}

}  // namespace

// Two lanes, each absorbing every word with its own multiplier and feeding the other, so that no
// word can cancel in both.
Hash128 hash_bytes(std::span<const std::byte> bytes) {
    std::uint64_t a = kRoot2 ^ bytes.size();
    std::uint64_t b = kRoot5 + bytes.size();
    for (std::size_t i = 0; i < bytes.size(); i += 8) {
        std::uint64_t word = 0;
        const std::size_t left = bytes.size() - i;
        std::memcpy(&word, bytes.data() + i, left < 8 ? left : 8);
        a = std::rotl(a ^ word * kRoot3, 29) * kRoot5 + b;
        b = std::rotl(b + word * kRoot7, 37) * kRoot3 ^ a;
    }
    a = mix(a + std::rotl(b, 32));
    b = mix(b ^ a);
    return {a + b, b};
}

std::string to_hex(const Hash128& hash) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    for (std::uint64_t half : {hash.high, hash.low})
        for (int shift = 60; shift >= 0; shift -= 4) hex += kDigits[half >> shift & 15U];
    return hex;
}

Result<Hash128> hash_from_hex(std::string_view hex) {
    if (hex.size() != 32) return Error{"bad_hash", "a hash has 32 hexadecimal digits", "", ""};
    Hash128 hash;
    for (std::size_t i = 0; i < hex.size(); ++i) {
        const char c = hex[i];
        std::uint64_t digit = 0;
        if (c >= '0' && c <= '9')
            digit = static_cast<std::uint64_t>(c - '0');
        else if (c >= 'a' && c <= 'f')
            digit = static_cast<std::uint64_t>(c - 'a' + 10);
        else
            return Error{"bad_hash", "a hash has 32 hexadecimal digits", "", ""};
        std::uint64_t& half = i < 16 ? hash.high : hash.low;
        half = half << 4 | digit;
    }
    return hash;
}

}  // namespace orrery
