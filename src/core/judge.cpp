#include "core/judge.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <set>

#include "core/base64.h"
#include "core/checksum.h"
#include "core/json.h"

namespace orrery {
namespace {

constexpr std::int64_t kFormat = 2;
constexpr int kMaxUnit = 1000;

// Numbers as they lie in memory, the low byte first.
template <class Number>
std::vector<Number> numbers_from(const JsonReader& json, std::uint32_t& checksum) {
    const auto bytes = from_base64(json.string());
    if (!json.ok()) return {};
    if (!bytes) {
        json.fail("this is no base64");
        return {};
    }
    if (bytes->size() % sizeof(Number) != 0) {
        json.fail("its " + std::to_string(bytes->size()) + " bytes are no numbers of " +
                  std::to_string(sizeof(Number)) + " bytes");
        return {};
    }
    checksum = crc32(*bytes, checksum);
    std::vector<Number> numbers(bytes->size() / sizeof(Number));
    if (!numbers.empty()) std::memcpy(numbers.data(), bytes->data(), bytes->size());
    return numbers;
}

JudgeProvenance provenance_from(const JsonReader& json) {
    json.only({"games", "generations", "commit", "match"});
    JudgeProvenance provenance;
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
    provenance.games = json["games"].integer(0, kMost);
    provenance.generations = json["generations"].integer(0, kMost);
    provenance.commit = json["commit"].string();
    provenance.match = json["match"].string();
    return provenance;
}

// The features that a judge was trained with, in its order: the index of each in the game.
std::vector<std::size_t> trained_features(const JsonReader& json, const FeatureSpace& features) {
    std::map<std::string_view, std::size_t> there;
    for (std::size_t i = 0; i < features.size(); ++i) there[features.names()[i]] = i;
    std::set<std::string_view> seen;
    std::vector<std::size_t> trained;
    const std::size_t count = json.size(1, kMaxInputs);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const std::string_view name = json[i].string();
        const auto known = there.find(name);
        if (!json.ok()) break;
        if (known == there.end())
            json[i].fail("the game has no feature " + quoted(name) + ", which it was trained with");
        else if (!seen.insert(name).second)
            json[i].fail(quoted(name) + " is there twice");
        else
            trained.push_back(known->second);
    }
    return trained;
}

// The first layer's weights as the game numbers its features.
std::vector<std::int16_t> by_feature(const std::vector<std::int16_t>& first,
                                     const std::vector<std::size_t>& trained,
                                     std::size_t features) {
    std::vector<std::int16_t> weights(features * kFirstUnits);
    for (std::size_t i = 0; i < trained.size(); ++i)
        std::copy_n(&first[i * kFirstUnits], kFirstUnits, &weights[trained[i] * kFirstUnits]);
    return weights;
}

NetworkWeights weights_from(const JsonReader& json, const std::vector<std::size_t>& trained,
                            std::size_t features) {
    json.only({"shape", "shifts", "units", "first", "first_bias", "second", "second_bias", "third",
               "third_bias", "crc32"});
    const std::size_t inputs = trained.size();
    const std::array<std::size_t, 4> shape{inputs, kFirstUnits, kSecondUnits, kOutputs};
    const JsonReader given = json["shape"];
    given.size(shape.size(), shape.size());
    for (std::size_t i = 0; i < shape.size() && json.ok(); ++i)
        if (given[i].integer(0, std::numeric_limits<std::int32_t>::max()) !=
            static_cast<std::int64_t>(shape[i]))
            given[i].fail("expected " + std::to_string(shape[i]));
    NetworkWeights weights;
    weights.inputs = features;
    json["shifts"].size(weights.shifts.size(), weights.shifts.size());
    for (std::size_t i = 0; i < weights.shifts.size() && json.ok(); ++i)
        weights.shifts[i] = static_cast<int>(json["shifts"][i].integer(0, 31));
    std::uint32_t checksum = 0;
    const auto first = numbers_from<std::int16_t>(json["first"], checksum);
    weights.first_bias = numbers_from<std::int32_t>(json["first_bias"], checksum);
    weights.second = numbers_from<std::int16_t>(json["second"], checksum);
    weights.second_bias = numbers_from<std::int32_t>(json["second_bias"], checksum);
    weights.third = numbers_from<std::int16_t>(json["third"], checksum);
    weights.third_bias = numbers_from<std::int32_t>(json["third_bias"], checksum);
    if (json.ok() &&
        json["crc32"].integer(0, std::numeric_limits<std::uint32_t>::max()) != checksum)
        json["crc32"].fail("the weights are damaged: their checksum is " +
                           std::to_string(checksum));
    if (json.ok() && first.size() != inputs * kFirstUnits)
        json["first"].fail("expected " + std::to_string(inputs * kFirstUnits) + " weights, not " +
                           std::to_string(first.size()));
    if (json.ok()) weights.first = by_feature(first, trained, features);
    return weights;
}

}  // namespace

double Judge::opinion(Opinion kind, const Outputs& outputs) const {
    const auto i = static_cast<std::size_t>(kind);
    return std::ldexp(static_cast<double>(outputs[i]) * units[i], -network.output_bits());
}

double Judge::win_chance(const Outputs& outputs) const {
    return 1 / (1 + std::exp(-opinion(Opinion::kWin, outputs)));
}

Result<Judge> judge_from_text(std::string_view text, std::string_view game,
                              const FeatureSpace& features) {
    const Result<Json> parsed = parse_json(text);
    if (!parsed) return parsed.error();
    JsonErrors errors;
    const JsonReader json(*parsed, errors);
    json.only({"format", "game", "provenance", "features", "network"});
    if (json["format"].integer(0, 1000) != kFormat)
        json["format"].fail("expected " + std::to_string(kFormat));
    if (json["game"].string() != game)
        json["game"].fail("a judge of another game: expected \"" + std::string(game) + "\"");
    JudgeProvenance provenance = provenance_from(json["provenance"]);
    const std::vector<std::size_t> trained = trained_features(json["features"], features);
    const JsonReader units = json["network"]["units"];
    std::array<int, kOutputs> meant{};
    units.size(kOutputs, kOutputs);
    for (std::size_t i = 0; i < kOutputs && errors.ok(); ++i)
        meant[i] = static_cast<int>(units[i].integer(1, kMaxUnit));
    if (!errors.ok()) return errors.error();
    NetworkWeights weights = weights_from(json["network"], trained, features.size());
    if (!errors.ok()) return errors.error();
    Result<Network> network = Network::make(std::move(weights));
    if (!network) return placed_at("/network", network.error());
    return Judge{std::move(*network), meant, std::move(provenance)};
}

}  // namespace orrery
