// JSON values, in and out as text.
#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <string_view>

#include "core/error.h"
#include "core/json_reader.h"

namespace orrery {

inline constexpr std::size_t kMaxJsonBytes = 4U << 20;
inline constexpr std::size_t kMaxJsonDepth = 32;

// Parses one JSON text; errors say line and column. A key twice in an object is an error.
Result<Json> parse_json(std::string_view text);
std::string to_text(const Json& value);         // one line
std::string to_pretty_text(const Json& value);  // indented, ends with a newline

// {"code", "rule", "message", "at"}; the rule is null where there is none.
JsonObject error_json(const Error& error);

}  // namespace orrery
