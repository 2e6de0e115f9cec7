// What becomes of the games in a file under this program: looked at, or done.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "games/registry.h"
#include "store/database.h"
#include "store/sqlite_store.h"

namespace orrery::store {

enum class Fate : std::uint8_t {
    kSame,      // it is of this version
    kProven,    // of another version, but it comes to the same under this one
    kTold,      // it is over and does not, but all of it was kept
    kHalfTold,  // it is over and does not: its entries are there, and how it ended where that was
                // kept
    kHalted,    // it goes on and does not: it can be read and ended
    kBroken,    // it cannot be read
};

struct Finding {
    std::string table, game;
    bool is_over = false;
    Fate fate = Fate::kSame;
    std::string why;  // and at which entry, where it does not come to the same
};
using OnFinding = std::function<void(const Finding& finding)>;

// Looks at every table of a file of any version, and changes nothing.
std::optional<Error> examine_tables(Database& database, const Registry& registry,
                                    const OnFinding& on_finding);

struct MigrationOptions {
    bool end_halted = false;  // end games that cannot go on
};
// Takes the steps of the schema, notes in each table that goes on under which version it was proven
// to be the same, and keeps what was told of all of them.
std::optional<Error> migrate_tables(const std::string& file, const Registry& registry,
                                    const MigrationOptions& options, const OnFinding& on_finding);

}  // namespace orrery::store
