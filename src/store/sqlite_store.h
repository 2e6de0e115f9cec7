// Tables in one SQLite file. A single writer thread commits what has come in meanwhile as a group;
// nothing is reported before it is on the disk (WAL, synchronous=FULL).
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>

#include "store/devices.h"
#include "store/guest_data.h"
#include "store/guest_names.h"
#include "store/host_book.h"
#include "store/people_book.h"
#include "store/retention.h"
#include "table/ports.h"

namespace orrery::store {

class Database;

struct CommitReport {
    std::size_t entries = 0;  // that were to be committed
    std::size_t moves = 0;    // and are
    std::size_t ends = 0;     // games that are over with it
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

class SqliteStore final : public table::Store,
                          public GuestNames,
                          public DeviceBook,
                          public GuestData,
                          public HostBook,
                          public PeopleBook,
                          public Retention {
  public:
    // Refused with a reason: a file that is no store of ours, of a later version, damaged, or in
    // use by another program.
    static Result<std::unique_ptr<SqliteStore>> open(const SqliteOptions& options);
    // Commits what is waiting and posts the last answers.
    ~SqliteStore() override;

    void append(const std::string& table, std::vector<table::Entry> entries,
                table::Store::Done done) override;
    void remove(const std::string& table, table::Store::Done done) override;
    void keep(const std::string& table, table::Snapshot snapshot) override;
    void keep_account(const std::string& table, table::Account account) override;

    Result<table::StoredTable> load(const std::string& table) override;
    Result<std::optional<table::Account>> account(const std::string& table) override;
    Result<std::vector<table::StoredHead>> unfinished() override;
    Result<std::vector<table::StoredHead>> finished_of(
        const std::string& guest, std::size_t most,
        const std::optional<table::Bookmark>& after) override;

    // What the writer has not begun with.
    std::size_t waiting() const;

    Result<std::string> name_of(const std::string& guest) override;
    void rename(const std::string& guest, const std::string& name, GuestNames::Done done) override;

    Result<std::vector<Device>> devices() override;
    void keep_devices(std::vector<Device> devices, DeviceBook::Done done) override;

    Result<std::vector<GuestTable>> tables_with(const std::string& guest) override;
    Result<std::vector<std::string>> guests_like(const std::string& beginning,
                                                 std::size_t most) override;
    Result<std::vector<SaidLine>> said_by(const std::string& guest) override;
    void forget(const std::string& guest, const std::string& nobody, GuestData::Done done) override;

    Result<std::vector<Ban>> bans() override;
    void keep_bans(std::vector<Ban> bans, HostBook::Done done) override;
    Result<std::string> network_secret() override;
    Result<std::optional<Announcement>> announcement() override;
    void keep_announcement(std::optional<Announcement> announcement, HostBook::Done done) override;

    Result<std::vector<Block>> blocks_of(const std::string& guest) override;
    Result<bool> are_apart(const std::string& one, const std::string& other) override;
    void keep_block(Block block, PeopleBook::Done done) override;
    void drop_block(const std::string& guest, const std::string& other,
                    PeopleBook::Done done) override;
    void add_report(Report report, PeopleBook::Done done) override;
    Result<std::vector<Report>> reports(bool all, std::int64_t after, std::size_t most) override;
    Result<std::vector<Report>> reports_of(const std::string& guest) override;
    void close_report(std::int64_t number, std::int64_t at, PeopleBook::Done done) override;

    Result<std::optional<table::Bookmark>> ended_before(table::Milliseconds moment, bool played,
                                                        const table::Bookmark& after) override;
    void note_visit(const std::string& guest, std::int64_t day) override;
    Result<bool> has_visited(const std::string& guest) override;
    Result<std::optional<Unseen>> unseen_since(std::int64_t day, const Unseen& after) override;
    Result<std::optional<table::Milliseconds>> oldest_report(Reports which) override;
    void drop_reports_before(Reports which, table::Milliseconds moment, std::size_t most,
                             Removed removed) override;
    void drop_bans_before(table::Milliseconds moment, Removed removed) override;

  private:
    class Writer;
    struct Files;
    SqliteStore(std::unique_ptr<Files> files, std::unique_ptr<Writer> writer);

    Database& reader();
    // Carried out by the writer, with what else it commits; all of it or nothing.
    using Change = std::function<std::optional<Error>(Database&)>;
    void change(Change change, std::function<void(std::optional<Error>)> done);
    // The same, where nothing of what was there before may be left in the files; what is not the
    // last of several leaves it in the log for the next.
    void erase(const Change& change, std::function<void(std::optional<Error>)> done,
               bool is_last = true);
    // The same, one after the other: the next begins when the one before is durable.
    void erase_in_steps(std::deque<Change> steps, std::function<void(std::optional<Error>)> done);
    // Rows by a moment and how many at most.
    void drop(const std::string& sql, table::Milliseconds moment, std::size_t most,
              const Removed& removed);

    std::unique_ptr<Files> files_;
    std::unique_ptr<Writer> writer_;  // stops before the files close
};

}  // namespace orrery::store
