#include "table/sha256.h"

#include <sodium.h>

namespace orrery::table {

Digest sha256(std::string_view bytes) {
    static_assert(std::tuple_size_v<Digest> == crypto_hash_sha256_BYTES);
    Digest digest{};
    crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(bytes.data()),
                       bytes.size());
    return digest;
}

std::string to_hex(const Digest& digest) {
    return orrery::to_hex(seed_of(digest));
}

std::string bytes_of(const Seed& seed) {
    std::string bytes;
    for (const std::uint32_t word : seed.words)
        for (unsigned shift = 0; shift < 32; shift += 8)
            bytes += static_cast<char>(word >> shift & 0xffU);
    return bytes;
}

Seed seed_of(const Digest& digest) {
    Seed seed;
    for (std::size_t i = 0; i < digest.size(); ++i)
        seed.words[i / 4] |= std::uint32_t{digest[i]} << (8 * (i % 4));
    return seed;
}

}  // namespace orrery::table
