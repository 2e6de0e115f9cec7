// What a server answers to `orrery admin`, for people to read.
#pragma once

#include <iosfwd>

#include "core/json.h"

namespace orrery::cli {

void print_tables(std::ostream& out, const JsonObject& answer);
void print_guests(std::ostream& out, const JsonObject& answer);
void print_done(std::ostream& out, const JsonObject& answer);
void print_ban(std::ostream& out, const JsonObject& answer);
void print_bans(std::ostream& out, const JsonObject& answer);
void print_reports(std::ostream& out, const JsonObject& answer);
void print_announcement(std::ostream& out, const JsonObject& answer);

}  // namespace orrery::cli
