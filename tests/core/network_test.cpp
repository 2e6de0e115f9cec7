#include "core/network.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "core/random.h"
#include "tests/support/judges.h"

namespace orrery {
namespace {

using ::testing::HasSubstr;

constexpr std::size_t kInputs = 101;  // no multiple of anything

InputRow random_row(RandomStream& random, std::uint32_t one_in) {
    InputRow row;
    for (std::size_t i = 0; i < kInputs; ++i)
        if (random.uniform(one_in) == 0) row.set(i, static_cast<int>(random.uniform(2047)) - 1023);
    return row;
}

// As the definition says, with room for everything.
Outputs by_definition(const NetworkWeights& weights, const InputRow& row) {
    const auto clip = [](std::int64_t sum, int shift) {
        const std::int64_t half = shift == 0 ? 0 : std::int64_t{1} << (shift - 1);
        return std::clamp<std::int64_t>((sum + half) >> shift, 0, kUnitOne);
    };
    std::array<std::int64_t, kFirstUnits> first{};
    for (std::size_t unit = 0; unit < kFirstUnits; ++unit) {
        std::int64_t sum = weights.first_bias[unit];
        for (std::size_t i = 0; i < kInputs; ++i)
            sum += std::int64_t{weights.first[i * kFirstUnits + unit]} * row.values[i];
        first[unit] = clip(sum, weights.shifts[0]);
    }
    std::array<std::int64_t, kSecondUnits> second{};
    for (std::size_t unit = 0; unit < kSecondUnits; ++unit) {
        std::int64_t sum = weights.second_bias[unit];
        for (std::size_t i = 0; i < kFirstUnits; ++i)
            sum += weights.second[unit * kFirstUnits + i] * first[i];
        second[unit] = clip(sum, weights.shifts[1]);
    }
    Outputs outputs{};
    for (std::size_t unit = 0; unit < kOutputs; ++unit) {
        std::int64_t sum = weights.third_bias[unit];
        for (std::size_t i = 0; i < kSecondUnits; ++i)
            sum += weights.third[unit * kSecondUnits + i] * second[i];
        outputs[unit] = static_cast<std::int32_t>(sum);
    }
    return outputs;
}

TEST(Network, computes_what_its_definition_says) {
    RandomStream random(seed_from_number(1));
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        NetworkWeights weights = test::random_weights(kInputs, seed);
        if (seed % 2 == 0) weights.shifts = {0, 12, 3};
        const Network network = Network::make(weights).value();
        for (int i = 0; i < 10; ++i) {
            const InputRow row = random_row(random, 5);
            ASSERT_EQ(network.value(row), by_definition(weights, row));
        }
    }
}

TEST(Network, from_another_position_it_computes_the_same) {
    RandomStream random(seed_from_number(2));
    const Network network = Network::make(test::random_weights(kInputs, 3)).value();
    for (int i = 0; i < 50; ++i) {
        FirstLayer near;
        network.begin(random_row(random, 5), near);
        const InputRow row = random_row(random, 7);
        ASSERT_EQ(network.value(near, row), network.value(row));
        EXPECT_EQ(network.value(near, near.row), network.value(near.row));
    }
}

TEST(Network, inputs_out_of_range_count_as_its_end) {
    InputRow row;
    row.set(3, 5000);
    row.set(4, -5000);
    EXPECT_EQ(row.values[3], kMaxInput);
    EXPECT_EQ(row.values[4], -kMaxInput);
}

TEST(Network, weights_of_another_shape_are_refused) {
    const auto refused = [](auto change, const char* at, const char* message) {
        NetworkWeights weights = test::random_weights(kInputs, 4);
        change(weights);
        const Result<Network> made = Network::make(weights);
        ASSERT_FALSE(made.ok()) << at;
        EXPECT_EQ(made.error().at, at);
        EXPECT_THAT(made.error().message, HasSubstr(message));
    };
    refused([](auto& w) { w.inputs = 0; }, "/shape/0", "1 to 1024 inputs, not 0");
    refused([](auto& w) { w.inputs = 2000; }, "/shape/0", "not 2000");
    refused([](auto& w) { w.first.pop_back(); }, "/first", "expected 12928 weights, not 12927");
    refused([](auto& w) { w.first_bias.push_back(1); }, "/first_bias", "expected 128 biases");
    refused([](auto& w) { w.second.clear(); }, "/second", "expected 4096 weights, not 0");
    refused([](auto& w) { w.second_bias.clear(); }, "/second_bias", "expected 32");
    refused([](auto& w) { w.third.push_back(1); }, "/third", "expected 96");
    refused([](auto& w) { w.third_bias.clear(); }, "/third_bias", "expected 3");
    refused([](auto& w) { w.shifts[1] = 21; }, "/shifts/1", "0 to 20");
    refused([](auto& w) { w.shifts[2] = -1; }, "/shifts/2", "0 to 20");
}

TEST(Network, weights_whose_sums_could_overflow_are_refused) {
    NetworkWeights weights = test::random_weights(kInputs, 5);
    for (std::size_t i = 0; i < kInputs; ++i) weights.first[i * kFirstUnits + 7] = 32767;
    EXPECT_EQ(Network::make(weights).error().at, "/first");
    weights = test::random_weights(kInputs, 5);
    weights.second_bias[3] = 2'147'000'000;
    EXPECT_EQ(Network::make(weights).error().at, "/second");
    weights = test::random_weights(kInputs, 5);
    weights.third_bias[0] = -2'147'483'647;
    EXPECT_EQ(Network::make(weights).error().at, "/third");
}

}  // namespace
}  // namespace orrery
