#include "tests/support/judges.h"

#include "core/base64.h"
#include "core/checksum.h"
#include "core/random.h"

namespace orrery::test {
namespace {

template <class Number>
std::vector<Number> random_numbers(std::size_t count, int most, RandomStream& random) {
    std::vector<Number> numbers(count);
    for (Number& number : numbers)
        number = static_cast<Number>(
            static_cast<int>(random.uniform(static_cast<std::uint32_t>(2 * most + 1))) - most);
    return numbers;
}

template <class Number>
std::string packed(const std::vector<Number>& numbers, std::uint32_t& checksum) {
    const std::span<const std::byte> bytes = std::as_bytes(std::span(numbers));
    checksum = crc32(bytes, checksum);
    return to_base64(bytes);
}

}  // namespace

NetworkWeights random_weights(std::size_t inputs, std::uint64_t seed) {
    RandomStream random(seed_from_number(seed));
    NetworkWeights weights;
    weights.inputs = inputs;
    weights.shifts = {4, 9, 10};
    weights.first = random_numbers<std::int16_t>(inputs * kFirstUnits, 300, random);
    weights.first_bias = random_numbers<std::int32_t>(kFirstUnits, 9000, random);
    weights.second = random_numbers<std::int16_t>(kFirstUnits * kSecondUnits, 200, random);
    weights.second_bias = random_numbers<std::int32_t>(kSecondUnits, 300'000, random);
    weights.third = random_numbers<std::int16_t>(kSecondUnits * kOutputs, 1000, random);
    weights.third_bias = random_numbers<std::int32_t>(kOutputs, 100'000, random);
    return weights;
}

Json judge_json(std::string_view game, const FeatureSpace& features, std::uint64_t seed) {
    const NetworkWeights weights = random_weights(features.size(), seed);
    std::uint32_t checksum = 0;
    JsonObject network{
        {"shape", JsonArray{features.size(), kFirstUnits, kSecondUnits, kOutputs}},
        {"shifts", JsonArray{weights.shifts[0], weights.shifts[1], weights.shifts[2]}},
        {"units", JsonArray{16, 4, 32}}};
    network["first"] = packed(weights.first, checksum);
    network["first_bias"] = packed(weights.first_bias, checksum);
    network["second"] = packed(weights.second, checksum);
    network["second_bias"] = packed(weights.second_bias, checksum);
    network["third"] = packed(weights.third, checksum);
    network["third_bias"] = packed(weights.third_bias, checksum);
    network["crc32"] = checksum;
    return JsonObject{
        {"format", 2},
        {"game", game},
        {"provenance",
         JsonObject{{"games", 10}, {"generations", 1}, {"commit", "abc"}, {"match", "none"}}},
        {"features", JsonArray(features.names().begin(), features.names().end())},
        {"network", std::move(network)}};
}

Judge random_judge(std::string_view game, const FeatureSpace& features, std::uint64_t seed) {
    return std::move(judge_from_text(to_text(judge_json(game, features, seed)), game, features))
        .value();
}

}  // namespace orrery::test
