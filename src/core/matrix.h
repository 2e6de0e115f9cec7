// A small table with rows and columns, inside its owner.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <span>

namespace orrery {

template <class T, std::size_t Rows, std::size_t Columns>
class Matrix {
  public:
    static constexpr std::size_t rows() { return Rows; }
    static constexpr std::size_t columns() { return Columns; }

    constexpr T& operator()(std::size_t row, std::size_t column) {
        assert(row < Rows && column < Columns);
        return cells_[row * Columns + column];
    }
    constexpr const T& operator()(std::size_t row, std::size_t column) const {
        assert(row < Rows && column < Columns);
        return cells_[row * Columns + column];
    }
    constexpr std::span<T, Columns> row(std::size_t index) {
        assert(index < Rows);
        return std::span<T, Columns>(cells_.data() + index * Columns, Columns);
    }
    constexpr std::span<const T, Columns> row(std::size_t index) const {
        assert(index < Rows);
        return std::span<const T, Columns>(cells_.data() + index * Columns, Columns);
    }
    constexpr void fill(const T& value) { cells_.fill(value); }

    friend constexpr bool operator==(const Matrix&, const Matrix&) = default;

  private:
    std::array<T, Rows * Columns> cells_{};
};

}  // namespace orrery
