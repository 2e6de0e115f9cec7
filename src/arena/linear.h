// The little linear algebra that strengths need.
#pragma once

#include <vector>

namespace orrery::arena {

using SquareMatrix = std::vector<std::vector<double>>;

inline SquareMatrix zero_matrix(std::size_t size) {
    return SquareMatrix(size, std::vector<double>(size));
}

SquareMatrix product(const SquareMatrix& a, const SquareMatrix& b);
// Of a matrix that has one, by elimination with the largest pivot.
SquareMatrix inverse(SquareMatrix matrix);

}  // namespace orrery::arena
