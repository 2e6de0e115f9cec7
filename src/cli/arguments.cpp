#include "cli/arguments.h"

#include <fmt/format.h>

#include "cli/command.h"

namespace orrery::cli {
namespace {

Json json_value(const std::string& text) {
    const Result<Json> parsed = parse_json(text);
    return parsed ? *parsed : Json(text);
}

}  // namespace

void fail_arguments(const std::string& message) {
    throw Failed{Error{"bad_arguments", message, "", ""}, kUsage};
}

void add_pair(JsonObject& object, const std::string& pair, std::string_view what) {
    const std::size_t equals = pair.find('=');
    if (equals == std::string::npos || equals == 0)
        fail_arguments(fmt::format("{} \"{}\" must look like name=value", what, pair));
    object[pair.substr(0, equals)] = json_value(pair.substr(equals + 1));
}

std::unique_ptr<Bot> bot_from_text(const std::string& text) {
    const std::size_t colon = text.find(':');
    JsonObject options;
    for (std::size_t at = colon; at != std::string::npos;) {
        const std::size_t comma = text.find(',', at + 1);
        add_pair(options, text.substr(at + 1, comma == std::string::npos ? comma : comma - at - 1),
                 "the bot’s option");
        at = comma;
    }
    Result<std::unique_ptr<Bot>> bot = make_bot(text.substr(0, colon), options);
    if (!bot) throw Failed{bot.error(), kUsage};
    return std::move(bot).value();
}

}  // namespace orrery::cli
