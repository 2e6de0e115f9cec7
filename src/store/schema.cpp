#include "store/schema.h"

#include <iterator>

namespace orrery::store {
namespace {

constexpr std::string_view kApplication = "1332900473";  // "Orry"
constexpr std::size_t kBytesCheckedAtStart = std::size_t{64} << 20;

// A commit writes whole pages, and a move changes little of each: small ones, which only an empty
// file can choose, and a log so long that a page is copied from it once for many moves.
constexpr const char* kSmallPages = "PRAGMA page_size = 1024";
constexpr const char* kLongLog = "PRAGMA wal_autocheckpoint = 8000";

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
    // Who sat where and when it ended, so that a list of games takes no longer for a long history.
    R"sql(
CREATE TABLE finished (
    guest TEXT NOT NULL,
    ended INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, ended DESC, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX finished_by_table ON finished (table_id);
CREATE INDEX entries_that_frame ON entries (table_id, number)
    WHERE kind IN ('open', 'start', 'end');
CREATE VIEW who_sat (guest, table_id) AS
    SELECT DISTINCT json_extract(seat.value, '$.guest'), began.table_id
    FROM entries AS began INDEXED BY entries_that_frame,
        json_each(iif(json_valid(began.payload), began.payload, '{}'), '$.seats') AS seat
    WHERE began.kind IN ('open', 'start', 'end') AND began.kind = 'start'
        AND json_extract(seat.value, '$.guest') <> '';
INSERT OR IGNORE INTO finished SELECT who_sat.guest, ended.at, table_id FROM entries AS ended
    JOIN who_sat USING (table_id) WHERE ended.kind = 'end';
CREATE TRIGGER a_game_ends AFTER INSERT ON entries WHEN NEW.kind = 'end' BEGIN
    INSERT OR IGNORE INTO finished SELECT guest, NEW.at, table_id FROM who_sat
        WHERE table_id = NEW.table_id;
END;
CREATE TRIGGER a_game_is_removed AFTER DELETE ON entries WHEN OLD.kind = 'end' BEGIN
    DELETE FROM finished WHERE table_id = OLD.table_id;
END;
)sql",
    // What was told of tables (table/account.h), packed.
    R"sql(
CREATE TABLE accounts (
    table_id TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    whole INTEGER NOT NULL,
    told BLOB NOT NULL
) STRICT;
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
    // What whoever runs the server has said.
    R"sql(
CREATE TABLE bans (
    who TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (who, since)
) STRICT, WITHOUT ROWID;
CREATE TABLE announcements (
    since INTEGER PRIMARY KEY,
    until INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
)sql",
    // On which day each guest of whom something is kept was last here. Of those from before it is
    // not known: they count as seen on the day of this step.
    R"sql(
CREATE TABLE visits (
    guest TEXT PRIMARY KEY,
    day INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX visits_by_day ON visits (day);
INSERT INTO visits SELECT guest, CAST(strftime('%s') AS INTEGER) / 86400 FROM (
    SELECT guest FROM guests
    UNION SELECT guest FROM devices
    UNION SELECT guest FROM entries INDEXED BY entries_that_seat WHERE kind IN ('open', 'sit')
    UNION SELECT guest FROM entries INDEXED BY entries_that_talk WHERE kind = 'chat'
);
CREATE TRIGGER somebody_is_named AFTER INSERT ON guests BEGIN
    INSERT INTO visits VALUES (NEW.guest, CAST(strftime('%s') AS INTEGER) / 86400)
        ON CONFLICT (guest) DO UPDATE SET day = excluded.day WHERE excluded.day > day;
END;
CREATE TRIGGER somebody_sits_or_talks AFTER INSERT ON entries
    WHEN NEW.kind IN ('open', 'sit', 'chat') BEGIN
    INSERT INTO visits VALUES (NEW.guest, NEW.at / 86400000)
        ON CONFLICT (guest) DO UPDATE SET day = excluded.day WHERE excluded.day > day;
END;
)sql",
    // Whom people do not want to meet, and what they reported.
    R"sql(
CREATE TABLE blocks (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (guest, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_by_other ON blocks (other);
CREATE TABLE reports (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    guest TEXT NOT NULL,
    about TEXT NOT NULL,
    name TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    words TEXT NOT NULL,
    said TEXT NOT NULL,
    closed INTEGER NOT NULL
) STRICT;
CREATE INDEX reports_by_guest ON reports (guest);
CREATE TRIGGER somebody_blocks AFTER INSERT ON blocks BEGIN
    INSERT INTO visits VALUES (NEW.guest, NEW.since / 86400000)
        ON CONFLICT (guest) DO UPDATE SET day = excluded.day WHERE excluded.day > day;
END;
CREATE TRIGGER somebody_reports AFTER INSERT ON reports BEGIN
    INSERT INTO visits VALUES (NEW.guest, NEW.at / 86400000)
        ON CONFLICT (guest) DO UPDATE SET day = excluded.day WHERE excluded.day > day;
END;
)sql",
    // When tables ended and whether they had begun, so that the oldest is found at once.
    R"sql(
CREATE TABLE ended (
    table_id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    played INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ended_by_age ON ended (played, at);
INSERT OR IGNORE INTO ended SELECT table_id, at, EXISTS (
    SELECT 1 FROM entries AS began INDEXED BY entries_that_frame WHERE began.table_id =
        last.table_id AND began.kind IN ('open', 'start', 'end') AND began.kind = 'start')
    FROM entries AS last WHERE kind = 'end';
CREATE TRIGGER a_table_ends AFTER INSERT ON entries WHEN NEW.kind = 'end' BEGIN
    INSERT OR IGNORE INTO ended SELECT NEW.table_id, NEW.at, EXISTS (
        SELECT 1 FROM entries AS began INDEXED BY entries_that_frame WHERE began.table_id =
            NEW.table_id AND began.kind IN ('open', 'start', 'end') AND began.kind = 'start');
END;
CREATE TRIGGER a_table_is_removed AFTER DELETE ON entries WHEN OLD.kind = 'end' BEGIN
    DELETE FROM ended WHERE table_id = OLD.table_id;
END;
)sql",
    // What people did at a table beside playing and talking, so that a start lists those that go on
    // at once. And from where somebody came who is reported, as a hash under a secret of this file,
    // and when they left.
    R"sql(
CREATE INDEX entries_of_people ON entries (table_id, number)
    WHERE kind NOT IN ('move', 'undo', 'chat');
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO secrets VALUES ('networks', lower(hex(randomblob(32))));
ALTER TABLE reports ADD COLUMN network TEXT NOT NULL DEFAULT '';
ALTER TABLE reports ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
CREATE INDEX reports_of_gone ON reports (gone) WHERE gone > 0;
CREATE INDEX entries_that_keep_out ON entries (table_id)
    WHERE kind = 'open' AND instr(payload, '"kept_out"') > 0;
)sql",
};

Error unusable(const std::string& file, const std::string& why) {
    return {"bad_store", file + ": " + why, "", ""};
}

std::optional<Error> check_owner(Database& database, const std::string& file) {
    const Result<std::string> application = database.text_of("PRAGMA application_id");
    if (!application) return application.error();
    if (*application != kApplication) return unusable(file, "this is another program's database");
    return std::nullopt;
}

// A large file is not read through at every start: damage is found where a table is read.
std::optional<Error> check_pages(Database& database, const std::string& file) {
    const Result<std::string> is_small = database.text_of(
        "SELECT page_count * page_size <= " + std::to_string(kBytesCheckedAtStart) +
        " FROM pragma_page_count, pragma_page_size");
    if (!is_small) return is_small.error();
    if (*is_small != "1") return std::nullopt;
    const Result<std::string> check = database.text_of("PRAGMA quick_check(1)");
    if (!check) return check.error();
    if (*check != "ok") return unusable(file, "the file is damaged: " + *check);
    return std::nullopt;
}

std::optional<Error> check_ours(Database& database, const std::string& file) {
    if (auto error = check_owner(database, file)) return error;
    return check_pages(database, file);
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
    if (*tables == "0")
        if (auto error = database.run(kSmallPages)) return error;
    const Result<std::string> mode = database.text_of("PRAGMA journal_mode = WAL");
    if (!mode) return mode.error();
    if (*mode != "wal") return unusable(file, "this file system allows no write-ahead log");
    if (auto error = database.run("PRAGMA synchronous = FULL")) return error;
    if (auto error = database.run(kLongLog)) return error;
    for (std::size_t step = *version; step < std::size(kSteps); ++step)
        if (auto error = take_step(database, step)) return error;
    return std::nullopt;
}

std::optional<Error> check_schema(Database& database, const std::string& file) {
    if (auto error = check_owner(database, file)) return error;
    const Result<std::size_t> version = version_of(database, file);
    return version ? std::nullopt : std::optional(version.error());
}

}  // namespace orrery::store
