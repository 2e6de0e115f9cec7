// The tables of the file, and whether a file is one of ours.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "store/database.h"

namespace orrery::store {

// The SQL of each step from an empty file to today's; after so many of them a file has that
// version.
std::span<const char* const> schema_steps();

// Makes an empty file a store and one of an earlier version one of today's, a step at a time; says
// why another one is none that this program can use.
std::optional<Error> prepare_schema(Database& database, const std::string& file);

// Whether this is a file that prepare_schema would take, without a look at all its pages.
std::optional<Error> check_schema(Database& database, const std::string& file);

}  // namespace orrery::store
