#include "store/sqlite_store.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

#include "store/lock.h"
#include "store/reading.h"
#include "store/schema.h"
#include "store/writer.h"

namespace orrery::store {
namespace {

// The seeds of games that go on are in there. SQLite gives the files beside it the same
// permissions; those that are there have them from before.
void keep_to_ourselves(const std::string& file) {
    const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (made >= 0) close(made);
    for (const char* which : {"", "-wal", "-shm"}) chmod((file + which).c_str(), 0600);
}

}  // namespace

// The connection that reads, on the host's thread, and the lock that keeps other programs away.
struct SqliteStore::Files {
    StoreLock lock;
    Database reader;
    Statement name_of;  // asked with every request
};

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const SqliteOptions& options) {
    const std::string& file = options.file;
    Result<StoreLock> lock = StoreLock::take(file);
    if (!lock) return lock.error();
    keep_to_ourselves(file);
    Result<Database> database = Database::open(file, Database::Access::kReadWrite);
    if (!database) return database.error();
    if (const auto error = prepare_schema(*database, file)) return *error;
    Result<Database> reader = Database::open(file, Database::Access::kRead);
    if (!reader) return reader.error();
    Result<Statement> name_of = reader->prepare("SELECT name FROM guests WHERE guest = ?");
    if (!name_of) return name_of.error();
    auto files =
        std::make_unique<Files>(Files{std::move(*lock), std::move(*reader), std::move(*name_of)});
    Result<std::unique_ptr<Writer>> writer = Writer::start(std::move(*database), options);
    if (!writer) return writer.error();
    return std::unique_ptr<SqliteStore>(new SqliteStore(std::move(files), std::move(*writer)));
}

SqliteStore::SqliteStore(std::unique_ptr<Files> files, std::unique_ptr<Writer> writer)
    : files_(std::move(files)), writer_(std::move(writer)) {}

SqliteStore::~SqliteStore() = default;

Database& SqliteStore::reader() {
    return files_->reader;
}

void SqliteStore::change(Change change, std::function<void(std::optional<Error>)> done) {
    writer_->add(
        {"", {}, std::nullopt, std::nullopt, std::nullopt, std::move(done), std::move(change)});
}

void SqliteStore::erase(const Change& change, std::function<void(std::optional<Error>)> done,
                        bool is_last) {
    const auto erasing = [change](Database& database) {
        // What is replaced is overwritten, not only left to be used again.
        std::optional<Error> error = database.run("PRAGMA secure_delete = ON");
        if (!error) error = change(database);
        database.run("PRAGMA secure_delete = OFF");
        return error;
    };
    writer_->add(
        {"", {}, std::nullopt, std::nullopt, std::nullopt, std::move(done), erasing, is_last});
}

void SqliteStore::erase_in_steps(std::deque<Change> steps,
                                 std::function<void(std::optional<Error>)> done) {
    const Change first = std::move(steps.front());
    steps.pop_front();
    const bool is_last = steps.empty();
    erase(
        first,
        [this, steps = std::move(steps), done = std::move(done)](std::optional<Error> error) {
            if (error || steps.empty()) return done(std::move(error));
            erase_in_steps(steps, done);
        },
        is_last);
}

void SqliteStore::append(const std::string& table, std::vector<table::Entry> entries,
                         table::Store::Done done) {
    Writer::Work work;
    work.table = table;
    work.entries = std::move(entries);
    work.done = std::move(done);
    writer_->add(std::move(work));
}

void SqliteStore::remove(const std::string& table, table::Store::Done done) {
    erase(
        [table](Database& database) -> std::optional<Error> {
            for (const char* rows : {"entries", "snapshots", "accounts"}) {
                Result<Statement> statement =
                    database.prepare("DELETE FROM " + std::string(rows) + " WHERE table_id = ?");
                if (!statement) return statement.error();
                statement->bind(1, table);
                if (statement->step() != Statement::Step::kDone) return database.error();
            }
            return std::nullopt;
        },
        std::move(done));
}

void SqliteStore::keep(const std::string& table, table::Snapshot snapshot) {
    Writer::Work work;
    work.table = table;
    work.snapshot = std::move(snapshot);
    writer_->add(std::move(work));
}

void SqliteStore::keep_account(const std::string& table, table::Account account) {
    Writer::Work work;
    work.table = table;
    work.account = std::move(account);
    writer_->add(std::move(work));
}

Result<table::StoredTable> SqliteStore::load(const std::string& table) {
    return load_table(files_->reader, table);
}

Result<std::optional<table::Account>> SqliteStore::account(const std::string& table) {
    return load_account(files_->reader, table);
}

Result<std::vector<table::StoredHead>> SqliteStore::unfinished() {
    return unfinished_heads(files_->reader);
}

Result<std::vector<table::StoredHead>> SqliteStore::finished_of(
    const std::string& guest, std::size_t most, const std::optional<table::Bookmark>& after) {
    Database& reader = files_->reader;
    Result<Statement> rows = reader.prepare(
        "WITH latest AS (SELECT table_id, ended FROM finished WHERE guest = ?1 "
        "AND (ended, table_id) < (?3, ?4) ORDER BY ended DESC, table_id DESC LIMIT ?2) SELECT " +
        std::string(kEntryColumns) +
        " FROM latest CROSS JOIN entries INDEXED BY entries_that_frame USING (table_id) WHERE kind "
        "IN ('open', 'start', 'end') "
        "ORDER BY ended DESC, table_id DESC, number");
    if (!rows) return rows.error();
    rows->bind(1, guest);
    rows->bind(2, static_cast<std::int64_t>(most));
    const table::Bookmark before = after.value_or(table::Bookmark{INT64_MAX, ""});
    rows->bind(3, before.at);
    rows->bind(4, before.table);
    std::vector<table::StoredHead> heads;
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step()) {
        Result<table::Entry> entry = entry_of(*rows);
        if (!entry) return entry.error();
        if (heads.empty() || heads.back().table != rows->text(0))
            heads.push_back({std::string(rows->text(0)), {}});
        heads.back().entries.push_back(std::move(*entry));
    }
    if (step != Statement::Step::kDone) return reader.error();
    return heads;
}

std::size_t SqliteStore::waiting() const {
    return writer_->waiting();
}

Result<std::string> SqliteStore::name_of(const std::string& guest) {
    Statement& row = files_->name_of;
    row.bind(1, guest);
    const Statement::Step step = row.step();
    Result<std::string> name = std::string(step == Statement::Step::kRow ? row.text(0) : "");
    if (step != Statement::Step::kRow && step != Statement::Step::kDone)
        name = files_->reader.error();
    row.reset();  // else the reader would see this moment for ever
    return name;
}

void SqliteStore::rename(const std::string& guest, const std::string& name, GuestNames::Done done) {
    Writer::Work work;
    work.guest_name = Writer::GuestName{guest, name};
    work.done = std::move(done);
    writer_->add(std::move(work));
}

}  // namespace orrery::store
