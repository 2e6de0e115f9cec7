// A small network with whole numbers: how a learned judge values a position. No floating point, so
// that every platform computes the same bits; nothing is allocated while it is asked.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/error.h"

namespace orrery {

inline constexpr std::size_t kMaxInputs = 1024;
inline constexpr int kMaxInput = 1023;  // the largest value of an input, and the smallest is -1023
inline constexpr std::size_t kFirstUnits = 128;
inline constexpr std::size_t kSecondUnits = 32;
inline constexpr std::size_t kOutputs = 3;
// A unit gives a number from 0 to this, which stands for 1.
inline constexpr std::int32_t kUnitOne = 1024;

// The inputs of one position, most of them zero.
struct InputRow {
    alignas(64) std::array<std::int16_t, kMaxInputs> values{};

    // What is out of range counts as the end of the range.
    void set(std::size_t index, int value) {
        const int most = value > kMaxInput ? kMaxInput : value;
        values[index] = static_cast<std::int16_t>(most < -kMaxInput ? -kMaxInput : most);
    }
    friend bool operator==(const InputRow&, const InputRow&) = default;
};

// A position whose first layer is known: others that differ in a few inputs are quick to value.
struct FirstLayer {
    InputRow row;
    alignas(64) std::array<std::int32_t, kFirstUnits> sums{};
};

using Outputs = std::array<std::int32_t, kOutputs>;

// Weights as they are stored, layer by layer. Weights of the first layer stand input by input, of
// the others unit by unit.
struct NetworkWeights {
    std::size_t inputs = 0;
    // By how many bits the sums of a layer are finer than its results.
    std::array<int, 3> shifts{};
    std::vector<std::int16_t> first, second, third;
    std::vector<std::int32_t> first_bias, second_bias, third_bias;
};

class Network {
  public:
    // Refuses weights of another shape, and those whose sums could leave 32 bits.
    static Result<Network> make(NetworkWeights weights);

    std::size_t inputs() const { return weights_.inputs; }
    // Outputs count in 1 / 2^bits of a unit of the network.
    int output_bits() const;

    void begin(const InputRow& row, FirstLayer& layer) const;
    // The same as from the beginning, whatever `near` is.
    Outputs value(const FirstLayer& near, const InputRow& row) const;
    Outputs value(const InputRow& row) const;

  private:
    explicit Network(NetworkWeights weights) : weights_(std::move(weights)) {}
    NetworkWeights weights_;
};

}  // namespace orrery
