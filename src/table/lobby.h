// All tables of a host.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/registry.h"
#include "table/table.h"

namespace orrery::table {

class Lobby {
  public:
    Lobby(const Registry& registry, const Ports& ports, const Settings& settings);

    // Opens every unfinished table, so that clocks run and bots go on. Tables that this program
    // cannot play are left alone; the reasons come back.
    Result<std::vector<Error>> restore();

    // Opens a table (docs/table-messages.md); the same message id opens it once.
    void open(const Guest& guest, const Json& request, Reply reply);

    // The table, if this guest may see it. Not to be kept: ask again for each use.
    Result<std::shared_ptr<Table>> find(const std::string& id, const Guest& guest,
                                        std::string_view code);
    // A request to a table, a rematch included.
    void submit(const std::shared_ptr<Table>& table, const Guest& guest, const Json& request,
                Reply reply);
    void answer(const Task& task, const Advice& advice);

    Json public_tables(const Guest& guest) const;    // open to all, not over
    Json tables_of(const Guest& guest) const;        // where the guest sits, not over
    Result<Json> finished_of(const Guest& guest, std::size_t most);

    std::optional<Milliseconds> next_deadline() const;
    void tick();
    // Forgets tables that are idle: the store has them.
    void sweep();
    std::size_t loaded() const { return tables_.size(); }
};

}  // namespace orrery::table
