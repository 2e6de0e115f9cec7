// Every setting of the server in one table. Flags, environment, config file, `--print-config` and
// the table in docs/operating.md come from it.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "server/server.h"

namespace orrery::server {

inline constexpr std::string_view kVariablePrefix = "ORRERY_";
// The environment's name for the config file.
inline constexpr std::string_view kConfigVariable = "ORRERY_CONFIG";

// What a value is measured in, and so how it is written.
enum class Unit : std::uint8_t {
    kText,
    kNumber,
    kBytes,   // "64KiB"
    kTime,    // "90s"
    kSwitch,  // "on" and "off"
};

struct Setting {
    using Member = std::variant<std::string*, bool*, int*, std::uint32_t*, std::size_t*,
                                std::int64_t*, double*, std::chrono::milliseconds*>;

    std::string_view key;  // "limits.connections"
    Unit unit = Unit::kText;
    Member (*member)(ServerOptions& options) = nullptr;
    double least = 0, most = 0;  // of numbers, bytes and milliseconds
    std::string_view help;
    std::span<const std::string_view> words = {};  // of a text: those that are possible, if few

    std::string flag() const;      // "--limits-connections"
    std::string variable() const;  // "ORRERY_LIMITS_CONNECTIONS"
};

// In the order in which they are shown.
std::span<const Setting> all_settings();
const Setting* find_setting(std::string_view key);

// Why these settings cannot go together; the place is a key.
std::optional<Error> contradiction(const ServerOptions& options);

}  // namespace orrery::server
