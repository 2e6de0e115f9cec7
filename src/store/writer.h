// The one thread that writes.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "store/database.h"
#include "store/sqlite_store.h"

namespace orrery::store {

class SqliteStore::Writer {
  public:
    static Result<std::unique_ptr<Writer>> start(Database database, const SqliteOptions& options);
    // Commits what is waiting first.
    ~Writer();

    struct GuestName {
        std::string guest, name;
    };
    struct Work {
        std::string table;
        std::vector<table::Entry> entries;
        std::optional<table::Snapshot> snapshot;
        std::optional<table::Account> account;
        std::optional<GuestName> guest_name;
        table::Store::Done done;  // may be empty
        Change change = nullptr;  // something else that is written
        // Afterwards the write-ahead log is emptied, as soon as nobody reads in it: what was
        // written over is gone with it.
        bool tidy = false;
    };
    void add(Work work);
    std::size_t waiting();

  private:
    using Outcome = std::optional<Error>;

    // Everything that is written.
    struct Statements {
        Statement insert, keep, keep_account, rename;
    };
    Writer(Database database, Statements statements, const SqliteOptions& options);
    void run();
    // Waits for work, or until the log is to be emptied; false: that was all.
    bool next_group(std::vector<Work>& group);
    void answer(std::vector<Work> group, std::vector<Outcome> outcomes, double seconds);
    void tidy();
    // As one transaction: what became of each.
    std::vector<Outcome> commit(const std::vector<Work>& group);
    Outcome write(const Work& work);
    Outcome insert(const std::string& table, const table::Entry& entry);
    Outcome keep(const std::string& table, const table::Snapshot& snapshot);
    Outcome keep_account(const std::string& table, const table::Account& account);
    Outcome rename(const GuestName& guest_name);
    // A row that replaces another cannot conflict.
    Outcome replace(Statement& statement);

    Database database_;
    Statements statements_;
    SqliteOptions options_;

    std::optional<std::chrono::steady_clock::time_point>
        tidy_at_;  // not set: nothing is left to empty

    std::mutex mutex_;
    std::condition_variable arrived_;
    std::vector<Work> waiting_;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace orrery::store
