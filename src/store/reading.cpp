#include "store/reading.h"

#include <utility>

#include "core/json.h"
#include "store/packing.h"

namespace orrery::store {
namespace {

Error bad_entry(const table::Entry& entry, const std::string& table, const std::string& what) {
    return {"bad_entry",
            "entry " + std::to_string(entry.number) + " of table " + table + ": " + what, "", ""};
}

// The first column of each row, as a text.
Result<std::vector<std::string>> list_after(Database& database, std::string_view sql,
                                            const std::string& table, std::size_t most) {
    Result<Statement> rows = database.prepare(sql);
    if (!rows) return rows.error();
    rows->bind(1, table);
    rows->bind(2, static_cast<std::int64_t>(most));
    std::vector<std::string> ids;
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step()) ids.emplace_back(rows->text(0));
    if (step != Statement::Step::kDone) return database.error();
    return ids;
}

}  // namespace

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

Result<table::StoredTable> load_table(Database& database, const std::string& table) {
    table::StoredTable stored;
    Result<Statement> rows = database.prepare("SELECT " + std::string(kEntryColumns) +
                                              " FROM entries WHERE table_id = ? ORDER BY number");
    if (!rows) return rows.error();
    rows->bind(1, table);
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step()) {
        Result<table::Entry> entry = entry_of(*rows);
        if (!entry) return entry.error();
        stored.entries.push_back(std::move(*entry));
    }
    if (step != Statement::Step::kDone) return database.error();
    if (stored.entries.empty())
        return Error{"unknown_table", "there is no table " + quoted(table), "", ""};

    // Only a cache: one that cannot be read is none. A file of an earlier version has no accounts.
    Result<Statement> snapshot =
        database.prepare("SELECT number, state FROM snapshots WHERE table_id = ?");
    if (!snapshot) return snapshot.error();
    snapshot->bind(1, table);
    if (snapshot->step() == Statement::Step::kRow)
        if (Result<Json> state = parse_json(snapshot->text(1)))
            stored.snapshot = {static_cast<std::uint64_t>(snapshot->number(0)), std::move(*state)};
    if (Result<Statement> account =
            database.prepare("SELECT number FROM accounts WHERE table_id = ?")) {
        account->bind(1, table);
        if (account->step() == Statement::Step::kRow)
            stored.told_until = static_cast<std::uint64_t>(account->number(0));
    }
    return stored;
}

Result<std::optional<table::Account>> load_account(Database& database, const std::string& table) {
    Result<Statement> row =
        database.prepare("SELECT number, whole, told FROM accounts WHERE table_id = ?");
    if (!row) return row.error();
    row->bind(1, table);
    const Statement::Step step = row->step();
    if (step == Statement::Step::kDone) return std::optional<table::Account>();
    if (step != Statement::Step::kRow) return database.error();
    const Result<std::string> text = unpacked(row->bytes(2));
    if (!text) return text.error();
    Result<Json> told = parse_json(*text);
    if (!told) return told.error();
    return std::optional<table::Account>(
        {static_cast<std::uint64_t>(row->number(0)), row->number(1) != 0, std::move(*told)});
}

Result<std::vector<std::string>> tables_after(Database& database, const std::string& table,
                                              std::size_t most) {
    return list_after(database,
                      "SELECT table_id FROM entries WHERE kind = 'open' AND table_id > ? "
                      "ORDER BY table_id LIMIT ?",
                      table, most);
}

Result<std::vector<std::string>> untold_after(Database& database, const std::string& table,
                                              std::size_t most) {
    return list_after(database,
                      "SELECT table_id FROM entries AS ended WHERE kind = 'end' AND table_id > ? "
                      "AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.table_id = "
                      "ended.table_id AND whole) AND EXISTS (SELECT 1 FROM entries AS began WHERE "
                      "began.table_id = ended.table_id AND began.kind = 'start') "
                      "ORDER BY table_id LIMIT ?",
                      table, most);
}

Result<std::vector<table::StoredHead>> unfinished_heads(Database& database) {
    const std::string columns(kEntryColumns);
    Result<Statement> tables = database.prepare(
        "SELECT table_id FROM entries AS opened WHERE kind = 'open' AND NOT EXISTS "
        "(SELECT 1 FROM entries AS ended WHERE ended.table_id = opened.table_id AND "
        "ended.kind = 'end') ORDER BY table_id");
    // The last entry of a game that is played is a move, and none of the others.
    Result<Statement> lines = database.prepare(
        "SELECT " + columns +
        " FROM entries INDEXED BY entries_of_people WHERE table_id = ?1 AND " +
        "kind NOT IN ('move', 'undo', 'chat') UNION SELECT * FROM (SELECT " + columns +
        " FROM entries WHERE table_id = ?1 ORDER BY number DESC LIMIT 1) ORDER BY number");
    if (!tables) return tables.error();
    if (!lines) return lines.error();
    std::vector<table::StoredHead> heads;
    Statement::Step step = tables->step();
    for (; step == Statement::Step::kRow; step = tables->step()) {
        table::StoredHead head{std::string(tables->text(0)), {}};
        lines->bind(1, head.table);
        Statement::Step next = lines->step();
        for (; next == Statement::Step::kRow; next = lines->step()) {
            Result<table::Entry> entry = entry_of(*lines);
            // What is wrong with it is told when the table is read as a whole.
            if (entry) head.entries.push_back(std::move(*entry));
        }
        if (next != Statement::Step::kDone) return database.error();
        lines->reset();
        if (!head.entries.empty()) heads.push_back(std::move(head));
    }
    if (step != Statement::Step::kDone) return database.error();
    return heads;
}

Result<std::vector<std::string>> all_tables(Database& database) {
    Result<Statement> rows = database.prepare("SELECT DISTINCT table_id FROM entries");
    if (!rows) return rows.error();
    std::vector<std::string> ids;
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step()) ids.emplace_back(rows->text(0));
    if (step != Statement::Step::kDone) return database.error();
    return ids;
}

}  // namespace orrery::store
