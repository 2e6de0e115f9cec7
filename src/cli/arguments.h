// Options and bots as they are written on a command line.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "core/json.h"

namespace orrery::cli {

// Ends the program with an error about how it was called.
[[noreturn]] void fail_arguments(const std::string& message);

// The same as in bots/bot_text.h; both throw Failed.
void add_pair(JsonObject& object, const std::string& pair, std::string_view what);
std::unique_ptr<Bot> bot_from_text(const std::string& text);

}  // namespace orrery::cli
