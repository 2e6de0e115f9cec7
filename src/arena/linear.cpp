#include "arena/linear.h"

#include <cmath>
#include <utility>

namespace orrery::arena {

SquareMatrix product(const SquareMatrix& a, const SquareMatrix& b) {
    const std::size_t size = a.size();
    SquareMatrix result = zero_matrix(size);
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t k = 0; k < size; ++k)
            for (std::size_t j = 0; j < size; ++j) result[i][j] += a[i][k] * b[k][j];
    return result;
}

SquareMatrix inverse(SquareMatrix matrix) {
    const std::size_t size = matrix.size();
    SquareMatrix result = zero_matrix(size);
    for (std::size_t i = 0; i < size; ++i) result[i][i] = 1;
    for (std::size_t column = 0; column < size; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column + 1; row < size; ++row)
            if (std::abs(matrix[row][column]) > std::abs(matrix[pivot][column])) pivot = row;
        std::swap(matrix[column], matrix[pivot]);
        std::swap(result[column], result[pivot]);
        const double divisor = matrix[column][column];
        for (std::size_t j = 0; j < size; ++j) {
            matrix[column][j] /= divisor;
            result[column][j] /= divisor;
        }
        for (std::size_t row = 0; row < size; ++row) {
            if (row == column) continue;
            const double times = matrix[row][column];
            for (std::size_t j = 0; j < size; ++j) {
                matrix[row][j] -= times * matrix[column][j];
                result[row][j] -= times * result[column][j];
            }
        }
    }
    return result;
}

}  // namespace orrery::arena
