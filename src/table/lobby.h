// All tables of a host.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/registry.h"
#include "table/opening.h"
#include "table/table.h"

namespace orrery::table {

// The game that a table's first entry names.
Result<const AnyGame*> game_of(const Registry& registry, const StoredTable& stored);

// It must outlive the store's calls.
class Lobby {
  public:
    Lobby(const Registry& registry, const Ports& ports, const Settings& settings = {})
        : registry_(&registry), ports_(ports), settings_(settings) {}
    Lobby(const Lobby&) = delete;
    Lobby& operator=(const Lobby&) = delete;

    // Opens every unfinished table, so that clocks run and bots go on. Tables that this program
    // cannot play, or not play on, come back with the reason; the place is the table.
    Result<std::vector<Error>> restore();

    // Opens a table (docs/table-messages.md); the same message id opens it once.
    void open(const Guest& guest, const Json& request, Reply reply);

    // The table, if this guest may see it. Ask again for each use rather than keep it.
    Result<std::shared_ptr<Table>> find(const std::string& id, const std::string& guest,
                                        std::string_view code);
    // A request to a table that `find` has let the guest see, a rematch included.
    void submit(Table& table, const Guest& guest, const Json& request, Reply reply);
    // What is stored of the table was changed in words.
    void refresh(const std::string& id);
    // Somebody listens there.
    bool is_watched(const std::string& id) const;
    // What `think` says to a task.
    void answer(const Task& task, const Advice& advice);

    JsonArray public_tables(const std::string& guest) const;  // that everybody may join or watch
    JsonArray tables_of(const std::string& guest) const;      // unfinished
    Result<JsonArray> finished_of(const std::string& guest, std::size_t most);

    // When `tick` has something to do.
    std::optional<Milliseconds> next_deadline() const;
    void tick();
    // Forgets tables that are over and that nobody looks at: the store has them.
    void sweep();
    // How every game stands is kept: another program may be the next.
    void keep_accounts();
    // A host that stops waits until this is over: then everything asked for is stored and answered.
    bool is_busy() const;
    // "open", "playing" and "over".
    std::map<std::string, double> count_by_phase() const;
    std::size_t loaded() const { return tables_.size(); }

  private:
    Result<std::shared_ptr<Table>> load(const std::string& id, const StoredTable& stored);
    Result<std::shared_ptr<Table>> get(const std::string& id);
    void note_deadline(const Table& table);
    std::size_t opened_by(const std::string& guest) const;
    // Stores a new table; `done` hears of it also when it was there before.
    void create(const std::string& id, std::vector<Entry> entries,
                std::function<void(const Result<std::shared_ptr<Table>>&)> done);
    void rematch(Table& table, const Guest& guest, const Json& request, Reply reply);

    const Registry* registry_;
    Ports ports_;
    Settings settings_;
    std::map<std::string, std::shared_ptr<Table>> tables_;
    int creating_ = 0;  // tables on their way to the store
    std::map<std::string, Milliseconds> deadline_of_;
    std::set<std::pair<Milliseconds, std::string>> deadlines_;
};

}  // namespace orrery::table
