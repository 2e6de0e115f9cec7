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
};

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(SqliteOptions options) {
    const std::string& file = options.file;
    Result<StoreLock> lock = StoreLock::take(file);
    if (!lock) return lock.error();
    keep_to_ourselves(file);
    Result<Database> database = Database::open(file, Database::Access::kReadWrite);
    if (!database) return database.error();
    if (const auto error = prepare_schema(*database, file)) return *error;
    Result<Database> reader = Database::open(file, Database::Access::kRead);
    if (!reader) return reader.error();
    auto files = std::make_unique<Files>(Files{std::move(*lock), std::move(*reader)});
    Result<std::unique_ptr<Writer>> writer = Writer::start(std::move(*database), options);
    if (!writer) return writer.error();
    return std::unique_ptr<SqliteStore>(new SqliteStore(std::move(files), std::move(*writer)));
}

SqliteStore::SqliteStore(std::unique_ptr<Files> files, std::unique_ptr<Writer> writer)
    : files_(std::move(files)), writer_(std::move(writer)) {}

SqliteStore::~SqliteStore() = default;

void SqliteStore::append(const std::string& table, std::vector<table::Entry> entries,
                         table::Store::Done done) {
    writer_->add({table, std::move(entries), std::nullopt, std::nullopt, std::move(done)});
}

void SqliteStore::keep(const std::string& table, table::Snapshot snapshot) {
    writer_->add({table, {}, std::move(snapshot), std::nullopt, nullptr});
}

Result<table::StoredTable> SqliteStore::load(const std::string& table) {
    return read_table(files_->reader, table);
}

Result<std::vector<std::string>> SqliteStore::unfinished() {
    Database& reader = files_->reader;
    Result<Statement> rows = reader.prepare(
        "SELECT table_id FROM entries AS opened WHERE kind = 'open' AND NOT EXISTS "
        "(SELECT 1 FROM entries AS ended WHERE ended.table_id = opened.table_id AND "
        "ended.kind = 'end') ORDER BY table_id");
    if (!rows) return rows.error();
    std::vector<std::string> ids;
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step()) ids.emplace_back(rows->text(0));
    if (step != Statement::Step::kDone) return reader.error();
    return ids;
}

Result<std::vector<table::StoredHead>> SqliteStore::finished_of(const std::string& guest,
                                                                std::size_t most) {
    Database& reader = files_->reader;
    Result<Statement> rows = reader.prepare(
        "WITH mine AS (SELECT DISTINCT table_id FROM entries WHERE guest = ?1 AND kind IN "
        "('open', 'sit')), latest AS (SELECT ended.table_id, ended.at AS ended_at FROM mine "
        "JOIN entries AS ended ON ended.table_id = mine.table_id AND ended.kind = 'end' "
        "JOIN entries AS began ON began.table_id = mine.table_id AND began.kind = 'start' "
        "WHERE EXISTS (SELECT 1 FROM json_each(began.payload, '$.seats') AS seat "
        "WHERE json_extract(seat.value, '$.guest') = ?1) "
        "ORDER BY ended.at DESC, ended.table_id LIMIT ?2) SELECT " +
        std::string(kColumns) +
        " FROM latest JOIN entries USING (table_id) WHERE kind IN ('open', 'start', 'end') "
        "ORDER BY ended_at DESC, table_id, number");
    if (!rows) return rows.error();
    rows->bind(1, guest);
    rows->bind(2, static_cast<std::int64_t>(most));
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
    Database& reader = files_->reader;
    Result<Statement> row = reader.prepare("SELECT name FROM guests WHERE guest = ?");
    if (!row) return row.error();
    row->bind(1, guest);
    const Statement::Step step = row->step();
    if (step == Statement::Step::kRow) return std::string(row->text(0));
    if (step != Statement::Step::kDone) return reader.error();
    return std::string();
}

void SqliteStore::rename(const std::string& guest, const std::string& name, GuestNames::Done done) {
    writer_->add({"", {}, std::nullopt, Writer::GuestName{guest, name}, std::move(done)});
}

}  // namespace orrery::store
