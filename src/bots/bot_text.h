// Bots as they are written in one word: "greedy", "greedy:trials=500,other=1".
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "core/json_reader.h"

namespace orrery {

// Adds "name=value" to an object; the value is JSON where it can be, otherwise a string: 3, true,
// [1,2], greedy. `what` is named in the error.
std::optional<Error> add_pair(JsonObject& object, std::string_view pair, std::string_view what);

Result<std::unique_ptr<Bot>> bot_from_text(std::string_view text, const Allowance& allowed = {});

}  // namespace orrery
