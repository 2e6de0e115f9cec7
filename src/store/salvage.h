// What is left of a damaged store, as a new one.
#pragma once

#include <functional>
#include <string>

#include "games/registry.h"

namespace orrery::store {

// What became of a table.
struct Salvaged {
    std::string table;
    std::uint64_t kept = 0;  // entries, from the first on; 0 = the table is lost
    std::uint64_t seen = 0;  // the highest number that any page knows of

    bool is_whole() const { return kept == seen; }
};

// Reads every page of the damaged file for itself and puts what it finds into a new store: of each
// table the entries up to the first that is missing or does not lead to the position it names.
// Other rows (names, say) are kept as far as SQLite can read them: `lost` hears of what it cannot.
std::optional<Error> salvage(const std::string& damaged, const std::string& fresh,
                             const Registry& registry,
                             const std::function<void(const Salvaged&)>& table,
                             const std::function<void(const std::string& what)>& lost);

}  // namespace orrery::store
