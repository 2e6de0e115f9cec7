// What a store holds, read through any connection: the host's, another thread's, another program's.
#pragma once

#include <string>
#include <vector>

#include "store/database.h"
#include "table/ports.h"

namespace orrery::store {

// The columns of an entry in the order in which `entry_of` reads them.
inline constexpr std::string_view kEntryColumns =
    "table_id, number, at, kind, seat, guest, message_id, payload, hash";
Result<table::Entry> entry_of(const Statement& row);

// The code "unknown_table" says that there is none.
Result<table::StoredTable> load_table(Database& database, const std::string& table);
Result<std::optional<table::Account>> load_account(Database& database, const std::string& table);

// The ids of the tables after this one, in their order, at most so many.
Result<std::vector<std::string>> tables_after(Database& database, const std::string& table,
                                              std::size_t most);
// The same of those that have begun and ended and have no whole account.
Result<std::vector<std::string>> untold_after(Database& database, const std::string& table,
                                              std::size_t most);
// Every table without an entry `end`, as table::Store tells it.
Result<std::vector<table::StoredHead>> unfinished_heads(Database& database);
// Every table that has an entry.
Result<std::vector<std::string>> all_tables(Database& database);

}  // namespace orrery::store
