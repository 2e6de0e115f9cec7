#include "core/random_json.h"

#include "core/schema.h"

namespace orrery {
namespace {

constexpr std::int64_t kMostDrawn = std::int64_t{1} << 62;

}  // namespace

Seed seed_from_json(const JsonReader& json) {
    const Result<Seed> seed = seed_from_hex(json.string());
    if (seed) return *seed;
    json.fail(seed.error().message);
    return {};
}

Json random_json(const Random& random) {
    return JsonObject{{"seed", to_hex(random.seed)}, {"drawn", random.count()}};
}

Random random_from_json(const JsonReader& json) {
    json.only({"seed", "drawn"});
    Random random;
    random.seed = seed_from_json(json["seed"]);
    const auto drawn = static_cast<std::uint64_t>(json["drawn"].integer(0, kMostDrawn));
    random.drawn = {static_cast<std::uint32_t>(drawn), static_cast<std::uint32_t>(drawn >> 32)};
    return random;
}

Json random_schema() {
    return schema::object(
        {{"seed", schema::text("^[0-9a-f]{64}$")}, {"drawn", schema::integer(0, kMostDrawn)}});
}

}  // namespace orrery
