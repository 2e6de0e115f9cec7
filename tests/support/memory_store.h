// A store in memory that does what disks and networks do: it takes its time, it fails, its answers
// get lost, and it crashes.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "table/ports.h"

namespace orrery::test {

class MemoryStore final : public table::Store {
  public:
    // What becomes of an append when its turn comes.
    enum class Fate { kCommits, kFails, kCommitsButSaysItFailed };
    std::function<Fate()> fate = [] { return Fate::kCommits; };

    void append(const std::string& table, std::vector<table::Entry> entries, Done done) override;
    void remove(const std::string& table, Done done) override;
    void keep(const std::string& table, table::Snapshot snapshot) override;
    void keep_account(const std::string& table, table::Account account) override {
        accounts_[table] = std::move(account);
    }
    Result<std::optional<table::Account>> account(const std::string& table) override {
        const auto found = accounts_.find(table);
        if (found == accounts_.end()) return std::optional<table::Account>();
        return std::optional(found->second);
    }
    Result<table::StoredTable> load(const std::string& table) override;
    Result<std::vector<table::StoredHead>> unfinished() override;
    Result<std::vector<table::StoredHead>> finished_of(
        const std::string& guest, std::size_t most,
        const std::optional<table::Bookmark>& after) override;

    // Deals with the append that has waited longest; false when none waits.
    bool step();
    void settle() {
        while (step()) {
        }
    }
    // Nobody hears of what was waiting; so many of them had reached the disk.
    void crash(std::size_t reached_the_disk);
    std::size_t waiting() const { return waiting_.size(); }

    // For tests that look at, or spoil, what is stored.
    std::vector<table::Entry>& entries(const std::string& table) { return tables_[table].entries; }
    bool has_snapshot(const std::string& table) { return tables_[table].snapshot.has_value(); }
    void forget_snapshots();
    void forget_accounts() { accounts_.clear(); }
    bool readable = true;
    std::size_t loads = 0;  // whole tables that were read

  private:
    struct Waiting {
        std::string table;
        std::vector<table::Entry> entries;
        Done done;
        bool removes = false;
    };
    std::optional<Error> commit(const Waiting& work);

    std::map<std::string, table::StoredTable> tables_;
    std::map<std::string, table::Account> accounts_;
    std::deque<Waiting> waiting_;
};

}  // namespace orrery::test
