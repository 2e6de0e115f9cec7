// The store's file as a whole: copied while it is in use, put back, and checked table by table.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "games/registry.h"
#include "store/database.h"
#include "table/ports.h"

namespace orrery::store {

// The store in a server's data folder.
std::string store_file(const std::string& folder);

// Whether the file is a sound store that this program can read. Nothing is written.
std::optional<Error> check_file(const std::string& file);

// A copy of a store as it is at this moment, also while a server writes to it: one file, readable
// by its owner alone, checked and on the disk before it bears its name. What has the name already
// is replaced.
std::optional<Error> copy_store(const std::string& from, const std::string& to);

// Makes a copy the store again. No server may run there. The store that was there is kept beside
// it; its name comes back, empty where there was none.
Result<std::string> restore_store(const std::string& copy, const std::string& file);

struct TableCheck {
    std::string table;
    std::size_t entries = 0;
    std::optional<Error> error;  // why it cannot be played again
};
// Plays every table again, from its first entry on.
std::optional<Error> check_tables(const std::string& file, const Registry& registry,
                                  const std::function<void(const TableCheck&)>& checked);

// The same for one of them.
std::optional<Error> check_log(const Registry& registry, std::vector<table::Entry> entries);

}  // namespace orrery::store
