// How many tables there are, and how many of them are in memory.
#include <algorithm>

#include "table/drafting.h"
#include "table/lobby.h"

namespace orrery::table {
namespace {

constexpr std::size_t kLookedAt = 8;

}  // namespace

void Lobby::changed(const Table& table) {
    register_.note(table);
    const auto found = tables_.find(table.id());
    if (found == tables_.end()) return;
    entries_ -= found->second.entries;
    found->second.entries = static_cast<std::size_t>(table.state().number());
    entries_ += found->second.entries;
}

// Those used longest ago go first; those that cannot go now wait until their turn comes again. Only
// a few are looked at each time, and as many are loaded.
void Lobby::make_room(std::size_t tables, std::size_t entries) {
    for (std::size_t i = 0; i < kLookedAt; ++i) {
        const bool fits = tables_.size() + tables <= settings_.tables_in_memory &&
                          entries_ + entries <= settings_.entries_in_memory;
        if (fits || uses_.empty()) return;
        if (tables_.at(uses_.front()).table->can_sleep())
            put_away(std::string(uses_.front()));
        else
            uses_.splice(uses_.end(), uses_, uses_.begin());
    }
}

// A network that has more than it leaves to all others is served last: however many it comes with,
// there is room for who has none.
std::optional<Error> Lobby::no_room_for(const Guest& guest) {
    std::size_t in_all = register_.size(), own = register_.opened_by(guest.id),
                near = register_.opened_from(guest.network);
    for (const auto& [table, opener] : creating_) {
        ++in_all;
        if (opener.id == guest.id) ++own;
        if (!guest.network.empty() && opener.network == guest.network) ++near;
    }
    if (own >= settings_.most_tables)
        return refuse("too_many_tables", "finish one of your games first: there are " +
                                             std::to_string(settings_.most_tables));
    const std::size_t left = settings_.tables_in_all - std::min(in_all, settings_.tables_in_all);
    if (near > 0 && near >= left)
        return refuse("busy", "there are too many tables of your network at present");
    if (left == 0 && !make_way()) return refuse("busy", "there are too many tables at present");
    return std::nullopt;
}

std::optional<Error> Lobby::no_seat_for(const std::string& guest) const {
    if (register_.count_of(guest) < settings_.most_seats) return std::nullopt;
    return refuse("too_many_tables", "finish one of your games first: there are " +
                                         std::to_string(settings_.most_seats));
}

bool Lobby::make_way() {
    while (const std::optional<std::string> id = register_.least_wanted()) {
        const auto table = get(*id);
        if (table) (*table)->make_way();
        register_.forget(*id);  // where it does not end after all, it is noted again
        if (table) return true;
    }
    return false;
}

}  // namespace orrery::table
