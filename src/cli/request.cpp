#include "cli/request.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace orrery::cli {
namespace {

Json text_or_null(const std::string& text) {
    return text.empty() ? Json() : Json(text);
}

// About what one core does in a millisecond.
constexpr std::int64_t kTrialsPerMillisecond = 40;
constexpr std::int64_t kMaxMilliseconds = 600'000;

// Whole values without a fraction: boost writes doubles as 3.3E1, which people also read.
Json number_json(double value) {
    const auto whole = static_cast<std::int64_t>(std::clamp(value, -1e15, 1e15));
    if (static_cast<double>(whole) == value) return whole;
    return value;
}

const OptionShape* find_option(std::string_view bot, std::string_view name) {
    for (const BotShape& shape : bot_shapes())
        if (shape.name == bot)
            for (const OptionShape& option : shape.options)
                if (option.name == name) return &option;
    return nullptr;
}

}  // namespace

JsonObject refusal(const Error& error) {
    return {{"ok", false},
            {"error", JsonObject{{"code", error.code},
                                 {"rule", text_or_null(error.rule)},
                                 {"message", error.message},
                                 {"at", text_or_null(error.at)}}}};
}

std::string quoted(std::string_view text) {
    constexpr std::size_t kLongest = 60;
    if (text.size() <= kLongest) return '"' + std::string(text) + '"';
    // Never in the middle of a UTF-8 character: the answer has to be valid JSON.
    std::size_t end = kLongest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return '"' + std::string(text.substr(0, end)) + "…\"";
}

Error placed_at(std::string_view place, Error error) {
    error.at = std::string(place) + (error.at.starts_with('/') && error.at != "/" ? error.at : "");
    return error;
}

Seed read_seed(const JsonReader& request, std::string_view field) {
    if (!request.has(field)) return seed_from_number(0);
    const JsonReader seed = request[field];
    if (seed.is_string()) {
        const Result<Seed> parsed = seed_from_hex(seed.string());
        if (parsed) return *parsed;
        seed.fail(parsed.error().message);
        return {};
    }
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
            // A wrong "trials" is left for the bot to refuse.
            if (given == nullptr)
                options["trials"] = most;
            else if (const std::int64_t* number = given->if_int64();
                     number && *number > most && *number <= trials->max)
                options["trials"] = most;
        }
    }
    Result<std::unique_ptr<Bot>> bot = make_bot(name, options);
    if (bot || bot.error().code == "unknown_bot") return bot;
    return placed_at("/options", bot.error());
}

Json analysis_json(const Advice& advice) {
    JsonArray features;
    for (const Feature& feature : advice.features)
        features.push_back(
            JsonObject{{"name", feature.name}, {"value", number_json(feature.value)}});
    return JsonObject{{"value", number_json(advice.value)}, {"features", std::move(features)}};
}

Json bots_json() {
    JsonArray bots;
    for (const BotShape& shape : bot_shapes()) {
        JsonArray options;
        for (const OptionShape& option : shape.options)
            options.push_back(JsonObject{{"name", option.name},
                                         {"type", option.type},
                                         {"help", option.help},
                                         {"default", parse_json(option.default_value).value()},
                                         {"min", option.min},
                                         {"max", option.max}});
        bots.push_back(JsonObject{
            {"name", shape.name}, {"help", shape.help}, {"options", std::move(options)}});
    }
    return bots;
}

}  // namespace orrery::cli
