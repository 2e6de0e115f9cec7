// Tables as they stand in the file.
#pragma once

#include <string>
#include <vector>

#include "store/database.h"
#include "table/ports.h"

namespace orrery::store {

// Of the table `entries`, as `entry_of` reads them.
inline constexpr std::string_view kColumns =
    "table_id, number, at, kind, seat, guest, message_id, payload, hash";

Result<table::Entry> entry_of(const Statement& row);

// The code "unknown_table" says that there is none.
Result<table::StoredTable> read_table(Database& database, const std::string& table);

// Every table that has an entry.
Result<std::vector<std::string>> all_tables(Database& database);

}  // namespace orrery::store
