#include "core/network.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>

namespace orrery {
namespace {

constexpr int kUnitBits = std::countr_zero(static_cast<std::uint32_t>(kUnitOne));
constexpr int kMaxShift = 20;
constexpr std::size_t kInputsPerWord = sizeof(std::uint64_t) / sizeof(std::int16_t);
static_assert(kMaxInputs % kInputsPerWord == 0);

using FirstSums = std::array<std::int32_t, kFirstUnits>;

// Plain loops of fixed length over whole numbers: compilers turn them into vector instructions, and
// whichever those are, the results are the same.
void add_input(FirstSums& sums, const std::int16_t* weights, std::int16_t value) {
    for (std::size_t i = 0; i < kFirstUnits; ++i)
        sums[i] += static_cast<std::int32_t>(weights[i]) * value;
}

template <std::size_t N>
std::int32_t dot(const std::int16_t* weights, const std::array<std::int16_t, N>& units) {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < N; ++i) sum += static_cast<std::int32_t>(weights[i]) * units[i];
    return sum;
}

// A sum as a unit's result: rounded, and nothing below 0 or above 1.
std::int16_t clipped(std::int32_t sum, int shift) {
    const std::int32_t half = shift == 0 ? 0 : std::int32_t{1} << (shift - 1);
    return static_cast<std::int16_t>(std::clamp((sum + half) >> shift, 0, kUnitOne));
}

Error bad_weights(std::string message, std::string at) {
    return {"bad_weights", std::move(message), std::move(at), ""};
}

// No unit of a layer may overflow, whatever its inputs are: they are at most `most`. The rounding
// needs some room, too.
bool fits(std::span<const std::int16_t> weights, std::span<const std::int32_t> biases,
          std::int64_t most, bool by_input) {
    const std::size_t units = biases.size(), inputs = weights.size() / units;
    constexpr std::int64_t kRoom =
        std::numeric_limits<std::int32_t>::max() - (std::int64_t{1} << kMaxShift);
    for (std::size_t unit = 0; unit < units; ++unit) {
        std::int64_t sum = std::abs(std::int64_t{biases[unit]});
        for (std::size_t input = 0; input < inputs; ++input)
            sum += most *
                   std::abs(int{weights[by_input ? input * units + unit : unit * inputs + input]});
        if (sum > kRoom) return false;
    }
    return true;
}

}  // namespace

Result<Network> Network::make(NetworkWeights weights) {
    struct Layer {
        const char* at;
        std::span<const std::int16_t> weights;
        std::span<const std::int32_t> biases;
        std::size_t inputs, units;
        std::int64_t most;
    };
    if (weights.inputs == 0 || weights.inputs > kMaxInputs)
        return bad_weights("there can be 1 to " + std::to_string(kMaxInputs) + " inputs, not " +
                               std::to_string(weights.inputs),
                           "/shape/0");
    const std::array layers{
        Layer{"/first", weights.first, weights.first_bias, weights.inputs, kFirstUnits, kMaxInput},
        Layer{"/second", weights.second, weights.second_bias, kFirstUnits, kSecondUnits, kUnitOne},
        Layer{"/third", weights.third, weights.third_bias, kSecondUnits, kOutputs, kUnitOne}};
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const Layer& layer = layers[i];
        if (weights.shifts[i] < 0 || weights.shifts[i] > kMaxShift)
            return bad_weights("expected 0 to " + std::to_string(kMaxShift),
                               "/shifts/" + std::to_string(i));
        if (layer.weights.size() != layer.inputs * layer.units)
            return bad_weights("expected " + std::to_string(layer.inputs * layer.units) +
                                   " weights, not " + std::to_string(layer.weights.size()),
                               layer.at);
        if (layer.biases.size() != layer.units)
            return bad_weights("expected " + std::to_string(layer.units) + " biases, not " +
                                   std::to_string(layer.biases.size()),
                               std::string(layer.at) + "_bias");
        if (!fits(layer.weights, layer.biases, layer.most, i == 0))
            return bad_weights("the sums of these weights could overflow", layer.at);
    }
    return Network(std::move(weights));
}

int Network::output_bits() const {
    return kUnitBits + weights_.shifts[2];
}

void Network::begin(const InputRow& row, FirstLayer& layer) const {
    layer.row = row;
    std::copy(weights_.first_bias.begin(), weights_.first_bias.end(), layer.sums.begin());
    for (std::size_t i = 0; i < weights_.inputs; ++i)
        if (row.values[i] != 0)
            add_input(layer.sums, &weights_.first[i * kFirstUnits], row.values[i]);
}

Outputs Network::value(const FirstLayer& near, const InputRow& row) const {
    FirstSums sums = near.sums;
    for (std::size_t from = 0; from < weights_.inputs; from += kInputsPerWord) {
        std::uint64_t here = 0, there = 0;
        std::memcpy(&here, &row.values[from], sizeof here);
        std::memcpy(&there, &near.row.values[from], sizeof there);
        if (here == there) continue;
        const std::size_t to = std::min(from + kInputsPerWord, weights_.inputs);
        for (std::size_t i = from; i < to; ++i) {
            const int change = row.values[i] - near.row.values[i];
            if (change != 0)
                add_input(sums, &weights_.first[i * kFirstUnits],
                          static_cast<std::int16_t>(change));
        }
    }
    std::array<std::int16_t, kFirstUnits> first;
    for (std::size_t i = 0; i < kFirstUnits; ++i) first[i] = clipped(sums[i], weights_.shifts[0]);
    std::array<std::int16_t, kSecondUnits> second;
    for (std::size_t i = 0; i < kSecondUnits; ++i)
        second[i] = clipped(weights_.second_bias[i] + dot(&weights_.second[i * kFirstUnits], first),
                            weights_.shifts[1]);
    Outputs outputs;
    for (std::size_t i = 0; i < kOutputs; ++i)
        outputs[i] = weights_.third_bias[i] + dot(&weights_.third[i * kSecondUnits], second);
    return outputs;
}

Outputs Network::value(const InputRow& row) const {
    FirstLayer layer;
    begin(row, layer);
    return value(layer, row);
}

}  // namespace orrery
