// What is kept for a time only: what is old enough to go, the oldest first, and letting go of it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/error.h"
#include "table/ports.h"

namespace orrery::store {

class Retention {
  public:
    // How many are gone for good.
    using Removed = std::function<void(Result<std::size_t>)>;

    virtual ~Retention() = default;
    // The next table after the bookmark that ended before this moment; `played` says whether it
    // is to be one that had begun.
    virtual Result<std::optional<table::Bookmark>> ended_before(table::Milliseconds moment,
                                                                bool played,
                                                                const table::Bookmark& after) = 0;
    // A guest of whom something is kept was here on this day. It may be forgotten.
    virtual void note_visit(const std::string& guest, std::int64_t day) = 0;
    // Something is kept of this guest.
    virtual Result<bool> has_visited(const std::string& guest) = 0;
    struct Unseen {
        std::int64_t day = 0;
        std::string guest;
    };
    // The next guest after this one who was last here before this day.
    virtual Result<std::optional<Unseen>> unseen_since(std::int64_t day, const Unseen& after) = 0;
    // Reports go by when they were made, or by when whom they are about has gone.
    enum class Reports : std::uint8_t { kAll, kOfGone };
    // Nothing where there are none.
    virtual Result<std::optional<table::Milliseconds>> oldest_report(Reports which) = 0;
    // So many at most; of bans, those that ended before.
    virtual void drop_reports_before(Reports which, table::Milliseconds moment, std::size_t most,
                                     Removed removed) = 0;
    virtual void drop_bans_before(table::Milliseconds moment, Removed removed) = 0;
};

}  // namespace orrery::store
