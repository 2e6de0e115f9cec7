#include "core/bitset.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "core/random.h"

namespace orrery {
namespace {

template <std::size_t N>
std::vector<std::size_t> members(const Bitset<N>& set) {
    std::vector<std::size_t> list;
    set.for_each([&](std::size_t i) { list.push_back(i); });
    return list;
}

TEST(Bitset, holds_what_was_inserted_and_not_removed) {
    Bitset<130> set;
    EXPECT_TRUE(set.empty());
    for (std::size_t i : {0U, 63U, 64U, 127U, 128U, 129U}) {
        EXPECT_FALSE(set.contains(i));
        set.insert(i);
        EXPECT_TRUE(set.contains(i));
    }
    EXPECT_EQ(set.count(), 6);
    EXPECT_EQ(set.first(), 0U);
    set.remove(0);
    set.remove(0);
    EXPECT_EQ(set.first(), 63U);
    EXPECT_EQ(members(set), (std::vector<std::size_t>{63, 64, 127, 128, 129}));
    set.clear();
    EXPECT_TRUE(set.empty());
}

TEST(Bitset, all_has_every_number_below_the_capacity_and_no_other_bit) {
    EXPECT_EQ(Bitset<55>::all().count(), 55);
    EXPECT_EQ(Bitset<64>::all().count(), 64);
    EXPECT_EQ(Bitset<65>::all().count(), 65);
    EXPECT_TRUE((Bitset<65>::all() - Bitset<65>::all()).empty());
}

TEST(Bitset, works_at_compile_time) {
    constexpr bool right = [] {
        Bitset<70> a, b;
        a.insert(3);
        a.insert(69);
        b.insert(69);
        return a.includes(b) && a.intersects(b) && (a - b).first() == 3;
    }();
    static_assert(right);
}

TEST(Bitset, agrees_with_a_set_of_numbers_in_random_operations) {
    constexpr std::size_t kSize = 130;
    RandomStream random(seed_from_number(11));
    const auto fill = [&](Bitset<kSize>& bits, std::set<std::size_t>& numbers) {
        for (int i = 0; i < 60; ++i) {
            const std::size_t n = random.uniform(kSize);
            if (random.uniform(3) == 0) {
                bits.remove(n);
                numbers.erase(n);
            } else {
                bits.insert(n);
                numbers.insert(n);
            }
        }
    };
    for (int round = 0; round < 100; ++round) {
        Bitset<kSize> a, b;
        std::set<std::size_t> in_a, in_b;
        fill(a, in_a);
        fill(b, in_b);
        ASSERT_EQ(static_cast<std::size_t>(a.count()), in_a.size());
        ASSERT_EQ(members(a), std::vector<std::size_t>(in_a.begin(), in_a.end()));
        bool includes = true, intersects = false;
        for (std::size_t i = 0; i < kSize; ++i) {
            const bool x = in_a.contains(i), y = in_b.contains(i);
            ASSERT_EQ((a | b).contains(i), x || y);
            ASSERT_EQ((a & b).contains(i), x && y);
            ASSERT_EQ((a - b).contains(i), x && !y);
            includes = includes && (x || !y);
            intersects = intersects || (x && y);
        }
        ASSERT_EQ(a.includes(b), includes);
        ASSERT_EQ(a.intersects(b), intersects);
        ASSERT_TRUE((a | b).includes(a));
    }
}

}  // namespace
}  // namespace orrery
