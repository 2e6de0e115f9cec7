#include "core/hash.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <set>
#include <string>
#include <vector>

#include "core/random.h"

namespace orrery {
namespace {

std::string hash_text(std::string_view text) {
    return to_hex(hash_bytes(std::as_bytes(std::span<const char>(text))));
}

int differing_bits(const Hash128& a, const Hash128& b) {
    return std::popcount(a.low ^ b.low) + std::popcount(a.high ^ b.high);
}

// Computed by another program from the description in hash.cpp: records depend on these.
TEST(Hash, known_bytes_have_the_same_hash_on_every_platform_for_ever) {
    EXPECT_EQ(hash_text(""), "b65262e66fac6bbb74af360ea581cc16");
    EXPECT_EQ(hash_text("a"), "1b82533d344c302d0c1765e6ce757a0c");
    EXPECT_EQ(hash_text("abcdefgh"), "f034760190135fb20546be8f5dc21588");
    EXPECT_EQ(hash_text("abcdefghi"), "38ccb34baf10cb1f22e2c523ab3bb059");
    std::string counting;
    for (char c = 0; c < 64; ++c) counting += c;
    EXPECT_EQ(hash_text(counting), "2f721085457cd29274e3f958dade8dc7");
}

TEST(Hash, zeros_of_different_length_have_different_hashes) {
    std::set<std::string> hashes;
    for (std::size_t length = 0; length <= 100; ++length)
        hashes.insert(hash_text(std::string(length, '\0')));
    EXPECT_EQ(hashes.size(), 101U);
}

TEST(Hash, a_flipped_bit_changes_about_half_of_the_hash) {
    RandomStream random(seed_from_number(4));
    for (std::size_t length : {1U, 8U, 13U, 64U, 1000U}) {
        std::vector<std::byte> bytes(length);
        for (std::byte& byte : bytes) byte = static_cast<std::byte>(random.uniform(256));
        const Hash128 before = hash_bytes(bytes);
        double total = 0;
        int least = 128;
        constexpr int kTrials = 400;
        for (int i = 0; i < kTrials; ++i) {
            const std::size_t at = random.uniform(static_cast<std::uint32_t>(length));
            const auto bit = static_cast<std::byte>(1U << random.uniform(8));
            bytes[at] ^= bit;
            const int changed = differing_bits(before, hash_bytes(bytes));
            bytes[at] ^= bit;
            total += changed;
            least = std::min(least, changed);
        }
        EXPECT_NEAR(total / kTrials, 64, 3) << length << " bytes";
        EXPECT_GE(least, 36) << length << " bytes";
    }
}

TEST(Hash, a_swap_of_two_words_changes_it) {
    std::string text;
    for (char c = 'a'; c < 'a' + 24; ++c) text += c;
    const std::string swapped = text.substr(8, 8) + text.substr(0, 8) + text.substr(16);
    EXPECT_NE(hash_text(text), hash_text(swapped));
}

TEST(Hash, a_value_hashes_as_its_bytes) {
    const std::uint32_t value = 0x64636261;  // "abcd"
    EXPECT_EQ(to_hex(hash_value(value)), hash_text("abcd"));
}

TEST(Hash, hexadecimal_form_has_the_high_half_first_and_reads_back) {
    const Hash128 hash{.low = 0x0123456789abcdef, .high = 0xfedcba9876543210};
    EXPECT_EQ(to_hex(hash), "fedcba98765432100123456789abcdef");
    const Result<Hash128> back = hash_from_hex(to_hex(hash));
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(*back, hash);
}

TEST(Hash, a_wrong_text_is_refused) {
    for (const std::string& text : {std::string(), std::string(31, '0'), std::string(33, '0'),
                                    std::string(31, '0') + "g", std::string(31, '0') + "A"}) {
        const Result<Hash128> hash = hash_from_hex(text);
        ASSERT_FALSE(hash.ok()) << text;
        EXPECT_EQ(hash.error().code, "bad_hash");
        EXPECT_THAT(hash.error().message, ::testing::HasSubstr("32 hexadecimal digits"));
    }
}

}  // namespace
}  // namespace orrery
