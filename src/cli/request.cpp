#include "cli/request.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/random_json.h"

namespace orrery::cli {
namespace {

// About what one core does in a millisecond.
constexpr std::int64_t kTrialsPerMillisecond = 40;
constexpr std::int64_t kMaxMilliseconds = 600'000;

const OptionShape* find_option(std::string_view bot, std::string_view name) {
    for (const BotShape& shape : bot_shapes())
        if (shape.name == bot)
            for (const OptionShape& option : shape.options)
                if (option.name == name) return &option;
    return nullptr;
}

}  // namespace

JsonObject refusal(const Error& error) {
    return {{"ok", false}, {"error", error_json(error)}};
}

Seed read_seed(const JsonReader& request, std::string_view field) {
    if (!request.has(field)) return seed_from_number(0);
    const JsonReader seed = request[field];
    if (seed.is_string()) return seed_from_json(seed);
    // The upper half of the unsigned numbers has a kind of its own in JSON values.
    if (const std::uint64_t* large = seed.json().if_uint64()) return seed_from_number(*large);
    return seed_from_number(static_cast<std::uint64_t>(seed.integer(0, INT64_MAX)));
}

Result<std::unique_ptr<Bot>> read_bot(const JsonReader& request) {
    const std::string_view name = request["bot"].string();
    JsonObject options;
    if (request.has("options")) {
        const JsonReader given = request["options"];
        if (given.is_object())
            options = given.json().get_object();
        else
            given.fail("options are an object");
    }
    const OptionShape* trials = find_option(name, "trials");
    if (request.has("ms")) {
        const std::int64_t ms = request["ms"].integer(1, kMaxMilliseconds);
        if (trials != nullptr) {
            const std::int64_t most = std::min(ms * kTrialsPerMillisecond, trials->max);
            const Json* given = options.if_contains("trials");
            const std::int64_t* number = given == nullptr ? nullptr : given->if_int64();
            // A wrong "trials" is left for the bot to refuse.
            if (given == nullptr || (number != nullptr && *number > most && *number <= trials->max))
                options["trials"] = most;
        }
    }
    Result<std::unique_ptr<Bot>> bot = make_bot(name, options);
    if (bot || bot.error().code == "unknown_bot") return bot;
    return placed_at("/options", bot.error());
}

}  // namespace orrery::cli
