// What the protocol's operations read from a request and put into an answer.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "core/json.h"
#include "core/random.h"

namespace orrery::cli {

// {"ok":false,"error":{"code","rule","message","at"}}; the rule is null where there is none.
JsonObject refusal(const Error& error);

// A whole number from 0, or 64 hexadecimal digits; 0 when the field is missing.
Seed read_seed(const JsonReader& request, std::string_view field);

// "bot", "options" and "ms". A bot that counts its trials does not look at a clock, so that it
// answers the same on every machine: milliseconds are turned into trials.
Result<std::unique_ptr<Bot>> read_bot(const JsonReader& request);

}  // namespace orrery::cli
