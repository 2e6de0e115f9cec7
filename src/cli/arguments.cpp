#include "cli/arguments.h"

#include "bots/bot_text.h"
#include "cli/command.h"

namespace orrery::cli {

void fail_arguments(const std::string& message) {
    throw Failed{Error{"bad_arguments", message, "", ""}, kUsage};
}

void add_pair(JsonObject& object, const std::string& pair, std::string_view what) {
    if (const std::optional<Error> error = orrery::add_pair(object, pair, what))
        throw Failed{*error, kUsage};
}

std::unique_ptr<Bot> bot_from_text(const std::string& text) {
    Result<std::unique_ptr<Bot>> bot = orrery::bot_from_text(text);
    if (!bot) throw Failed{bot.error(), kUsage};
    return std::move(bot).value();
}

}  // namespace orrery::cli
