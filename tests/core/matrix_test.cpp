#include "core/matrix.h"

#include <gtest/gtest.h>

#include <numeric>
#include <type_traits>

namespace orrery {
namespace {

TEST(Matrix, begins_with_zeros_and_keeps_its_cells_apart) {
    Matrix<int, 3, 4> table;
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 4; ++column) {
            EXPECT_EQ(table(row, column), 0);
            table(row, column) = static_cast<int>(10 * row + column);
        }
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 4; ++column)
            EXPECT_EQ(table(row, column), static_cast<int>(10 * row + column));
    EXPECT_EQ(table.rows(), 3U);
    EXPECT_EQ(table.columns(), 4U);
}

TEST(Matrix, a_row_is_a_window_on_its_cells) {
    Matrix<int, 2, 3> table;
    table.fill(7);
    std::iota(table.row(1).begin(), table.row(1).end(), 1);
    EXPECT_EQ(table(0, 2), 7);
    EXPECT_EQ(table(1, 0), 1);
    EXPECT_EQ(table(1, 2), 3);
    const Matrix<int, 2, 3>& seen = table;
    EXPECT_EQ(seen.row(1)[1], 2);
}

TEST(Matrix, is_compared_cell_by_cell_and_copied_as_memory) {
    static_assert(std::is_trivially_copyable_v<Matrix<int, 2, 2>>);
    Matrix<int, 2, 2> a, b;
    EXPECT_EQ(a, b);
    b(1, 1) = 1;
    EXPECT_NE(a, b);
}

TEST(Matrix, works_at_compile_time) {
    constexpr Matrix<int, 2, 2> table = [] {
        Matrix<int, 2, 2> made;
        made(0, 1) = 5;
        return made;
    }();
    static_assert(table(0, 1) == 5 && table(1, 0) == 0);
}

}  // namespace
}  // namespace orrery
