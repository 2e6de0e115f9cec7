#include "core/random.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <string>
#include <vector>

namespace orrery {
namespace {

using ::testing::HasSubstr;

std::string bytes_as_hex(const std::array<std::uint32_t, 16>& words) {
    Seed low, high;
    std::copy(words.begin(), words.begin() + 8, low.words.begin());
    std::copy(words.begin() + 8, words.end(), high.words.begin());
    return to_hex(low) + to_hex(high);
}

// How far counts are from even, in standard deviations of the chi-square distribution.
double unevenness(const std::vector<int>& counts) {
    const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
    const double expected = total / static_cast<double>(counts.size());
    double chi_square = 0;
    for (int count : counts) chi_square += (count - expected) * (count - expected) / expected;
    const double freedom = static_cast<double>(counts.size()) - 1;
    return (chi_square - freedom) / std::sqrt(2 * freedom);
}

// Answers from a list, and remembers what it was asked.
struct Scripted {
    std::vector<std::uint32_t> answers;
    std::vector<std::uint32_t> asked = {};
    std::uint32_t uniform(std::uint32_t bound) {
        asked.push_back(bound);
        return answers[asked.size() - 1];
    }
};

// Test vectors of draft-strombergson-chacha-test-vectors: eight rounds, 256-bit key, zero nonce.
TEST(ChaCha, gives_the_published_key_stream_for_a_zero_key) {
    EXPECT_EQ(bytes_as_hex(chacha_block(Seed{}, 0)),
              "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
              "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42");
    EXPECT_EQ(bytes_as_hex(chacha_block(Seed{}, 1)),
              "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
              "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa");
}

TEST(ChaCha, gives_the_published_key_stream_for_a_key_with_one_bit) {
    EXPECT_EQ(bytes_as_hex(chacha_block(seed_from_number(1), 0)),
              "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
              "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8");
}

TEST(ChaCha, counts_blocks_with_64_bits) {
    EXPECT_EQ(bytes_as_hex(chacha_block(Seed{}, std::uint64_t{1} << 32)),
              "1ccc59a06308e05be9d29e7288f166c58f2ee06003047710cbfdb7359da916e8"
              "43980f2c3bf39df2a3e1f451ba18c37f986ff783075484265819602305557dcd");
}

TEST(Random, the_nth_number_depends_on_the_seed_and_on_n_alone) {
    const Seed seed = seed_from_number(2024);
    std::vector<std::uint32_t> in_one_go;
    RandomStream whole(seed);
    for (int i = 0; i < 100; ++i) in_one_go.push_back(whole.next());

    Random random{seed, {}};
    for (std::size_t n = 0; n < in_one_go.size();) {
        RandomStream piece(random);  // pieces of 1, 2, 3, … numbers
        for (std::size_t i = 0; i <= n % 7 && n < in_one_go.size(); ++i, ++n)
            ASSERT_EQ(piece.next(), in_one_go[n]) << "number " << n;
    }
    for (std::size_t n : {99U, 0U, 16U, 15U, 50U}) {
        Random at{seed, {static_cast<std::uint32_t>(n), 0}};
        EXPECT_EQ(RandomStream(at).next(), in_one_go[n]);
    }
}

TEST(Random, a_borrowed_generator_gets_its_count_back) {
    Random random{seed_from_number(5), {}};
    {
        RandomStream stream(random);
        for (int i = 0; i < 21; ++i) stream.next();
        EXPECT_EQ(random.count(), 0U) << "written back at the end";
    }
    EXPECT_EQ(random.count(), 21U);
    EXPECT_EQ(random.seed, seed_from_number(5));
    {
        RandomStream unused(random);
    }
    EXPECT_EQ(random.count(), 21U);
}

TEST(Random, counts_past_32_bits) {
    Random random{seed_from_number(5), {0xffffffff, 0}};
    {
        RandomStream stream(random);
        stream.next();
        stream.next();
    }
    EXPECT_EQ(random.drawn, (std::array<std::uint32_t, 2>{1, 1}));
    EXPECT_EQ(random.count(), (std::uint64_t{1} << 32) + 1);
}

TEST(Random, forks_are_repeatable_and_different) {
    RandomStream a(seed_from_number(1)), b(seed_from_number(1));
    const Seed first = a.fork();
    EXPECT_EQ(first, b.fork());
    EXPECT_NE(first, a.fork());
}

TEST(Uniform, stays_below_the_bound_and_is_even) {
    for (std::uint32_t bound : {2U, 3U, 4U, 6U, 7U, 20U, 54U, 100U, 1000U})
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            RandomStream random(seed_from_number(seed));
            std::vector<int> counts(bound);
            for (std::uint32_t i = 0; i < 200 * bound; ++i) {
                const std::uint32_t number = random.uniform(bound);
                ASSERT_LT(number, bound);
                ++counts[number];
            }
            EXPECT_LT(std::abs(unevenness(counts)), 4) << "bound " << bound << ", seed " << seed;
        }
}

TEST(Uniform, a_bound_of_one_is_always_zero) {
    RandomStream random(seed_from_number(1));
    for (int i = 0; i < 20; ++i) EXPECT_EQ(random.uniform(1), 0U);
}

// With a bound just above 2^31 nearly half of the words would favour some results.
TEST(Uniform, draws_again_where_a_word_would_favour_some_results) {
    constexpr std::uint32_t kBound = (1U << 31) + 12345;
    constexpr std::uint64_t kWords = std::uint64_t{1} << 32;
    Random random{seed_from_number(3), {}};
    RandomStream words(seed_from_number(3));
    std::uint64_t drawn = 0, accepted = 0;
    {
        RandomStream stream(random);
        for (int i = 0; i < 1000; ++i) {
            std::uint64_t product = 0;
            do {
                product = std::uint64_t{words.next()} * kBound;
                ++drawn;
            } while (product % kWords < kWords % kBound);
            ++accepted;
            ASSERT_EQ(stream.uniform(kBound), product / kWords);
        }
    }
    EXPECT_EQ(random.count(), drawn);
    EXPECT_GT(drawn, accepted * 17 / 10) << "the rejected words were not drawn again";
}

TEST(Uniform, is_even_in_both_halves_of_a_large_bound) {
    constexpr std::uint32_t kBound = 3U << 30;  // without rejection thirds would weigh 2 : 1 : 1
    RandomStream random(seed_from_number(8));
    std::vector<int> thirds(3);
    for (int i = 0; i < 30000; ++i) ++thirds[random.uniform(kBound) >> 30];
    EXPECT_LT(std::abs(unevenness(thirds)), 4);
}

// CF-SETUP-06: for i from n - 1 down to 1, swap entry i with entry uniform(i + 1).
TEST(Shuffle, CF_SETUP_06_swaps_from_the_last_entry_down) {
    std::vector<char> letters{'a', 'b', 'c', 'd', 'e'};
    Scripted source{{0, 3, 1, 0}};
    shuffle(std::span<char>(letters), source);
    EXPECT_EQ(source.asked, (std::vector<std::uint32_t>{5, 4, 3, 2}));
    // e b c d a | d stays | e c b d a | c e b d a
    EXPECT_EQ(std::string(letters.begin(), letters.end()), "cebda");
}

TEST(Shuffle, asks_nothing_for_none_or_one) {
    Scripted source{{}};
    std::vector<int> none, one{7};
    shuffle(std::span<int>(none), source);
    shuffle(std::span<int>(one), source);
    EXPECT_TRUE(source.asked.empty());
    EXPECT_EQ(one[0], 7);
}

TEST(Shuffle, every_order_is_equally_likely) {
    RandomStream random(seed_from_number(77));
    std::map<std::string, int> orders;
    for (int i = 0; i < 24 * 500; ++i) {
        std::string letters = "abcd";
        shuffle(std::span<char>(letters.data(), letters.size()), random);
        ++orders[letters];
    }
    ASSERT_EQ(orders.size(), 24U);
    std::vector<int> counts;
    for (const auto& [order, count] : orders) counts.push_back(count);
    EXPECT_LT(std::abs(unevenness(counts)), 4);
}

TEST(Seed, is_written_first_byte_first) {
    EXPECT_EQ(to_hex(seed_from_number(0x0123456789abcdef)),
              "efcdab8967452301" + std::string(48, '0'));
}

TEST(Seed, hexadecimal_form_and_back_is_the_same_seed) {
    RandomStream random(seed_from_number(9));
    for (int i = 0; i < 50; ++i) {
        const Seed seed = random.fork();
        const std::string hex = to_hex(seed);
        ASSERT_EQ(hex.size(), 64U);
        const Result<Seed> back = seed_from_hex(hex);
        ASSERT_TRUE(back.ok());
        EXPECT_EQ(*back, seed);
    }
    const Result<Seed> capitals = seed_from_hex(std::string(62, '0') + "AF");
    ASSERT_TRUE(capitals.ok());
    EXPECT_EQ(capitals->words[7], 0xaf000000);
}

TEST(Seed, a_wrong_text_is_refused_with_the_reason) {
    const Result<Seed> shorter = seed_from_hex("abc");
    ASSERT_FALSE(shorter.ok());
    EXPECT_EQ(shorter.error().code, "bad_seed");
    EXPECT_THAT(shorter.error().message, HasSubstr("not 3 characters"));
    const Result<Seed> letter = seed_from_hex(std::string(10, '0') + "g" + std::string(53, '0'));
    ASSERT_FALSE(letter.ok());
    EXPECT_THAT(letter.error().message, HasSubstr("character 11"));
    EXPECT_FALSE(seed_from_hex(std::string(65, '0')).ok());
    EXPECT_FALSE(seed_from_hex("").ok());
}

TEST(Seed, is_typed_as_a_number_or_as_hexadecimal_digits) {
    EXPECT_EQ(seed_from_text("42").value(), seed_from_number(42));
    EXPECT_EQ(seed_from_text("18446744073709551615").value(), seed_from_number(~std::uint64_t{0}));
    EXPECT_EQ(seed_from_text("2a" + std::string(62, '0')).value(), seed_from_number(42));
    for (const char* text : {"", "-1", "+1", "1.5", "x", "18446744073709551616", "0x10", " 1"}) {
        const Result<Seed> seed = seed_from_text(text);
        ASSERT_FALSE(seed.ok()) << text;
        EXPECT_THAT(seed.error().message, HasSubstr("64 hexadecimal digits, not \""));
    }
}

}  // namespace
}  // namespace orrery
