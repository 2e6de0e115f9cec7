#include "core/random.h"

#include <bit>
#include <charconv>

#include "core/text.h"

namespace orrery {
namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";
constexpr std::size_t kSeedDigits = 64;

using Block = std::array<std::uint32_t, 16>;

void quarter_round(Block& x, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
    x[a] += x[b];
    x[d] = std::rotl(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = std::rotl(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = std::rotl(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = std::rotl(x[b] ^ x[c], 7);
}

}  // namespace

std::array<std::uint32_t, 16> chacha_block(const Seed& seed, std::uint64_t block) {
    const Block start{0x61707865,
                      0x3320646e,
                      0x79622d32,
                      0x6b206574,
                      seed.words[0],
                      seed.words[1],
                      seed.words[2],
                      seed.words[3],
                      seed.words[4],
                      seed.words[5],
                      seed.words[6],
                      seed.words[7],
                      static_cast<std::uint32_t>(block),
                      static_cast<std::uint32_t>(block >> 32),
                      0,
                      0};
    Block x = start;
    constexpr int kDoubleRounds = 4;
    for (int i = 0; i < kDoubleRounds; ++i) {
        quarter_round(x, 0, 4, 8, 12);
        quarter_round(x, 1, 5, 9, 13);
        quarter_round(x, 2, 6, 10, 14);
        quarter_round(x, 3, 7, 11, 15);
        quarter_round(x, 0, 5, 10, 15);
        quarter_round(x, 1, 6, 11, 12);
        quarter_round(x, 2, 7, 8, 13);
        quarter_round(x, 3, 4, 9, 14);
    }
    for (std::size_t i = 0; i < x.size(); ++i) x[i] += start[i];
    return x;
}

Seed RandomStream::fork() {
    Seed seed;
    for (std::uint32_t& word : seed.words) word = next();
    return seed;
}

Seed seed_from_number(std::uint64_t number) {
    Seed seed;
    seed.words[0] = static_cast<std::uint32_t>(number);
    seed.words[1] = static_cast<std::uint32_t>(number >> 32);
    return seed;
}

std::string to_hex(const Seed& seed) {
    std::string hex;
    hex.reserve(kSeedDigits);
    for (std::uint32_t word : seed.words)
        for (int byte = 0; byte < 4; ++byte) {
            const std::uint32_t value = word >> (8 * byte) & 0xffU;
            hex += kHexDigits[value >> 4];
            hex += kHexDigits[value & 15U];
        }
    return hex;
}

Result<Seed> seed_from_hex(std::string_view hex) {
    if (hex.size() != kSeedDigits)
        return Error{"bad_seed",
                     "a seed is a whole number or 64 hexadecimal digits, not " +
                         counted(hex.size(), "character"),
                     "", ""};
    Seed seed;
    for (std::size_t i = 0; i < hex.size(); ++i) {
        const char lower = static_cast<char>(hex[i] >= 'A' && hex[i] <= 'F' ? hex[i] + 32 : hex[i]);
        const std::size_t digit = kHexDigits.find(lower);
        if (digit == std::string_view::npos)
            return Error{
                "bad_seed",
                "character " + std::to_string(i + 1) + " of the seed is not a hexadecimal digit",
                "", ""};
        const std::size_t byte = i / 2;
        const std::size_t shift = 8 * (byte % 4) + (i % 2 == 0 ? 4 : 0);
        seed.words[byte / 4] |= static_cast<std::uint32_t>(digit) << shift;
    }
    return seed;
}

Result<Seed> seed_from_text(std::string_view text) {
    if (text.size() == kSeedDigits) return seed_from_hex(text);
    std::uint64_t number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure == std::errc{} && end == text.data() + text.size()) return seed_from_number(number);
    return Error{"bad_seed",
                 "a seed is a whole number from 0 or 64 hexadecimal digits, not " + quoted(text),
                 "", ""};
}

}  // namespace orrery
