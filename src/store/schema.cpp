#include "store/schema.h"

#include <iterator>

namespace orrery::store {
namespace {

constexpr std::string_view kApplication = "1332900473";  // "Orry"

// Each step makes a file of the version before into one of its own; an empty file has version 0.
// A step is only its SQL: `take_step` makes it a transaction and gives it its number. A step that
// was ever in use is never changed: files were made by it. What is new goes to the end.
constexpr const char* kSteps[] = {
    // Numbers and message ids are unique: no writer can fork a game, no retry can count twice.
    R"sql(
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    message_id TEXT NOT NULL,
    payload TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entries_by_message ON entries (table_id, guest, message_id)
    WHERE message_id <> '';
CREATE INDEX entries_that_end ON entries (table_id, at) WHERE kind = 'end';
CREATE INDEX entries_that_open ON entries (table_id) WHERE kind = 'open';
CREATE INDEX entries_that_seat ON entries (guest, table_id) WHERE kind IN ('open', 'sit');
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    state TEXT NOT NULL
) STRICT, WITHOUT ROWID;
)sql",
    // What people call themselves.
    R"sql(
CREATE TABLE guests (
    guest TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
)sql",
    // Whose browser is whose, and what somebody said.
    R"sql(
CREATE TABLE devices (
    device TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    label TEXT NOT NULL,
    since INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    ended INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX entries_that_talk ON entries (guest, table_id) WHERE kind = 'chat';
)sql",
};

Error unusable(const std::string& file, const std::string& why) {
    return {"bad_store", file + ": " + why, "", ""};
}

std::optional<Error> check_ours(Database& database, const std::string& file) {
    const Result<std::string> application = database.text_of("PRAGMA application_id");
    if (!application) return application.error();
    if (*application != kApplication) return unusable(file, "this is another program's database");
    const Result<std::string> check = database.text_of("PRAGMA quick_check(1)");
    if (!check) return check.error();
    if (*check != "ok") return unusable(file, "the file is damaged: " + *check);
    return std::nullopt;
}

// The number of steps that were taken.
Result<std::size_t> version_of(Database& database, const std::string& file) {
    const Result<std::string> version = database.text_of("PRAGMA user_version");
    if (!version) return version.error();
    for (std::size_t known = 0; known <= std::size(kSteps); ++known)
        if (*version == std::to_string(known)) return known;
    return unusable(file, "written in version " + *version +
                              " of the store; this program knows version " +
                              std::to_string(std::size(kSteps)));
}

// All of a step or nothing of it: the number is part of what is committed.
std::optional<Error> take_step(Database& database, std::size_t step) {
    const std::string sql = "BEGIN IMMEDIATE;\n" + std::string(kSteps[step]) +
                            "PRAGMA application_id = " + std::string(kApplication) +
                            ";\nPRAGMA user_version = " + std::to_string(step + 1) + ";\nCOMMIT;";
    std::optional<Error> error = database.run(sql.c_str());
    if (error && database.in_transaction()) database.run("ROLLBACK");
    return error;
}

}  // namespace

std::span<const char* const> schema_steps() {
    return kSteps;
}

std::optional<Error> prepare_schema(Database& database, const std::string& file) {
    const Result<std::string> tables = database.text_of("SELECT count(*) FROM sqlite_schema");
    if (!tables) return tables.error();
    if (*tables != "0")
        if (auto error = check_ours(database, file)) return error;
    const Result<std::size_t> version = version_of(database, file);
    if (!version) return version.error();
    const Result<std::string> mode = database.text_of("PRAGMA journal_mode = WAL");
    if (!mode) return mode.error();
    if (*mode != "wal") return unusable(file, "this file system allows no write-ahead log");
    if (auto error = database.run("PRAGMA synchronous = FULL")) return error;
    for (std::size_t step = *version; step < std::size(kSteps); ++step)
        if (auto error = take_step(database, step)) return error;
    return std::nullopt;
}

}  // namespace orrery::store
