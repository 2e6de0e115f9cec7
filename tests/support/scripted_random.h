// Chance by order, for worked examples that say what is drawn.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace orrery::test {

// Draws the numbers of a list, remembers the bounds, and complains about a number that is missing
// or out of range.
struct Script {
    std::vector<std::uint32_t> numbers;
    std::vector<std::uint32_t> bounds{};
    std::uint32_t uniform(std::uint32_t bound) {
        bounds.push_back(bound);
        const std::size_t draw = bounds.size();
        if (draw > numbers.size()) {
            ADD_FAILURE() << "draw " << draw << " of " << bound << " is not in the script";
            return 0;
        }
        EXPECT_LT(numbers[draw - 1], bound) << "draw " << draw;
        return numbers[draw - 1] % bound;
    }
};

// Every draw is 0.
struct Zeros {
    int drawn = 0;
    std::uint32_t uniform(std::uint32_t /*bound*/) {
        ++drawn;
        return 0;
    }
};

}  // namespace orrery::test
