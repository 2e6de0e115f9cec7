// A set of small numbers as bits, with the loops that games need over it.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace orrery {

template <std::size_t N>
class Bitset {
    static constexpr std::size_t kWords = (N + 63) / 64;

  public:
    constexpr Bitset() = default;

    static constexpr Bitset all() {
        Bitset set;
        for (std::size_t i = 0; i < N; ++i) set.insert(i);
        return set;
    }

    static constexpr std::size_t capacity() { return N; }
    constexpr bool contains(std::size_t i) const {
        assert(i < N);
        return (words_[i / 64] >> (i % 64) & 1U) != 0;
    }
    constexpr void insert(std::size_t i) {
        assert(i < N);
        words_[i / 64] |= std::uint64_t{1} << (i % 64);
    }
    constexpr void remove(std::size_t i) {
        assert(i < N);
        words_[i / 64] &= ~(std::uint64_t{1} << (i % 64));
    }
    constexpr void clear() { words_ = {}; }

    constexpr int count() const {
        int total = 0;
        for (std::uint64_t word : words_) total += std::popcount(word);
        return total;
    }
    constexpr bool empty() const {
        for (std::uint64_t word : words_)
            if (word != 0) return false;
        return true;
    }
    // The smallest member; the set must not be empty.
    constexpr std::size_t first() const {
        for (std::size_t w = 0; w < kWords; ++w)
            if (words_[w] != 0)
                return w * 64 + static_cast<std::size_t>(std::countr_zero(words_[w]));
        assert(false);
        return N;
    }

    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        for (std::size_t w = 0; w < kWords; ++w)
            for (std::uint64_t word = words_[w]; word != 0; word &= word - 1)
                visit(w * 64 + static_cast<std::size_t>(std::countr_zero(word)));
    }

    constexpr Bitset& operator|=(const Bitset& other) {
        return combine(other, [](auto a, auto b) { return a | b; });
    }
    constexpr Bitset& operator&=(const Bitset& other) {
        return combine(other, [](auto a, auto b) { return a & b; });
    }
    constexpr Bitset& operator-=(const Bitset& other) {
        return combine(other, [](auto a, auto b) { return a & ~b; });
    }
    friend constexpr Bitset operator|(Bitset a, const Bitset& b) { return a |= b; }
    friend constexpr Bitset operator&(Bitset a, const Bitset& b) { return a &= b; }
    friend constexpr Bitset operator-(Bitset a, const Bitset& b) { return a -= b; }
    friend constexpr bool operator==(const Bitset&, const Bitset&) = default;

    constexpr bool intersects(const Bitset& other) const { return !(*this & other).empty(); }
    constexpr bool includes(const Bitset& other) const { return (other - *this).empty(); }

  private:
    template <class Combine>
    constexpr Bitset& combine(const Bitset& other, Combine&& with) {
        for (std::size_t w = 0; w < kWords; ++w) words_[w] = with(words_[w], other.words_[w]);
        return *this;
    }

    std::array<std::uint64_t, kWords> words_{};
};

}  // namespace orrery
