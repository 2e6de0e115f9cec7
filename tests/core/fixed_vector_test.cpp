#include "core/fixed_vector.h"

#include <gtest/gtest.h>

#include <cstring>
#include <numeric>
#include <type_traits>

namespace orrery {
namespace {

using Numbers = FixedVector<std::uint8_t, 9>;

template <class T>
bool same_bytes(const T& a, const T& b) {
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

TEST(FixedVector, is_plain_memory_without_padding) {
    static_assert(std::is_trivially_copyable_v<Numbers>);
    static_assert(std::has_unique_object_representations_v<Numbers>);
    static_assert(sizeof(Numbers) == 10);
    static_assert(sizeof(FixedVector<std::uint16_t, 300>) == 602, "the size needs two bytes");
}

TEST(FixedVector, works_at_compile_time) {
    constexpr int sum = [] {
        FixedVector<int, 4> numbers{1, 2, 3};
        numbers.push_back(4);
        numbers.erase_at(0);
        return std::accumulate(numbers.begin(), numbers.end(), 0);
    }();
    static_assert(sum == 9);
}

TEST(FixedVector, grows_to_its_capacity_and_shrinks_to_nothing) {
    Numbers numbers;
    EXPECT_TRUE(numbers.empty());
    for (std::uint8_t i = 0; i < 9; ++i) {
        EXPECT_FALSE(numbers.full());
        numbers.push_back(i);
        EXPECT_EQ(numbers.size(), i + 1U);
        EXPECT_EQ(numbers.back(), i);
    }
    EXPECT_TRUE(numbers.full());
    EXPECT_EQ(Numbers::capacity(), 9U);
    for (int left = 9; left-- > 0;) {
        numbers.pop_back();
        EXPECT_EQ(numbers.size(), static_cast<std::size_t>(left));
    }
    EXPECT_TRUE(numbers.empty());
}

TEST(FixedVector, counts_past_255_entries) {
    FixedVector<std::uint8_t, 300> numbers;
    for (int i = 0; i < 300; ++i) numbers.push_back(static_cast<std::uint8_t>(i));
    EXPECT_EQ(numbers.size(), 300U);
    EXPECT_TRUE(numbers.full());
    EXPECT_EQ(numbers[299], 299 - 256);
}

TEST(FixedVector, equal_contents_have_equal_bytes_whatever_was_in_it_before) {
    const Numbers fresh{1, 2};
    Numbers popped{1, 2, 7};
    popped.pop_back();
    EXPECT_TRUE(same_bytes(fresh, popped));
    Numbers erased{9, 1, 2};
    erased.erase_at(0);
    EXPECT_TRUE(same_bytes(fresh, erased));
    Numbers removed{1, 8, 2};
    EXPECT_TRUE(removed.remove(8));
    EXPECT_TRUE(same_bytes(fresh, removed));
    Numbers cleared{5, 6, 7, 8};
    cleared.clear();
    cleared.push_back(1);
    cleared.push_back(2);
    EXPECT_TRUE(same_bytes(fresh, cleared));
    Numbers inserted{2};
    inserted.insert_at(0, 1);
    EXPECT_TRUE(same_bytes(fresh, inserted));
}

TEST(FixedVector, inserts_at_any_place_and_keeps_the_order) {
    for (std::size_t at = 0; at <= 3; ++at) {
        Numbers numbers{10, 20, 30};
        numbers.insert_at(at, 5);
        ASSERT_EQ(numbers.size(), 4U);
        EXPECT_EQ(numbers[at], 5);
        numbers.erase_at(at);
        EXPECT_EQ(numbers, (Numbers{10, 20, 30}));
    }
}

TEST(FixedVector, removes_the_first_of_equal_items_only) {
    Numbers numbers{4, 5, 4};
    EXPECT_TRUE(numbers.remove(4));
    EXPECT_EQ(numbers, (Numbers{5, 4}));
    EXPECT_FALSE(numbers.remove(6));
    EXPECT_EQ(numbers, (Numbers{5, 4}));
    EXPECT_TRUE(numbers.contains(4));
    EXPECT_FALSE(numbers.contains(6));
}

TEST(FixedVector, differs_by_length_order_and_item) {
    EXPECT_NE((Numbers{1, 2}), (Numbers{1, 2, 0}));
    EXPECT_NE((Numbers{1, 2}), (Numbers{2, 1}));
    EXPECT_NE((Numbers{1, 2}), (Numbers{1, 3}));
}

}  // namespace
}  // namespace orrery
