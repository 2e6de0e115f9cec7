// Keeps what was told of games that are over, in a thread of its own and without haste: also of
// those that were over before accounts were kept, as long as this program plays them as they were.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "games/registry.h"
#include "store/database.h"
#include "table/ports.h"

namespace orrery::store {

// The whole account of a table that is over; nothing where there is none to give: it has not
// ended, never began, or does not come to the same here.
std::optional<table::Account> account_of(const Registry& registry,
                                         const table::StoredTable& stored);

class Archivist {
  public:
    // Called on the archivist's thread.
    using Keep = std::function<void(const std::string& table, table::Account account)>;

    Archivist(std::string file, const Registry& registry, Keep keep);
    ~Archivist();
    Archivist(const Archivist&) = delete;
    Archivist& operator=(const Archivist&) = delete;

    // A game is over.
    void nudge();

  private:
    void run();
    void tell_all(Database& database);
    // Whether it is time to stop, after so long.
    bool rests(std::chrono::steady_clock::duration duration);

    std::string file_;
    const Registry* registry_;
    Keep keep_;
    std::mutex mutex_;
    std::condition_variable arrived_;
    bool nudged_ = true, stopping_ = false;
    std::thread thread_;
};

}  // namespace orrery::store
