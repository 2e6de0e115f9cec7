// Chance that everybody can check: the n-th number depends on the seed and on n alone.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/error.h"

namespace orrery {

// 256 bits, as eight little-endian words.
struct Seed {
    std::array<std::uint32_t, 8> words{};
    friend constexpr bool operator==(const Seed&, const Seed&) = default;
};

// A small number as a seed: the low words, the rest zero.
Seed seed_from_number(std::uint64_t number);
// 64 hexadecimal digits, first byte first.
std::string to_hex(const Seed& seed);
Result<Seed> seed_from_hex(std::string_view hex);
// As people type it: a whole number from 0, or 64 hexadecimal digits.
Result<Seed> seed_from_text(std::string_view text);

// The part of the generator that lives in a position: 40 bytes, no cache.
struct Random {
    Seed seed;
    std::array<std::uint32_t, 2> drawn{};  // how many numbers were drawn, low word first

    constexpr std::uint64_t count() const { return std::uint64_t{drawn[1]} << 32 | drawn[0]; }
    friend constexpr bool operator==(const Random&, const Random&) = default;
};

// One block of ChaCha with eight rounds: sixteen numbers. Strong enough that nobody at the table
// can compute a later shuffle from an earlier one.
std::array<std::uint32_t, 16> chacha_block(const Seed& seed, std::uint64_t block);

// Draws from a generator, block by block. Inside a rule it borrows the position's generator and
// hands it back on destruction; elsewhere it owns one made from a seed.
class RandomStream {
  public:
    explicit RandomStream(Random& borrowed) : home_(&borrowed), next_(borrowed.count()) {}
    explicit RandomStream(const Seed& seed) : own_{seed, {}}, home_(&own_) {}
    RandomStream(const RandomStream&) = delete;
    RandomStream& operator=(const RandomStream&) = delete;
    ~RandomStream() { write_back(); }

    std::uint32_t next() {
        const std::uint64_t block = next_ / 16;
        if (block != cached_block_) {
            cache_ = chacha_block(home_->seed, block);
            cached_block_ = block;
        }
        return cache_[next_++ % 16];
    }

    // A number from 0 to bound - 1, each equally likely (bound > 0).
    std::uint32_t uniform(std::uint32_t bound) {
        // Multiply and take the high word; the few low words that would favour some results are
        // drawn again.
        std::uint64_t product = std::uint64_t{next()} * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = std::uint64_t{next()} * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // A fresh seed, for a generator of its own.
    Seed fork();

  private:
    void write_back() {
        home_->drawn = {static_cast<std::uint32_t>(next_), static_cast<std::uint32_t>(next_ >> 32)};
    }

    Random own_{};
    Random* home_;
    std::uint64_t next_ = 0;
    std::uint64_t cached_block_ = ~std::uint64_t{0};
    std::array<std::uint32_t, 16> cache_{};
};

// Anything with `uniform(bound)`: the real generator, or a scripted one in a test.
template <class T>
concept UniformSource = requires(T& source, std::uint32_t bound) {
    { source.uniform(bound) } -> std::convertible_to<std::uint32_t>;
};

// Fisher–Yates from the last entry down, as CF-SETUP-06 spells it out.
template <class T, UniformSource Source>
void shuffle(std::span<T> items, Source& source) {
    for (std::size_t i = items.size(); i-- > 1;)
        std::swap(items[i], items[source.uniform(static_cast<std::uint32_t>(i) + 1)]);
}

}  // namespace orrery
