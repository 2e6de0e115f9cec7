// The values of settings as text, the same in flags, environment and files.
#pragma once

#include "server/settings.h"

namespace orrery::server {

// Reads "64KiB", "90s", "on" … into the options; says what is wrong with it, without a place.
std::optional<Error> set_value(ServerOptions& options, const Setting& setting,
                               std::string_view text);

// As `set_value` reads it.
std::string value_text(const ServerOptions& options, const Setting& setting);

// Of a setting that has a number: in bytes or milliseconds where it has a unit.
double number_of(const ServerOptions& options, const Setting& setting);

// What stands for the value in a help text: "TIME".
std::string_view value_word(const Setting& setting);

}  // namespace orrery::server
