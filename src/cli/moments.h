// Moments as people write and read them, in UTC.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/error.h"

namespace orrery::cli {

// "2026-11-30", "2026-11-30 18:00" or "2026-11-30T18:00Z"; or how long from now: "90min", "3h",
// "2d". In milliseconds since 1970.
Result<std::int64_t> read_moment(std::string_view text, std::int64_t now);

// "2026-11-30 18:00"
std::string moment_text(std::int64_t moment);

}  // namespace orrery::cli
