// What a table needs of the world, as small interfaces: the host brings them along. Everything is
// called on one thread, the host's; only `think` may run elsewhere.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "table/entry.h"
#include "table/setup.h"

namespace orrery::table {

// Numbers that nobody can foresee.
class Entropy {
  public:
    virtual ~Entropy() = default;
    virtual Seed draw() = 0;
};

// A position somewhere on the way, to begin the replay from. Only a cache.
struct Snapshot {
    std::uint64_t number = 0;  // of the entry after which it was taken
    Json state;
};

// What was told of a table (table/account.h): it can be read by programs that make another game of
// the entries.
struct Account {
    std::uint64_t number = 0;  // of the entry after which it was taken
    bool whole = false;        // of a game that is over: what every entry told, too
    Json told;
};

struct StoredTable {
    std::vector<Entry> entries;
    std::optional<Snapshot> snapshot;
    std::uint64_t told_until = 0;  // the number of the account that is kept; 0 = none
};

// What a list of games needs to know of a table: some of its entries, in their order. Of a game
// that is over those are `open`, `start` and `end`.
struct StoredHead {
    std::string table;
    std::vector<Entry> entries;
};

// Long lists are read a page at a time, the latest first: this is the last line that was read.
struct Bookmark {
    Milliseconds at = 0;
    std::string table;
    friend auto operator<=>(const Bookmark&, const Bookmark&) = default;
};

class Store {
  public:
    // Nothing when the entries are durable. The code "conflict" says that another writer was there
    // first: a number or a guest's message id is taken.
    using Done = std::function<void(std::optional<Error>)>;

    virtual ~Store() = default;
    // All of them or none. `done` is called exactly once, on the host's thread, never from inside
    // this call.
    virtual void append(const std::string& table, std::vector<Entry> entries, Done done) = 0;
    // May be forgotten.
    virtual void keep(const std::string& table, Snapshot snapshot) = 0;
    // Everything of the table, for good. `done` as for an append.
    virtual void remove(const std::string& table, Done done) = 0;
    // In place of the last one, but never a part in place of a whole one.
    virtual void keep_account(const std::string& table, Account account) = 0;
    // Nothing where none was kept.
    virtual Result<std::optional<Account>> account(const std::string& table) = 0;

    // The code "unknown_table" says that there is none.
    virtual Result<StoredTable> load(const std::string& table) = 0;
    // Tables without an entry `end`: of each all entries but what was played and said, and the
    // last.
    virtual Result<std::vector<StoredHead>> unfinished() = 0;
    // Tables that began and ended and where this guest sat, the latest first.
    virtual Result<std::vector<StoredHead>> finished_of(const std::string& guest, std::size_t most,
                                                        const std::optional<Bookmark>& after) = 0;
};

// Somebody who is told what happens: one connection. Numbers are the host's.
using ListenerId = std::uint64_t;

class Outbox {
  public:
    virtual ~Outbox() = default;
    // One JSON text; listeners who may know the same share it.
    virtual void send(ListenerId to, const std::shared_ptr<const std::string>& message) = 0;
};

// A question to a bot. It holds no more than the seat may know.
struct Task {
    std::string table;
    std::uint64_t id = 0;
    std::string guest;  // for whom it is thought
    Seat seat = 0;
    std::string bot;
    Json options;
    std::uint32_t most_trials = kMostTrials;  // that the bot is granted
    std::shared_ptr<const Position> seen;     // a guess
    Seed seed;
    KeptPlan plan;                   // that the bot goes on with
    std::optional<Action> scripted;  // in a lesson: what it is to answer
    bool hint = false;               // somebody asked and waits: no need to keep a human pace
    // Not what to do, but something else that takes long: made of values that it holds itself.
    std::function<Json(Patience patience)> work;
};

struct Answer {
    Advice advice;
    KeptPlan plan;  // for the bot's next task
    Json told;      // what the work came to
};

// Answers a task; on any thread. Out of patience it answers with the best it has found.
Answer think(const Task& task, Patience patience = {});

class Thinkers {
  public:
    virtual ~Thinkers() = default;
    // To be answered with Lobby::answer, later. An answer that came too late is ignored there. A
    // hint may be refused, where there are too many.
    virtual std::optional<Error> ask(Task task) = 0;
    // Nobody needs to think about it any more: a bot's answer need not come, and a hint is what has
    // been found so far.
    virtual void give_up(const std::string& table, std::uint64_t task) = 0;
};

// What comes of a request after it was stored: entries are applied and told.
class Errands {
  public:
    virtual ~Errands() = default;
    // At once or later, on the host's thread: in the turn of this guest, and on their account.
    virtual void run(const Guest& whose, std::function<void()> errand) = 0;
};

struct Ports {
    Store& store;
    const Clock& clock;
    Entropy& entropy;
    Outbox& outbox;
    Thinkers& thinkers;
    Errands& errands;
};

}  // namespace orrery::table
