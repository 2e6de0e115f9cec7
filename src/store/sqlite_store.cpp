#include "store/sqlite_store.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "store/schema.h"
#include "store/writer.h"

namespace orrery::store {
namespace {

constexpr std::string_view kColumns =
    "table_id, number, at, kind, seat, guest, message_id, payload, hash";

Error bad_entry(const table::Entry& entry, const std::string& table, std::string what) {
    return {"bad_entry",
            "entry " + std::to_string(entry.number) + " of table " + table + ": " + what, "", ""};
}

Result<table::Entry> entry_of(const Statement& row) {
    table::Entry entry;
    const std::string table(row.text(0));
    entry.number = static_cast<std::uint64_t>(row.number(1));
    entry.at = row.number(2);
    const Result<table::EntryKind> kind = table::kind_from_name(row.text(3));
    if (!kind) return bad_entry(entry, table, kind.error().message);
    entry.kind = *kind;
    entry.seat = static_cast<Seat>(row.number(4));
    entry.guest = row.text(5);
    entry.message_id = row.text(6);
    Result<Json> payload = parse_json(row.text(7));
    if (!payload) return bad_entry(entry, table, to_string(payload.error()));
    entry.payload = std::move(*payload);
    const Result<Hash128> hash = hash_from_hex(row.text(8));
    if (!hash) return bad_entry(entry, table, hash.error().message);
    entry.hash = *hash;
    return entry;
}

// The seeds of games that go on are in there. SQLite gives the files beside it the same
// permissions; those that are there have them from before.
void keep_to_ourselves(const std::string& file) {
    const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (made >= 0) close(made);
    for (const char* which : {"", "-wal", "-shm"}) chmod((file + which).c_str(), 0600);
}

}  // namespace

// The connection that reads, on the host's thread, and the lock that keeps other programs away.
class SqliteStore::Files {
  public:
    Files(int lock, Database reader, Statement name_of)
        : lock_(lock), reader_(std::move(reader)), name_of_(std::move(name_of)) {}
    ~Files() { close(lock_); }
    Files(const Files&) = delete;
    Files& operator=(const Files&) = delete;

    Database& reader() { return reader_; }
    Statement& name_of() { return name_of_; }  // asked with every request

  private:
    int lock_;
    Database reader_;
    Statement name_of_;
};

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(SqliteOptions options) {
    const std::string& file = options.file;
    const std::string lock_file = file + ".lock";
    const int lock = ::open(lock_file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock < 0) return Error{"bad_store", lock_file + ": " + std::strerror(errno), "", ""};
    if (flock(lock, LOCK_EX | LOCK_NB) != 0) {
        close(lock);
        return Error{"bad_store", file + ": another program is using it", "", ""};
    }
    const auto give_up = [lock](Error error) {
        close(lock);
        return error;
    };
    keep_to_ourselves(file);
    Result<Database> database = Database::open(file, Database::Access::kReadWrite);
    if (!database) return give_up(database.error());
    if (const auto error = prepare_schema(*database, file)) return give_up(*error);
    Result<Database> reader = Database::open(file, Database::Access::kRead);
    if (!reader) return give_up(reader.error());
    Result<Statement> name_of = reader->prepare("SELECT name FROM guests WHERE guest = ?");
    if (!name_of) return give_up(name_of.error());
    auto files = std::make_unique<Files>(lock, std::move(*reader), std::move(*name_of));
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
    table::StoredTable stored;
    Database& reader = files_->reader();
    Result<Statement> rows = reader.prepare("SELECT " + std::string(kColumns) +
                                            " FROM entries WHERE table_id = ? ORDER BY number");
    if (!rows) return rows.error();
    rows->bind(1, table);
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step()) {
        Result<table::Entry> entry = entry_of(*rows);
        if (!entry) return entry.error();
        stored.entries.push_back(std::move(*entry));
    }
    if (step != Statement::Step::kDone) return reader.error();
    if (stored.entries.empty())
        return Error{"unknown_table", "there is no table " + quoted(table), "", ""};

    Result<Statement> snapshot =
        reader.prepare("SELECT number, state FROM snapshots WHERE table_id = ?");
    if (!snapshot) return snapshot.error();
    snapshot->bind(1, table);
    if (snapshot->step() != Statement::Step::kRow) return stored;
    // Only a cache: one that cannot be read is none.
    if (Result<Json> state = parse_json(snapshot->text(1)))
        stored.snapshot = {static_cast<std::uint64_t>(snapshot->number(0)), std::move(*state)};
    return stored;
}

Result<std::vector<std::string>> SqliteStore::unfinished() {
    Database& reader = files_->reader();
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

Result<std::vector<table::StoredHead>> SqliteStore::finished_of(
    const std::string& guest, std::size_t most, const std::optional<table::Bookmark>& after) {
    Database& reader = files_->reader();
    Result<Statement> rows = reader.prepare(
        "WITH latest AS (SELECT table_id, ended FROM finished WHERE guest = ?1 "
        "AND (ended, table_id) < (?3, ?4) ORDER BY ended DESC, table_id DESC LIMIT ?2) SELECT " +
        std::string(kColumns) +
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

Result<std::string> SqliteStore::name_of(const std::string& guest) {
    Statement& row = files_->name_of();
    row.bind(1, guest);
    const Statement::Step step = row.step();
    Result<std::string> name = std::string(step == Statement::Step::kRow ? row.text(0) : "");
    if (step != Statement::Step::kRow && step != Statement::Step::kDone)
        name = files_->reader().error();
    row.reset();  // else the reader would see this moment for ever
    return name;
}

void SqliteStore::rename(const std::string& guest, const std::string& name, GuestNames::Done done) {
    writer_->add({"", {}, std::nullopt, Writer::GuestName{guest, name}, std::move(done)});
}

}  // namespace orrery::store
