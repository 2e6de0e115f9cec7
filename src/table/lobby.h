// All tables of a host.
#pragma once

#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/registry.h"
#include "table/opening.h"
#include "table/register.h"
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

    // Looks at every unfinished table, so that clocks run and bots go on. Tables that this program
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
    void answer(const Task& task, const Answer& answer);

    // Lists, a page at a time. What a page costs does not depend on how many tables there are.
    struct Page {
        JsonArray tables;
        std::optional<Bookmark> next;  // nothing: that was the last page
    };
    using After = std::optional<Bookmark>;
    // That everybody may join or watch, those that were opened last first.
    Page public_tables(const std::string& guest, std::size_t most, const After& after = {});
    // Unfinished, those where something happened last first.
    Page tables_of(const std::string& guest, std::size_t most, const After& after = {});
    Result<Page> finished_of(const std::string& guest, std::size_t most, const After& after = {});

    // For whoever runs the host: the table, whoever may see it.
    Result<std::shared_ptr<Table>> get(const std::string& id);
    // Unfinished ones, those where something happened last first.
    Register::Lines all_tables(std::size_t most, const After& after = {}) const {
        return register_.all_after(after, most);
    }
    // Opened one, or has a seat there.
    bool has_tables(const std::string& guest) const { return register_.has_tables(guest); }
    // Takes a table that is over out of the store, for good. "busy" says that something is on its
    // way there, "wrong_phase" that it is not over.
    void remove(const std::string& id, Store::Done done);

    // When `tick` has something to do.
    Due next_deadline() const { return register_.next_deadline(); }
    void tick();
    // Forgets tables that are over and that nobody looks at: the store has them. Unfinished ones
    // that were not used since the last time sleep there until somebody wants them or their time
    // has come.
    void sweep();
    // How every game stands is kept: another program may be the next.
    void keep_accounts();
    // A host that stops waits until this is over: then everything asked for is stored and answered.
    bool is_busy() const;
    // "open", "playing" and "over".
    std::map<std::string, double> count_by_phase() const;
    std::size_t loaded() const { return tables_.size(); }
    std::size_t unfinished() const { return register_.size(); }

  private:
    // The one used longest ago comes first.
    using Uses = std::list<std::string>;
    struct Loaded {
        std::shared_ptr<Table> table;
        Uses::iterator use;
        bool used = true;  // since the last sweep
    };

    Result<std::shared_ptr<Table>> load(const std::string& id, const StoredTable& stored);
    void make_room();
    void put_away(const std::string& id);
    void drop(const std::string& id);
    // Why this guest may not open another table, if so.
    std::optional<Error> no_room_for(const std::string& guest) const;
    // The tables of these lines; one more than a page has says that there is another page.
    Page page_of(Register::Lines lines, std::size_t most, const std::string& guest);
    // Stores a new table; `done` hears of it also when it was there before.
    void create(const std::string& id, std::vector<Entry> entries,
                std::function<void(const Result<std::shared_ptr<Table>>&)> done);
    void rematch(Table& table, const Guest& guest, const Json& request, Reply reply);

    const Registry* registry_;
    Ports ports_;
    Settings settings_;
    std::map<std::string, Loaded> tables_;
    Uses uses_;
    Register register_;
    std::set<std::string> removing_;               // on their way out of the store
    std::map<std::string, std::size_t> creating_;  // tables on their way to the store, by guest
};

}  // namespace orrery::table
