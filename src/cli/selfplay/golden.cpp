#include "cli/selfplay/golden.h"

#include <limits>

#include "cli/command.h"
#include "core/json.h"

namespace orrery::cli {
namespace {

InputRow row_from(const JsonReader& json, std::size_t features) {
    InputRow row;
    const std::size_t count = json.size(0, features);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        json[i].size(2, 2);
        if (!json.ok()) break;
        const std::int64_t index = json[i][0].integer(0, static_cast<std::int64_t>(features) - 1);
        row.set(static_cast<std::size_t>(index),
                static_cast<int>(json[i][1].integer(-kMaxInput, kMaxInput)));
    }
    return row;
}

Outputs outputs_from(const JsonReader& json) {
    using Limits = std::numeric_limits<Outputs::value_type>;
    Outputs outputs{};
    json.size(kOutputs, kOutputs);
    for (std::size_t i = 0; i < kOutputs && json.ok(); ++i)
        outputs[i] = static_cast<std::int32_t>(json[i].integer(Limits::min(), Limits::max()));
    return outputs;
}

}  // namespace

JsonObject compared_with_golden(const AnyGame& game, const Judge& judge, const Json& golden) {
    const FeatureSpace& features = *game.feature_space();
    JsonErrors errors;
    const JsonReader json(golden, errors);
    json.only({"features", "positions"});
    const JsonReader version = json["features"]["version"];
    if (version.string() != features.version() && json.ok())
        version.fail("of other features than the game has");
    const JsonReader positions = json["positions"];
    const std::size_t count = positions.size();
    std::size_t different = 0;
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const InputRow row = row_from(positions[i]["inputs"], features.size());
        const Outputs expected = outputs_from(positions[i]["outputs"]);
        if (json.ok() && judge.network.value(row) != expected) ++different;
    }
    if (!errors.ok()) throw Failed{errors.error()};
    return {{"positions", count}, {"different", different}};
}

}  // namespace orrery::cli
