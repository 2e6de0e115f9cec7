// Rows read straight from the pages of an SQLite file, for files that SQLite itself gives up on
// (https://www.sqlite.org/fileformat2.html). Every page is read for itself: one that is damaged
// costs what was on it, and nothing else.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace orrery::store {

using Value = std::variant<std::monostate, std::int64_t, std::string>;
using Row = std::vector<Value>;

// Every row of tables WITHOUT ROWID and of indexes, in the order of the pages. `bytes` is the whole
// file.
void scan_pages(std::string_view bytes, const std::function<void(const Row& row)>& found);

}  // namespace orrery::store
