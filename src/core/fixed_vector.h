// A vector that lives inside its owner: no heap, trivially copyable, comparable byte by byte.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace orrery {

// Slots past the end are always zero, so that equal contents mean equal bytes: positions are
// compared and hashed as plain memory.
template <class T, std::size_t N>
class FixedVector {
    static_assert(std::is_trivially_copyable_v<T> && N < 65536);
    using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;

  public:
    using value_type = T;
    using iterator = T*;
    using const_iterator = const T*;

    constexpr FixedVector() = default;
    constexpr FixedVector(std::initializer_list<T> items) {
        for (const T& item : items) push_back(item);
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }
    static constexpr std::size_t capacity() { return N; }

    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr T* data() { return items_.data(); }
    constexpr const T* data() const { return items_.data(); }

    constexpr T& operator[](std::size_t index) {
        assert(index < size_);
        return items_[index];
    }
    constexpr const T& operator[](std::size_t index) const {
        assert(index < size_);
        return items_[index];
    }
    constexpr T& back() { return (*this)[size_ - 1U]; }
    constexpr const T& back() const { return (*this)[size_ - 1U]; }

    constexpr void push_back(const T& item) {
        assert(size_ < N);
        items_[size_] = item;
        size_ = static_cast<Size>(size_ + 1);
    }
    constexpr void pop_back() {
        assert(size_ > 0);
        size_ = static_cast<Size>(size_ - 1);
        items_[size_] = T{};
    }
    constexpr void clear() {
        while (size_ > 0) pop_back();
    }
    constexpr void insert_at(std::size_t index, const T& item) {
        assert(index <= size_);
        push_back(item);
        std::rotate(begin() + index, end() - 1, end());
    }
    // Keeps the order of the others.
    constexpr void erase_at(std::size_t index) {
        assert(index < size_);
        std::copy(begin() + index + 1, end(), begin() + index);
        pop_back();
    }
    constexpr bool contains(const T& item) const {
        return std::find(begin(), end(), item) != end();
    }
    // False when the item is not there.
    constexpr bool remove(const T& item) {
        const T* at = std::find(begin(), end(), item);
        if (at == end()) return false;
        erase_at(static_cast<std::size_t>(at - begin()));
        return true;
    }

    friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

  private:
    std::array<T, N> items_{};
    Size size_ = 0;
};

}  // namespace orrery
