#include "store/writer.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "store/packing.h"

namespace orrery::store {
namespace {

constexpr std::chrono::seconds kTidyAgain{1};

void note(const std::vector<table::Entry>& entries, const std::optional<Error>& outcome,
          CommitReport& report) {
    report.entries += entries.size();
    if (outcome && outcome->code != "conflict") report.failure = outcome;
    if (outcome) return;
    for (const table::Entry& entry : entries) {
        report.moves += entry.kind == table::EntryKind::kMove ? 1 : 0;
        report.ends += entry.kind == table::EntryKind::kEnd ? 1 : 0;
    }
}

}  // namespace

Result<std::unique_ptr<SqliteStore::Writer>> SqliteStore::Writer::start(
    Database database, const SqliteOptions& options) {
    Statements statements;
    const std::pair<Statement*, std::string_view> all[] = {
        {&statements.insert,
         "INSERT INTO entries (table_id, number, at, kind, seat, guest, message_id, payload, hash) "
         "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"},
        {&statements.keep,
         "INSERT OR REPLACE INTO snapshots (table_id, number, state) VALUES (?, ?, ?)"},
        // A table that was removed meanwhile has no account.
        {&statements.keep_account,
         "INSERT INTO accounts (table_id, number, whole, told) SELECT ?1, ?2, ?3, ?4 WHERE EXISTS "
         "(SELECT 1 FROM entries WHERE table_id = ?1) ON CONFLICT "
         "(table_id) DO UPDATE SET number = excluded.number, whole = excluded.whole, "
         "told = excluded.told WHERE excluded.whole >= accounts.whole"},
        {&statements.rename, "INSERT OR REPLACE INTO guests (guest, name) VALUES (?, ?)"}};
    for (const auto& [statement, sql] : all) {
        Result<Statement> prepared = database.prepare(sql);
        if (!prepared) return prepared.error();
        *statement = std::move(*prepared);
    }
    return std::unique_ptr<Writer>(new Writer(std::move(database), std::move(statements), options));
}

SqliteStore::Writer::Writer(Database database, Statements statements, const SqliteOptions& options)
    : database_(std::move(database)),
      statements_(std::move(statements)),
      options_(options),
      thread_([this] { run(); }) {}

SqliteStore::Writer::~Writer() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    arrived_.notify_one();
    thread_.join();
    // The file alone is everything then. Where it fails, the next start finds it in the log.
    database_.run("PRAGMA wal_checkpoint(TRUNCATE)");
}

void SqliteStore::Writer::add(Work work) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(work));
    }
    arrived_.notify_one();
}

std::size_t SqliteStore::Writer::waiting() {
    const std::lock_guard lock(mutex_);
    return waiting_.size();
}

bool SqliteStore::Writer::next_group(std::vector<Work>& group) {
    std::unique_lock lock(mutex_);
    const auto is_ready = [this] { return stopping_ || !waiting_.empty(); };
    if (tidy_at_)
        arrived_.wait_until(lock, *tidy_at_, is_ready);
    else
        arrived_.wait(lock, is_ready);
    group.swap(waiting_);
    return !group.empty() || !stopping_;
}

// While one group is on its way to the disk, the next one gathers.
void SqliteStore::Writer::run() {
    using Clock = std::chrono::steady_clock;
    for (std::vector<Work> group; next_group(group); group.clear()) {
        if (!group.empty()) {
            const Clock::time_point began = Clock::now();
            std::vector<Outcome> outcomes = commit(group);
            const bool erased =
                std::any_of(group.begin(), group.end(), [](const Work& work) { return work.tidy; });
            if (erased && !tidy_at_) tidy_at_ = began;
            answer(std::move(group), std::move(outcomes),
                   std::chrono::duration<double>(Clock::now() - began).count());
        }
        // Everybody has their answer before.
        if (tidy_at_ && *tidy_at_ <= Clock::now()) tidy();
    }
}

// One by one, so that others come between them.
void SqliteStore::Writer::answer(std::vector<Work> group, std::vector<Outcome> outcomes,
                                 double seconds) {
    CommitReport report;
    report.seconds = seconds;
    for (std::size_t i = 0; i < group.size(); ++i) note(group[i].entries, outcomes[i], report);
    if (options_.on_commit && report.entries > 0)
        options_.post([report, on_commit = options_.on_commit] { on_commit(report); });
    auto outcome = outcomes.begin();
    for (Work& work : group) {
        if (work.done)
            options_.post(
                [done = std::move(work.done), outcome = std::move(*outcome)] { done(outcome); });
        ++outcome;
    }
}

// Whoever reads in the log is not waited for: moves would wait as long.
void SqliteStore::Writer::tidy() {
    database_.set_patience(std::chrono::milliseconds(0));
    const Result<std::string> busy = database_.text_of("PRAGMA wal_checkpoint(TRUNCATE)");
    database_.set_patience(Database::kPatience);
    if (busy && *busy == "0")
        tidy_at_.reset();
    else
        tidy_at_ = std::chrono::steady_clock::now() + kTidyAgain;
}

std::vector<std::optional<Error>> SqliteStore::Writer::commit(const std::vector<Work>& group) {
    std::vector<Outcome> outcomes(group.size());
    Outcome failed = database_.run("BEGIN IMMEDIATE");
    for (std::size_t i = 0; i < group.size() && !failed; ++i) {
        // One that does not fit must not take the others with it.
        failed = database_.run("SAVEPOINT one");
        if (failed) break;
        outcomes[i] = write(group[i]);
        if (!database_.in_transaction())
            failed = outcomes[i];  // the disk is full, say: everything was rolled back
        else
            failed = database_.run(outcomes[i] ? "ROLLBACK TO one; RELEASE one" : "RELEASE one");
    }
    if (!failed) failed = database_.run("COMMIT");
    if (!failed) return outcomes;
    if (database_.in_transaction()) database_.run("ROLLBACK");
    for (Outcome& outcome : outcomes)
        if (!outcome) outcome = failed;
    return outcomes;
}

std::optional<Error> SqliteStore::Writer::write(const Work& work) {
    for (const table::Entry& entry : work.entries)
        if (Outcome error = insert(work.table, entry)) return error;
    if (work.snapshot) return keep(work.table, *work.snapshot);
    if (work.account) return keep_account(work.table, *work.account);
    if (work.guest_name) return rename(*work.guest_name);
    if (work.change) return work.change(database_);
    return std::nullopt;
}

std::optional<Error> SqliteStore::Writer::keep(const std::string& table,
                                               const table::Snapshot& snapshot) {
    const std::string state = to_text(snapshot.state);
    statements_.keep.bind(1, table);
    statements_.keep.bind(2, static_cast<std::int64_t>(snapshot.number));
    statements_.keep.bind(3, state);
    return replace(statements_.keep);
}

std::optional<Error> SqliteStore::Writer::keep_account(const std::string& table,
                                                       const table::Account& account) {
    const std::string told = packed(to_text(account.told));
    Statement& keep = statements_.keep_account;
    keep.bind(1, table);
    keep.bind(2, static_cast<std::int64_t>(account.number));
    keep.bind(3, std::int64_t{account.whole});
    keep.bind_bytes(4, told);
    return replace(keep);
}

std::optional<Error> SqliteStore::Writer::rename(const GuestName& guest_name) {
    statements_.rename.bind(1, guest_name.guest);
    statements_.rename.bind(2, guest_name.name);
    return replace(statements_.rename);
}

std::optional<Error> SqliteStore::Writer::replace(Statement& statement) {
    const bool replaced = statement.step() == Statement::Step::kDone;
    Outcome outcome = replaced ? std::nullopt : Outcome(database_.error());
    statement.reset();
    return outcome;
}

std::optional<Error> SqliteStore::Writer::insert(const std::string& table,
                                                 const table::Entry& entry) {
    const std::string payload = to_text(entry.payload), hash = to_hex(entry.hash);
    statements_.insert.bind(1, table);
    statements_.insert.bind(2, static_cast<std::int64_t>(entry.number));
    statements_.insert.bind(3, entry.at);
    statements_.insert.bind(4, kind_name(entry.kind));
    statements_.insert.bind(5, std::int64_t{entry.seat});
    statements_.insert.bind(6, entry.guest);
    statements_.insert.bind(7, entry.message_id);
    statements_.insert.bind(8, payload);
    statements_.insert.bind(9, hash);
    Outcome outcome;
    switch (statements_.insert.step()) {
        case Statement::Step::kDone:
            break;
        case Statement::Step::kConflict:
            outcome = Error{"conflict",
                            "entry " + std::to_string(entry.number) +
                                " of the table, or a message with this id, is there already",
                            "", ""};
            break;
        default:
            outcome = database_.error();
    }
    statements_.insert.reset();
    return outcome;
}

}  // namespace orrery::store
