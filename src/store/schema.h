// The tables of the file, and whether a file is one of ours.
#pragma once

#include <optional>
#include <string>

#include "store/database.h"

namespace orrery::store {

// Makes an empty file a store; says why another one is none that this program can use.
std::optional<Error> prepare_schema(Database& database, const std::string& file);

}  // namespace orrery::store
