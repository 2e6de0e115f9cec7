// Tables in one SQLite file. A single writer thread commits what has come in meanwhile as a group;
// nothing is reported before it is on the disk (WAL, synchronous=FULL).
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "store/guest_names.h"
#include "table/ports.h"

namespace orrery::store {

struct CommitReport {
    std::size_t entries = 0;  // that were to be committed
    std::size_t moves = 0;    // and are
    double seconds = 0;
    std::optional<Error> failure;  // of the disk or the file; conflicts are none
};

struct SqliteOptions {
    std::string file;  // made when there is none
    // Runs something on the host's thread, later. Called from the writer's thread.
    std::function<void(std::function<void()>)> post;
    // Heard on the host's thread after each commit; may be empty.
    std::function<void(const CommitReport&)> on_commit;
};

class SqliteStore final : public table::Store, public GuestNames {
  public:
    // Refused with a reason: a file that is no store of ours, of a later version, damaged, or in
    // use by another program.
    static Result<std::unique_ptr<SqliteStore>> open(SqliteOptions options);
    // Commits what is waiting and posts the last answers.
    ~SqliteStore() override;

    void append(const std::string& table, std::vector<table::Entry> entries,
                table::Store::Done done) override;
    void keep(const std::string& table, table::Snapshot snapshot) override;

    Result<table::StoredTable> load(const std::string& table) override;
    Result<std::vector<std::string>> unfinished() override;
    Result<std::vector<table::StoredHead>> finished_of(
        const std::string& guest, std::size_t most,
        const std::optional<table::Bookmark>& after) override;

    Result<std::string> name_of(const std::string& guest) override;
    void rename(const std::string& guest, const std::string& name, GuestNames::Done done) override;

  private:
    class Writer;
    class Files;
    SqliteStore(std::unique_ptr<Files> files, std::unique_ptr<Writer> writer);

    std::unique_ptr<Files> files_;
    std::unique_ptr<Writer> writer_;  // stops before the files close
};

}  // namespace orrery::store
