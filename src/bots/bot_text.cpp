#include "bots/bot_text.h"

#include "core/json.h"

namespace orrery {

std::optional<Error> add_pair(JsonObject& object, std::string_view pair, std::string_view what) {
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos || equals == 0)
        return Error{"bad_arguments",
                     std::string(what) + " \"" + std::string(pair) + "\" must look like name=value",
                     "", ""};
    const std::string_view value = pair.substr(equals + 1);
    const Result<Json> parsed = parse_json(value);
    object[pair.substr(0, equals)] = parsed ? *parsed : Json(value);
    return std::nullopt;
}

Result<std::unique_ptr<Bot>> bot_from_text(std::string_view text, const Allowance& allowed) {
    const std::size_t colon = text.find(':');
    JsonObject options;
    for (std::size_t at = colon; at != std::string_view::npos;) {
        const std::size_t comma = text.find(',', at + 1);
        const std::string_view pair = text.substr(
            at + 1, comma == std::string_view::npos ? std::string_view::npos : comma - at - 1);
        if (std::optional<Error> error = add_pair(options, pair, "the bot’s option")) return *error;
        at = comma;
    }
    return make_bot(text.substr(0, colon), options, allowed);
}

}  // namespace orrery
